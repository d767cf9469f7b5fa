"""Run the scene net once more on the rectified board, where every cell has the same size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.grid.drift import follow
from vision.grid.geometry.evidence import Evidence, from_corners
from vision.grid.grid import Lattice
from vision.grid.parameters import GRID
from vision.grid.peaks import ScenePeaks, tile_corners, tile_mask
from vision.grid.rectify import board

PARAMETERS = GRID.refinement


def look_again(
    work: NDArray[np.uint8],
    lattice: Lattice,
    evidence: Evidence,
    look: Callable[[NDArray[np.uint8]], ScenePeaks],
) -> Lattice:
    """Return the grid with its drift and cells estimated again from the rectified board."""
    reach = np.ptp(np.array([*lattice.cells]), axis=0).max() + 1 + 2 * PARAMETERS.margin_cells
    px = int(min(PARAMETERS.cell_px, PARAMETERS.max_board_px // reach))
    flat = board(work, lattice, px, margin=PARAMETERS.margin_cells)
    scene = look(flat.bgr)
    corners, strength = tile_corners(scene, 1.0)
    grid = (corners + 0.5) / px + flat.origin
    size = (flat.bgr.shape[1], flat.bgr.shape[0])
    mask = cv2.bitwise_and(tile_mask(scene, size, 1.0), flat.seen)
    width, height = size[0] // px, size[1] // px
    share = (
        cv2.resize(mask[: height * px, : width * px], (width, height), interpolation=cv2.INTER_AREA) / 255.0
    )
    first = (int(flat.origin[0]), int(flat.origin[1]))
    evidence = evidence + from_corners(lattice.corners(grid), strength)
    fresh = follow(lattice.base, evidence, share > GRID.peaks.min_tile_value, first)
    cells = {
        (int(c) + first[0], int(r) + first[1]): round(float(share[r, c]), 3)
        for r, c in zip(*np.nonzero(share > PARAMETERS.min_occupancy), strict=True)
    }
    return replace(fresh, cells=cells)
