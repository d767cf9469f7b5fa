"""The moves that only Gold Rush has. The API derives their schemas from the fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from referee.tiles.model.position import Ref

Values = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Pitch:
    """Put the player's tent on a segment of a mountain, from the supply or from where it stands."""

    player: str
    x: int
    y: int
    feature: Ref


@dataclass(frozen=True, slots=True)
class Mine:
    """Take the top token of the mountain where the player's tent stands."""

    player: str


@dataclass(frozen=True, slots=True)
class Recall:
    """House rule: take the player's cowboy on the tile at (x, y) back, without scoring, instead of placing
    one."""

    player: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Report:
    """The values of the player's tokens, which only that player may know until the end: of all, in the order
    in which they were taken (null: unknown), or of those not entered yet."""

    player: str
    values: Values | None = field(metadata={"private": True})


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn over all of the player's tokens after the last turn (null: as reported before)."""

    reveals: ClassVar[bool] = True
    player: str
    values: Values
