"""Where figures are drawn on a feature: the roomiest points, apart from each other."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from vision.artwork import raster
from vision.artwork.geometry import (
    CENTRE,
    Line,
    Point,
    disc,
    distance,
    ribbon,
)
from vision.artwork.shapes import (
    Shape,
    half_width,
    radius,
)


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
            covered |= raster.covered(ribbon(line, half_width(shapes[i].kind) + 0.01)) | raster.crossed(line)
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


def roomiest_cell(cells: set[int], taken: list[Point], apart: float = 0.25) -> Point:
    """Return the middle of the cell with most room around it, away from the points already taken.

    `apart`: the weight of the distance from those points against room.
    """
    return spaced(cells_by_room(cells), taken, apart)


def cells_by_room(cells: set[int]) -> list[tuple[float, int]]:
    """Return the cells with the room around each, those with most first."""
    return sorted((-room, cell) for cell, room in raster.clearance(cells).items())


def spaced(by_room: list[tuple[float, int]], taken: list[Point], apart: float = 0.25) -> Point:
    """See roomiest_cell."""
    best, most = -1, -inf
    for room, cell in by_room:
        space = min(-room, 0.22)
        if space + 0.32 * apart < most:
            break  # no other cell has as much room
        p = raster.centre_of(cell)
        if space + 0.32 * apart - 0.02 * distance(p, CENTRE) < most:
            continue
        away = min([distance(p, other) for other in taken], default=1.0)
        worth = space + apart * min(away, 0.32) - 0.02 * distance(p, CENTRE)
        if worth > most or (worth == most and cell < best):
            best, most = cell, worth
    return raster.centre_of(best)


def seats_on_lines(paths: tuple[Line, ...], others: list[Point]) -> tuple[Point, Point]:
    """Return a seat on a road, near the middle of its longest arm and away from other things, and a badge."""
    line = max(paths, key=len)
    step = max(1, len(line) // 16)
    last = len(line) - 1
    choices = [(abs(i / last - 0.5), line[i]) for i in range(1, last, step)]

    def worth(choice: tuple[float, Point]) -> float:
        apart = min((distance(choice[1], other) for other in others), default=1.0)
        return min(apart, 0.28) - 0.15 * choice[0]

    seat = max(choices, key=worth)[1] if choices else line[0]
    around = [*others, seat]
    badge = max((p for _, p in choices), key=lambda p: min(distance(p, q) for q in around), default=seat)
    return seat, badge
