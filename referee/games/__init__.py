"""The registry: one line per game."""

from __future__ import annotations

from referee.game import Game, Unknown
from referee.games.carcassonne import CARCASSONNE
from referee.games.gold_rush import GOLD_RUSH

GAMES: tuple[Game, ...] = (CARCASSONNE, GOLD_RUSH)


def game(id: str) -> Game:
    """The game of that id. Raises Unknown with near names."""
    for one in GAMES:
        if one.id == id:
            return one
    raise Unknown("game", id, [one.id for one in GAMES])
