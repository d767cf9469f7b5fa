"""What is wrong or odd with a position about the City of Carcassonne."""

from __future__ import annotations

from referee.game import PositionFinding, RuleReason
from referee.games.carcassonne import fields
from referee.games.carcassonne.expansions.count.city import COUNT, city_at, in_the_city, may_stand
from referee.tiles.model.position import QUARTER
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import ReportRules
from referee.tiles.rules.table import Table

RIVER = "river"  # kind of feature, as the base game has it among those that never close


@rule("CO-S1")
def no_city(table: Table) -> tuple[PositionFinding, ...]:
    """Report that the rules of the City do not apply, perhaps because a river began without it."""
    cells = table.board.cells
    if not cells or city_at(table):
        return ()
    river = any(RIVER in tile.kinds for tile in cells.values())
    return (PositionFinding("info", RuleReason("CO-S1", "river_began" if river else "no_city")),)


@rule("CO-S2")
def one_count(table: Table) -> tuple[PositionFinding, ...]:
    """There is one count, in one quarter."""
    cell = city_at(table)
    number, cells = sum(token.kind == COUNT for token in table.tokens), (cell,) if cell else ()
    if number > 1:
        return (PositionFinding("error", RuleReason("CO-S2", "one_count", {"count": number}, cells)),)
    return (
        (PositionFinding("info", RuleReason("CO-S2", "assumed", {}, cells)),) if cells and not number else ()
    )


@rule("CO-P1")
def off_the_block(table: Table) -> tuple[PositionFinding, ...]:
    """Find figures on the tiles of the City outside its quarters, where only those may be that just marched
    to a feature to be scored."""
    found = []
    for figure in () if table.turn.due else table.figures:
        tile = table.board.cells[figure.x, figure.y]
        if figure.segment >= 0 and fields.walled(tile) and tile.kinds[figure.segment] != QUARTER:
            values = {"figure": figure.kind}
            if figure.kind not in table.book.on_points:
                reason = RuleReason("CO-P1", "block", values, ((figure.x, figure.y),))
                found.append(PositionFinding("error", reason))
    return tuple(found)


@rule("CO-A2")
def in_their_quarters(table: Table) -> tuple[PositionFinding, ...]:
    """Find figures in quarters where their kind may not stand."""
    return tuple(
        PositionFinding(
            "error",
            RuleReason("CO-A2", "not_here", {"figure": figure.kind, "quarter": quarter}, (figure[2:4],)),
        )
        for figure, quarter in in_the_city(table)
        if QUARTER in table.book.goes_on(figure.kind) and not may_stand(table, figure.kind, quarter)
    )


FINDINGS = ReportRules(findings=(no_city, one_count, off_the_block, in_their_quarters))
