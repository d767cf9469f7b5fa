"""What the neighbours of a cell require of a tile on it."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Cell
from referee.tiles.model.board_parts.nearby import NearbyFindings
from referee.tiles.model.ports import NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import (
    Pattern,
    faces_of,
    needs_after,
    needs_of,
    surrounded,
)


class EdgeNeeds:
    """The edge requirements of the cells of a board. `nearby`: what else was found around single cells."""

    __slots__ = ("_by_cell", "_cells", "_holes", "nearby")

    def __init__(self, cells: Mapping[Cell, Tile]) -> None:
        self._cells = cells
        self._by_cell: dict[Cell, Pattern] | None = None
        self._holes: list[Cell] | None = None
        self.nearby = NearbyFindings(cells)

    @property
    def by_cell(self) -> Mapping[Cell, Pattern]:
        """The requirements of every empty cell next to a tile."""
        if self._by_cell is None:
            self._by_cell = needs_of(self._cells)
        return self._by_cell

    def holes(self) -> list[Cell]:
        """Empty cells whose four neighbours are all occupied."""
        if self._holes is None:
            self._holes = [cell for cell, pattern in self.by_cell.items() if surrounded(pattern)]
        return list(self._holes)

    def pattern(self, cell: Cell) -> Pattern:
        """Return the requirements of any cell."""
        required = 0 if self._by_cell is None else self._by_cell.get(cell, 0)
        if required:
            return required
        for edge, beyond in enumerate(NEAR[cell]):
            near = self._cells.get(beyond)
            if near is not None:
                required += near.edges.requires[(edge + 2) % 4]
        return required

    def faces(self, cell: Cell) -> tuple[str | None, ...]:
        """Return the requirements of any cell, edge by edge; None: no neighbour."""
        return faces_of(self.pattern(cell))

    def carry_over(self, before: EdgeNeeds, cell: Cell, tile: Tile) -> None:
        """Take what was known before the tile was laid on this empty cell."""
        if before._by_cell is not None:
            self._by_cell = needs_after(before._by_cell, before._cells, cell, tile)

    def keep(self, before: EdgeNeeds) -> None:
        """Take what was known of tiles with the same edges."""
        self._by_cell, self._holes = before._by_cell, before._holes
