"""Crop Circles in random matches: who acts, in which order, and what changes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import Illegal
from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Ref
from tests.examples import tries
from tests.referee.plays import Player

BOX: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["corn-circles", "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"],
}


@given(st.integers(0, 10**6))
@tries(8)
def test_the_player_of_the_turn_chooses_and_is_last(seed: int) -> None:
    """Each player with a choice has it once, from the left neighbour on, and scores nothing for it."""
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(24):
        state = player.match.state
        if state.turn.due_step != "corn_circle":
            continue
        seats = [seat.id for seat in state.players]
        first = seats.index(state.turn.player or "") + 1
        order = [*seats[first:], *seats[:first]]
        offers = CARCASSONNE.offers(state)
        kinds = {type(one).__name__ for one in offers}
        if not any(mark.startswith("corn_circle:") for mark in state.turn.marks):
            assert (state.phase.mover, kinds) == (state.turn.player, {"CornCircle"})
            continue
        assert kinds in ({"Deploy", "Pass"}, {"Take"})
        assert list(state.phase.movers) == [seat for seat in order if seat in state.phase.movers]
        for one in offers:
            step = CARCASSONNE.play(state, one)
            assert not step.lines
            assert state.phase.mover not in step.state.phase.movers or not step.state.turn.due
            change = {"Deploy": 1, "Take": -1, "Pass": 0}[type(one).__name__]
            followers = sum(state.book.follows(figure.kind) for figure in state.figures)
            after = sum(state.book.follows(figure.kind) for figure in step.state.figures)
            assert after == followers + change


def test_a_figure_for_points_that_is_not_in_play_is_refused() -> None:
    """A point names no tile, so the move may name a cell without one."""
    player = Player.sits_down(3, {"edition": "C1", "expansions": ["corn-circles"]})
    for _ in player.plays(70):
        state = player.match.state
        if state.turn.due_step == "corn_circle" and "corn_circle:add" in state.turn.marks:
            break
    assert state.turn.due_step == "corn_circle"
    barn = Deploy(state.phase.mover or "", "barn", 400, 400, Ref("field"), (400, 400))
    ruling = CARCASSONNE.check(state, barn)
    assert {"CB-M1"} <= {reason.rule for reason in ruling.reasons}, ruling
    with pytest.raises(Illegal):
        CARCASSONNE.play(state, barn, insist=True)
