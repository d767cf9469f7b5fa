"""The grid of a photo: where every integer corner is in the picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from vision.arrays import Floats
from vision.grid.geometry.homography import inverse, project
from vision.reading import Quad

CONVERGED_CELLS = 1e-5  # cells
CONVERGENCE_ROUNDS = 8
CORNERS = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float)  # NW, NE, SE, SW


@dataclass(frozen=True)
class Lattice:
    """A square grid seen in perspective, with the local drift of hand-laid tiles.

    `base`: homography grid -> pixel. `drift`: rows x columns x 2, the offset (in cells) of each integer
    corner from where the homography puts it; entry [0, 0] belongs to the corner `first` (x, y). `cells`:
    every (x, y) that may hold a tile -> occupancy 0 to 1. `residual`: median distance, in cells, of the
    evidence from its grid line.
    """

    base: Floats
    first: tuple[int, int]
    drift: Floats
    cells: Mapping[tuple[int, int], float]
    residual: float = 0.0

    def corners(self, points: Floats) -> Floats:
        """Return pixels (N x 2) of grid points (N x 2, integer or between)."""
        return project(self.base, points + self.shift(points))

    def corner(self, gx: float, gy: float) -> tuple[float, float]:
        px, py = self.corners(np.array([[gx, gy]], float))[0]
        return float(px), float(py)

    def quad(self, x: int, y: int) -> Floats:
        """Return the cell's corners in pixels, 4 x 2: north-west, north-east, south-east, south-west."""
        known = self._quads.get((x, y))
        if known is None:  # next to the cells: several stages look there
            known = self._quads[x, y] = self.corners(CORNERS + np.array((x, y)))
        return known.copy()

    def quads(self, least: float, factor: float = 1.0) -> list[Quad]:
        """Return the corners of the cells with at least this occupancy, in a picture `factor` times as
        large."""
        found = []
        for at, share in self.cells.items():
            if share >= least:
                nw, ne, se, sw = ((float(px), float(py)) for px, py in (self.quad(*at) * factor).round(1))
                found.append((nw, ne, se, sw))
        return found

    @cached_property
    def _quads(self) -> dict[tuple[int, int], Floats]:
        """The corners of all cells, computed in one go, and of places around them that were needed."""
        places = [*self.cells]
        points = np.array(places, float).reshape(-1, 1, 2) + CORNERS
        return dict(zip(places, self.corners(points.reshape(-1, 2)).reshape(-1, 4, 2), strict=True))

    def locate(self, pixels: Floats) -> Floats:
        """Return grid coordinates (N x 2) of pixels (N x 2); nan beyond the horizon."""
        flat = project(_ahead(inverse(self.base), self.corner(*self.middle)), pixels)
        point = flat.copy()
        for _ in range(CONVERGENCE_ROUNDS):
            before, point = point, flat - self.shift(np.nan_to_num(point))
            if not (np.abs(point - before) > CONVERGED_CELLS).any():
                break
        return point

    @property
    def middle(self) -> tuple[float, float]:
        """Return the centre of the cells, or of all corners if there are no cells, in grid coordinates."""
        rows, columns = self.drift.shape[:2]
        if not self.cells:
            return self.first[0] + (columns - 1) / 2, self.first[1] + (rows - 1) / 2
        centre = np.mean([*self.cells], axis=0) + 0.5
        return float(centre[0]), float(centre[1])

    def shift(self, points: Floats) -> Floats:
        """Return the drift at grid points: bilinear between corners, outside the array as on its edge."""
        rows, columns = self.drift.shape[:2]
        x = (points[:, 0] - self.first[0]).clip(0, columns - 1)
        y = (points[:, 1] - self.first[1]).clip(0, rows - 1)
        column, row = np.minimum(x.astype(int), columns - 2), np.minimum(y.astype(int), rows - 2)
        right, down = (x - column)[:, None], (y - row)[:, None]
        upper = self.drift[row, column] * (1 - right) + self.drift[row, column + 1] * right
        lower = self.drift[row + 1, column] * (1 - right) + self.drift[row + 1, column + 1] * right
        return np.asarray(upper * (1 - down) + lower * down)

    def scaled(self, factor: float) -> Lattice:
        """Return the same grid for a picture `factor` times as large."""
        return replace(self, base=np.diag([factor, factor, 1.0]) @ self.base)

    def moved(self, x: float, y: float) -> Lattice:
        """Return the same grid for a larger picture, in which the current one begins at (x, y)."""
        return replace(self, base=np.array([(1.0, 0.0, x), (0.0, 1.0, y), (0.0, 0.0, 1.0)]) @ self.base)


def _ahead(matrix: Floats, point: tuple[float, float]) -> Floats:
    return np.asarray(matrix / (matrix[2, 0] * point[0] + matrix[2, 1] * point[1] + matrix[2, 2]))
