"""Fields and other grounds of a tile: what its walls, lines and houses leave of it."""

from __future__ import annotations

from collections.abc import Mapping

from vision.artwork import raster
from vision.artwork.geometry import Line, Point, disc, distance
from vision.artwork.parameters import ARTWORK
from vision.artwork.seats import roomiest_cell
from vision.artwork.shapes import Shape, radius

PARAMETERS = ARTWORK.outline


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
    halves = [(half, i) for i in grounds for half in shapes[i].ports if half < 8]
    raster.flood(labels, [(cell, i) for half, i in halves for cell in raster.half_edge(half)], open_cells)
    enclosed = [i for i in grounds if not shapes[i].ports]
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
