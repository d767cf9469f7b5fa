"""Retention: what is stored, how old it is, and what is deleted."""

from __future__ import annotations

import time
from typing import Any

from services.infra.clock import DAY_SECONDS
from services.infra.storage import Storage
from services.photos.repository import PhotoRepository
from services.photos.retention import PhotoRetention
from store import KeptReplies, MatchRecords


class Retention:
    """Reports and deletes the stored data of a service. `days`: how long a photo is stored."""

    def __init__(
        self, storage: Storage, repository: PhotoRepository, photos: PhotoRetention, days: float
    ) -> None:
        self._storage, self._repository, self.photos, self._days = storage, repository, photos, days

    def shown(self, match_days: float | None) -> dict[str, Any]:
        """What is stored, and what `cleaned` would delete."""
        matches = MatchRecords(self._storage.ready())
        ages = matches.ages()
        photos, now = self._repository.records.ages(), time.time()
        idle = [] if match_days is None else matches.idle(now - match_days * DAY_SECONDS)
        return {
            "photos": {
                "kept": len(photos),
                "days": self._days,
                "oldest_days": _days(min((created for created, _ in photos), default=now)),
                "over": sum(expires <= now for _, expires in photos),
            },
            "files": len(self._storage.files.names()),
            "matches": {
                "kept": len(ages),
                "oldest_days": _days(min(ages, default=now)),
                "over": len(idle),
            },
        }

    def cleaned(self, match_days: float | None) -> dict[str, Any]:
        """Delete expired data and return the counts.

        `match_days`: matches without changes for this many days are deleted, too, with the photos sent for
        them.
        """
        matches = MatchRecords(self._storage.ready())
        self.photos.sweep_dead()
        over = self.photos.delete_expired(time.time())
        files = self.photos.sweep_files()
        idle = [] if match_days is None else matches.idle(time.time() - match_days * DAY_SECONDS)
        for match_id in idle:
            for photo_id in matches.delete(match_id) or ():
                self._repository.forget_files(photo_id)
        replies = KeptReplies(self._storage.ready()).forget()
        return {"photos": len(over), "files": len(files), "matches": len(idle), "kept_replies": replies}


def _days(since: float) -> float:
    return round((time.time() - since) / DAY_SECONDS, 1)
