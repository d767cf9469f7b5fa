"""The moves that all tile games share. A game adds its own; the API derives its schemas from the fields."""

from __future__ import annotations

from dataclasses import dataclass

from referee.tiles.position import Ref


@dataclass(frozen=True, slots=True)
class Discard:
    """A drawn tile that cannot be placed leaves the game."""

    player: str
    tile: str


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a tile. `rotation` in degrees clockwise."""

    player: str
    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Deploy:
    """Put a figure on a feature of the tile at (x, y)."""

    player: str
    kind: str
    x: int
    y: int
    feature: Ref


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The turn is over: what the placed tile completed is scored."""

    player: str


@dataclass(frozen=True, slots=True)
class EndGame:
    """The game is over: final scoring."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """Points for what the referee cannot see; `note` tells for what."""

    player: str
    points: int
    note: str
