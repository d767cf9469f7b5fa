"""Homographies between the grid and the picture."""

from __future__ import annotations

import numpy as np

from vision.lattice.evidence import Evidence
from vision.lattice.lines import Array

FEWEST = 12  # pieces of evidence that move a homography
TOLERANCES = (0.3, 0.25, 0.2, 0.15, 0.12, 0.12)


def project(matrix: Array, points: Array) -> Array:
    """Points (N x 2) through a 3 x 3 homography; behind the horizon they become nan."""
    out = points @ matrix[:, :2].T + matrix[:, 2]
    depth = out[:, 2]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where((depth > 1e-9)[:, None], out[:, :2] / depth[:, None], np.nan)


def facing(matrix: Array, point: Array) -> Array:
    """The same homography with its sign such that `point` lies in front of the horizon."""
    depth = matrix[2, 0] * point[0] + matrix[2, 1] * point[1] + matrix[2, 2]
    return matrix / depth


def metric_view(one: Array, other: Array, centre: Array, size: tuple[int, int]) -> Array:
    """Homography picture -> table with axes along two vanishing points, the same unit on both, about one
    pixel at `centre`, which becomes the origin.

    The focal length follows from the right angle between the axes where the view is oblique enough to tell.
    """
    long_side, middle = max(size), np.array(size, float) / 2
    focal = 1.1 * long_side
    far = [abs(p[2]) * 6 * long_side < np.hypot(*(p[:2] - p[2] * centre)) for p in (one, other)]
    if not any(far):
        focal2 = -float((one[:2] / one[2] - middle) @ (other[:2] / other[2] - middle))
        focal = float(np.sqrt(np.clip(focal2, (0.55 * long_side) ** 2, (2.5 * long_side) ** 2)))
    camera = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1]])
    columns = []
    for point in (one, other):
        ray = np.linalg.solve(camera, point)
        columns.append(camera @ (ray / np.linalg.norm(ray)))
    table = np.stack([*columns, np.array([*centre, 1.0])], axis=1)
    jacobian = table[:2, :2] - np.outer(centre, table[2, :2])
    unit = np.sqrt(abs(np.linalg.det(jacobian)))
    table[:, :2] /= max(unit, 1e-12)
    return facing(np.linalg.inv(table), centre)


def polish(
    grid: Array, evidence: Evidence, tolerances: tuple[float, ...] = TOLERANCES
) -> tuple[Array, float]:
    """Homography picture -> grid moved so that the evidence lies on integer lines; returns it with the
    weighted share of the evidence that ends within the last tolerance."""
    share = 0.0
    for tolerance in tolerances:
        value = line_values(grid, evidence)
        residual = np.round(value) - value
        good = np.abs(residual) < tolerance
        share = float(evidence.weight[good].sum() / max(evidence.weight.sum(), 1e-9))
        if good.sum() < FEWEST:
            break
        weight = evidence.weight[good] * (1 - (residual[good] / tolerance) ** 2)
        grid = step(grid, evidence.only(good), residual[good], weight)
    return grid, share


def refit(grid: Array, evidence: Evidence, lines: Array, rounds: int = 6) -> Array:
    """Homography picture -> grid that best carries each piece of evidence to its grid line (N integers)."""
    for _ in range(rounds):
        residual = lines - line_values(grid, evidence)
        good = np.isfinite(residual)
        if good.sum() < FEWEST:
            break
        spread = 0.08 + np.abs(residual[good])
        grid = step(grid, evidence.only(good), residual[good], evidence.weight[good] * 0.08 / spread)
    return grid


def line_values(grid: Array, evidence: Evidence) -> Array:
    """Grid coordinate of each piece of evidence along its own axis; nan behind the horizon."""
    where = project(grid, evidence.points)
    return where[np.arange(len(where)), evidence.axis]


def step(grid: Array, evidence: Evidence, residual: Array, weight: Array) -> Array:
    """One Gauss-Newton step of the homography towards smaller residuals."""
    points = np.concatenate([evidence.points, np.ones((len(evidence.points), 1))], axis=1)
    out = points @ grid.T
    scaled = points / out[:, 2:]
    value = out[np.arange(len(out)), evidence.axis] / out[:, 2]
    design = np.zeros((len(points), 8))
    for axis in (0, 1):
        mine = evidence.axis == axis
        design[mine, 3 * axis : 3 * axis + 3] = scaled[mine]
    design[:, 6:] = -scaled[:, :2] * value[:, None]
    size = np.maximum(np.abs(design).max(0), 1e-12)
    normal = (design / size).T * weight
    move = np.linalg.solve(normal @ (design / size) + 1e-3 * np.eye(8), normal @ residual) / size
    return np.asarray(grid + np.append(move, 0.0).reshape(3, 3))
