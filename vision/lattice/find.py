"""From a picture to its lattice: candidates from line segments, the best one, then the local drift."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import Unreadable
from vision.lattice.evidence import Evidence, from_segments
from vision.lattice.field import follow
from vision.lattice.grid import Lattice
from vision.lattice.lines import Array, Segments, find_segments, grid_pairs, inside
from vision.lattice.masks import colour_masks
from vision.lattice.plane import metric_view, polish, project
from vision.lattice.score import covered_cells, line_score
from vision.lattice.spacing import grids
from vision.photo import shrink

WORK = 1600                # long side, pixels, of the picture the geometry is found in
SMALLEST = 100             # pixels of a picture's shorter side
SHORTEST = 14.0            # pixels of a segment
SURE = 60.0                # pixels of a segment that counts like a corner
LEAST = 0.25               # occupancy of a cell worth reporting
ENOUGH = 0.45              # line score below which a candidate is no board


@dataclass(frozen=True)
class Candidate:
    """A grid (homography picture -> grid) that a mask led to."""

    score: float
    grid: Array
    mask: NDArray[np.uint8]
    evidence: Evidence


def find_lattice(bgr: NDArray[np.uint8], scene: object | None = None) -> Lattice:
    """The grid of laid tiles in an upright picture, in its pixels; y grows downwards in the picture.

    Raises Unreadable("lattice", ...) where no grid of at least four tiles is seen.
    """
    if min(bgr.shape[:2]) < SMALLEST:
        raise Unreadable("lattice", f"The picture is too small: it needs {SMALLEST} pixels at least.")
    work, scale = shrink(bgr, WORK)
    grey = np.asarray(cv2.cvtColor(work, cv2.COLOR_BGR2GRAY), np.uint8)
    segments = find_segments(grey, SHORTEST)
    candidates = [c for mask in colour_masks(work) for c in candidates_from(segments, mask)]
    best = max(candidates, key=lambda c: c.score, default=None)
    if best is None or best.score < ENOUGH:
        raise Unreadable("lattice", "No board of square tiles was found in the picture.")
    cells, first = covered_cells(best.grid, best.mask)
    cells, first = np.pad(cells, 2), (first[0] - 2, first[1] - 2)
    lattice = follow(np.linalg.inv(best.grid), best.evidence, cells, first)
    return occupied(lattice, best.mask, cells.shape).scaled(1 / scale)


def candidates_from(segments: Segments, mask: NDArray[np.uint8]) -> list[Candidate]:
    """Every plausible grid of the line segments inside a mask, scored."""
    segments = inside(segments, mask)
    if len(segments.length) < 8:
        return []
    size = (mask.shape[1], mask.shape[0])
    centre = np.average(segments.middle, axis=0, weights=segments.length)
    found: list[Candidate] = []
    for pair in grid_pairs(segments, size, np.random.default_rng(7)):
        pair, view = upright(pair, centre, size)
        evidence = from_segments(segments, np.array(pair), SURE)
        for rough in grids(view, evidence):
            grid = polish(rough, evidence)[0]
            if not any(same(grid, other.grid, evidence.points) for other in found):
                found.append(Candidate(line_score(grid, segments, mask), grid, mask, evidence))
    return found


def same(one: Array, other: Array, points: Array) -> bool:
    """Whether two grids agree on nearly all points, up to a whole number of cells."""
    apart = project(one, points) - project(other, points)
    apart = apart[np.isfinite(apart[:, 0])]
    if not len(apart):
        return False
    apart = np.abs(apart - np.round(np.median(apart, axis=0)))
    return bool(np.percentile(apart, 90) < 0.1)


def upright(pair: tuple[Array, Array], centre: Array,
            size: tuple[int, int]) -> tuple[tuple[Array, Array], Array]:
    """The pair in the order (x, y), and its metric view with x to the right and y downwards in the picture."""
    best: tuple[float, tuple[Array, Array], Array] | None = None
    for order in (pair, pair[::-1]):
        view = metric_view(*order, centre, size)
        right = project(view, centre + np.array([[1.0, 0.0]]))[0]
        down = project(view, centre + np.array([[0.0, 1.0]]))[0]
        axes = np.linalg.inv(np.stack([right, down], 1))         # columns: pixels per step along x, along y
        axes = axes / np.hypot(*axes)
        for sign in (1.0, -1.0):
            other = sign * np.sign(np.linalg.det(axes))
            fit = float(sign * axes[0, 0] + other * axes[1, 1])
            if best is None or fit > best[0]:
                best = fit, order, np.diag([sign, other, 1.0]) @ view
    assert best is not None
    return best[1], best[2]


def occupied(lattice: Lattice, mask: NDArray[np.uint8], shape: tuple[int, ...], fine: int = 6) -> Lattice:
    """The lattice with the share of each cell that the mask covers, its rim left out."""
    inner = (np.arange(fine) + 0.5) / fine * 0.84 + 0.08
    x = (np.arange(shape[1])[:, None] + inner).ravel() + lattice.first[0]
    y = (np.arange(shape[0])[:, None] + inner).ravel() + lattice.first[1]
    points = np.stack([a.ravel() for a in np.meshgrid(x, y)], 1)
    pixels = lattice.corners(points).reshape(len(y), len(x), 2).astype(np.float32)
    seen = cv2.remap(mask, pixels, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0)
    share = cv2.resize(seen, (shape[1], shape[0]), interpolation=cv2.INTER_AREA) / 255.0
    cells = {(int(c) + lattice.first[0], int(r) + lattice.first[1]): round(float(share[r, c]), 3)
             for r, c in zip(*np.nonzero(share > LEAST), strict=True)}
    return replace(lattice, cells=cells)
