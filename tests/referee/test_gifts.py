"""The Gifts in random matches: who extends what belongs to others alone gets one card."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.promos.gifts import (
    ALL,
    CARDS,
    GIFT,
    NEEDS,
    OF_PLAYERS,
    SYNOD,
    Gift,
    unopened,
)
from referee.tiles.model.moves import Place
from referee.tiles.rules.table import Table
from tests.examples import tries
from tests.referee.plays import SEATS, Player

BOX: dict[str, Any] = {
    "edition": "C2",
    "expansions": ["gifts", "inns-and-cathedrals", "traders-and-builders"],
}


def of_others(before: Table, after: Table, move: Place) -> bool:
    """Whether a placement joins a road or city, on which others have more figures than its player, to its
    tile; large meeples count twice."""
    (x, y) = cell = move.x, move.y
    for index, kind in enumerate(after.board.cells[cell].kinds):
        region = after.board.region((x, y, index))
        there = [one for one in before.figures if one.segment >= 0 and one[2:] in region.pieces]
        strength = {seat.id: 0 for seat in SEATS}
        for one in there:
            strength[one.player] += {"meeple": 1, "big": 2}.get(one.kind, 0)
        most = max(strength.values())
        if kind in OF_PLAYERS and most and strength[move.player] < most:
            return True
    return False


@given(seed=st.integers(0, 10**6))
@tries(8)
def test_a_card_for_every_tile_that_extends_what_belongs_to_others(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    before = player.match.state
    for move in player.plays(25):
        state = player.match.state
        change = {seat.id: state.holds(seat.id, GIFT) - before.holds(seat.id, GIFT) for seat in SEATS}
        mover = getattr(move, "player", "")
        if isinstance(move, Place):
            assert change.pop(mover) == of_others(before, state, move), move
        elif isinstance(move, Gift):
            assert change.pop(mover) == -1
            assert (move.x is None) == (move.card not in NEEDS), move
            if move.card == SYNOD:
                assert len(state.figures) == len(before.figures) + 1
        assert not any(change.values()), move
        assert unopened(state) <= ALL
        assert not [one for one in CARCASSONNE.inspect(state) if one.severity == "error"], move
        before = state


def test_every_card_is_opened_in_some_match() -> None:
    opened: set[str] = set()
    for seed in range(12):
        player = Player.sits_down(seed, BOX)
        opened.update(move.card for move in player.plays(30) if isinstance(move, Gift))
    assert opened == set(CARDS)
