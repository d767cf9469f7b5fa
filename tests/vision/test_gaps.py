"""Tiles beyond a hand or a cup belong to the board, and a tile lies in between."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from tests.vision.tables import square
from vision.grid import Lattice
from vision.image.pyramid import ImagePyramid
from vision.reading import At, Cell
from vision.scene import extended_grid
from vision.scene.extended_grid import extended
from vision.scene.tile_map import TileMap
from vision.solver.gaps import at_frame, between

SIDE = 50


def test_a_part_next_to_an_empty_place_is_joined_by_a_tile_there() -> None:
    assert between({(0, 0), (1, 0), (3, 0)}) == {(2, 0): 1.0}


def test_equally_short_ways_share_the_chance() -> None:
    assert between({(0, 0), (1, 0), (2, 1)}) == {(1, 1): 0.5, (2, 0): 0.5}


def test_two_missing_tiles_in_a_row() -> None:
    assert between({(0, 0), (1, 0), (4, 0)}) == {(2, 0): 1.0, (3, 0): 1.0}


def test_places_known_to_be_empty_are_no_way() -> None:
    assert between({(0, 0), (1, 0), (2, 1)}, [(2, 0)]) == {(1, 1): 1.0}


def test_parts_that_both_reach_the_frame_may_be_joined_beyond_it() -> None:
    laid = {(0, 0), (1, 0), (3, 0)}
    assert between(laid, outer={(0, 0), (3, 0)}) == {}
    assert between(laid, outer={(3, 0)}) == between(laid, outer={(0, 0)}) == {(2, 0): 1.0}


def test_tiles_without_room_for_another_are_at_the_frame() -> None:
    corners = [(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)]
    cells = [
        Cell(x, 2, tuple((u + SIDE * x, v + 2.0 * SIDE) for u, v in corners), 0.9, 0.9, -9.0, ())
        for x in range(8)
    ]
    assert at_frame(cells, (8 * SIDE, 400)) == {(0, 2), (7, 2)}


@pytest.mark.parametrize("laid", [{(0, 0), (1, 0)}, {(0, 0), (1, 0), (9, 0)}, set()])
def test_one_board_and_tiles_far_away_have_no_gap(laid: set[At]) -> None:
    assert between(laid) == {}


@dataclass
class Table:
    """A table with tiles in these cells, as the nets would see it."""

    tiles: dict[At, float]

    def read(
        self, bgr: object, lattice: Lattice, gallery: object, before: tuple[Cell, ...] = ()
    ) -> tuple[Cell, ...]:
        seen = (
            self.tiles if before else {at: alike for at, alike in self.tiles.items() if at in lattice.cells}
        )
        found = {(c.x, c.y) for c in before}
        places = (set(lattice.cells) & set(seen)) | found
        return tuple(
            Cell(x, y, square(x, y, SIDE), 0.9, self.tiles[x, y], -9.0, ()) for x, y in sorted(places)
        )

    def map(self, photo: object) -> TileMap:
        share = np.zeros((400, 400), np.float32)
        for x, y in self.tiles:
            share[y * SIDE : (y + 1) * SIDE, x * SIDE : (x + 1) * SIDE] = 1
        return TileMap(share, 1.0)


@pytest.mark.parametrize(
    ("place", "alike", "found"), [((5, 1), 0.9, True), ((5, 1), 0.65, False), ((7, 1), 0.9, False)]
)
def test_tiles_beyond_a_gap_are_read(
    monkeypatch: pytest.MonkeyPatch, place: At, alike: float, found: bool
) -> None:
    """A hand on two tiles does not lose those beyond it; what is further away or looks like no tile
    stays out."""
    board = {(x, y): 0.9 for x in range(1, 4) for y in range(1, 4)}
    table = Table(board | {place: alike})
    monkeypatch.setattr(extended_grid, "read_cells", table.read)
    monkeypatch.setattr(extended_grid, "tile_map", table.map)
    grid = Lattice(np.diag([SIDE, SIDE, 1.0]), (0, 0), np.zeros((2, 2, 2)), dict.fromkeys(board, 1.0))
    photo = ImagePyramid(np.zeros((400, 400, 3), np.uint8))
    _, cells = extended(photo, grid, None)  # type: ignore[arg-type]
    assert ((place in {(c.x, c.y) for c in cells}), len(cells) - found) == (found, 9)
