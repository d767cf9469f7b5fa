"""What the features of a tile to be placed are joined to: each other, and the adjacent regions."""

from __future__ import annotations

from referee.game import Cell
from referee.tiles.model.regions import NO_CELLS, Region
from referee.tiles.model.tile import Tile


class RegionMerge:
    """Features of a tile to be placed that would be one with these regions, with the number of open edges
    left. No features: a wild edge closes the region without joining it. `filled`: the neighbours' open
    edges that they fill, each as a number (4 * neighbour's feature + edge of the tile)."""

    __slots__ = ("doubts", "features", "filled", "kind", "open_edges", "regions")

    def __init__(
        self,
        kind: str,
        features: tuple[int, ...],
        regions: list[Region],
        open_edges: int,
        doubts: frozenset[Cell],
        filled: list[int],
    ) -> None:
        self.kind, self.features, self.regions = kind, features, regions
        self.open_edges, self.doubts, self.filled = open_edges, doubts, filled

    def take(self, other: RegionMerge) -> None:
        """Merge another meeting that shares a region."""
        self.open_edges += other.open_edges + len({*self.filled} & {*other.filled})  # filled only once
        for region in other.regions:
            if region in self.regions:
                self.open_edges -= region.open_edges
            else:
                self.regions.append(region)
        self.features = tuple(sorted(self.features + other.features))
        self.doubts |= other.doubts
        self.filled += other.filled

    def whole(self, cell: Cell, tile: Tile) -> Region:
        """Return the joined region once the tile is on the cell."""
        x, y = cell
        pieces = [(x, y, index) for index in self.features]
        marks: dict[str, int] = {}
        for source in (*(tile.features[i].marks for i in self.features), *(r.marks for r in self.regions)):
            for mark, count in source.items():
                marks[mark] = marks.get(mark, 0) + count
        clash, beyond = False, NO_CELLS
        for region in self.regions:
            pieces.extend(region.pieces)
            clash = clash or region.clash
            beyond |= region.beyond
        return Region(self.kind, pieces, self.open_edges, marks, self.doubts, clash, beyond)
