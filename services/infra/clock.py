"""The time, and a guard against jumps of the system clock before anything is deleted because of its age."""

from __future__ import annotations

import math
import threading
import time
from datetime import UTC, datetime

DAY_SECONDS = 86400.0
JUMP_SECONDS = 60.0  # seconds by which wall clock and monotonic clock may drift apart between two checks
DISTRUST_SECONDS = 3600.0  # seconds for which a clock that jumped is not trusted where data would be lost
LATEST = datetime(9000, 12, 31, tzinfo=UTC).timestamp()  # what a file of a match may contain


class Clock:
    """Compares the wall clock with the monotonic clock. One instance per process is enough."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._offset = time.time() - time.monotonic()
        self._jumped = -math.inf

    def believed(self, wary: float = DISTRUST_SECONDS) -> float | None:
        """The current time, or None for `wary` seconds after the clock jumped in either direction."""
        with self._lock:
            now, steady = time.time(), time.monotonic()
            if abs(now - steady - self._offset) > JUMP_SECONDS:
                self._jumped = steady
            self._offset = now - steady
            return now if steady - self._jumped >= wary else None


def now() -> float:
    """The time in seconds, rounded to the millisecond that answers show, and a time that they can show."""
    return min(max(0.0, round(time.time(), 3)), LATEST)


def utc(seconds: float) -> datetime:
    """A time in UTC: 1970 and the year 9000 are the limits, even if a clock is wrong."""
    return datetime.fromtimestamp(min(max(0.0, seconds), LATEST), UTC)
