"""Pieces on the table that span a tile or change the kind of a feature, as the book has them: bridges and
castles."""

from __future__ import annotations

from referee.tiles.model.spans import recast_tiles, spanned
from referee.tiles.rules.table import Table, Token


def put(table: Table, token: Token) -> Table:
    """Return the table with one more token; one that spans its tile adds a line to it."""
    after = table.but(tokens=(*table.tokens, token))
    span = table.book.placement.spans.get(token.kind)
    cell = (token.x, token.y)
    tile = table.board.cells.get(cell)
    made = spanned(tile, token.edges, span) if span is not None and tile is not None else None
    return after if made is None else after.but(board=table.board.lay(cell, made))


def put_over(table: Table, token: Token) -> Table:
    """Return the table with one more token, which changes the kind of the feature under it."""
    board, recast = table.board, table.book.placement.recasts[token.kind]
    for cell, tile in recast_tiles(board.cells, token.tiles, recast).items():
        board = board.lay(cell, tile)
    return table.but(tokens=(*table.tokens, token), board=board)
