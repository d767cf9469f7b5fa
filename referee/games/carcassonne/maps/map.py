"""Maps: squares for tiles, and what is printed on them, beyond their borders and across the sea."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from referee.game import Cell, JsonObject
from referee.tiles.model.ports import EDGES, NEAR, RING
from referee.tiles.model.tile_parts.feature import TileFeature

COATS = "pennants"  # a coat of arms, as on tiles (MP-C1)
FERRY = "ferry"  # a ferry route, as a mark of the road it belongs to (MP-Y2)


class Side(NamedTuple):
    """An edge of a square."""

    x: int
    y: int
    edge: str

    @property
    def cell(self) -> Cell:
        """The square."""
        return self.x, self.y

    @property
    def beyond(self) -> Cell:
        """The cell across the edge."""
        return NEAR[self.x, self.y][EDGES.index(self.edge)]


class Square(NamedTuple):
    """A square of the map; a square of a large city has features and takes no tile (MP-L1)."""

    kind: str  # normal, start, town, city
    name: str
    features: tuple[TileFeature, ...]


class Border(NamedTuple):
    """What is printed beyond an edge: a city or a road, with coats of arms (MP-B1, MP-B4)."""

    side: Side
    kind: str
    coats: int


class PrintedFerry(NamedTuple):
    """A ferry route between two edges (MP-Y1)."""

    ends: tuple[Side, Side]
    coats: int


@dataclass(frozen=True, eq=False)
class Map:
    """A map. `version`: a hash of its content; `data`: the JSON it was read from; `recommended`: the
    recommended minimum and maximum number of tiles (MP-S2)."""

    id: str
    name: str
    version: str
    squares: Mapping[Cell, Square]
    borders: tuple[Border, ...]
    ferries: tuple[PrintedFerry, ...]
    recommended: tuple[int, int] | None = None
    provenance: str = "user"
    data: JsonObject = field(default_factory=dict, repr=False)

    game = "carcassonne"
    form = "map"  # the name of the JSON schema

    @cached_property
    def starts(self) -> tuple[Cell, ...]:
        """The start squares, in the order of the map (MP-S5)."""
        return tuple(cell for cell, square in self.squares.items() if square.kind == "start")

    @cached_property
    def first(self) -> tuple[Cell, ...]:
        """The squares for the first tile: the start squares, or all if there are none."""
        return self.starts or tuple(sorted(self.land))

    @cached_property
    def land(self) -> frozenset[Cell]:
        """The squares that take tiles."""
        return frozenset(cell for cell, square in self.squares.items() if square.kind != "city")

    @cached_property
    def towns(self) -> frozenset[Cell]:
        """The squares that show a small town, including start squares (MP-S5)."""
        return frozenset(cell for cell, square in self.squares.items() if square.kind in ("town", "start"))

    @cached_property
    def large_cities(self) -> Mapping[Cell, frozenset[Cell]]:
        """All squares of the same large city, by square."""
        found: dict[Cell, frozenset[Cell]] = {}
        cities = {cell for cell, square in self.squares.items() if square.kind == "city"}
        for cell in sorted(cities):
            if cell not in found:
                whole = [cell]
                for one in whole:  # grows during the iteration
                    whole += [near for near in NEAR[one] if near in cities and near not in whole]
                found.update(dict.fromkeys(whole, frozenset(whole)))
        return found

    @cached_property
    def sea(self) -> frozenset[Cell]:
        """The cells around the squares that are not squares."""
        return frozenset(near for cell in self.squares for near in RING[cell] if near not in self.squares)

    @cached_property
    def prints(self) -> Mapping[tuple[Cell, str], Border]:
        """What is printed beyond an edge, by square and edge."""
        return {(border.side.cell, border.side.edge): border for border in self.borders}

    @cached_property
    def docks(self) -> Mapping[Cell, tuple[PrintedFerry, ...]]:
        """The ferries that end at a square."""
        found: dict[Cell, tuple[PrintedFerry, ...]] = {}
        for ferry in self.ferries:
            for end in ferry.ends:
                found[end.cell] = (*found.get(end.cell, ()), ferry)
        return found
