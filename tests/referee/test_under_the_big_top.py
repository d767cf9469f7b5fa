"""Under the Big Top in random matches: the big top, pyramids and ringmasters."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.match import Entry
from referee.tiles.model.moves import EndGame, EndTurn
from tests.examples import tries
from tests.referee.plays import Player

BOX: dict[str, Any] = {"edition": "C2", "expansions": ["under-the-big-top"]}


@given(st.integers(0, 10**6))
@tries(8)
def test_the_big_top_is_on_the_newest_circus_tile_and_pyramids_have_three_at_most(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    newest = None
    for move in player.plays(25):
        state = player.match.state
        tents = [(one.x, one.y) for one in state.tokens if one.kind == "big_top"]
        assert tents == [(one.x, one.y) for one in state.tokens if one.kind == "animal"]
        if isinstance(move, EndTurn):
            newest = next((c for c in played(player)[::-1] if "circus" in state.board.cells[c].marks), None)
        if state.turn.step == "place":
            assert tents == ([newest] if newest else [])
        pyramids: dict[tuple[int, int], int] = {}
        for figure in state.figures:
            if state.board.cells[figure.x, figure.y].kinds[figure.segment] == "pyramid":
                assert figure.kind == "meeple"
                pyramids[figure.x, figure.y] = pyramids.get((figure.x, figure.y), 0) + 1
        assert max(pyramids.values(), default=0) <= 3
        assert not [one for one in CARCASSONNE.inspect(state) if one.severity == "error"]


def played(player: Player) -> list[tuple[int, int]]:
    """The cells of the tiles placed so far, in order."""
    return [(move.x, move.y) for move in player.moves if hasattr(move, "rotation")]


@given(st.integers(0, 10**6))
@settings(max_examples=5)
def test_the_lines_of_a_game_add_up_to_its_points(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(20):
        pass
    while player.match.state.turn.due:
        player.do(player.choose(list(CARCASSONNE.offers(player.match.state))))
    player.match = player.match.add(Entry((EndGame(),)))
    while player.match.state.turn.due:
        player.do(player.choose(list(CARCASSONNE.offers(player.match.state))))
    assert player.match.state.over
    gained: dict[str, int] = {}
    for one in player.match.played:
        for line in one.lines:
            gained[line.player] = gained.get(line.player, 0) + line.points
    assert {id: gained.get(id, 0) for id in player.match.scores} == player.match.scores
