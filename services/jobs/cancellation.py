"""Readings that are cancelled because no client waits for them any more."""

from __future__ import annotations

import time
from typing import Any

from store import Busy, PhotoRecords

CHECK_SECONDS = 0.3  # seconds between two checks whether a photo is still to be read


class ReadingCancelled(Exception):
    """A photo need not be read on: it was deleted, or another process has claimed it."""


class TooLong(Exception):
    """Reading a photo took more processor time than allowed."""


class ReadingGuard:
    """Checks during the reading whether the photo is still wanted and within its processor time.

    Raises ReadingCancelled or TooLong otherwise. Processor time is measured because the same work takes more
    wall-clock time on a busy machine, which is no reason to give up a photo.
    """

    def __init__(self, records: PhotoRecords, photo_id: str, owner: str, seconds: float) -> None:
        self.records, self.photo_id, self.owner = records, photo_id, owner
        self._next = time.monotonic() + CHECK_SECONDS
        self._last = time.process_time() + seconds

    def stage(self, stage: str) -> None:
        """Record that the reading has reached this stage. Raises ReadingCancelled."""
        if not self.records.leases.at_stage(self.photo_id, self.owner, stage):
            raise ReadingCancelled

    def keep(self, answer: dict[str, Any]) -> None:
        """Store what is known so far. Raises ReadingCancelled."""
        if not self.records.leases.keep(self.photo_id, self.owner, answer):
            raise ReadingCancelled

    def pulse(self) -> None:
        """Check from time to time whether to go on; at any rate. Raises ReadingCancelled, TooLong."""
        if time.monotonic() < self._next:
            return
        if time.process_time() > self._last:
            raise TooLong
        try:
            wanted = self.records.leases.holds(self.photo_id, self.owner)
        except Busy:  # the next check decides
            wanted = True
        self._next = time.monotonic() + CHECK_SECONDS
        if not wanted:
            raise ReadingCancelled
