"""Tiles that fill a gap only together with a piece that spans a tile, such as a bridge: over the tile itself,
or over one next to the gap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.game import Cell, Lane
from referee.tiles.model.board import Board
from referee.tiles.model.position import Turn
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import Pattern
from referee.tiles.play.legal.spanning import fits, fitting
from referee.tiles.rules.table import Table


class Spanned:
    """The pieces that players of a table have left. A player who has one can lay it in a later turn, whatever
    was done in this one."""

    def __init__(self, table: Table) -> None:
        piece = table.book.placement.spanning
        self._table, self._piece = table.but(turn=Turn()), piece
        seats = [seat.id for seat in table.players] if piece is not None else []
        ready = (seat for seat in seats if piece and not any(True for _ in piece.ready(self._table, seat)))
        self._player = next(ready, None)
        self._boards: dict[Lane, Board | None] = {}

    def itself(self, tiles: Iterable[Tile], pattern: Pattern) -> Iterator[Tile]:
        """Yield the tiles that fit these edge requirements with a piece over them, as they then lie."""
        if self._piece is None or self._player is None:
            return
        for tile in tiles:
            for fit in fits(tile, self._piece.span)[pattern]:
                if fit.across is None:
                    yield fit.tile

    def beside(self, tiles: Iterable[Tile], cell: Cell) -> Iterator[tuple[Tile, Board]]:
        """Yield the tiles that fit a cell with a piece over a neighbour, each with the board that has it."""
        if self._player is None:
            return
        there = [(cell, self._table.board.needs.pattern(cell))]
        for tile in tiles:
            for _, fit, lane in fitting(self._table, tile, there):
                if fit.across is not None and (board := self._with(lane)) is not None:
                    yield fit.tile, board

    def over_others(self, tiles: Iterable[Tile], cell: Cell) -> Iterator[Tile]:
        """Yield the tiles that fit a cell with a piece over a neighbour."""
        yield from (tile for tile, _ in self.beside(tiles, cell))

    def _with(self, lane: Lane) -> Board | None:
        """Return the board with a piece over a tile; None if it may not lie there."""
        if lane not in self._boards and self._piece is not None and self._player is not None:
            under = self._table.board.cells[lane.x, lane.y]
            against = self._piece.may(self._table, self._player, lane, under)
            laid = self._piece.lay(self._table, self._player, lane)
            self._boards[lane] = None if any(True for _ in against) else laid.board
        return self._boards.get(lane)
