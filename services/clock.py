"""Whether this machine's clock can be believed before something is deleted because of it."""

from __future__ import annotations

import math
import threading
import time

JUMP = 60.0  # seconds by which the clock and the steady counter may drift apart between two looks
WARY = 3600.0  # seconds for which a clock that jumped is not believed where something would be lost


class Clock:
    """Compares the clock with the counter that nobody sets. One is enough for a process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._offset = time.time() - time.monotonic()
        self._jumped = -math.inf

    def believed(self, wary: float = WARY) -> float | None:
        """The time; None for `wary` seconds after the clock was found to have jumped, either way."""
        with self._lock:
            now, steady = time.time(), time.monotonic()
            if abs(now - steady - self._offset) > JUMP:
                self._jumped = steady
            self._offset = now - steady
            return now if steady - self._jumped >= wary else None
