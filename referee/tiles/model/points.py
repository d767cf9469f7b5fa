"""Points where four tiles meet. A point is named by the cell of which it is the north-west corner."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Cell
from referee.tiles.model.ports import AT_POINT
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Tile


def cells_at(point: Cell) -> tuple[Cell, ...]:
    """Return the four cells around a point, clockwise from the south-east."""
    return tuple((point[0] + dx, point[1] + dy) for (dx, dy), _ in AT_POINT)


def points_of(cell: Cell) -> tuple[Cell, ...]:
    """Return the four points around a cell."""
    x, y = cell
    return (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)


def pieces_at(
    cells: Mapping[Cell, Tile], point: Cell, kind: str, but: Cell | None = None
) -> tuple[Piece, ...] | None:
    """Return the features around a point, one for each tile that meets there, in the order of `cells_at`;
    None unless all eight half-edges at the point show this kind of feature. The cell `but` is left out."""
    x, y = point
    found = []
    for (dx, dy), (left, right) in AT_POINT:
        cell = x + dx, y + dy
        if cell == but:
            continue
        tile = cells.get(cell)
        if tile is None or tile.special.printed:
            return None
        index = tile.edges.owner[left]
        if index < 0 or index != tile.edges.owner[right] or tile.kinds[index] != kind:
            return None
        found.append((*cell, index))
    return tuple(found)
