"""Which tiles close a gap of a feature."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from referee.game import Cell
from referee.tiles.model.board import Board
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Piece, Region
from referee.tiles.model.tile import Tile


def open_cells(board: Board, pieces: Iterable[Piece]) -> Counter[Cell]:
    """Count the edges with which these pieces face each empty cell."""
    found: Counter[Cell] = Counter()
    cells = board.cells
    for x, y, index in pieces:
        for edge, _ in cells[x, y].connections.exits[index]:
            beyond = NEAR[x, y][edge]
            if beyond not in cells:
                found[beyond] += 1
    return found


def closes(board: Board, cell: Cell, tile: Tile, wanted: Mapping[Region, Counter[Cell]]) -> bool:
    """Return whether a tile that fits a cell leaves these regions open only where they are already open
    elsewhere."""
    if not any(counted[cell] for counted in wanted.values()):
        return True
    for meeting in board.regions.meet(cell, tile):
        mine = [region for region in meeting.regions if region in wanted]
        if mine:
            elsewhere = sum(region.open_edges - wanted[region][cell] for region in mine)
            if meeting.open_edges != elsewhere or meeting.doubts:
                return False
    return True
