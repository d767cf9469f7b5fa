"""What becomes of the features of a tile about to be laid: which would become one, and with which regions."""

from __future__ import annotations

from typing import NamedTuple

from referee.game import Cell
from referee.tiles.regions import NO_CELLS, Region
from referee.tiles.tile import Tile


class Meeting(NamedTuple):
    """What becomes of features of a tile about to be laid: these of its features would be one with these
    regions, with so many open edges left. No features: a wild edge closes the region without joining it."""

    kind: str
    features: tuple[int, ...]
    regions: tuple[Region, ...]
    open_edges: int
    doubts: frozenset[Cell]

    def whole(self, cell: Cell, tile: Tile) -> Region:
        """What they are together once the tile lies on the cell."""
        pieces = [(*cell, index) for index in self.features]
        marks: dict[str, int] = {}
        for source in (*(tile.features[i].marks for i in self.features), *(r.marks for r in self.regions)):
            for mark, count in source.items():
                marks[mark] = marks.get(mark, 0) + count
        for region in self.regions:
            pieces.extend(region.pieces)
        clash = any(region.clash for region in self.regions)
        return Region(self.kind, pieces, self.open_edges, marks, self.doubts, clash)


class Group:
    """Features of a tile about to be laid that would become one feature, and what they touch."""

    __slots__ = ("doubts", "features", "filled", "open", "regions")

    def __init__(self, index: int) -> None:
        self.features, self.open, self.doubts = [index], 0, NO_CELLS
        self.regions: dict[Region, None] = {}
        self.filled: set[tuple[int, int]] = set()  # (edge, neighbour's feature): open edges it fills

    def take(self, other: Group) -> None:
        """Become one with another group."""
        self.features = sorted(self.features + other.features)
        self.open += other.open
        self.doubts |= other.doubts
        self.regions.update(other.regions)
        self.filled |= other.filled

    def meeting(self, tile: Tile) -> Meeting:
        """The answer for this group."""
        edges, doubts = self.open - len(self.filled), self.doubts
        for region in self.regions:
            edges += region.open_edges
            if region.doubts:
                doubts = doubts | region.doubts
        return Meeting(tile.kinds[self.features[0]], tuple(self.features), tuple(self.regions), edges, doubts)
