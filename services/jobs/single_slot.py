"""Runs slow jobs that a client waits for, away from the `door` pool that every upload passes.

Processing photos of single tiles and training prototypes take many processor seconds. In the `door` pool
they would delay every photo. Here they delay only jobs of the same kind, and few of those.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from services.jobs.process_pool import PoolLimits, WorkerPool
from store import Busy

WAITING = 2  # in addition to the running one; each holds a server thread
LONGEST = 40.0  # seconds in the queue: with a typical job, less than a proxy waits for an answer
IDLE = 60.0  # seconds without work after which the process ends


class Engaged(Busy):
    """No slot is free in the queue. The message is shown to users."""


class SingleSlotWorker:
    """One worker process, started on first use and ended when idle.

    Callers queue for it. Each key (a catalog) has at most one place in the queue; the first in the queue has
    the process to itself.
    """

    def __init__(self, limits: PoolLimits) -> None:
        self.pool = WorkerPool(
            limits
        )  # not Pool.of: it ends with this bench and must not end the work of others
        self._line: list[str] = []
        self._moved = threading.Condition()
        self._closed = False
        self._rest: threading.Timer | None = None

    def __len__(self) -> int:
        """The number of callers in the queue, including the running one."""
        return len(self._line)

    @contextmanager
    def turn(self, key: str) -> Iterator[None]:
        """Wait for the turn of this key and hold the process for the duration of the context.

        Raises Engaged: immediately if the key has a place already or no place is free, or after waiting too
        long.
        """
        with self._moved:
            self._stand_in_line(key)
        try:
            yield
        finally:
            with self._moved:
                self._leave(key)

    def close(self) -> None:
        """Make all waiting callers give up because the server is shutting down; the running one continues."""
        with self._moved:
            self._closed = True
            self._moved.notify_all()

    def stop(self) -> None:
        """End the process, even if it is working."""
        self.close()
        with self._moved:
            if self._rest is not None:
                self._rest.cancel()
        self.pool.stop(for_good=True)

    def _stand_in_line(self, key: str) -> None:
        if key in self._line:
            raise Engaged("The tiles of this set are being looked at already. Send this again after that.")
        if self._closed or len(self._line) > WAITING:
            raise Engaged("The tiles of other sets are being looked at just now. Please try again soon.")
        self._line.append(key)
        self._moved.wait_for(lambda: self._closed or self._line[0] == key, LONGEST)
        if self._line[0] != key:
            self._leave(key)
            raise Engaged("The tiles of other sets are still being looked at. Please try again soon.")

    def _leave(self, key: str) -> None:
        """Pass the turn on to the next caller; without one, end the process after an idle time."""
        self._line.remove(key)
        self._moved.notify_all()
        if not self._line and not self._closed:
            if self._rest is not None:
                self._rest.cancel()
            self._rest = threading.Timer(IDLE, self.rest)
            self._rest.daemon = True
            self._rest.start()

    def rest(self) -> None:
        """End the process if no caller needs it now; the next caller starts a new one."""
        with self._moved:
            if not self._line:
                self.pool.stop()
