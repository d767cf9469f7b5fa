"""Towers on the table: their height, who is on top, and which followers they reach."""

from __future__ import annotations

from referee.game import Cell
from referee.tiles.model.position import Ref, Standing
from referee.tiles.rules.table import DeployedFigure, Table, Token

TOWER = "tower"  # mark of a tile; kind of feature, token, move, thing held, and mark of a turn


def tower_at(table: Table, cell: Cell) -> Token | None:
    """Return the tower on a cell, if there is one."""
    return next((t for t in table.tokens if t.kind == TOWER and (t.x, t.y) == cell), None)


def height(table: Table, cell: Cell) -> int:
    """Return the number of pieces of the tower on a cell; a tower of unknown height has one."""
    tower = tower_at(table, cell)
    return 0 if tower is None else max(1, tower.value or 1)


def closed_by(table: Table, cell: Cell) -> list[DeployedFigure]:
    """Return the followers on top of the tower on a cell."""
    kinds = table.board.cells[cell].kinds
    there = (f for f in table.figures if (f.x, f.y) == cell and f.segment >= 0)
    return [figure for figure in there if kinds[figure.segment] == TOWER]


def reached(table: Table, cell: Cell, height: int) -> list[DeployedFigure]:
    """Return the followers in the row and column of a tower, at most its height away (TW-C1)."""
    x, y = cell
    return [
        figure
        for figure in table.figures
        if (figure.x == x or figure.y == y)
        and abs(figure.x - x) + abs(figure.y - y) <= height
        and table.book.follows(figure.kind)
        and not sheltered(table, figure)
    ]


def sheltered(table: Table, figure: DeployedFigure) -> bool:
    """Return whether a follower is on a feature where it stays and is safe: the lord of a castle (TW-C3)."""
    rules = table.book.deployment
    if not rules.kept_kinds or figure.segment < 0:
        return False
    kind = table.board.cells[figure.x, figure.y].kinds[figure.segment]
    return kind in rules.kept_kinds and kind in rules.sheltered_kinds


def standing(table: Table, figure: DeployedFigure) -> Standing:
    """Return a figure as moves name it."""
    player, kind, x, y, segment = figure
    tile = table.board.cells[x, y]
    feature = Ref(tile.kinds[segment], tile.names.at(segment)) if segment >= 0 else None
    return Standing(player, kind, x, y, feature)
