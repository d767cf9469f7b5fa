"""The figures on the regions that a tile to be placed would join."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Cell
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.connections import MOST_NEIGHBOURS, Pairs
from referee.tiles.play.legal.figures_on_points import NOBODY
from referee.tiles.rules.table import DeployedFigure, Table

Standing = dict[
    int, list[DeployedFigure]
]  # by feature of a tile, the figures on what it would be joined to, if any
Beside = list[tuple[int, int, Cell, Tile]]  # edges that face a tile, each with `crossing`, cell and tile


def beside(cells: Mapping[Cell, Tile], cell: Cell) -> Beside:
    """Return the tiles adjacent to a cell."""
    return [
        (edge, cells[near].connections.crossing(edge), near, cells[near])
        for edge, near in enumerate(NEAR[cell])
        if near in cells
    ]


def meeting(tile: Tile, edge: int, crossing: int, beyond: Tile) -> Pairs:
    """Return which features of a tile lead across an edge to which of the same kind of the tile beyond;
    cached."""
    behind, theirs = beyond.connections.behind, beyond.kinds
    found = tuple([
        (index, other)
        for index, faced in tile.connections.led[edge]
        for other in behind[faced]
        if other >= 0 and theirs[other] == tile.kinds[index]
    ])  # fmt: skip
    if len(tile.connections.meets) >= MOST_NEIGHBOURS:
        tile.connections.meets.clear()
    tile.connections.meets[crossing] = found
    return found


class FiguresAround:
    """The figures around the cells on which a tile may be placed.

    Lists of figures serve as cache keys by identity: those of single regions belong to the table, those of
    regions that meet are kept alive here.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._occupied, self._known = table.occupants.get, table.board.regions.known.get
        self._together: dict[tuple[int, int], list[DeployedFigure]] = {}
        self.beside = table.board.needs.nearby.find("beside", beside)

    def on_neighbour(self, near: Beside) -> Standing:
        """Return the figures on what faces a cell from its only neighbour, by that tile's features."""
        found: Standing = {}
        for edge, _, (x, y), beyond in near:
            for other in beyond.connections.ends[edge - 2]:
                region = self._known((x, y, other)) or self._table.board.region((x, y, other))
                there = self._occupied(region)
                if there is not None:
                    found[other] = there
        return found

    def reached(self, near: Beside, tile: Tile, on_neighbour: Standing) -> Standing:
        """Return the figures on what each feature of the tile would be joined to next to a single tile."""
        found: Standing = {}
        for edge, crossing, _, beyond in near:
            pairs = tile.connections.meets.get(crossing)
            for index, other in meeting(tile, edge, crossing, beyond) if pairs is None else pairs:
                there = on_neighbour.get(other)
                if there is not None:
                    other_there = found.get(index, there)
                    found[index] = there if there is other_there else self._both(other_there, there)
        return found

    def standing_on(self, near: Beside, tile: Tile) -> Standing | None:
        """Return the figures on what each feature of the tile would be joined to between these neighbours;
        None if features that would become one have different figures, which needs a closer check."""
        occupied, known, meets = self._occupied, self._known, tile.connections.meets.get
        found: Standing = {}
        first: dict[Region, int] = {}  # the feature that is joined to a region
        alike = True
        for edge, crossing, (x, y), beyond in near:
            pairs = meets(crossing)
            for index, other in meeting(tile, edge, crossing, beyond) if pairs is None else pairs:
                region = known((x, y, other)) or self._table.board.region((x, y, other))
                if region in first:
                    alike = alike and first[region] == index
                    continue
                first[region] = index
                there = occupied(region)
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
