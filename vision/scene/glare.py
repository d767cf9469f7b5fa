"""Places that glare hides: a lamp or the sun mirrored in tiles leaves nothing of them but white."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np

from vision.image.pyramid import ImagePyramid
from vision.image.quality import white
from vision.models.parameters import NETS
from vision.reading import Cell
from vision.scene.parameters import SCENE
from vision.solver.parameters import SOLVER

PARAMETERS = SCENE.glare


def with_glare(photo: ImagePyramid, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """Return the cells, those without a tile with their overexposed share. Where many of them are overexposed
    the table is bright, which is no glare."""
    small, scale = photo.level(NETS.nets.scene_long_side_px)
    lit = white(small).astype(np.uint8)
    empty = [i for i, cell in enumerate(cells) if cell.occupancy < SOLVER.solution.min_occupancy]
    shares = {i: _share(lit, np.array(cells[i].quad) * scale) for i in empty}
    hidden = [i for i, share in shares.items() if share >= PARAMETERS.min_overexposed_share]
    if not hidden or len(hidden) > PARAMETERS.max_places_share * len(empty):
        return tuple(cells)
    found = dict(enumerate(cells)) | {i: replace(cells[i], glare=round(shares[i], 3)) for i in hidden}
    return tuple(found[i] for i in range(len(cells)))


def _share(lit: np.ndarray, quad: np.ndarray) -> float:
    """Return the share of the pixels in a quad that are 1; those outside the picture are 0. A quad larger
    than the picture, as near a horizon, has none."""
    left, top, width, height = cv2.boundingRect(np.round(quad).astype(np.int32))
    if width * height > lit.size:
        return 0.0
    inside = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(inside, np.round(quad - (left, top)).astype(np.int32), 1)
    seen = np.zeros_like(inside)
    x, y = max(0, left), max(0, top)
    part = lit[y : max(y, top + height), x : max(x, left + width)]
    seen[y - top : y - top + part.shape[0], x - left : x - left + part.shape[1]] = part
    return float((seen & inside).sum() / max(1, int(inside.sum())))
