"""Regions: connected features across tiles ("the city", "the road", "the field")."""

from __future__ import annotations

from collections.abc import Mapping

from referee.deadline import checkpoint
from referee.game import Cell
from referee.tiles.model.ports import NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.tile_edges import UNKNOWN, WILD

Piece = tuple[int, int, int]  # (x, y, feature index): one feature of one placed tile
NO_CELLS: frozenset[Cell] = frozenset()


class Region:
    """A region. `open_edges`: edges that face empty cells; `doubts`: adjacent unreadable tiles; `clash`: an
    edge faces one that shows something else; `beyond`: cells of it that are printed beyond the edge of the
    table. Compared by identity."""

    __slots__ = (
        "_anchor", "_cells", "_tiles", "beyond", "clash", "doubts", "kind", "marks", "open_edges", "pieces",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        pieces: list[Piece],
        open_edges: int,
        marks: dict[str, int],
        doubts: frozenset[Cell] = NO_CELLS,
        clash: bool = False,
        beyond: frozenset[Cell] = NO_CELLS,
    ) -> None:
        self.kind, self.pieces, self.open_edges, self.marks = kind, pieces, open_edges, marks
        self.doubts, self.clash, self.beyond = doubts, clash, beyond
        self._anchor: Piece | None = None
        self._tiles: frozenset[Cell] | None = None
        self._cells: tuple[Cell, ...] | None = None

    @property
    def tiles(self) -> frozenset[Cell]:
        """Its cells as a set; a tile crossed twice counts once."""
        if self._tiles is None:
            self._tiles = frozenset([(x, y) for x, y, _ in self.pieces])
        return self._tiles

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Its cells in order, for display: without those beyond the edge of the table."""
        if self._cells is None:
            found = self.tiles - self.beyond if self.beyond else self.tiles
            self._cells = tuple(sorted(found) if len(self.pieces) > 1 else found)
        return self._cells

    @property
    def closed(self) -> bool:
        """Whether no edge of it is open; unreadable tiles are ignored."""
        return not (self.open_edges or self.doubts or self.clash)

    @property
    def certain(self) -> bool:
        """Whether all its edges face something readable that matches."""
        return not (self.doubts or self.clash)

    @property
    def anchor(self) -> Piece:
        """Its first piece, which names it in answers."""
        if self._anchor is None:
            self._anchor = min(self.pieces)
        return self._anchor

    def __repr__(self) -> str:
        return f"Region({self.kind} at {self.anchor}, {len(self.tiles)} tiles, {self.open_edges} open)"


def flood(cells: Mapping[Cell, Tile], start: Piece, only: Cell | None = None) -> Region | None:
    """Return the region of one piece: features of the same kind whose ports face each other are one region.
    With `only`, return None as soon as the region is open towards any other empty cell."""
    checkpoint()
    kind = cells[start[0], start[1]].kinds[start[2]]
    pieces, seen, open_edges, clash = [start], {start}, 0, False
    doubts: set[Cell] = set()
    outside: set[Cell] = set()
    marks: dict[str, int] = {}
    at = cells.get
    for x, y, index in pieces:  # grows during the iteration
        cell = (x, y)
        tile, near_cells = cells[cell], NEAR[cell]
        if tile.counted[index]:
            _add(marks, tile.features[index].marks)
        if tile.special:
            open_edges += index in tile.loose
            outside.update((cell,) if tile.beyond else ())
            _follow(cells, tile, index, pieces, seen)
        for edge, behind in tile.exits[index]:
            beyond = near_cells[edge]
            near = at(beyond)
            if near is None:
                if only is not None and beyond != only:
                    return None
                open_edges += 1
                continue
            for other in near.behind[behind]:
                if other >= 0 and near.kinds[other] == kind:
                    piece = (beyond[0], beyond[1], other)
                    if piece not in seen:
                        seen.add(piece)
                        pieces.append(piece)
                elif other == UNKNOWN:
                    doubts.add(beyond)
                elif other != WILD:
                    clash = True
    return Region(
        kind,
        pieces,
        open_edges,
        marks,
        frozenset(doubts) if doubts else NO_CELLS,
        clash,
        frozenset(outside) if outside else NO_CELLS,
    )


def _follow(
    cells: Mapping[Cell, Tile], tile: Tile, index: int, pieces: list[Piece], seen: set[Piece]
) -> None:
    """Add the pieces elsewhere at which a feature continues."""
    for there in leads(cells, tile, index):
        if there not in seen:
            seen.add(there)
            pieces.append(there)


def leads(cells: Mapping[Cell, Tile], tile: Tile, index: int) -> tuple[Piece, ...]:
    """Return where else a feature of a special tile continues: where something joins it, and where the print
    shows it, unless a tile covers that place."""
    found = tuple([there for there in tile.joins.get(index, ()) if there[:2] in cells])
    printed = tile.jumps.get(index)
    return found if printed is None or not cells[printed[:2]].printed else (*found, printed)


def _add(marks: dict[str, int], more: Mapping[str, int]) -> None:
    for mark, count in more.items():
        marks[mark] = marks.get(mark, 0) + count


def partition(cells: Mapping[Cell, Tile]) -> dict[Piece, Region] | None:
    """Return the regions of all pieces of a board, like `flood` for each, in half of the time. None if
    anything is unreadable or does not match: then each region needs `flood`."""
    order = sorted(cells)
    first: dict[Cell, int] = {}  # the number of a tile's first piece; pieces are numbered in order
    count = 0
    for cell in order:
        first[cell] = count
        count += len(cells[cell].kinds)
    root, open_edges = list(range(count)), [0] * count
    for cell, own in first.items():
        tile = cells[cell]
        for edge, beyond in enumerate(NEAR[cell]):
            other = first.get(beyond)
            if other is None:
                for index in tile.ends[edge]:
                    open_edges[own + index] += 1
            elif edge == 1 or edge == 2:  # each pair of neighbours once
                pairs = tile.across(edge, cells[beyond])
                if pairs is None:
                    return None
                for one, two in pairs:
                    _unite(root, own + one, other + two)
        if tile.special:
            _unite_elsewhere(cells, tile, own, first, root, open_edges)
    return _gathered(cells, order, root, open_edges)


def _unite_elsewhere(
    cells: Mapping[Cell, Tile],
    tile: Tile,
    own: int,
    first: Mapping[Cell, int],
    root: list[int],
    open_edges: list[int],
) -> None:
    """Unite the pieces of a special tile with those at which they continue; count its loose ends."""
    for index in tile.loose:
        open_edges[own + index] += 1
    for index in (*tile.joins, *tile.jumps):
        for x, y, there in leads(cells, tile, index):
            _unite(root, own + index, first[x, y] + there)


def _unite(root: list[int], one: int, two: int) -> None:
    """Union of two pieces: the root of the later becomes the root of the earlier."""
    while root[one] != one:
        one = root[one]
    while root[two] != two:
        two = root[two]
    if one < two:
        root[two] = one
    else:
        root[one] = two


def _gathered(
    cells: Mapping[Cell, Tile], order: list[Cell], root: list[int], open_edges: list[int]
) -> dict[Piece, Region]:
    """Return the regions of the numbered pieces. `root`: for each piece an earlier one of its region."""
    found: dict[Piece, Region] = {}
    regions: list[Region] = []
    number = 0
    for cell in order:
        x, y = cell
        tile = cells[cell]
        for index, kind in enumerate(tile.kinds):
            piece = (x, y, index)
            before = root[number]
            if before == number:
                region = Region(kind, [piece], open_edges[number], {})
            else:
                region = regions[before]
                region.pieces.append(piece)
                region.open_edges += open_edges[number]
            regions.append(region)
            found[piece] = region
            if tile.counted[index]:
                _add(region.marks, tile.features[index].marks)
            if tile.beyond:
                region.beyond |= {cell}
            number += 1
    return found
