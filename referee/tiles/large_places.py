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
    for rotation, parts in large_fits(table, tile):
        if not any(_objected(table, cell, part) for cell, part in parts):
            yield rotation, parts


def large_fits(table: Table, tile: Tile) -> Iterator[tuple[int, Parts]]:
    """Every place where the cells are empty and the edges of all parts fit, whatever the rules say."""
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
    """Whether a cell is empty and one part fits its neighbours."""
    board = table.board
    if cell in board.cells:
        return False
    return all(part.accepts(edge, asked) for edge, asked in enumerate(board.asked(cell)))


def _objected(table: Table, cell: Cell, part: Tile) -> bool:
    """Whether anything in the book objects to one part on a cell."""
    rules = (rule for rule in table.book.place if rule.tiles is None or rule.tiles(part))
    return any(rule.apply(table, cell, part) for rule in rules)
