"""Reasons about a flock: its worth, its players, and the risk of a draw."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, RuleReason, ScoreLine
from referee.games.carcassonne.expansions.hills_and_sheep import flock
from referee.tiles.model.ports import EDGES, STEPS
from referee.tiles.model.regions import Region
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table


@rule("HS-F16")
def flock_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report what the flock of a field is worth, to whom, and whether it is herded automatically."""
    table, region = case.table, case.region
    if not flock.shepherds_on(table, region):
        return ()
    reasons = [flock_value(table, region), *joint(table, region)]
    reasons.append(RuleReason("HS-F20", "no_follower", whose(table, region), tuple(sorted(region.tiles))))
    if flock.herds_itself(table, region):
        reasons.append(RuleReason("HS-F22", "by_itself", {}, tuple(sorted(region.tiles))))
        placed = (table.turn.placed or ())[-1:]
        if placed and placed[0] not in region.tiles:
            reasons.append(applies("HS-Z8", placed))
        if case.holders():
            reasons.append(applies("HS-F23", region.tiles))
    else:
        reasons.append(applies("HS-F21", region.tiles))
    return tuple(reasons)


@rule("HS-F18")
def flock_paid(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Return whose flock a line pays."""
    for region in flock.flocks(table) if line.feature_kind == "flock" else ():
        if region.cells == line.tiles:
            return (flock_value(table, region), *joint(table, region))
    return ()


@rule("HS-N1")
def split_edge(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report tiles with two cities at an edge: joined by an adjacent tile (HS-N1), or still separate (HS-N2);
    and where two such edges meet (HS-Z6)."""
    joined: set[Cell] = set()
    apart: set[Cell] = set()
    for x, y, index in case.region.pieces if case.region.kind == "city" else ():
        features = case.board.cells[x, y].features
        for other, feature in enumerate(features):
            if other != index and feature.kind == "city" and set(feature.edges) & set(features[index].edges):
                (joined if (x, y, other) in case.region.pieces else apart).add((x, y))
    facing = {cell for cell in joined | apart for near in (joined | apart) if _faces(case, cell, near)}
    found = (("HS-N1", joined), ("HS-N2", joined | apart), ("HS-Z6", facing))
    return tuple(applies(id, cells) for id, cells in found if cells)


def _faces(case: ScoringContext, cell: Cell, near: Cell) -> bool:
    """Return whether two neighbours meet at an edge on which each shows two cities."""
    step = near[0] - cell[0], near[1] - cell[1]
    if step not in STEPS:
        return False
    edge = STEPS.index(step)
    board = case.board.cells
    return all(
        sum(feature.kind == "city" and EDGES[side] in feature.edges for feature in board[spot].features) > 1
        for spot, side in ((cell, edge), (near, (edge + 2) % 4))
    )


def flock_value(table: Table, region: Region) -> RuleReason:
    """Return what the flock pays if it is herded now, and to whom (HS-F18 if to several)."""
    lines = flock.pay(table, region, "HS-F14")
    values = {"points": lines[0].points, "parts": lines[0].parts} if lines else {"points": 0, "parts": ()}
    rule = "HS-F18" if len(lines) > 1 else "HS-F14"
    return RuleReason(rule, "flock", {**values, **whose(table, region)}, tuple(sorted(region.tiles)))


def joint(table: Table, region: Region) -> Iterator[RuleReason]:
    """Yield the reason that the flock has several shepherds, if it does."""
    if len(flock.shepherds_on(table, region)) > 1:
        yield RuleReason("HS-F16", "joint", whose(table, region), tuple(sorted(region.tiles)))


def whose(table: Table, region: Region) -> dict[str, object]:
    """Return the players of the shepherds on a field, as values of a reason."""
    return {"players": tuple(f.player for f in flock.shepherds_on(table, region))}


def odds(table: Table, rule: str, region: Region) -> RuleReason:
    """Return the risk of a draw, under the rule by which it is made."""
    values = {"wolves": flock.WOLVES, "count": flock.bag_size(table)}
    return RuleReason(rule, "odds", values, tuple(sorted(region.tiles)))
