"""The tables. Times are seconds since 1970 (UTC); JSON columns hold what the services put there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Double, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {float: Double, dict[str, Any]: JSON, list[Any]: JSON, bytes: LargeBinary}  # noqa: RUF012


class PhotoRecord(Base):
    """One uploaded picture, from upload to its deletion.

    `reading` is what the recogniser saw and never changes; `corrections` is everything people said since, in
    order; `answer` follows from the two. `version` grows with each change people make. Whoever reads the
    picture holds it by `lease` until `lease_until`; `attempts` counts how often somebody began;
    `offered`: when it was last sent to workers through a broker.
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
    """What a request with an Idempotency-Key was answered, for the one who sends it again.

    `id` is a hash of route, token and key. `sealed` can be opened only with the request itself: answers hold
    tokens. A row without an answer belongs to a request that is still being answered.
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
    """A tracked match: how it began, and how far it has come.

    `setup` is the position it began with; `catalogs` the [id, version] of every tile set it was made with;
    `seq` the number of its newest change; `version` grows with whatever else the host changes (`names`,
    `hints`, tokens, `timer`: the seconds a turn may last, set at `timer_since`; null: no timer).
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
    """One change of a match, never altered: a list of moves, or what was done to an older list.

    `kind`: moves | undo | redo | correct. `target`: the list that was retracted, taken back or replaced.
    `by`: "host" or the player's id with "player:" before it. `paid`: what the list paid when it was made.
    `request`: hash of the request that made it, if that may be sent again. `revealed`: private values that
    had been revealed when this change took their moves back ("moves": [change, number] of each, "values" by
    name), and the players of whom it tells another value ("changed"); null in rows of version 0.5.0.
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
    """A token that opens a match, by its hash. `role`: host | viewer | player (then `player` is his id)."""

    __tablename__ = "match_tokens"
    __table_args__ = (Index("match_tokens_by_match", "match_id"),)

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(32), ForeignKey("matches.id", ondelete="CASCADE"))
    role: Mapped[str] = mapped_column(String(8))
    player: Mapped[str | None] = mapped_column(String(60))
    joined: Mapped[bool]  # came in by the join code


class TablePhoto(Base):
    """A photo of a match's table from which people's corrections are learnt: the one with which the match
    began, and later ones. `looks`: what the tiles look like that were named there, as of the photo's
    `version`; None: not learnt yet. They stay when the photo's time is over, and go when it is deleted."""

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
    """A tile set that a user keeps; its token makes new versions. `newest`: the version people see."""

    __tablename__ = "catalogs"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    newest: Mapped[str] = mapped_column(String(64))
    versions: Mapped[int]
    created: Mapped[float]


class CatalogVersion(Base):
    """One version of a tile set, built-in or a user's; never altered, matches refer to it."""

    __tablename__ = "catalog_versions"

    id: Mapped[str] = mapped_column(String(80), primary_key=True)
    version: Mapped[str] = mapped_column(String(64), primary_key=True)
    data: Mapped[dict[str, Any]]


class Prototypes(Base):
    """What the tiles of a user's set look like to the recogniser, as people enrolled them: one row, with the
    version of which they did; of several, which older ones of us wrote, the one made last."""

    __tablename__ = "prototypes"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    version: Mapped[str] = mapped_column(String(64), primary_key=True)
    data: Mapped[bytes]
    made: Mapped[float]


class CatalogPicture(Base):
    """A picture of the empty map or board that a user's catalog describes: a JPEG, upright."""

    __tablename__ = "catalog_pictures"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    data: Mapped[bytes]
    made: Mapped[float]


class EnrolmentRecord(Base):
    """The enrolment of a user's set: the cards cut out of its photos (`sheet`: a picture, one below the
    other), what was proposed for them and what people said. `version` grows with each change; `about`: of the
    enrolment as a whole ({}: begun before there was any)."""

    __tablename__ = "enrolments"

    catalog_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    photos: Mapped[list[Any]]
    cards: Mapped[list[Any]]
    proposals: Mapped[list[Any]]
    sheet: Mapped[bytes]
    version: Mapped[int]
    changed: Mapped[float]
    about: Mapped[dict[str, Any]] = mapped_column(server_default="{}")
