"""What boards remember around single cells is what a new board finds there, tile by tile."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import Cell
from referee.games.carcassonne.expansions.bridges.pieces import SPAN
from referee.tiles.io.catalog import built_in
from referee.tiles.model.board import Board
from referee.tiles.model.board_parts.nearby import Nearby
from referee.tiles.model.ports import RING
from referee.tiles.model.spans import spanned
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.figures_around import beside
from referee.tiles.play.legal.figures_on_points import points_around
from referee.tiles.play.legal.placements import last_gap
from tests.examples import tries
from tests.referee.tables import odd_set, random_board

SETS = (*(built_in(id) for id in ("base", "hills-and-sheep", "traders-and-builders", "cult")), odd_set())
BARN = (("barn", "field"),)


def everything_around(cells: Mapping[Cell, Tile], cell: Cell) -> list[tuple[Cell, Tile]]:
    """All that such work may look at."""
    return [(near, cells[near]) for near in (cell, *RING[cell]) if near in cells]


def found(board: Board, cell: Cell) -> list[object]:
    """All that is remembered about a cell."""
    works = (everything_around, beside, partial(points_around, BARN), last_gap)
    return [board.needs.nearby.find(name, work)[cell] for name, work in enumerate(works)]


@given(st.integers(0, 10**6), st.integers(2, 60))
@tries(20)
def test_it_is_what_a_new_board_finds(seed: int, size: int) -> None:
    """Also where a tile on the table is replaced, or a bridge lies over it."""
    chance, carried = random.Random(seed), Board({})
    for cell, tile in random_board(seed, size, *SETS):
        carried = carried.lay(cell, tile)
        if chance.random() < 0.2:
            at = chance.choice(sorted(carried.cells))
            made = spanned(carried.cells[at], chance.choice((("N", "S"), ("E", "W"))), SPAN)
            if made is not None:
                carried = carried.joined({at: made}) if chance.random() < 0.5 else carried.lay(at, made)
        around = sorted({near for one in carried.cells for near in (one, *RING[one])})
        for place in chance.sample(around, min(len(around), 12)):
            assert found(carried, place) == found(Board(dict(carried.cells)), place)


def test_it_is_not_sought_again_where_nothing_changed() -> None:
    sought = []

    def work(cells: Mapping[Cell, Tile], cell: Cell) -> int:
        sought.append(cell)
        return len(cells)

    tile = built_in("base").tiles["base/D"]
    board = Board({(0, 0): tile})
    counted = board.needs.nearby.find("count", work)
    assert (counted[0, 1], counted[9, 9]) == (1, 1)
    counted = board.lay((0, 2), tile).needs.nearby.find("count", work)
    assert (counted[0, 1], counted[9, 9]) == (2, 1)
    assert sought == [(0, 1), (9, 9), (0, 1)]


def test_another_thread_may_find_more_while_it_is_carried_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads of the server share the boards of a match."""
    tile = built_in("base").tiles["base/D"]
    board, carry = Board({(0, 0): tile}), Nearby.on

    def meanwhile(known: Nearby[object], cells: Mapping[Cell, Tile], changed: tuple[Cell, ...]) -> object:
        board.needs.nearby.find("another", everything_around)
        return carry(known, cells, changed)

    assert board.needs.nearby.find("beside", beside)[0, 1]
    monkeypatch.setattr(Nearby, "on", meanwhile)
    after = board.lay((0, 2), tile)
    assert [cell for _, _, cell, _ in after.needs.nearby.find("beside", beside)[0, 1]] == [(0, 0), (0, 2)]
