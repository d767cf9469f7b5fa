"""Learn from a photo what this very box looks like, and read the photo again.

Printings differ in decorations, and people's boxes fade. Copies of a tile on the photo are compared with
each other. Tiles that joins, sides, counts and copies make certain become prototypes of this table; cells
that looked strange are compared with them, too. A cell is never compared with its own picture, so that a
wrong tile cannot confirm itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from referee.tiles.io.catalog import TileSet
from vision.arrays import Picture
from vision.enrolment.table_prototypes import of_table
from vision.labels.label_space import PART
from vision.models import tile_galleries
from vision.models.tile_galleries import Gallery
from vision.parameters import RECOGNITION
from vision.reading import At, Cell, Correction, Reading
from vision.settle import solution_of
from vision.solver.parameters import SOLVER
from vision.solver.review_questions import stood_on
from vision.solver.solution import Solution, named
from vision.solver.trust import certain
from vision.solver.undeclared_sets import foreign_cells
from vision.tiles.classifier import read_again
from vision.tiles.seen_copies import with_copies

PARAMETERS = RECOGNITION.box_learning


def learned(
    bgr: Picture,
    reading: Reading,
    gallery: Gallery,
    sets: Sequence[TileSet],
    refine: Callable[[Sequence[Cell]], Sequence[Cell]] = tuple,
) -> Reading:
    """Return the reading with strange-looking cells read again, now that the certain tiles of the photo are
    known as well. `gallery`: the prototypes with which it was read; `refine`: decides between the candidates
    of such cells."""
    if not any(cell.sides for cell in reading.cells):
        return reading
    board = solution_of(reading, sets)
    reading, board = _compared(bgr, reading, board)
    taught = _taught(reading, board)
    if not taught:
        return reading
    tiles = {name: tile for one in sets for name, tile in one.tiles.items()}
    (ours,) = of_table(bgr, reading, taught, tiles, ())
    whole = replace(tile_galleries.joined(gallery, ours), unselected=gallery.unselected)
    rows = {(c.x, c.y): len(gallery.owner) + 4 * i for i, c in enumerate(taught)}  # four turns of each
    strange = [
        cell
        for cell in reading.cells
        if cell.occupancy >= SOLVER.solution.min_occupancy and cell.cosine < PARAMETERS.max_cosine
    ]
    without = np.zeros((len(strange), len(whole.owner)), bool)
    for i, cell in enumerate(strange):
        if (own := rows.get((cell.x, cell.y))) is not None:
            without[i, own : own + 4] = True
    quads = [np.array(cell.quad) for cell in strange]
    read = read_again(bgr, strange, quads, whole, without)
    again = refine(
        [
            replace(new, sides=old.sides, copy=old.copy, halves=old.halves)
            for new, old in zip(read, strange, strict=True)
        ]
    )
    found = {(cell.x, cell.y): cell for cell in again}
    return replace(reading, cells=tuple(found.get((c.x, c.y), c) for c in reading.cells))


def _compared(bgr: Picture, reading: Reading, board: Solution) -> tuple[Reading, Solution]:
    """Return a reading and its board with the likeness of each cell to other copies of its tile."""
    shown = {}
    for i, cell in enumerate(board.cells):
        tile, rotation = board.states.labels[named(board, i)]
        if cell.sides and tile and PART not in tile and board.states.tiles[tile].large is None:
            shown[cell.x, cell.y] = tile, rotation
    cells = with_copies(bgr, reading.cells, shown, board.states)
    copies = {(cell.x, cell.y): cell.copy for cell in cells}
    laid = tuple(replace(cell, copy=copies.get((cell.x, cell.y))) for cell in board.cells)
    return replace(reading, cells=cells), replace(board, cells=laid)


def _taught(reading: Reading, board: Solution) -> list[Correction]:
    """Return the certain tiles of a reading, those that look least like known pictures first."""
    if not board.cells:
        return []
    hidden: frozenset[At] = stood_on(reading) | foreign_cells(board).keys()
    sure = sorted(certain(board, hidden), key=lambda i: board.cells[i].cosine)
    found = []
    for i in sure[: PARAMETERS.max_tiles]:
        tile, rotation = board.states.labels[named(board, i)]
        found.append(Correction(board.cells[i].x, board.cells[i].y, tile, rotation))
    return found
