"""Messages in random matches: both markers are the points, and each message is drawn by its player."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.minis.messages.markers import DRAWN, MARKERS, space, unmoved
from tests.examples import tries
from tests.referee.plays import Player

BOXES = ["messages", "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon", "tower", "robbers"]


@given(seed=st.integers(0, 10**6))
@tries(8)
def test_two_markers_are_all_points(seed: int) -> None:
    options: dict[str, Any] = {"edition": "C1", "expansions": BOXES}
    player = Player.sits_down(seed, options)
    for _ in player.plays(60):
        state = player.match.state
        for seat in state.players:
            spaces = [space(state, seat.id, marker) for marker in MARKERS]
            assert sum(spaces) + sum(unmoved(state, seat.id)) == state.points[seat.id]
        if state.turn.due_step == "message":
            assert state.phase.mover == state.turn.player or DRAWN not in state.turn.marks
            kinds = {type(one).__name__ for one in CARCASSONNE.offers(state)}
            assert kinds == {"Messenger"}
        else:
            assert (
                state.over
                or state.turn.step != "place"
                or not any(unmoved(state, seat.id) for seat in state.players)
            )
