"""Plane geometry of a tile: points, curves and polygons in the unit square (u east, v south).

Uses the standard library only. A polygon is a tuple of points, without the first repeated at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin

Point = tuple[float, float]
Line = tuple[Point, ...]
CENTRE: Point = (0.5, 0.5)
HALVES = 8  # half-edges of a tile; ports from here on are the middles of edges
CURVE_STEPS = 16  # lines for a curve
DISC_CORNERS = 12
ON_RIM = 0.001  # so near to an edge of the tile a point is on it


def rim(t: float) -> Point:
    """Return the point of the tile's rim at `t` half-edges clockwise from the north-west corner (0 <= t <=
    8)."""
    edge, along = divmod(t % HALVES, 2)
    s = along / 2
    return ((s, 0.0), (1.0, s), (1.0 - s, 1.0), (0.0, 1.0 - s))[int(edge)]


def inward(t: float) -> Point:
    """Return the unit vector that points into the tile from the edge at `t` half-edges clockwise."""
    return ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))[int(t % HALVES // 2)]


def along_rim(a: Point, b: Point) -> bool:
    """Return whether the line from `a` to `b` runs along an edge of the tile."""
    return any(a[i] == b[i] and (a[i] <= ON_RIM or a[i] >= 1 - ON_RIM) for i in (0, 1))


def lerp(a: Point, b: Point, share: float) -> Point:
    """Return the point `share` of the way from `a` to `b`."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def distance(a: Point, b: Point) -> float:
    """Return the distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = CURVE_STEPS) -> Line:
    """Return a cubic Bezier curve from `a` to `d` as `steps` + 1 points."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        k = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return tuple(points)


def common_edge(a: Point, b: Point) -> Point | None:
    """Return the direction into the tile from the edge that contains both points; None if there is none."""
    for edge in range(4):
        middle, into = rim(2 * edge + 1), inward(2 * edge)
        if all(abs((p[0] - middle[0]) * into[0] + (p[1] - middle[1]) * into[1]) < 1e-9 for p in (a, b)):
            return into
    return None


def offset(p: Point, direction: Point, by: float) -> Point:
    """Return a point moved by a multiple of a vector."""
    return (p[0] + direction[0] * by, p[1] + direction[1] * by)


def mean(points: Sequence[Point]) -> Point:
    """Return the mean of points."""
    return (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))


def nearest_on(line: Sequence[Point], p: Point) -> Point:
    """Return the point of a polyline that is nearest to `p`."""
    if len(line) == 1:
        return line[0]
    best, least = line[0], float("inf")
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        t = 0.0 if length == 0 else max(0.0, min(1.0, ((p[0] - ax) * dx + (p[1] - ay) * dy) / length))
        q = (ax + t * dx, ay + t * dy)
        d = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2
        if d < least:
            best, least = q, d
    return best


def to_line(line: Sequence[Point], p: Point) -> float:
    """Return the distance of `p` from a polyline."""
    return distance(nearest_on(line, p), p)


def inside(polygon: Sequence[Point], p: Point) -> bool:
    """Return whether `p` is inside a polygon (even-odd rule; points on the border count either way)."""
    found = False
    x, y = p
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found


def signed(polygon: Sequence[Point], p: Point) -> float:
    """Return the distance of `p` from a polygon's border, negative inside."""
    gap = to_line((*polygon, polygon[0]), p)
    return -gap if inside(polygon, p) else gap


def walk(line: Sequence[Point], step: float) -> Iterator[Point]:
    """Yield points along a polyline, at most `step` apart, both ends included."""
    yield line[0]
    for a, b in pairwise(line):
        pieces = max(1, ceil(distance(a, b) / step))
        for i in range(1, pieces + 1):
            yield lerp(a, b, i / pieces)


def ribbon(line: Sequence[Point], half_width: float) -> Line:
    """Return the polygon covered by a polyline drawn `2 * half_width` wide, with flat ends, clipped to the
    square."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        size = hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / size * half_width, (bx - ax) / size * half_width
        left.append(_into_square((x + nx, y + ny)))
        right.append(_into_square((x - nx, y - ny)))
    return (*left, *reversed(right))


def disc(centre: Point, radius: float, corners: int = DISC_CORNERS) -> Line:
    """Return a regular polygon around `centre` that approximates a round spot, clipped to the square."""
    turns = (2 * pi * i / corners for i in range(corners))
    return tuple(_into_square((centre[0] + radius * cos(a), centre[1] + radius * sin(a))) for a in turns)


def simplify(line: Sequence[Point], tolerance: float) -> Line:
    """Simplify a polyline: drop points within `tolerance` of the remaining line (Douglas and Peucker)."""
    if len(line) < 3:
        return tuple(line)
    far, most = 0, tolerance
    for i in range(1, len(line) - 1):
        gap = to_line((line[0], line[-1]), line[i])
        if gap > most:
            far, most = i, gap
    if not far:
        return (line[0], line[-1])
    return simplify(line[: far + 1], tolerance)[:-1] + simplify(line[far:], tolerance)


def _into_square(p: Point) -> Point:
    return (min(1.0, max(0.0, p[0])), min(1.0, max(0.0, p[1])))
