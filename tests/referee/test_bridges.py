"""Bridges in random matches: each spans one tile between field edges, and roads continue over it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import BadInput
from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.bridges import castles, pieces
from referee.games.carcassonne.expansions.bridges.building import Castle
from referee.tiles.model.position import TilePosition
from referee.tiles.play.legal import spanning as spanning_pieces
from referee.tiles.play.legal.deployments import Offers
from referee.tiles.play.legal.placements import placements
from tests.examples import tries
from tests.referee.plays import SEATS, Player
from tests.referee.tables import partition

BOX: dict[str, Any] = {"edition": "C1", "expansions": ["bridges-castles-and-bazaars", "abbey", "tunnel"]}


@given(st.integers(0, 10**6))
@tries(8)
def test_bridges_span_single_tiles_and_are_counted(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(25):
        state = player.match.state
        bridges = pieces.bridges(state)
        assert all(count == 1 for count in Counter((one.x, one.y) for one in bridges).values())
        own = Counter(one.player for one in bridges)
        for seat in state.players:
            assert own[seat.id] + pieces.left(state, seat.id) == pieces.each(state)
        for one in bridges:
            line = state.board.region((one.x, one.y, len(state.board.cells[one.x, one.y].kinds) - 1))
            assert line.kind == "road"
        for one in castles.castles(state):
            assert castles.region_of(state, one) is not None
            assert len(castles.lords(state, one)) <= 1
        assert not state.board.clashes
        again = CARCASSONNE.load(CARCASSONNE.position(state))
        assert partition(again.board) == partition(state.board)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_deployments_next_to_a_bridge_are_those_of_the_table_with_it(seed: int) -> None:
    """Placements share the tables with their bridges; each is compared with one that shares nothing."""
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(18):
        pass
    state = player.match.state
    mover, spanning = str(player.match.to_move), state.book.placement.spanning
    assert spanning is not None
    compared = 0
    for id in ("base/D", "base/E", "base/U"):
        tile = state.library.tiles[id]
        found = placements(state, tile, mover)
        assert len({one[:3] for one in found}) == len(found)  # to sort them reads nothing else
        for one in found:
            if one.bridge is None:
                continue
            cell = (one.x, one.y)
            before = spanning.lay(CARCASSONNE.load(CARCASSONNE.position(state)), mover, one.bridge)
            turned = tile.turned(one.rotation // 90)
            over = spanning_pieces.over(turned, cell, one.bridge, spanning.span)
            assert tuple(one.deployments) == Offers(before, mover, over).at(cell, over)
            compared += 1
    assert compared > 10


def test_a_castle_takes_the_two_tiles_of_its_city() -> None:
    state = CARCASSONNE.load(TilePosition("carcassonne", SEATS, (), options=BOX))
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.check(state, Castle("red", ((0, 0),)))
    assert refused.value.errors["tiles"][0].in_language("en") == "must be the two tiles of the city"
