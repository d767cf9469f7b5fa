"""What the tiles of a game must look like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from referee.game import JsonObject, Message
from referee.tiles.io.catalog import TileSet
from referee.tiles.io.tile_reader import UNNAMED
from referee.tiles.model.tile import Tile


class TileChecks:
    """Checks what is printed on the tiles of a set. Every readable tile passes; subclasses know the rules of
    their game.

    `found_lying`: rules on tiles that are reported as findings for inline tiles, so that these can be placed.
    `symbols`: by kind of feature, the rule on what is printed there; `borders`: the rule on what divides the
    ground of a tile.
    """

    found_lying: tuple[str, ...] = ()
    symbols: Mapping[str, str] = MappingProxyType({})
    borders: str = ""

    def wrong_tiles(self, tile_set: TileSet) -> Iterable[tuple[str, Message]]:
        """Yield what is readable but impossible in a set of this game: the path, and the reason with its
        rule."""
        for number, row in enumerate(tile_set.data["tiles"]):
            for path, why in self.wrong_tile(tile_set.tiles[row.get("id", UNNAMED)], row):
                yield f"tiles[{number}].{path}".rstrip("."), why

    def wrong_tile(self, tile: Tile, row: JsonObject) -> Iterable[tuple[str, Message]]:
        """Yield what is readable but impossible on a tile of this game: the path in its JSON, and the reason
        with its rule."""
        return ()

    def odd_set(self, tile_set: TileSet) -> tuple[Message, ...]:
        """Return warnings about a whole set that is meant as a box of this game."""
        return ()

    def is_found(self, why: Message) -> bool:
        """Return whether this error is reported as a finding for an inline tile."""
        return why.values.get("rule") in self.found_lying
