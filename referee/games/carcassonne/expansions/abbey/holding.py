"""The abbeys that players hold, and the holes for them."""

from __future__ import annotations

from referee.game import Cell
from referee.tiles.rules.table import Table

HELD = "abbey"  # what players hold off the table


def held(table: Table, player: str) -> int:
    """Return how many abbeys a player holds; if unknown, the one of the start (AB-S1)."""
    count = table.held.get(player, {}).get(HELD, 1)
    return count if isinstance(count, int) else 1


def holes(table: Table) -> list[Cell]:
    """Return the empty cells whose four neighbours are all occupied."""
    return table.board.needs.holes()


def can_lay(table: Table, player: str) -> bool:
    """Return whether a player has an abbey and a hole for it."""
    return held(table, player) > 0 and bool(holes(table))
