"""The tiles on the cells, and what follows from them: where another tile fits, and the regions.

A board is a value: `lay` makes a new one. Edge requirements and regions are computed on demand and updated
incrementally for the next board where that is cheaper; tests compare the results with a full computation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from referee.game import Cell
from referee.tiles.model.board_parts.board_regions import BoardRegions
from referee.tiles.model.board_parts.edge_needs import EdgeNeeds
from referee.tiles.model.consistency import clashing
from referee.tiles.model.half_tiles import half_fits, parts
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Piece, Region
from referee.tiles.model.tile import Tile, landmarks_of

Value = TypeVar("Value")


class Board:
    """Tiles, already rotated, by cell. The board takes ownership of the mapping. `needs`: what its empty
    cells require of a tile, and what was found around single cells."""

    __slots__ = (
        "_clashes", "_copies", "_found", "_landmarks", "_unknown", "_with_points", "cells", "needs",
        "regions",
    )  # fmt: skip

    def __init__(self, cells: dict[Cell, Tile]) -> None:
        self.cells = cells
        self.needs, self.regions = EdgeNeeds(cells), BoardRegions(cells)
        self._copies: dict[str, int] | None = None
        self._unknown: tuple[Cell, ...] | None = None
        self._with_points: tuple[Cell, ...] | None = None
        self._landmarks: dict[str, tuple[Cell, ...]] | None = None
        self._clashes: tuple[tuple[Cell, Cell, int], ...] | None = None
        self._found: dict[str, object] | None = None

    def region(self, piece: Piece) -> Region:
        """Return the region that contains a piece: feature `index` of the tile at (x, y)."""
        return self.regions.known.get(piece) or self.regions.of(piece)

    def around(self, cell: Cell) -> int:
        """Count the tiles on the eight cells around a cell."""
        return sum(map(self.cells.__contains__, RING[cell]))

    def holds(self, cell: Cell) -> bool:
        """Return whether there is a tile of the box on a cell (printed ground does not count)."""
        tile = self.cells.get(cell)
        return tile is not None and not tile.special.printed

    @property
    def copies(self) -> Mapping[str, int]:
        """The number of tiles by id; a multi-cell tile counts once."""
        if self._copies is None:
            lying = [tile for tile in self.cells.values() if not tile.extra]
            if any(tile.special.halves for tile in lying):
                lying = [one for tile in lying for one in parts(tile)]
            self._copies = dict(Counter([tile.id for tile in lying]))
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
            self._with_points = tuple([cell for cell, tile in self.cells.items() if tile.connections.points])
        return self._with_points

    @property
    def landmarks(self) -> Mapping[str, tuple[Cell, ...]]:
        """The cells of tiles with a mark, or with a kind of feature that reaches no edge, by these words."""
        if self._landmarks is None:
            found: dict[str, tuple[Cell, ...]] = {}
            for cell, tile in self.cells.items():
                for word in landmarks_of(tile):
                    found[word] = (*found.get(word, ()), cell)
            self._landmarks = found
        return self._landmarks

    @property
    def clashes(self) -> tuple[tuple[Cell, Cell, int], ...]:
        """Pairs of neighbours whose edges do not match: first cell, second cell, edge of the first (E or
        S)."""
        if self._clashes is None:
            self._clashes = tuple(clashing(self.cells))
        return self._clashes

    def placements(self, tile: Tile) -> list[tuple[int, int, int]]:
        """Return every (x, y, quarter) where the tile has a neighbour and fits all its neighbours, sorted. On
        an empty table the first tile defines the origin."""
        if not self.cells:
            return [(0, 0, quarter) for quarter in range(4)]
        needs = self.needs.by_cell.items()
        if tile.special.half:
            found = [(*cell, turned.quarter) for cell, turned in half_fits(self, tile, needs)]
        else:
            fits = tile.fits()
            found = [(x, y, fit[0].quarter) for (x, y), pattern in needs for fit in fits[pattern]]
        found.sort()
        return found

    def once(self, name: str, work: Callable[[Board], Value]) -> Value:
        """Cache a result that a game computes from this board, which never changes."""
        if self._found is None:
            self._found = {}
        if name not in self._found:
            self._found[name] = work(self)
        return cast(Value, self._found[name])

    def lay(self, cell: Cell, tile: Tile) -> Board:
        """Return the board with one more tile. Cached requirements and regions are carried over, joined where
        the tile joins them; not the regions if something already joins features of this tile. On an occupied
        cell it replaces the tile there; then only regions that neither have a part of it nor face it are
        carried over."""
        board = Board({**self.cells, cell: tile})
        board.needs.nearby.carry_over(self.needs.nearby, cell)
        if cell in self.cells:
            board.regions.keep_apart_from(self.regions, cell)
            if _counts_alike(self.cells[cell], tile):
                board._keep_counts(self)
            return board
        board.needs.carry_over(self.needs, cell, tile)
        board._count_one_more(self, cell, tile)
        if not tile.unknown and all(map(tile.edges.accepts, range(4), self.needs.faces(cell))):
            board._clashes = self._clashes  # no new clashes
            board.regions.carry_over(self.regions, cell, tile)
        return board

    def joined(self, tiles: Mapping[Cell, Tile]) -> Board:
        """Return the board with the same tiles, some of them joined otherwise (`tile_copies.joined`). Regions
        that neither have a part of these nor face one are carried over."""
        board = Board({**self.cells, **tiles})
        board.needs.nearby.carry_over(self.needs.nearby, *tiles)
        board.needs.keep(self.needs)
        board._keep_counts(self)
        board._clashes = self._clashes
        board.regions.keep_apart_from(self.regions, *tiles)
        return board

    def _keep_counts(self, before: Board) -> None:
        self._copies, self._unknown = before._copies, before._unknown
        self._with_points, self._landmarks = before._with_points, before._landmarks

    def _count_one_more(self, before: Board, cell: Cell, tile: Tile) -> None:
        copies, unknown, points = before._copies, before._unknown, before._with_points
        if copies is not None and not tile.special.halves:
            one = {} if tile.extra else {tile.id: copies.get(tile.id, 0) + 1}
            self._copies = {**copies, **one}
        if unknown is not None:
            self._unknown = tuple(sorted((*unknown, cell))) if tile.unknown else unknown
        if points is not None:
            self._with_points = (*points, cell) if tile.connections.points else points
        known = before._landmarks
        if known is not None:
            more = {word: (*known.get(word, ()), cell) for word in landmarks_of(tile)}
            self._landmarks = {**known, **more} if more else known


def _counts_alike(one: Tile, other: Tile) -> bool:
    """Return whether a board counts these tiles alike."""
    same = (one.id, one.extra, one.unknown) == (other.id, other.extra, other.unknown)
    return (
        same
        and landmarks_of(one) == landmarks_of(other)
        and bool(one.connections.points) == bool(other.connections.points)
    )
