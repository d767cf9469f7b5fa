"""The options and the tile sets of Gold Rush."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from referee.game import JsonObject, Message, Options, cited, unknown_text
from referee.games.gold_rush import layout, rules, tokens
from referee.tiles.io.catalog import TileSet
from referee.tiles.io.errors import Errors
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game.settings import Settled, TileSettings, read_options
from referee.tiles.tile_game.tile_checks import TileChecks

SETS = ("gold-rush",)


class GoldRushSettings(TileSettings):
    """Settles the options of Gold Rush."""

    def settle(self, options: Options, errors: Errors) -> Settled:
        """See TileSettings.settle."""
        values = read_options(rules.OPTIONS, options, errors)
        return Settled(MappingProxyType(values), rules.book(values), "", SETS)


class GoldRushTiles(TileChecks):
    """Checks what is printed on the tiles."""

    symbols = layout.SYMBOLS
    borders = "GR-W3"
    found_lying = ("GR-Y1",)

    def wrong_tiles(self, tile_set: TileSet) -> Iterator[tuple[str, Message]]:
        """See TileChecks.wrong_tiles."""
        yield from super().wrong_tiles(tile_set)
        named = layout.start_of(tile_set.data)
        listed = {row.get("id") for row in tile_set.data["tiles"]}
        if named is None and tile_set.data.get("start") is not None:
            yield "start", cited("GR-S1", Message("input-start-tile-id"))
        if named is not None and named not in listed:
            yield "start", unknown_text("tile", named, tile_set.tiles)
        start = tile_set.tiles.get(named or "")
        if start is not None and (wrong := layout.start_wrong(start)) is not None:
            yield "start", wrong

    def wrong_tile(self, tile: Tile, row: JsonObject) -> Iterator[tuple[str, Message]]:
        """See TileChecks.wrong_tile."""
        for index, why in layout.wrong_features(tile):
            yield f"features[{index}]", why

    def odd_set(self, tile_set: TileSet) -> tuple[Message, ...]:
        """See TileChecks.odd_set."""
        tiles = tile_set.tiles
        odd = [why for p in tile_set.printings for why in layout.odd_counts(p.counts, tiles, tokens.TOTAL)]
        if layout.start_of(tile_set.data) not in tiles:
            odd.append(cited("GR-S1", Message("input-start-tile-missing")))
        odd += [why for tile in tiles.values() for why in layout.undivided(tile)]
        odd += layout.unlike(tiles)
        return tuple(odd)
