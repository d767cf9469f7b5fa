"""Tiles of several cells (a double tile, a start board): one ordinary tile for each cell, its *parts*, which
always lie together. Features of the parts join across the inner edges as those of neighbours do, so boards
and regions need no word about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from referee.game import Cell

if TYPE_CHECKING:
    from referee.tiles.tile import Tile

ORIGIN: Cell = (0, 0)


class Large:
    """A tile of several cells in one rotation: its parts, turned, by their cell counted from the north-west
    one. The parts of all four rotations know their `large`."""

    __slots__ = ("parts",)

    def __init__(self, parts: Mapping[Cell, Tile]) -> None:
        self.parts = dict(sorted(parts.items()))
        for spot, part in self.parts.items():
            part.large, part.spot, part.extra = self, spot, spot != ORIGIN

    def at(self, cell: Cell) -> list[tuple[Cell, Tile]]:
        """Cells and parts, if its north-west cell lies on this one."""
        x, y = cell
        return [((x + dx, y + dy), part) for (dx, dy), part in self.parts.items()]

    def key(self) -> tuple[object, ...]:
        """What makes it equal to another one."""
        return tuple((spot, part.features, part.marks) for spot, part in self.parts.items())


def joined(parts: Mapping[Cell, Tile]) -> Tile:
    """Makes these tiles, by cell and in canonical orientation, the parts of one; its north-west part. The
    cells fill a rectangle that begins at (0, 0)."""
    for quarter in range(4):
        turned = {_turned(spot, quarter): part.turned(quarter) for spot, part in parts.items()}
        west, north = min(x for x, _ in turned), min(y for _, y in turned)
        Large({(x - west, y - north): part for (x, y), part in turned.items()})
    return parts[ORIGIN]


def _turned(spot: Cell, quarter: int) -> Cell:
    x, y = spot
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarter]


def cells_of(cells: Mapping[Cell, Tile], cell: Cell) -> list[Cell]:
    """All cells of the tile that covers a cell, its north-west one first."""
    tile = cells[cell]
    if tile.large is None:
        return [cell]
    return [spot for spot, _ in tile.large.at(origin(cells, cell))]


def origin(cells: Mapping[Cell, Tile], cell: Cell) -> Cell:
    """The north-west cell of the tile that covers a cell: the one by which the tile is told."""
    tile = cells.get(cell)
    if tile is None or not tile.extra:
        return cell
    return cell[0] - tile.spot[0], cell[1] - tile.spot[1]
