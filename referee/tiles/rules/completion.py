"""When a feature is complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from referee.game import Cell
from referee.tiles.model.board import Board
from referee.tiles.model.multi_cell import cells_of, rim
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Region

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.table import Table


class CompletionRule:
    """The default condition for a complete feature: none of its edges is open."""

    surrounded = False

    def done(self, board: Board, region: Region) -> bool:
        """Return whether the region is complete on this board; unreadable tiles are ignored."""
        return not region.open_edges and region.closed

    def open_edges(self, board: Board, region: Region) -> int:
        """Count what is missing."""
        return region.open_edges


class Surrounded(CompletionRule):
    """Complete when all eight cells around its tile are filled."""

    surrounded = True

    def done(self, board: Board, region: Region) -> bool:
        """Return whether the eight cells around are filled."""
        return self.open_edges(board, region) == 0

    def open_edges(self, board: Board, region: Region) -> int:
        """Count the empty cells around."""
        x, y, _ = region.pieces[0]
        return 8 - board.around((x, y))

    def ring(self, board: Board, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells that have to be filled around a feature on this cell."""
        return RING[cell]


class SurroundedTile(Surrounded):
    """Complete when all cells around its whole tile are filled, which may have several cells."""

    def open_edges(self, board: Board, region: Region) -> int:
        """Count the empty cells around."""
        x, y, _ = region.pieces[0]
        return sum(cell not in board.cells for cell in self.ring(board, (x, y)))

    def ring(self, board: Board, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells around the whole tile."""
        return rim(cells_of(board.cells, cell))


class CompletesWith(CompletionRule):
    """Complete when all the features of its tile named by `leads` (by tile and feature number) are; never if
    it names none."""

    def __init__(self, leads: Callable[[Tile, int], tuple[int, ...]]) -> None:
        self.leads = leads

    def others(self, board: Board, region: Region) -> dict[Region, None]:
        """Return the regions on which its completion depends, each once, in order."""
        x, y, index = region.pieces[0]
        return dict.fromkeys(board.region((x, y, other)) for other in self.leads(board.cells[x, y], index))

    def done(self, board: Board, region: Region) -> bool:
        """Return whether none of them is open; unreadable tiles are ignored."""
        others = self.others(board, region)
        return bool(others) and all(other.closed for other in others)

    def open_edges(self, board: Board, region: Region) -> int:
        """Count the open edges of the regions on which its completion depends."""
        return sum(other.open_edges for other in self.others(board, region))


CLOSED, SURROUNDED, SURROUNDED_TILE = CompletionRule(), Surrounded(), SurroundedTile()


def ring_around(table: Table, kind: str, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells that have to be filled around a feature of this kind on a cell; none for a feature
    that is completed in another way."""
    completion = table.book.scoring.completion.get(kind)
    return completion.ring(table.board, cell) if isinstance(completion, Surrounded) else ()
