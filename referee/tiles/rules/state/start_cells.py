"""Cells where start tiles may be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.game import Cell

if TYPE_CHECKING:
    from referee.tiles.rules.table import Table


def open_starts(table: Table) -> tuple[Cell, ...]:
    """Return the cells where a start tile may still be placed, in addition to those by edges; cached."""
    return table.once("open starts", _open_starts) if table.book.setup.start_cells else ()


def _open_starts(table: Table) -> tuple[Cell, ...]:
    starts, board = table.book.setup.start_cells, table.board
    laid = [cell for cell, tile in board.cells.items() if not tile.special.printed]
    more = 0 < len(laid) < table.book.setup.start_tiles and all(cell in starts for cell in laid)
    more = more and table.turn.known and not table.turn.placed
    beside = board.needs.by_cell
    return tuple(cell for cell in starts if cell not in laid and cell not in beside) if more else ()
