"""Boards on a printed map: registration with a photo of the empty map, and squares with tiles. Drawn by
us."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from training.synthetic.layout import box_of
from training.synthetic.map_tables import table_on
from training.synthetic.maps import DrawnMap, draw_map, reference
from training.synthetic.shot import Rendered, arts_of, photo_of
from vision.errors import Unreadable
from vision.image.registration import register, views
from vision.labels.cell_images import faces_of
from vision.maps.printed_map import Printed, lattice_on

MAP: dict[str, Any] = {
    "squares": [
        {"x": x, "y": y, **({"kind": "start"} if (x, y) in ((0, 0), (4, 2)) else {})}
        for x in range(5)
        for y in range(4)
    ],
    "borders": [{"x": 0, "y": 2, "edge": "W", "kind": "city", "coats": 1}],
    "ferries": [{"ends": [{"x": 1, "y": 0, "edge": "N"}, {"x": 4, "y": 0, "edge": "N"}]}],
}


@pytest.fixture(scope="module")
def drawn() -> DrawnMap:
    return draw_map(MAP, 4)


@pytest.fixture(scope="module")
def printed(drawn: DrawnMap) -> Printed:
    empty, where = reference(drawn, np.random.default_rng(8))
    return Printed.from_rectangle(empty, where, drawn.squares)


@pytest.fixture(scope="module")
def taken(drawn: DrawnMap) -> Rendered:
    rng = np.random.default_rng(8)
    box = box_of([built_in("base")], "C1")
    laid = table_on(rng, MAP, box, 9, 0.0)
    return photo_of(rng, laid, arts_of(faces_of(box.tiles)), (1200, 900), messy=False, ground=drawn)


def test_the_squares_are_found_and_which_of_them_are_covered(printed: Printed, taken: Rendered) -> None:
    lattice = lattice_on(printed, taken.bgr)
    quads = {(cell["x"], cell["y"]): np.array(cell["quad"]) for cell in taken.label["cells"]}
    assert set(lattice.cells) == set(printed.squares)
    for cell, quad in quads.items():
        side = float(np.linalg.norm(quad[0] - quad[1]))
        assert float(np.abs(lattice.quad(*cell) - quad).max()) < 0.2 * side
    assert min(lattice.cells[cell] for cell in quads) > max(
        share for cell, share in lattice.cells.items() if cell not in quads
    )


def test_a_smaller_copy_of_the_reference_shows_the_same(drawn: DrawnMap, printed: Printed) -> None:
    empty, where = reference(drawn, np.random.default_rng(8))
    half: Any = cv2.resize(empty, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    small = Printed.from_rectangle(half, where, drawn.squares)
    assert np.allclose(np.diag([2, 2, 1]) @ small.base, printed.base, rtol=0.01, atol=1.0)


def test_another_map_does_not_match(printed: Printed) -> None:
    other = draw_map({"squares": [{"x": x, "y": 0} for x in range(9)]}, 9)
    with pytest.raises(Unreadable) as why:
        lattice_on(printed, other.picture)
    assert why.value.cause == "map"


def test_a_reference_is_found_from_far_to_the_side(drawn: DrawnMap) -> None:
    """Foreshortened to a third, which local features alone do not survive."""
    flat = np.diag([1.0, 0.33, 1.0])
    high, wide = drawn.picture.shape[:2]
    seen: Any = cv2.warpPerspective(drawn.picture, flat, (wide, round(0.33 * high)), flags=cv2.INTER_AREA)
    found = register(drawn.picture, seen)
    assert found is not None
    corners = np.array([[(0, 0), (wide, high)]], np.float64)
    there = cv2.perspectiveTransform(corners, found.homography)
    assert np.allclose(there, cv2.perspectiveTransform(corners, flat), atol=0.02 * wide)
    assert sum(1 for _ in views((wide, high))) == 5
