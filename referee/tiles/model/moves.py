"""The moves that all tile games share. A game adds more; the API derives its schemas from the fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.game import Cell, Lane
from referee.tiles.model.position import Ref


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a drawn tile that cannot be placed."""

    player: str
    tile: str


@dataclass(frozen=True, slots=True)
class Place:
    """Place a tile. `rotation` in degrees clockwise; `bridge`: where a bridge is laid with it, on this tile
    or a neighbour."""

    player: str
    tile: str
    x: int
    y: int
    rotation: int
    bridge: Lane | None = None


@dataclass(frozen=True, slots=True)
class Deploy:
    """Put a figure on a feature of the tile at (x, y), or on a `point` where four tiles meet: the north-west
    corner of that tile. `flight`: what a die shows, if the figure flies there; it is then read as the move of
    the game for that."""

    player: str
    kind: str
    x: int
    y: int
    feature: Ref
    point: Cell | None = None
    flight: int | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline a step for which the game waits, such as moving a wagon."""

    player: str
    step: str = field(metadata={"names": "detail"})


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn and score what the placed tile completed."""

    player: str


@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game with final scoring."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """Points for what the referee cannot see; `note` gives the reason."""

    player: str
    points: int
    note: str


@dataclass(frozen=True, slots=True)
class Score:
    """Score what lies on a real table whose tiles are not entered. `what`: an entry of the score pad, with
    its `counts` by name; those left out have their usual value. `final`: as in the final scoring. `tied`:
    other players who get the same points."""

    player: str
    what: str
    counts: Mapping[str, int] = field(default_factory=dict)
    final: bool = False
    tied: tuple[str, ...] = ()
