"""Pieces on the table that change the kind of a feature, as the book has them: castles."""

from __future__ import annotations

from referee.tiles.model.spans import faces_of
from referee.tiles.rules.table import Table, Token


def put(table: Table, token: Token) -> Table:
    """Return the table with one more token, which changes the kind of the feature under it."""
    recast, board = table.book.placement.recasts[token.kind], table.board
    for x, y, index in faces_of(board.cells, token.tiles, recast.old) or ():
        board = board.lay((x, y), board.cells[x, y].recast(index, recast.new))
    return table.but(tokens=(*table.tokens, token), board=board)
