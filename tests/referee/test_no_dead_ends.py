"""A match can always continue: in every reachable state the player to move has a move, until the game
is over.

Ending the game early does not count.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games import game
from referee.games.dorra_amazonas.moves import MissionCard
from referee.games.dorra_amazonas.position import Seat
from referee.games.dorra_amazonas.position import VillagePosition as DorraPosition
from referee.games.gold_rush.moves import Report, Reveal
from referee.tiles.model.moves import Adjust, Discard, EndGame, Place
from referee.tiles.model.position import PlayerSeat, TilePosition
from tests.examples import tries

COLOURS = ("red", "blue", "green", "yellow", "black")
ASIDE = (Adjust, EndGame, MissionCard, Report, Reveal)  # does not bring the end of a turn nearer
EVERYTHING = [one.id for one in game("carcassonne").boxes]


class Table(NamedTuple):
    """What is played: so many moves at most, by so many players, with so few tiles left at the beginning."""

    game: str
    options: dict[str, Any] = {}  # noqa: RUF012  # never changed
    moves: int = 60
    players: int = 2
    few: bool = False


TABLES = {
    "base": Table("carcassonne", {"edition": "C1"}),
    "hills and sheep": Table("carcassonne", {"expansions": ["hills-and-sheep"], "hs.action": "must"}),
    "all expansions": Table("carcassonne", {"edition": "C2", "expansions": EVERYTHING}, players=3),
    "engine": Table("carcassonne", {"edition": "C2", "expansions": EVERYTHING, "preset": "engine"}),
    "map": Table("carcassonne", {"map": "stand-in-map", "mp.town": "extra_turn,cost2"}),
    "last tiles": Table("carcassonne", {"edition": "C2", "expansions": EVERYTHING}, few=True),
    "gold rush": Table("gold-rush", players=3),
    "gold rush, last tiles": Table("gold-rush", few=True),
    "amazonas": Table("amazonas"),
    "amazonas, last tiles": Table("amazonas", few=True),
    "dorra, two players": Table("dorra-amazonas", moves=120),
    "dorra, any space": Table("dorra-amazonas", {"ad.space": "any"}, moves=120),
    "dorra, four players": Table("dorra-amazonas", moves=150, players=4),
}


def begins(table: Table, chance: random.Random) -> Any:
    """The state in which the match begins."""
    played = game(table.game)
    names = COLOURS[: table.players]
    if table.game == "dorra-amazonas":
        names = ("red", "blue", "white", "orange")[: table.players]
        return played.begin(DorraPosition(table.game, tuple(map(Seat, names)), options=table.options))
    seats = tuple(map(PlayerSeat, names))
    position = TilePosition(table.game, seats, (), table.options)
    if table.few:
        every = sorted(played.begin(position).library.counts)
        left = {**dict.fromkeys(every, 0), **dict.fromkeys(chance.sample(every, 6), 1)}
        position = replace(position, left=left)
    return played.begin(position)


def possible(table: Table, state: Any, chance: random.Random) -> list[Any]:
    """Moves that continue from here.

    If a tile is drawn: those with a possible tile; else every offer, and the end of the game only if it is
    the sole one.
    """
    played = game(table.game)
    placing = played.placing
    tiles, undrawn = (placing.draws(state), state.bag.undrawn) if placing is not None else ((), {})
    drawn = [tile for tile in tiles if tile not in undrawn]
    if drawn:
        return with_tile(table, state, chance.choice(drawn))
    laid = [move for tile in tiles for move in with_tile(table, state, tile)]
    offers = played.offers(state)
    return laid or [move for move in offers if not isinstance(move, ASIDE)] or list(offers)


def with_tile(table: Table, state: Any, tile: str) -> list[Any]:
    """Where a tile may be placed; discarding it, if that is legal."""
    played, player = game(table.game), str(game(table.game).to_move(state))
    found = played.placing.placements(state, tile, player)
    discard = Discard(player, tile)
    return [Place(player, tile, at.x, at.y, at.rotation, at.bridge) for at in found] or [
        move for move in (discard,) if played.check(state, move).legal
    ]


@pytest.mark.parametrize("name", TABLES)
@tries(4)
@given(seed=st.integers(0, 10**6))
def test_some_move_is_possible_until_the_game_is_over(name: str, seed: int) -> None:
    table, chance = TABLES[name], random.Random(seed)
    played, state = game(table.game), begins(table, chance)
    for _ in range(table.moves):
        if played.over(state):
            return
        assert played.to_move(state)
        found = possible(table, state, chance)
        assert found, played.position(state)
        kinds = sorted({type(move).__name__ for move in found})
        kind = chance.choice(kinds)
        state = played.play(state, chance.choice([m for m in found if type(m).__name__ == kind])).state
    assert played.over(state) or possible(table, state, chance)
