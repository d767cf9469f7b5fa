"""Retention: what is stored, how old it is, and what is deleted."""

from __future__ import annotations

import time
from typing import Any

from services.photos.resources import LEFTOVER, PhotoResources, PhotoSettings, files_of
from store import KeptReplies, MatchRecords

DAY = 86400.0


class Retention:
    """Reports and deletes the stored data of a service with these settings."""

    def __init__(self, settings: PhotoSettings) -> None:
        self.house = PhotoResources(settings)
        self.matches = MatchRecords(self.house.ready())

    def shown(self, match_days: float | None) -> dict[str, Any]:
        """What is stored, and what `cleaned` would delete."""
        ages = self.matches.ages()
        photos, now = self.house.records.ages(), time.time()
        idle = [] if match_days is None else self.matches.idle(now - match_days * DAY)
        return {
            "photos": {
                "kept": len(photos),
                "days": self.house.settings.photo_days,
                "oldest_days": _days(min((created for created, _ in photos), default=now)),
                "over": sum(expires <= now for _, expires in photos),
            },
            "files": len(self.house.folder.names()),
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
        self.house.sweep_dead()
        over = self.house.records.delete_expired(time.time())
        for photo_id in over:
            for name in files_of(photo_id):
                self.house.folder.delete(name)
        keep = {name for photo_id in self.house.records.ids() for name in files_of(photo_id)}
        files = self.house.folder.sweep(keep, LEFTOVER)
        idle = [] if match_days is None else self.matches.idle(time.time() - match_days * DAY)
        for match_id in idle:
            for photo_id in self.matches.delete(match_id) or ():
                self.house.forget_files(photo_id)
        replies = KeptReplies(self.house.ready()).forget()
        return {"photos": len(over), "files": len(files), "matches": len(idle), "kept_replies": replies}


def _days(since: float) -> float:
    return round((time.time() - since) / DAY, 1)
