"""Which tile of a set people mean by what they say of a card: one that the set has, one that is taken over
from another set of the game under its own id, or one made in the editor.

A tile taken over keeps its id and its definition, so that it is the same tile to every rule, may lie beside
those of its own set, and begins the match if it does there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

from referee.game import BadInput, Catalog, Unknown, unknown_text
from referee.games import game as game_of
from referee.tiles import catalog
from referee.tiles.catalog import TileSet
from referee.tiles.tile import Tile
from referee.tiles.tile_game import TileGame

Row = Mapping[str, Any]
WRITTEN = ("id", "type", "cells", "edges", "features", "marks", "note")  # what a tile is, of all told of it


def placeholder(tile_set: TileSet) -> str | None:
    """The only tile of a set on which nothing was drawn yet: a catalog cannot be without one."""
    if len(tile_set.tiles) != 1:
        return None
    ((name, tile),) = tile_set.tiles.items()
    bare = all(feature.told == "halves" and not feature.marks for feature in tile.features)
    return name if bare and tile.large is None else None


class Naming:
    """`made`: the tiles that the set gets by what was said, by id, each with how many cards show it."""

    def __init__(self, tile_set: TileSet, find: Callable[[str], Catalog]) -> None:
        """`find` gives a catalog by its id, or raises Unknown."""
        rules = game_of(tile_set.game)
        assert isinstance(rules, TileGame)
        self.set, self.rules, self._find = tile_set, rules, find
        self.made: dict[str, tuple[dict[str, Any], int]] = {}
        self.start: str | None = None
        self._tiles = dict(tile_set.tiles)
        self._blank = placeholder(tile_set)

    def named(self, told: Any, of: str | None, cards: int) -> tuple[str | None, int]:
        """The tile of the set that is meant (None: none), and by how many degrees clockwise it lies turned
        when what was told lies straight. `of`: the catalog whose tile it is; `cards`: how many show it.
        Raises BadInput (paths below the confirmation)."""
        if told is None:
            return None, 0
        if isinstance(told, Mapping):
            return self._drawn(told, cards)
        if of is None and told in self._tiles:
            self._blank = None if told == self._blank else self._blank  # a tile like others after all
            return self._counted(str(told), cards), 0
        source = self._source(str(told), of)
        if told not in self._tiles:
            row = next(row for row in source.data["tiles"] if row["id"] == told)
            self._make({key: row[key] for key in WRITTEN if key in row}, source.tiles[told])
            self.start = self.start or (told if source.data.get("start") == told else None)
        return self._counted(str(told), cards), 0

    def _drawn(self, told: Row, cards: int) -> tuple[str, int]:
        """A tile made in the editor. One without an id that looks like a tile of the set is that tile."""
        free = told.get("id") or next(
            name
            for n in count(1)
            if (name := f"{self._prefix()}/{n}") not in self._tiles or name == self._blank
        )
        try:
            tile = catalog.tile_from({**told, "id": free}, self.rules.kinds, self.rules.marks)
        except BadInput as bad:
            raise bad.under("tile") from None
        if not told.get("id"):
            for name, other in self._tiles.items():
                if name != self._blank and other.large is None:
                    for quarter in range(4):
                        if _shown(other.turned(quarter)) == _shown(tile):
                            return self._counted(name, cards), 90 * quarter
        self._make({**told, "id": tile.id}, tile)
        return self._counted(tile.id, cards), 0

    def _make(self, row: dict[str, Any], tile: Tile) -> None:
        self.made[tile.id] = (row, 0)
        self._tiles[tile.id] = tile
        self._blank = None if tile.id == self._blank else self._blank  # its place is taken

    def _counted(self, name: str, cards: int) -> str:
        if name in self.made:
            row, before = self.made[name]
            self.made[name] = (row, before + cards)
        return name

    def _source(self, tile: str, of: str | None) -> TileSet:
        """The set of the game that has this tile: the one named, else a built-in one."""
        if of is not None:
            try:
                found = self._find(of)
            except Unknown as unknown:
                raise BadInput({"catalog": [unknown_text("catalog", of, unknown.near or ())]}) from None
            if not isinstance(found, TileSet) or found.game != self.set.game:
                raise BadInput({"catalog": [f"{of} is no set of tiles of {self.set.game}."]})
            if all(row["id"] != tile for row in found.data["tiles"]):
                raise BadInput({"tile": [unknown_text("tile", tile, found.tiles)]})
            return found
        shipped = [one for one in map(catalog.built_in, catalog.names()) if one.game == self.set.game]
        for one in shipped:
            if any(row["id"] == tile for row in one.data["tiles"]):
                return one
        known = {*self._tiles, *(name for one in shipped for name in one.tiles)} - {self._blank}
        raise BadInput({"tile": [unknown_text("tile", tile, known)]})

    def _prefix(self) -> str:
        """What the ids of tiles begin with that only this set has."""
        prefixes = dict.fromkeys(name.partition("/")[0] for name in self._tiles)
        own = re.sub(r"[^a-z0-9]", "", self.set.id.partition("/")[2].lower())[:6]
        return next((prefix for prefix in prefixes if prefix not in catalog.names()), f"own-{own}")


def with_tiles(naming: Naming, proposals: Sequence[Row]) -> dict[str, Any]:
    """The content of the set with the tiles it got, in place of those with the same ids and, unless a card
    was said to show it, of the one that only held its place; as many copies in the box as cards show each."""
    tile_set = naming.set
    named = {proposal["tile"] for proposal in proposals}
    blank = placeholder(tile_set)
    gone = {*naming.made, *({blank} - named - {None})}
    rows = [row for row in tile_set.data["tiles"] if row.get("id") not in gone]
    data = {**tile_set.data, "tiles": [*rows, *(row for row, _ in naming.made.values())]}
    if data.get("start") in gone - {*naming.made}:
        data.pop("start")
    if naming.start and "start" not in data:
        data["start"] = naming.start
    if tile_set.data.get("printings"):
        data["printings"] = {
            name: _counting(row, naming, gone) for name, row in tile_set.data["printings"].items()
        }
    return data


def _counting(printing: Row, naming: Naming, gone: set[Any]) -> dict[str, Any]:
    """A printing with copies of the tiles that are new, without those that are gone."""
    old = printing.get("counts", printing)
    counts = {name: n for name, n in old.items() if name not in gone or name in naming.made}
    counts |= {name: cards for name, (_, cards) in naming.made.items() if name not in old}
    rest = {key: value for key, value in printing.items() if key not in ("counts", "total")}
    return {**rest, "counts": counts} if "counts" in printing else counts


def _shown(tile: Tile) -> tuple[object, ...]:
    """What a tile shows as it lies."""
    features = sorted(
        (f.kind, tuple(sorted(f.ports)), f.inner, tuple(sorted(f.marks.items()))) for f in tile.features
    )
    return (*features, *sorted(tile.marks))
