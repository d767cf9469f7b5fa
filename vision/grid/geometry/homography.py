"""Homographies between the grid and the picture: projection and fit.

`vision/grid/candidates.py` estimates the first ones, and `vision/grid/search.py` chooses among them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.grid.geometry.evidence import Evidence
from vision.grid.geometry.lines import homogeneous
from vision.grid.geometry.parameters import GEOMETRY

PARAMETERS = GEOMETRY.homography


def project(matrix: Floats, points: Floats) -> Floats:
    """Map points (N x 2) through a 3 x 3 homography; behind the horizon they become nan."""
    out = points @ matrix[:, :2].T + matrix[:, 2]
    depth = out[:, 2]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(np.where((depth > 1e-9)[:, None], out[:, :2] / depth[:, None], np.nan))


def inverse(matrix: Floats) -> Floats:
    """Return the homography in the other direction."""
    return np.asarray(np.linalg.inv(matrix), np.float64)


def facing(matrix: Floats, point: Floats) -> Floats:
    """Return the homography with its sign such that `point` is in front of the horizon."""
    depth = matrix[2, 0] * point[0] + matrix[2, 1] * point[1] + matrix[2, 2]
    return np.asarray(matrix / depth)


def metric_view(one: Floats, other: Floats, centre: Floats, size: tuple[int, int]) -> Floats:
    """Return the homography picture -> table with axes along two vanishing points, the same unit on both,
    about one pixel at `centre`, which becomes the origin.

    The focal length follows from the right angle between the axes where the view is oblique enough.
    """
    long_side, middle = max(size), np.array(size, float) / 2
    focal = PARAMETERS.usual_focal_sides * long_side
    far = [
        abs(p[2]) * PARAMETERS.min_far_sides * long_side < np.hypot(*(p[:2] - p[2] * centre))
        for p in (one, other)
    ]
    if not any(far):
        focal2 = -float((one[:2] / one[2] - middle) @ (other[:2] / other[2] - middle))
        least, most = PARAMETERS.focal_range_sides
        focal = float(np.sqrt(np.clip(focal2, (least * long_side) ** 2, (most * long_side) ** 2)))
    camera = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1]])
    columns = []
    for point in (one, other):
        ray = np.linalg.solve(camera, point)
        columns.append(camera @ (ray / np.linalg.norm(ray)))
    table = np.stack([*columns, np.array([*centre, 1.0])], axis=1)
    jacobian = table[:2, :2] - np.outer(centre, table[2, :2])
    unit = np.sqrt(abs(np.linalg.det(jacobian)))
    table[:, :2] /= max(unit, 1e-12)
    return facing(inverse(table), centre)


def polish(
    grid: Floats, evidence: Evidence, tolerances: tuple[float, ...] = PARAMETERS.tolerances_cells
) -> tuple[Floats, float]:
    """Adjust the homography picture -> grid so that the evidence is on integer lines; return it with the
    weighted share of the evidence within the last tolerance."""
    share, points, rows = 0.0, homogeneous(evidence.points), np.arange(len(evidence.points))
    for tolerance in tolerances:
        out = points @ grid.T
        value = _values(out, evidence.axis, rows)
        residual = np.round(value) - value
        good = np.flatnonzero(np.abs(residual) < tolerance)
        share = float(evidence.weight[good].sum() / max(evidence.weight.sum(), 1e-9))
        if len(good) < PARAMETERS.min_evidence:
            break
        weight = evidence.weight[good] * (1 - (residual[good] / tolerance) ** 2)
        grid = step(grid, points[good], out[good], evidence.axis[good], residual[good], weight)
    return grid, share


def refit(grid: Floats, evidence: Evidence, lines: Floats, rounds: int = PARAMETERS.refit_rounds) -> Floats:
    """Fit the homography picture -> grid that best maps each piece of evidence to its grid line (N
    integers)."""
    points, rows = homogeneous(evidence.points), np.arange(len(evidence.points))
    for _ in range(rounds):
        out = points @ grid.T
        residual = lines - _values(out, evidence.axis, rows)
        good = np.flatnonzero(np.isfinite(residual))
        if len(good) < PARAMETERS.min_evidence:
            break
        spread = PARAMETERS.usual_residual_cells + np.abs(residual[good])
        weight = evidence.weight[good] * PARAMETERS.usual_residual_cells / spread
        grid = step(grid, points[good], out[good], evidence.axis[good], residual[good], weight)
    return grid


def _values(out: Floats, axis: NDArray[np.int64], rows: NDArray[np.int64]) -> Floats:
    """Return the grid coordinate of each homogeneous point along the axis of its evidence; nan behind the
    horizon."""
    depth = out[:, 2]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(depth > 1e-9, out[rows, axis] / depth, np.nan)


def step(
    grid: Floats, points: Floats, out: Floats, axis: NDArray[np.int64], residual: Floats, weight: Floats
) -> Floats:
    """Do one Gauss-Newton step of the homography towards smaller residuals; `points`: homogeneous (N x 3),
    `out`: their images under the grid."""
    scaled = points / out[:, 2:]
    value = out[np.arange(len(out)), axis] / out[:, 2]
    design = np.zeros((len(points), 8))
    for one in (0, 1):
        mine = axis == one
        design[mine, 3 * one : 3 * one + 3] = scaled[mine]
    design[:, 6:] = -scaled[:, :2] * value[:, None]
    size = np.maximum(np.abs(design).max(0), 1e-12)
    design /= size
    normal = design.T * weight
    move = np.linalg.solve(normal @ design + 1e-3 * np.eye(8), normal @ residual) / size
    return np.asarray(grid + np.append(move, 0.0).reshape(3, 3))
