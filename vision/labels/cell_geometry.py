"""Locate cells in the picture, and find which of them are connected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.labels.parameters import LABELS
from vision.reading import At, Cell, DraftTile, Point, Quad

PARAMETERS = LABELS.cell_geometry

CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def quad_at(x: int, y: int, cells: Sequence[Cell]) -> Quad:
    """Return the corners of cell (x, y) in pixels: as read, otherwise extrapolated from the nearest cells."""
    return quads_at([(x, y)], cells)[x, y]


def quads_at(places: Iterable[At], cells: Sequence[Cell]) -> dict[At, Quad]:
    """Return the corners of many cells, as `quad_at` does. The same nearest cells are fitted only once."""
    seen = by_place(reversed(cells))  # the first one of a place counts
    grid = np.array([(c.x, c.y) for c in cells], float).reshape(-1, 2)
    fits: dict[bytes, NDArray[np.float64]] = {}
    found: dict[At, Quad] = {}
    for x, y in places:
        if (x, y) in seen:
            found[x, y] = seen[x, y].quad
            continue
        distance = ((grid - (x, y)) ** 2).sum(1)
        near = np.sort(np.argsort(distance, kind="stable")[: PARAMETERS.max_local_cells])
        project = fits.get(near.tobytes())
        if project is None:
            corners = [(cells[n], k, i, j) for n in near for k, (i, j) in enumerate(CORNERS)]
            project = homography([(c.x + i, c.y + j, *c.quad[k]) for c, k, i, j in corners])
            fits[near.tobytes()] = project
        nw, ne, se, sw = (_through(project, x + i, y + j) for i, j in CORNERS)
        found[x, y] = nw, ne, se, sw
    return found


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


class CellIndex:
    """Cells by place in the picture, for many pixels."""

    def __init__(self, cells: Iterable[Cell | DraftTile]) -> None:
        self._cells = tuple(cells)
        corners = np.array([cell.quad for cell in self._cells], float).reshape(-1, 4, 2)
        self._corners, self._along = corners, np.roll(corners, -1, axis=1) - corners
        self._middles = corners.mean(1)

    def cell_of(self, point: Point) -> tuple[int, int, float, float] | None:
        """Do as the function of this name."""
        to = np.asarray(point, float) - self._corners
        crosses = self._along[..., 0] * to[..., 1] - self._along[..., 1] * to[..., 0]
        around = np.flatnonzero((crosses >= 0).all(1))
        if not len(around):
            return None
        cell = self._cells[around[0]]
        return cell.x, cell.y, *inside(point, cell.quad)

    def on_rim(self, point: Point) -> tuple[int, int, float, float] | None:
        """Do as `cell_of`, but assign a pixel just outside all cells to the nearest one."""
        place = self.cell_of(point)
        if place is not None or not self._cells:
            return place
        cell = self._cells[int(np.hypot(*(self._middles - point).T).argmin())]
        u, v = inside(point, cell.quad)
        reach = PARAMETERS.rim_cells * float(np.hypot(*(np.subtract(cell.quad[2], cell.quad[0])))) / 2**0.5
        onto = outside(u, v, cell.quad)
        return (cell.x, cell.y, u, v) if np.hypot(*np.subtract(onto, point)) <= reach else None


def on_rim(point: Point, cells: Sequence[Cell | DraftTile]) -> tuple[int, int, float, float] | None:
    """Do as `cell_of`, but assign a pixel just outside all cells to the nearest one."""
    return CellIndex(cells).on_rim(point)


def inside(point: Point, quad: Quad) -> tuple[float, float]:
    """Return (u, v) of a pixel within a quad, 0 to 1 each (clipped), from its north-west corner."""
    u, v = within(point, quad)
    return min(1.0, max(0.0, u)), min(1.0, max(0.0, v))


def within(point: Point, quad: Quad) -> Point:
    """Return (u, v) of a pixel relative to a quad, from its north-west corner; outside 0 to 1 if it is not
    in the quad."""
    return _through(_from_quad(quad), *point)


def outside(u: float, v: float, quad: Quad) -> Point:
    """Return the pixel of (u, v) within a quad."""
    return _through(_onto_quad(quad), u, v)


@lru_cache(maxsize=4096)  # several figures, and several questions about one, are about the same tile
def _from_quad(quad: Quad) -> NDArray[np.float64]:
    return homography([(*quad[k], *corner) for k, corner in enumerate(CORNERS)])


@lru_cache(maxsize=4096)
def _onto_quad(quad: Quad) -> NDArray[np.float64]:
    return homography([(*corner, *quad[k]) for k, corner in enumerate(CORNERS)])


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
    whole = len(system) < system.shape[1]  # only then the last row is beyond the reduced decomposition
    matrix = np.linalg.svd(system, full_matrices=whole)[2][-1].reshape(3, 3)
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
