"""Reading the tile sets of a game, and single tiles of a request."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any

from referee.game import MOST_ERRORS, BadInput, Catalog, JsonObject, Message, Options
from referee.tiles.io import catalog
from referee.tiles.io.catalog import Kinds, TileSet
from referee.tiles.io.errors import Errors
from referee.tiles.io.tile_reader import UNNAMED
from referee.tiles.model.half_tiles import BOTH
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game.settings import TileSettings
from referee.tiles.tile_game.tile_checks import TileChecks
from referee.tiles.tile_game.uploaded_set import wrong_values

MOST_UNREADABLE = 30  # unreadable tiles of a set; with more of them the others are not checked
LIKE_A_PAIR = re.compile(rf"{BOTH}.*/")  # in the id of one tile


class TileCatalogs:
    """Reads catalogs of a game. `checks`: of what the tiles of the game look like."""

    keys: tuple[str, ...] = ("tiles",)

    def __init__(
        self,
        sets: tuple[str, ...],
        kinds: Kinds,
        marks: Mapping[str, str],
        settings: TileSettings,
        checks: TileChecks | None = None,
    ) -> None:
        self._sets, self._kinds, self._marks, self._settings = sets, kinds, marks, settings
        self.checks = checks or TileChecks()

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The tiles of all built-in sets of the game."""
        return {id: tile for one in self._sets for id, tile in catalog.built_in(one).tiles.items()}

    def built_in(self, id: str) -> Catalog:
        """See CatalogReader.built_in."""
        return catalog.built_in(id)

    def implied(self, options: Options) -> tuple[str, ...]:
        """See CatalogReader.implied."""
        return self._settings.implied_catalogs(options)

    def with_catalogs(self, position: Any, catalogs: tuple[str | JsonObject, ...]) -> Any:
        """See CatalogReader.with_catalogs."""
        return replace(position, catalogs=catalogs)

    def read(self, data: JsonObject) -> Catalog:
        """See CatalogReader.read."""
        return self.read_set(data)

    def read_set(self, data: JsonObject) -> TileSet:
        """Read a tile set. Raises BadInput with every error."""
        return catalog.read(data, self._kinds, self._marks, self.tiles)

    def check(self, data: JsonObject) -> Catalog:
        """See CatalogReader.check: unknown fields, strange values and impossible tiles are errors too."""
        errors = catalog.unknown_fields(data)
        for path, why in islice(wrong_values(data), MOST_ERRORS):
            errors.setdefault(path, [why])
        if len(errors) >= MOST_ERRORS:
            raise BadInput(errors)
        try:
            found = self.read_set(data)
        except BadInput as bad:
            wrong = {
                **catalog.with_rules(data, bad.errors, self.checks.symbols, self.checks.borders),
                **errors,
            }
            good = bad.tiles if isinstance(bad, catalog.UnreadableSet) else {}
            for path, why in self._wrong_among(good, data) if good else ():
                wrong.setdefault(path, []).append(why)
            raise BadInput(wrong) from None
        better: dict[str, list[Message]] = {}  # with their rules: instead of the same about plain values
        for path, why in (*_like_pairs(found), *self.checks.wrong_tiles(found)):
            better.setdefault(path, []).append(why)
        if errors or better:
            raise BadInput({**errors, **better})
        return found

    def _wrong_among(self, good: Mapping[int, Tile], data: JsonObject) -> Iterator[tuple[str, Message]]:
        """Yield the errors of the readable tiles of a set, by number, if others are unreadable."""
        rows = data["tiles"]
        unreadable = [number for number in range(len(rows)) if number not in good]
        end = unreadable[MOST_UNREADABLE] if len(unreadable) > MOST_UNREADABLE else len(rows)
        for number in (number for number in good if number < end):
            for path, why in self.checks.wrong_tile(good[number], rows[number]):
                yield f"tiles[{number}].{path}".rstrip("."), why

    def warnings(self, found: Catalog) -> tuple[Message, ...]:
        """See CatalogReader.warnings."""
        return self.checks.odd_set(found) if isinstance(found, TileSet) else ()

    def wrong_inline(self, tile_set: TileSet) -> Iterator[tuple[str, Message]]:
        """Yield the errors of an inline set, without those that are reported as findings."""
        checks = self.checks
        return ((path, why) for path, why in checks.wrong_tiles(tile_set) if not checks.is_found(why))

    def read_tile(self, data: JsonObject) -> Tile:
        """Read an inline tile. Raises BadInput, paths below the tile."""
        tile, errors = catalog.tile_from(data, self._kinds, self._marks), Errors(list)
        for path, why in self.checks.wrong_tile(tile, data):
            if not self.checks.is_found(why):
                errors[path].append(why)
        if errors:
            raise BadInput(errors)
        return tile


def _like_pairs(tile_set: TileSet) -> Iterator[tuple[str, Message]]:
    """Yield the ids that photos would take for those of two half tiles. Sets that are stored already may have
    them, and stay readable."""
    for number, row in enumerate(tile_set.data["tiles"]):
        if LIKE_A_PAIR.search(row.get("id", UNNAMED)):
            yield f"tiles[{number}].id", Message("input-tile-pair")
