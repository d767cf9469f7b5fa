"""Estimate the local drift: a smooth field of displacements that is traced over hand-laid tiles from the
middle outward.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s, Floats
from vision.grid.geometry.evidence import Evidence
from vision.grid.geometry.homography import facing, inverse, project, refit
from vision.grid.geometry.parameters import GEOMETRY
from vision.grid.grid import Lattice
from vision.grid.parameters import GRID

PARAMETERS = GRID.drift


# entries of the normal matrix of an affine fit -> powers of the distances along x and y that they sum
MOMENTS = {(0, 0): (0, 0), (1, 1): (2, 0), (2, 2): (0, 2), (0, 1): (1, 0), (0, 2): (0, 1), (1, 2): (1, 1)}


def follow(
    base: Floats,
    evidence: Evidence,
    cells: NDArray[np.bool_],
    first: tuple[int, int],
    known: Lattice | None = None,
) -> Lattice:
    """Trace the grid around a homography (grid -> pixel) over the covered cells ring by ring. Continue around
    the homography fitted to the result, which predicts distant lines better. `known`: the grid with its drift
    from other evidence; then it is not traced ring by ring again."""
    middle = project(base, np.array([[first[0] + cells.shape[1] / 2, first[1] + cells.shape[0] / 2]]))[0]
    grid = facing(inverse(base), middle)
    lattice = grow(base, grid, evidence, cells, first) if known is None else known
    where = project(grid, evidence.points)
    value = (where - lattice.shift(np.nan_to_num(where)))[np.arange(len(where)), evidence.axis]
    near = np.abs(value - np.round(value)) < PARAMETERS.final_residuals_cells[0]
    if near.sum() < GEOMETRY.homography.min_evidence:
        return lattice
    grid = refit(grid, evidence.only(near), np.round(value[near]))
    return settled(lattice, grid, evidence)


def grow(
    base: Floats, grid: Floats, evidence: Evidence, cells: NDArray[np.bool_], first: tuple[int, int]
) -> Lattice:
    """Trace the grid around a homography (`base`; `grid` is its inverse) from the best-supported cell."""
    where, value, evidence = _placed(grid, evidence)
    rings = _rings(where, value, evidence.weight, cells, first)
    order = np.argsort(rings, kind="stable")  # so that the evidence of the first rings is a slice
    where, value, rings, evidence = where[order], value[order], rings[order], evidence.only(order)
    shape = (cells.shape[0] + 1, cells.shape[1] + 1)
    lattice = Lattice(base, first, np.zeros((*shape, 2)), {}, 0.0)
    last = int(rings.max()) if len(rings) else 0
    regressions = [Regression.of(first, shape, where, np.flatnonzero(evidence.axis == a)) for a in (0, 1)]
    for ring in range(2, last + 1):
        known = slice(int(np.searchsorted(rings, ring, side="right")))
        lattice = _fitted(
            lattice,
            where[known],
            value[known],
            evidence.only(known),
            regressions,
            PARAMETERS.max_residual_cells,
        )
    return _finished(lattice, where, value, evidence, regressions)


def settled(lattice: Lattice, grid: Floats, evidence: Evidence) -> Lattice:
    """Return the grid around another homography (picture -> grid): its drift is adjusted from where it is."""
    rows, columns = lattice.drift.shape[:2]
    places = np.stack(np.meshgrid(np.arange(columns), np.arange(rows)), -1).reshape(-1, 2) + lattice.first
    corners = places.astype(np.float64)
    drift = (project(grid, lattice.corners(corners)) - corners).reshape(rows, columns, 2)
    start = replace(lattice, base=inverse(grid), drift=np.nan_to_num(drift))
    where, value, evidence = _placed(grid, evidence)
    regressions = [
        Regression.of(lattice.first, (rows, columns), where, np.flatnonzero(evidence.axis == a))
        for a in (0, 1)
    ]
    return _finished(start, where, value, evidence, regressions)


def _placed(grid: Floats, evidence: Evidence) -> tuple[Floats, Floats, Evidence]:
    """Return the grid coordinates of the evidence in front of the horizon, those along its axis, and it."""
    where = project(grid, evidence.points)
    sound = np.asarray(np.isfinite(where).all(1))
    where, evidence = where[sound], evidence.only(sound)
    return where, where[np.arange(len(where)), evidence.axis], evidence


def _finished(
    lattice: Lattice, where: Floats, value: Floats, evidence: Evidence, regressions: Sequence[Regression]
) -> Lattice:
    """Return the grid fitted a few times to all evidence close to it."""
    for reach in PARAMETERS.final_residuals_cells:
        lattice = _fitted(lattice, where, value, evidence, regressions, reach)
    return lattice


def _fitted(
    lattice: Lattice,
    where: Floats,
    value: Floats,
    evidence: Evidence,
    regressions: Sequence[Regression],
    reach: float,
) -> Lattice:
    """Return the grid with its drift fitted to the first pieces of evidence (at `where`, with the coordinate
    `value` along their axis) that are within `reach` cells of their line."""
    expected = lattice.shift(where)[np.arange(len(where)), evidence.axis]
    off = value - expected
    error = off - np.round(off)
    good = np.abs(error) < reach
    weight = evidence.weight * good * (1 - (error / reach) ** 2)
    drift = np.stack([one.fitted(expected + error, weight) for one in regressions], -1)
    residual = float(np.median(np.abs(error[good]))) if good.any() else 1.0
    return replace(lattice, drift=drift, residual=residual)


def _rings(
    where: Floats, value: Floats, weight: Floats, cells: NDArray[np.bool_], first: tuple[int, int]
) -> NDArray[np.int64]:
    """Return the steps over covered cells from the best-supported cell to the cell of each piece of
    evidence."""
    column = np.floor(where[:, 0]).astype(int) - first[0]
    row = np.floor(where[:, 1]).astype(int) - first[1]
    inside = (column >= 0) & (row >= 0) & (column < cells.shape[1]) & (row < cells.shape[0])
    column, row = column.clip(0, cells.shape[1] - 1), row.clip(0, cells.shape[0] - 1)
    support = np.zeros(cells.shape)
    close = np.abs(value - np.round(value)) < PARAMETERS.max_support_cells
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


@dataclass(frozen=True, eq=False)
class Regression:
    """A locally weighted affine regression of the shifts along one axis, at every corner.

    The Gaussian weight of a piece of evidence is a product of one factor per direction, so the sums over
    all evidence are one product of (3 powers x columns, evidence) with (evidence, 5 sums x rows). `chosen`:
    the evidence for this axis, in ascending order; `across`, `down`: see _powers, the former with a row for
    each power and column.
    """

    chosen: NDArray[np.intp]
    across: Float32s
    down: Float32s

    @classmethod
    def of(
        cls, first: tuple[int, int], shape: tuple[int, int], where: Floats, chosen: NDArray[np.intp]
    ) -> Regression:
        """Prepare the regression for corners from `first` on, `shape` of them, and evidence at `where`."""
        across, down = (_powers(where[chosen, d], first[d], shape[1 - d]) for d in (0, 1))
        return cls(chosen, across.reshape(3 * shape[1], len(chosen)), down)

    def fitted(self, shift: Floats, weight: Floats) -> Floats:
        """Return the shift at every corner, rows x columns, from those of the first pieces of evidence."""
        count = int(np.searchsorted(self.chosen, len(shift)))
        mine = self.chosen[:count]
        across, down = self.across[:, :count], self.down[..., :count]
        columns, rows = len(across) // 3, down.shape[1]
        if not (weight[mine] > 0).any():
            return np.zeros((rows, columns))
        plain, pull = (part.astype(np.float32) for part in (weight[mine], weight[mine] * shift[mine]))
        weighted = np.concatenate([down * plain, down[:2] * pull])
        sums = (across @ weighted.reshape(5 * rows, count).T).reshape(3, columns, 5, rows)
        normal = np.empty((rows, columns, 3, 3))
        for (i, j), (x, y) in MOMENTS.items():
            normal[..., i, j] = normal[..., j, i] = sums[x, :, y].T
        right = np.stack([sums[x, :, 3 + y].T for x, y in ((0, 0), (1, 0), (0, 1))], -1)
        normal += np.diag(
            [PARAMETERS.no_drift_weight, PARAMETERS.smoothness_weight, PARAMETERS.smoothness_weight]
        )
        return np.asarray(np.linalg.solve(normal, right[..., None])[..., 0, 0])


def _powers(place: Floats, first: int, count: int) -> Float32s:
    """Return the Gaussian of the distance to `count` grid lines, times its 0th, 1st and 2nd power: 3 x count
    x N."""
    away = (place[None] - (first + np.arange(count))[:, None]).astype(np.float32)
    near = np.exp(-0.5 * (away / PARAMETERS.bandwidth_cells) ** 2)
    return np.stack([near, near * away, near * away**2])
