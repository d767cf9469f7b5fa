"""The table before a move that is written, and what the moves bring to light."""

from __future__ import annotations

from typing import Any

from formats.jcz import names
from formats.jcz.pieces import CHOICES, WORDS
from formats.jcz.values import cannot_hold
from formats.jcz.writing.numbers import FigureNumbers
from referee.game import AnyGame, LegalPlacement
from referee.match import PlayedMatch
from referee.tiles.rules.table import Table

Payload = dict[str, Any]
Row = tuple[str, Payload]  # type and payload of a message


class Scene:
    """The game and its table. `drawn`: tiles in the order in which they were drawn; `chance`: what else was
    drawn by chance, in order."""

    def __init__(self, match: PlayedMatch) -> None:
        self.game: AnyGame = match.game
        self.table: Table = match.start
        self.seats = {seat.id: number for number, seat in enumerate(match.start.players)}
        self.numbers = FigureNumbers(match.start)
        self.drawn: list[str] = []
        self.chance: list[str] = []

    def placements(self, tile: str, player: str) -> tuple[LegalPlacement, ...]:
        """The legal placements of a tile."""
        placing = self.game.placing
        return () if placing is None else tuple(placing.placements(self.table, tile, player))

    def draw(self, tile: str) -> None:
        """Note that a tile was drawn."""
        self.drawn.append(name_of(tile))


def word_of(move: object) -> str:
    """The word for a move."""
    return WORDS[type(move)]


def theirs(word: str, choice: str) -> str:
    """The word of the other program for a choice."""
    return next(other for other, ours in CHOICES[word].items() if ours == choice)


def name_of(tile: str) -> str:
    """The name of a tile. Raises BadInput if there is none."""
    found = names.name_of(tile)
    if found is None:
        raise cannot_hold(tile)
    return found
