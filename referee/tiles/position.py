"""What lies on the table: the neutral form of the border's Position. Nothing here is judged yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.game import Cell

DRAWN = "drawn"  # mark of a turn: a tile was drawn and left the game


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table: its id, or the tile itself as catalogs write it. `tile` None: unreadable, with the
    letters of its edges N E S W as seen ("C?RF")."""

    x: int
    y: int
    tile: str | Mapping[str, Any] | None
    rotation: int = 0
    edges: str | None = None


@dataclass(frozen=True, slots=True)
class Ref:
    """A feature of a laid tile: its kind and the sides it touches, as seen on the board. `sides`: those of
    `at` that were sent under that name, so that an error can name the field; they do not count otherwise and
    are not kept."""

    kind: str
    at: tuple[str, ...] = ()
    sides: tuple[str, ...] = field(default=(), compare=False, repr=False, metadata={"kept": False})


@dataclass(frozen=True, slots=True)
class FeatureAt:
    """A feature of the tile at (x, y)."""

    x: int
    y: int
    feature: Ref


@dataclass(frozen=True, slots=True)
class PlayerSeat:
    """A player; `points` None where nobody said what he had before."""

    id: str
    name: str | None = None
    colour: str | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the table; `feature` None where it is not known on which feature of the tile it stands. One
    on a track stands on a `space` of it and on no tile."""

    player: str
    kind: str
    x: int | None = None
    y: int | None = None
    feature: Ref | None = None
    space: int | None = None


@dataclass(frozen=True, slots=True)
class TokenAt:
    """A token on the table; `count` of them in one stack, if it is more than one that was told."""

    kind: str
    value: int | None
    x: int
    y: int
    feature: Ref | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and how far: `step` is place, act or end; `placed` the cells of this turn's tiles.
    `part` counts the parts of a turn in which a player may place more than once; `marks` are what this part
    has brought so far, in the words of the expansions."""

    player: str | None = None
    step: str | None = None
    placed: tuple[Cell, ...] | None = None
    drawn: str | None = None
    part: int = 1
    marks: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Position:
    """A table. `catalogs` holds ids or inline catalogs (mappings); None: what game and options imply.
    `tokens` None: nobody said which there are."""

    game: str
    players: tuple[PlayerSeat, ...]
    tiles: tuple[Laid, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    catalogs: tuple[str | Mapping[str, Any], ...] | None = None
    figures: tuple[Standing, ...] = ()
    tokens: tuple[TokenAt, ...] | None = None
    turn: Turn | None = None
    held: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    left: Mapping[str, int] | None = None
    over: bool | None = None  # the game has ended, and was scored
