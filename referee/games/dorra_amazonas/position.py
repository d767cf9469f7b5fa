"""What lies on the table: the neutral form of the border's Position of this game. Nothing is judged here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


def nobody_knows() -> Any:
    """None, for fields that are told even so (plain data leaves out those whose default is None)."""
    return None


@dataclass(frozen=True, slots=True)
class Tent:
    """A tent on a space (0 is the cheapest) of a village: of a player, or a neutral one (true, or the player
    who put it there). `space` None: the cheapest that is free."""

    village: str
    space: int | None = None
    player: str | None = None
    neutral: str | bool | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player and what lies before him. `species` counts tiles without Indio tiles, `indio` names the pile
    of each of those. `played`: face-up income cards since they were last taken back, the newest last.
    `ready`: a card lies face down; which one (`card`), and its white number where it is not the board's, only
    its player knows; `entered`: the referee knows it, too. `mission` None: not told, or (`dealt`) known to
    its player only. None for money: not told."""

    id: str
    name: str | None = None
    colour: str | None = None
    points: int | None = None
    gold: int | None = None
    silver: int | None = None
    species: Mapping[str, int] = field(default_factory=dict)
    indio: tuple[str, ...] = ()
    played: tuple[int, ...] = ()
    ready: bool = False
    entered: bool = False
    card: int | None = field(default_factory=nobody_knows)
    number: int | None = None
    medal: int | None = field(default_factory=nobody_knows)
    mission: tuple[str, ...] | None = field(default_factory=nobody_knows)
    dealt: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """How far a round has come. `phase`: opening, event, income, reveal, building or end; `order` and
    `income` (silver of phase 2a) of this round once the cards are open; `player`: who builds; what he has
    built in this turn (`own` villages, `neutral`); `offer`: open, answered, taken (by `player`) or gone
    (taken by an earlier one), where an Indio tile is offered; `over`: final scoring is done."""

    phase: str | None = None
    player: str | None = None
    order: tuple[str, ...] = ()
    income: Mapping[str, int] = field(default_factory=dict)
    own: tuple[str, ...] = ()
    neutral: str | None = None
    offer: str | None = None
    over: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """A table. `board`: its id, or the board itself; None: the stand-in. `event`: the card of this round,
    `past`: those of earlier rounds."""

    game: str
    players: tuple[Seat, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    board: str | Mapping[str, Any] | None = None
    round: int | None = None
    event: str | None = field(default_factory=nobody_knows)
    past: tuple[str, ...] = ()
    tents: tuple[Tent, ...] = ()
    turn: Turn | None = None

    @property
    def catalogs(self) -> tuple[str | Mapping[str, Any], ...] | None:
        """The board as a list of catalogs, as all games have it."""
        return None if self.board is None else (self.board,)


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question is about: `kind` is a species, income, order, event, indio, medal, mission or
    village."""

    kind: str
    player: str | None = None
    card: int | None = None
    village: str | None = None
