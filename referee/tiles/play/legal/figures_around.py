"""The figures on the regions that a tile to be placed would join."""

from __future__ import annotations

from referee.game import Cell
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.figures_on_points import NOBODY
from referee.tiles.rules.table import Figure, Table

Standing = list[list[Figure]]  # for each feature of a tile, the figures on what it would be joined to


class FiguresAround:
    """The figures around the cells on which one tile may be placed, in any rotation. `unoccupied`: what its
    features are joined to where there are none.

    Lists of figures serve as cache keys by identity: those of single regions belong to the table, those of
    regions that meet are kept alive here.
    """

    def __init__(self, table: Table, tile: Tile) -> None:
        self.unoccupied: Standing = [NOBODY] * len(tile.kinds)
        self._table = table
        self._together: dict[tuple[int, int], list[Figure]] = {}
        self._cell: Cell | None = None  # the last one, with its neighbours
        self._near: list[tuple[int, int, Tile] | None] = []

    def standing_on(self, cell: Cell, tile: Tile) -> Standing | None:
        """Return the figures on what each feature of the tile would be joined to; None if features that would
        become one have different figures, which needs a closer check."""
        table, board = self._table, self._table.board
        if self._cell is not cell:
            tiles, self._cell = board.cells, cell
            self._near = [(*one, tiles[one]) if one in tiles else None for one in NEAR[cell]]
        near, known, occupants, kinds = self._near, board.regions.known.get, table.occupants, tile.kinds
        found = self.unoccupied
        first: dict[Region, int] = {}  # the feature that is joined to a region
        alike = True
        for index, exits in enumerate(tile.connections.exits):
            for edge, behind in exits:
                neighbour = near[edge]
                if neighbour is None:
                    continue
                x, y, beyond = neighbour
                for other in beyond.connections.behind[behind]:
                    if other < 0 or beyond.kinds[other] != kinds[index]:
                        continue
                    region = known((x, y, other)) or board.region((x, y, other))
                    if region in first:
                        alike = alike and first[region] == index
                        continue
                    first[region] = index
                    there = occupants.get(region)
                    if there is not None:
                        if found is self.unoccupied:
                            found = list(found)
                        found[index] = there if found[index] is NOBODY else self._both(found[index], there)
        return found if alike or found is self.unoccupied else None

    def on_each(self, cell: Cell, tile: Tile) -> Standing:
        """Return the figures on what each feature of the tile would be joined to, even where features that
        become one have different figures."""
        found = list(self.unoccupied)
        for meeting in self._table.board.regions.meet(cell, tile):
            there = self.on_all(meeting)
            for index in meeting.features:
                found[index] = there
        return found

    def on_all(self, meeting: RegionMerge) -> list[Figure]:
        """Return the figures on the regions that meet."""
        occupants, found = self._table.occupants, NOBODY
        for region in meeting.regions:
            there = occupants.get(region)
            if there is not None and found is NOBODY:
                found = there
            elif there is not None:
                found = self._both(found, there)
        return found

    def _both(self, some: list[Figure], others: list[Figure]) -> list[Figure]:
        """Return the figures of two regions that would become one."""
        key = id(some), id(others)
        together = self._together.get(key)
        if together is None:
            together = self._together[key] = some + others
        return together
