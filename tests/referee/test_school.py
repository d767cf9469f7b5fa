"""The School in random matches: one teacher, who is taken for roads and copies what was scored."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne.expansions.promos import school
from tests.examples import tries
from tests.referee.plays import Player

BOX: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["school", "inns-and-cathedrals", "traders-and-builders", "tunnel"],
}


@given(seed=st.integers(0, 10**6))
@tries(8)
def test_the_teacher_is_one_and_copies_points_that_were_scored(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    before = player.match.state
    assert school.school(before) == (1, 0)
    for _ in player.plays(25):
        state, lines = player.match.state, player.match.played[-1].lines
        there = [token for token in state.tokens if token.kind == school.TEACHER]
        assert len(there) + sum(state.holds(seat.id, school.TEACHER) for seat in state.players) == 1
        assert all((token.x, token.y) == (1, 0) for token in there)
        others = [line.points for line in lines if line.feature_kind in state.book.scoring.worth]
        for copy in (line for line in lines if line.feature_kind == school.TEACHER):
            assert copy.player == school.holder(before)
            assert copy.points == max(others)
        before = state
