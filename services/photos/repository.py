"""The repository of photos: their rows and files, opened by token."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from referee.game import JsonObject
from services.infra.clock import DAY_SECONDS, Clock
from services.infra.storage import Storage
from services.infra.tokens import plausible, same, token_hash
from services.jobs.queue import JobQueue
from store import Busy, PhotoRecord, PhotoRecords
from store.photo_leases import OPEN

log = logging.getLogger(__name__)
# What no photo has, to be compared all the same:
NO_TOKEN, NO_MATCH = token_hash(None), "-"

MatchOpens = Callable[[str, str | None, bool], bool]  # match id, token, whether to change it
Counts = Callable[[str, str], bool]  # match id, hash of a token


class PhotoNotFound(Exception):
    """There is no such photo, or the token is not its token."""


class PhotoRepository:
    """Photos in the database and in the storage.

    `match_opens`: whether a token opens a match, and with it the match's photos; `counts`: whether a token is
    still one of a match's. `days`, `most_waiting`: how long a photo is stored, and how many may wait to be
    read.
    """

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        jobs: JobQueue,
        match_opens: MatchOpens,
        counts: Counts,
        days: float,
        most_waiting: int,
    ) -> None:
        self._storage, self._clock, self._jobs = storage, clock, jobs
        self._match_opens, self._counts = match_opens, counts
        self._seconds, self.most_waiting = days * DAY_SECONDS, most_waiting
        # Until a photo expires, with some slack for a clock set back.
        self.longest = self._seconds + DAY_SECONDS

    @property
    def records(self) -> PhotoRecords:
        """The rows."""
        return PhotoRecords(self._storage.ready())

    def add(
        self,
        photo_id: str,
        token: str,
        size: tuple[int, int],
        request: JsonObject,
        answer: JsonObject,
        state: str = "queued",
        reason: str | None = None,
    ) -> None:
        """Add the row of a photo. Raises QueueFull, Gone if its match was deleted."""
        now = time.time()
        record = PhotoRecord(
            id=photo_id,
            token_hash=token_hash(token),
            state=state,
            reason=reason,
            width=size[0],
            height=size[1],
            request=dict(request),
            corrections=[],
            answer=dict(answer),
            version=0,
            attempts=0,
            created=now,
            expires=now + self._seconds,
        )
        self.records.add(record, self.most_waiting)

    def open(
        self, photo_id: str, token: str | None, *, with_reading: bool = False, change: bool = False
    ) -> PhotoRecord:
        """The photo that a token opens, to read it or to `change` it. Raises PhotoNotFound."""
        if not self.opens(photo_id, token, change=change):
            raise PhotoNotFound
        record = self.records.get(photo_id, with_reading=with_reading)
        if record is None:  # deleted meanwhile
            raise PhotoNotFound
        if record.state in OPEN:
            self._jobs.keep()
        return record

    def opens(self, photo_id: str, token: str | None, *, change: bool = False) -> bool:
        """Whether a token is the photo's, or one of its match, to read it or to `change` it.

        A wrong token takes as long as the id of no photo: so it does not reveal whether there is one. The
        token of a match's photo opens it no longer than the token of the match with which it was sent: the
        answer compares the photo with the match as it stands.
        """
        if not token or not plausible(photo_id):
            return False
        found = self.records.access(photo_id)
        own = same(token, NO_TOKEN if found is None else found.token_hash)
        if own and found is not None and found.match and found.sender:
            own = self._counts(found.match, found.sender)
        fits = own or self._match_opens((found and found.match) or NO_MATCH, token, change)
        return found is not None and fits and found.expires > (self._clock.believed() or 0.0)

    def delete(self, photo_id: str) -> bool:
        """Delete a photo: its row, its files and everything learnt from it; False if there was none."""
        found = self.records.delete(photo_id)
        self.forget_files(photo_id)
        return found

    def forget_files(self, photo_id: str) -> None:
        """Delete the files of a photo whose row was deleted."""
        for name in files_of(photo_id):
            self.forget_file(name)

    def forget_file(self, name: str) -> None:
        """Delete a file that belongs to no photo; on failure, a later sweep deletes it."""
        try:
            self._storage.files.delete(name)
        except Busy as error:
            log.warning("%s could not be deleted now: %s", name, error)

    def counts(self) -> dict[str, int]:
        """The number of photos in each state."""
        return {"queued": 0, "reading": 0, "done": 0, "unreadable": 0, **self.records.counts()}

    def full(self) -> bool:
        """Whether no further photo may wait to be read."""
        return self.records.open_count() >= self.most_waiting


def picture_of(photo_id: str) -> str:
    """The file name of a photo's picture."""
    return f"{photo_id}.jpg"


def reference_of(photo_id: str) -> str:
    """The file name of the picture of the empty map or board that belongs to a photo."""
    return f"{photo_id}.reference.jpg"


def files_of(photo_id: str) -> tuple[str, str]:
    """The names of all files of a photo."""
    return picture_of(photo_id), reference_of(photo_id)
