"""Every legal placement of a multi-cell tile, what each completes, and every legal deployment after it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from referee.game import Cell, Completion, Deployment, Placement
from referee.tiles.model.multi_cell_fits import Parts, large_places
from referee.tiles.model.tile import Tile
from referee.tiles.play.completed_features import completed_by
from referee.tiles.play.legal.deployments import deployments as on_features
from referee.tiles.play.legal.lazily import FoundBy
from referee.tiles.play.legal.points import on_points
from referee.tiles.play.legal.trial_tile import unopposed
from referee.tiles.rules.contexts import DeploymentContext, case_of
from referee.tiles.rules.table import Table


def placements(table: Table, tile: Tile, player: str | None) -> tuple[Placement, ...]:
    """Return every legal placement, sorted by x, y, rotation, with deployments on every cell of the tile
    (with `cell`, if it is not the north-west one)."""
    return tuple(
        sorted(_placement(table, turned, parts, player) for turned, parts in large_places(table, tile))
    )


def _placement(table: Table, rotation: int, parts: Parts, player: str | None) -> Placement:
    """Return one placement. What follows it is computed when it is read: whether a tile fits anywhere at all
    does not depend on that."""
    start = parts[0][0]

    @cache
    def after() -> Table:
        board = table.board
        for cell, part in parts:
            board = board.lay(cell, part)
        return table.looking_at(board)

    def deployments() -> tuple[Deployment, ...]:
        found = [one for cell, part in parts for one in _deployments(after(), player, cell, part, start)]
        found += on_points(after(), player, [cell for cell, _ in parts]) if player is not None else ()
        return tuple(found)

    def completes() -> tuple[Completion, ...]:
        cases = [case_of(after(), region) for region in completed_by(after(), (start,))]
        return tuple(sorted(Completion(case.region.kind, case.tiles(), case.value()) for case in cases))

    return Placement(*start, rotation, FoundBy(deployments) if player is not None else (), FoundBy(completes))


def _deployments(
    after: Table, player: str | None, cell: Cell, part: Tile, start: Cell
) -> Iterator[Deployment]:
    """Yield what the player may deploy on one cell of the tile after the placement."""
    if player is None:
        return
    book, against = after.book, after.book.objections(part, after)
    left = after.supply.kinds_left(player)
    kinds = [(kind, known) for kind, known in book.figures.items() if kind in left and not known.on_point]
    legal = []
    for index, feature in enumerate(part.kinds):
        there = after.occupants.get(after.board.region((*cell, index)), [])
        here = [kind for kind, known in kinds if feature in known.goes_on]
        free: dict[int, bool] = {}  # whether the rules that kinds of figure share allow it
        for kind in here:
            if id(rules := against[kind]) not in free:
                claim = DeploymentContext(after, player, kind, cell, part, index, there)
                free[id(rules)] = unopposed(claim, rules)
        legal.append(tuple(kind for kind in here if free[id(against[kind])]))
    for one in on_features(tuple(legal), part):
        yield one if cell == start else one._replace(cell=cell)
