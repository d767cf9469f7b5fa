"""The local drift: a smooth field of displacements that follows hand-laid tiles from the middle outward."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.lattice.evidence import Evidence
from vision.lattice.grid import Lattice
from vision.lattice.lines import Array
from vision.lattice.plane import project

BANDWIDTH = 1.6            # cells
REACH = 0.24               # of a cell: how far new evidence may lie from where its neighbours point
FINAL = (0.2, 0.15, 0.12)
STIFF = 2.0                # weight of the belief that the drift does not change from cell to cell
CALM = 0.15                # weight of the belief that there is no drift


def follow(base: Array, evidence: Evidence, cells: NDArray[np.bool_], first: tuple[int, int]) -> Lattice:
    """Lattice around a homography (grid -> pixel), grown over the covered cells ring by ring."""
    inverse = np.linalg.inv(base)
    middle = project(base, np.array([[first[0] + cells.shape[1] / 2, first[1] + cells.shape[0] / 2]]))[0]
    where = project(inverse / (inverse[2] @ [*middle, 1.0]), evidence.points)
    sound = np.isfinite(where).all(1)
    where, evidence = where[sound], evidence.only(sound)
    value = where[np.arange(len(where)), evidence.axis]
    rings = _rings(where, value, evidence.weight, cells, first)
    nodes = _nodes(cells.shape, first)
    drift = np.zeros((cells.shape[0] + 1, cells.shape[1] + 1, 2))
    lattice = Lattice(base, first, drift, {}, 0.0)
    last = int(rings.max()) if len(rings) else 0
    for ring in [*range(2, last + 2), last + 1, last + 1, last + 1]:
        reach = REACH if ring <= last else FINAL[min(2, len(FINAL) - 1)]
        known = rings <= ring
        expected = lattice.shift(where[known])[np.arange(int(known.sum())), evidence.axis[known]]
        off = value[known] - expected
        error = off - np.round(off)
        good = np.abs(error) < reach
        weight = evidence.weight[known] * good * (1 - (error / reach) ** 2)
        drift = _smooth(nodes, where[known], evidence.axis[known], expected + error, weight)
        lattice = Lattice(base, first, drift.reshape(cells.shape[0] + 1, cells.shape[1] + 1, 2), {},
                          float(np.median(np.abs(error[good]))) if good.any() else 1.0)
    return lattice


def _nodes(shape: tuple[int, ...], first: tuple[int, int]) -> Array:
    rows, columns = np.mgrid[0:shape[0] + 1, 0:shape[1] + 1]
    return np.stack([columns.ravel() + first[0], rows.ravel() + first[1]], 1).astype(float)


def _rings(where: Array, value: Array, weight: Array, cells: NDArray[np.bool_],
           first: tuple[int, int]) -> NDArray[np.int64]:
    """Steps from the best-supported cell, over covered cells, to the cell of each piece of evidence."""
    column = np.floor(where[:, 0]).astype(int) - first[0]
    row = np.floor(where[:, 1]).astype(int) - first[1]
    inside = (column >= 0) & (row >= 0) & (column < cells.shape[1]) & (row < cells.shape[0])
    column, row = column.clip(0, cells.shape[1] - 1), row.clip(0, cells.shape[0] - 1)
    support = np.zeros(cells.shape)
    close = np.abs(value - np.round(value)) < 0.1
    np.add.at(support, (row, column), weight * inside * (2.0 * close - 1))
    padded = np.pad(support, 1)
    around = sum(padded[i:i + cells.shape[0], j:j + cells.shape[1]] for i in range(3) for j in range(3))
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
                grown |= spread[i:i + cells.shape[0], j:j + cells.shape[1]]
        new = grown & cells & ~reached
        if not new.any():
            break
        steps[new] = step
        reached |= new
    top = int(steps.max())
    rows, columns = np.nonzero(steps >= 0)
    for r, c in zip(*np.nonzero(steps < 0), strict=True):        # gaps and pieces of their own come late
        away = np.maximum(np.abs(rows - r), np.abs(columns - c))
        k = int(away.argmin())
        steps[r, c] = min(top + 3, steps[rows[k], columns[k]] + away[k])
    return np.where(inside, steps[row, column], top + 3)


def _smooth(nodes: Array, where: Array, axis: NDArray[np.int64], shift: Array, weight: Array) -> Array:
    """Locally weighted affine regression of the shifts at every node: N x 2."""
    out = np.zeros((len(nodes), 2))
    for a in (0, 1):
        mine = (axis == a) & (weight > 0)
        if not mine.any():
            continue
        away = where[mine][None] - nodes[:, None]
        kernel = np.exp(-0.5 * (away ** 2).sum(2) / BANDWIDTH ** 2) * weight[mine]
        x, y = away[..., 0], away[..., 1]
        normal = np.zeros((len(nodes), 3, 3))
        right = np.zeros((len(nodes), 3))
        terms = (np.ones_like(x), x, y)
        for i in range(3):
            right[:, i] = (kernel * terms[i]) @ shift[mine]
            for j in range(i, 3):
                normal[:, i, j] = normal[:, j, i] = (kernel * terms[i] * terms[j]).sum(1)
        normal += np.diag([CALM, STIFF, STIFF])
        out[:, a] = np.linalg.solve(normal, right[..., None])[:, 0, 0]
    return out
