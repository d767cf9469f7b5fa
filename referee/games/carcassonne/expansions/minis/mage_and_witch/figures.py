"""Where mage and witch are, and where they may be put."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Event
from referee.tiles.model.regions import Piece, Region
from referee.tiles.rules.table import Table, Token

MAGE, WITCH = "mage", "witch"  # tokens and moves; `MAGE` is also the mark of a tile, and of a turn with one
BOTH = (MAGE, WITCH)
APART = "apart"  # mark of a turn whose tile joined the features of both
GOES_ON = ("road", "city")


def token_of(table: Table, kind: str) -> Token | None:
    """Return the figure, if it is on the table."""
    return next((token for token in table.tokens if token.kind == kind), None)


def region_of(table: Table, kind: str) -> Region | None:
    """Return the feature of a figure, if it is on one."""
    token = token_of(table, kind)
    return None if token is None or token.segment < 0 else table.board.region(token[2:5])


def on(table: Table, region: Region) -> tuple[str, ...]:
    """Return which of the two are on a feature."""
    if not table.tokens:
        return ()
    kinds = {token.kind for token in table.tokens_on(region)}
    return tuple(kind for kind in BOTH if kind in kinds)


def goals(table: Table) -> Iterator[Region]:
    """Yield the unfinished roads and cities without either of them."""
    for region in table.board.regions.all():
        if region.kind in GOES_ON and not table.done(region) and not on(table, region):
            yield region


def pieces(table: Table, region: Region) -> Iterator[Piece]:
    """Yield the parts of a feature that are on tiles of the game."""
    cells = table.board.cells
    yield from (piece for piece in region.pieces if not cells[piece[0], piece[1]].special.printed)


def leaves(kind: str, table: Table) -> Event:
    token = token_of(table, kind)
    return Event("leaves", {"token": kind}, () if token is None else ((token.x, token.y),))
