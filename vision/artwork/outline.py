"""Outlines of the features of a tile, derived from its definition alone, for any tile.

The page draws tiles from these outlines, and the recogniser uses them to find the feature under a figure's
foot. They resemble printed tiles (a city bulges from its edges, a road is a smooth curve from the middle of
an edge) but use no artwork, so a newly invented tile has outlines too.

All points are (u, v) in the unit square of the canonical tile: (0, 0) is its north-west corner, (1, 1) its
south-east corner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from referee.deadline import checkpoint
from referee.tiles.model.tile import Tile
from vision.artwork import raster
from vision.artwork.geometry import (
    Line,
    Point,
    disc,
    distance,
    ribbon,
    signed,
    to_line,
)
from vision.artwork.half_outlines import halved, lying
from vision.artwork.parameters import ARTWORK
from vision.artwork.seats import cells_by_room, free_cells, inside_all, roomiest_cell, seats_on_lines, spaced
from vision.artwork.shapes import (
    Shape,
    half_width,
    is_house,
    is_line,
    is_solid,
    lines_of,
    radius,
    solid_of,
    spot_of,
)

PARAMETERS = ARTWORK.outline


@dataclass(frozen=True)
class Outline:
    """The outline of one feature.

    `areas`: polygons that cover it. Those of a field extend under roads and walls: draw fields first.
    `path`: the centre lines of a road or river, from the rim inwards; empty for everything else.
    `seat`: where a figure stands. `badge`: a second spot, apart from it, for what is printed on the feature.
    """

    kind: str
    areas: tuple[Line, ...]
    path: tuple[Line, ...]
    seat: Point
    badge: Point

    @cached_property
    def plain_once(self) -> Mapping[str, object]:
        """See plain."""

        def rounded(lines: tuple[Line, ...]) -> list[list[list[float]]]:
            return [[_rounded(p) for p in line] for line in lines]

        return {
            "kind": self.kind,
            "areas": rounded(self.areas),
            "path": rounded(self.path),
            "seat": _rounded(self.seat),
            "badge": _rounded(self.badge),
        }

    def plain(self) -> Mapping[str, object]:
        """Return the outline as plain lists with rounded numbers, ready for JSON. Treat it as read-only."""
        return self.plain_once


_known: dict[tuple[tuple[Shape, ...], bool], tuple[Outline, ...]] = {}  # by shapes; whether of a half tile


def outlines(tile: Tile) -> tuple[Outline, ...]:
    """Return the outlines of a tile's features, in order, in canonical orientation whatever its rotation.
    Cached, because computing them is slow."""
    halves = tile.special.halves
    if halves:
        return tuple([one for half in halves for one in lying(outlines(half), half.quarter)])
    shapes, half = key = _shapes(tile), tile.special.half
    found = _known.get(key)
    if found is None:
        checkpoint()
        found = halved(shapes, _outlines(shapes), _room) if half else _outlines(shapes)
        if len(_known) >= PARAMETERS.max_cached_designs:
            _known.clear()
        _known[key] = found
    return found


def known(tile: Tile) -> bool:
    """Return whether the outlines of a tile are cached."""
    return (_shapes(tile), tile.special.half) in _known


def feature_at(tile: Tile, u: float, v: float) -> tuple[tuple[int, float], ...]:
    """Return the features by their distance from the point (u, v), nearest first; 0: the point is on it.

    The point is in canonical orientation, the distance in tile widths. Houses, roads and cities cover fields:
    a point on the road is on no field, and its distance from the field is that from the road's edge. In the
    same way, houses and passing roads cover cities.
    """
    shapes = _shapes(tile)
    p = (u, v)
    seen = outlines(tile)
    depth = {i: _above(shape, seen[i], p) for i, shape in enumerate(shapes) if not shape.ground}
    cover = max([0.0, *(-d for d in depth.values())])
    passing = (d for i, d in depth.items() if not is_solid(shapes[i]) and len(shapes[i].ports) != 1)
    over_cities = max([0.0, *(-d for d in passing)])
    found = []
    for i, shape in enumerate(shapes):
        if shape.ground:
            gap = min((signed(area, p) for area in seen[i].areas), default=1.0)
            found.append((max(0.0, gap - 1e-6, cover), 3, i))
        else:
            layer = 2 if is_solid(shape) else 1 if is_line(shape) else 0
            found.append((max(over_cities if layer == 2 else 0.0, depth[i]), layer, i))
    return tuple((i, gap) for gap, _, i in sorted(found))


def _shapes(tile: Tile) -> tuple[Shape, ...]:
    """Return the shapes of the features; ground is what is named by half-edges or by an inner name."""
    canonical = tile.turned(-tile.quarter)
    return tuple(
        Shape(f.kind, tuple(sorted(f.ports)), f.named_by == "halves" or bool(f.inner))
        for f in canonical.features
    )


def _above(shape: Shape, outline: Outline, p: Point) -> float:
    """Return the signed distance of `p` from a feature that covers fields (negative: on it)."""
    if is_solid(shape):
        return min((signed(area, p) for area in outline.areas), default=1.0)
    if is_line(shape):
        return min(to_line(line, p) for line in outline.path) - half_width(shape.kind)
    return signed(outline.areas[0], p)


def _outlines(shapes: tuple[Shape, ...]) -> tuple[Outline, ...]:
    solids = {i: solid_of(i, shapes) for i, shape in enumerate(shapes) if is_solid(shape)}
    spots = {i: spot_of(i, shapes) for i, shape in enumerate(shapes) if is_house(shape)}
    lines = {i: lines_of(i, shapes, solids, spots) for i, shape in enumerate(shapes) if is_line(shape)}
    labels = _fields(shapes, solids, spots, lines)
    free = free_cells(shapes, labels, solids, spots, lines)
    for i, shape in enumerate(shapes):  # gardens and the like: where the largest field has most room
        if i not in solids and i not in lines and i not in spots and not shape.ground:
            spots[i] = roomiest_cell(set().union(*free.values()) if free else set(range(raster.CELLS)), [])
            blob = raster.covered(disc(spots[i], radius(shape.kind) + 0.03))
            free = {j: cells - blob or cells for j, cells in free.items()}
    taken = list(spots.values())
    seats: dict[int, tuple[Point, Point]] = {i: (spot, spot) for i, spot in spots.items()}
    for i, paths in lines.items():
        crossing = (line for j, other in lines.items() if j != i for line in other)
        others = [*taken, *(p for line in crossing for p in line[1:-1:3])]
        seats[i] = seats_on_lines(paths, others)
        taken.append(seats[i][0])
    for i in [*solids, *free]:
        cells = free[i] if i in free else inside_all(solids[i], lines)
        seats[i] = _room(cells, taken)
        taken.append(seats[i][0])
    found = []
    for i, shape in enumerate(shapes):
        if i in solids:
            areas: tuple[Line, ...] = solids[i]
        elif i in lines:
            areas = tuple(ribbon(line, half_width(shape.kind)) for line in lines[i])
        elif i in spots:
            areas = (disc(spots[i], radius(shape.kind)),)
        else:
            areas = raster.contours({cell for cell, label in enumerate(labels) if label == i})
        found.append(Outline(shape.kind, areas, lines.get(i, ()), *seats[i]))
    return tuple(found)


def _room(cells: set[int], taken: list[Point]) -> tuple[Point, Point]:
    """Return a seat and a badge on these cells, away from points that are taken."""
    by_room = cells_by_room(cells)
    seat = spaced(by_room, taken)
    return seat, spaced(by_room, [seat, *taken], apart=0.6)


def _fields(
    shapes: tuple[Shape, ...],
    solids: Mapping[int, tuple[Line, ...]],
    spots: Mapping[int, Point],
    lines: Mapping[int, tuple[Line, ...]],
) -> list[int]:
    """Assign each cell of the grid to a field by flooding from the half-edges between all other features."""
    walls = {cell for areas in solids.values() for area in areas for cell in raster.covered(area)}
    barriers = {cell for paths in lines.values() for line in paths for cell in raster.crossed(line)}
    for i, spot in spots.items():
        barriers |= raster.covered(disc(spot, radius(shapes[i].kind)))
    open_cells = set(range(raster.CELLS)) - walls - barriers
    labels = [raster.FREE] * raster.CELLS
    fields = [i for i, shape in enumerate(shapes) if shape.ground]
    halves = [(half, i) for i in fields for half in shapes[i].ports if half < 8]
    raster.flood(labels, [(cell, i) for half, i in halves for cell in raster.half_edge(half)], open_cells)
    enclosed = [i for i in fields if not shapes[i].ports]
    unreached = {cell for cell in open_cells if labels[cell] == raster.FREE}
    rooms = [room for room in raster.components(unreached) if len(room) > PARAMETERS.min_field_cells]
    for place, room in enumerate(rooms if enclosed else []):
        for cell in room:
            labels[cell] = enclosed[place % len(enclosed)]
    for i in enclosed[len(rooms) :]:  # nothing is enclosed
        open_ones = {c for c in open_cells if labels[c] not in enclosed} or set(range(raster.CELLS))
        for cell in _clearing(open_ones, [raster.centre_of(raster.half_edge(half)[0]) for half, _ in halves]):
            labels[cell] = i
    known = [(cell, label) for cell, label in enumerate(labels) if label != raster.FREE]
    everywhere = set(range(raster.CELLS))
    raster.flood(labels, _again(labels, known), everywhere - walls)
    known = [(cell, label) for cell, label in enumerate(labels) if label != raster.FREE]
    raster.flood(labels, _again(labels, known), everywhere, depth=2)
    return labels


def _clearing(cells: set[int], ways: list[Point]) -> set[int]:
    """Return the part of a field away from where it leaves the tile, or a round clearing if it does not leave
    it."""
    if not ways:
        return raster.covered(disc(roomiest_cell(cells, []), 0.14))
    far = max(sorted(cells), key=lambda cell: min(distance(raster.centre_of(cell), way) for way in ways))
    return raster.covered(disc(raster.centre_of(far), 0.45)) & cells


def _again(labels: list[int], known: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return seeds for another wave: the labelled cells that touch a cell without a label."""
    free = {cell for cell, label in enumerate(labels) if label == raster.FREE}
    touching = free.union(*(raster.NEIGHBOURS[cell] for cell in free))
    return [(cell, label) for cell, label in known if cell in touching]


def _rounded(p: Point) -> list[float]:
    return [round(p[0], 3), round(p[1], 3)]
