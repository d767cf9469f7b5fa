"""The curves of single features: walls of cities, courses of roads and rivers, places of houses.

A *solid* is an area with a wall (city); *ground* is what remains between the others (field); a *line* owns
edge centres; a feature without any port that is not ground is a *spot* (monastery, garden).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from vision.artwork.geometry import (
    CENTRE,
    HALVES,
    Line,
    Point,
    bezier,
    common_edge,
    distance,
    inside,
    inward,
    lerp,
    mean,
    nearest_on,
    offset,
    rim,
)
from vision.artwork.parameters import ARTWORK

PARAMETERS = ARTWORK.shapes

WIDE = frozenset({"river", "tributary", "amazon"})


class Shape(NamedTuple):
    """The properties of a feature that matter for its outline. Ports: 0-7 half-edges, 8-11 edge centres."""

    kind: str
    ports: tuple[int, ...]
    ground: bool = False
    reaches: bool = False  # the long side of a half tile


def is_solid(shape: Shape) -> bool:
    """Return whether the feature is an area with a wall."""
    return not shape.ground and any(port < HALVES for port in shape.ports)


def is_line(shape: Shape) -> bool:
    """Return whether the feature runs along a line."""
    return bool(shape.ports) and all(port >= HALVES for port in shape.ports)


def is_house(shape: Shape) -> bool:
    """Return whether the feature is a house in the middle; a garden uses the room that the fields leave."""
    return not shape.ports and not shape.ground and shape.kind != "garden"


def half_width(kind: str) -> float:
    """Return half the width of a line of this kind, in tile widths."""
    return PARAMETERS.river_half_width if kind in WIDE else PARAMETERS.road_half_width


def radius(kind: str) -> float:
    """Return the radius of a spot of this kind, in tile widths."""
    return PARAMETERS.garden_radius if kind == "garden" else PARAMETERS.house_radius


def solid_of(index: int, shapes: tuple[Shape, ...]) -> tuple[Line, ...]:
    """Return the polygons of a walled area: along the rim where it owns half-edges, along curved walls
    between."""
    own = {port for port in shapes[index].ports if port < HALVES}
    if len(own) == HALVES:
        return (((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)),)
    walled = [s for i, s in enumerate(shapes) if i != index and is_solid(s)]
    others = {port for shape in walled for port in shape.ports if port < HALVES}
    runs = _runs(own)
    polygon: list[Point] = []
    for i, (first, end) in enumerate(runs):
        polygon += [rim(t) for t in range(first, end + 1)]
        start = runs[(i + 1) % len(runs)][0]
        polygon += _wall(end, start, others)[1:-1]
    return (tuple(polygon),)


def _runs(own: set[int]) -> list[tuple[int, int]]:
    """Return the unbroken stretches of half-edges, clockwise: (first, end) in rim coordinates, end
    excluded."""
    runs = []
    for first in sorted(h for h in own if (h - 1) % HALVES not in own):
        end = first
        while end % HALVES in own:
            end += 1
        runs.append((first, end))
    return runs


def _wall(leave: int, reach: int, others: set[int]) -> Line:
    """Return the wall from where an area leaves the rim to where it reaches it again, clockwise along the
    rim."""
    a, b = rim(leave), rim(reach)
    chord = distance(a, b)
    side = common_edge(a, b)
    gap = (reach - leave) % HALVES
    crowded = leave % HALVES in others, (reach - 1) % HALVES in others
    if side:  # both ends on one edge: the cap of a city, or the bay of a field
        another = PARAMETERS.short_cap_beside_city if gap <= 2 else PARAMETERS.cap_beside_city
        (along_a, deep_a), (along_b, deep_b) = (another if full else PARAMETERS.cap for full in crowded)
        c = offset(lerp(a, b, along_a), side, deep_a * chord)
        return bezier(a, c, offset(lerp(b, a, along_b), side, deep_b * chord), b, PARAMETERS.wall_points)
    middle = mean([a, b])
    share = PARAMETERS.wall_pull_between_cities if all(crowded) else PARAMETERS.wall_pull
    pull = lerp(middle, mean([rim(reach + k) for k in range(HALVES + 1 - gap)]), share)
    factor = PARAMETERS.wall_pull_factor
    shift = ((pull[0] - middle[0]) * factor, (pull[1] - middle[1]) * factor)
    c, d = (offset(lerp(a, b, along), shift, 1.0) for along in PARAMETERS.wall_controls)
    return bezier(a, c, d, b, PARAMETERS.wall_points)


def spot_of(index: int, shapes: tuple[Shape, ...]) -> Point:
    """Return where a house without ports stands: in the middle, away from corner cities and bends, or in a
    row."""
    spots = [i for i, s in enumerate(shapes) if is_house(s)]
    if len(spots) > 1:
        return (0.5 + PARAMETERS.row_width * (spots.index(index) / (len(spots) - 1) - 0.5), 0.5)
    x, y = CENTRE
    for shape in shapes:
        edges = {port // 2 if port < HALVES else port - HALVES for port in shape.ports}
        if len(edges) == 2 and abs(min(edges) - max(edges)) != 2 and not shape.ground:
            for edge in edges:  # a feature in one corner: make room for it
                x, y = offset((x, y), inward(2 * edge), PARAMETERS.room_for_bend)
        elif len(edges) == 1 and is_solid(shape):
            x, y = offset((x, y), inward(2 * min(edges)), PARAMETERS.room_for_city)
    return (x, y)


def lines_of(
    index: int,
    shapes: tuple[Shape, ...],
    solids: Mapping[int, tuple[Line, ...]],
    spots: Mapping[int, Point],
) -> tuple[Line, ...]:
    """Return the centre lines of a road or river: one through the tile, or one arm for each edge."""
    ends = [2 * (port - HALVES) + 1 for port in shapes[index].ports]
    if len(ends) == 2:
        return (_through(ends[0], ends[1], shapes, spots),)
    if len(ends) > 2:
        return tuple(arm(t, CENTRE) for t in ends)
    return (arm(ends[0], _end_of(index, ends[0], shapes, solids, spots)),)


def _through(a: int, b: int, shapes: tuple[Shape, ...], spots: Mapping[int, Point]) -> Line:
    """Return a curve from the middle of one edge to the middle of another."""
    p, q = rim(a), rim(b)
    if abs(a - b) == 4:
        aside = _aside(a, b, shapes, spots)
        if spots:  # clear of the house, level again at both edges
            top = (CENTRE[0] + aside[0], CENTRE[1] + aside[1])
            entry, level, steps = PARAMETERS.pass_entry, -PARAMETERS.pass_level, PARAMETERS.pass_points
            first = bezier(p, offset(p, inward(a), entry), offset(top, inward(a), level), top, steps)
            rest = bezier(top, offset(top, inward(b), level), offset(q, inward(b), entry), q, steps)
            return first + rest[1:]
        wave = 0.0 if aside != (0.0, 0.0) else PARAMETERS.straight_sway
        entry = PARAMETERS.straight_entry
        c, d = offset(p, inward(a), entry), offset(q, inward(b), entry)
        c = (c[0] + aside[0] + wave * inward(a)[1], c[1] + aside[1] + wave * inward(a)[0])
        d = (d[0] + aside[0] - wave * inward(a)[1], d[1] + aside[1] - wave * inward(a)[0])
        return bezier(p, c, d, q, PARAMETERS.course_points)
    across = {half for t in (a, b) for half in ((t + 3) % HALVES, (t + 4) % HALVES)}
    bend = (
        PARAMETERS.curve_entry_beside_city
        if any(is_solid(s) and across.issubset(s.ports) for s in shapes)
        else PARAMETERS.curve_entry
    )
    return bezier(p, offset(p, inward(a), bend), offset(q, inward(b), bend), q, PARAMETERS.course_points)


def _aside(a: int, b: int, shapes: tuple[Shape, ...], spots: Mapping[int, Point]) -> Point:
    """Return how far a straight course bends away from a house in the middle, or slightly from an adjacent
    city."""
    along = inward(a)
    sides = ((along[1], along[0]), (-along[1], -along[0]))
    weights = []
    for side in sides:
        edge = next(e for e in range(4) if _is_at(inward(2 * e + 0.5), side))
        weights.append(
            sum(
                (1 if is_solid(s) else 2) * sum(p in (2 * edge, 2 * edge + 1, HALVES + edge) for p in s.ports)
                for s in shapes
                if is_solid(s) or is_line(s)
            )
        )
    # inward(edge) points away from that edge: sides[0] leads away from the edge whose weight is weights[0]
    if weights[0] == weights[1] and not spots:
        return (0.0, 0.0)
    side = sides[0] if weights[0] >= weights[1] else sides[1]
    by = PARAMETERS.aside_of_house if spots else PARAMETERS.aside_of_city
    return (side[0] * by, side[1] * by)


def _is_at(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < 1e-9 and abs(a[1] - b[1]) < 1e-9


def arm(t: int, end: Point) -> Line:
    """Return a gently bent arm from the middle of an edge to a point inside the tile."""
    start = rim(t)
    reach = distance(start, end)
    entry = offset(start, inward(t), reach * PARAMETERS.arm_entry)
    return bezier(start, entry, lerp(end, start, PARAMETERS.arm_end), end, PARAMETERS.arm_points)


def _end_of(
    index: int,
    t: int,
    shapes: tuple[Shape, ...],
    solids: Mapping[int, tuple[Line, ...]],
    spots: Mapping[int, Point],
) -> Point:
    """Return where a line with a single edge ends: at the house, the crossing, the city wall, or in the
    middle."""
    if spots:
        index, house = min(spots.items(), key=lambda item: distance(item[1], rim(t)))
        into = PARAMETERS.end_in_house * radius(shapes[index].kind)
        return lerp(house, rim(t), into / distance(house, rim(t)))
    kind = shapes[index].kind
    alone = sum(1 for s in shapes if s.kind == kind and is_line(s) and len(s.ports) == 1) == 1
    around = [area for areas in solids.values() for area in areas if inside(area, CENTRE)]
    if around:
        return _first_inside(rim(t), around[0])
    if alone and solids and _owner(t - 1, shapes) != _owner(t, shapes):
        walls = [(*area, area[0]) for areas in solids.values() for area in areas]
        return min((nearest_on(wall, CENTRE) for wall in walls), key=lambda p: distance(p, CENTRE))
    return CENTRE


def _owner(half: int, shapes: tuple[Shape, ...]) -> int | None:
    return next((i for i, s in enumerate(shapes) if half % HALVES in s.ports), None)


def _first_inside(start: Point, area: Line) -> Point:
    """Return the first point inside an area on the way from `start` to the middle of the tile."""
    steps = [lerp(start, CENTRE, i / PARAMETERS.way_steps) for i in range(PARAMETERS.way_steps + 1)]
    return next((p for p in steps if inside(area, p)), CENTRE)
