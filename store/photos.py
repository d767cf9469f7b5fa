"""The repository of photos: added, corrected, queued again, expired."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from sqlalchemy import CursorResult, and_, delete, exists, func, select, update
from sqlalchemy.orm import undefer

from store.database import Database
from store.match_rows import Gone
from store.photo_leases import FREE, OPEN, PhotoLeases, change_photos, counted
from store.table_photos import TablePhotos
from store.tables import MatchRecord, PhotoRecord, TablePhoto


class QueueFull(Exception):
    """The queue has the maximum number of photos already."""


class PhotoAccess(NamedTuple):
    """The hash of the token that opens a photo, when the photo expires, and the match whose tokens open it
    too. `sender`: the hash of that of the match's tokens with which it was sent."""

    token_hash: str
    expires: float
    match: str | None
    sender: str | None


class PhotoRecords:
    """Access to the table of photos. Every method is one transaction.

    `leases`: the table as a queue. `tables`: what was learnt from photos of a match's table.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.leases, self.tables = PhotoLeases(database), TablePhotos(database)

    def add(self, record: PhotoRecord, queue: int) -> None:
        """Store a new photo.

        Raises QueueFull if `queue` photos are open already (over all processes), Gone if the match that it
        was sent for was deleted.
        """
        match_id = record.request.get("match")
        with self.database.write() as session:
            if match_id and session.get(MatchRecord, match_id, with_for_update={"read": True}) is None:
                raise Gone
            if session.scalar(counted(PhotoRecord.state.in_(OPEN))) >= queue:
                raise QueueFull
            session.add(record)

    def open_count(self) -> int:
        """The number of photos that are waiting or being read."""
        with self.database.read() as session:
            return int(session.scalar(counted(PhotoRecord.state.in_(OPEN))))

    def access(self, photo_id: str) -> PhotoAccess | None:
        """What a request has to have to open this photo; None if there is no such photo.

        Nothing else is read: how long a refusal takes must not depend on what is stored of the photo.
        """
        match, sender = (PhotoRecord.request[name].as_string() for name in ("match", "sender"))
        columns = (PhotoRecord.token_hash, PhotoRecord.expires, match, sender)
        wanted = select(*columns).where(PhotoRecord.id == photo_id)
        with self.database.read() as session:
            found = session.execute(wanted).one_or_none()
        return None if found is None else PhotoAccess(*found)

    def get(self, photo_id: str, *, with_reading: bool = False) -> PhotoRecord | None:
        """The photo with this id, detached from the database; its reading is loaded only on request."""
        options = [undefer(PhotoRecord.reading)] if with_reading else []
        with self.database.read() as session:
            return session.get(PhotoRecord, photo_id, options=options)

    def correct(self, photo_id: str, version: int, **changes: Any) -> bool:
        """Store corrections (`request`, `corrections`) and the resulting `answer`.

        Returns False and stores nothing if the photo was corrected since `version`.
        """
        same = and_(PhotoRecord.id == photo_id, PhotoRecord.version == version)
        return change_photos(self.database, same, version=version + 1, **changes)

    def again(self, photo_id: str, version: int, queue: int, **changes: Any) -> bool:
        """Queue a finished or unreadable photo for another reading, with these columns changed.

        Returns False and stores nothing if the photo was changed since `version`. Raises QueueFull if
        `queue` photos are open already.
        """
        same = and_(
            PhotoRecord.id == photo_id, PhotoRecord.version == version, PhotoRecord.state.not_in(OPEN)
        )
        fresh = {"state": "queued", "stage": None, "reason": None, "attempts": 0, "offered": None}
        with self.database.write() as session:
            if session.scalar(counted(PhotoRecord.state.in_(OPEN))) >= queue:
                raise QueueFull
            done = session.execute(
                update(PhotoRecord).where(same).values(version=version + 1, **fresh, **FREE, **changes)
            )
        return cast(CursorResult[Any], done).rowcount > 0

    def delete(self, photo_id: str) -> bool:
        """Delete the photo and what was learnt from it; False if there was none."""
        with self.database.write() as session:
            session.execute(delete(TablePhoto).where(TablePhoto.photo_id == photo_id))
            done = session.execute(delete(PhotoRecord).where(PhotoRecord.id == photo_id))
        return cast(CursorResult[Any], done).rowcount > 0

    def delete_expired(self, now: float) -> list[str]:
        """Delete every expired photo and return their ids. Writes only if there are any.

        What was learnt from them stays with their matches.
        """
        over = PhotoRecord.expires <= now
        with self.database.read() as session:
            ids = list(session.scalars(select(PhotoRecord.id).where(over)))
        if ids:
            with self.database.write() as session:
                session.execute(delete(PhotoRecord).where(PhotoRecord.id.in_(ids)))
        return ids

    def limit_expiry(self, latest: float) -> None:
        """Let no photo expire later than this: one that would was uploaded before the clock was set back."""
        late = PhotoRecord.expires > latest
        with self.database.read() as session:
            found = session.scalar(counted(late))
        if found:
            change_photos(self.database, late, expires=latest)

    def ages(self) -> list[tuple[float, float]]:
        """The times of upload and expiry of all photos."""
        with self.database.read() as session:
            return [
                (row[0], row[1]) for row in session.execute(select(PhotoRecord.created, PhotoRecord.expires))
            ]

    def ids(self) -> set[str]:
        """The ids of all stored photos."""
        with self.database.read() as session:
            return set(session.scalars(select(PhotoRecord.id)))

    def counts(self) -> dict[str, int]:
        """The number of photos in each state."""
        with self.database.read() as session:
            rows = session.execute(select(PhotoRecord.state, func.count()).group_by(PhotoRecord.state))
            return {row[0]: row[1] for row in rows}


def any_stored(database: Database, earliest: float, latest: float) -> bool:
    """Whether any photo or match was stored between these times."""
    between = [table.created.between(earliest, latest) for table in (PhotoRecord, MatchRecord)]
    with database.read() as session:
        return any(session.scalar(select(exists().where(one))) for one in between)
