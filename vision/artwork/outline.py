"""Outlines of the features of a tile, derived from its definition alone, for any tile.

The page draws tiles from these outlines, and the recogniser uses them to find the feature under a figure's
foot. They resemble printed tiles (a city bulges from its edges, a road is a smooth curve from the middle of
an edge) but use no artwork, so a newly invented tile has outlines too.

All points are (u, v) in the unit square of the canonical tile: (0, 0) is its north-west corner, (1, 1) its
south-east corner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from referee.deadline import checkpoint
from referee.tiles.model.tile import Tile
from vision.artwork import raster
from vision.artwork.geometry import Line, Point, disc, ribbon, signed, to_line
from vision.artwork.half_outlines import BEYOND, clipped, half_curves, lying
from vision.artwork.parameters import ARTWORK
from vision.artwork.seats import (
    cells_by_room,
    fields,
    free_cells,
    inside_all,
    roomiest_cell,
    seats_on_lines,
    spaced,
)
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
from vision.artwork.styles import is_ground

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
        found = _half_outlines(shapes) if half else _outlines(shapes)
        if len(_known) >= PARAMETERS.max_cached_designs:
            _known.clear()
        _known[key] = found
    return found


def known(tile: Tile) -> bool:
    """Return whether the outlines of a tile are cached."""
    return all((_shapes(one), one.special.half) in _known for one in tile.special.halves or (tile,))


def feature_at(tile: Tile, u: float, v: float) -> tuple[tuple[int, float], ...]:
    """Return the features by their distance from the point (u, v), nearest first; 0: the point is on it.

    The point is in canonical orientation, the distance in tile widths. Houses, roads and cities cover fields:
    a point on the road is on no field, and its distance from the field is that from the road's edge. In the
    same way, houses and passing roads cover cities.
    """
    if tile.special.halves:
        return _on_halves(tile.special.halves, u, v)
    shapes = _shapes(tile)
    p = (u, v)
    seen = outlines(tile)
    depth = {i: _above(shape, seen[i], p) for i, shape in enumerate(shapes) if not shape.ground}
    cover = max([0.0, *(-d for d in depth.values())])
    passing = (d for i, d in depth.items() if not is_solid(shapes[i]) and _passes(shapes[i], seen[i]))
    over_cities = max([0.0, *(-d for d in passing)])
    found = []
    for i, shape in enumerate(shapes):
        if shape.ground:
            gap = min((signed(area, p) for area in seen[i].areas), default=1.0)
            found.append((max(0.0, gap - 1e-6, cover), 3, i))
        else:
            layer = 2 if is_solid(shape) else 1 if seen[i].path else 0
            found.append((max(over_cities if layer == 2 else 0.0, depth[i]), layer, i))
    return tuple((i, gap) for gap, _, i in sorted(found))


def _on_halves(halves: Sequence[Tile], u: float, v: float) -> tuple[tuple[int, float], ...]:
    """Return the features of two half tiles by their distance from a point."""
    found, first = [], 0
    for half in halves:
        p = (u, v)
        for _ in range(half.quarter):
            p = (p[1], 1 - p[0])
        found += [(gap, first + i) for i, gap in feature_at(half, *p)]
        first += len(half.kinds)
    return tuple((i, gap) for gap, i in sorted(found))


def _shapes(tile: Tile) -> tuple[Shape, ...]:
    """Return the shapes of the features; ground is what is named by half-edges or by an inner name."""
    canonical = tile.turned(-tile.quarter)
    return tuple(
        Shape(
            f.kind,
            tuple(sorted(f.ports)),
            is_ground(f),
            canonical.special.half and i in canonical.special.loose,
        )
        for i, f in enumerate(canonical.features)
    )


def _passes(shape: Shape, outline: Outline) -> bool:
    """Return whether a house or line covers cities: not a line that ends there."""
    return len(shape.ports) > 1 or not (shape.ports or outline.path)


def _above(shape: Shape, outline: Outline, p: Point) -> float:
    """Return the signed distance of `p` from a feature that covers fields (negative: on it)."""
    if is_solid(shape):
        return min((signed(area, p) for area in outline.areas), default=1.0)
    if outline.path:
        return min(to_line(line, p) for line in outline.path) - half_width(shape.kind)
    return signed(outline.areas[0], p)


def _outlines(shapes: tuple[Shape, ...]) -> tuple[Outline, ...]:
    solids = {i: solid_of(i, shapes) for i, shape in enumerate(shapes) if is_solid(shape)}
    spots = {i: spot_of(i, shapes) for i, shape in enumerate(shapes) if is_house(shape)}
    lines = {i: lines_of(i, shapes, solids, spots) for i, shape in enumerate(shapes) if is_line(shape)}
    return _between(shapes, solids, spots, lines)


def _half_outlines(shapes: tuple[Shape, ...]) -> tuple[Outline, ...]:
    """Return the outlines of a half tile: nothing is beyond its long side."""
    found = _between(shapes, *half_curves(shapes), BEYOND)
    return tuple([replace(one, areas=tuple(filter(None, map(clipped, one.areas)))) for one in found])


def _between(
    shapes: tuple[Shape, ...],
    solids: Mapping[int, tuple[Line, ...]],
    spots: dict[int, Point],
    lines: Mapping[int, tuple[Line, ...]],
    beyond: frozenset[int] = frozenset(),
) -> tuple[Outline, ...]:
    """Return all outlines, given the curves of everything but grounds. `beyond`: cells that are not on the
    tile."""
    labels = fields(shapes, solids, spots, lines, beyond)
    free = free_cells(shapes, labels, solids, spots, lines)
    free = {i: cells - beyond or cells for i, cells in free.items()}
    for i, shape in enumerate(shapes):  # gardens and the like: where the largest field has most room
        if i not in solids and i not in lines and i not in spots and not shape.ground:
            spots[i] = roomiest_cell(set().union(*free.values()) if free else set(range(raster.CELLS)), [])
            blob = raster.covered(disc(spots[i], radius(shape.kind) + PARAMETERS.garden_margin))
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
        cells = cells - beyond or cells
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
    return seat, spaced(by_room, [seat, *taken], apart=PARAMETERS.badge_apart_weight)


def _rounded(p: Point) -> list[float]:
    return [round(p[0], 3), round(p[1], 3)]
