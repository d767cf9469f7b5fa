"""The deployments that a player may choose from, after a placement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from referee.game import Cell, LegalDeployment
from referee.tiles.model.half_tiles import newest
from referee.tiles.model.moves import Deploy
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.model.points import points_of
from referee.tiles.model.ports import NORTH_WEST
from referee.tiles.model.position import Ref
from referee.tiles.play.actions.deployment_checks import in_supply, just_placed, only_figure
from referee.tiles.play.legal.deployments import deployments
from referee.tiles.play.legal.figures_on_points import on_points
from referee.tiles.rules.action import at_step, in_turn, objected
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.table import Table


def other_deployments(table: Table, move: Deploy) -> tuple[object, ...]:
    """Return every legal deployment of that player on the same tile, or on the tile just placed."""
    cell = (move.x, move.y)
    if table.turn.placed:
        cell = table.turn.placed[-1]
    if cell not in table.board.cells:
        return ()
    parts = cells_of(table.board.cells, cell)
    found = [one for part in parts for one in _on_cell(table, move, part)]
    return (*found, *_on_points(table, move, parts))


def _on_cell(table: Table, move: Deploy, cell: Cell) -> Iterator[LegalDeployment]:
    """Yield every legal deployment on one cell of a tile."""
    tile, legal = table.board.cells[cell], []
    new, halves = newest(tile), bool(tile.special.halves)
    for index in range(len(tile.features)):
        there, kinds = table.occupants.get(table.board.region((*cell, index)), []), []
        feature = Ref(tile.kinds[index], tile.names.at(index)) if halves else move.feature
        for kind in table.book.on_features if index in new else ():
            claim = DeploymentContext(table, move.player, kind, cell, tile, index, there)
            one = replace(move, kind=kind, x=cell[0], y=cell[1], feature=feature, point=None)
            if not objected(
                (in_turn, at_step("act"), just_placed, only_figure, in_supply), table, one
            ) and not any(claim.objections()):
                kinds.append(kind)
        legal.append(tuple(kinds))
    yield from (one._replace(cell=cell) for one in deployments(tuple(legal), tile))


def _on_points(table: Table, move: Deploy, parts: Iterable[Cell]) -> Iterator[LegalDeployment]:
    """Yield every legal deployment on a point around a tile, which has these cells."""
    for one in on_points(table, move.player, parts):
        point = one.point or (move.x, move.y)
        to_point = replace(move, kind=one.kind, x=point[0], y=point[1], point=point)
        if not objected((in_turn, at_step("act"), just_placed), table, to_point):
            yield one


def _to_points(table: Table, player: str, parts: Iterable[Cell]) -> Iterator[Deploy]:
    """Yield every figure of the player for a point on every point around these cells, legal or not."""
    for kind in table.book.on_points:
        (feature_kind,) = table.book.figures[kind].goes_on
        for point in sorted({point for cell in parts for point in points_of(cell)}):
            if point in table.board.cells:
                yield Deploy(player, kind, *point, Ref(feature_kind, NORTH_WEST), point)


def thinkable(table: Table, player: str) -> Iterator[Deploy]:
    """Yield every figure of the player on every feature of the tile just placed, legal or not."""
    cells = table.board.cells
    parts = [part for cell in (table.turn.placed or ())[-1:] for part in cells_of(cells, cell)]
    kinds = sorted(table.book.on_features)
    for x, y in parts:
        tile = cells[x, y]
        for index, feature_kind in enumerate(tile.kinds):
            for kind in kinds:
                yield Deploy(player, kind, x, y, Ref(feature_kind, tile.names.both[index][0]))
    yield from _to_points(table, player, parts)
    yield from _elsewhere(table, player, parts)


def _elsewhere(table: Table, player: str, parts: list[Cell]) -> Iterator[Deploy]:
    """Yield figures on all other tiles, if something lets them be put there."""
    book, here = table.book, set(parts)
    allowed, anywhere = book.deployment.allowed_elsewhere, book.deployment.kinds_anywhere.keys()
    if not parts or not (allowed or anywhere):
        return
    cells = table.board.cells.items()
    others = [(cell, tile) for cell, tile in cells if cell not in here and not tile.special.printed]
    free = [(cell, tile) for cell, tile in others if not anywhere.isdisjoint(tile.kinds)]
    for kind in book.on_features:
        first = Deploy(player, kind, *parts[0], Ref("", ()))
        reached = any(one.apply(table, first) for one in allowed)
        goes_on = book.figures[kind].goes_on if reached else book.figures[kind].goes_on & anywhere
        if not goes_on or table.supply.left(player, kind) <= 0:
            continue
        for (x, y), tile in others if reached else free:
            for index, feature_kind in enumerate(tile.kinds):
                if feature_kind in goes_on:
                    yield Deploy(player, kind, x, y, Ref(feature_kind, tile.names.both[index][0]))
