"""The tables. Times are seconds since 1970 (UTC). The services define the content of JSON columns."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Double, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {float: Double, dict[str, Any]: JSON, list[Any]: JSON, bytes: LargeBinary}  # noqa: RUF012


class PhotoRecord(Base):
    """An uploaded picture, from upload to deletion.

    `reading`: the recogniser's result, replaced only by another reading. `corrections`: all later
    corrections, in order. `answer`: follows from the two. `version`: grows with each change by a client.
    `lease`: the owner that reads the picture, until `lease_until`. `attempts`: how often a reading was
    started. `offered`: when it was last sent to workers through a broker.
    """

    __tablename__ = "photos"
    __table_args__ = (Index("photos_by_state", "state"), Index("photos_by_expiry", "expires"))

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    state: Mapped[str] = mapped_column(String(12))  # queued | reading | done | unreadable
    stage: Mapped[str | None] = mapped_column(String(20))
    reason: Mapped[str | None] = mapped_column(Text)
    width: Mapped[int]
    height: Mapped[int]
    request: Mapped[dict[str, Any]]
    reading: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), deferred=True)
    corrections: Mapped[list[Any]] = mapped_column(JSON, default=list)
    answer: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    version: Mapped[int] = mapped_column(default=0)
    created: Mapped[float]
    expires: Mapped[float]
    lease: Mapped[str | None] = mapped_column(String(40))
    lease_until: Mapped[float | None]
    attempts: Mapped[int] = mapped_column(default=0)
    offered: Mapped[float | None]


class KeptReply(Base):
    """The answer to a request with an Idempotency-Key, for repetitions of the request.

    `id` is a hash of route, token and key. `sealed` can be decrypted only with the request itself, because
    answers contain tokens. A row without an answer belongs to a request that is still being answered.
    """

    __tablename__ = "kept_replies"
    __table_args__ = (Index("kept_replies_by_expiry", "expires"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    body_hash: Mapped[str] = mapped_column(String(64))
    salt: Mapped[bytes]
    sealed: Mapped[bytes | None]
    begun: Mapped[float]
    expires: Mapped[float]


class MatchRecord(Base):
    """A tracked match: its start position and current state.

    `setup`: the start position. `catalogs`: [id, version] of every catalog it was made with. `seq`: the
    number of its newest change. `version`: grows with every other change by the host (`names`, `hints`,
    tokens, `timer`: the seconds a turn may last, set at `timer_since`; null: no timer).
    """

    __tablename__ = "matches"
    __table_args__ = (Index("matches_by_code", "join_code", unique=True),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    setup: Mapped[dict[str, Any]]
    catalogs: Mapped[list[Any]]
    names: Mapped[dict[str, Any]]
    hints: Mapped[bool]
    timer: Mapped[int | None]
    timer_since: Mapped[float | None]
    seq: Mapped[int]
    version: Mapped[int]
    join_code: Mapped[str | None] = mapped_column(String(12))
    code_expires: Mapped[float | None]
    created: Mapped[float]


class ChangeRecord(Base):
    """A change of a match, never altered: a list of moves, or an operation on an older list.

    `kind`: moves | undo | redo | correct. `target`: the list that was taken back, restored or replaced.
    `by`: "host", or "player:" and the player's id. `paid`: what the list paid when it was made. `request`:
    hash of the request that made it, if that may be repeated. `revealed`: private values that had been
    revealed when this change took their moves back ("moves": [change, number] of each, "values" by name),
    and the players whose values it changes ("changed"); null in rows of version 0.5.0.
    """

    __tablename__ = "changes"

    match_id: Mapped[str] = mapped_column(
        String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    target: Mapped[int | None]
    moves: Mapped[list[Any]]
    insist: Mapped[bool]
    by: Mapped[str] = mapped_column(String(80))
    at: Mapped[float]
    paid: Mapped[list[Any]]
    rules: Mapped[str] = mapped_column(String(16))
    request: Mapped[str | None] = mapped_column(String(64))
    revealed: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class TokenRecord(Base):
    """A token that opens a match, by its hash. `role`: host | viewer | player (then `player` is their id)."""

    __tablename__ = "match_tokens"
    __table_args__ = (Index("match_tokens_by_match", "match_id"),)

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(32), ForeignKey("matches.id", ondelete="CASCADE"))
    role: Mapped[str] = mapped_column(String(8))
    player: Mapped[str | None] = mapped_column(String(60))
    joined: Mapped[bool]  # by the join code


class TablePhoto(Base):
    """A photo of a match's table whose corrections are learnt from: the one it began with, or a later one.

    `looks`: prototypes of the tiles named there, as of the photo's `version`; None: not learnt yet. They
    stay after the photo expires, and are deleted if it is deleted.
    """

    __tablename__ = "table_photos"
    __table_args__ = (Index("table_photos_by_photo", "photo_id"),)

    match_id: Mapped[str] = mapped_column(
        String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    photo_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    version: Mapped[int]
    looks: Mapped[bytes | None]
    made: Mapped[float]


class CatalogRecord(Base):
    """A user's catalog; its token allows new versions. `newest`: the current version."""

    __tablename__ = "catalogs"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    newest: Mapped[str] = mapped_column(String(64))
    versions: Mapped[int]
    created: Mapped[float]


class CatalogVersion(Base):
    """One version of a catalog, built-in or a user's; never altered, because matches refer to it.

    `summary`: its row in the list of catalogs (null: not needed yet, or stored by an older release).
    """

    __tablename__ = "catalog_versions"

    id: Mapped[str] = mapped_column(String(80), primary_key=True)
    version: Mapped[str] = mapped_column(String(64), primary_key=True)
    data: Mapped[dict[str, Any]]
    summary: Mapped[dict[str, Any] | None]


class Prototypes(Base):
    """Prototypes of a user's set from its enrolment.

    There is one row, with the version that was enrolled. If older releases wrote several rows, the latest
    one counts.
    """

    __tablename__ = "prototypes"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    version: Mapped[str] = mapped_column(String(64), primary_key=True)
    data: Mapped[bytes]
    made: Mapped[float]


class CatalogPicture(Base):
    """A picture of the empty map or board of a user's catalog: a JPEG, upright."""

    __tablename__ = "catalog_pictures"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    data: Mapped[bytes]
    made: Mapped[float]


class EnrolmentRecord(Base):
    """The enrolment of a user's set.

    `sheet`: a picture of the cards cut out of its photos, stacked vertically. `proposals`: what was proposed
    for them and confirmed. `version`: grows with each change. `about`: facts about the enrolment as a whole
    ({}: older than this column).
    """

    __tablename__ = "enrolments"

    catalog_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    photos: Mapped[list[Any]]
    cards: Mapped[list[Any]]
    proposals: Mapped[list[Any]]
    sheet: Mapped[bytes]
    version: Mapped[int]
    changed: Mapped[float]
    about: Mapped[dict[str, Any]] = mapped_column(server_default="{}")
