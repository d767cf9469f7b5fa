"""Who will draw how many of the remaining tiles, if the box is drawn to the end in turn order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from referee.tiles.lookahead.gaps import box
from referee.tiles.rules.table import Table


class Drawing(NamedTuple):
    """The future draws. `left`: copies of every tile not yet drawn, of which `hidden` are face down on the
    table and never drawn; `order`: the seats, starting with the one who draws next; `holder` has already
    drawn `sure`."""

    left: Mapping[str, int]
    hidden: int
    order: tuple[str, ...]
    holder: str | None = None
    sure: str | None = None

    @property
    def total(self) -> int:
        """Tiles not yet drawn, including those that never are."""
        return sum(self.left.values())

    @property
    def pile(self) -> int:
        """Tiles still to be drawn."""
        return max(0, self.total - self.hidden)

    def draws(self, player: str) -> int:
        """Return how many of them a player will draw, one per turn."""
        rounds, more = divmod(self.pile, len(self.order))
        return rounds + (self.order.index(player) < more)


def drawing(table: Table, player: str | None = None) -> Drawing | None:
    """Return the future draws; None if the remaining tiles are unknown. `player`: who draws next, by default
    the player to move."""
    left, turn = box(table), table.turn
    if left is None:
        return None
    seats = [seat.id for seat in table.players]
    sure = turn.drawn if left.get(turn.drawn or "") and turn.player in seats else None
    if sure is not None:
        left = {**left, sure: left[sure] - 1}
    first = 0
    if player is not None:
        first = seats.index(player)
    elif turn.player in seats:
        gone = sure is not None or turn.step in ("act", "end")
        first = (seats.index(turn.player) + gone) % len(seats)
    order = tuple(seats[first:] + seats[:first])
    return Drawing(left, table.hidden, order, turn.player if sure is not None else None, sure)
