"""The tiles on the cells, and what follows from them: where another tile fits, and the regions.

A board is a value: `lay` makes a new one. Edge requirements and regions are computed on demand and updated
incrementally for the next board where that is cheaper; tests compare the results with a full computation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from threading import Lock
from typing import Any

from referee.game import Cell
from referee.tiles.model.merge import RegionMerge
from referee.tiles.model.ports import NEAR, RING
from referee.tiles.model.regions import NO_CELLS, Piece, Region, flood, partition
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.edge_constraints import ANY, Pattern, faces_of, surrounded
from referee.tiles.model.tile_parts.tile_edges import UNKNOWN


class Board:
    """Tiles, already rotated, by cell. The board takes ownership of the mapping."""

    __slots__ = (
        "_all",
        "_clashes",
        "_copies",
        "_found",
        "_holes",
        "_jumping",
        "_needs",
        "_one_at_a_time",
        "_regions",
        "_unknown",
        "_with_points",
        "cells",
    )

    def __init__(self, cells: dict[Cell, Tile]) -> None:
        self.cells = cells
        self._needs: dict[Cell, Pattern] | None = None
        self._copies: dict[str, int] | None = None
        self._unknown: tuple[Cell, ...] | None = None
        self._with_points: tuple[Cell, ...] | None = None
        self._regions: dict[Piece, Region] = {}
        self._all: tuple[Region, ...] | None = None
        self._clashes: tuple[tuple[Cell, Cell, int], ...] | None = None
        self._holes: list[Cell] | None = None
        self._found: dict[str, object] | None = None
        self._jumping: bool | None = None  # whether any tile has a feature that continues elsewhere
        self._one_at_a_time = Lock()  # threads may share a board, and regions compare by identity

    # ---- its tiles ----

    @property
    def copies(self) -> Mapping[str, int]:
        """The number of tiles by id; a multi-cell tile counts once."""
        if self._copies is None:
            self._copies = dict(Counter([tile.id for tile in self.cells.values() if not tile.extra]))
        return self._copies

    @property
    def unknown(self) -> tuple[Cell, ...]:
        """The cells with unreadable tiles, sorted."""
        if self._unknown is None:
            self._unknown = tuple(sorted([cell for cell, tile in self.cells.items() if tile.unknown]))
        return self._unknown

    @property
    def with_points(self) -> tuple[Cell, ...]:
        """The cells of tiles with a feature that reaches no edge."""
        if self._with_points is None:
            self._with_points = tuple([cell for cell, tile in self.cells.items() if tile.points])
        return self._with_points

    # ---- where a tile fits ----

    @property
    def needs(self) -> dict[Cell, Pattern]:
        """The edge requirements of every empty cell next to a tile."""
        if self._needs is None:
            needs: dict[Cell, Pattern] = {}
            cells, get, near = self.cells, needs.get, NEAR
            for cell, tile in cells.items():  # inlined: half of the time for placements is spent here
                n, e, s, w = near[cell]
                of_n, of_e, of_s, of_w = tile.requires
                if n not in cells:
                    needs[n] = get(n, 0) + of_n
                if e not in cells:
                    needs[e] = get(e, 0) + of_e
                if s not in cells:
                    needs[s] = get(s, 0) + of_s
                if w not in cells:
                    needs[w] = get(w, 0) + of_w
            self._needs = needs
        return self._needs

    def holes(self) -> list[Cell]:
        """Empty cells whose four neighbours are all occupied."""
        if self._holes is None:
            self._holes = [cell for cell, pattern in self.needs.items() if surrounded(pattern)]
        return list(self._holes)

    def pattern(self, cell: Cell) -> Pattern:
        """Return the edge requirements of any cell."""
        required = 0
        for edge, beyond in enumerate(NEAR[cell]):
            near = self.cells.get(beyond)
            if near is not None:
                required += near.requires[(edge + 2) % 4]
        return required

    def required(self, cell: Cell) -> tuple[str | None, ...]:
        """Return the edge requirements of any cell, edge by edge; None: no neighbour."""
        return faces_of(self.pattern(cell))

    def placements(self, tile: Tile) -> list[tuple[int, int, int]]:
        """Return every (x, y, quarter) where the tile has a neighbour and fits all its neighbours, sorted. On
        an empty table the first tile defines the origin."""
        if not self.cells:
            return [(0, 0, quarter) for quarter in range(4)]
        fits = tile.fits()
        found = [(x, y, fit[0].quarter) for (x, y), pattern in self.needs.items() for fit in fits[pattern]]
        found.sort()
        return found

    def once(self, name: str, work: Callable[[Board], object]) -> Any:
        """Cache a result that a game computes from this board, which never changes."""
        if self._found is None:
            self._found = {}
        if name not in self._found:
            self._found[name] = work(self)
        return self._found[name]

    def around(self, cell: Cell) -> int:
        """Count the tiles on the eight cells around a cell."""
        cells = self.cells
        return sum([near in cells for near in RING[cell]])

    def holds(self, cell: Cell) -> bool:
        """Return whether there is a tile of the box on a cell (printed ground does not count)."""
        tile = self.cells.get(cell)
        return tile is not None and not tile.printed

    def count(self, region: Region) -> int:
        """Count the cells of a region that count as tiles: all but those where it only continues elsewhere,
        as at the ends of ferries."""
        cells = self.cells
        if self._jumping is None:
            self._jumping = any(tile.jumps for tile in cells.values())
        if not self._jumping:
            return len(region.tiles)
        pieces = region.pieces
        ferried = [p for p in pieces if (tile := cells.get(p[:2])) is not None and p[2] in tile.jumps]
        return len({p[:2] for p in pieces if p not in ferried}) if ferried else len(region.tiles)

    # ---- regions ----

    def region(self, piece: Piece) -> Region:
        """Return the region that contains a piece: feature `index` of the tile at (x, y)."""
        found = self._regions.get(piece) or self._flood(piece, None)
        assert found is not None
        return found

    @property
    def known_regions(self) -> Mapping[Piece, Region]:
        """The regions computed so far, by piece, for loops in which a call of `region` takes too long."""
        return self._regions

    def _flood(self, piece: Piece, only: Cell | None) -> Region | None:
        """Compute a region and cache it; None if it is open towards any cell other than `only`."""
        with self._one_at_a_time:
            found = self._regions.get(piece)
            if found is None:
                found = flood(self.cells, piece, only)
                if found is not None:
                    self._regions.update(dict.fromkeys(found.pieces, found))
            return found

    def regions(self) -> list[Region]:
        """Return all regions of the board, in the order of their first piece."""
        with self._one_at_a_time:
            if self._all is None:
                self._all = self._every_region()
        return list(self._all)

    def regions_of(self, kind: str) -> list[Region]:
        """Return all regions of one kind, each once; the others are not computed."""
        if self._all is not None:
            return [region for region in self._all if region.kind == kind]
        pieces = [
            (x, y, index)
            for (x, y), tile in self.cells.items()
            if kind in tile.kinds
            for index, one in enumerate(tile.kinds)
            if one == kind
        ]
        return list(dict.fromkeys(map(self.region, pieces)))

    def _every_region(self) -> tuple[Region, ...]:
        cells, known = self.cells, self._regions
        whole = partition(cells) if not known else None
        if whole is not None:
            known.update(whole)
            return tuple(dict.fromkeys(whole.values()))
        for cell in cells:
            x, y = cell
            for index in range(len(cells[cell].kinds)):
                if (x, y, index) not in known:
                    region = flood(cells, (x, y, index))
                    assert region is not None
                    known.update(dict.fromkeys(region.pieces, region))
        return tuple(sorted(dict.fromkeys(known.values()), key=lambda region: region.anchor))

    def beside(self, region: Region) -> dict[Region, None]:
        """Return the regions that are adjacent to a region on some tile, each once, in a fixed order."""
        cells, known = self.cells, self._regions.get
        found: dict[Region, None] = {}
        for x, y, index in region.pieces:
            for other in cells[x, y].beside[index]:
                found[known((x, y, other)) or self.region((x, y, other))] = None
        return found

    def meet(self, cell: Cell, tile: Tile) -> list[RegionMerge]:
        """Return what the features of a tile would be joined to if it were placed on this empty cell."""
        return self._meet(cell, tile, range(len(tile.kinds)), None)

    def closing(self, cell: Cell, tile: Tile, features: Sequence[int]) -> list[RegionMerge]:
        """Return the meetings of a tile to be placed on an empty cell that leave nothing open. `features`:
        those that face no empty cell."""
        if tile.split:  # a neighbour may join a feature that faces no empty cell to one that does
            return [one for one in self.meet(cell, tile) if not one.open_edges]
        return [one for one in self._meet(cell, tile, features, cell) if not one.open_edges]

    def _meet(self, cell: Cell, tile: Tile, features: Sequence[int], only: Cell | None) -> list[RegionMerge]:
        """Return the meetings of these features, without those open anywhere but at `only`."""
        found: list[RegionMerge] = []
        holder: dict[Region, RegionMerge] = {}
        around = [(beyond, self.cells.get(beyond)) for beyond in NEAR[cell]]
        for index in features:
            one = self._join(around, tile, index, only)
            if one is not None:
                found.append(one)
                for region in one.regions:  # grows where it joins another
                    other = holder.setdefault(region, one)
                    if other is not one:
                        found.remove(other)
                        one.take(other)
                        holder.update(dict.fromkeys(other.regions, one))
        if tile.loose:
            for one in found:
                one.open_edges += len(tile.loose.intersection(one.features))
        return self._closed_by_wild_edges(cell, tile, found) if tile.wild else found

    def _join(
        self, around: list[tuple[Cell, Tile | None]], tile: Tile, index: int, only: Cell | None
    ) -> RegionMerge | None:
        """Return what one feature of a tile would be joined to between these neighbours N E S W; None if that
        is open anywhere but at `only`."""
        kind, known = tile.kinds[index], self._regions.get
        open_edges, doubts = 0, NO_CELLS
        regions: list[Region] = []
        filled: list[int] = []
        for edge, behind in tile.exits[index]:
            beyond, near = around[edge]
            if near is None:
                open_edges += 1
                continue
            for other in near.behind[behind]:
                if other >= 0 and near.kinds[other] == kind:
                    piece = (beyond[0], beyond[1], other)
                    region = known(piece) or self._flood(piece, only)
                    if region is None:
                        return None
                    filled.append(4 * other + edge)
                    if region not in regions:
                        regions.append(region)
                        open_edges += region.open_edges
                        if region.doubts:
                            doubts |= region.doubts
                elif other == UNKNOWN:
                    doubts |= {beyond}
        return RegionMerge(kind, (index,), regions, open_edges - len(filled), doubts, filled)

    def _closed_by_wild_edges(self, cell: Cell, tile: Tile, meetings: list[RegionMerge]) -> list[RegionMerge]:
        """Add to the meetings what the tile's wild edges close: regions that end at one."""
        closed = Counter(map(self.region, self.at_wild_edges(cell, tile)))
        for meeting in meetings:
            for region in meeting.regions:
                meeting.open_edges -= closed.pop(region, 0)
        return meetings + [
            RegionMerge(region.kind, (), [region], region.open_edges - edges, region.doubts, [])
            for region, edges in closed.items()
        ]

    def at_wild_edges(self, cell: Cell, tile: Tile) -> list[Piece]:
        """Return the neighbours' features that end at a wild edge of a tile on this cell, once per edge."""
        found: list[Piece] = []
        for edge, beyond in enumerate(NEAR[cell]):
            near = self.cells.get(beyond)
            if tile.signs[edge] is None and near is not None:
                back = (edge + 2) % 4
                ends = [index for index, exits in enumerate(near.exits) if any(e == back for e, _ in exits)]
                found += [(*beyond, index) for index in ends]
        return found

    def lay(self, cell: Cell, tile: Tile) -> Board:
        """Return the board with one more tile. Cached requirements and regions are carried over, joined where
        the tile joins them; not the regions if something already joins features of this tile. On an occupied
        cell it replaces the tile there; then only regions that neither have a part of it nor face it are
        carried over."""
        board = Board({**self.cells, cell: tile})
        if cell in self.cells:
            board._regions = self._regions_apart_from(cell)
            return board
        if self._needs is not None:
            board._needs = self._needs_after(cell, tile)
        board._count_one_more(self, cell, tile)
        fits = not tile.unknown and self._fits(cell, tile)
        if fits:
            board._clashes = self._clashes  # no new clashes
        if fits and self._regions and not tile.joins:
            board._regions = dict(self._regions)
            for meeting in self.meet(cell, tile):
                whole = meeting.whole(cell, tile)
                board._regions.update(dict.fromkeys(whole.pieces, whole))
        return board

    def _regions_apart_from(self, cell: Cell) -> dict[Piece, Region]:
        """Return the known regions that do not depend on the tile on this cell."""
        found = dict(self._regions)
        touching = [(*cell, index) for index in range(len(self.cells[cell].kinds))]
        for edge, beyond in enumerate(NEAR[cell]):
            near, back = self.cells.get(beyond), (edge + 2) % 4
            if near is not None:
                ends = [index for index, exits in enumerate(near.exits) if any(e == back for e, _ in exits)]
                touching += [(*beyond, index) for index in ends]
        for region in {found[piece] for piece in touching if piece in found}:
            for piece in region.pieces:
                found.pop(piece, None)
        return found

    def joined(self, tiles: Mapping[Cell, Tile]) -> Board:
        """Return the board with the same tiles, some of them joined otherwise (`Tile.joined`)."""
        board = Board({**self.cells, **tiles})
        board._needs, board._copies, board._unknown = self._needs, self._copies, self._unknown
        board._with_points, board._clashes, board._holes = self._with_points, self._clashes, self._holes
        return board

    def _count_one_more(self, before: Board, cell: Cell, tile: Tile) -> None:
        copies, unknown, points = before._copies, before._unknown, before._with_points
        if copies is not None:
            one = {} if tile.extra else {tile.id: copies.get(tile.id, 0) + 1}
            self._copies = {**copies, **one}
        if unknown is not None:
            self._unknown = tuple(sorted((*unknown, cell))) if tile.unknown else unknown
        if points is not None:
            self._with_points = (*points, cell) if tile.points else points

    def _needs_after(self, cell: Cell, tile: Tile) -> dict[Cell, Pattern]:
        needs = dict(self.needs)
        needs.pop(cell, None)
        for beyond, pattern in zip(NEAR[cell], tile.requires, strict=True):
            if beyond not in self.cells:
                needs[beyond] = needs.get(beyond, 0) + pattern
        return needs

    def _fits(self, cell: Cell, tile: Tile) -> bool:
        return all(tile.accepts(edge, face) for edge, face in enumerate(self.required(cell)))

    # ---- inconsistencies ----

    @property
    def clashes(self) -> tuple[tuple[Cell, Cell, int], ...]:
        """Pairs of neighbours whose edges do not match: first cell, second cell, edge of the first (E or
        S)."""
        if self._clashes is None:
            self._clashes = tuple(self._clashing())
        return self._clashes

    def _clashing(self) -> Iterator[tuple[Cell, Cell, int]]:
        cells, found = self.cells, []
        for cell, tile in cells.items():
            near_cells, signs = NEAR[cell], tile.signs
            for edge in (1, 2):
                near = cells.get(near_cells[edge])
                if near is not None and near.faces[(edge + 2) % 4] != signs[edge]:
                    found.append((cell, near_cells[edge], edge))
        for cell, other, edge in sorted(found):
            if not meets(cells[cell], cells[other], edge):
                yield cell, other, edge

    def islands(self) -> list[list[Cell]]:
        """The groups of tiles connected edge to edge, largest first."""
        left, parts = set(self.cells), []
        while left:
            part = [left.pop()]
            for cell in part:  # grows during the iteration
                for beyond in NEAR[cell]:
                    if beyond in left:
                        left.remove(beyond)
                        part.append(beyond)
            parts.append(sorted(part))
        return sorted(parts, key=lambda part: (-len(part), part))


def meets(tile: Tile, near: Tile, edge: int) -> bool:
    """Return whether an edge of a tile matches its neighbour across it; unreadable edges match."""
    back = (edge + 2) % 4
    if tile.unknown and near.unknown:
        mine, theirs = tile.faces[edge], near.faces[back]
        return ANY in (mine, theirs) or mine == theirs
    if tile.unknown:
        return near.accepts(back, tile.faces[edge])
    return tile.accepts(edge, near.faces[back])


def blurred(board: Board) -> bool:
    """Return whether any tile is unreadable or does not match its neighbours."""
    return bool(board.clashes or board.unknown)
