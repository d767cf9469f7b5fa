"""Pieces on the table that change the kind of a feature, as the book has them: castles."""

from __future__ import annotations

from referee.tiles.model.spans import recast_tiles
from referee.tiles.rules.table import Table, Token


def put(table: Table, token: Token) -> Table:
    """Return the table with one more token, which changes the kind of the feature under it."""
    board = table.board
    for cell, tile in recast_tiles(
        board.cells, token.tiles, table.book.placement.recasts[token.kind]
    ).items():
        board = board.lay(cell, tile)
    return table.but(tokens=(*table.tokens, token), board=board)
