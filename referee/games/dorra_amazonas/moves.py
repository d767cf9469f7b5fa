"""The moves of the game, besides end_turn, end_game and adjust, which all games share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

PRIVATE = {"private": True}
ENTERED = {"kept": False, "hides": "card"}  # see referee.views.blank


@dataclass(frozen=True, slots=True)
class Open:
    """The tent that a player puts up before the first round; `space` only where any may be chosen."""

    player: str
    village: str
    space: int | None = None


@dataclass(frozen=True, slots=True)
class EventCard:
    """The event of the round is turned up."""

    card: str


@dataclass(frozen=True, slots=True)
class Commit:
    """An income card is laid face down. `card` None: it lies on the table, nobody has told which one.
    `number`: its white number, where the card of the player's own box has another than the board tells."""

    player: str
    card: int | None = field(metadata=PRIVATE)
    number: int | None = field(default=None, metadata=PRIVATE)
    entered: bool = field(default=False, metadata=ENTERED)


@dataclass(frozen=True, slots=True)
class RevealCard:
    """A card that was laid face down without telling which one is told now. It is turned up together with all
    others of the round. `card` None: told, but not to whoever reads this."""

    reveals: ClassVar[bool] = True
    player: str
    card: int | None = field(metadata=PRIVATE)
    number: int | None = field(default=None, metadata=PRIVATE)
    entered: bool = field(default=False, metadata=ENTERED)


@dataclass(frozen=True, slots=True)
class IndioTile:
    """The offer of an Indio tile instead of the silver of this round; `pile`: the species it is put on."""

    player: str
    take: bool
    pile: str | None = None


@dataclass(frozen=True, slots=True)
class Build:
    """A tent of one's own; `space` only where any may be chosen."""

    player: str
    village: str
    space: int | None = None


@dataclass(frozen=True, slots=True)
class NeutralTent:
    """A neutral tent (two players)."""

    player: str
    village: str


@dataclass(frozen=True, slots=True)
class MissionCard:
    """The villages on a player's mission card."""

    player: str
    villages: tuple[str, ...] | None = field(metadata=PRIVATE)
