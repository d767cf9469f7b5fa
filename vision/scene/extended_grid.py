"""A grid traced again where its cells continue beyond it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.grid import Lattice, retrace
from vision.grid.parameters import GRID
from vision.image.pyramid import ImagePyramid
from vision.models.tile_galleries import Gallery
from vision.parameters import RECOGNITION
from vision.reading import Cell
from vision.solver.parameters import SOLVER
from vision.tiles.classifier import read_cells

PARAMETERS = RECOGNITION.pipeline


def extended(photo: ImagePyramid, lattice: Lattice, gallery: Gallery) -> tuple[Lattice, tuple[Cell, ...]]:
    """Return the grid and the cells read. If the cells continue far beyond the traced part of the grid,
    the grid is traced again over all of them."""
    cells = read_cells(photo.full, lattice, gallery)
    covered, read = (
        {at for at, share in lattice.cells.items() if share >= SOLVER.solution.min_occupancy},
        len(cells),
    )
    for _ in range(PARAMETERS.max_grid_extensions):
        laid = {
            (c.x, c.y)
            for c in cells
            if c.occupancy >= SOLVER.solution.min_occupancy and c.alike >= SOLVER.solution.min_cosine_familiar
        }
        if (
            len(laid - covered)
            < max(PARAMETERS.min_board_cells - 1, PARAMETERS.min_share_outside_grid * len(laid))
            or read > PARAMETERS.max_cells_read
        ):
            break
        try:
            retraced = retrace(photo, lattice, laid)
        except np.linalg.LinAlgError:
            break
        again = read_cells(photo.full, retraced, gallery, before=[c for c in cells if (c.x, c.y) in laid])
        read += len(again)
        if _alike(again) <= _alike(cells):
            break
        lattice, cells, covered = retraced, again, covered | laid
    return lattice, cells


def _alike(cells: Sequence[Cell]) -> float:
    """Return how many tiles the cells resemble in total."""
    return sum(
        max(0.0, c.alike - GRID.selection.extended_search_similarity)
        for c in cells
        if c.occupancy >= SOLVER.solution.min_occupancy
    )
