"""The School in random matches: one teacher, who is taken for roads and copies what was scored."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.promos import school, teacher
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
    before, scored = player.match.state, list[int]()
    assert school.school(before) == (1, 0)
    for move in player.plays(25):
        state, lines = player.match.state, player.match.played[-1].lines
        there = [token for token in state.tokens if token.kind == school.TEACHER]
        assert len(there) + sum(state.holds(seat.id, school.TEACHER) for seat in state.players) == 1
        assert all((token.x, token.y) == (1, 0) for token in there)
        scored = [line.points for line in lines if line.feature_kind in state.book.scoring.worth] or scored
        for copy in (line for line in lines if line.feature_kind == school.TEACHER):
            choice = isinstance(move, teacher.Teacher)
            assert copy.player == (move.player if choice else school.holder(before))
            assert copy.points in scored
        if state.turn.due_step == school.TEACHER:
            assert {type(one) for one in CARCASSONNE.offers(state)} == {teacher.Teacher}
            assert len({one.points for one in teacher.choices(state)}) > 1
            assert {one.points for one in teacher.choices(state)} <= set(scored)
        else:
            assert not teacher.choices(state)
        before = state
