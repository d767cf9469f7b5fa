"""Slots for long computations: few run at a time, so that short requests are answered meanwhile.

Python runs one thread at a time. Without slots, forty long computations would share the processor with a
short request, which would take seconds.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from referee.deadline import Cancelled

AT_ONCE = 2  # long computations of this process
LONG_SECONDS = 0.05  # seconds of CPU time after which a computation is long
CHECK_SECONDS = 0.25  # seconds of waiting after which to look whether anybody still waits for the answer
LARGE_BYTES = 12_000  # bytes of a body whose work may be long; a position of 100 tiles with figures has fewer


class NoSlot(Cancelled):
    """Too many long computations are waiting."""


class ComputeSlots:
    """The slots of one process; `waiting`: how many computations may wait for one."""

    def __init__(self, waiting: int, at_once: int = AT_ONCE) -> None:
        self._free = threading.Semaphore(at_once)
        self._places = threading.Semaphore(waiting)

    def enter(self, seconds: float, stay: Callable[[], None] = lambda: None) -> None:
        """Take a slot, or wait for one. Raises NoSlot if too many wait, or after these seconds.

        `stay` is called while it waits, and raises whatever ends the wait.
        """
        if self._free.acquire(blocking=False):
            return
        if not self._places.acquire(blocking=False):
            raise NoSlot
        try:
            until = time.monotonic() + seconds
            while not self._free.acquire(timeout=max(0, min(CHECK_SECONDS, until - time.monotonic()))):
                if time.monotonic() >= until:
                    raise NoSlot
                stay()
        finally:
            self._places.release()

    def leave(self) -> None:
        """Give a slot back."""
        self._free.release()


class SlotUse:
    """The slot of one request, taken before its computation begins if its body is large, otherwise as soon as
    it is long. So refused clients that retry at once cost nothing but the refusal.

    `stay` raises an error as soon as the client has left, which ends the wait for a slot.
    """

    def __init__(self, slots: ComputeSlots, stay: Callable[[], None] = lambda: None) -> None:
        self._slots, self._stay = slots, stay
        self._since = time.thread_time()
        self._held = False

    def take(self, seconds: float) -> None:
        """Take a slot if the computation is long and has none. Raises NoSlot."""
        if not self._held and time.thread_time() - self._since > LONG_SECONDS:
            self.enter(seconds)

    def enter(self, seconds: float) -> None:
        """Take a slot now, if it has none. Raises NoSlot."""
        if self._held:
            return
        self._slots.enter(seconds, self._stay)
        self._held = True

    def end(self) -> None:
        """Give the slot back, if there is one."""
        if self._held:
            self._held = False
            self._slots.leave()
