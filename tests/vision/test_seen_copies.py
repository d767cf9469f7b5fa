"""Copies of a tile on one photo are compared with each other, however they lie."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tests.vision.tables import SETS
from tests.vision.test_trust import other_box
from vision.reading import At, Cell, Reading, SeenCopy
from vision.settle import solution_of
from vision.solver.parameters import SOLVER
from vision.solver.review_questions import stood_on
from vision.solver.trust import evidence, shown_tiles, trust
from vision.tiles.seen_copies import with_copies

SIDE = 80
LIKENESS = -1  # the last column of `evidence`


def pictured(faces: list[np.ndarray]) -> tuple[np.ndarray, list[Cell]]:
    """A picture of these faces in a row, far apart, and their cells."""
    bgr = np.full((3 * SIDE, 3 * SIDE * len(faces), 3), 128, np.uint8)
    cells = []
    for i, face in enumerate(faces):
        left, top = SIDE * (3 * i + 1), SIDE
        bgr[top : top + SIDE, left : left + SIDE] = face
        right, low = left + SIDE, top + SIDE
        quad = ((left, top), (right, top), (right, low), (left, low))
        cells.append(Cell(i, 0, quad, 0.9, 0.6, -9.0, ()))
    return bgr, cells


def test_copies_look_alike_however_they_lie() -> None:
    rng = np.random.default_rng(1)
    face, other = (
        np.kron(rng.integers(0, 255, (4, 4, 3)), np.ones((20, 20, 1))).astype(np.uint8) for _ in "ab"
    )
    bgr, cells = pictured([face, np.rot90(face, -1), other])
    states = solution_of(other_box(0)[0], SETS).states
    shown = {(0, 0): ("base/D", 0), (1, 0): ("base/D", 90), (2, 0): ("base/D", 0)}
    first, second, third = with_copies(bgr, cells, shown, states)
    assert (first.copy.tile, first.copy.rotation, second.copy.rotation) == ("base/D", 0, 90)
    assert first.copy.cosine == second.copy.cosine > 0.95 > third.copy.cosine
    alone = with_copies(bgr, cells, {(0, 0): ("base/D", 0)}, states)
    assert [cell.copy for cell in alone] == [None] * 3


def test_familiar_tiles_are_not_compared() -> None:
    bgr, cells = pictured([np.zeros((SIDE, SIDE, 3), np.uint8)] * 2)
    known = [replace(cell, cosine=0.9) for cell in cells]
    states = solution_of(other_box(0)[0], SETS).states
    shown = {(0, 0): ("base/D", 0), (1, 0): ("base/D", 0)}
    assert with_copies(bgr, known, shown, states) == tuple(known)


def likeness(reading: Reading) -> dict[At, tuple[float, float]]:
    """The likeness to copies and the trust of the tiles of a reading, by place."""
    board = solution_of(reading, SETS)
    rows = evidence(board, shown_tiles(board), stood_on(reading))
    places = [(cell.x, cell.y) for cell in board.cells]
    return dict(zip(places, zip(rows[:, LIKENESS], trust(rows), strict=True), strict=True))


def test_a_tile_like_its_copy_is_trusted_more_as_long_as_it_is_that_tile() -> None:
    reading, table = other_box(0, cosine=0.5)
    before = likeness(reading)
    places = list(table)
    here = next(at for at in places if before[at][1] < 0.9)
    there = next(at for at in places if table[at][0] != table[here][0])
    copy = SeenCopy(*table[here], 0.8)
    cells = [
        replace(cell, copy=copy) if (cell.x, cell.y) in (here, there) else cell for cell in reading.cells
    ]
    reading = replace(reading, cells=tuple(cells))
    after = likeness(reading)
    assert after[here][0] == 0.8 - SOLVER.trust.common_likeness
    assert after[there][0] == 0.0
    assert after[here][1] > before[here][1]
    assert Reading.from_json(reading.to_json()) == reading
