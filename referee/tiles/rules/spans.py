"""Pieces on the table that span a tile, as the book has them: bridges."""

from __future__ import annotations

from referee.tiles.model.spans import spanned
from referee.tiles.rules.table import Table, Token


def put(table: Table, token: Token) -> Table:
    """Return the table with one more token; one that spans its tile adds a line to it."""
    after = table.but(tokens=(*table.tokens, token))
    span = table.book.placement.spans.get(token.kind)
    cell = (token.x, token.y)
    tile = table.board.cells.get(cell)
    made = spanned(tile, token.edges, span) if span is not None and tile is not None else None
    return after if made is None else after.but(board=table.board.lay(cell, made))
