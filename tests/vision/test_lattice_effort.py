"""What the search for the grid leaves out where a shorter way leads to the same grid."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
import pytest

from tests.vision.lattice_boards import drawn
from training.evaluation.grid import corner_errors
from vision.grid import drift, find_lattice, search
from vision.grid.candidates import GridCandidate, candidates_from, gather
from vision.grid.geometry.evidence import from_grid
from vision.grid.geometry.lines import find_segments, inside
from vision.grid.grid import Lattice
from vision.grid.parameters import GRID


def test_the_second_spacing_of_a_mask_may_be_obvious_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest period of the lines may be that of half a cell or of two."""
    made: list[GridCandidate] = []

    def watched(*arguments: object) -> Iterator[GridCandidate]:
        for candidate in candidates_from(*arguments):  # type: ignore[arg-type]
            made.append(candidate)
            yield candidate

    monkeypatch.setattr(search, "candidates_from", watched)
    board = drawn(3, count=40)
    monkeypatch.setattr(search.GridSearch, "_obvious", lambda *_: len(made) == 2)
    masks = len(gather(board.bgr).masks)
    find_lattice(board.bgr)
    assert 2 <= len(made) <= 2 + GRID.selection.first_candidates * (masks - 1)
    monkeypatch.setattr(search.GridSearch, "_obvious", lambda *_: False)
    made.clear()
    find_lattice(board.bgr)
    assert len(made) > GRID.selection.first_candidates * masks


def test_segments_of_a_part_have_the_pixels_of_the_picture() -> None:
    board = drawn(3, count=12)
    grey = np.asarray(cv2.cvtColor(board.bgr, cv2.COLOR_BGR2GRAY), np.uint8)
    mask = np.zeros_like(grey)
    mask[300:600, 400:800] = 255
    part, whole = (find_segments(grey, 20.0, around) for around in (mask, None))
    assert len(part.length) > 5
    apart = np.abs(inside(part, mask).middle[:, None] - whole.middle[None]).max(2).min(1)
    assert np.median(apart) < 1.5


def test_a_known_grid_is_adjusted_without_tracing_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    board = drawn(3, count=40, drift=0.03)
    found = find_lattice(board.bgr)
    places = np.array([*found.cells])
    cells = np.zeros(tuple(np.ptp(places, axis=0)[::-1] + 1), bool)
    cells[tuple((places - places.min(0))[:, ::-1].T)] = True
    first = (int(places[:, 0].min()), int(places[:, 1].min()))
    grey = np.asarray(cv2.cvtColor(board.bgr, cv2.COLOR_BGR2GRAY), np.uint8)
    segments = find_segments(grey, 14.0)
    evidence = from_grid(segments, found.locate(segments.start), found.locate(segments.end), 60.0)
    traced = drift.follow(found.base, evidence, cells, first)
    skewed = found.base @ np.array([[1.002, 0.001, 0.02], [-0.001, 0.998, -0.02], [0, 0, 1]])
    poor = Lattice(skewed, first, np.zeros_like(traced.drift), dict(found.cells))
    monkeypatch.delattr(drift, "grow")
    again = drift.follow(skewed, evidence, cells, first, poor)
    errors = [
        np.median(corner_errors(Lattice(one.base, one.first, one.drift, found.cells), board.corners()))
        for one in (traced, again)
    ]
    assert max(errors) < 0.05
    assert np.median(corner_errors(poor, board.corners())) > 0.015
    assert np.abs(np.subtract(*errors)) < 0.01
