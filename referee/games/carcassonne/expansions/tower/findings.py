"""Findings about towers and prisoners."""

from __future__ import annotations

from referee.game import Cell, PositionFinding, RuleReason
from referee.games.carcassonne.expansions.tower import prisoners
from referee.games.carcassonne.expansions.tower.supply import each, used_up
from referee.games.carcassonne.expansions.tower.towers import TOWER
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table


@rule("TW-P1")
def on_bases(table: Table) -> tuple[PositionFinding, ...]:
    """Find towers that are not on a base, or lower than one piece, and two on one tile."""
    found = []
    seen: set[Cell] = set()
    for token in table.tokens:
        if token.kind == TOWER:
            cell = (token.x, token.y)
            if TOWER not in table.board.cells[cell].marks and not table.board.cells[cell].unknown:
                found.append(
                    PositionFinding("error", RuleReason("TW-P2", "no_base", {"cell": cell}, (cell,)))
                )
            if cell in seen or token.value is None or token.value < 1:
                found.append(PositionFinding("error", RuleReason("TW-P1", "height", {}, (cell,))))
            seen.add(cell)
    return tuple(found)


@rule("TW-S1")
def as_many_as_there_are(table: Table) -> tuple[PositionFinding, ...]:
    """Find more pieces on the table and with the players than the players were given."""
    cells = tuple((token.x, token.y) for token in table.tokens if token.kind == TOWER)
    count = used_up(table)
    count += sum(int(having[TOWER]) for having in table.held.values() if having.get(TOWER) is not None)
    most = each(table) * len(table.players)
    if count <= most:
        return ()
    return (PositionFinding("error", RuleReason("TW-S1", "too_many", {"count": count, "most": most}, cells)),)


@rule("TW-C3")
def of_followers(table: Table) -> tuple[PositionFinding, ...]:
    """Find prisoners that no tower can have taken."""
    found = []
    for captor in table.held:
        for owner, kind in table.supply.prisoners(captor):
            if owner == captor:
                values = {"player": captor, "figure": kind}
                found.append(PositionFinding("error", RuleReason("TW-C2", "own_prisoner", values)))
            elif not table.book.follows(kind):
                found.append(PositionFinding("error", RuleReason("TW-C3", "no_follower", {"figure": kind})))
    return tuple(found)


@rule("TW-N1")
def exchanged(table: Table) -> tuple[PositionFinding, ...]:
    """Find players who hold followers of each other, which are exchanged at once."""
    seats = [seat.id for seat in table.players]
    found = []
    for number, one in enumerate(seats):
        for other in seats[number + 1 :]:
            due = prisoners.due(table)
            if prisoners.holds_of(table, one, other) and prisoners.holds_of(table, other, one) and not due:
                values = {"players": (one, other)}
                found.append(PositionFinding("warning", RuleReason("TW-N1", "both_hold", values)))
    return tuple(found)
