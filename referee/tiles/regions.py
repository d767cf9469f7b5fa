"""Features that hang together across tiles: "the city", "the road", "the field"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.game import Cell
from referee.tiles.ports import NEAR
from referee.tiles.tile import UNKNOWN, WILD, Tile

Piece = tuple[int, int, int]  # (x, y, feature index): one feature of one laid tile
NO_CELLS: frozenset[Cell] = frozenset()


class Region:
    """A connected feature. `open_edges` face empty cells; `doubts` are unreadable tiles it runs into;
    `clash`: it runs into an edge that shows something else. Equal only to itself."""

    __slots__ = ("_tiles", "clash", "doubts", "kind", "marks", "open_edges", "pieces")

    def __init__(
        self,
        kind: str,
        pieces: Sequence[Piece],
        open_edges: int,
        marks: Mapping[str, int],
        doubts: frozenset[Cell] = NO_CELLS,
        clash: bool = False,
    ) -> None:
        self.kind, self.pieces, self.open_edges, self.marks = kind, pieces, open_edges, marks
        self.doubts, self.clash = doubts, clash
        self._tiles: frozenset[Cell] | None = None

    @property
    def tiles(self) -> frozenset[Cell]:
        """Its cells; a tile crossed twice is there once."""
        if self._tiles is None:
            self._tiles = frozenset([(x, y) for x, y, _ in self.pieces])
        return self._tiles

    @property
    def closed(self) -> bool:
        """Whether no edge of it is open, for all that can be seen."""
        return not (self.open_edges or self.doubts or self.clash)

    @property
    def certain(self) -> bool:
        """Whether all its edges run into something readable that fits."""
        return not (self.doubts or self.clash)

    @property
    def anchor(self) -> Piece:
        """Its first piece, by which it is named to people."""
        return min(self.pieces)

    def __repr__(self) -> str:
        return f"Region({self.kind} at {self.anchor}, {len(self.tiles)} tiles, {self.open_edges} open)"


def flood(cells: Mapping[Cell, Tile], start: Piece, only: Cell | None = None) -> Region | None:
    """The region of one piece: ports that face each other and show the same kind are one feature. None where
    it is open towards another empty cell than `only` (given: that is all the asker wants to know)."""
    kind = cells[start[0], start[1]].kinds[start[2]]
    pieces, seen, open_edges, clash = [start], {start}, 0, False
    doubts: set[Cell] = set()
    marks: dict[str, int] = {}
    at = cells.get
    for x, y, index in pieces:  # grows while we walk it
        cell = (x, y)
        tile, near_cells = cells[cell], NEAR[cell]
        if tile.counted[index]:
            for mark, count in tile.features[index].marks.items():
                marks[mark] = marks.get(mark, 0) + count
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
    return Region(kind, pieces, open_edges, marks, frozenset(doubts) if doubts else NO_CELLS, clash)
