"""A small grid of square cells over one tile: flooding, distances to the border, contours.

Areas that are "the rest of the tile" (fields) have no curve that defines them. They are found by flooding
this grid between the features that have one, which works for every definition, even one that was never
printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vision.artwork.geometry import Line, Point, simplify, walk

SIZE = 48  # cells per side: even, so that the middle of an edge is between two cells
CELLS = SIZE * SIZE
FREE = -1
DIAGONAL = 1.4142  # from a cell to the next across a corner, in cells
STEP = 0.2 / SIZE  # along a line, to find the cells that it crosses
TOLERANCE = 0.55 / SIZE  # of a border that is drawn with fewer corners than its cells have
INNER = tuple(
    (cell // SIZE + 1) * (SIZE + 2) + cell % SIZE + 1 for cell in range(CELLS)
)  # in a grid with a rim


def cell_of(p: Point) -> int:
    """Return the index of the cell that contains a point of the unit square."""
    x = min(SIZE - 1, max(0, int(p[0] * SIZE)))
    y = min(SIZE - 1, max(0, int(p[1] * SIZE)))
    return y * SIZE + x


CENTRES: tuple[Point, ...] = tuple(
    ((cell % SIZE + 0.5) / SIZE, (cell // SIZE + 0.5) / SIZE) for cell in range(CELLS)
)


def centre_of(cell: int) -> Point:
    """Return the middle of a cell in the unit square."""
    return CENTRES[cell]


def half_edge(half: int) -> tuple[int, ...]:
    """Return the cells along half-edge 0..7 (clockwise from the north-west corner)."""
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
    """Return the cells whose middle is inside a polygon."""
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
    """Return the cells that a polyline crosses; a flood over shared sides cannot pass them."""
    return {cell_of(p) for p in walk(line, STEP)}


def _beside(cell: int) -> Iterator[int]:
    x = cell % SIZE
    if x > 0:
        yield cell - 1
    if x < SIZE - 1:
        yield cell + 1
    if cell >= SIZE:
        yield cell - SIZE
    if cell < CELLS - SIZE:
        yield cell + SIZE


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(_beside(cell)) for cell in range(CELLS))


def neighbours(cell: int) -> tuple[int, ...]:
    """Return the cells that share a side with this one."""
    return NEIGHBOURS[cell]


def flood(
    labels: list[int], seeds: Iterable[tuple[int, int]], open_cells: set[int], depth: int = CELLS
) -> None:
    """Spread labels from seeds `(cell, label)` over open cells, all at one speed, at most `depth` steps."""
    free = bytearray(CELLS)  # cells that may still be labelled
    for cell in open_cells:
        free[cell] = labels[cell] == FREE
    wave = [(cell, label) for cell, label in seeds if cell in open_cells]
    for cell, label in wave:
        if free[cell]:
            free[cell], labels[cell] = 0, label
    for _ in range(depth):
        if not wave:
            return
        after = []
        for cell, label in wave:
            if labels[cell] == label:
                for near in NEIGHBOURS[cell]:
                    if free[near]:
                        free[near], labels[near] = 0, label
                        after.append((near, label))
        wave = after


def components(cells: set[int]) -> list[set[int]]:
    """Return the connected parts of a set of cells, largest first."""
    free, parts = bytearray(CELLS), []
    for cell in cells:
        free[cell] = 1
    for start in cells:
        if not free[start]:
            continue
        free[start], part = 0, [start]
        for cell in part:  # grows during the iteration
            for near in NEIGHBOURS[cell]:
                if free[near]:
                    free[near] = 0
                    part.append(near)
        parts.append(set(part))
    return sorted(parts, key=lambda part: (-len(part), min(part)))


def clearance(cells: set[int]) -> dict[int, float]:
    """Return for each cell of a set its distance to the nearest cell outside it (the rim counts as
    outside)."""
    near, diagonal = 1.0, DIAGONAL
    depth = [0.0] * ((SIZE + 2) * (SIZE + 2))
    wide = SIZE + 2
    inner = [INNER[cell] for cell in sorted(cells)]
    for i in inner:  # inlined: the slowest loop for a tile
        least = depth[i - 1] + near
        other = depth[i - wide] + near
        least = other if other < least else least
        other = depth[i - wide - 1] + diagonal
        least = other if other < least else least
        other = depth[i - wide + 1] + diagonal
        depth[i] = other if other < least else least
    for i in reversed(inner):
        least = depth[i]
        other = depth[i + 1] + near
        least = other if other < least else least
        other = depth[i + wide] + near
        least = other if other < least else least
        other = depth[i + wide + 1] + diagonal
        least = other if other < least else least
        other = depth[i + wide - 1] + diagonal
        depth[i] = other if other < least else least
    return {cell: (depth[INNER[cell]] - 0.5) / SIZE for cell in sorted(cells)}


def contours(cells: set[int]) -> tuple[Line, ...]:
    """Return the outer borders of the connected parts of a set of cells, as smoothed polygons, largest
    first."""
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
        # The two cells ahead of the corner just reached, left and right of the path.
        left = (spot[0] + (hx + hy - 1) // 2, spot[1] + (hy - hx - 1) // 2)
        right = (spot[0] + (hx - hy - 1) // 2, spot[1] + (hy + hx - 1) // 2)
        if right not in filled:
            heading = (-hy, hx)
        elif left in filled:
            heading = (hy, -hx)
        if spot == start and heading == (1, 0):
            return ring


def _smooth(ring: Sequence[tuple[int, int]]) -> Line:
    """Smooth the stairs of a ring of grid corners and drop needless points; points on the rim are kept."""
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
        smooth += simplify(chain, TOLERANCE)[:-1]
    return tuple(smooth)


def _holds(before: Point, here: Point, after: Point) -> bool:
    """Return whether a point must be kept: a corner of the tile, or where a border leaves the rim."""
    mine = _rims(here)
    return bool(mine) and (mine.bit_count() > 1 or not mine & _rims(before) or not mine & _rims(after))


def _rims(p: Point) -> int:
    """Return the rims of the tile on which a point is, as bits."""
    return (p[0] <= 0) | (p[0] >= 1) << 1 | (p[1] <= 0) << 2 | (p[1] >= 1) << 3
