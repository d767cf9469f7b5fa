"""The repository of photos: queue and leases, readings, corrections, expiry."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, cast

from sqlalchemy import CursorResult, and_, delete, func, or_, select, update
from sqlalchemy.orm import undefer

from store.database import Database
from store.matches import Gone
from store.tables import MatchRecord, PhotoRecord, TablePhoto

OPEN = ("queued", "reading")
FREE: dict[str, Any] = {"lease": None, "lease_until": None}
LONGEST = 300.0  # seconds; a lease that seems to run longer was taken before the clock was set back
ATTEMPTS = 5  # how often a photo whose reader vanished is read again before it counts as unreadable


class QueueFull(Exception):
    """The queue has the maximum number of photos already."""


class PhotoRecords:
    """Access to the table of photos. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, record: PhotoRecord, queue: int) -> None:
        """Store a new photo.

        Raises QueueFull if `queue` photos are open already (over all processes), Gone if the match that it
        was sent for was deleted.
        """
        match_id = record.request.get("match")
        with self.database.write() as session:
            if match_id and session.get(MatchRecord, match_id, with_for_update={"read": True}) is None:
                raise Gone
            if session.scalar(_counted(PhotoRecord.state.in_(OPEN))) >= queue:
                raise QueueFull
            session.add(record)

    def open_count(self) -> int:
        """The number of photos that are waiting or being read."""
        with self.database.read() as session:
            return int(session.scalar(_counted(PhotoRecord.state.in_(OPEN))))

    def get(self, photo_id: str, with_reading: bool = False) -> PhotoRecord | None:
        """The photo with this id, detached from the database; its reading is loaded only on request."""
        options = [undefer(PhotoRecord.reading)] if with_reading else []
        with self.database.read() as session:
            return session.get(PhotoRecord, photo_id, options=options)

    def claim(self, photo_id: str, owner: str, seconds: float) -> PhotoRecord | None:
        """Claim this photo for `seconds`; None if another owner holds it, or if it is not open.

        An owner may claim again what it holds, because its job was restarted. A photo whose readers vanished
        several times becomes unreadable instead.
        """
        now = time.time()
        free = or_(_free(now), _held(photo_id, owner))
        with self.database.write() as session:
            wanted = select(PhotoRecord).where(PhotoRecord.id == photo_id, free).with_for_update()
            record = session.scalar(wanted)
            if record is None:
                return None
            if record.attempts >= ATTEMPTS:
                record.state, record.lease, record.lease_until = "unreadable", None, None
                record.reason = "Reading this photo was begun several times and never came to an end."
                return None
            record.state, record.lease, record.lease_until = "reading", owner, now + seconds
            record.attempts += 1
        return record

    def renew(self, owner: str, seconds: float, photo_ids: Collection[str] | None = None) -> None:
        """Renew this owner's leases for another `seconds`, all or only those of these photos."""
        mine = and_(PhotoRecord.state == "reading", PhotoRecord.lease == owner)
        if photo_ids is not None:
            mine = and_(mine, PhotoRecord.id.in_(photo_ids))
        self._change(mine, lease_until=time.time() + seconds)

    def at_stage(self, photo_id: str, owner: str, stage: str) -> bool:
        """Store the stage that the reading has reached; False if the photo was deleted or taken over."""
        return self._change(_held(photo_id, owner), stage=stage)

    def holds(self, photo_id: str, owner: str) -> bool:
        """Whether this owner still holds the lease: the photo was neither deleted nor taken over."""
        with self.database.read() as session:
            return bool(session.scalar(_counted(_held(photo_id, owner))))

    def finish(
        self,
        photo_id: str,
        owner: str,
        reading: dict[str, Any],
        answer: dict[str, Any],
        corrections: Sequence[Any] = (),
    ) -> bool:
        """Store the reading, the answer, and earlier corrections carried over to this reading.

        Returns False if the photo was deleted or taken over meanwhile.
        """
        seen = {"reading": reading, "answer": answer, "corrections": list(corrections)}
        return self._change(_held(photo_id, owner), state="done", stage=None, reason=None, **seen, **FREE)

    def fail(
        self,
        photo_id: str,
        owner: str,
        stage: str | None,
        reason: str,
        answer: dict[str, Any] | None = None,
    ) -> bool:
        """Mark a photo as unreadable that this owner reads, or that no worker has started.

        `answer`: its partial answer.
        """
        mine = and_(
            PhotoRecord.id == photo_id,
            or_(PhotoRecord.state == "queued", PhotoRecord.lease == owner),
            PhotoRecord.state.in_(OPEN),
        )
        reached: dict[str, Any] = {"stage": stage} if stage else {}
        if answer is not None:
            reached["answer"] = answer
        return self._change(mine, state="unreadable", reason=reason, **reached, **FREE)

    def release(self, photo_id: str, owner: str, counted: bool = True) -> bool:
        """Return a photo that this owner reads to the queue. It counts as an attempt only if `counted`."""
        back: dict[str, Any] = {} if counted else {"attempts": PhotoRecord.attempts - 1}
        return self._change(_held(photo_id, owner), state="queued", stage=None, offered=None, **FREE, **back)

    def offer(self, photo_id: str, seconds: float) -> bool:
        """Record that a photo is sent to workers elsewhere.

        Returns False if that is not necessary, because a worker reads it or it was sent within the last
        `seconds`.
        """
        now = time.time()
        return self._change(and_(PhotoRecord.id == photo_id, _unoffered(now, seconds)), offered=now)

    def unoffer(self, photo_id: str) -> None:
        """Remove the record of an offer that could not be sent."""
        self._change(PhotoRecord.id == photo_id, offered=None)

    def correct(self, photo_id: str, version: int, **changes: Any) -> bool:
        """Store corrections (`request`, `corrections`) and the resulting `answer`.

        Returns False and stores nothing if the photo was corrected since `version`.
        """
        same = and_(PhotoRecord.id == photo_id, PhotoRecord.version == version)
        return self._change(same, version=version + 1, **changes)

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
            if session.scalar(_counted(PhotoRecord.state.in_(OPEN))) >= queue:
                raise QueueFull
            done = session.execute(
                update(PhotoRecord).where(same).values(version=version + 1, **fresh, **FREE, **changes)
            )
        return cast(CursorResult[Any], done).rowcount > 0

    def corrected(self, match_id: str, most: int) -> list[PhotoRecord]:
        """The latest corrected photos of a match's table, with their readings.

        These are the photo it began with, and later ones.
        """
        first = select(TablePhoto.photo_id).where(TablePhoto.match_id == match_id)
        wanted = (
            select(PhotoRecord)
            .options(undefer(PhotoRecord.reading))
            .where(
                or_(PhotoRecord.request["match"].as_string() == match_id, PhotoRecord.id.in_(first)),
                PhotoRecord.state == "done",
                PhotoRecord.version > 0,
            )
            .order_by(PhotoRecord.created.desc())
            .limit(most)
        )
        with self.database.read() as session:
            return list(session.scalars(wanted))

    def looks(self, match_id: str) -> list[TablePhoto]:
        """Prototypes learnt from photos of a match's table, the latest first."""
        mine = TablePhoto.match_id == match_id
        wanted = select(TablePhoto).where(mine, TablePhoto.looks.is_not(None))
        with self.database.read() as session:
            return list(session.scalars(wanted.order_by(TablePhoto.made.desc())))

    def keep_looks(self, match_id: str, photo_id: str, version: int, looks: bytes) -> None:
        """Store what was learnt from a photo as of this version; ignored if match or photo were deleted."""
        with self.database.write() as session:
            if session.get(MatchRecord, match_id) is None or session.get(PhotoRecord, photo_id) is None:
                return
            known = session.get(TablePhoto, (match_id, photo_id))
            made = time.time() if known is None else known.made
            row = {"match_id": match_id, "photo_id": photo_id, "version": version, "looks": looks}
            session.merge(TablePhoto(**row, made=made))

    def waiting(self) -> list[str]:
        """Open photos without a valid lease, oldest first."""
        wanted = select(PhotoRecord.id).where(_free(time.time())).order_by(PhotoRecord.created)
        with self.database.read() as session:
            return list(session.scalars(wanted))

    def unoffered(self, seconds: float) -> list[str]:
        """Open photos without a valid lease, not sent to workers within the last `seconds`, oldest first.

        A photo whose reader was lost is included at once.
        """
        wanted = select(PhotoRecord.id).where(_unoffered(time.time(), seconds)).order_by(PhotoRecord.created)
        with self.database.read() as session:
            return list(session.scalars(wanted))

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

    def _change(self, where: Any, **values: Any) -> bool:
        with self.database.write() as session:
            done = session.execute(update(PhotoRecord).where(where).values(**values))
        return cast(CursorResult[Any], done).rowcount > 0


def _counted(where: Any) -> Any:
    return select(func.count()).select_from(PhotoRecord).where(where)


def _held(photo_id: str, owner: str) -> Any:
    return and_(PhotoRecord.id == photo_id, PhotoRecord.state == "reading", PhotoRecord.lease == owner)


def _free(now: float) -> Any:
    over = or_(PhotoRecord.lease_until < now, PhotoRecord.lease_until > now + LONGEST)
    return or_(PhotoRecord.state == "queued", and_(PhotoRecord.state == "reading", over))


def _unoffered(now: float, seconds: float) -> Any:
    offered = PhotoRecord.offered
    lost = and_(PhotoRecord.state == "reading", offered < PhotoRecord.lease_until)
    return and_(_free(now), or_(offered.is_(None), offered < now - seconds, offered > now + LONGEST, lost))
