"""Resolves which tile of a set a confirmation means.

It is a tile that the set has, one that is taken over from another set of the game under its own id, or one
made in the editor. A tile taken over keeps its id and definition. So it is the same tile to every rule, may
be placed next to tiles of its original set, and is the start tile if it is one there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from itertools import count
from typing import Any

from referee.game import BadInput, Catalog, JsonObject, Message, Unknown, unknown_text
from referee.games import game as game_of
from referee.tiles.io import catalog
from referee.tiles.io.catalog import TileSet
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game import TileGame
from services.infra.codec import JsonAnswer

Row = JsonObject
WRITTEN = ("id", "type", "cells", "edges", "features", "marks", "note")  # fields that define a tile


def placeholder(tile_set: TileSet) -> str | None:
    """The id of a set's only tile if it is still blank: a catalog cannot be empty."""
    if len(tile_set.tiles) != 1:
        return None
    ((name, tile),) = tile_set.tiles.items()
    bare = all(feature.named_by == "halves" and not feature.marks for feature in tile.features)
    return name if bare and tile.large is None else None


class Naming:
    """Resolves confirmations to tiles. `made`: rows of the tiles that the set gets from them, by id."""

    def __init__(
        self, tile_set: TileSet, find: Callable[[str], Catalog], given: Collection[str] = ()
    ) -> None:
        """Prepare names for a set.

        `find` returns a catalog by its id, or raises Unknown. `given`: ids assigned earlier; they are not
        assigned to other tiles, because matches may use them.
        """
        rules = game_of(tile_set.game)
        assert isinstance(rules, TileGame)
        self.set, self.rules, self._find, self._given = tile_set, rules, find, given
        self.made: dict[str, dict[str, Any]] = {}
        self.start: str | None = None
        self._tiles = dict(tile_set.tiles)
        self._blank = placeholder(tile_set)
        self._number = 1  # of the next new tile
        self._rows: dict[str, Mapping[str, dict[str, Any]]] = {}

    def named(self, given: Any, of: str | None) -> tuple[str | None, int]:
        """The id of the tile that a confirmation means (None: none), and its rotation in degrees clockwise.

        The rotation is relative to the tile as given in the confirmation. `of`: the catalog whose tile it
        is. Raises BadInput (paths below the confirmation).
        """
        if given is None:
            return None, 0
        if isinstance(given, Mapping):
            return self._drawn(given)
        if of is None and given in self._tiles:
            if given == self._blank:  # now a normal tile
                self._blank = None
                _index(self._by_look, str(given), self._tiles[given])
            return str(given), 0
        source = self._source(str(given), of)
        if given not in self._tiles:
            row = self._rows_of(source)[str(given)]
            self._make({key: row[key] for key in WRITTEN if key in row}, source.tiles[given])
            self.start = self.start or (given if source.data.get("start") == given else None)
        return str(given), 0

    def _drawn(self, given: Row) -> tuple[str, int]:
        """Resolve a tile made in the editor.

        One without an id that looks like a tile of the set is that tile.
        """
        free = given.get("id") or self._free()
        try:
            tile = catalog.tile_from({**given, "id": free}, self.rules.kinds, self.rules.marks)
        except BadInput as bad:
            raise bad.under("tile") from None
        if not given.get("id"):
            alike = self._by_look.get(_shown(tile))
            if alike is not None:
                return alike
        self._make({**given, "id": tile.id}, tile)
        return tile.id, 0

    def _free(self) -> str:
        """The first id that no tile has or had."""
        for number in count(self._number):
            name = f"{self._prefix}/{number}"
            if name not in self._given and (name not in self._tiles or name == self._blank):
                self._number = number
                break
        return name

    @cached_property
    def _by_look(self) -> dict[tuple[object, ...], tuple[str, int]]:
        """Tiles of the set by their appearance: the id, and the rotation that shows it in degrees."""
        found: dict[tuple[object, ...], tuple[str, int]] = {}
        for name, tile in self._tiles.items():
            if name != self._blank:
                _index(found, name, tile)
        return found

    def _rows_of(self, source: TileSet) -> Mapping[str, dict[str, Any]]:
        """The rows of a set's tiles by id."""
        if source.id not in self._rows:
            self._rows[source.id] = {row["id"]: row for row in reversed(source.data["tiles"])}
        return self._rows[source.id]

    def _make(self, row: JsonAnswer, tile: Tile) -> None:
        self.made[tile.id] = row
        before = self._tiles.get(tile.id)
        if before is not None:
            for quarter in range(4):
                self._by_look.pop(_shown(before.turned(quarter)), None)
        self._tiles[tile.id] = tile
        _index(self._by_look, tile.id, tile)
        self._blank = None if tile.id == self._blank else self._blank  # its place is taken

    def _source(self, tile: str, of: str | None) -> TileSet:
        """The game's tile set with this tile: the named one, else a built-in one. Raises BadInput."""
        if of is not None:
            try:
                found = self._find(of)
            except Unknown as unknown:
                raise BadInput({"catalog": [unknown_text("catalog", of, unknown.near or ())]}) from None
            if not isinstance(found, TileSet) or found.game != self.set.game:
                raise BadInput({"catalog": [Message("error-no-set-of", catalog=of, game=self.set.game)]})
            if tile not in self._rows_of(found):
                raise BadInput({"tile": [unknown_text("tile", tile, found.tiles)]})
            return found
        shipped = [one for one in map(catalog.built_in, catalog.names()) if one.game == self.set.game]
        for one in shipped:
            if tile in self._rows_of(one):
                return one
        known = {*self._tiles, *(name for one in shipped for name in one.tiles)} - {self._blank}
        raise BadInput({"tile": [unknown_text("tile", tile, known)]})

    @cached_property
    def _prefix(self) -> str:
        """The prefix of tile ids that only this set has."""
        prefixes = dict.fromkeys(name.partition("/")[0] for name in self._tiles)
        own = re.sub(r"[^a-z0-9]", "", self.set.id.partition("/")[2].lower())[:6]
        return next((prefix for prefix in prefixes if prefix not in catalog.names()), f"own-{own}")


