"""Whether this machine's clock can be believed before something is deleted because of it."""

from __future__ import annotations

import threading
import time

JUMP = 60.0  # seconds by which the clock and the steady counter may drift apart between two looks
WARY = 3600.0  # seconds for which a clock that jumped is not believed


class Clock:
    """Compares the clock with the counter that nobody sets. One is enough for a process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._offset = time.time() - time.monotonic()
        self._believed = -WARY

    def steady(self) -> bool:
        """False for an hour after the clock was found to have jumped, either way."""
        with self._lock:
            offset = time.time() - time.monotonic()
            if abs(offset - self._offset) > JUMP:
                self._believed = time.monotonic() + WARY
            self._offset = offset
            return time.monotonic() >= self._believed
