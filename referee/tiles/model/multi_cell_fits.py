"""Where a multi-cell tile fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.game import Cell

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.table import Table

Parts = list[tuple[Cell, "Tile"]]  # cells and the part on each, the north-west one first


def large_places(table: Table, tile: Tile) -> Iterator[tuple[int, Parts]]:
    """Yield every legal place of a canonical multi-cell tile: its rotation in degrees and its parts."""
    for rotation, parts in large_fits(table, tile):
        if not any(_objected(table, cell, part) for cell, part in parts):
            yield rotation, parts


def large_fits(table: Table, tile: Tile) -> Iterator[tuple[int, Parts]]:
    """Yield every place where the cells are empty and the edges of all parts match, regardless of other
    rules."""
    board = table.board
    for quarter in range(4):
        large = tile.lying(quarter).large
        assert large is not None
        beside = board.needs.by_cell if board.cells else [(0, 0)]
        for start in sorted({(x - dx, y - dy) for x, y in beside for dx, dy in large.parts}):
            parts = large.at(start)
            if all(_fits(table, cell, part) for cell, part in parts):
                yield 90 * quarter, parts


def _fits(table: Table, cell: Cell, part: Tile) -> bool:
    """Return whether a cell is empty and one part matches its neighbours."""
    board = table.board
    if cell in board.cells:
        return False
    return all(part.accepts(edge, face) for edge, face in enumerate(board.needs.faces(cell)))


def _objected(table: Table, cell: Cell, part: Tile) -> bool:
    """Return whether any rule of the book objects to one part on a cell."""
    rules = (rule for rule in table.book.placement.checks if rule.tiles is None or rule.tiles(part))
    return any(rule.apply(table, cell, part) for rule in rules)
