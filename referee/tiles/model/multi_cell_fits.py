"""Where a multi-cell tile fits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from referee.game import Cell

if TYPE_CHECKING:
    from referee.tiles.model.board import Board
    from referee.tiles.model.tile import Tile
    from referee.tiles.model.tile_parts.cell_requirements import Pattern
    from referee.tiles.model.tile_parts.fitting import Fits
    from referee.tiles.rules.rule import PlaceRule
    from referee.tiles.rules.table import Table

Parts = list[tuple[Cell, "Tile"]]  # cells and the part on each, the north-west one first


def large_places(table: Table, tile: Tile) -> Iterator[tuple[int, Parts]]:
    """Yield every legal place of a canonical multi-cell tile: its rotation in degrees and its parts."""
    checks = table.book.placement.checks
    against: dict[int, list[list[PlaceRule]]] = {}  # the rules that may object to each part, by rotation
    for rotation, parts in large_fits(table, tile):
        if rotation not in against:
            against[rotation] = [
                [rule.apply for rule in checks if rule.tiles is None or rule.tiles(part)] for _, part in parts
            ]
        if not any(
            objects(table, cell, part) is not None
            for (cell, part), rules in zip(parts, against[rotation], strict=True)
            for objects in rules
        ):
            yield rotation, parts


def large_fits(table: Table, tile: Tile) -> Iterator[tuple[int, Parts]]:
    """Yield every place where the cells are empty and the edges of all parts match, regardless of other
    rules."""
    for quarter, start in table.board.once(f"fits of {tile.connections.serial}", partial(_places, tile=tile)):
        large = tile.lying(quarter).large
        assert large is not None
        yield 90 * quarter, large.at(start)


def _places(board: Board, tile: Tile) -> list[tuple[int, Cell]]:
    """Return the quarter turns and the north-west cell of these places."""
    cells, needs, found = board.cells, board.needs.by_cell if board.cells else {(0, 0): 0}, []
    for quarter in range(4):
        large = tile.lying(quarter).large
        assert large is not None
        shape = [(dx, dy, 90 * part.quarter, part.fits()) for (dx, dy), part in large.parts.items()]
        starts = sorted({(x - dx, y - dy) for x, y in needs for dx, dy in large.parts})
        found += [(quarter, start) for start in starts if _fits(cells, needs, start, shape)]
    return found


def _fits(
    cells: Mapping[Cell, Tile],
    needs: Mapping[Cell, Pattern],
    start: Cell,
    shape: Iterable[tuple[int, int, int, Fits]],
) -> bool:
    """Return whether all cells are empty, and each part matches its neighbours, if there are any."""
    x, y = start
    for dx, dy, rotation, fits in shape:
        cell = (x + dx, y + dy)
        if cell in cells:
            return False
        pattern = needs.get(cell)
        if pattern is not None and all(fit[1] != rotation for fit in fits[pattern]):
            return False
    return True
