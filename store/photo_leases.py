"""Leases of photos: a process claims a photo before reading it, so that it is read once."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, cast

from sqlalchemy import CursorResult, and_, func, or_, select, update

from store.database import Database
from store.tables import PhotoRecord

OPEN = ("queued", "reading")
FREE: dict[str, Any] = {"lease": None, "lease_until": None}
LONGEST_SECONDS = 300.0  # seconds; a lease that seems to run longer was taken before the clock was set back
ATTEMPTS = 5  # how often a photo whose reader vanished is read again before it counts as unreadable


class PhotoLeases:
    """The table of photos as a queue. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def claim(self, photo_id: str, owner: str, seconds: float) -> PhotoRecord | None:
        """Claim this photo for `seconds`; None if another owner holds it, or if it is not open.

        An owner may claim again what it holds, because its job was restarted. A photo whose readers vanished
        several times becomes unreadable instead.
        """
        now = time.time()
        free = or_(_free(now), _held(photo_id, owner))
        with self._database.write() as session:
            wanted = select(PhotoRecord).where(PhotoRecord.id == photo_id, free).with_for_update()
            record = session.scalar(wanted)
            if record is None:
                return None
            if record.attempts >= ATTEMPTS:
                record.state, record.lease, record.lease_until = "unreadable", None, None
                record.reason = "never-ended"
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

    def keep(self, photo_id: str, owner: str, answer: dict[str, Any]) -> bool:
        """Store the partial answer of a reading; False if the photo was deleted or taken over."""
        return self._change(_held(photo_id, owner), answer=answer)

    def holds(self, photo_id: str, owner: str) -> bool:
        """Whether this owner still holds the lease: the photo was neither deleted nor taken over."""
        with self._database.read() as session:
            return bool(session.scalar(counted(_held(photo_id, owner))))

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

    def release(self, photo_id: str, owner: str, *, counted: bool = True) -> bool:
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

    def waiting(self) -> list[str]:
        """Open photos without a valid lease, oldest first."""
        wanted = select(PhotoRecord.id).where(_free(time.time())).order_by(PhotoRecord.created)
        with self._database.read() as session:
            return list(session.scalars(wanted))

    def unoffered(self, seconds: float) -> list[str]:
        """Open photos without a valid lease, not sent to workers within the last `seconds`, oldest first.

        A photo whose reader was lost is included at once.
        """
        wanted = select(PhotoRecord.id).where(_unoffered(time.time(), seconds)).order_by(PhotoRecord.created)
        with self._database.read() as session:
            return list(session.scalars(wanted))

    def _change(self, where: Any, **values: Any) -> bool:
        return change_photos(self._database, where, **values)


def change_photos(database: Database, where: Any, **values: Any) -> bool:
    """Change the photos to which a condition applies; returns whether there were any."""
    with database.write() as session:
        done = session.execute(update(PhotoRecord).where(where).values(**values))
    return cast(CursorResult[Any], done).rowcount > 0


def counted(where: Any) -> Any:
    """A query for the number of photos to which a condition applies."""
    return select(func.count()).select_from(PhotoRecord).where(where)


def _held(photo_id: str, owner: str) -> Any:
    return and_(PhotoRecord.id == photo_id, PhotoRecord.state == "reading", PhotoRecord.lease == owner)


def _free(now: float) -> Any:
    over = or_(PhotoRecord.lease_until < now, PhotoRecord.lease_until > now + LONGEST_SECONDS)
    return or_(PhotoRecord.state == "queued", and_(PhotoRecord.state == "reading", over))


def _unoffered(now: float, seconds: float) -> Any:
    offered = PhotoRecord.offered
    lost = and_(PhotoRecord.state == "reading", offered < PhotoRecord.lease_until)
    return and_(
        _free(now), or_(offered.is_(None), offered < now - seconds, offered > now + LONGEST_SECONDS, lost)
    )
