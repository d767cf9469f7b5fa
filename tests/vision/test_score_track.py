"""The score track: found in our drawing of one, with markers on their fields; none where there is none."""

from __future__ import annotations

from itertools import pairwise

import cv2
import numpy as np
import pytest

from training.synthetic.score_track import DATA, TILE, drawn_layout, photo
from vision.reading import Cell
from vision.score_track.detection import Layout, find_track, known, without_track


@pytest.fixture(scope="module")
def own() -> Layout:
    return drawn_layout()


MARKERS = {"red": (3, False), "blue": (17, False), "green": (31, False), "black": (45, False)}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_track_is_found_and_its_markers_are_read(own: Layout, seed: int) -> None:
    picture, camera = photo(seed, MARKERS)
    seen = find_track(picture, layouts=[own])
    assert seen is not None
    wide, high = np.array(DATA["size"]) / TILE
    corners = camera.project(np.array([[0, 0], [wide, 0], [wide, high], [0, high]]))
    assert np.abs(np.array(seen.quad) - corners).max() < 25
    read = {marker.colour: marker for marker in seen.markers}
    right = [c for c, (field, _) in MARKERS.items() if c in read and abs(read[c].field - field) <= 1]
    exact = [c for c, (field, _) in MARKERS.items() if c in read and read[c].field == field]
    assert len(right) >= 3
    assert len(exact) >= 3
    assert all(m.points == m.field + (50 if m.lying else 0) for m in seen.markers)
    assert all(0 < m.confidence <= 1 for m in seen.markers)


def test_half_a_track_is_enough(own: Layout) -> None:
    picture, camera = photo(4, {})
    left, right = sorted(camera.project(np.array([[0, 0], DATA["size"] / np.array(TILE)]))[:, 0])
    cut = np.ascontiguousarray(picture[:, int((left + right) / 2) :])
    assert find_track(cut, layouts=[own]) is not None


def test_no_track_where_there_is_none(own: Layout) -> None:
    rng = np.random.default_rng(5)
    busy = cv2.GaussianBlur(rng.integers(0, 255, (900, 1200, 3)).astype(np.uint8), (0, 0), 3)
    assert find_track(busy, layouts=[own]) is None
    assert find_track(np.full((600, 800, 3), 90, np.uint8), layouts=[own]) is None
    assert find_track(photo(6, {})[0]) is None  # our drawing is not the printed one


def test_cells_on_the_track_are_no_tiles(own: Layout) -> None:
    picture, camera = photo(7, {})
    seen = find_track(picture, layouts=[own])
    assert seen is not None

    def cell(x: float) -> Cell:
        (px, py), *_ = camera.project(np.array([[x, 2.0]]))
        quad = ((px - 9, py - 9), (px + 9, py - 9), (px + 9, py + 9), (px - 9, py + 9))
        return Cell(0, 0, quad, 1.0, 0.9, 0.0, ())

    on, beside = cell(2.0), cell(9.0)
    assert without_track([on, beside], seen) == (beside,)
    assert without_track([on, beside], None) == (on, beside)


def test_the_layouts_that_ship_are_whole() -> None:
    for layout in known():
        assert len(layout.fields) == 50
        assert all(0 <= x <= layout.size[0] and 0 <= y <= layout.size[1] for f in layout.fields for x, y in f)
        assert len(layout.spots) == len(layout.looks) > 500
        places = [np.array(field) for field in layout.fields]
        for number, (one, following) in enumerate(pairwise(places)):
            apart = np.hypot(*(one[:, None] - following[None]).transpose(2, 0, 1)).min()
            assert 0.02 < apart < 0.2, f"{number} and {number + 1} are not neighbours"
