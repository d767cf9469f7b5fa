"""The figures on the regions that a tile to be placed would join."""

from __future__ import annotations

from referee.game import Cell
from referee.tiles.model.board import Board
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.figures_on_points import NOBODY
from referee.tiles.rules.table import DeployedFigure, Table

Standing = dict[
    int, list[DeployedFigure]
]  # by feature of a tile, the figures on what it would be joined to, if any
Beside = list[tuple[int, Cell, Tile]]  # the edges of a cell that face a tile, each with that and its cell


def beside(board: Board, cell: Cell) -> Beside:
    """Return the tiles adjacent to a cell."""
    cells = board.cells
    return [(edge, near, cells[near]) for edge, near in enumerate(NEAR[cell]) if near in cells]


class FiguresAround:
    """The figures around the cells on which a tile may be placed.

    Lists of figures serve as cache keys by identity: those of single regions belong to the table, those of
    regions that meet are kept alive here.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._together: dict[tuple[int, int], list[DeployedFigure]] = {}

    def standing_on(self, near: Beside, tile: Tile) -> Standing | None:
        """Return the figures on what each feature of the tile would be joined to between these neighbours;
        None if features that would become one have different figures, which needs a closer check."""
        board, occupants, kinds = self._table.board, self._table.occupants, tile.kinds
        known, led = board.regions.known.get, tile.connections.led
        found: Standing = {}
        first: dict[Region, int] = {}  # the feature that is joined to a region
        alike = True
        for edge, (x, y), beyond in near:
            behind, theirs = beyond.connections.behind, beyond.kinds
            for index, faced in led[edge]:
                for other in behind[faced]:
                    if other < 0 or theirs[other] != kinds[index]:
                        continue
                    region = known((x, y, other)) or board.region((x, y, other))
                    if region in first:
                        alike = alike and first[region] == index
                        continue
                    first[region] = index
                    there = occupants.get(region)
                    if there is not None:
                        found[index] = self._both(found[index], there) if index in found else there
        return found if alike or not found else None

    def on_each(self, cell: Cell, tile: Tile) -> Standing:
        """Return the figures on what each feature of the tile would be joined to, even where features that
        become one have different figures."""
        found: Standing = {}
        for meeting in self._table.board.regions.meet(cell, tile):
            found.update(dict.fromkeys(meeting.features, self.on_all(meeting)))
        return found

    def on_all(self, meeting: RegionMerge) -> list[DeployedFigure]:
        """Return the figures on the regions that meet."""
        occupants, found = self._table.occupants, NOBODY
        for region in meeting.regions:
            there = occupants.get(region)
            if there is not None and found is NOBODY:
                found = there
            elif there is not None:
                found = self._both(found, there)
        return found

    def _both(self, some: list[DeployedFigure], others: list[DeployedFigure]) -> list[DeployedFigure]:
        """Return the figures of two regions that would become one."""
        key = id(some), id(others)
        together = self._together.get(key)
        if together is None:
            together = self._together[key] = some + others
        return together
