"""How figures stand: on their tile, apart from it, or alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from referee.game import Cell

if TYPE_CHECKING:
    from referee.tiles.rules.table import DeployedFigure, Table


def apart_from_tile(table: Table, figure: DeployedFigure) -> bool:
    """Return whether a figure stands between tiles, or where it may be put in any turn."""
    if figure.kind in table.book.on_points:
        return True
    anywhere = table.book.deployment.kinds_anywhere
    if not anywhere or figure.segment < 0:
        return False
    return table.board.cells[figure.x, figure.y].kinds[figure.segment] in anywhere


def put_on_tile(table: Table, figure: DeployedFigure) -> bool:
    """Return whether a figure was put on its tile in the turn in which that tile was placed, as the only one
    of that turn."""
    known = table.book.figures.get(figure.kind)
    deployment = table.book.deployment
    if (deployment.allowed_elsewhere or deployment.joining) and table.book.follows(figure.kind):
        return False
    if deployment.kinds_anywhere and apart_from_tile(table, figure):
        return False
    return known is None or not (known.on_point or known.moves or known.in_addition)


def cells_of(figures: Iterable[DeployedFigure]) -> tuple[Cell, ...]:
    """Return the cells of some figures, each once; none for figures of which a rule is not shown the place
    (`trial_tile.Someone`)."""
    return tuple(dict.fromkeys([(f.x, f.y) for f in figures if isinstance(f, tuple)]))


def alone(table: Table, figure: DeployedFigure) -> bool:
    """Return whether a figure that needs a follower of its player on the same feature has none there."""
    known = table.book.figures.get(figure.kind)
    if known is None or known.company is None or figure.segment < 0:
        return False
    there = table.occupants[table.board.region(figure[2:])]
    return not any(f.player == figure.player and table.book.follows(f.kind) for f in there)
