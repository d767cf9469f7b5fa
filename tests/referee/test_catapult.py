"""The Catapult in random matches: throws follow a fair, and bring points or move figures, never both."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.count.city import segment_of
from referee.games.carcassonne.expansions.promos.catapult import CATAPULT, FAIR, POINTS, Catapult
from referee.games.carcassonne.taking_figures import kinds_for
from referee.tiles.model.moves import Pass
from referee.tiles.rules.table import DeployedFigure
from tests.examples import tries
from tests.referee.plays import Player

BOX: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["catapult", "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"],
}

SPECIAL: dict[str, Any] = {  # boxes in which not every follower may stand everywhere
    "edition": "C1",
    "expansions": [*BOX["expansions"], "count", "monasteries"],
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


@given(seed=st.integers(0, 10**6))
@tries(8)
def test_followers_are_changed_for_those_that_may_stand_there(seed: int) -> None:
    player = Player.sits_down(seed, SPECIAL)
    for _ in player.plays(25):
        state = player.match.state
        for move in (one for one in CARCASSONNE.offers(state) if isinstance(one, Catapult) and one.swap):
            step = CARCASSONNE.play(state, move)
            assert not [one for one in CARCASSONNE.inspect(step.state) if one.severity == "error"], move


def test_only_the_same_kind_takes_a_place_in_the_city() -> None:
    table = Player.sits_down(1, SPECIAL).match.state
    castle = segment_of(table, (0, 0), "castle")
    meeple = DeployedFigure("blue", "meeple", 0, 0, castle)
    assert kinds_for(table.but(figures=(meeple,)), meeple, "red") == ["meeple"]
