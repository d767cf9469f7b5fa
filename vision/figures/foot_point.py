"""Project straight down to the board: find where a piece stands from the centre of its visible part.

The perspective of the cells shows the camera's tilt, and so the direction of "up" at every place of the
board. The centre of a piece's visible part is about half as high above the board as the piece; its foot is
that far below, wherever the camera is. (The lowest pixels are the foot in steep views only.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from vision.figures.parameters import FIGURES
from vision.labels.cell_geometry import CORNERS, homography
from vision.reading import Cell, Point

PARAMETERS = FIGURES.foot_point


@dataclass(frozen=True, eq=False)
class Plumb:
    """`grid`: homography from cells to pixels; `up`: change of homogeneous pixels per cell of height."""

    grid: NDArray[np.float64]
    up: NDArray[np.float64]

    @classmethod
    def of(cls, cells: Sequence[Cell], size: tuple[int, int]) -> Self:
        """Compute it from at least one cell in a picture of this width and height."""
        pairs = [(c.x + i, c.y + j, *c.quad[k]) for c in cells for k, (i, j) in enumerate(CORNERS)]
        width, height = size
        focal = PARAMETERS.focal_length * max(size)
        camera = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1.0]])
        seen = np.linalg.solve(camera, homography(pairs))  # columns: along x, along y, the origin
        if seen[2] @ (cells[0].x + 0.5, cells[0].y + 0.5, 1.0) < 0:
            seen = -seen
        seen = seen / np.sqrt(np.linalg.norm(seen[:, 0]) * np.linalg.norm(seen[:, 1]))
        return cls(camera @ seen, camera @ -np.cross(seen[:, 0], seen[:, 1]))

    def below(self, point: Point, height: float) -> Point:
        """Return the board's pixel below a point that is seen at `point` and is `height` cells above the
        board; the point itself where the view of the board is too flat."""
        ray = np.array([*point, 1.0])
        system = np.column_stack([self.grid[:, :2], -ray])
        if abs(np.linalg.det(system)) < 1e-9 * np.abs(system).max() ** 3:
            return point
        x, y, _ = np.linalg.solve(system, -(self.grid[:, 2] + height * self.up))
        a, b, w = self.grid @ (x, y, 1.0)
        return (float(a / w), float(b / w)) if w > 0 else point
