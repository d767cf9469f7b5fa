"""The tiles on the cells, and what follows from them: where another tile fits, and the regions.

A board is a value: `lay` makes a new one. Edge requirements and regions are computed on demand and updated
incrementally for the next board where that is cheaper; tests compare the results with a full computation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import Any

from referee.game import Cell
from referee.tiles.model.consistency import clashing
from referee.tiles.model.merge import RegionMerge, merges
from referee.tiles.model.partition import every_region
from referee.tiles.model.ports import NEAR, RING
from referee.tiles.model.regions import Piece, Region, flood, regions_apart_from
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.edge_constraints import (
    Pattern,
    faces_of,
    needs_after,
    needs_of,
    surrounded,
)


class Board:
    """Tiles, already rotated, by cell. The board takes ownership of the mapping."""

    __slots__ = (
        "_all", "_clashes", "_copies", "_found", "_holes", "_jumping", "_needs", "_one_at_a_time",
        "_regions", "_unknown", "_with_points", "cells",
    )  # fmt: skip

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
            self._needs = needs_of(self.cells)
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
        ferried = [p for p in region.pieces if (tile := cells.get(p[:2])) is not None and p[2] in tile.jumps]
        return len({p[:2] for p in region.pieces if p not in ferried}) if ferried else len(region.tiles)

    # ---- regions ----

    def region(self, piece: Piece) -> Region:
        """Return the region that contains a piece: feature `index` of the tile at (x, y)."""
        found = self._regions.get(piece) or self.flood(piece, None)
        assert found is not None
        return found

    @property
    def known_regions(self) -> Mapping[Piece, Region]:
        """The regions computed so far, by piece, for loops in which a call of `region` takes too long."""
        return self._regions

    def flood(self, piece: Piece, only: Cell | None) -> Region | None:
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
                self._all = every_region(self.cells, self._regions)
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
        return merges(self, cell, tile, range(len(tile.kinds)), None)

    def closing(self, cell: Cell, tile: Tile, features: Sequence[int]) -> list[RegionMerge]:
        """Return the meetings of a tile to be placed on an empty cell that leave nothing open. `features`:
        those that face no empty cell."""
        if tile.split:  # a neighbour may join a feature that faces no empty cell to one that does
            return [one for one in self.meet(cell, tile) if not one.open_edges]
        return [one for one in merges(self, cell, tile, features, cell) if not one.open_edges]

    def lay(self, cell: Cell, tile: Tile) -> Board:
        """Return the board with one more tile. Cached requirements and regions are carried over, joined where
        the tile joins them; not the regions if something already joins features of this tile. On an occupied
        cell it replaces the tile there; then only regions that neither have a part of it nor face it are
        carried over."""
        board = Board({**self.cells, cell: tile})
        if cell in self.cells:
            board._regions = regions_apart_from(self.cells, self._regions, cell)
            return board
        if self._needs is not None:
            board._needs = needs_after(self._needs, self.cells, cell, tile)
        board._count_one_more(self, cell, tile)
        fits = not tile.unknown and all(map(tile.accepts, range(4), self.required(cell)))
        if fits:
            board._clashes = self._clashes  # no new clashes
        if fits and self._regions and not tile.joins:
            board._regions = dict(self._regions)
            for meeting in self.meet(cell, tile):
                whole = meeting.whole(cell, tile)
                board._regions.update(dict.fromkeys(whole.pieces, whole))
        return board

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

    @property
    def clashes(self) -> tuple[tuple[Cell, Cell, int], ...]:
        """Pairs of neighbours whose edges do not match: first cell, second cell, edge of the first (E or
        S)."""
        if self._clashes is None:
            self._clashes = tuple(clashing(self.cells))
        return self._clashes
