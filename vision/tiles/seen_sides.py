"""What the side net sees of the cells of a photo: a witness that knows no picture of a tile.

The tile net compares a cell with known pictures of tiles; other printings have other decorations. The side
net only sees where roads, cities and the like meet the sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.grid.rectify import crops
from vision.labels.shown_sides import WIDTH, Sides
from vision.models import dense
from vision.reading import Cell
from vision.tiles.parameters import TILES

PARAMETERS = TILES.side_evidence


def with_sides(bgr: NDArray[np.uint8], cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """Return the cells with what the side net sees of those that seem to hold a tile, the least similar to
    known pictures first if there are too many."""
    laid = [i for i, cell in enumerate(cells) if cell.occupancy >= TILES.classifier.min_occupancy]
    laid = sorted(laid, key=lambda i: cells[i].cosine)[: PARAMETERS.max_cells]
    if not laid:
        return tuple(cells)
    faces = crops(bgr, [np.array(cells[i].quad) for i in laid], PARAMETERS.face_px, margin=0.0)
    turned = np.stack([np.rot90(face, side) for face in faces for side in range(4)])
    rows = Sides.from_net(dense.sides(turned).reshape(len(laid), 4, WIDTH)).flat()
    rows = rows.clip(-PARAMETERS.max_log_odds, PARAMETERS.max_log_odds)
    seen = {i: tuple(round(float(value), 2) for value in row) for i, row in zip(laid, rows, strict=True)}
    return tuple(replace(cell, sides=seen.get(i, ())) for i, cell in enumerate(cells))
