"""The tiles that are left to draw, and those that players hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from referee.tiles.model.derived import derived
from referee.tiles.model.multi_cell_fits import large_places
from referee.tiles.model.tile import Tile
from referee.tiles.rules.rule import Rule, UndrawnRule

if TYPE_CHECKING:
    from referee.tiles.rules.table import Table

FEW = 12  # with at most so many tiles left, check whether any fits


class TileBag:
    """The tiles of a table that are not on the board. `undrawn`: those that are not drawn, with the rule on
    who may place each and when; `apart`: how many those are."""

    def __init__(self, table: Table, undrawn: Mapping[str, Rule[UndrawnRule]], apart: int) -> None:
        self._table, self.undrawn, self._apart = table, undrawn, apart

    @derived
    def in_hand(self) -> dict[str, str]:
        """The tile that each player who has one holds and has to place next."""
        things = self._table.book.bag.in_hand
        if not things:
            return {}
        return {
            player: having[thing]
            for player, having in self._table.held.items()
            for thing in things
            if having.get(thing)
        }

    @cached_property
    def hidden(self) -> int:
        """Tiles of the box that are face down on the table."""
        table = self._table
        vars(table)["bag"] = self  # for these rules, so that they do not count everything again
        try:
            return sum([rule.apply(table) for rule in table.book.bag.hidden_tiles])
        finally:
            vars(table).pop("bag", None)  # no cycle stays

    def copies_left(self, tile: str) -> int | None:
        """Return the copies of a tile not yet seen, or None if unknown."""
        table, counts = self._table, self._table.library.counts
        if not table.book.tracks_tiles:
            return None
        if table.left_given is not None and tile in table.left_given:
            return table.left_given[tile]
        if tile not in counts or tile in self.undrawn or table.board.unknown:
            return None
        if "edition" not in table.given and not counts[tile] and table.library.most[tile]:
            return None  # a tile of another edition than the one assumed
        return max(0, counts[tile] - self.used(tile))

    def used(self, tile: str) -> int:
        """Return how many copies of a tile are on the table, in hands or discarded."""
        held = list(self.in_hand.values()).count(tile) if self.in_hand else 0
        return self._table.board.copies.get(tile, 0) + self._table.gone.count(tile) + held

    @cached_property
    def pile(self) -> int | None:
        """The number of tiles that can still be drawn, or None if unknown. (If the edition was not given, the
        boxes of the assumed one are counted.)"""
        table, undrawn = self._table, self.undrawn
        if not table.book.tracks_tiles:
            return None
        given, counts = table.left_given or {}, table.library.counts
        apart = counts.keys() & (given.keys() | undrawn.keys())
        if table.board.unknown and len(apart) < len(counts):
            return None
        used = table.board.copies
        left = table.library.total - sum([counts[id] for id in apart])
        left += sum([given[id] for id in (apart & given.keys()) - undrawn.keys()])
        left -= sum([used[id] for id in (used.keys() & counts.keys()) - apart])
        left -= sum([id in counts and id not in apart for id in (*table.gone, *self.in_hand.values())])
        return max(0, left - self.hidden)

    @property
    def at_least(self) -> int:
        """Tiles that can still be drawn at least, if every tile on the table is from the box."""
        return self.unseen_at_least - self.hidden

    @property
    def unseen_at_least(self) -> int:
        """The same with those that are hidden on the table."""
        table, counts = self._table, self._table.library.counts
        seen = len(table.board.cells) + len(table.gone) + len(self.in_hand)
        given = table.left_given or {}
        more = sum(
            [left - counts[id] for id, left in given.items() if id in counts and id not in self.undrawn]
        )
        return table.library.total - self._apart + more - seen

    @derived
    def far_from_empty(self) -> bool:
        """Whether so many tiles are left that some are drawn and fit; a cheap test, needed every turn. A tile
        on the table hides at most one."""
        return self.unseen_at_least > FEW + len(self._table.board.cells) or self.at_least > FEW

    @property
    def drawn_out(self) -> bool:
        """Whether nothing can be drawn any more, and no player holds a tile."""
        if self.in_hand:
            return False
        if self.at_least > 0:  # cheap test first: called for every answer
            return False
        return self.pile == 0


def spent(table: Table) -> bool:
    """Return whether nothing can be drawn any more, or nothing that can be drawn fits anywhere, and no player
    holds a tile; cached."""
    bag = table.bag
    return not (bag.in_hand or bag.far_from_empty) and table.once("spent", _spent)


def _spent(table: Table) -> bool:
    bag = table.bag
    if not bag.pile:
        return bag.pile == 0
    if bag.pile > FEW:
        return False
    left = (tile for id, tile in table.library.tiles.items() if bag.copies_left(id))
    return not any(_fits(table, tile) for tile in left)


def _fits(table: Table, tile: Tile) -> bool:
    """Return whether a tile has a legal placement."""
    if tile.large is not None:
        return any(True for _ in large_places(table, tile))
    for x, y, quarter in table.board.placements(tile):
        lying = tile.turned(quarter - tile.quarter)
        if not any(rule.apply(table, (x, y), lying) for rule in table.book.placement.checks):
            return True
    return False
