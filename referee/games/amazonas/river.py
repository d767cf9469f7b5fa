"""The Amazon on the table: its direction of flow, its end, and its number of spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from referee.game import Cell
from referee.games.amazonas.layout import RIVER, river_edges, type_of
from referee.games.amazonas.marks import BANG, DOUBLE, START, STREAM
from referee.tiles.model.board import Board
from referee.tiles.model.multi_cell import cells_of, origin
from referee.tiles.model.ports import NEAR, STEPS
from referee.tiles.model.tile import Tile
from referee.tiles.rules.table import Table

SPACES = {2: 16, 3: 16, 4: 8, 5: 8}  # CA-S3: of the start board, by number of players


class River(NamedTuple):
    """The end of the river: `end` is the empty cell in front of it, `step` points downstream."""

    end: Cell
    step: Cell

    def along(self, cell: Cell) -> int:
        """Return how far downstream of the front line a cell is (0: on it; CA-P2)."""
        return (cell[0] - self.end[0]) * self.step[0] + (cell[1] - self.end[1]) * self.step[1]

    def ahead(self, count: int) -> Cell:
        """Return the cell that many steps beyond the first empty one."""
        return self.end[0] + count * self.step[0], self.end[1] + count * self.step[1]


def river(board: Board) -> River | None:
    """Return the river from the start board on; None without a start board. It is straight (CA-N2)."""
    found: River | None = board.once("river", _river)
    return found


def _river(board: Board) -> River | None:
    for x, y in laid(board, START):
        for (dx, dy), edge in river_edges(board.cells[x, y]):
            return _end(board, NEAR[x + dx, y + dy][edge], STEPS[edge])
    return None


def upstream(board: Board, cell: Cell) -> bool:
    """Return whether a cell is further upstream than the start board reaches."""
    way, starts = river(board), laid(board, START)
    if way is None:
        return False
    return way.along(cell) < min(way.along(part) for one in starts for part in cells_of(board.cells, one))


def open_ends(board: Board) -> set[Cell]:
    """Return the empty cells at every open end of the Amazon, if there is no start board to give the
    direction."""
    found: set[Cell] = board.once("open ends", _open_ends)
    return found


def _open_ends(board: Board) -> set[Cell]:
    return {
        beyond
        for cell, tile in board.cells.items()
        for index, kind in enumerate(tile.kinds)
        if kind == RIVER
        for edge, _ in tile.connections.exits[index]
        if (beyond := NEAR[cell][edge]) not in board.cells
    }


def carries(board: Board, cell: Cell) -> bool:
    """Return whether the river covers a cell of its course. Only river tiles may be there, so an unreadable
    tile counts as one."""
    tile = board.cells.get(cell)
    return tile is not None and (RIVER in tile.kinds or tile.unknown)


def course(board: Board) -> list[Cell]:
    """Return the cells of the river from the start board on, the last one first."""
    way, found = river(board), list[Cell]()
    if way is not None:
        while carries(board, cell := way.ahead(-1 - len(found))) and START not in board.cells[cell].marks:
            found.append(cell)
    return found


def _end(board: Board, cell: Cell, step: Cell) -> River:
    while carries(board, cell):
        cell = (cell[0] + step[0], cell[1] + step[1])
    return River(cell, step)


def stream(tile: Tile) -> bool:
    """Return whether a tile extends the river: an Amazon tile or a double one (a tile without a type that
    shows the Amazon is an Amazon tile)."""
    return not STREAM.isdisjoint(tile.marks) or (RIVER in tile.kinds and type_of(tile) is None)


def bang(tile: Tile) -> bool:
    """Return whether it is an Amazon tile with a "!"."""
    return BANG in tile.marks


def double(tile: Tile) -> bool:
    """Return whether it is a double tile."""
    return DOUBLE in tile.marks


def laid(board: Board, mark: str) -> list[Cell]:
    """Return the north-west cells of the tiles of that type."""
    return [cell for cell, tile in board.cells.items() if mark in tile.marks and not tile.extra]


def last_space(table: Table) -> int:
    """CA-B6: the spaces of the start board, one for each Amazon tile, two for each double tile (so one for
    each unreadable cell of the course)."""
    first, cells = SPACES[min(5, max(2, len(table.players)))], table.board.cells
    tiles = [tile for tile in cells.values() if not tile.extra]
    unread = sum(cells[cell].unknown for cell in course(table.board)) if table.board.unknown else 0
    return first + sum(map(stream, tiles)) + sum(map(double, tiles)) + unread


def just_placed(table: Table) -> Tile | None:
    """Return the tile placed last in this turn, if known."""
    placed = table.turn.placed
    return table.board.cells.get(placed[-1]) if placed else None


def tile_cells(board: Board, cells: Iterable[Cell]) -> set[Cell]:
    """Return the tiles by their north-west cells, each multi-cell tile once."""
    return {origin(board.cells, cell) for cell in cells}


def space_at(board: Board, players: int, cell: Cell, spot: tuple[float, float]) -> int | None:
    """Return the space of the river (CA-B6, the source is space 1) at a spot of a cell; None without the
    Amazon there, or without a start board. The river is straight: one space for each cell of it; those of
    the start board are spread evenly over its cells."""
    cells, way = board.cells, river(board)
    if way is None or not carries(board, cell):
        return None
    (x, y), (dx, dy) = way.ahead(-len(course(board))), way.step  # the first cell beyond the start board
    beyond = (cell[0] - x) * dx + (cell[1] - y) * dy
    if (cell[0] - x) * dy != (cell[1] - y) * dx:
        return None
    first = SPACES[min(5, max(2, players))]
    if beyond >= 0:
        return first + beyond + 1
    board_here = cells[x - dx, y - dy].large
    source = sum(RIVER in part.kinds for part in board_here.parts.values()) if board_here else 1
    u, v = spot
    along = u if dx > 0 else 1 - u if dx < 0 else v if dy > 0 else 1 - v
    return min(first, 1 + int((source + beyond + min(0.999, max(0.0, along))) * first / source))
