"""The players in the order of their turns."""

from __future__ import annotations

from referee.tiles.rules.table import Table


def clockwise(table: Table, first: str | None) -> tuple[str, ...]:
    """Return all players clockwise, beginning with `first`, or with the first seat if that is no player."""
    seats = [seat.id for seat in table.players]
    at = seats.index(first) if first in seats else 0
    return (*seats[at:], *seats[:at])


def clockwise_after(table: Table, last: str | None) -> tuple[str, ...]:
    """Return all players clockwise, from the left neighbour of `last` on; from the first seat on if that is
    no player."""
    seats = clockwise(table, last)
    return (*seats[1:], last) if last in seats else seats
