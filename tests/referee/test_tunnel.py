"""The Tunnel in random matches: pairs of tokens join two ends, all other ends keep their roads open."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions import tunnel
from tests.examples import tries
from tests.referee.plays import Player
from tests.referee.tables import partition

BOX: dict[str, Any] = {"edition": "C1", "expansions": ["tunnel", "abbey-and-mayor", "princess-and-dragon"]}


@given(st.integers(0, 10**6))
@tries(8)
def test_pairs_of_tokens_join_roads_and_other_ends_are_open(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(20):
        state = player.match.state
        own = Counter((token.player, token.set) for token in tunnel.tokens(state))
        assert all(count <= tunnel.PAIR for count in own.values())
        pairs = list(tunnel.pairs.apply(state))
        joined = {piece for pair in pairs for piece in pair}
        for one, two in pairs:
            assert state.board.region(one) is state.board.region(two)
        for cell, edge in tunnel.ends(state):
            piece = tunnel.end_at(state, cell, edge)
            assert piece is not None
            assert piece in joined or not state.done(state.board.region(piece))
        again = CARCASSONNE.load(CARCASSONNE.position(state))
        assert partition(again.board) == partition(state.board)
