"""The parts of a photo around some cells, as the figure net looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.figures.colour_estimate import board_colour
from vision.figures.parameters import FIGURES
from vision.reading import Cell, Point


@dataclass(frozen=True)
class View:
    """A part of the picture at the figure net's scale: pixel p of the picture is (p - corner) * scale
    here."""

    corner: Point
    scale: float

    def back(self, point: Point) -> Point:
        return point[0] / self.scale + self.corner[0], point[1] / self.scale + self.corner[1]


def bands(cells: Sequence[Cell]) -> list[list[Cell]]:
    """Group the cells by size in the picture: one group, or the far and the near cells separately."""
    if not cells:
        return []
    sizes = np.array([side_of(c) for c in cells])
    small, large = np.quantile(sizes, FIGURES.view.cell_size_quantiles)
    if large < FIGURES.view.max_cell_size_ratio * small:
        return [list(cells)]
    middle = float(np.sqrt(small * large))
    return [
        [c for c, size in zip(cells, sizes, strict=True) if (size >= middle) == near]
        for near in (False, True)
    ]


def look(bgr: Picture, cells: Sequence[Cell]) -> tuple[Picture, View]:
    """Return the part of the picture around these cells, scaled so that a cell measures about cell_px."""
    corners = np.array([c.quad for c in cells]).reshape(-1, 2)
    side = float(np.median([side_of(c) for c in cells]))
    low, high = (
        corners.min(0) - FIGURES.view.board_margin_cells * side,
        corners.max(0) + FIGURES.view.board_margin_cells * side,
    )
    height, width = bgr.shape[:2]
    left, top = max(0, int(low[0])), max(0, int(low[1]))
    right, bottom = min(width, int(high[0]) + 1), min(height, int(high[1]) + 1)
    scale = min(FIGURES.view.cell_px / side, FIGURES.view.max_picture_px / max(right - left, bottom - top, 1))
    size = (max(1, round((right - left) * scale)), max(1, round((bottom - top) * scale)))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    part = cv2.resize(bgr[top:bottom, left:right], size, interpolation=way)
    return np.asarray(part, np.uint8), View((left, top), scale)


def balanced(part: Picture, where: NDArray[np.bool_], tint: Sequence[float]) -> Picture:
    """Correct the picture to neutral light; `tint`: mean colour in neutral light of the board, which is at
    `where`."""
    gain = np.clip(np.array(tint) / board_colour(part, where), *FIGURES.view.gains)
    shades = np.arange(256)[:, None, None] * gain
    return np.asarray(
        cv2.LUT(part, shades.clip(0, 255).round().astype(np.uint8).reshape(1, 256, 3)), np.uint8
    )


def covered(part: Picture, view: View, cells: Sequence[Cell]) -> NDArray[np.bool_]:
    """Return a mask of the pixels of a view that are on these cells."""
    mask = np.zeros(part.shape[:2], np.uint8)
    for cell in cells:
        corners = (np.array(cell.quad) - view.corner) * view.scale
        cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 1)
    return mask > 0


def side_of(cell: Cell) -> float:
    """Return the side, in pixels, of a square with the cell's area in the picture."""
    return float(max(1.0, cv2.contourArea(np.array(cell.quad, np.float32))) ** 0.5)


def sides_of(cell: Cell) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the mean vectors, in pixels, along the northern and southern and along the other sides."""
    quad = np.array(cell.quad)
    return (quad[1] - quad[0] + quad[2] - quad[3]) / 2, (quad[3] - quad[0] + quad[2] - quad[1]) / 2


def longer_side(cell: Cell) -> float:
    """Return the mean length in pixels of the two sides of a cell that are longer in the picture."""
    return max(*(float(np.hypot(*side)) for side in sides_of(cell)), 1.0)
