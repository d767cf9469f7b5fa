"""Watchtowers, Wind Roses, Darmstadt and Little Buildings in random matches."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from tests.examples import tries
from tests.referee.plays import Player

SMALL: dict[str, Any] = {
    "edition": "C1",
    "expansions": [
        "watchtowers",
        "wind-roses",
        "darmstadt",
        "little-buildings",
        "phantom",
        "abbey-and-mayor",
    ],
}


@given(st.integers(0, 10**6))
@tries(8)
def test_buildings_roses_and_lines_of_small_boxes(seed: int) -> None:
    """No building is lost, one wind rose counts at most, and every line pays a player who stands there."""
    player = Player.sits_down(seed, SMALL)
    for _ in player.plays(20):
        state = player.match.state
        for kind in ("shed", "house", "watch"):
            lying = [token for token in state.tokens if token.kind == kind]
            assert len(lying) + sum(state.holds(seat.id, kind) for seat in state.players) == 6
        built = [(token.x, token.y) for token in state.tokens if token.kind in ("shed", "house", "watch")]
        assert len(built) == len(set(built))
        roses = [cell for cell, tile in state.board.cells.items() if "wind-rose:all" in tile.marks]
        lying = [(token.x, token.y) for token in state.tokens if token.kind == "wind_rose"]
        assert lying == roses[-1:]  # tiles are kept in the order in which they were laid
        assert all(CARCASSONNE.check(state, one).legal for one in CARCASSONNE.offers(state))
        for line in player.match.played[-1].lines:
            if line.feature_kind in ("watchtower", "church"):
                assert line.player in line.holders
                assert line.points == sum(part.points for part in line.parts) > 0