def with_tiles(base: TileSet, naming: Naming, proposals: Sequence[Row], cards: Sequence[Row]) -> JsonAnswer:
    """The content of the set after confirmations.

    This is its content before any confirmation (`base`), with the tiles that proposals name now replacing
    those with the same ids and a placeholder tile. A tile that no proposal names any more is removed. A new
    tile gets as many copies in the box as one photo shows.
    """
    named = {proposal["tile"] for proposal in proposals}
    before = {row["id"]: row for row in base.data["tiles"]}
    now = {row["id"]: row for row in naming.set.data["tiles"]} | naming.made
    joined = {name: row for name, row in now.items() if name in named and row != before.get(name)}
    blank = placeholder(base)
    gone = {blank} if joined and (blank in joined or blank not in named) else set()
    old = {name: row for name, row in before.items() if name not in gone}
    data = {**base.data, "tiles": [*(old | joined).values()]}
    starts = (base.data.get("start"), naming.set.data.get("start"), naming.start)
    start = next((name for name in starts if name and (name in old or name in joined)), None)
    data.pop("start", None)
    if start:
        data["start"] = start
    if base.data.get("printings"):
        new = {name: _copies(name, proposals, cards) for name in joined if name not in old}
        data["printings"] = {name: _counting(row, new, gone) for name, row in base.data["printings"].items()}
    return data


def _copies(tile: str, proposals: Sequence[Row], cards: Sequence[Row]) -> int:
    """The most cards of a tile in one photo: photos may show the same cards again."""
    photos = Counter(cards[card]["photo"] for p in proposals if p["tile"] == tile for card in p["cards"])
    return max(photos.values(), default=1)


def _counting(printing: Row, new: dict[str, int], gone: Collection[Any]) -> JsonAnswer:
    """A printing with copies of the new tiles, without the removed ones."""
    old = printing.get("counts", printing)
    counts = {name: n for name, n in old.items() if name not in gone} | new
    if counts == old:
        return dict(printing)
    rest = {key: value for key, value in printing.items() if key not in ("counts", "total")}
    return {**rest, "counts": counts} if "counts" in printing else counts


def _index(looks: dict[tuple[object, ...], tuple[str, int]], name: str, tile: Tile) -> None:
    """Add a tile by its appearance in each rotation; of tiles that look alike, the first is kept."""
    for quarter in range(4) if tile.large is None else ():
        looks.setdefault(_shown(tile.turned(quarter)), (name, 90 * quarter))


def _shown(tile: Tile) -> tuple[object, ...]:
    """The appearance of a tile in its rotation, for comparison."""
    features = sorted(
        (f.kind, tuple(sorted(f.ports)), f.inner, tuple(sorted(f.marks.items()))) for f in tile.features
    )
    return (*features, *sorted(tile.marks))
