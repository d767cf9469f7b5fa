"""Multi-cell tiles (a double tile, a start board): one ordinary tile for each cell, its *parts*, which always
stay together. Features of the parts join across the inner edges like those of neighbours, so boards and
regions need no special code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from referee.game import Cell
from referee.tiles.model.ports import RING

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile

ORIGIN: Cell = (0, 0)


class Large:
    """A multi-cell tile in one rotation, as each of its parts refers to it: the rotated `parts` by cell,
    counted from the north-west one, and the `spot` of this part among them."""

    __slots__ = ("parts", "spot")

    def __init__(self, parts: dict[Cell, Tile], spot: Cell) -> None:
        self.parts, self.spot = parts, spot

    def at(self, cell: Cell) -> list[tuple[Cell, Tile]]:
        """Return cells and parts for a north-west cell."""
        x, y = cell
        return [((x + dx, y + dy), part) for (dx, dy), part in self.parts.items()]

    def key(self) -> tuple[object, ...]:
        """Return the key by which equality is decided."""
        return self.spot, tuple((spot, part.features, part.marks) for spot, part in self.parts.items())


def joined(parts: Mapping[Cell, Tile]) -> Tile:
    """Join these tiles, given by cell in canonical orientation, to one multi-cell tile, and return its
    north-west part. The cells fill a rectangle that starts at (0, 0)."""
    for quarter in range(4):
        turned = {_turned(spot, quarter): part.turned(quarter) for spot, part in parts.items()}
        west, north = min(x for x, _ in turned), min(y for _, y in turned)
        whole = dict(sorted(((x - west, y - north), part) for (x, y), part in turned.items()))
        for spot, part in whole.items():
            part.large, part.extra = Large(whole, spot), spot != ORIGIN
    return parts[ORIGIN]


def _turned(spot: Cell, quarter: int) -> Cell:
    x, y = spot
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarter]


def parts_of(tile: Tile, cell: Cell) -> list[tuple[Cell, Tile]]:
    """Return cells and parts of a tile whose north-west part is on a cell."""
    return [(cell, tile)] if tile.large is None else tile.large.at(cell)


def cells_of(cells: Mapping[Cell, Tile], cell: Cell) -> list[Cell]:
    """Return all cells of the tile that covers a cell, its north-west one first."""
    tile = cells[cell]
    if tile.large is None:
        return [cell]
    return [spot for spot, _ in tile.large.at(origin(cells, cell))]


def rim(covered: Iterable[Cell]) -> tuple[Cell, ...]:
    """Return the cells around these: ten around a tile of two cells."""
    inside = tuple(covered)
    around = dict.fromkeys(near for cell in inside for near in RING[cell])
    return tuple(near for near in around if near not in inside)


def origin(cells: Mapping[Cell, Tile], cell: Cell) -> Cell:
    """Return the north-west cell of the tile that covers a cell, by which the API refers to it."""
    tile = cells.get(cell)
    if tile is None or tile.large is None:
        return cell
    return cell[0] - tile.large.spot[0], cell[1] - tile.large.spot[1]
