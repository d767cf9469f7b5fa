"""What sets some tiles on a table apart from those that just lie there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile

Elsewhere = tuple[int, int, int]  # a feature of a tile elsewhere


@dataclass(frozen=True, slots=True, eq=False)
class Special:
    """`printed`: the tile belongs to the table and not to the box, for one cell only; its features may
    continue at a piece elsewhere (`jumps`); `beyond`: it is beyond the edge of the table, on no square.
    `joins`: features that something on the table joins to pieces there (a ferry, a tunnel); `loose`: features
    with an end on the tile itself that leads nowhere yet. `half`: it fills half of its cell; `halves`: the
    two tiles that fill a cell together, first the one that was laid first (`model.half_tiles`)."""

    printed: bool = False
    beyond: bool = False
    jumps: Mapping[int, Elsewhere] = field(default_factory=dict)
    joins: Mapping[int, tuple[Elsewhere, ...]] = field(default_factory=dict)
    loose: frozenset[int] = frozenset()
    half: bool = False
    halves: tuple[Tile, ...] = ()

    def joined(self, joins: Mapping[int, tuple[Elsewhere, ...]], loose: frozenset[int]) -> Special:
        """Return what sets the tile apart with these joins and loose ends."""
        if not (joins or loose or self.printed or self.half or self.halves):
            return ORDINARY
        return Special(self.printed, self.beyond, self.jumps, joins, loose, self.half, self.halves)

    def off_the_table(self) -> Special:
        """Return what sets a copy of the tile apart that is not on the table: its loose ends and its
        shape."""
        return Special(loose=self.loose, half=self.half) if self.loose or self.half else ORDINARY

    def turned(self, step: int) -> Special:
        """Return the same for the tile turned by quarters; two tiles on one cell turn together."""
        if not self.halves:
            return self.off_the_table()
        return Special(loose=self.loose, halves=tuple([half.turned(step) for half in self.halves]))


ORDINARY = Special()  # nothing: every other tile has this very object, for quick checks
