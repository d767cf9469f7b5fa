"""Traces a grid over the cells of a board."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

import cv2
import numpy as np

from vision.arrays import Picture
from vision.grid.candidates import GridCandidate, Seen
from vision.grid.drift import follow
from vision.grid.geometry.evidence import from_corners, from_grid
from vision.grid.geometry.homography import inverse, polish
from vision.grid.geometry.lines import find_segments, inside
from vision.grid.grid import Lattice
from vision.grid.parameters import GRID
from vision.grid.peaks import ScenePeaks
from vision.grid.rectify import sampled
from vision.grid.refinement import look_again
from vision.grid.score import Patch, covered_cells
from vision.image.pyramid import ImagePyramid

PARAMETERS = GRID.search
EMPTY_CELLS = 2  # around the known ones, so that the drift is estimated there, too


def trace(
    work: Picture, seen: Seen, best: GridCandidate, look: Callable[[Picture], ScenePeaks] | None
) -> Lattice:
    """Trace the grid from a candidate, in working pixels."""
    mask = best.patch.mask
    if seen.learnt:
        mask = np.asarray(cv2.bitwise_or(seen.masks[-1], mask), np.uint8)
    grid = polish(best.grid, best.evidence)[0]
    cells, first = covered_cells(grid, Patch(mask, seen.segments))
    cells, first = np.pad(cells, EMPTY_CELLS), (first[0] - EMPTY_CELLS, first[1] - EMPTY_CELLS)
    lattice = follow(inverse(grid), best.evidence, cells, first)
    around = np.where(mask > 127, 0, grown(mask, PARAMETERS.outer_margin_cells * side(lattice))).astype(
        np.uint8
    )
    corners = from_corners(seen.corners, seen.strength)
    places = [
        (inside(seen.segments, mask), GRID.candidates.full_weight_segment_px),
        (inside(seen.segments, around), PARAMETERS.outer_full_weight_px),
    ]
    for _ in range(PARAMETERS.passes):  # each pass finds lines of bent parts that were askew before
        evidence = corners
        for segments, unit in places:
            ends = lattice.locate(segments.start), lattice.locate(segments.end)
            evidence = evidence + from_grid(segments, *ends, unit)
        lattice = follow(lattice.base, evidence, cells, first, lattice)
    lattice = occupied(lattice, mask)
    return look_again(work, lattice, evidence, look) if look is not None and lattice.cells else lattice


def retrace(photo: Picture | ImagePyramid, lattice: Lattice, places: Collection[tuple[int, int]]) -> Lattice:
    """Trace the grid again by the lines on and around these cells, which turned out to hold tiles: the
    mask used first may have covered only a corner of the board."""
    work, scale = working(ImagePyramid.of(photo))
    lattice = lattice.scaled(scale)
    mask = np.zeros(work.shape[:2], np.uint8)
    for at in places:
        cv2.fillConvexPoly(mask, np.round(lattice.quad(*at)).astype(np.int32), 255)
    mask = grown(mask, PARAMETERS.rim_cells * side(lattice))
    spots = np.array([*places])
    low = spots.min(0) - EMPTY_CELLS
    cells = np.zeros(tuple(np.ptp(spots, axis=0)[::-1] + 1 + 2 * EMPTY_CELLS), bool)
    cells[tuple((spots - low)[:, ::-1].T)] = True
    first = (int(low[0]), int(low[1]))
    grey = np.asarray(cv2.cvtColor(work, cv2.COLOR_BGR2GRAY), np.uint8)
    segments = inside(find_segments(grey, GRID.candidates.min_segment_px, mask), mask)
    seen = dict(lattice.cells)
    for _ in range(PARAMETERS.passes):
        ends = lattice.locate(segments.start), lattice.locate(segments.end)
        lattice = follow(
            lattice.base, from_grid(segments, *ends, GRID.candidates.full_weight_segment_px), cells, first
        )
    return replace(lattice, cells={at: seen.get(at, 0.0) for at in places}).scaled(1 / scale)


def grown(mask: Picture, pixels: float) -> Picture:
    """Return the mask, `pixels` wider on every side, limited to the picture's size however large the cells
    of a wrong grid are."""
    reach = 2 * round(min(pixels, max(mask.shape))) + 1
    return np.asarray(cv2.dilate(mask, np.ones((reach, reach), np.uint8)), np.uint8)


def side(lattice: Lattice) -> float:
    """Return the pitch in the middle of the board, in pixels."""
    x, y = lattice.middle
    quad = lattice.quad(int(x), int(y))
    return float(np.mean(np.hypot(*(quad - np.roll(quad, 1, axis=0)).T)))


def working(photo: ImagePyramid) -> tuple[Picture, float]:
    """Return the working picture and its size relative to the original: small pictures are enlarged, so
    that even the shortest useful segments are found."""
    return photo.level(PARAMETERS.working_px, PARAMETERS.max_magnification)


def occupied(lattice: Lattice, mask: Picture, fine: int = PARAMETERS.samples_per_cell) -> Lattice:
    """Return the grid with the share of each cell that the mask covers, without the cell's margin."""
    rows, columns = lattice.drift.shape[0] - 1, lattice.drift.shape[1] - 1
    inner = (np.arange(fine) + 0.5) / fine * (
        1 - 2 * PARAMETERS.cell_margin_cells
    ) + PARAMETERS.cell_margin_cells
    x = (np.arange(columns)[:, None] + inner).ravel() + lattice.first[0]
    y = (np.arange(rows)[:, None] + inner).ravel() + lattice.first[1]
    points = np.stack([a.ravel() for a in np.meshgrid(x, y)], 1)
    pixels = lattice.corners(points).reshape(len(y), len(x), 2).astype(np.float32)
    share = cv2.resize(sampled(mask, pixels), (columns, rows), interpolation=cv2.INTER_AREA) / 255.0
    cells = {
        (int(c) + lattice.first[0], int(r) + lattice.first[1]): round(float(share[r, c]), 3)
        for r, c in zip(*np.nonzero(share > PARAMETERS.min_occupancy), strict=True)
    }
    return replace(lattice, cells=cells)
