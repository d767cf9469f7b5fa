"""The repository of stored answers to requests with an Idempotency-Key."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, cast

from sqlalchemy import CursorResult, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from store.database import Database
from store.tables import KeptReply

ANSWERING_SECONDS = 15.0  # seconds after which a request that is not renewed counts as lost with its server


Span = tuple[float, float]  # seconds since 1970


class StillAnswering(Exception):
    """The first request with this key has not been answered yet."""


class KeptReplies:
    """Access to the table of stored answers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def begin(self, row: KeptReply, lasting: Span, renewed: Span) -> KeptReply | None:
        """The answer stored under this row's id; if there was none, None, and this row is stored.

        Answers that do not expire in the span `lasting` are deleted first, and unanswered requests whose
        server has not renewed them in the span `renewed`. Raises StillAnswering while another request with
        this id is being answered.
        """
        unanswered = KeptReply.sealed.is_(None)
        over = or_(_outside(KeptReply.expires, lasting), unanswered & _outside(KeptReply.begun, renewed))
        try:
            with self.database.write() as session:
                session.execute(delete(KeptReply).where(over))
                kept = session.scalar(select(KeptReply).where(KeptReply.id == row.id))
                if kept is None:
                    session.add(row)
        except IntegrityError as error:  # another process inserted first (impossible with SQLite)
            raise StillAnswering from error
        if kept is not None and kept.sealed is None and kept.body_hash == row.body_hash:
            raise StillAnswering
        return kept

    def forget(self) -> int:
        """Delete expired answers and return their number."""
        with self.database.write() as session:
            done = session.execute(delete(KeptReply).where(KeptReply.expires <= time.time()))
        return cast(CursorResult[Any], done).rowcount

    def renew(self, reply_ids: Collection[str]) -> None:
        """Renew requests that are still being answered."""
        with self.database.write() as session:
            session.execute(update(KeptReply).where(KeptReply.id.in_(reply_ids)).values(begun=time.time()))

    def keep(self, reply_id: str, sealed: bytes) -> None:
        """Store the answer of a request."""
        with self.database.write() as session:
            session.execute(update(KeptReply).where(KeptReply.id == reply_id).values(sealed=sealed))

    def discard(self, reply: KeptReply) -> None:
        """Delete this answer, but not one that was stored under its id since."""
        mine = (KeptReply.id == reply.id, KeptReply.salt == reply.salt)
        with self.database.write() as session:
            session.execute(delete(KeptReply).where(*mine))

    def drop(self, reply_id: str) -> None:
        """Delete a request that was refused, so that it may be sent again."""
        with self.database.write() as session:
            session.execute(delete(KeptReply).where(KeptReply.id == reply_id))


def _outside(time_of: Any, span: Span) -> Any:
    first, last = span
    return or_(time_of < first, time_of > last)
