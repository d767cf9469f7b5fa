"""The repository of matches: their start positions, all changes, and the access tokens."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from store.database import Database
from store.match_rows import (
    CHANGES,
    COLUMNS,
    MATCHES,
    TOKENS,
    Change,
    Gone,
    JoinCodeCollision,
    OpenedMatch,
    VersionConflict,
    columns_of,
)
from store.tables import ChangeRecord, MatchRecord, PhotoRecord, TablePhoto, TokenRecord

# Statements that every move executes, built once.
OPENED = (
    select(*[TOKENS.c[name] for name in ("role", "player", "token_hash")], *MATCHES.c)
    .join_from(MATCHES, TOKENS, TOKENS.c.match_id == MATCHES.c.id)
    .where(MATCHES.c.id == bindparam("match"), TOKENS.c.token_hash == bindparam("token"))
)
NEXT = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"), MATCHES.c.seq == bindparam("before"))
    .values(seq=bindparam("made"))
)
MADE = insert(CHANGES)
NEWEST = select(MATCHES.c.seq).where(MATCHES.c.id == bindparam("match"))


class MatchRecords:
    """Access to matches, their changes and tokens. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(
        self,
        match: MatchRecord,
        tokens: Sequence[TokenRecord],
        changes: Sequence[Change] = (),
        photo_id: str | None = None,
    ) -> None:
        """Store a new match with its tokens and changes. Raises JoinCodeCollision.

        `photo_id`: the photo that shows its start position.
        """
        try:
            with self.database.write() as session:
                session.add(match)
                session.flush()
                session.add_all(tokens)
                if changes:
                    session.execute(MADE, list(map(columns_of, changes)))
                if photo_id is not None:
                    session.add(TablePhoto(match_id=match.id, photo_id=photo_id, version=0, made=time.time()))
        except IntegrityError as error:
            raise JoinCodeCollision from error

    def open(self, match_id: str, token_hash: str) -> OpenedMatch | None:
        """The match, if the token is one of its tokens."""
        with self.database.reading() as connection:
            row = connection.execute(OPENED, {"match": match_id, "token": token_hash}).one_or_none()
        if row is None:
            return None
        role, player, token, *columns = row
        return OpenedMatch(
            MatchRecord(**dict(zip(MATCHES.c.keys(), columns, strict=True))), role, player, token
        )

    def get(self, match_id: str) -> MatchRecord | None:
        """The match with this id."""
        with self.database.read() as session:
            return session.get(MatchRecord, match_id)

    def by_code(self, code: str, longest: float) -> MatchRecord | None:
        """The match with this join code, unless the code has expired.

        A code that would be valid for more than `longest` seconds was made before the clock was set back:
        its age is unknown, so it counts as expired.
        """
        now, expires = time.time(), MatchRecord.code_expires
        wanted = select(MatchRecord).where(
            MatchRecord.join_code == code, expires > now, expires <= now + longest
        )
        with self.database.read() as session:
            return session.scalar(wanted)

    def pulses(self, match_ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """The newest sequence number and the version of each of these matches that exists, by id."""
        wanted = select(MatchRecord.id, MatchRecord.seq, MatchRecord.version)
        with self.database.read() as session:
            rows = session.execute(wanted.where(MatchRecord.id.in_(match_ids)))
            return {row[0]: (row[1], row[2]) for row in rows}

    def changes(self, match_id: str, after: int, until: int) -> list[Change]:
        """Changes with `after` < seq <= `until`, in order."""
        mine = CHANGES.c.match_id == match_id
        wanted = select(*COLUMNS).where(mine, CHANGES.c.seq > after, CHANGES.c.seq <= until)
        with self.database.reading() as connection:
            return [Change(*row) for row in connection.execute(wanted.order_by(CHANGES.c.seq))]

    def made_by(self, match_id: str, request: str) -> Change | None:
        """The change that this request made, or None."""
        wanted = select(*COLUMNS).where(CHANGES.c.match_id == match_id, CHANGES.c.request == request)
        with self.database.reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else Change(*row)

    def append(self, change: Change) -> None:
        """Store one more change. Its seq must be the next one and becomes the match's. Raises Stale, Gone.

        Of several concurrent calls exactly one succeeds.
        """
        step = {"match": change.match_id, "before": change.seq - 1, "made": change.seq}
        with self.database.writing() as connection:
            if connection.execute(NEXT, step).rowcount == 1:
                connection.execute(MADE, columns_of(change))
                return
            newest = connection.execute(NEWEST, step).scalar()
        if newest is None:
            raise Gone
        raise VersionConflict(newest)

    def change(self, match_id: str, names: Mapping[str, str] | None = None, **values: Any) -> None:
        """Set columns of the match and the `names` of these players.

        Concurrent changes of other names are kept. The increased version notifies followers of the match.
        Raises JoinCodeCollision for a code in use.
        """
        step = update(MatchRecord).where(MatchRecord.id == match_id)
        try:
            with self.database.write() as session:
                match = session.get(MatchRecord, match_id, with_for_update=True) if names else None
                if match is not None:
                    values["names"] = {**match.names, **(names or {})}
                session.execute(step.values(version=MatchRecord.version + 1, **values))
        except IntegrityError as error:
            raise JoinCodeCollision from error

    def admit(self, token: TokenRecord, code: str, *, once: bool) -> bool:
        """Store the token of a player or viewer who joined by this code. Raises Gone, also if the code was
        replaced meanwhile.

        With `once`, returns False if that player has joined before, or has moved with the original token.
        Otherwise that token, which the creator of the match has too, opens nothing more.
        """
        joined = select(func.count()).where(
            TokenRecord.match_id == token.match_id, TokenRecord.player == token.player, TokenRecord.joined
        )
        moved = select(func.count()).where(
            ChangeRecord.match_id == token.match_id, ChangeRecord.by == f"player:{token.player}"
        )
        with self.database.write() as session:
            match = session.get(MatchRecord, token.match_id, with_for_update=True)  # one by one
            if match is None or match.join_code != code:
                raise Gone
            if once and token.player is not None and (session.scalar(joined) or session.scalar(moved)):
                return False
            if once and token.player is not None:
                of_seat = (TokenRecord.match_id == token.match_id, TokenRecord.player == token.player)
                session.execute(delete(TokenRecord).where(*of_seat))
            session.add(token)
        return True

    def replace_tokens(
        self,
        match_id: str,
        by: str,
        gone: Collection[tuple[str, str | None]],
        tokens: Sequence[TokenRecord],
        code: Mapping[str, Any] | None = None,
    ) -> bool:
        """Replace all tokens of these (role, player) pairs; returns whether it did. Raises Gone, and
        JoinCodeCollision for a code in use.

        `code`: the columns of a new join code, which replaces the old one in the same step: otherwise who
        knows the old one could join a seat just after its token was replaced.

        It does not if `by`, the hash of the token that asks for it, was replaced meanwhile: of two requests
        at once, the answer of the first has the tokens that count.
        """
        try:
            with self.database.write() as session:
                if session.get(MatchRecord, match_id, with_for_update=True) is None:
                    raise Gone
                asking = (TokenRecord.match_id == match_id, TokenRecord.token_hash == by)
                if session.scalar(select(TokenRecord.token_hash).where(*asking)) is None:
                    return False
                for role, player in gone:
                    mine = (TokenRecord.match_id == match_id, TokenRecord.role == role)
                    session.execute(delete(TokenRecord).where(*mine, TokenRecord.player == player))
                session.add_all(tokens)
                step = update(MatchRecord).where(MatchRecord.id == match_id)
                session.execute(step.values(version=MatchRecord.version + 1, **(code or {})))
                return True
        except IntegrityError as error:
            raise JoinCodeCollision from error

    def ages(self) -> list[float]:
        """The creation times of all matches."""
        with self.database.read() as session:
            return list(session.scalars(select(MatchRecord.created)))

    def idle(self, since: float) -> list[str]:
        """Matches without changes since then."""
        changed = select(ChangeRecord.match_id).where(ChangeRecord.at >= since)
        wanted = select(MatchRecord.id).where(MatchRecord.created < since, MatchRecord.id.not_in(changed))
        with self.database.read() as session:
            return list(session.scalars(wanted))

    def delete(self, match_id: str) -> list[str] | None:
        """Delete the match and everything that belongs to it, including photos sent for it.

        Returns the ids of those photos, or None if there was no such match.
        """
        mine = PhotoRecord.request["match"].as_string() == match_id
        with self.database.write() as session:
            # Locked, so that no photo can be added meanwhile (PhotoRecords.add).
            if session.get(MatchRecord, match_id, with_for_update=True) is None:
                return None
            photos = list(session.scalars(select(PhotoRecord.id).where(mine)))
            session.execute(delete(TablePhoto).where(TablePhoto.photo_id.in_(photos)))
            session.execute(delete(PhotoRecord).where(PhotoRecord.id.in_(photos)))
            for table in (ChangeRecord, TokenRecord, TablePhoto):
                session.execute(delete(table).where(table.match_id == match_id))
            session.execute(delete(MatchRecord).where(MatchRecord.id == match_id))
        return photos
