"""Positions: what is on the table, as the API writes it, independent of any game. Nothing is judged here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from referee.game import Cell, JsonObject, Options

DRAWN = "drawn"  # mark of a turn: a tile was drawn and discarded
IN_HAND = "in_hand"  # mark of a turn: its tile was in the player's hand
QUARTER = "quarter"  # kind of the features of a tile that have names instead of sides


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table: its id, or its definition as in catalogs. `tile` None: unreadable, with the
    letters of its edges N E S W as seen ("C?RF")."""

    x: int
    y: int
    tile: str | JsonObject | None
    rotation: int = 0
    edges: str | None = None


@dataclass(frozen=True, slots=True)
class Ref:
    """A feature of a placed tile: its kind and the sides it touches, in the tile's rotation. `sides`: those
    entries of `at` that were sent in the field `sides`, so that an error can name the field; otherwise
    unused and not stored, like the `level` of a figure in a pyramid."""

    kind: str
    at: tuple[str, ...] = ()
    sides: tuple[str, ...] = field(default=(), compare=False, repr=False, metadata={"kept": False})
    level: int | None = field(default=None, compare=False, repr=False, metadata={"kept": False})


@dataclass(frozen=True, slots=True)
class FeatureAt:
    """A feature of the tile at (x, y)."""

    x: int
    y: int
    feature: Ref


@dataclass(frozen=True, slots=True)
class PlayerSeat:
    """A player; `points` None if the points before are unknown."""

    id: str
    name: str | None = None
    colour: str | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the table; `feature` None if its feature on the tile is unknown. A figure on a track stands
    on a `space` of the track and on no tile, one on a `point` at the north-west corner of that cell."""

    player: str
    kind: str
    x: int | None = None
    y: int | None = None
    feature: Ref | None = None
    space: int | None = None
    point: Cell | None = None


@dataclass(frozen=True, slots=True)
class Companion:
    """The player and kind of the figure with which a token stands on a tile."""

    player: str
    kind: str


@dataclass(frozen=True, slots=True)
class TokenAt:
    """A token on the table; `count`: its number in one stack, if a number was given; `beside`: the figure
    with which it stands; `edges`: the edges of the tile between which it lies, or the `edge` at whose end;
    `player`: whose it is, of which `set` of that player; `tiles`: those over which it lies, if several, from
    the one at (x, y); `quarter`: the quarter in which it stands, which needs no cell."""

    kind: str
    value: int | None
    x: int | None = None
    y: int | None = None
    feature: Ref | None = None
    count: int | None = None
    beside: Companion | None = None
    edges: tuple[str, ...] | None = None
    edge: str | None = None
    player: str | None = None
    set: str | None = None
    tiles: tuple[Cell, ...] | None = None
    quarter: str | None = None


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction at the end of a turn: who chooses a tile, the tile chosen, and the highest price named for
    it, by whom."""

    chooser: str
    tile: str | None = None
    price: int | None = None
    bidder: str | None = None


@dataclass(frozen=True)
class Turn:
    """Whose turn it is and its step: `step` is place, act or end; `placed`: the cells of this turn's tiles.
    `part` counts the parts of a turn with several placements; `marks`: what this part has brought so far,
    in terms of the expansions; `due`: the steps at its end for which players still have to choose; `passed`:
    the players who have declined the first of them; `walk`: the cells that a piece has been on in a step of
    several players, its first included; `auction`: the state of one that goes on."""

    player: str | None = None
    step: str | None = None
    placed: tuple[Cell, ...] | None = None
    drawn: str | None = None
    part: int = 1
    marks: frozenset[str] = frozenset()
    due: tuple[str, ...] | None = None
    passed: tuple[str, ...] | None = None
    walk: tuple[Cell, ...] | None = None
    auction: Auction | None = None

    def but(self, **changes: object) -> Turn:
        """Return a copy with these fields changed, like `dataclasses.replace` in a fifth of the time."""
        _check_fields(*changes)
        other = object.__new__(Turn)
        theirs = vars(other)
        theirs.update(vars(self))
        theirs.update(changes)
        return other

    @property
    def due_step(self) -> str | None:
        """The step for which the game waits."""
        return self.due[0] if self.due else None

    @property
    def known(self) -> bool:
        """Whether the player to move or the step of the turn is known."""
        return self.player is not None or self.step is not None


@cache
def _check_fields(*names: str) -> None:
    """Raise TypeError unless all these are fields of a turn; computed once for the same names."""
    fields = Turn.__dataclass_fields__.keys()  # msgspec leaves those at their default out of vars()
    if not fields >= {*names}:
        raise TypeError(f"no field of a turn: {', '.join(sorted({*names} - fields))}")


@dataclass(frozen=True, slots=True)
class TilePosition:
    """A position. `catalogs`: ids or inline catalogs (mappings); None: those implied by the game and its
    options. `tokens` None: unknown."""

    game: str
    players: tuple[PlayerSeat, ...]
    tiles: tuple[Laid, ...]
    options: Options = field(default_factory=dict)
    catalogs: tuple[str | JsonObject, ...] | None = None
    figures: tuple[Standing, ...] = ()
    tokens: tuple[TokenAt, ...] | None = None
    turn: Turn | None = None
    held: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    left: Mapping[str, int] | None = None
    over: bool | None = None  # the game has ended and was scored
