"""A small grid of square cells over one tile: flooding, distances to the border, contours.

Areas that are "the rest of the tile" (fields) have no curve of their own. They are found by flooding this
grid between the features that have one, which works for every definition, also for what was never printed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from referee.tiles.geometry import Line, Point, simplify, walk

SIZE = 48  # cells per side: even, so that the middle of an edge lies between two cells
CELLS = SIZE * SIZE
FREE = -1


def cell_of(p: Point) -> int:
    """The index of the cell in which a point of the unit square lies."""
    x = min(SIZE - 1, max(0, int(p[0] * SIZE)))
    y = min(SIZE - 1, max(0, int(p[1] * SIZE)))
    return y * SIZE + x


def centre_of(cell: int) -> Point:
    """The middle of a cell in the unit square."""
    y, x = divmod(cell, SIZE)
    return ((x + 0.5) / SIZE, (y + 0.5) / SIZE)


def half_edge(half: int) -> tuple[int, ...]:
    """The cells along half-edge 0..7 (clockwise from the north-west corner)."""
    edge, second = divmod(half, 2)
    run = range(SIZE // 2 * second, SIZE // 2 * (second + 1))
    last = SIZE - 1
    spots = {
        0: [(i, 0) for i in run],
        1: [(last, i) for i in run],
        2: [(last - i, last) for i in run],
        3: [(0, last - i) for i in run],
    }[edge]
    return tuple(y * SIZE + x for x, y in spots)


def covered(polygon: Sequence[Point]) -> set[int]:
    """The cells whose middle lies inside a polygon."""
    found: set[int] = set()
    for y in range(SIZE):
        v = (y + 0.5) / SIZE
        cuts = []
        ax, ay = polygon[-1]
        for bx, by in polygon:
            if (ay > v) != (by > v):
                cuts.append((bx - ax) * (v - ay) / (by - ay) + ax)
            ax, ay = bx, by
        cuts.sort()
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            first, end = max(0, round(left * SIZE)), min(SIZE, round(right * SIZE))
            found.update(range(y * SIZE + first, y * SIZE + end))
    return found


def crossed(line: Sequence[Point]) -> set[int]:
    """The cells that a polyline runs through; a flood over shared sides cannot pass them."""
    return {cell_of(p) for p in walk(line, 0.2 / SIZE)}


def neighbours(cell: int) -> Iterable[int]:
    """The cells that share a side with this one."""
    x = cell % SIZE
    if x > 0:
        yield cell - 1
    if x < SIZE - 1:
        yield cell + 1
    if cell >= SIZE:
        yield cell - SIZE
    if cell < CELLS - SIZE:
        yield cell + SIZE


def flood(
    labels: list[int], seeds: Iterable[tuple[int, int]], open_cells: set[int], depth: int = CELLS
) -> None:
    """Spread labels from seeds `(cell, label)` over open cells, all at one speed, at most `depth` steps."""
    queue = deque((cell, label, 0) for cell, label in seeds if cell in open_cells)
    for cell, label, _ in queue:
        if labels[cell] == FREE:
            labels[cell] = label
    while queue:
        cell, label, steps = queue.popleft()
        if labels[cell] != label or steps >= depth:
            continue
        for near in neighbours(cell):
            if labels[near] == FREE and near in open_cells:
                labels[near] = label
                queue.append((near, label, steps + 1))


def components(cells: set[int]) -> list[set[int]]:
    """The connected parts of a set of cells, largest first."""
    left, parts = set(cells), []
    while left:
        queue = [left.pop()]
        part = set(queue)
        while queue:
            for near in neighbours(queue.pop()):
                if near in left:
                    left.discard(near)
                    part.add(near)
                    queue.append(near)
        parts.append(part)
    return sorted(parts, key=lambda part: (-len(part), min(part)))


def clearance(cells: set[int]) -> dict[int, float]:
    """For each cell of a set its distance to the nearest cell outside it (the rim counts as outside)."""
    near, diagonal = 1.0, 1.4142
    depth = [0.0] * ((SIZE + 2) * (SIZE + 2))
    wide = SIZE + 2
    inner = [(cell // SIZE + 1) * wide + cell % SIZE + 1 for cell in sorted(cells)]
    for i in inner:
        depth[i] = 1e9
    for i in inner:
        depth[i] = min(
            depth[i],
            depth[i - 1] + near,
            depth[i - wide] + near,
            depth[i - wide - 1] + diagonal,
            depth[i - wide + 1] + diagonal,
        )
    for i in reversed(inner):
        depth[i] = min(
            depth[i],
            depth[i + 1] + near,
            depth[i + wide] + near,
            depth[i + wide + 1] + diagonal,
            depth[i + wide - 1] + diagonal,
        )
    return {(i // wide - 1) * SIZE + i % wide - 1: (depth[i] - 0.5) / SIZE for i in inner}


def contours(cells: set[int]) -> tuple[Line, ...]:
    """The outer borders of the connected parts of a set of cells, as smoothed polygons, largest first."""
    return tuple(_smooth(_trace(part)) for part in components(cells) if len(part) > 4)


def _trace(part: set[int]) -> list[tuple[int, int]]:
    """Walk once around a connected set of cells, clockwise, along the corners of its cells."""
    filled = {(cell % SIZE, cell // SIZE) for cell in part}
    top = min(part)
    start = (top % SIZE, top // SIZE)
    spot, heading = start, (1, 0)
    ring = []
    while True:
        ring.append(spot)
        spot = (spot[0] + heading[0], spot[1] + heading[1])
        hx, hy = heading
        # The two cells ahead of the corner just reached, on the left and on the right of the way.
        left = (spot[0] + (hx + hy - 1) // 2, spot[1] + (hy - hx - 1) // 2)
        right = (spot[0] + (hx - hy - 1) // 2, spot[1] + (hy + hx - 1) // 2)
        if right not in filled:
            heading = (-hy, hx)
        elif left in filled:
            heading = (hy, -hx)
        if spot == start and heading == (1, 0):
            return ring


def _smooth(ring: Sequence[tuple[int, int]]) -> Line:
    """Cut the stairs of a ring of grid corners and drop needless points; what lies on the rim stays there."""
    points: list[Point] = []
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        on_rim = (ax == bx and ax in (0, SIZE)) or (ay == by and ay in (0, SIZE))
        if on_rim:
            points += [(ax / SIZE, ay / SIZE), (bx / SIZE, by / SIZE)]
        else:
            points.append(((ax + bx) / 2 / SIZE, (ay + by) / 2 / SIZE))
    count = len(points)
    fixed = [i for i in range(count) if _holds(points[i - 1], points[i], points[(i + 1) % count])]
    if len(fixed) < 2:
        fixed = [0, count // 2]
    smooth: list[Point] = []
    for first, last in zip(fixed, [*fixed[1:], fixed[0] + count], strict=True):
        chain = [points[i % count] for i in range(first, last + 1)]
        smooth += simplify(chain, 0.55 / SIZE)[:-1]
    return tuple(smooth)


def _holds(before: Point, here: Point, after: Point) -> bool:
    """Whether a point must stay: a corner of the tile, or where a border leaves the rim."""
    return len(_rims(here)) > 1 or any(not _rims(here) & _rims(p) for p in (before, after) if _rims(here))


def _rims(p: Point) -> set[str]:
    """The rims of the tile on which a point lies."""
    found = {"W": p[0] <= 0, "E": p[0] >= 1, "N": p[1] <= 0, "S": p[1] >= 1}
    return {side for side, on in found.items() if on}
