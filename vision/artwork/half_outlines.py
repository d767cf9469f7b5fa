"""Curves of the features of a half tile, the south-west half of its cell, and outlines after turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from vision.artwork import raster
from vision.artwork.geometry import CENTRE, HALVES, Line, Point, bezier, distance, lerp, nearest_on, rim
from vision.artwork.parameters import ARTWORK
from vision.artwork.shapes import Shape, arm, is_line, is_solid, lines_of, radius, solid_of

if TYPE_CHECKING:
    from vision.artwork.outline import Outline

PARAMETERS = ARTWORK.half_outlines

CORNERS: Line = ((0.0, 0.0), (0.0, 1.0), (1.0, 1.0))  # of a half tile as defined
MIDDLE = (0.3, 0.7)  # of a house
ALONG = bezier((0.3, 0.3), (0.18, 0.62), (0.38, 0.82), (0.7, 0.7))  # a line from the long side back to it
BULGE = bezier((0.1, 0.1), (0.15, 0.5), (0.5, 0.85), (0.9, 0.9))  # an area that only reaches the long side
CORNER = bezier((1.0, 1.0), (0.45, 0.85), (0.15, 0.55), (0.0, 0.0))  # the wall of a city on both edges
CAPS = {  # what is outside an area on the other edge that reaches the long side: the cap on this edge
    2: bezier((1.0, 1.0), (0.7, 0.72), (0.25, 0.6), (0.0, 1.0)),
    3: bezier((0.0, 1.0), (0.4, 0.75), (0.28, 0.3), (0.0, 0.0)),
}
LINES = ("road", "river")  # kinds that are lines even where they only reach the long side
EDGES = {2, 3}  # south and west
BEYOND = frozenset(cell for cell, (u, v) in enumerate(raster.CENTRES) if v < u - 1e-9)  # the long side

Curves = tuple[dict[int, tuple[Line, ...]], dict[int, Point], dict[int, tuple[Line, ...]]]


def half_curves(shapes: tuple[Shape, ...]) -> Curves:
    """Return the walls, the places of houses and the courses of lines on a half tile, by feature."""
    solids, spots, paths = {}, {}, []
    for i, shape in enumerate(shapes):
        if shape.ground:
            continue
        if is_line(shape) or (shape.reaches and shape.kind in LINES):
            paths.append(i)
        elif is_solid(shape) or shape.reaches:
            solids[i] = _walled(i, shapes)
        else:
            spots[i] = MIDDLE
    return solids, spots, {i: _course(i, shapes, solids, spots) for i in paths}


def _walled(index: int, shapes: tuple[Shape, ...]) -> tuple[Line, ...]:
    """Return the polygon of an area with a wall."""
    shape = shapes[index]
    edges = {port // 2 for port in shape.ports}
    if not edges:
        return (BULGE,)
    if edges != EDGES and not shape.reaches:
        return solid_of(index, shapes)
    if not shape.reaches:
        return (((0.0, 0.0), (0.0, 1.0), *CORNER[:-1]),)
    if edges == EDGES:
        return (CORNERS,)
    return (((1.0, 1.0), *CAPS[3]),) if edges == {2} else (((0.0, 0.0), *CAPS[2]),)


def _course(
    index: int,
    shapes: tuple[Shape, ...],
    solids: Mapping[int, tuple[Line, ...]],
    spots: Mapping[int, Point],
) -> tuple[Line, ...]:
    """Return the centre lines of a road or river. One that neither reaches the long side nor divides the
    ground ends on its way there."""
    shape = shapes[index]
    walls = [(*area, area[0]) for areas in solids.values() for area in areas]
    if not shape.ports:
        start = _nearest(walls, MIDDLE) if walls else CENTRE
        near, far = (lerp(start, CENTRE, along) for along in PARAMETERS.inner_controls)
        return (bezier(start, near, far, CENTRE) if walls else ALONG,)
    if len(shape.ports) == 2:
        return lines_of(index, shapes, {}, {})
    t = 2 * (shape.ports[0] - HALVES) + 1
    start = rim(t)
    divides = not any({t - 1, t} <= {*one.ports} for one in shapes if one.ground)
    if shape.reaches:
        end = CENTRE
    elif spots:
        house, kind = next((spot, shapes[i].kind) for i, spot in spots.items())
        into = ARTWORK.shapes.end_in_house * radius(kind)
        end = lerp(house, start, into / distance(house, start))
    elif divides and walls:
        end = _nearest(walls, lerp(start, CENTRE, PARAMETERS.searched_wall))
    else:
        end = lerp(start, CENTRE, PARAMETERS.end)
    return (arm(t, end),)


def _nearest(walls: Sequence[Line], p: Point) -> Point:
    return min((nearest_on(wall, p) for wall in walls), key=lambda q: distance(p, q))


def clipped(area: Sequence[Point]) -> Line:
    """Return the part of a polygon that is on the half tile."""
    found: list[Point] = []
    for (au, av), (bu, bv) in zip(area, [*area[1:], area[0]], strict=True):
        one, other = av - au, bv - bu
        if one >= 0:
            found.append((au, av))
        if (one >= 0) != (other >= 0):
            share = one / (one - other)
            found.append((au + share * (bu - au), av + share * (bv - av)))
    return tuple(found)


def lying(whole: Sequence[Outline], quarter: int) -> Iterator[Outline]:
    """Yield outlines after quarter turns clockwise."""
    for one in whole:
        areas = tuple([_spun(line, quarter) for line in one.areas])
        path = tuple([_spun(line, quarter) for line in one.path])
        seat, badge = _spun((one.seat, one.badge), quarter)
        yield replace(one, areas=areas, path=path, seat=seat, badge=badge)


def _spun(points: Line, quarter: int) -> Line:
    for _ in range(quarter):
        points = tuple([(1 - v, u) for u, v in points])
    return points
