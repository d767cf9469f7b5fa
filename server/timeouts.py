"""How long a connection may take, and how slow it may be."""

from __future__ import annotations

import time

LEAST_BYTES_PER_SECOND = 10_000  # bytes per second of a body or an answer ...
GRACE_SECONDS = 10.0  # ... after these seconds ...
WINDOW_SECONDS = 5.0  # ... measured over these


class Pace:
    """The deadline of a phase (on the monotonic clock), or the least rate of a transfer."""

    def __init__(self) -> None:
        self.deadline = 0.0
        self._moved = self._seen = 0  # bytes
        self._due = 0.0

    def moved(self, size: int) -> None:
        """Count bytes received or sent."""
        self._moved += size

    def measure(self) -> None:
        """Limit the rate from now on, after a grace period."""
        self.deadline = float("inf")
        self._moved, self._seen, self._due = 0, -1, time.monotonic() + GRACE_SECONDS

    def late(self, now: float) -> bool:
        """Whether its deadline has passed, or it has been too slow."""
        if now > self.deadline:
            return True
        if self.deadline < float("inf") or now < self._due:
            return False
        slow = self._seen >= 0 and self._moved - self._seen < LEAST_BYTES_PER_SECOND * WINDOW_SECONDS
        self._seen, self._due = self._moved, now + WINDOW_SECONDS
        return slow
