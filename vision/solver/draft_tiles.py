"""The tiles of a settled board, with their candidates."""

from __future__ import annotations

from vision.reading import Cell, DraftTile
from vision.solver.parameters import SOLVER
from vision.solver.solution import Solution, named, ranking_of, share_of, shares_of
from vision.solver.undeclared_sets import foreign_cells, offered


def draft_tiles(board: Solution) -> tuple[DraftTile, ...]:
    tiles, strangers = [], foreign_cells(board)
    for i, cell in enumerate(board.cells):
        pinned = (cell.x, cell.y) in board.pinned
        state = named(board, i)
        tile, rotation = board.states.labels[state]
        ranked = (offered if (cell.x, cell.y) in strangers else ranking_of)(board, i)
        confidence = 1.0
        if not pinned:
            share = share_of(shares_of(board.belief[i]), state, board.states)
            confidence = round(share * _faintness(cell), 4)
        tiles.append(
            DraftTile(
                cell.x,
                cell.y,
                tile or None,
                rotation,
                confidence,
                cell.quad,
                ranked,
                pinned,
            )
        )
    return tuple(tiles)


def _faintness(cell: Cell) -> float:
    """Return 1 where a tile is certain, less where it is not."""
    return min(1.0, cell.occupancy / SOLVER.solution.min_occupancy_unquestioned)
