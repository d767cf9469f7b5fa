"""Findings about shepherds and sheep on a table."""

from __future__ import annotations

from collections import Counter

from referee.game import PositionFinding, RuleReason
from referee.games.carcassonne.expansions.hills_and_sheep import flock
from referee.games.carcassonne.expansions.hills_and_sheep.flock import SHEEP, VALUES, WOLF
from referee.tiles.model.board import Board
from referee.tiles.model.regions import Region
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import DeployedFigure, Table


@rule("HS-S1")
def bag(table: Table) -> tuple[PositionFinding, ...]:
    """Find more tokens than the box has, wolves left on the table, and unreadable tokens."""
    found = []
    lying: Counter[int | None] = Counter(token.value for token in table.tokens if token.kind == SHEEP)
    for value, count in lying.items():
        cells = tuple(sorted({(t.x, t.y) for t in table.tokens if t.kind == SHEEP and t.value == value}))
        if value is None:
            found.append(PositionFinding("warning", RuleReason("HS-F14", "unread", {"count": count}, cells)))
        elif count > VALUES.get(value, 0):
            values = {"sheep": value, "count": count, "most": VALUES.get(value, 0)}
            found.append(PositionFinding("error", RuleReason("HS-S1", "too_many", values, cells)))
    wolves = tuple(sorted({(t.x, t.y) for t in table.tokens if t.kind == WOLF}))
    if wolves:
        found.append(PositionFinding("error", RuleReason("HS-F13", "wolf_on_the_table", {}, wolves)))
    return tuple(found)


@rule("HS-F5")
def flocks(table: Table) -> tuple[PositionFinding, ...]:
    """Find sheep without a shepherd, shepherds without sheep, adjacent shepherds of which the later could not
    have been deployed, and flocks that should have been herded."""
    found = []
    kept = {token for region in flock.flocks(table) for token in flock.sheep_on(table, region)}
    loose = tuple(sorted({(t.x, t.y) for t in table.tokens if t.kind == SHEEP and t not in kept}))
    if loose and not table.over:  # the shepherds go home at the end
        found.append(PositionFinding("error", RuleReason("HS-F5", "no_shepherd", {}, loose)))
    for region in flock.flocks(table):
        shepherds = flock.shepherds_on(table, region)
        now = {cell for cell in table.turn.placed or () if table.turn.step != "place"}
        cells = tuple(sorted({(f.x, f.y) for f in shepherds}))
        if len(flock.sheep_on(table, region)) < len(shepherds) and not now & set(cells):
            found.append(PositionFinding("warning", RuleReason("HS-F5", "no_sheep", {}, cells)))
        if any(_touch(table, one, other) for one in shepherds for other in shepherds if one < other):
            found.append(PositionFinding("error", RuleReason("HS-F3", "neighbours", {}, cells)))
        if flock.herds_itself(table, region) and not _beside(region, now):
            found.append(
                PositionFinding(
                    "warning", RuleReason("HS-F22", "not_herded", {}, tuple(sorted(region.tiles)))
                )
            )
    return tuple(found)


def _touch(table: Table, one: DeployedFigure, other: DeployedFigure) -> bool:
    """Return whether the fields under two shepherds meet edge to edge: the later tile joined the first one's
    field when it was placed, so no shepherd could be put on it."""
    cells = {(f.x, f.y): table.board.cells[f.x, f.y] for f in (one, other)}
    return other[2:] in Board(cells).region(one[2:]).pieces


def _beside(region: Region, now: set[tuple[int, int]]) -> bool:
    """Return whether a tile of this turn, in the field or next to it, may have closed the field."""
    return any(abs(x - a) + abs(y - b) <= 1 for x, y in region.tiles for a, b in now)
