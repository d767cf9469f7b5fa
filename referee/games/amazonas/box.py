"""The tile sets of Carcassonne Amazonas, and where the river has spaces for boats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.game import Cell, JsonObject, Message, cited, unknown_text
from referee.games.amazonas import layout
from referee.games.amazonas.boats import BOAT
from referee.games.amazonas.marks import START
from referee.games.amazonas.river import space_at
from referee.tiles.io.catalog import TileSet
from referee.tiles.io.multi_cell_reader import rows_on
from referee.tiles.model.board import Board
from referee.tiles.model.position import PlayerSeat
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game.tile_checks import TileChecks


class RiverTrack:
    """The river as a track of boats."""

    def space_on(
        self, board: Board, players: Sequence[PlayerSeat], kind: str, cell: Cell, spot: tuple[float, float]
    ) -> int | None:
        """See PrintedTrack.space_on."""
        return space_at(board, len(players), cell, spot) if kind == BOAT else None


class AmazonasTiles(TileChecks):
    """Checks what is printed on the tiles."""

    symbols = layout.SYMBOLS
    borders = "CA-C3"

    def wrong_tiles(self, tile_set: TileSet) -> Iterator[tuple[str, Message]]:
        """See TileChecks.wrong_tiles."""
        start, listed = layout.start_of(tile_set.data), {row.get("id") for row in tile_set.data["tiles"]}
        if start is None and tile_set.data.get("start") is not None:
            yield "start", cited("CA-S4", Message("input-start-board-id"))
        if start is not None and start not in listed:
            yield "start", unknown_text("tile", start, tile_set.tiles)
        elif start is not None and (named := tile_set.tiles.get(start)) and START not in named.marks:
            yield "start", cited("CA-S4", Message("input-start-board-type"))
        yield from super().wrong_tiles(tile_set)

    def wrong_tile(self, tile: Tile, row: JsonObject) -> Iterator[tuple[str, Message]]:
        """See TileChecks.wrong_tile."""
        for spot, part in layout.parts(tile).items():
            rows = rows_on(row["features"], spot)
            for index, why in layout.wrong_features(part):
                yield f"features[{rows[index]}]", why
        for why in layout.wrong_tile(tile):
            yield "", why

    def odd_set(self, tile_set: TileSet) -> tuple[Message, ...]:
        """See TileChecks.odd_set."""
        counts = [why for p in tile_set.printings for why in layout.odd_counts(p.counts, tile_set.tiles)]
        return (*counts, *(why for tile in tile_set.tiles.values() for why in layout.undivided(tile)))
