"""Changes of a match as rows, and why they cannot be stored."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from store.tables import Base, MatchRecord

MATCHES, CHANGES, TOKENS = (Base.metadata.tables[name] for name in ("matches", "changes", "match_tokens"))


@dataclass(slots=True)
class Change:
    """A row of the changes, by the names of its columns (see ChangeRecord). No object of the ORM: a match has
    thousands of them."""

    match_id: str
    seq: int
    kind: str
    target: int | None
    moves: list[Any]
    insist: bool
    by: str
    at: float
    paid: list[Any]
    rules: str
    request: str | None = None
    revealed: dict[str, Any] | None = None


NAMES = tuple(one.name for one in fields(Change))
_values = attrgetter(*NAMES)
COLUMNS = tuple(CHANGES.c[name] for name in NAMES)


class VersionConflict(Exception):
    """Another change was stored first; `seq` is now the newest one."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        super().__init__(f"the newest change is {seq}")


class Gone(VersionConflict):
    """The match was deleted first."""

    def __init__(self) -> None:
        super().__init__(-1)


class JoinCodeCollision(Exception):
    """Another match uses this join code already."""


@dataclass(frozen=True)
class OpenedMatch:
    """A match opened by a token, with the role of the token."""

    match: MatchRecord
    role: str
    player: str | None
    token_hash: str


def columns_of(change: Change) -> dict[str, Any]:
    """A change as a row."""
    return dict(zip(NAMES, _values(change), strict=True))
