"""Mage & Witch in random matches: each is on one unfinished road or city, and never with the other."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from tests.examples import tries
from tests.referee.plays import Player

BOX: dict[str, Any] = {"edition": "C1", "expansions": ["mage-and-witch", "inns-and-cathedrals"]}
BOTH = ("mage", "witch")


@given(st.integers(0, 10**6))
@tries(8)
def test_both_are_on_unfinished_features_of_their_own(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(25):
        state = player.match.state
        due = not state.turn.marks.isdisjoint({"mage", "apart"})
        tokens = [token for token in state.tokens if token.kind in BOTH]
        assert len({token.kind for token in tokens}) == len(tokens)
        regions = [state.board.region(token[2:5]) for token in tokens]
        assert due or len(set(regions)) == len(regions)
        for region in regions:
            assert region.kind in ("road", "city")
            assert state.turn.step != "place" or not state.done(region)
        offers = CARCASSONNE.offers(state)
        assert not due or {type(one).__name__ for one in offers} <= {"Mage", "Witch"}
        assert not due or offers
        assert all(CARCASSONNE.check(state, one).legal for one in offers)


@given(st.integers(1, 40), st.booleans(), st.booleans())
def test_the_witch_halves_what_the_mage_adds_to(tiles: int, mage: bool, witch: bool) -> None:
    begin = {"edition": "C1", "expansions": ["mage-and-witch"], "tracking": "points"}
    player = Player.sits_down(0, begin)
    counts = {"tiles": tiles, "mage": int(mage), "witch": int(witch)}
    move = CARCASSONNE.moves["score"]("red", "road", counts)
    (line,) = CARCASSONNE.play(player.match.state, move).lines
    whole = 2 * tiles if mage else tiles
    assert line.points == (-(-whole // 2) if witch else whole)
