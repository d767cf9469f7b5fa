"""Findings for a finished table that need a closer check than `inspecting`: figures that cannot have been
deployed one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.deadline import checkpoint
from referee.game import Cell, PositionFinding, RuleReason
from referee.tiles.model.half_tiles import half_of
from referee.tiles.model.multi_cell import origin
from referee.tiles.model.ports import NEAR
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.state.standing import put_on_tile
from referee.tiles.rules.table import DeployedFigure, Table


def findings(table: Table) -> list[PositionFinding]:
    """Return all findings that `inspecting.findings` does not cover."""
    return [*together(table), *several(table)]


def together(table: Table) -> Iterator[PositionFinding]:
    """Find figures on one region whose tiles are adjacent: the second figure was put on an occupied feature.
    (Figures that met because a tile between them joined two features are legal.)"""
    for region, figures in table.occupants.items():
        for one, other in _neighbours(figures):
            if _joined(table, one, other) and _only_one(table, one, other):
                cells = tuple(sorted({(one.x, one.y), (other.x, other.y)}))
                values = {"kind": region.kind, "players": (one.player, other.player)}
                free = table.book.ids_of(region.kind).free
                yield PositionFinding("error", RuleReason(free, "together", values, cells))


def _neighbours(figures: Sequence[DeployedFigure]) -> Iterator[tuple[DeployedFigure, DeployedFigure]]:
    """Yield the pairs of figures on adjacent cells that do not stand on the same feature, in their order."""
    on_cell: dict[Cell, list[int]] = {}
    for number, figure in enumerate(figures):
        on_cell.setdefault((figure.x, figure.y), []).append(number)
    for number, one in enumerate(figures):
        beside = [late for near in NEAR[one.x, one.y] for late in on_cell.get(near, ()) if late > number]
        for late in sorted(beside):
            checkpoint()
            yield one, figures[late]


def several(table: Table) -> Iterator[PositionFinding]:
    """Find figures on several features of one tile: only one figure is deployed in a turn, and only on the
    tile of that turn."""
    on_tile: dict[tuple[Cell, int], list[DeployedFigure]] = {}
    cells = table.board.cells
    for figure in table.figures:
        if figure.segment >= 0 and put_on_tile(table, figure) and _deployed(table, figure):
            half = half_of(cells[figure.x, figure.y], figure.segment)
            on_tile.setdefault((origin(cells, (figure.x, figure.y)), half), []).append(figure)
    for (cell, _), figures in on_tile.items():
        if len({figure[2:] for figure in figures}) > 1:
            values = {"count": len(figures), "players": tuple(dict.fromkeys(f.player for f in figures))}
            yield PositionFinding("error", RuleReason(table.book.ids.just_placed, "several", values, (cell,)))


def _deployed(table: Table, figure: DeployedFigure) -> bool:
    """Return whether a figure can have been deployed on the tile of a turn, according to the rules."""
    if figure.kind not in table.book.figures:
        return False
    cell = (figure.x, figure.y)
    claim = DeploymentContext(
        table, figure.player, figure.kind, cell, table.board.cells[cell], figure.segment, []
    )
    return not any(claim.objections())


def _joined(table: Table, one: DeployedFigure, other: DeployedFigure) -> bool:
    """Return whether the two features on which the figures stand touch directly."""
    cells = table.board.cells
    near = (other.x, other.y)
    for edge, behind in cells[one.x, one.y].connections.exits[one.segment]:
        if NEAR[one.x, one.y][edge] == near and other.segment in cells[near].connections.behind[behind]:
            return True
    return False


def _only_one(table: Table, one: DeployedFigure, other: DeployedFigure) -> bool:
    """Return whether the rules object to deploying either figure while the other is in place."""
    return _objected(table, one, other) and _objected(table, other, one)


def _objected(table: Table, late: DeployedFigure, early: DeployedFigure) -> bool:
    """Return whether a figure cannot be deployed while another stands on the same feature: a follower may
    where something puts it on features that are occupied, such as a flying machine."""
    if late.kind not in table.book.figures or not table.book.occupies(early.kind):
        return False
    if table.book.deployment.joining and table.book.follows(late.kind):
        return False
    cell, free = (late.x, late.y), table.book.ids_of
    tile = table.board.cells[cell]
    claim = DeploymentContext(table, late.player, late.kind, cell, tile, late.segment, [early])
    id = free(claim.feature_kind).free
    return any(reason.rule == id for reason in claim.objections())
