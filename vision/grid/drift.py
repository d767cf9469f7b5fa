"""Estimate the local drift: a smooth field of displacements that is traced over hand-laid tiles from the
middle outward.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.grid.geometry.evidence import Evidence
from vision.grid.geometry.homography import facing, project, refit
from vision.grid.geometry.lines import Array
from vision.grid.grid import Lattice
from vision.grid.parameters import GRID

PARAMETERS = GRID.drift


def follow(base: Array, evidence: Evidence, cells: NDArray[np.bool_], first: tuple[int, int]) -> Lattice:
    """Trace the grid around a homography (grid -> pixel) over the covered cells ring by ring. Repeat
    around the homography fitted to the result, which predicts distant lines better."""
    middle = project(base, np.array([[first[0] + cells.shape[1] / 2, first[1] + cells.shape[0] / 2]]))[0]
    grid = facing(np.linalg.inv(base), middle)
    lattice = grow(base, grid, evidence, cells, first)
    where = project(grid, evidence.points)
    value = (where - lattice.shift(np.nan_to_num(where)))[np.arange(len(where)), evidence.axis]
    near = np.abs(value - np.round(value)) < PARAMETERS.final_residuals_cells[0]
    if near.sum() < GRID.homography.min_evidence:
        return lattice
    grid = refit(grid, evidence.only(near), np.round(value[near]))
    return grow(np.linalg.inv(grid), grid, evidence, cells, first)


def grow(
    base: Array, grid: Array, evidence: Evidence, cells: NDArray[np.bool_], first: tuple[int, int]
) -> Lattice:
    """Trace the grid around a homography (`base`; `grid` is its inverse) from the best-supported cell."""
    where = project(grid, evidence.points)
    sound = np.isfinite(where).all(1)
    where, evidence = where[sound], evidence.only(sound)
    value = where[np.arange(len(where)), evidence.axis]
    rings = _rings(where, value, evidence.weight, cells, first)
    shape = (cells.shape[0] + 1, cells.shape[1] + 1)
    lattice = Lattice(base, first, np.zeros((*shape, 2)), {}, 0.0)
    last = int(rings.max()) if len(rings) else 0
    for ring in [*range(2, last + 2), last + 1, last + 1, last + 1]:
        reach = (
            PARAMETERS.max_residual_cells
            if ring <= last
            else PARAMETERS.final_residuals_cells[min(2, len(PARAMETERS.final_residuals_cells) - 1)]
        )
        known = rings <= ring
        expected = lattice.shift(where[known])[np.arange(int(known.sum())), evidence.axis[known]]
        off = value[known] - expected
        error = off - np.round(off)
        good = np.abs(error) < reach
        weight = evidence.weight[known] * good * (1 - (error / reach) ** 2)
        drift = _smooth(first, shape, where[known], evidence.axis[known], expected + error, weight)
        residual = float(np.median(np.abs(error[good]))) if good.any() else 1.0
        lattice = Lattice(base, first, drift, {}, residual)
    return lattice


def _rings(
    where: Array, value: Array, weight: Array, cells: NDArray[np.bool_], first: tuple[int, int]
) -> NDArray[np.int64]:
    """Return the steps over covered cells from the best-supported cell to the cell of each piece of
    evidence."""
    column = np.floor(where[:, 0]).astype(int) - first[0]
    row = np.floor(where[:, 1]).astype(int) - first[1]
    inside = (column >= 0) & (row >= 0) & (column < cells.shape[1]) & (row < cells.shape[0])
    column, row = column.clip(0, cells.shape[1] - 1), row.clip(0, cells.shape[0] - 1)
    support = np.zeros(cells.shape)
    close = np.abs(value - np.round(value)) < 0.1
    np.add.at(support, (row, column), weight * inside * (2.0 * close - 1))
    padded = np.pad(support, 1)
    around = sum(padded[i : i + cells.shape[0], j : j + cells.shape[1]] for i in range(3) for j in range(3))
    around = np.where(cells, around, -np.inf)
    seed = np.unravel_index(int(around.argmax()), cells.shape)
    steps = np.full(cells.shape, -1)
    steps[seed] = 0
    reached = steps == 0
    for step in range(1, cells.size):
        spread = np.pad(reached, 1)
        grown = np.zeros_like(reached)
        for i in range(3):
            for j in range(3):
                grown |= spread[i : i + cells.shape[0], j : j + cells.shape[1]]
        new = grown & cells & ~reached
        if not new.any():
            break
        steps[new] = step
        reached |= new
    top = int(steps.max())
    rows, columns = np.nonzero(steps >= 0)
    for r, c in zip(*np.nonzero(steps < 0), strict=True):  # gaps and separate parts come last
        away = np.maximum(np.abs(rows - r), np.abs(columns - c))
        k = int(away.argmin())
        steps[r, c] = min(top + 3, steps[rows[k], columns[k]] + away[k])
    return np.where(inside, steps[row, column], top + 3)


def _smooth(
    first: tuple[int, int],
    shape: tuple[int, int],
    where: Array,
    axis: NDArray[np.int64],
    shift: Array,
    weight: Array,
) -> Array:
    """Fit a locally weighted affine regression of the shifts at every corner: rows x columns x 2.

    The Gaussian weight of a piece of evidence is a product of one factor per direction, so the sums over
    all evidence are matrix products of (rows x evidence) with (evidence x columns).
    """
    out = np.zeros((*shape, 2))
    for a in (0, 1):
        mine = (axis == a) & (weight > 0)
        if not mine.any():
            continue
        across, down = (_powers(where[mine, d], first[d], shape[1 - d]) for d in (0, 1))
        plain, pull = weight[mine], weight[mine] * shift[mine]
        sums = [[(down[j] * plain) @ across[i].T for j in range(3)] for i in range(3)]
        normal = np.empty((*shape, 3, 3))
        normal[..., 0, 0], normal[..., 1, 1], normal[..., 2, 2] = sums[0][0], sums[2][0], sums[0][2]
        normal[..., 0, 1] = normal[..., 1, 0] = sums[1][0]
        normal[..., 0, 2] = normal[..., 2, 0] = sums[0][1]
        normal[..., 1, 2] = normal[..., 2, 1] = sums[1][1]
        right = np.stack([(down[j] * pull) @ across[i].T for i, j in ((0, 0), (1, 0), (0, 1))], -1)
        normal += np.diag(
            [PARAMETERS.no_drift_weight, PARAMETERS.smoothness_weight, PARAMETERS.smoothness_weight]
        )
        out[..., a] = np.linalg.solve(normal, right[..., None])[..., 0, 0]
    return out


def _powers(place: Array, first: int, count: int) -> list[Array]:
    """Return the Gaussian of the distance to `count` grid lines, times its 0th, 1st and 2nd power: count x
    N each."""
    away = place[None] - (first + np.arange(count))[:, None]
    near = np.exp(-0.5 * (away / PARAMETERS.bandwidth_cells) ** 2)
    return [near, near * away, near * away**2]
