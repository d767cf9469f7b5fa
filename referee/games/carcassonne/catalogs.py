"""The catalogs of Carcassonne: tile sets, and maps under the tiles."""

from __future__ import annotations

from referee.game import Catalog, CatalogLookup, JsonObject, Message, Mistakes, Options
from referee.games.carcassonne import maps
from referee.tiles.io import catalog
from referee.tiles.tile_game.catalogs import TileCatalogs

SETS = {id: tile_set for id in catalog.names() if (tile_set := catalog.built_in(id)).game == "carcassonne"}
KINDS = SETS["base"].kinds
TILES = {
    id: tile for one in ("base", *(id for id in SETS if id != "base")) for id, tile in SETS[one].tiles.items()
}


class CarcassonneCatalogs(TileCatalogs):
    """Reads tile sets and maps."""

    keys = ("tiles", "squares", "join")

    def built_in(self, id: str) -> Catalog:
        """See CatalogReader.built_in: a tile set, or a map."""
        return maps.built_in_maps.built_in(id) if id in maps.built_in_maps.names() else super().built_in(id)

    def read(self, data: JsonObject) -> Catalog:
        """See CatalogReader.read."""
        return maps.inline(data, KINDS) if _is_map(data) else super().read(data)

    def check(self, data: JsonObject) -> Catalog:
        """See CatalogReader.check."""
        return maps.inline(data, KINDS, whole=True) if _is_map(data) else super().check(data)

    def warnings(self, found: Catalog) -> tuple[Message, ...]:
        """See CatalogReader.warnings."""
        return maps.findings.odd(found) if isinstance(found, maps.Map) else super().warnings(found)


class CarcassonneMaps:
    """The printed maps."""

    ids = maps.built_in_maps.names()

    def named(self, options: Options) -> tuple[str, ...]:
        """See PrintedMaps.named: the maps."""
        return maps.named(options.get("map"))

    def ground(self, options: Options, catalogs: CatalogLookup | None = None) -> JsonObject | None:
        """See PrintedMaps.ground."""
        named, errors = options.get("map"), Mistakes()
        found = None if named is None else maps.find(named, KINDS, catalogs, errors)
        if found is None:
            return None
        squares = [list(cell) for cell in sorted(found.land)]
        return {"catalogs": list(maps.named(named)), "squares": squares, "picture": found.data.get("picture")}


def _is_map(data: JsonObject) -> bool:
    """Return whether a catalog is a map, by its fields."""
    return "tiles" not in data and ("squares" in data or "join" in data)
