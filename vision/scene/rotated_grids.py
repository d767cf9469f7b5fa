"""Find a grid that is turned and shifted relative to a known one, with cells of the same size. Candidates
come from the lines around a place that looks like tiles, and are judged by how their cells look.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.grid.geometry.lines import Segments, find_segments
from vision.reading import At
from vision.scene.parameters import SCENE
from vision.scene.table_plane import Ground, Points

PARAMETERS = SCENE.rotated_grids

Like = Callable[[NDArray[np.uint8]], NDArray[np.float32]]
Free = Callable[[Points], NDArray[np.bool_]]

SCORED_CELLS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]  # cells around a place that are scored
REFINEMENT_STEPS = [(np.radians(4), 0.16)] * 2 + [
    (np.radians(2), 0.08)
] * 3  # angles and cells by which a grid is refined
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True)
class Grid:
    """A grid whose cell (0, 0) has its centre at `middle` (a point of the ground), turned clockwise by
    `turn`."""

    middle: Points
    turn: float

    def points(self, cells: list[At]) -> Points:
        """Return the centres of these cells, as points of the ground."""
        c, s = np.cos(self.turn), np.sin(self.turn)
        return np.asarray(np.array(cells, float) @ np.array([[c, s], [-s, c]]) + self.middle)


@dataclass(frozen=True)
class GroundLines:
    """Lines on the ground: centres (N x 2, cells), angles within a right angle, lengths in cells."""

    middle: Points
    angle: NDArray[np.float64]
    length: NDArray[np.float64]


def lines_on(ground: Ground, hidden: NDArray[np.uint8], spots: Points) -> GroundLines:
    """Detect lines on the ground around these places (N x 2) where it is not `hidden` (255)."""
    reach = PARAMETERS.line_radius_cells + 1.0  # the middle of a line is near, its ends may be farther away
    corner = np.round(ground.flat(spots.min(0) - reach)).astype(int).clip(0)
    (left, top), (right, bottom) = corner, np.round(ground.flat(spots.max(0) + reach)).astype(int)
    part = ground.bgr[top : max(bottom, top + 1), left : max(right, left + 1)]
    grey = np.asarray(cv2.cvtColor(part, cv2.COLOR_BGR2GRAY), np.uint8)
    found = find_segments(grey, PARAMETERS.min_line_cells * SCENE.table_plane.cell_px)
    found = Segments(found.start + corner, found.end + corner)
    column, row = found.middle.astype(int).T
    shown = (hidden == 0) & (ground.seen > 0)
    found = found.only(shown[row.clip(0, shown.shape[0] - 1), column.clip(0, shown.shape[1] - 1)])
    along = found.end - found.start
    return GroundLines(
        found.middle / SCENE.table_plane.cell_px + ground.first,
        np.arctan2(along[:, 1], along[:, 0]),
        found.length / SCENE.table_plane.cell_px,
    )


def grid_around(ground: Ground, lines: GroundLines, spot: Points, like: Like, free: Free) -> Grid | None:
    """Return the grid around a place whose cells look most like tiles, among those that the lines suggest
    and some at all angles. `free`: which points no other board takes."""
    grids = [*grids_around(lines, spot), *grids_of(spot)]
    scores = _judged(ground, grids, [(0, 0)], like, free)
    likely = [grids[int(i)] for i in np.argsort(-scores)[: PARAMETERS.max_rivals] if scores[int(i)] > 0]
    if not likely:
        return None
    scores = _judged(ground, likely, SCORED_CELLS, like, free)
    best = likely[int(scores.argmax())]
    if scores.max() < PARAMETERS.min_total_similarity:
        return None
    shown = alike(ground, [best], SCORED_CELLS, like, free)[0] > PARAMETERS.min_similarity
    cells = [at for at, one in zip(SCORED_CELLS, shown, strict=True) if one]
    for turn, way in REFINEMENT_STEPS:
        near = [best, *nudged(best, turn, way)]
        best = near[int(_judged(ground, near, cells, like, free).argmax())]
    return best


def _judged(
    ground: Ground, grids: list[Grid], cells: list[At], like: Like, free: Free
) -> NDArray[np.float64]:
    """Return the total similarity of these cells of each grid to tiles."""
    return np.asarray(
        np.clip(alike(ground, grids, cells, like, free) - PARAMETERS.min_similarity, 0, None).sum(1)
    )


def grids_of(spot: Points) -> list[Grid]:
    """Return grids around a place at all angles, dense enough that one of them is about right."""
    turns = np.arange(0, np.pi / 2, PARAMETERS.angle_step_rad)
    moves = [np.array((a, b)) for a in (0.0, 0.5) for b in (0.0, 0.5)]
    return [Grid(spot + move, float(turn)) for turn in turns for move in moves]


def nudged(grid: Grid, turn: float, way: float) -> list[Grid]:
    """Return the grid turned a little about its centre or moved a little, both ways."""
    moves = [(way, 0.0), (-way, 0.0), (0.0, way), (0.0, -way)]
    return [Grid(grid.middle, grid.turn + one) for one in (turn, -turn)] + [
        Grid(grid.middle + np.array(move), grid.turn) for move in moves
    ]


def alike(ground: Ground, grids: list[Grid], cells: list[At], like: Like, free: Free) -> NDArray[np.float64]:
    """Return the similarity of these cells of each grid to tiles (grids x cells); 0 where something else
    is there or nothing is seen."""
    found, pictures = np.zeros((len(grids), len(cells))), []
    looked: list[tuple[int, int]] = []
    for row, grid in enumerate(grids):
        points = grid.points(cells)
        open_ = np.flatnonzero(free(points))
        crops, seen = ground.crops(points[open_], grid.turn)
        pictures.append(crops)
        looked += [(row, int(column)) for column in open_[seen]]
    if looked:
        found[tuple(np.array(looked).T)] = like(np.concatenate(pictures))
    return found


def grown(ground: Ground, grid: Grid, like: Like, free: Free, least: float) -> list[At]:
    """Return the connected cells that look like tiles, starting next to the grid's first cell."""
    known: dict[At, float] = {}
    edge = [*SCORED_CELLS]
    while edge and len(known) < PARAMETERS.max_cells:
        known.update(zip(edge, alike(ground, [grid], edge, like, free)[0], strict=True))
        tiles = {at for at, value in known.items() if value >= least}
        edge = sorted(
            {(x + i, y + j) for x, y in tiles for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))} - set(known)
        )
    return [at for at, value in known.items() if value >= least]


