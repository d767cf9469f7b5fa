"""Who will draw how many of the remaining tiles, if the box is drawn to the end in turn order."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import cycle
from types import MappingProxyType
from typing import NamedTuple

from referee.tiles.lookahead.unfillable_cells import box
from referee.tiles.rules.table import Table

NOTHING: Mapping[str, str] = MappingProxyType({})


class Drawing(NamedTuple):
    """The future draws. `left`: copies of every tile not yet drawn, of which `hidden` are face down on the
    table and never drawn; `order`: the seats, starting with the one who draws next; `sure`: the tile that a
    player has already, by player; `bought`: the players who place it in their next turn, and draw none
    then."""

    left: Mapping[str, int]
    hidden: int
    order: tuple[str, ...]
    sure: Mapping[str, str] = NOTHING
    bought: Collection[str] = ()

    @property
    def total(self) -> int:
        """Tiles not yet drawn, including those that never are."""
        return sum(self.left.values())

    @property
    def pile(self) -> int:
        """Tiles still to be drawn."""
        return max(0, self.total - self.hidden)

    def has(self, player: str | None) -> tuple[str, ...]:
        """Return the tiles that a player has already; None: all players."""
        if player is None:
            return tuple(sorted(self.sure.values()))
        return (self.sure[player],) if player in self.sure else ()

    @property
    def first_round(self) -> tuple[str, ...]:
        """The players who draw a tile in their next turn."""
        return tuple(player for player in self.order if player not in self.bought)

    def drawers(self) -> Iterator[int]:
        """Yield who draws next, without end, as numbers in the order."""
        yield from (self.order.index(player) for player in self.first_round)
        yield from cycle(range(max(1, len(self.order))))

    def draws(self, player: str) -> int:
        """Return how many of them a player will draw, one per turn."""
        first = self.first_round
        rounds, more = divmod(max(0, self.pile - len(first)), len(self.order))
        return (player in first[: self.pile]) + rounds + (self.order.index(player) < more)


def drawing(table: Table, player: str | None = None) -> Drawing | None:
    """Return the future draws; None if the remaining tiles are unknown. `player`: who draws next, by default
    the player to move."""
    left, turn = box(table), table.turn
    if left is None:
        return None
    seats = [seat.id for seat in table.players]
    sure = dict(table.bag.in_hand)
    drawn = turn.drawn if left.get(turn.drawn or "") and turn.player in seats else None
    if drawn is not None and turn.player is not None:
        sure.setdefault(turn.player, drawn)
    for tile in sure.values():
        left = {**left, tile: left[tile] - 1}
    first = 0
    if player is not None:
        first = seats.index(player)
    elif turn.player in seats:
        gone = drawn is not None or turn.step in ("act", "end")
        first = (seats.index(turn.player) + gone) % len(seats)
    order = tuple(seats[first:] + seats[:first])
    return Drawing(left, table.bag.hidden, order, sure, table.bag.in_hand)
