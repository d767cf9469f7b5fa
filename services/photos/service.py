"""Photos: uploaded, read in the background, shown, corrected, deleted.

An upload becomes one clean picture in the storage and one row in the database; it is read once and may be
corrected any number of times. All of this takes the photo's token; without it the photo does not exist.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import IO, Any

from referee.game import Message
from services.infra.codec import JsonAnswer
from services.infra.storage import Storage
from services.jobs.queue import JobQueue
from services.photos.corrections import Points, Row, corrected
from services.photos.position.serializer import NotRead, reading_of
from services.photos.queries import PhotoQueries, why_unread, worded, worded_reason
from services.photos.repository import PhotoNotFound, PhotoRepository, files_of, picture_of
from services.photos.request import PhotoRequest
from services.photos.reread import once_more, reads_again
from services.photos.single_tile.service import SingleTiles
from services.photos.tasks import judged
from services.photos.uploads.service import PoorReference, Uploads
from store import Busy, Gone, PhotoRecord, QueueFull
from store.photo_leases import OPEN
from vision.errors import Unreadable
from vision.reading import Reading

__all__ = [
    "Busy",
    "NotRead",
    "PhotoNotFound",
    "Photos",
    "PoorReference",
    "QueueFull",
    "Unreadable",
    "worded",
    "worded_reason",
]

Revise = Callable[[PhotoRequest, Reading | None], PhotoRequest]  # request before -> request now


class Photos:
    """The service for photos: what changes them. `queries` read them, `uploads` open pictures,
    `single_tiles` names the tile in a picture of one.

    The repository is public for maintenance.
    """

    def __init__(
        self,
        repository: PhotoRepository,
        storage: Storage,
        jobs: JobQueue,
        uploads: Uploads,
        queries: PhotoQueries,
        single_tiles: SingleTiles,
    ) -> None:
        self.repository, self.uploads, self.queries = repository, uploads, queries
        self.single_tiles = single_tiles
        self._storage, self._jobs = storage, jobs

    def receive(
        self, picture: IO[bytes], request: PhotoRequest, reference: IO[bytes] | bytes | None = None
    ) -> tuple[dict[str, Any], str]:
        """Store an uploaded picture and queue it for reading; returns the answer and the photo's token.

        `reference`: a picture of the empty map, as an upload or as the bytes of a stored one. Raises
        Unreadable("decode", ...) for an invalid picture, QueueFull, Busy (also for a full disk).
        """
        self.uploads.require_room()
        photo_id, token = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
        name = picture_of(photo_id)
        try:
            size, quality = self.uploads.open_photo(picture, name)
            self.uploads.keep(name)
            if reference is not None:
                self.uploads.keep(self.uploads.make_reference(photo_id, reference))
            self.repository.add(photo_id, token, size, request.to_json(), {"quality": quality})
        except BaseException as error:
            self.repository.forget_files(photo_id)
            if isinstance(error, Gone):  # the match it was sent for was deleted meanwhile
                raise PhotoNotFound from None
            raise
        finally:  # before the row exists, they mark a dead server's files as belonging to no photo
            self._storage.scratch.drop(*files_of(photo_id))
        self._jobs.run(photo_id)
        return self.queries.answer(photo_id, token), token

    def correct(
        self,
        photo_id: str,
        token: str | None,
        rows: Sequence[Row],
        points: Points | None,
        revise: Revise | None = None,
    ) -> JsonAnswer:
        """Add corrections as facts, settle again and return the answer.

        `revise`: computes the new request; if that needs the picture, the photo is read again. Raises
        PhotoNotFound, NotRead, BadInput, QueueFull, Busy if other requests keep correcting the same photo.
        """
        for _ in range(4):
            record = self.repository.open(photo_id, token, with_reading=True, change=True)
            if self._changed(record, rows, points, revise):
                return self.queries.answer(photo_id, token)
        raise Busy("others are correcting this photo")

    def _changed(
        self, record: PhotoRecord, rows: Sequence[Row], points: Points | None, revise: Revise | None
    ) -> bool:
        """Store corrections of a photo; False if another request changed it meanwhile."""
        if "catalogs" not in record.request:  # tents
            raise NotRead(Message("refused-tents-corrected"))
        reading = None if record.reading is None or record.state != "done" else reading_of(record.reading)
        before = PhotoRequest.from_json(record.request)
        after = before if revise is None else revise(before, reading)
        entered = bool(rows) or points is not None
        if record.state in OPEN and after == before and revise is not None and not entered:
            return True  # requested already, and in progress
        if record.state in OPEN or (reading is None and (entered or after == before)):
            raise NotRead(why_unread(record))
        again, changes = reads_again(before, after, reading), dict[str, Any]()
        if reading is not None and (entered or not again):
            changes = corrected(record, reading, rows, points, before if again else after)
        if not again:
            return self.repository.records.correct(record.id, record.version, **changes)
        stored = PhotoRequest.from_json(changes.get("request", record.request))
        changes["request"] = once_more(replace(after, points=stored.points)).to_json()
        changes["answer"] = judged(record.answer)
        most = self.repository.most_waiting
        if not self.repository.records.again(record.id, record.version, most, **changes):
            return False
        self._jobs.run(record.id)
        return True

    def may_change(self, photo_id: str, token: str | None) -> None:
        """Check that a token may change the photo. Raises PhotoNotFound."""
        if not self.repository.opens(photo_id, token, change=True):
            raise PhotoNotFound

    def delete(self, photo_id: str, token: str | None) -> None:
        """Delete the photo: its row, its picture and everything learnt from it. Raises PhotoNotFound."""
        if not self.repository.delete(self.repository.open(photo_id, token, change=True).id):
            raise PhotoNotFound  # another request was first
