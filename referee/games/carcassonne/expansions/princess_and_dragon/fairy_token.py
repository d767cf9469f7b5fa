"""The fairy on a table, and the followers whom she pays."""

from __future__ import annotations

from referee.game import Option
from referee.tiles.rules.table import DeployedFigure, Table, Token

FAIRY = "fairy"  # token, move, and mark of a turn in which she was moved
PLACE = Option("pd.fairy", ("beside", "on_tile"), "beside", "PD-F6", {"ext.fairy": "on"})


def fairy_of(table: Table) -> Token | None:
    """Return the fairy, if she is on the table."""
    return next((token for token in table.tokens if token.kind == FAIRY), None)


def companions(table: Table) -> tuple[DeployedFigure, ...]:
    """Return the followers whom the fairy pays: the one she is with, or (on_tile) those on her tile."""
    fairy = fairy_of(table)
    if fairy is None:
        return ()
    if table.options[PLACE.name] == "on_tile":
        there = (
            f
            for f in table.figures
            if (f.x, f.y) == (fairy.x, fairy.y) and f.kind not in table.book.on_points
        )
        return tuple(f for f in there if table.book.follows(f.kind))
    return (fairy.beside,) if fairy.beside is not None and fairy.beside in table.figures else ()


def moved(table: Table, fairy: Token) -> Table:
    """Return the table with the fairy there."""
    return table.but(tokens=(*(token for token in table.tokens if token.kind != FAIRY), fairy))
