"""Retention of photos: expired ones and files that belong to none are deleted."""

from __future__ import annotations

import logging
import math
import time

from services.infra.clock import DAY_SECONDS, DISTRUST_SECONDS, Clock
from services.infra.storage import Storage
from services.photos.repository import PhotoRepository, files_of
from store import Unreachable
from store.database import time_of
from store.photos import any_stored

log = logging.getLogger(__name__)

LEFTOVER_SECONDS = 3600.0  # seconds after which a file that belongs to no photo is deleted


class PhotoRetention:
    """Deletes photos whose time is over."""

    def __init__(self, repository: PhotoRepository, storage: Storage, clock: Clock) -> None:
        self._repository, self._storage, self._clock = repository, storage, clock
        self._next_sweep = 0.0
        self._began, self._sure = time.monotonic(), False

    def purge(self) -> None:
        """Delete expired photos and, from time to time, files that belong to no photo.

        Nothing is deleted soon after the clock jumped, or while it may have been wrong from the start. Files
        that dead servers were writing are deleted at once.
        """
        self.sweep_dead()
        now = self._clock.believed()
        if now is None or not self._believable(now):
            return
        try:
            self.delete_expired(now)
            self._repository.records.limit_expiry(now + self._repository.longest)
            if time.monotonic() >= self._next_sweep:
                self._next_sweep = time.monotonic() + LEFTOVER_SECONDS / 6
                self.sweep_files()
        except Unreachable as error:
            log.warning("files whose time is over could not be deleted now: %s", error)

    def _believable(self, now: float) -> bool:
        """Whether the clock, which did not jump, was right from the start.

        It is if something was stored in the day before, though not in the last hours: what was, may have
        its time from the same clock. Where nothing is stored yet, nothing can be lost. Otherwise only once
        the process has run for as long as after a jump. Never while a database on another machine has
        another time.
        """
        records = self._repository.records
        theirs = time_of(records.database)
        if theirs is not None and abs(theirs - now) > DISTRUST_SECONDS:
            return False
        if not self._sure:
            self._sure = (
                time.monotonic() - self._began >= DISTRUST_SECONDS
                or any_stored(records.database, now - DAY_SECONDS, now - 2 * DISTRUST_SECONDS)
                or not any_stored(records.database, -math.inf, math.inf)
            )
        return self._sure

    def purge_safely(self) -> None:
        """Like `purge`, for a server that receives no photos; errors are logged."""
        try:
            self.purge()
        except Exception:
            log.exception("photos whose time is over could not be deleted; trying again later")

    def delete_expired(self, now: float) -> list[str]:
        """Delete the photos that expired before this time (seconds); returns their ids."""
        over = self._repository.records.delete_expired(now)
        for photo_id in over:
            for name in files_of(photo_id):
                self._storage.files.delete(name)
        return over

    def sweep_files(self) -> list[str]:
        """Delete files that have belonged to no photo for LEFTOVER_SECONDS seconds; returns their names."""
        return self._storage.files.sweep(self._known(), LEFTOVER_SECONDS)

    def sweep_dead(self) -> None:
        """Delete what dead servers were writing, and their stored files of photos that were never added."""
        left = self._storage.scratch.sweep()
        if not left:
            return
        for name in set(left) - self._known():
            self._repository.forget_file(name)

    def _known(self) -> set[str]:
        return {name for photo_id in self._repository.records.ids() for name in files_of(photo_id)}
