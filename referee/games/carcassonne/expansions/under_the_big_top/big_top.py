"""The big top on a table, and whom it pays."""

from __future__ import annotations

from referee.game import Cell, ScoreLine, ScorePart
from referee.tiles.model.ports import RING
from referee.tiles.rules.table import Table, Token

CIRCUS = "circus"  # mark of a tile
TENT, ANIMAL = "big_top", "animal"  # tokens; the first is also a step and a kind of line
VALUES = (1, 3, 4, 5, 6, 7)


def tent_of(table: Table) -> Cell | None:
    """Return the cell of the big top, if it is on the table."""
    return next(((token.x, token.y) for token in table.tokens if token.kind == TENT), None)


def value_of(table: Table) -> int | None:
    """Return the value of the token under the big top, if it is turned up."""
    cell = tent_of(table)
    found = (token for token in table.tokens if token.kind == ANIMAL and (token.x, token.y) == cell)
    return next((token.value for token in found), None)


def with_tent(table: Table, cell: Cell, value: int | None = None) -> Table:
    """Return the table with the big top on a cell, and a token under it; the token that was there before is
    out of the game."""
    others = tuple(token for token in table.tokens if token.kind not in (TENT, ANIMAL))
    return table.but(tokens=(*others, Token(ANIMAL, value, *cell, -1), Token(TENT, None, *cell, -1)))


def audience(table: Table) -> dict[str, int]:
    """Return how many followers each player has on the tile of the big top and the eight around it."""
    cell = tent_of(table)
    near = () if cell is None else (cell, *RING[cell])
    found: dict[str, int] = {}
    for figure in table.figures:
        if (
            (figure.x, figure.y) in near
            and table.book.follows(figure.kind)
            and figure.kind not in table.book.on_points
        ):
            found[figure.player] = found.get(figure.player, 0) + 1
    return {seat.id: found[seat.id] for seat in table.players if seat.id in found}


def lines_for(table: Table, id: str, value: int | None) -> tuple[ScoreLine, ...]:
    """Return what the token pays for each follower around it; without a known value the least it may be."""
    cell, each, sure = tent_of(table), VALUES[0] if value is None else value, value is not None
    return tuple(
        ScoreLine(
            player,
            id,
            (ScorePart(id, TENT, count, each),),
            () if cell is None else (cell,),
            TENT,
            complete=False,
            holders={player: count},
            certain=sure,
            low=None if sure else count * VALUES[0],
            high=None if sure else count * VALUES[-1],
        )
        for player, count in audience(table).items()
    )
