"""Project straight down to the board: find where a piece stands from the centre of its visible part, and
which side of a picture is up.

The perspective of the cells shows the camera's tilt, and so the direction of "up" at every place of the
board. The centre of a piece's visible part is about half as high above the board as the piece; its foot is
that far below, wherever the camera is. (The lowest pixels are the foot in steep views only.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
from numpy.typing import NDArray

from vision.figures.parameters import FIGURES
from vision.labels.cell_geometry import CORNERS, homography
from vision.reading import Cell, Point, Quad, SeenFigure

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

    def rise(self, cells: Sequence[Cell]) -> NDArray[np.float64]:
        """Return how far the top of a piece one cell high is from its foot in the picture, in cells."""
        middle = np.array([*np.mean([(c.x + 0.5, c.y + 0.5) for c in cells], axis=0), 1.0])
        x, y, w = self.grid @ middle
        along = [(column[:2] * w - np.array([x, y]) * column[2]) / w**2 for column in self.grid.T[:2]]
        pixels = (self.up[:2] * w - np.array([x, y]) * self.up[2]) / w**2
        return np.asarray(pixels / max(1e-9, float(np.sqrt(abs(np.linalg.det(along))))))


@dataclass(frozen=True)
class PictureTurn:
    """Quarter turns, anticlockwise, that bring the near side of the table to the bottom of a picture of this
    width and height: a phone held over the table may take its picture in any orientation."""

    quarters: int = 0
    size: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, cells: Sequence[Cell], size: tuple[int, int]) -> Self:
        """Return the turn for a picture with these cells; none if it is taken from above."""
        if not cells:
            return cls(0, size)
        right, down = Plumb.of(cells, size).rise(cells)
        off = float(np.degrees(np.arctan2(right, -down)))
        if np.hypot(right, down) < PARAMETERS.min_rise_cells or abs(off) < PARAMETERS.min_turn_degrees:
            return cls(0, size)
        return cls(max(1, min(3, round(off % 360 / 90))), size)

    def picture(self, bgr: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return the picture, turned."""
        return np.ascontiguousarray(np.rot90(bgr, self.quarters)) if self.quarters else bgr

    def cells(self, cells: Sequence[Cell]) -> Sequence[Cell]:
        """Return the cells of the turned picture."""
        if not self.quarters:
            return cells
        return [replace(cell, quad=self._quad(cell.quad)) for cell in cells]

    def _quad(self, quad: Quad) -> Quad:
        nw, ne, se, sw = ((x, y) for x, y in self.there(np.array(quad)).tolist())
        return nw, ne, se, sw

    def there(self, pixels: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return where pixels (N x 2) of the picture are in the turned one."""
        wide, high = self.size
        for _ in range(self.quarters):
            pixels = np.column_stack([pixels[:, 1], wide - pixels[:, 0]])
            wide, high = high, wide
        return pixels

    def back(self, figure: SeenFigure) -> SeenFigure:
        """Return a figure seen in the turned picture with its place in the picture."""
        if not self.quarters:
            return figure
        size = self.size if self.quarters == 2 else self.size[::-1]
        ways = PictureTurn(4 - self.quarters, size)
        middle = figure.middle and ways._tenths(figure.middle)
        return replace(figure, point=ways._tenths(figure.point), middle=middle)

    def _tenths(self, pixel: Point) -> Point:
        x, y = self.there(np.array([pixel])).round(1).tolist()[0]
        return x, y


UPRIGHT = PictureTurn()
