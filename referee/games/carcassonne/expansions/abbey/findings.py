"""Findings about the abbeys on a table."""

from __future__ import annotations

from itertools import combinations

from referee.game import Cell, PositionFinding, RuleReason
from referee.games.carcassonne.expansions.abbey.holding import HELD, held
from referee.games.carcassonne.expansions.abbey.reasons import ABBEY
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table


def abbeys(table: Table) -> list[Cell]:
    """Return the cells with abbeys."""
    return sorted(cell for cell, tile in table.board.cells.items() if tile.id == ABBEY)


@rule("AB-P2")
def holes_filled(table: Table) -> tuple[PositionFinding, ...]:
    """Every abbey needs four neighbours."""
    gaps = [(cell, table.board.needs.faces(cell).count(None)) for cell in abbeys(table)]
    return tuple(
        PositionFinding("error", RuleReason("AB-P2", "gap", {"cell": cell, "count": count}, (cell,)))
        for cell, count in gaps
        if count
    )


@rule("AB-P4")
def side_by_side(table: Table) -> tuple[PositionFinding, ...]:
    """No two abbeys share an edge."""
    return tuple(
        PositionFinding(
            "error", RuleReason("AB-P4", "side_by_side", {"cell": one, "other": other}, (one, other))
        )
        for one, other in combinations(abbeys(table), 2)
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
    )


@rule("AB-S1")
def too_many(table: Table) -> tuple[PositionFinding, ...]:
    """One abbey for each player, and no player with more; abbeys still held cannot be on the table."""
    found = [
        RuleReason("AB-S1", "too_many_held", {"player": seat.id, "count": count})
        for seat in table.players
        if (count := table.holds(seat.id, HELD)) > 1
    ]
    lying = abbeys(table)
    still_held = sum(held(table, seat.id) for seat in table.players if HELD in table.held.get(seat.id, {}))
    most = max(0, len(table.players) - still_held)
    if len(lying) > most:
        found.append(RuleReason("AB-S1", "too_many", {"count": len(lying), "most": most}, tuple(lying)))
    return tuple(PositionFinding("error", reason) for reason in found)