def grids_around(lines: GroundLines, spot: Points) -> list[Grid]:
    """Return the grids that the lines around a place suggest."""
    near = np.hypot(*(lines.middle - spot).T) <= PARAMETERS.line_radius_cells
    middle, angle, length = lines.middle[near] - spot, lines.angle[near], lines.length[near]
    grids = []
    for turn in _turns(angle, length):
        c, s = np.cos(turn), np.sin(turn)
        u, v = (middle @ np.array([[c, -s], [s, c]])).T
        off = (angle - turn + np.pi / 4) % (np.pi / 2) - np.pi / 4
        straight = np.abs(off) < PARAMETERS.max_line_deviation_rad
        upright = np.abs(np.sin(angle - turn)) > np.sqrt(0.5)
        across = _places(u[straight & upright], length[straight & upright])
        down = _places(v[straight & ~upright], length[straight & ~upright])
        grids += [
            Grid(spot + np.array([[c, -s], [s, c]]) @ (a - 0.5, b - 0.5), turn) for a in across for b in down
        ]
    return grids


def _turns(angle: NDArray[np.float64], length: NDArray[np.float64]) -> list[float]:
    """Return the angles, within a right angle, at which most lines run."""
    histogram = _circle(angle / (np.pi / 2), length, PARAMETERS.bins_per_right_angle)
    return [peak * np.pi / 2 for peak in _peaks(histogram, PARAMETERS.max_angles, PARAMETERS.min_angle_bins)]


def _places(at: NDArray[np.float64], length: NDArray[np.float64]) -> list[float]:
    """Return the offsets, within a cell, of most lines; the middle and the edge where there are none."""
    if not len(at):
        return [0.0, 0.5]
    return _peaks(
        _circle(at, length, PARAMETERS.bins_per_cell),
        PARAMETERS.max_offsets,
        round(PARAMETERS.min_offset_distance_cells * PARAMETERS.bins_per_cell),
    )


def _circle(values: NDArray[np.float64], weights: NDArray[np.float64], bins: int) -> NDArray[np.float64]:
    """Return a histogram of fractions, smoothed circularly."""
    counts = np.bincount(np.floor(values * bins).astype(int) % bins, weights, bins)[:bins]
    return np.asarray(np.roll(counts, 1) + 2 * counts + np.roll(counts, -1))


def _peaks(histogram: NDArray[np.float64], most: int, apart: int) -> list[float]:
    """Return the fractions at the highest peaks of a circular histogram."""
    histogram, found = histogram.copy(), []
    for _ in range(most):
        k = int(histogram.argmax())
        if histogram[k] <= 0:
            break
        left, right = histogram[k - 1], histogram[(k + 1) % len(histogram)]
        bend = max(2 * histogram[k] - left - right, 1e-9)
        found.append((k + 0.5 + float(np.clip((right - left) / bend / 2, -0.5, 0.5))) / len(histogram))
        histogram[np.arange(k - apart, k + apart + 1) % len(histogram)] = 0.0
    return found
