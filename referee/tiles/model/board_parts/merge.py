"""What the features of a tile to be placed are joined to: each other, and the adjacent regions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from referee.game import Cell
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import NO_CELLS, Piece, Region, add_marks
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.port_owners import ABSENT, UNKNOWN, WILD

if TYPE_CHECKING:
    from referee.tiles.model.board_parts.board_regions import BoardRegions


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

    @property
    def closed(self) -> bool:
        """Whether the joined region has no open edge (`Region.closed`)."""
        return not (self.open_edges or self.doubts or any(region.clash for region in self.regions))

    def whole(self, cell: Cell, tile: Tile) -> Region:
        """Return the joined region once the tile is on the cell."""
        x, y = cell
        pieces = [(x, y, index) for index in self.features]
        marks: dict[str, int] = {}
        for index in self.features:
            if tile.connections.marked[index]:
                add_marks(marks, tile.features[index].marks)
        clash, beyond = False, NO_CELLS
        for region in self.regions:
            pieces.extend(region.pieces)
            add_marks(marks, region.marks)
            clash = clash or region.clash
            beyond |= region.beyond
        return Region(self.kind, pieces, self.open_edges, marks, self.doubts, clash=clash, beyond=beyond)


def merges(
    regions: BoardRegions,
    cells: Mapping[Cell, Tile],
    cell: Cell,
    tile: Tile,
    features: Sequence[int],
    only: Cell | None,
) -> list[RegionMerge]:
    """Return the meetings of these features, without those open anywhere but at `only`."""
    found: list[RegionMerge] = []
    holder: dict[Region, RegionMerge] = {}
    around = [(beyond, cells.get(beyond)) for beyond in NEAR[cell]]
    for index in features:
        one = _join(regions, around, tile, index, only)
        if one is not None:
            found.append(one)
            for region in one.regions:  # grows where it joins another
                other = holder.setdefault(region, one)
                if other is not one:
                    found.remove(other)
                    one.take(other)
                    holder.update(dict.fromkeys(other.regions, one))
    if tile.special.loose:
        for one in found:
            one.open_edges += len(tile.special.loose.intersection(one.features))
    return _closed_by_wild_edges(regions, cells, cell, tile, found) if tile.edges.wild else found


def _join(
    regions: BoardRegions, around: list[tuple[Cell, Tile | None]], tile: Tile, index: int, only: Cell | None
) -> RegionMerge | None:
    """Return what one feature of a tile would be joined to between these neighbours N E S W; None if that
    is open anywhere but at `only`."""
    kind, known = tile.kinds[index], regions.known.get
    open_edges, doubts = 0, NO_CELLS
    joined: list[Region] = []
    filled: list[int] = []
    for edge, behind in tile.connections.exits[index]:
        beyond, near = around[edge]
        if near is None:
            open_edges += 1
            continue
        for other in near.connections.behind[behind]:
            if other >= 0 and near.kinds[other] == kind:
                piece = (beyond[0], beyond[1], other)
                region = known(piece) or regions.flood(piece, only)
                if region is None:
                    return None
                filled.append(4 * other + edge)
                if region not in joined:
                    joined.append(region)
                    open_edges += region.open_edges
                    if region.doubts:
                        doubts |= region.doubts
            elif other == UNKNOWN:
                doubts |= {beyond}
            elif other == ABSENT:
                open_edges += 1
    return RegionMerge(kind, (index,), joined, open_edges - len(filled), doubts, filled)


def _closed_by_wild_edges(
    regions: BoardRegions, cells: Mapping[Cell, Tile], cell: Cell, tile: Tile, meetings: list[RegionMerge]
) -> list[RegionMerge]:
    """Add to the meetings what the tile's wild edges close: regions that end at one."""
    closed = Counter(map(regions.of, at_wild_edges(cells, cell, tile)))
    for meeting in meetings:
        for region in meeting.regions:
            meeting.open_edges -= closed.pop(region, 0)
    return meetings + [
        RegionMerge(region.kind, (), [region], region.open_edges - edges, region.doubts, [])
        for region, edges in closed.items()
    ]


def at_wild_edges(cells: Mapping[Cell, Tile], cell: Cell, tile: Tile) -> list[Piece]:
    """Return the neighbours' features that end at a wild edge of a tile on this cell, once per edge."""
    found: list[Piece] = []
    for edge, beyond in enumerate(NEAR[cell]):
        near = cells.get(beyond)
        if tile.edges.owner[2 * edge] in (WILD, UNKNOWN) and near is not None:
            back = (edge + 2) % 4
            ends = [
                index
                for index, exits in enumerate(near.connections.exits)
                if any(e == back for e, _ in exits)
            ]
            found += [(*beyond, index) for index in ends]
    return found
