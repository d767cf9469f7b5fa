"""The regions of a board, computed on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import Lock

from referee.game import Cell
from referee.tiles.model.board_parts.merge import RegionMerge, merges
from referee.tiles.model.board_parts.partition import every_region
from referee.tiles.model.regions import Piece, Region, flood, regions_apart_from
from referee.tiles.model.tile import Tile


class BoardRegions:
    """Regions by piece. `known`: those computed so far, for loops in which a call of `of` takes too long."""

    __slots__ = ("_all", "_cells", "_jumping", "_one_at_a_time", "known")

    def __init__(self, cells: Mapping[Cell, Tile]) -> None:
        self._cells = cells
        self.known: dict[Piece, Region] = {}
        self._all: tuple[Region, ...] | None = None
        self._jumping: bool | None = None  # whether any tile has a feature that continues elsewhere
        self._one_at_a_time = Lock()  # threads may share a board, and regions compare by identity

    def of(self, piece: Piece) -> Region:
        """Return the region that contains a piece: feature `index` of the tile at (x, y)."""
        found = self.known.get(piece) or self.flood(piece, None)
        assert found is not None
        return found

    def flood(self, piece: Piece, only: Cell | None) -> Region | None:
        """Compute a region and cache it; None if it is open towards any cell other than `only`."""
        with self._one_at_a_time:
            found = self.known.get(piece)
            if found is None:
                found = flood(self._cells, piece, only)
                if found is not None:
                    self.known.update(dict.fromkeys(found.pieces, found))
            return found

    def all(self) -> list[Region]:
        """Return all regions of the board, in the order of their first piece."""
        with self._one_at_a_time:
            if self._all is None:
                self._all = every_region(self._cells, self.known)
        return list(self._all)

    def of_kind(self, kind: str) -> list[Region]:
        """Return all regions of one kind, each once; the others are not computed."""
        if self._all is not None:
            return [region for region in self._all if region.kind == kind]
        known, of = self.known.get, self.of
        pieces = [
            (x, y, index)
            for (x, y), tile in self._cells.items()
            if kind in tile.kinds
            for index, one in enumerate(tile.kinds)
            if one == kind
        ]
        return list(dict.fromkeys([known(piece) or of(piece) for piece in pieces]))

    def beside(self, region: Region) -> dict[Region, None]:
        """Return the regions that are adjacent to a region on some tile, each once, in a fixed order."""
        cells, known = self._cells, self.known.get
        found: dict[Region, None] = {}
        for x, y, index in region.pieces:
            for other in cells[x, y].connections.beside[index]:
                found[known((x, y, other)) or self.of((x, y, other))] = None
        return found

    def tiles_in(self, region: Region) -> int:
        """Count the cells of a region that count as tiles: all but those where it only continues elsewhere,
        as at the ends of ferries."""
        cells = self._cells
        if self._jumping is None:
            self._jumping = any(tile.special.jumps for tile in cells.values())
        if not self._jumping:
            return len(region.tiles)
        ferried = [
            p for p in region.pieces if (tile := cells.get(p[:2])) is not None and p[2] in tile.special.jumps
        ]
        return len({p[:2] for p in region.pieces if p not in ferried}) if ferried else len(region.tiles)

    def meet(self, cell: Cell, tile: Tile, kind: str | None = None) -> list[RegionMerge]:
        """Return what the features of a tile would be joined to if it were placed on this empty cell; with
        `kind`, only features of that kind, which is less work."""
        features = range(len(tile.kinds))
        if kind is None:
            return merges(self, self._cells, cell, tile, features, None)
        alike = [index for index in features if tile.kinds[index] == kind]
        return merges(self, self._cells, cell, tile, alike, None)

    def closing(self, cell: Cell, tile: Tile, features: Sequence[int]) -> list[RegionMerge]:
        """Return the meetings of a tile to be placed on an empty cell that leave nothing open. `features`:
        those that face no empty cell."""
        if tile.edges.split:  # a neighbour may join a feature that faces no empty cell to one that does
            return [one for one in self.meet(cell, tile) if not one.open_edges]
        found = merges(self, self._cells, cell, tile, features, cell)
        return [one for one in found if not one.open_edges]

    def carry_over(self, before: BoardRegions, cell: Cell, tile: Tile) -> None:
        """Take what was known before a tile was laid on this empty cell, which it fits; not if something
        already joins features of it."""
        if before._jumping is False and not tile.special.jumps:
            self._jumping = False
        if before.known and not tile.special.joins:
            self.known = dict(before.known)
            for meeting in before.meet(cell, tile):
                whole = meeting.whole(cell, tile)
                self.known.update(dict.fromkeys(whole.pieces, whole))

    def keep_apart_from(self, before: BoardRegions, *cells: Cell) -> None:
        """Take what was known and does not depend on the tiles on these cells, which were replaced."""
        if before.known:
            self.known = regions_apart_from(before._cells, before.known, cells)
