"""Regions: connected features across tiles ("the city", "the road", "the field")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.deadline import checkpoint
from referee.game import Cell
from referee.tiles.model.ports import NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.port_owners import ABSENT, UNKNOWN, WILD
from referee.tiles.model.tile_parts.special import ORDINARY

Piece = tuple[int, int, int]  # (x, y, feature index): one feature of one placed tile
NO_CELLS: frozenset[Cell] = frozenset()


class Region:
    """A region. `open_edges`: edges that face empty cells, or the empty half of one; `doubts`: adjacent
    unreadable tiles; `clash`: an edge faces one that shows something else; `beyond`: cells of it that are
    printed beyond the edge of the table. Compared by identity."""

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
        *,
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
        ways = tile.connections
        if ways.marked[index]:
            add_marks(marks, tile.features[index].marks)
        if tile.special is not ORDINARY:
            open_edges += index in tile.special.loose
            outside.update((cell,) if tile.special.beyond else ())
            _follow(cells, tile, index, pieces, seen)
        for edge, behind in ways.exits[index]:
            beyond = near_cells[edge]
            near = at(beyond)
            if near is None:
                if only is not None and beyond != only:
                    return None
                open_edges += 1
                continue
            for other in near.connections.behind[behind]:
                if other >= 0 and near.kinds[other] == kind:
                    piece = (beyond[0], beyond[1], other)
                    if piece not in seen:
                        seen.add(piece)
                        pieces.append(piece)
                elif other == UNKNOWN:
                    doubts.add(beyond)
                else:
                    open_edges += other == ABSENT  # half of that cell is empty
                    clash = clash or other not in (WILD, ABSENT)
    return Region(
        kind,
        pieces,
        open_edges,
        marks,
        frozenset(doubts) if doubts else NO_CELLS,
        clash=clash,
        beyond=frozenset(outside) if outside else NO_CELLS,
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
    found = tuple([there for there in tile.special.joins.get(index, ()) if there[:2] in cells])
    printed = tile.special.jumps.get(index)
    return found if printed is None or not cells[printed[:2]].special.printed else (*found, printed)


def add_marks(marks: dict[str, int], more: Mapping[str, int]) -> None:
    """Add the marks of another piece."""
    for mark, count in more.items():
        marks[mark] = marks.get(mark, 0) + count


def regions_apart_from(
    cells: Mapping[Cell, Tile], known: Mapping[Piece, Region], changed: Iterable[Cell]
) -> dict[Piece, Region]:
    """Return the known regions that do not depend on the tiles on these cells."""
    found = dict(known)
    for cell in changed:
        touching = [(*cell, index) for index in range(len(cells[cell].kinds))]
        for edge, beyond in enumerate(NEAR[cell]):
            near, back = cells.get(beyond), (edge + 2) % 4
            if near is not None:
                ends = [
                    index
                    for index, exits in enumerate(near.connections.exits)
                    if any(e == back for e, _ in exits)
                ]
                touching += [(*beyond, index) for index in ends]
        for region in {found[piece] for piece in touching if piece in found}:
            for piece in region.pieces:
                found.pop(piece, None)
    return found
