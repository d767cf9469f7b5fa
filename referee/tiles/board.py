"""Which tile lies where, and what follows from it: where another fits, and which features hang together.

A board is a value: `lay` makes a new one. Needs and regions are worked out when first asked for and carried
on to the next board where that is cheaper than asking again; tests compare this with working everything out
anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from threading import Lock

from referee.game import Cell
from referee.tiles.meeting import Group, Meeting
from referee.tiles.ports import AROUND, STEPS
from referee.tiles.regions import Piece, Region, flood
from referee.tiles.tile import ANY, UNKNOWN, Exit, Pattern, Tile

NO_NEIGHBOUR: Pattern = (None, None, None, None)


class Board:
    """Tiles (already turned) by cell. The mapping handed over is the board's from then on."""

    __slots__ = ("_all", "_needs", "_one_at_a_time", "_regions", "cells")

    def __init__(self, cells: dict[Cell, Tile]) -> None:
        self.cells = cells
        self._needs: dict[Cell, list[str | None]] | None = None
        self._regions: dict[Piece, Region] = {}
        self._all = False
        self._one_at_a_time = Lock()  # threads may share a board, and regions equal only themselves

    # ---- where a tile may go ----

    @property
    def needs(self) -> dict[Cell, list[str | None]]:
        """For every empty cell beside a tile, what its neighbours N E S W ask for (None: no neighbour)."""
        if self._needs is None:
            needs: dict[Cell, list[str | None]] = {}
            cells = self.cells
            for (x, y), tile in cells.items():
                for dx, dy, back, face in tile.looks:
                    cell = (x + dx, y + dy)
                    if cell not in cells:
                        asked = needs.get(cell)
                        if asked is None:
                            asked = needs[cell] = [None, None, None, None]
                        asked[back] = face
            self._needs = needs
        return self._needs

    def asked(self, cell: Cell) -> Pattern:
        """What the neighbours of any cell ask for."""
        asked: list[str | None] = [None] * 4
        for edge, (dx, dy) in enumerate(STEPS):
            near = self.cells.get((cell[0] + dx, cell[1] + dy))
            if near is not None:
                asked[edge] = near.faces[(edge + 2) % 4]
        return tuple(asked)

    def placements(self, tile: Tile) -> list[tuple[int, int, int]]:
        """Every (x, y, quarter) where the tile lies beside another and fits all its neighbours, sorted. On an
        empty table the first tile makes the origin."""
        if not self.cells:
            return [(0, 0, quarter) for quarter in range(4)]
        fits, found = tile._fits, []
        for (x, y), asked in self.needs.items():
            pattern = tuple(asked)
            quarters = fits.get(pattern)
            for quarter in tile.fits(pattern) if quarters is None else quarters:
                found.append((x, y, quarter))
        found.sort()
        return found

    def around(self, cell: Cell) -> int:
        """How many of the eight cells around a cell hold a tile."""
        x, y = cell
        cells = self.cells
        return sum((x + dx, y + dy) in cells for dx, dy in AROUND)

    # ---- what hangs together ----

    def region(self, piece: Piece) -> Region:
        """The connected feature of which feature `index` of the tile at (x, y) is part."""
        found = self._regions.get(piece)
        if found is None:
            with self._one_at_a_time:
                found = self._regions.get(piece)
                if found is None:
                    found = flood(self.cells, piece)
                    self._regions.update(dict.fromkeys(found.pieces, found))
        return found

    def regions(self) -> list[Region]:
        """All connected features of the board, in the order of their first piece."""
        if not self._all:
            known = self._regions
            for (x, y), tile in self.cells.items():
                for index in range(len(tile.features)):
                    if (x, y, index) not in known:
                        self.region((x, y, index))
            self._all = True
        return sorted(set(self._regions.values()), key=lambda region: region.anchor)

    def meet(self, cell: Cell, tile: Tile, features: Iterable[int] | None = None) -> list[Meeting]:
        """What the features of a tile (or these of them) would be joined to if it lay on this empty cell."""
        groups: list[Group] = []
        holder: dict[Region, Group] = {}
        for index in range(len(tile.features)) if features is None else features:
            group = Group(index)
            for held in self._touched(group, cell, tile.kinds[index], tile.exits[index]):
                other = holder.setdefault(held, group)
                if other is not group:
                    groups.remove(other)
                    group.take(other)
                    holder.update(dict.fromkeys(other.regions, group))
                group.regions[held] = None
            groups.append(group)
        closed = self._closed_by_wild_edges(cell, tile) if None in tile.signs else {}
        for group in groups:
            for region in group.regions:
                group.open -= closed.pop(region, 0)
        found = [group.meeting(tile) for group in groups]
        return found + [
            Meeting(region.kind, (), (region,), region.open_edges - edges, region.doubts)
            for region, edges in closed.items()
        ]

    def _touched(self, group: Group, cell: Cell, kind: str, exits: tuple[Exit, ...]) -> list[Region]:
        """The regions that a feature's exits lead to; counts its open edges and those it fills."""
        (x, y), cells, found = cell, self.cells, []
        for dx, dy, edge, ports in exits:
            near = cells.get((x + dx, y + dy))
            if near is None:
                group.open += 1
                continue
            before = None
            for port in ports:
                other = near.owner[port]
                if other == before:
                    continue
                before = other
                if other >= 0 and near.kinds[other] == kind:
                    found.append(self.region((x + dx, y + dy, other)))
                    group.filled.add((edge, other))
                elif other == UNKNOWN:
                    group.doubts = group.doubts | {(x + dx, y + dy)}
        return found

    def _closed_by_wild_edges(self, cell: Cell, tile: Tile) -> dict[Region, int]:
        """Regions that point at a wild edge of the tile, and with how many edges."""
        closed: dict[Region, int] = {}
        for edge, (dx, dy) in enumerate(STEPS):
            near = self.cells.get((cell[0] + dx, cell[1] + dy))
            if tile.signs[edge] is not None or near is None:
                continue
            for index, exits in enumerate(near.exits):
                if any(e == (edge + 2) % 4 for _, _, e, _ in exits):
                    region = self.region((cell[0] + dx, cell[1] + dy, index))
                    closed[region] = closed.get(region, 0) + 1
        return closed

    def lay(self, cell: Cell, tile: Tile) -> Board:
        """The board with one more tile. Known regions are carried over, joined where the tile joins them."""
        board = Board({**self.cells, cell: tile})
        if self._regions and cell not in self.cells and not tile.unknown and self._fits(cell, tile):
            board._regions = dict(self._regions)
            board._all = self._all
            for meeting in self.meet(cell, tile):
                whole = meeting.whole(cell, tile)
                board._regions.update(dict.fromkeys(whole.pieces, whole))
        return board

    def _fits(self, cell: Cell, tile: Tile) -> bool:
        return all(tile.accepts(edge, asked) for edge, asked in enumerate(self.asked(cell)))

    # ---- what is odd ----

    def clashes(self) -> Iterator[tuple[Cell, Cell, int]]:
        """Pairs of neighbours whose edges do not meet: first cell, second cell, edge of the first (E or
        S)."""
        for (x, y), tile in sorted(self.cells.items(), key=lambda item: item[0]):
            for edge in (1, 2):
                other = (x + STEPS[edge][0], y + STEPS[edge][1])
                near = self.cells.get(other)
                if near is not None and not _meets(tile, near, edge):
                    yield (x, y), other, edge

    def islands(self) -> list[list[Cell]]:
        """The parts of the table that touch edge to edge, largest first."""
        left, parts = set(self.cells), []
        while left:
            todo, part = [left.pop()], []
            while todo:
                x, y = todo.pop()
                part.append((x, y))
                for dx, dy in STEPS:
                    if (x + dx, y + dy) in left:
                        left.remove((x + dx, y + dy))
                        todo.append((x + dx, y + dy))
            parts.append(sorted(part))
        return sorted(parts, key=lambda part: (-len(part), part))


def _meets(tile: Tile, near: Tile, edge: int) -> bool:
    back = (edge + 2) % 4
    if tile.unknown and near.unknown:
        mine, theirs = tile.faces[edge], near.faces[back]
        return ANY in (mine, theirs) or mine == theirs
    if tile.unknown:
        return near.accepts(back, tile.faces[edge])
    return tile.accepts(edge, near.faces[back])
