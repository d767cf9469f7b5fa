"""Locate cells in the picture, and find which of them are connected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from vision.labels.parameters import LABELS
from vision.reading import At, Cell, DraftTile, Point, Quad

PARAMETERS = LABELS.cell_geometry

CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def quad_at(x: int, y: int, cells: Sequence[Cell]) -> Quad:
    """Return the corners of cell (x, y) in pixels: as read, otherwise extrapolated from the nearest cells."""
    for cell in cells:
        if (cell.x, cell.y) == (x, y):
            return cell.quad
    near = sorted(cells, key=lambda c: (c.x - x) ** 2 + (c.y - y) ** 2)[: PARAMETERS.max_local_cells]
    project = homography([(c.x + i, c.y + j, *c.quad[k]) for c in near for k, (i, j) in enumerate(CORNERS)])
    nw, ne, se, sw = (_through(project, x + i, y + j) for i, j in CORNERS)
    return nw, ne, se, sw


def place_at(point: Point, cells: Sequence[Cell]) -> Point:
    """Return the grid coordinates of a pixel: cells east and south of the grid's origin; extrapolated from
    the nearest cells."""
    near = sorted(cells, key=lambda c: float(np.hypot(*(np.mean(c.quad, axis=0) - point))))[
        : PARAMETERS.max_local_cells
    ]
    back = homography([(*c.quad[k], c.x + i, c.y + j) for c in near for k, (i, j) in enumerate(CORNERS)])
    return _through(back, *point)


def cell_of(point: Point, cells: Iterable[Cell | DraftTile]) -> tuple[int, int, float, float] | None:
    """Return the cell that contains a pixel, and (u, v) inside it from its north-west corner; None outside
    all cells."""
    for cell in cells:
        nw, ne, se, sw = cell.quad
        if (
            _cross(nw, ne, point) >= 0
            and _cross(ne, se, point) >= 0
            and _cross(se, sw, point) >= 0
            and _cross(sw, nw, point) >= 0
        ):
            u, v = inside(point, cell.quad)
            return cell.x, cell.y, u, v
    return None


def on_rim(point: Point, cells: Sequence[Cell | DraftTile]) -> tuple[int, int, float, float] | None:
    """Do as `cell_of`, but assign a pixel just outside all cells to the nearest one."""
    place = cell_of(point, cells)
    if place is not None or not cells:
        return place
    middle = [np.mean(cell.quad, axis=0) for cell in cells]
    near = min(range(len(cells)), key=lambda i: float(np.hypot(*(middle[i] - point))))
    cell = cells[near]
    u, v = inside(point, cell.quad)
    reach = PARAMETERS.rim_cells * float(np.hypot(*(np.subtract(cell.quad[2], cell.quad[0])))) / 2**0.5
    onto = outside(u, v, cell.quad)
    return (cell.x, cell.y, u, v) if np.hypot(*np.subtract(onto, point)) <= reach else None


def inside(point: Point, quad: Quad) -> tuple[float, float]:
    """Return (u, v) of a pixel within a quad, 0 to 1 each (clipped), from its north-west corner."""
    back = homography([(*quad[k], *corner) for k, corner in enumerate(CORNERS)])
    u, v = _through(back, *point)
    return min(1.0, max(0.0, u)), min(1.0, max(0.0, v))


def outside(u: float, v: float, quad: Quad) -> Point:
    """Return the pixel of (u, v) within a quad."""
    return _through(homography([(*corner, *quad[k]) for k, corner in enumerate(CORNERS)]), u, v)


def homography(pairs: Sequence[tuple[float, float, float, float]]) -> NDArray[np.float64]:
    """Fit the 3 x 3 matrix that maps (a, b) to (c, d), by least squares over at least four rows (a, b, c,
    d)."""
    rows = np.array(pairs, float)
    source, onto = rows[:, :2], rows[:, 2:]
    from_units, to_units = _units(source), _units(onto)
    a, b = (source @ from_units[:2, :2].T + from_units[:2, 2]).T
    c, d = (onto @ to_units[:2, :2].T + to_units[:2, 2]).T
    zero, one = np.zeros_like(a), np.ones_like(a)
    system = np.concatenate(
        [
            np.stack([a, b, one, zero, zero, zero, -c * a, -c * b, -c], 1),
            np.stack([zero, zero, zero, a, b, one, -d * a, -d * b, -d], 1),
        ]
    )
    matrix = np.linalg.svd(system)[2][-1].reshape(3, 3)
    return np.asarray(np.linalg.inv(to_units) @ matrix @ from_units)


def groups(places: Iterable[At]) -> list[set[At]]:
    """Group places that are connected by their sides, largest group first."""
    left = set(places)
    found: list[set[At]] = []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            x, y = edge.pop()
            group.add((x, y))
            for at in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                if at in left:
                    left.remove(at)
                    edge.append(at)
        found.append(group)
    return sorted(found, key=len, reverse=True)


def by_place(cells: Iterable[Cell]) -> Mapping[At, Cell]:
    return {(c.x, c.y): c for c in cells}


def _through(matrix: NDArray[np.float64], a: float, b: float) -> Point:
    x, y, w = matrix @ (a, b, 1.0)
    return float(x / w), float(y / w)


def _units(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Move the points to their centroid and scale them to about one, to condition the least squares."""
    centre = points.mean(0)
    scale = 1.0 / max(float(np.abs(points - centre).mean()), 1e-9)
    return np.array([[scale, 0, -scale * centre[0]], [0, scale, -scale * centre[1]], [0, 0, 1]])


def _cross(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
