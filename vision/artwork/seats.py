"""What walls, lines and houses leave of a tile for its fields, and where figures are drawn on features: at
the roomiest points, apart from each other."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from vision.artwork import raster
from vision.artwork.geometry import CENTRE, HALVES, Line, Point, disc, distance, ribbon
from vision.artwork.parameters import ARTWORK
from vision.artwork.shapes import Shape, half_width, radius

PARAMETERS = ARTWORK.seats
FIELDS = ARTWORK.outline


def fields(
    shapes: tuple[Shape, ...],
    solids: Mapping[int, tuple[Line, ...]],
    spots: Mapping[int, Point],
    lines: Mapping[int, tuple[Line, ...]],
    beyond: frozenset[int],
) -> list[int]:
    """Assign each cell of the grid to a field by flooding from the half-edges between all other features.
    `beyond`: cells that are not on the tile."""
    walls = {cell for areas in solids.values() for area in areas for cell in raster.covered(area)}
    barriers = {cell for paths in lines.values() for line in paths for cell in raster.crossed(line)}
    for i, spot in spots.items():
        barriers |= raster.covered(disc(spot, radius(shapes[i].kind)))
    open_cells = set(range(raster.CELLS)) - walls - barriers - beyond
    labels = [raster.FREE] * raster.CELLS
    grounds = [i for i, shape in enumerate(shapes) if shape.ground]
    halves = [(half, i) for i in grounds for half in shapes[i].ports if half < HALVES]
    raster.flood(labels, [(cell, i) for half, i in halves for cell in raster.half_edge(half)], open_cells)
    enclosed = [i for i in grounds if not shapes[i].ports]
    unreached = {cell for cell in open_cells if labels[cell] == raster.FREE}
    rooms = [room for room in raster.components(unreached) if len(room) > FIELDS.min_field_cells]
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
        return raster.covered(disc(roomiest_cell(cells, []), FIELDS.clearing_radius))
    far = max(sorted(cells), key=lambda cell: min(distance(raster.centre_of(cell), way) for way in ways))
    return raster.covered(disc(raster.centre_of(far), FIELDS.corner_radius)) & cells


def _again(labels: list[int], known: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return seeds for another wave: the labelled cells that touch a cell without a label."""
    free = {cell for cell, label in enumerate(labels) if label == raster.FREE}
    touching = free.union(*(raster.NEIGHBOURS[cell] for cell in free))
    return [(cell, label) for cell, label in known if cell in touching]


def free_cells(
    shapes: tuple[Shape, ...],
    labels: list[int],
    solids: Mapping[int, tuple[Line, ...]],
    spots: Mapping[int, Point],
    lines: Mapping[int, tuple[Line, ...]],
) -> dict[int, set[int]]:
    """Return the cells of each field that nothing else covers, or the whole field if everything is
    covered."""
    covered = {cell for areas in solids.values() for area in areas for cell in raster.covered(area)}
    for i, paths in lines.items():
        for line in paths:
            covered |= raster.covered(
                ribbon(line, half_width(shapes[i].kind) + PARAMETERS.line_margin)
            ) | raster.crossed(line)
    for i, spot in spots.items():
        covered |= raster.covered(disc(spot, radius(shapes[i].kind)))
    free = {}
    for i, shape in enumerate(shapes):
        if shape.ground:
            own = {cell for cell, label in enumerate(labels) if label == i}
            free[i] = own - covered or own or {raster.cell_of(CENTRE)}
    return free


def inside_all(areas: tuple[Line, ...], lines: Mapping[int, tuple[Line, ...]]) -> set[int]:
    cells = {cell for area in areas for cell in raster.covered(area)}
    roads = {cell for paths in lines.values() for line in paths for cell in raster.crossed(line)}
    return cells - roads or cells or {raster.cell_of(CENTRE)}


def roomiest_cell(cells: set[int], taken: list[Point], apart: float = PARAMETERS.apart_weight) -> Point:
    """Return the middle of the cell with most room around it, away from the points already taken.

    `apart`: the weight of the distance from those points against room.
    """
    return spaced(cells_by_room(cells), taken, apart)


def cells_by_room(cells: set[int]) -> list[tuple[float, int]]:
    """Return the cells with the room around each, those with most first."""
    return sorted((-room, cell) for cell, room in raster.clearance(cells).items())


def spaced(
    by_room: list[tuple[float, int]], taken: list[Point], apart: float = PARAMETERS.apart_weight
) -> Point:
    """See roomiest_cell."""
    best, most = -1, -inf
    farthest, centring = PARAMETERS.max_distance, PARAMETERS.centre_weight
    for room, cell in by_room:
        space = min(-room, PARAMETERS.max_room)
        if space + farthest * apart < most:
            break  # no other cell has as much room
        p = raster.centre_of(cell)
        if space + farthest * apart - centring * distance(p, CENTRE) < most:
            continue
        away = min([distance(p, other) for other in taken], default=1.0)
        worth = space + apart * min(away, farthest) - centring * distance(p, CENTRE)
        if worth > most or (worth == most and cell < best):
            best, most = cell, worth
    return raster.centre_of(best)


def seats_on_lines(paths: tuple[Line, ...], others: list[Point]) -> tuple[Point, Point]:
    """Return a seat on a road, near the middle of its longest arm and away from other things, and a badge."""
    line = max(paths, key=len)
    step = max(1, len(line) // PARAMETERS.tried_on_line)
    last = len(line) - 1
    choices = [(abs(i / last - 0.5), line[i]) for i in range(1, last, step)]

    def worth(choice: tuple[float, Point]) -> float:
        apart = min((distance(choice[1], other) for other in others), default=1.0)
        return min(apart, PARAMETERS.max_distance_on_line) - PARAMETERS.middle_weight * choice[0]

    seat = max(choices, key=worth)[1] if choices else line[0]
    around = [*others, seat]
    badge = max((p for _, p in choices), key=lambda p: min(distance(p, q) for q in around), default=seat)
    return seat, badge
