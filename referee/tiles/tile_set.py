"""What a tile set is: its kinds of features, its printings, its tiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from referee.tiles.tile import Tile


@dataclass(frozen=True)
class Kind:
    """A kind of feature: area (owns halves), line (lanes) or point; told by edges or halves; its edge
    letter."""

    shape: Literal["area", "line", "point"]
    sides: Literal["edges", "halves"] = "edges"
    letter: str = ""


Kinds = Mapping[str, Kind]


@dataclass(frozen=True)
class Printing:
    """One edition of a set as it is sold: how many of each tile, in which editions of the game it is used."""

    id: str
    editions: tuple[str, ...]
    counts: Mapping[str, int]
    total: int


@dataclass(frozen=True, eq=False)
class TileSet:
    """A set of tiles. `version` is a hash of its content; `data` the JSON it was read from."""

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
    data: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    form = "tile-set"  # the name of the JSON schema

    @property
    def counts(self) -> dict[str, Mapping[str, int]]:
        """Copies of each tile, by edition."""
        return {edition: p.counts for p in self.printings for edition in p.editions}

    def copies(self, edition: str) -> Mapping[str, int]:
        """Copies of each tile in an edition: of the printing for it, or of a user's for no edition."""
        anywhere = (p.counts for p in self.printings if self.provenance == "user" and not p.editions)
        return self.counts.get(edition) or next(anywhere, {})
