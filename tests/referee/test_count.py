"""The Count of Carcassonne in random matches: who stands in the City, and where the count is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import BadInput
from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.count.city import LEADS_TO, QUARTERS, in_the_city
from referee.match import Entry, PlayedMatch
from referee.tiles.model.moves import EndGame
from referee.tiles.model.position import TilePosition, TokenAt
from tests.examples import tries
from tests.referee.plays import SEATS, Player

BOX: dict[str, Any] = {"edition": "C1", "expansions": ["count", "abbey-and-mayor"], "co.final": "any"}


def ends(player: Player) -> None:
    """Bring the turn to its end, then the game."""
    while player.match.state.turn.due:
        player.do(player.choose(list(CARCASSONNE.offers(player.match.state))))
    player.match = player.match.add(Entry((EndGame(),)))
    while player.match.state.turn.due:
        player.do(player.choose(list(CARCASSONNE.offers(player.match.state))))


@given(st.integers(0, 10**6))
@tries(6)
def test_the_count_is_in_one_quarter_and_followers_are_where_they_may_be(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(25):
        state = player.match.state
        (count,) = CARCASSONNE.position(state).tokens or ()
        assert (count.kind, count.x, count.y) == ("count", None, None)
        assert count.quarter in QUARTERS
        for figure, quarter in in_the_city(state):
            assert LEADS_TO[quarter] in state.book.figures[figure.kind].goes_on
        if state.turn.step == "place":
            assert not [one for one in CARCASSONNE.inspect(state) if one.severity == "error"]


@given(st.integers(0, 10**6))
@tries(4)
def test_the_lines_of_a_game_add_up_to_its_points(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(20):
        pass
    ends(player)
    assert player.match.state.over
    gained: dict[str, int] = {}
    for one in player.match.played:
        for line in one.lines:
            gained[line.player] = gained.get(line.player, 0) + line.points
    assert {id: gained.get(id, 0) for id in player.match.scores} == player.match.scores


@given(st.integers(0, 10**6))
@tries(4)
def test_a_position_within_a_step_of_the_city_reads_as_it_was_written(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(25):
        match = player.match
        again = CARCASSONNE.load(match.position)
        assert CARCASSONNE.position(again) == match.position
        if match.state.turn.due:
            assert CARCASSONNE.offers(again) == CARCASSONNE.offers(match.state)


def test_a_river_begins_without_the_city() -> None:
    match = PlayedMatch.begin(
        CARCASSONNE, TilePosition("carcassonne", SEATS, (), {"expansions": ["count", "river"]})
    )
    assert [tile.tile for tile in match.position.tiles] == ["river/s"]
    assert match.position.tokens == ()
    keys = [one.reason.key for one in CARCASSONNE.inspect(match.state)]
    assert "river_began" in keys


@pytest.mark.parametrize(
    ("token", "path"),
    [
        (TokenAt("count", None), "tokens[0].x"),
        (TokenAt("count", None, quarter="kitchen"), "tokens[0].quarter"),
        (TokenAt("count", None, quarter="castle"), "tokens[0].quarter"),
    ],
)
def test_the_count_needs_a_quarter_that_exists(token: TokenAt, path: str) -> None:
    with pytest.raises(BadInput) as bad:
        CARCASSONNE.load(TilePosition("carcassonne", SEATS, (), {"expansions": ["count"]}, tokens=(token,)))
    assert path in bad.value.errors
