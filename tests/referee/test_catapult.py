"""The Catapult in random matches: throws follow a fair, and bring points or move figures, never both."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.promos.catapult import CATAPULT, FAIR, POINTS, Catapult
from referee.tiles.model.moves import Pass
from tests.examples import tries
from tests.referee.plays import Player

BOX: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["catapult", "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"],
}


@given(seed=st.integers(0, 10**6))
@tries(8)
def test_throws_bring_points_or_move_figures(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    before = player.match.state
    for move in player.plays(25):
        state, lines = player.match.state, player.match.played[-1].lines
        if isinstance(move, Catapult):
            moved = set(before.figures) != set(state.figures)
            assert [line.points for line in lines] == ([] if moved else [POINTS])
            assert len(state.figures) <= len(before.figures)
        if state.turn.due_step == CATAPULT:
            last = [cell for cell in state.turn.placed or () if FAIR in state.board.cells[cell].marks]
            assert last or FAIR in state.turn.marks
            assert {type(one) for one in CARCASSONNE.offers(state)} == {Catapult, Pass}
        before = state
