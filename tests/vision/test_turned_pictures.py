"""A photo may come in any orientation: figures stand on the table, whichever side of the picture is up."""

from __future__ import annotations

import numpy as np
import pytest

from vision.figures.foot_point import UPRIGHT, PictureTurn
from vision.grid.geometry.homography import project
from vision.labels.cell_geometry import CORNERS
from vision.reading import Cell, SeenFigure

SIZE = (800, 600)


def board(slant: float) -> list[Cell]:
    """Twelve cells seen by a camera of the usual focal length, this many radians off the vertical."""
    focal, away = float(max(SIZE)), 8.0
    camera = np.array([[focal, 0, SIZE[0] / 2], [0, focal, SIZE[1] / 2], [0, 0, 1]])
    table = np.array([[1, 0, -2], [0, np.cos(slant), -1.5], [0, -np.sin(slant), away]])
    places = [(x, y) for x in range(4) for y in range(3)]
    quads = [project(camera @ table, np.array(at) + np.array(CORNERS, float)) for at in places]
    return [
        Cell(*at, tuple(map(tuple, quad.tolist())), 0.9, 0.9, -9.0, ())
        for at, quad in zip(places, quads, strict=True)
    ]


@pytest.mark.parametrize("quarters", range(4))
def test_the_near_side_of_the_table_comes_to_the_bottom(quarters: int) -> None:
    """A photo turned by 180 degrees has its figures upside down."""
    cells = PictureTurn(quarters, SIZE).cells(board(0.7))
    size = SIZE if quarters % 2 == 0 else SIZE[::-1]
    assert PictureTurn.of(cells, size).quarters == -quarters % 4


@pytest.mark.parametrize("quarters", range(4))
def test_a_photo_from_above_stays_as_it_is(quarters: int) -> None:
    cells = PictureTurn(quarters, SIZE).cells(board(0.1))
    assert PictureTurn.of(cells, SIZE).quarters == 0


def test_a_table_without_tiles_stays_as_it_is() -> None:
    assert PictureTurn.of([], SIZE).quarters == 0


@pytest.mark.parametrize("quarters", range(4))
def test_pixels_and_figures_come_back(quarters: int) -> None:
    turn = PictureTurn(quarters, SIZE)
    picture = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    picture[100, 30] = 255
    there = turn.there(np.array([(30.5, 100.5)]))[0]
    assert turn.picture(picture)[int(there[1]), int(there[0])].tolist() == [255] * 3
    seen = SeenFigure(tuple(there.tolist()), 0, 0, 0.5, 0.5, "red", "meeple", "standing", 0.9)
    assert turn.back(seen).point == pytest.approx((30.5, 100.5))
    assert turn.back(seen).middle is None


def test_a_picture_that_is_upright_is_not_copied() -> None:
    picture = np.zeros((4, 4, 3), np.uint8)
    assert UPRIGHT.picture(picture) is picture
