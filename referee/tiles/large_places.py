"""Where a tile of several cells fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.game import Cell

if TYPE_CHECKING:
    from referee.tiles.table import Table
    from referee.tiles.tile import Tile

Parts = list[tuple[Cell, "Tile"]]  # cells and what lies on each, the north-west one first


def large_places(table: Table, tile: Tile) -> Iterator[tuple[int, Parts]]:
    """Every legal place of a canonical tile of several cells: its rotation in degrees and its parts."""
    board = table.board
    for quarter in range(4):
        large = tile.lying(quarter).large
        assert large is not None
        beside = board.needs if board.cells else [(0, 0)]
        for start in sorted({(x - dx, y - dy) for x, y in beside for dx, dy in large.parts}):
            parts = large.at(start)
            if all(_fits(table, cell, part) for cell, part in parts):
                yield 90 * quarter, parts


def _fits(table: Table, cell: Cell, part: Tile) -> bool:
    """Whether one part may lie on a cell: empty, fitting its neighbours, and nothing in the book objects."""
    board = table.board
    if cell in board.cells:
        return False
    if not all(part.accepts(edge, asked) for edge, asked in enumerate(board.asked(cell))):
        return False
    rules = (rule for rule in table.book.place if rule.tiles is None or rule.tiles(part))
    return not any(rule.apply(table, cell, part) for rule in rules)
