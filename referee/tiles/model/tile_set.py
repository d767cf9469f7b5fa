"""Tile sets: kinds of features, printings, tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import (
    Literal,
)

from referee.game import JsonObject
from referee.tiles.model.tile import Tile


@dataclass(frozen=True)
class Kind:
    """A kind of feature: area (owns halves), line (lanes) or point; named by edges or halves; its edge
    letter."""

    shape: Literal["area", "line", "point"]
    sides: Literal["edges", "halves"] = "edges"
    letter: str = ""


Kinds = Mapping[str, Kind]
BEFORE = {"C31": "C3"}  # edition: the earlier one whose box it uses if a set has no newer one


@dataclass(frozen=True)
class Printing:
    """One edition of a set on sale: how many of each tile, and the editions of the game that use it, after
    the name of its box where a set was sold in several. `start`: its start tile, if different from that of
    the set."""

    id: str
    editions: tuple[str, ...]
    counts: Mapping[str, int]
    total: int
    start: str = ""


@dataclass(frozen=True, eq=False)
class TileSet:
    """A set of tiles. `version`: a hash of its content; `data`: the JSON it was read from. `edition`: of this
    box, if it need not be that of the game, or the name of the only box of it."""

    id: str
    name: str
    game: str
    version: str
    tiles: Mapping[str, Tile]
    printings: tuple[Printing, ...]
    kinds: Kinds
    marks: Mapping[str, str]
    provenance: str = "published"
    source: str = ""
    data: JsonObject = field(default_factory=dict, repr=False, compare=False)
    edition: str = ""

    form = "tile-set"  # the name of the JSON schema

    def used_in(self, edition: str) -> tuple[Printing, ...]:
        """Return the printings that an edition of the game uses: those that name it, or the edition it
        follows. A box with an edition is the same with every edition of the game."""
        edition = self.edition or edition
        found = tuple(p for p in self.printings if edition in p.editions)
        before = BEFORE.get(edition)
        return found or tuple(p for p in self.printings if before in p.editions)

    @property
    def counts(self) -> dict[str, Mapping[str, int]]:
        """Return the copies of each tile, by edition that a printing names."""
        named: dict[str, list[Printing]] = {}
        for printing in self.printings:
            for edition in printing.editions:
                named.setdefault(edition, []).append(printing)
        return {edition: _together(used) for edition, used in named.items()}

    def counted(self, edition: str) -> Mapping[str, int] | None:
        """Return the copies of each tile in an edition; None if no printing is used in it."""
        used = self.used_in(edition)
        return _together(used) if used else None

    def copies(self, edition: str) -> Mapping[str, int]:
        """Return the copies of each tile in an edition: of the printings for it, or of a user's printing for
        no edition."""
        anywhere = (p.counts for p in self.printings if self.provenance == "user" and not p.editions)
        return self.counted(edition) or next(anywhere, {})

    def start(self, edition: str) -> str:
        """Return the start tile in an edition; empty if the set does not name one."""
        return next((p.start for p in self.used_in(edition) if p.start), self.usual_start)

    @property
    def usual_start(self) -> str:
        """Return the start tile where no printing has another; empty if the set does not name one."""
        return str(self.data.get("start") or "")

    def editions_with(self, tile: str) -> tuple[str, ...]:
        """Return the editions of which some printing counts this tile, other than those of this box."""
        found = (edition for p in self.printings if p.counts.get(tile) for edition in p.editions)
        own = {edition for p in self.used_in("") for edition in p.editions} if self.edition else set()
        return tuple(one for one in dict.fromkeys(found) if one not in own)


@lru_cache(maxsize=128)
def in_edition(tile_set: TileSet, edition: str) -> TileSet:
    """Return a set as the box of this edition; the same object every time, since much is cached by set. A set
    stored before it named such a box stays as it is."""
    found = replace(tile_set, edition=edition)
    return found if found.used_in("") else tile_set


def _together(printings: Sequence[Printing]) -> Mapping[str, int]:
    """Return the copies of each tile in these printings."""
    if len(printings) == 1:
        return printings[0].counts
    total: Counter[str] = Counter()
    for one in printings:
        total.update(one.counts)
    return dict(total)
