"""How many tower pieces each player has."""

from __future__ import annotations

from referee.games.carcassonne.expansions.tower.towers import TOWER
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table

EACH = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}  # TW-S1: pieces of a player, by the number of players
PIECES = 30
HEIGHTS = tuple(range(1, PIECES + 1))


def each(table: Table) -> int:
    """Return how many pieces a player of this table gets."""
    return EACH[min(max(len(table.players), 2), 6)]


def used_up(table: Table) -> int:
    """Return the number of pieces on the table; a tower of unknown height has one."""
    return sum(max(1, token.value or 1) for token in table.tokens if token.kind == TOWER)


def pieces(table: Table, player: str) -> int:
    """Return the pieces that a player still has; if that was not given, as many as there can be."""
    given = {seat.id: table.held.get(seat.id, {}).get(TOWER) for seat in table.players}
    own = given.get(player)
    if own is not None:
        return int(own)
    used = used_up(table)
    others = sum(int(count) for count in given.values() if count is not None)
    return max(0, min(each(table), each(table) * len(table.players) - used - others))


@rule("TW-S1")
def dealt(table: Table) -> Table:
    """Every player begins with the same number of pieces. Whose pieces lie on a table that was entered is
    unknown."""
    if any(token.kind == TOWER for token in table.tokens):
        return table
    for seat in table.players:
        if TOWER not in table.held.get(seat.id, {}):
            table = table.with_held(seat.id, TOWER, each(table))
    return table
