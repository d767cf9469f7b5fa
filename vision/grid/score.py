"""Score how well a grid explains the evidence, to choose among candidates."""

from __future__ import annotations

from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.grid.geometry.homography import inverse, project
from vision.grid.geometry.lines import Segments, inside
from vision.grid.parameters import GRID

PARAMETERS = GRID.score


class Patch:
    """A part of the picture where tiles may be: a mask (255 there), and the segments whose middle is in
    it."""

    def __init__(self, mask: NDArray[np.uint8], segments: Segments) -> None:
        self.mask = mask
        self.segments = inside(segments, mask)

    @cached_property
    def spots(self) -> Floats:
        """Return an even sample of its pixels."""
        step = max(2, max(self.mask.shape) // PARAMETERS.sampled_fraction)
        row, column = np.nonzero(self.mask[::step, ::step] > 127)
        return np.asarray(np.stack([column, row], 1) * float(step), np.float64)


Cells = tuple[NDArray[np.bool_], tuple[int, int]]  # (rows y, columns x), and the (x, y) of the first one


def covered_cells(grid: Floats, patch: Patch, most: int = PARAMETERS.max_cells) -> Cells:
    """Return which cells the patch covers by half or more."""
    where = project(grid, patch.spots)
    where = where[np.isfinite(where[:, 0])]
    if len(where) < PARAMETERS.min_samples:
        return np.zeros((0, 0), bool), (0, 0)
    ends = np.percentile(where, PARAMETERS.extent_percentiles, axis=0)
    low, high = np.floor(ends[0] - 0.5).astype(int), np.floor(ends[1] + 0.5).astype(int)
    if ((high - low) > most).any() or ((high - low) < 1).any():
        return np.zeros((0, 0), bool), (0, 0)
    width, height = (high - low + 1).tolist()
    fine = PARAMETERS.samples_per_cell
    shift = np.array([[1 / fine, 0, low[0]], [0, 1 / fine, low[1]], [0, 0, 1.0]])
    flat = cv2.warpPerspective(
        patch.mask,
        inverse(grid) @ shift,
        (width * fine, height * fine),
        flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP,
    )
    share = cv2.resize(flat, (width, height), interpolation=cv2.INTER_AREA)
    return share > 127, (int(low[0]), int(low[1]))


def line_score(grid: Floats, segments: Segments, covered: Cells) -> float:
    """Return 0 to 1: harmonic mean of (edges of covered cells along which a segment runs) and
    (axis-parallel segment length that runs along one). Cells of half the size leave edges bare; cells of
    double size leave segments unexplained."""
    cells, first = covered
    if cells.sum() < 3:
        return 0.0
    start, end = project(grid, segments.start), project(grid, segments.end)
    along = np.abs(end - start)
    sound = np.isfinite(along).all(1)
    edges_seen, edges_all, length_on, length_all = 0.0, 0.0, 0.0, 0.0
    for axis in (0, 1):
        straight = along[:, axis] < PARAMETERS.max_segment_tangent * along[:, 1 - axis]
        mine = sound & straight & (along[:, 1 - axis] < PARAMETERS.max_segment_cells)
        t = (np.arange(PARAMETERS.samples_per_segment) + 0.5) / PARAMETERS.samples_per_segment
        samples = (start[mine, None] * (1 - t[:, None]) + end[mine, None] * t[:, None]).reshape(-1, 2) - first
        weight = np.repeat(
            along[mine, 1 - axis] / PARAMETERS.samples_per_segment, PARAMETERS.samples_per_segment
        )
        line, place = np.round(samples[:, axis]).astype(int), np.floor(samples[:, 1 - axis]).astype(int)
        on = np.abs(samples[:, axis] - line) < PARAMETERS.max_segment_distance_cells
        table = cells.T if axis == 0 else cells  # [cells across the line, cells along the line]
        padded = np.pad(table, ((1, 1), (0, 0)))
        edge = padded[1:] | padded[:-1]
        inside = (place >= 0) & (place < edge.shape[1]) & (line >= 0) & (line < edge.shape[0])
        inside[inside] = edge[line[inside], place[inside]]
        cover = np.zeros(edge.shape)
        np.add.at(cover, (line[on & inside], place[on & inside]), weight[on & inside])
        edges_seen += float(
            np.minimum(cover, PARAMETERS.full_cover_share)[edge].sum() / PARAMETERS.full_cover_share
        )
        edges_all += float(edge.sum())
        length_on += float(weight[on & inside].sum())
        length_all += float(weight.sum())
    precision, recall = edges_seen / max(edges_all, 1), length_on / max(length_all, 1e-9)
    return 2 * precision * recall / max(precision + recall, 1e-9)


def corner_score(grid: Floats, corners: Floats, covered: Cells) -> float:
    """Return 0 to 1: harmonic mean of (corners of covered cells near which a corner was seen) and (corners
    seen in the mask that are near one of the grid)."""
    cells, first = covered
    if cells.sum() < 3 or len(corners) < 4:
        return 0.0
    padded = np.pad(cells, 1)
    nodes = padded[1:, 1:] | padded[1:, :-1] | padded[:-1, 1:] | padded[:-1, :-1]
    where = project(grid, corners) - first
    where = where[np.isfinite(where[:, 0])]
    node = np.round(where).astype(int)
    near = np.hypot(*(where - node).T) < PARAMETERS.max_corner_distance_cells
    on_board = np.asarray(((node >= 0) & (node < np.array(nodes.shape)[::-1])).all(1))
    on_board[on_board] = nodes[node[on_board, 1], node[on_board, 0]]
    hit = np.unique(node[near & on_board], axis=0)
    precision = len(hit) / max(int(nodes.sum()), 1)
    recall = len(hit) / max(int(on_board.sum()), 1)
    return 2 * precision * recall / max(precision + recall, 1e-9)
