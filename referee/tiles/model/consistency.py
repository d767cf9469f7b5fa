"""Whether tiles on a table match each other and are connected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from referee.game import Cell
from referee.tiles.model.ports import NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import ANY

if TYPE_CHECKING:
    from referee.tiles.model.board import Board


def clashing(cells: Mapping[Cell, Tile]) -> Iterator[tuple[Cell, Cell, int]]:
    """Yield the pairs of neighbours whose edges do not match: first cell, second cell, edge of the first."""
    found = []
    for cell, tile in cells.items():
        near_cells, signs = NEAR[cell], tile.edges.signs
        for edge in (1, 2):
            near = cells.get(near_cells[edge])
            if near is not None and near.edges.faces[(edge + 2) % 4] != signs[edge]:
                found.append((cell, near_cells[edge], edge))
    for cell, other, edge in sorted(found):
        if not meets(cells[cell], cells[other], edge):
            yield cell, other, edge


def islands(cells: Mapping[Cell, Tile]) -> list[list[Cell]]:
    """Return the groups of tiles connected edge to edge, largest first."""
    left, parts = set(cells), []
    halves = {cell: tile.edges.absent for cell, tile in cells.items() if tile.edges.absent}
    while left:
        part = [left.pop()]
        for cell in part:  # grows during the iteration
            for edge, beyond in enumerate(NEAR[cell]):
                if beyond in left and not (halves and _apart(halves, cell, beyond, edge)):
                    left.remove(beyond)
                    part.append(beyond)
        parts.append(sorted(part))
    return sorted(parts, key=lambda part: (-len(part), part))


def _apart(halves: Mapping[Cell, tuple[int, ...]], cell: Cell, beyond: Cell, edge: int) -> bool:
    """Return whether two cells side by side do not meet, as one has half a tile that does not reach there."""
    return edge in halves.get(cell, ()) or (edge + 2) % 4 in halves.get(beyond, ())


def meets(tile: Tile, near: Tile, edge: int) -> bool:
    """Return whether an edge of a tile matches its neighbour across it; unreadable edges match."""
    back = (edge + 2) % 4
    if tile.unknown and near.unknown:
        mine, theirs = tile.edges.faces[edge], near.edges.faces[back]
        return ANY in (mine, theirs) or mine == theirs
    if tile.unknown:
        return near.edges.accepts(back, tile.edges.faces[edge])
    return tile.edges.accepts(edge, near.edges.faces[back])


def blurred(board: Board) -> bool:
    """Return whether any tile is unreadable or does not match its neighbours."""
    return bool(board.clashes or board.unknown)
