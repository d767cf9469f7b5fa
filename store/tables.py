"""The tables. Times are seconds since 1970 (UTC); JSON columns hold what the services put there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Double, Index, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {float: Double, dict[str, Any]: JSON, list[Any]: JSON, bytes: LargeBinary}  # noqa: RUF012


class PhotoRecord(Base):
    """One uploaded picture, from upload to its deletion.

    `reading` is what the recogniser saw and never changes; `corrections` is everything people said since, in
    order; `answer` follows from the two. `version` grows with each change people make. Whoever reads the
    picture holds it by `lease` until `lease_until`; `attempts` counts how often somebody began.
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
