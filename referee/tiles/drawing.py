"""Who will draw how many of the tiles left, if the box is drawn to the end in turn order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from referee.tiles.holes import box
from referee.tiles.table import Table


class Drawing(NamedTuple):
    """What is to come. `left`: copies of every tile not yet drawn; `hidden` of them lie unseen on the table
    and are never drawn; `order`: the seats, from the one who draws next; `holder` has drawn `sure`
    already."""

    left: Mapping[str, int]
    hidden: int
    order: tuple[str, ...]
    holder: str | None = None
    sure: str | None = None

    @property
    def total(self) -> int:
        """Tiles not yet drawn, those included that never are."""
        return sum(self.left.values())

    @property
    def pile(self) -> int:
        """Tiles still to be drawn."""
        return max(0, self.total - self.hidden)

    def draws(self, player: str) -> int:
        """How many of them a player will draw, one in every turn."""
        rounds, more = divmod(self.pile, len(self.order))
        return rounds + (self.order.index(player) < more)


def drawing(table: Table, player: str | None = None) -> Drawing | None:
    """What is to come; None where nobody knows what is left. `player`: who draws next, if not the one whose
    turn says so."""
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
