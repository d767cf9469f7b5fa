"""Putting a follower next to another."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import RuleReason, Step
from referee.games.carcassonne.expansions.minis.corn_circles.circle import (
    adds,
    after_it,
    first_chosen,
    followers,
    kind_of,
)
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Ref
from referee.tiles.play.actions import deployment_checks
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import DeployedFigure, Table


def beside(table: Table, move: Deploy) -> Reasons:
    """A follower of the supply is put next to one of the player, on a feature of the circle's kind."""
    cell, kind = (move.x, move.y), kind_of(table)
    values = {"figure": move.kind, "kind": move.feature.kind}
    if move.kind in table.book.figures and not table.book.follows(move.kind):
        yield RuleReason("CC-2", "no_follower", values, (cell,))
        return
    if move.point is not None:  # a figure for points that is not in play: refused already
        return
    index = table.board.cells[cell].names.find(move.feature.kind, move.feature.at)[0]
    if move.feature.kind != kind:
        yield RuleReason("CC-2", "other_kind", {"kind": kind}, (cell,))
    elif not any(one[2:] == (*cell, index) for one in followers(table, move.player)):
        yield RuleReason("CC-2", "nobody", {"player": move.player}, (cell,))
    elif move.kind in table.book.figures:
        yield from limits(table, move, index)


def limits(table: Table, move: Deploy, index: int) -> Reasons:
    """Return what else objects to such a figure there; that others are on the feature does not (CC-3)."""
    cell, tile = (move.x, move.y), table.board.cells[move.x, move.y]
    if move.feature.kind not in table.book.goes_on(move.kind):
        yield RuleReason("CC-3", "not_there", {"figure": move.kind, "kind": move.feature.kind}, (cell,))
    standing = table.occupants.get(table.board.region((*cell, index)), [])
    claim = DeploymentContext(table, move.player, move.kind, cell, tile, index, standing)
    for check in table.book.deployment.checks:
        if (reason := check.apply(claim)) is not None:
            yield reason


def do_put(table: Table, move: Deploy) -> Step[Table]:
    """Put the follower there."""
    return after_it(deployment_checks.do_deploy(table, move), table, move.player)


def why_put(table: Table, move: Deploy) -> Reasons:
    """Return the rules."""
    yield RuleReason("CC-2", "puts", {"player": move.player, "figure": move.kind}, ((move.x, move.y),))
    yield applies("CC-3", ((move.x, move.y),))


def offered_to(table: Table, player: str) -> Iterator[Deploy]:
    """Yield every follower of the supply next to every one of the player, if nothing objects."""
    for place in dict.fromkeys(followers(table, player)):
        for kind in table.book.on_features:
            if table.book.follows(kind) and table.supply.left(player, kind) > 0:
                one = Deploy(player, kind, place.x, place.y, feature_of(table, place))
                if not any(True for _ in limits(table, one, place.segment)):
                    yield one


def feature_of(table: Table, figure: DeployedFigure) -> Ref:
    """Return the feature on which a figure stands."""
    tile = table.board.cells[figure.x, figure.y]
    return Ref(tile.kinds[figure.segment], tile.names.both[figure.segment][0])


def puts(table: Table, player: str) -> Iterator[Deploy]:
    """Yield what a player may put down, if this was chosen."""
    return iter(dict.fromkeys(offered_to(table, player)) if adds(table) else ())


PUT_CHECKS = (in_turn, first_chosen, deployment_checks.in_supply, beside)
PUT = Action(
    Deploy,
    PUT_CHECKS,
    do_put,
    why_put,
    firm=(in_turn, first_chosen, deployment_checks.point_exists, deployment_checks.room_for_it),
    offers=puts,
)
