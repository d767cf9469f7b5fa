"""The rectified table around a board: everything else on the table is in the same plane."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.image.pyramid import ImagePyramid
from vision.labels.cell_geometry import CORNERS, homography
from vision.reading import Cell, Quad
from vision.scene.parameters import SCENE

PARAMETERS = SCENE.table_plane


Points = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Ground:
    """The rectified table, cell_px pixels per cell of the board; all points are given in these cells. It is
    rectified when its pixels are first needed: on most photos nothing lies next to the board.

    `photo`, `level_px`: the picture, and which level of it is rectified; `onto`: homography from its pixels
    to those of the level; `size`: width and height in pixels; `first`: its upper left corner; `way`:
    homography from points to pixels of the whole picture.
    """

    photo: ImagePyramid
    level_px: int
    onto: Points
    size: tuple[int, int]
    first: Points
    way: Points

    @cached_property
    def bgr(self) -> Picture:
        """Return its pixels."""
        return self._rectified(self.photo.level(self.level_px)[0])

    @cached_property
    def seen(self) -> Picture:
        """Return 255 inside the picture, 0 outside it."""
        return self._rectified(np.full(self.photo.level(self.level_px)[0].shape[:2], 255, np.uint8))

    def _rectified(self, picture: Picture) -> Picture:
        flags = cv2.WARP_INVERSE_MAP | cv2.INTER_LINEAR
        return np.asarray(cv2.warpPerspective(picture, self.onto, self.size, flags=flags), np.uint8)

    def picture(self, points: Points) -> Points:
        """Return the pixels of the picture (N x 2) at points (N x 2)."""
        return _through(self.way, points)

    def flat(self, points: Points) -> Points:
        """Return the pixels of `bgr` (N x 2) at points (N x 2)."""
        return np.asarray((points - self.first) * PARAMETERS.cell_px)

    def shows(self, points: Points) -> NDArray[np.bool_]:
        """Return which points (N x 2) are inside the picture."""
        column, row = np.floor(self.flat(points)).astype(int).T
        high, wide = self.seen.shape
        inside = (column >= 0) & (row >= 0) & (column < wide) & (row < high)
        return np.asarray(inside & (self.seen[row.clip(0, high - 1), column.clip(0, wide - 1)] > 0))

    def crops(self, middles: Points, turn: float = 0.0) -> tuple[Picture, NDArray[np.bool_]]:
        """Return crops in the tile net's format of cells with these centres (N x 2), turned clockwise by
        `turn` radians; and which of them are inside the picture."""
        cut, inside = [], []
        for x, y in self.flat(middles):
            part = _cut(self.seen, float(x), float(y), turn, PARAMETERS.reduced_crop_px)
            inside.append(part.mean() >= PARAMETERS.min_visible_share * 255)
            if inside[-1]:
                cut.append(_cut(self.bgr, float(x), float(y), turn, PARAMETERS.crop_px))
        crops = np.stack(cut) if cut else np.zeros((0, PARAMETERS.crop_px, PARAMETERS.crop_px, 3), np.uint8)
        return np.asarray(crops, np.uint8), np.array(inside, bool)


def ground_of(picture: Picture | ImagePyramid, laid: Sequence[Cell]) -> Ground:
    """Return the table under these cells of a board. Raises LinAlgError where they do not determine a
    plane."""
    photo = ImagePyramid.of(picture)
    quads = np.array([cell.quad for cell in laid])
    side = float(np.median([np.sqrt(cv2.contourArea(quad.astype(np.float32))) for quad in quads]))
    longest = max(photo.size) * min(1.0, PARAMETERS.oversampling * PARAMETERS.cell_px / max(side, 1.0))
    level_px = max(1, round(longest))
    scale = min(1.0, level_px / max(photo.size))
    rows = [(c.x + i, c.y + j, *c.quad[k]) for c in laid for k, (i, j) in enumerate(CORNERS)]
    way = homography(rows)
    places = np.array([(cell.x + 0.5, cell.y + 0.5) for cell in laid])
    back = np.asarray(np.linalg.inv(way), np.float64)
    first, last = _extent(back, quads.reshape(-1, 2).mean(0), photo.full.shape, places)
    width, height = np.ceil((last - first) * PARAMETERS.cell_px).astype(int).tolist()
    onto = (
        np.diag([scale, scale, 1.0])
        @ way
        @ np.array([[1 / PARAMETERS.cell_px, 0, first[0]], [0, 1 / PARAMETERS.cell_px, first[1]], [0, 0, 1]])
    )
    return Ground(photo, level_px, onto, (width, height), first, way)


def quad_of(ground: Ground, middle: Points, turn: float = 0.0, side: float = 1.0) -> Quad:
    """Return the corners, in pixels of the picture, of a square on the table."""
    c, s = np.cos(turn), np.sin(turn)
    corners = (np.array(CORNERS) - 0.5) * side @ np.array([[c, s], [-s, c]]) + middle
    nw, ne, se, sw = ((round(float(x), 1), round(float(y), 1)) for x, y in ground.picture(corners))
    return nw, ne, se, sw


def _cut(flat: Picture, x: float, y: float, turn: float, size: int) -> Picture:
    """Cut the crop_px pixels around (x, y), turned, and resize them to `size` pixels a side."""
    step, middle = PARAMETERS.crop_px / size, np.full(2, (size - 1) / 2)
    c, s = np.cos(turn) * step, np.sin(turn) * step
    onto = np.array([[c, -s, x - middle @ (c, -s)], [s, c, y - middle @ (s, c)]])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpAffine(flat, onto, (size, size), flags=flags), np.uint8)


def _extent(back: Points, inner: Points, shape: tuple[int, ...], places: Points) -> tuple[Points, Points]:
    """Return the least and the greatest point of the table inside the picture, limited to search_radius_cells
    around the board."""
    across, down = PARAMETERS.extent_points
    rim = [(x, y, 1.0) for x in np.linspace(0, shape[1], across) for y in np.linspace(0, shape[0], down)]
    ahead = np.sign(back[2] @ [*inner, 1.0])
    there = np.array(rim) @ back.T * ahead
    there = there[there[:, 2] > 1e-9 * np.abs(there[:, :2]).max()]
    points = there[:, :2] / there[:, 2:]
    low, high = places.min(0) - PARAMETERS.search_radius_cells, places.max(0) + PARAMETERS.search_radius_cells
    return np.maximum(points.min(0), low), np.minimum(points.max(0), high)


def _through(matrix: Points, points: Points) -> Points:
    there = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    return np.asarray(there[:, :2] / there[:, 2:])
