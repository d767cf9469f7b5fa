"""Flying Machines in random matches: every flight that is offered is legal, and lands if it can."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from tests.examples import tries
from tests.referee.plays import SEATS, Player

BOX: dict[str, Any] = {"edition": "C1", "expansions": ["flier", "inns-and-cathedrals"]}


@given(st.integers(0, 10**6))
@tries(8)
def test_every_number_of_the_die_has_a_legal_flight(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(25):
        state = player.match.state
        assert [one for one in CARCASSONNE.inspect(state) if one.severity == "error"] == []
        ways: dict[tuple[str, int], list[Any]] = defaultdict(list)
        for one in CARCASSONNE.offers(state):
            assert CARCASSONNE.check(state, one).legal
            if type(one).__name__ == "Fly":
                ways[one.kind, one.flight].append(one)
        assert {number for _, number in ways} in (set(), {1, 2, 3})
        for found in ways.values():
            assert len(found) == 1 or all(one.feature for one in found)
        for seat in SEATS:
            out = sum(figure.player == seat.id and figure.kind == "meeple" for figure in state.figures)
            assert out + state.supply.left(seat.id, "meeple") == 7
