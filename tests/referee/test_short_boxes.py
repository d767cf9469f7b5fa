"""The small boxes in random matches: what must hold after every move."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from tests.examples import tries
from tests.referee.plays import Player

SECOND: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["phantom", "tower", "princess-and-dragon", "traders-and-builders"],
}


@given(st.integers(0, 10**6))
@tries(8)
def test_a_phantom_comes_only_after_another_figure_and_once(seed: int) -> None:
    """Each player has one; it is offered in the step after the figure, and every offer is legal."""
    player = Player.sits_down(seed, SECOND)
    for move in player.plays(20):
        state = player.match.state
        phantoms = Counter((f.player, f.kind) for f in state.figures if f.kind == "phantom")
        assert max(phantoms.values(), default=0) <= 1
        offers = [one for one in CARCASSONNE.offers(state) if type(one).__name__ == "Phantom"]
        if offers:
            assert state.turn.step == "end"
            assert state.supply.left(offers[0].player, "phantom") == 1
            assert all(CARCASSONNE.check(state, one).legal for one in offers)
        if type(move).__name__ == "Phantom":
            assert not offers


FESTIVAL: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["festival", "traders-and-builders", "abbey-and-mayor", "phantom"],
}


@given(st.integers(0, 10**6))
@tries(8)
def test_a_festival_takes_own_figures_only_and_instead_of_one(seed: int) -> None:
    """Every offer is legal, of the player's own; afterwards it is in the supply and there are no points."""
    player = Player.sits_down(seed, FESTIVAL)
    for move in player.plays(20):
        state = player.match.state
        offers = [one for one in CARCASSONNE.offers(state) if type(one).__name__ == "Take"]
        for one in offers:
            assert state.turn.step == "act"
            assert one.figure.player == one.player == state.turn.player
            after = CARCASSONNE.play(state, one)
            before = state.supply.left(one.player, one.figure.kind)
            assert after.state.supply.left(one.player, one.figure.kind) == before + 1
            assert not after.lines
        if type(move).__name__ == "Take":
            assert not offers


SIEGE: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["siege", "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"],
    "sg.escape": "any_tile",
}


@given(st.integers(0, 10**6))
@tries(8)
def test_an_escape_waits_for_the_player_of_the_turn_and_ends_it(seed: int) -> None:
    """While the game waits, its player is to move; after one knight the step is over."""
    player = Player.sits_down(seed, SIEGE)
    for _ in player.plays(24):
        state = player.match.state
        if state.turn.due_step != "escape":
            continue
        assert state.phase.mover == state.turn.player
        offers = [one for one in CARCASSONNE.offers(state) if type(one).__name__ == "Take"]
        assert offers
        for one in offers:
            after = CARCASSONNE.play(state, one).state
            assert not after.turn.due
            assert (
                after.supply.left(one.player, one.figure.kind)
                == state.supply.left(one.player, one.figure.kind) + 1
            )
