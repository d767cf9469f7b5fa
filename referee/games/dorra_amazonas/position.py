"""The position of this game, as the API writes it. Nothing is judged here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.game import (
    JsonObject,
    Options,
)


def nobody_knows() -> None:
    """Return None, as default factory of fields that are written even if unknown (serialization leaves out
    fields whose default is None)."""
    return None


@dataclass(frozen=True, slots=True)
class VillageTent:
    """A tent on a space (0 is the cheapest) of a village: of a player, or a neutral one (true, or the player
    who put it up). `space` None: the cheapest free one."""

    village: str
    space: int | None = None
    player: str | None = None
    neutral: str | bool | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's seat. `species`: tiles without Indio tiles; `indio`: the pile of each Indio tile. `played`:
    face-up income cards since they were last taken back, the newest last. `ready`: a card is face down;
    only its player knows which one (`card`), and its white number if different from the board's;
    `entered`: the referee knows it, too. `mission` None: unknown, or (`dealt`) known to its player only.
    Money None: unknown."""

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
class RoundTurn:
    """The state of a round. `phase`: opening, event, income, reveal, building or end; `order` and `income`
    (silver of phase 2a) of this round once the cards are open; `player`: who builds; what that player has
    built in this turn (`own` villages, `neutral`); `offer`: open, answered, taken (by `player`) or gone
    (taken by an earlier player), if an Indio tile is offered; `over`: final scoring is done."""

    phase: str | None = None
    player: str | None = None
    order: tuple[str, ...] = ()
    income: Mapping[str, int] = field(default_factory=dict)
    own: tuple[str, ...] = ()
    neutral: str | None = None
    offer: str | None = None
    over: bool = False


@dataclass(frozen=True, slots=True)
class VillagePosition:
    """A position. `board`: its id, or the board itself; None: the stand-in board. `event`: the card of this
    round; `past`: those of earlier rounds."""

    game: str
    players: tuple[Seat, ...] = ()
    options: Options = field(default_factory=dict)
    board: str | JsonObject | None = None
    round: int | None = None
    event: str | None = field(default_factory=nobody_knows)
    past: tuple[str, ...] = ()
    tents: tuple[VillageTent, ...] = ()
    turn: RoundTurn | None = None

    @property
    def catalogs(self) -> tuple[str | JsonObject, ...] | None:
        """The board as a list of catalogs, as in all games."""
        return None if self.board is None else (self.board,)


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a question: `kind` is a species, income, order, event, indio, medal, mission or
    village."""

    kind: str
    player: str | None = None
    card: int | None = None
    village: str | None = None
