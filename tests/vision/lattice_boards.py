"""Drawn boards for the grid tests: green squares with roads and city patches, seen by some camera."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

SIDE = 96  # pixels of a cell in the flat drawing


@dataclass(frozen=True)
class Drawn:
    """A picture, its placed cells, and the homography grid -> pixel."""

    bgr: NDArray[np.uint8]
    cells: frozenset[tuple[int, int]]
    view: NDArray[np.float64]

    def corners(self) -> NDArray[np.float64]:
        """Rows gx, gy, px, py of every corner of a placed cell."""
        points = sorted({(x + i, y + j) for x, y in self.cells for i in (0, 1) for j in (0, 1)})
        grid = np.array(points, float)
        return np.hstack([grid, cv2.perspectiveTransform(grid[None], self.view)[0]])


def blob(rng: np.random.Generator, count: int) -> frozenset[tuple[int, int]]:
    """A connected board of `count` cells around (5, 4)."""
    cells = {(5, 4)}
    while len(cells) < count:
        x, y = sorted(cells)[int(rng.integers(len(cells)))]
        dx, dy = ((1, 0), (-1, 0), (0, 1), (0, -1))[int(rng.integers(4))]
        if 0 <= x + dx < 11 and 0 <= y + dy < 9:
            cells.add((x + dx, y + dy))
    return frozenset(cells)


def tile(rng: np.random.Generator) -> NDArray[np.uint8]:
    """A field with typical features: a bent road, a city at one side, a dark rim."""
    face = np.full((SIDE, SIDE, 3), (50, 150, 115), np.float64) + rng.normal(0, 6, 3)
    face = np.ascontiguousarray(np.clip(face + rng.normal(0, 9, face.shape), 0, 255).astype(np.uint8))
    ends = rng.permutation([(0, SIDE // 2), (SIDE - 1, SIDE // 2), (SIDE // 2, 0), (SIDE // 2, SIDE - 1)])[:2]
    bend = (np.array([SIDE / 2, SIDE / 2]) + rng.normal(0, 9, 2)).astype(int)
    road = np.array([ends[0], bend, ends[1]], np.int32)
    cv2.polylines(face, [road], isClosed=False, color=(225, 235, 235), thickness=8, lineType=cv2.LINE_AA)
    if rng.random() < 0.5:
        cv2.ellipse(face, (SIDE // 2, 0), (SIDE // 2 - 6, 26), 0, 0, 180, (60, 110, 170), -1, cv2.LINE_AA)
        face = np.ascontiguousarray(np.rot90(face, int(rng.integers(4))))
    cv2.rectangle(face, (0, 0), (SIDE - 1, SIDE - 1), (30, 70, 60), 2)
    return face


def drawn(
    seed: int,
    count: int = 36,
    size: tuple[int, int] = (1200, 900),
    tilt: float = 0.0,
    turn: float = 0.0,
    blur: float = 0.8,
    drift: float = 0.0,
) -> Drawn:
    """A board of `count` tiles; `tilt` 0 (from above) to 1 (grazing), `turn` degrees clockwise."""
    rng = np.random.default_rng(seed)
    cells = blob(rng, count)
    flat = np.full((9 * SIDE, 11 * SIDE, 3), (75, 85, 105), np.uint8)
    laid = np.zeros(flat.shape[:2], np.uint8)
    for x, y in sorted(cells):
        dx, dy = (rng.normal(0, drift * SIDE, 2)).round().astype(int)
        top, left = max(0, y * SIDE + dy), max(0, x * SIDE + dx)
        part = flat[top : top + SIDE, left : left + SIDE]
        part[:] = tile(rng)[: part.shape[0], : part.shape[1]]
        laid[top : top + SIDE, left : left + SIDE] = 255
    view = camera(size, tilt, turn)
    bgr = np.empty((size[1], size[0], 3), np.uint8)
    bgr[:] = (75, 85, 105)
    scaled = view @ np.diag([1 / SIDE, 1 / SIDE, 1.0])
    cv2.warpPerspective(flat, scaled, size, bgr, cv2.INTER_AREA, cv2.BORDER_TRANSPARENT)
    soft = cv2.GaussianBlur(bgr, (0, 0), blur).astype(np.float64) + rng.normal(0, 4, bgr.shape)
    return Drawn(np.clip(soft, 0, 255).astype(np.uint8), cells, view)


def camera(size: tuple[int, int], tilt: float, turn: float) -> NDArray[np.float64]:
    """Homography grid -> pixel of a camera that looks at (5.5, 4.5)."""
    width, height = size
    focal, angle, lean = 1.1 * max(size), np.deg2rad(turn), -tilt * np.pi / 2
    spin = np.array([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]])
    bow = np.array([[1, 0, 0], [0, np.cos(lean), -np.sin(lean)], [0, np.sin(lean), np.cos(lean)]])
    turned = bow @ spin
    inner = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
    away = 14.0 * (1 + 0.25 * tilt)
    outer = np.stack([turned[:, 0], turned[:, 1], np.array([0, 0, away])], 1)
    centred = np.array([[1, 0, -5.5], [0, 1, -4.5], [0, 0, 1]])
    view = inner @ outer @ centred
    return view / view[2, 2]


@dataclass(frozen=True)
class SeenScene:
    """Maps in the form of a scene net, one value for `scale` x `scale` pixels."""

    mask: NDArray[np.float32]
    corners: NDArray[np.float32]
    scale: int = 4


def scene(board: Drawn, width: int, seed: int = 0, missed: float = 0.15, false: int = 10) -> SeenScene:
    """The output of a good but imperfect scene net for a copy of the board's picture, `width` pixels wide."""
    rng = np.random.default_rng(seed)
    zoom = width / board.bgr.shape[1]
    rows, columns = (-(-round(side * zoom) // 4) for side in board.bgr.shape[:2])
    mask = np.zeros((rows, columns), np.float32)
    for x, y in board.cells:
        quad = np.array([[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]], float)
        points = (cv2.perspectiveTransform(quad, board.view)[0] * zoom - 1.5) / 4
        cv2.fillConvexPoly(mask, np.round(points * 16).astype(np.int32), 0.95, cv2.LINE_8, 4)
    spots = (board.corners()[:, 2:] * zoom - 1.5) / 4
    kept = spots[rng.random(len(spots)) > missed]
    spots = np.concatenate([kept, rng.uniform(0, (columns, rows), (false, 2))])
    i, j = np.mgrid[0:rows, 0:columns]
    heat = np.zeros((rows, columns))
    for x, y in spots:
        heat = np.maximum(heat, rng.uniform(0.5, 1) * np.exp(-((j - x) ** 2 + (i - y) ** 2) / 2))
    return SeenScene(mask, heat.astype(np.float32))
