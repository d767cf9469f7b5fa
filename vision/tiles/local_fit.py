"""Look for cells nearby that resemble no tile where the grid has them.

Hand-laid chains of tiles shift by up to a third of a cell, more than a smooth drift of the grid follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.arrays import Floats, Picture
from vision.grid.rectify import crops
from vision.models.tile_galleries import Gallery
from vision.reading import Cell
from vision.tiles.classifier import read_again
from vision.tiles.occupancy import likeness
from vision.tiles.parameters import TILES

PARAMETERS = TILES.local_fit
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


def fitted(bgr: Picture, cells: Sequence[Cell], gallery: Gallery) -> tuple[Cell, ...]:
    """Return the cells; those that look strange are read again a little aside, where that makes them look
    much more like a tile."""
    strange = [
        i
        for i, cell in enumerate(cells)
        if cell.occupancy >= TILES.classifier.min_occupancy
        and cell.alike < PARAMETERS.max_cosine
        and not (cell.halves and cell.halves.none < PARAMETERS.min_whole_logp)
    ]
    strange = sorted(strange, key=lambda i: cells[i].alike)[: PARAMETERS.max_cells]
    found = dict(enumerate(cells))
    quads = [np.array(cells[i].quad) for i in strange]
    best = likeness(crops(bgr, quads), gallery) if quads else np.zeros(0, np.float32)
    gain = best.copy()
    for step in (PARAMETERS.coarse_shift_cells, PARAMETERS.fine_shift_cells):
        if not quads:
            break
        tried = [_aside(quad, dx * step, dy * step) for quad in quads for dx, dy in AROUND]
        alike = likeness(crops(bgr, tried), gallery).reshape(len(quads), len(AROUND))
        for row, most in enumerate(alike.argmax(1)):
            if alike[row, most] > gain[row]:
                gain[row] = alike[row, most]
                quads[row] = tried[row * len(AROUND) + int(most)]
    moved = [row for row in range(len(quads)) if gain[row] - best[row] >= PARAMETERS.min_gain_cosine]
    again = read_again(bgr, [cells[strange[row]] for row in moved], [quads[row] for row in moved], gallery)
    found |= {
        strange[row]: replace(cell, halves=cells[strange[row]].halves)
        for row, cell in zip(moved, again, strict=True)
    }
    return tuple(found[i] for i in range(len(cells)))


def _aside(quad: Floats, dx: float, dy: float) -> Floats:
    """Return a cell moved by these shares of its sides."""
    east, south = (quad[1] - quad[0] + quad[2] - quad[3]) / 2, (quad[3] - quad[0] + quad[2] - quad[1]) / 2
    return np.asarray(quad + dx * east + dy * south)
