"""Pieces on the table that join features of tiles to one: ferries, tunnels.

The book names what joins which features; the board then has exactly these joins. Tables whose book has no
such rule are left alone.
"""

from __future__ import annotations

from collections import defaultdict

from referee.game import Cell
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import joined as with_joins
from referee.tiles.rules.table import Table


def joined(table: Table) -> Table:
    """Return the table with a board on which the pieces on the table join what they join, and nothing else
    does. To be called whenever such a piece is put on the table or moved."""
    rules = table.book.placement.joins
    if not rules:
        return table
    joins: dict[Cell, dict[int, tuple[Piece, ...]]] = defaultdict(dict)
    for rule in rules:
        for one, two in rule.apply(table):
            for (x, y, index), other in ((one, two), (two, one)):
                known = joins[x, y].get(index, ())
                joins[x, y][index] = known if other in known else (*known, other)
    return _on(table, joins)


def _on(table: Table, joins: dict[Cell, dict[int, tuple[Piece, ...]]]) -> Table:
    changed: dict[Cell, Tile] = {}
    for cell, tile in table.board.cells.items():
        wanted = joins.get(cell, {})
        if tile.special.joins != wanted:
            loose = tile.turned(0).special.loose  # of the tile as it came out of the box
            changed[cell] = with_joins(tile, wanted, loose - wanted.keys())
    return table.but(board=table.board.joined(changed)) if changed else table
