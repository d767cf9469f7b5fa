"""Robbers in random matches: next to whom they are, and what they take."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from tests.examples import tries
from tests.referee.plays import Player


def box(others: str) -> dict[str, Any]:
    """The options of a match."""
    boxes = ["robbers", "inns-and-cathedrals", "mage-and-witch", "abbey-and-mayor"]
    return {"edition": "C1", "expansions": boxes, "rb.others": others}


@pytest.mark.parametrize("others", ["next", "all"])
@given(seed=st.integers(0, 10**6))
@tries(5)
def test_robbers_take_half_of_a_line_and_go_home(others: str, seed: int) -> None:
    player = Player.sits_down(seed, box(others))
    before = player.match.state
    for _ in player.plays(24):
        state, lines = player.match.state, player.match.played[-1].lines
        for seat in state.players:
            whom = before.held.get(seat.id, {}).get("robber_at")
            taken = [line for line in lines if (line.player, line.feature_kind) == (seat.id, "robber")]
            paid = [
                line.points
                for line in lines
                if line.player == whom and line.feature_kind in before.book.scoring.worth
            ]
            assert [line.points for line in taken] == (
                [-(-max(paid) // 2)] if max(paid, default=0) > 0 else []
            )
            assert whom != seat.id
            assert not taken or "robber_at" not in state.held.get(seat.id, {})
        if state.turn.due_step == "robber":
            assert state.turn.step == "act"
            kinds = {type(one).__name__ for one in CARCASSONNE.offers(state)}
            assert kinds in ({"Robber", "Pass"}, {"Pass"})
        before = state
