"""The moves of the game, in addition to end_turn, end_game and adjust, which all games share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

PRIVATE = {"private": True}
ENTERED = {"kept": False, "hides": "card"}  # see referee.redaction.blank


@dataclass(frozen=True, slots=True)
class Open:
    """Put up a player's tent before the first round; `space` only if any may be chosen."""

    player: str
    village: str
    space: int | None = None


@dataclass(frozen=True, slots=True)
class EventCard:
    """Turn up the event of the round."""

    card: str


@dataclass(frozen=True, slots=True)
class Commit:
    """Lay an income card face down. `card` None: it is on the table, but not entered. `number`: its white
    number, if it differs from the board's."""

    player: str
    card: int | None = field(metadata=PRIVATE)
    number: int | None = field(default=None, metadata=PRIVATE)
    entered: bool = field(default=False, metadata=ENTERED)


@dataclass(frozen=True, slots=True)
class RevealCard:
    """Enter a card that was laid face down without entering it. It is turned up together with all others of
    the round. `card` None: entered, but hidden from this viewer."""

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
    """Build a tent of the player; `space` only if any may be chosen."""

    player: str
    village: str
    space: int | None = None


@dataclass(frozen=True, slots=True)
class NeutralTent:
    """Put up a neutral tent (two players)."""

    player: str
    village: str


@dataclass(frozen=True, slots=True)
class MissionCard:
    """Enter the villages on a player's mission card."""

    player: str
    villages: tuple[str, ...] | None = field(metadata=PRIVATE)
