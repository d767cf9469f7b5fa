"""Reads tile sets from JSON; reports all errors of a set at once. The notation of a tile is explained in
tile_reader.py."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from referee.game import (
    MOST_ERRORS,
    BadInput,
    JsonObject,
    Message,
    Mistakes,
    cited,
    unknown_text,
)
from referee.tiles.io.editions import PROVENANCES, editions_of, printing_of, version_of
from referee.tiles.io.json_values import is_object
from referee.tiles.io.multi_cell_reader import LargeReader
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_set import Kind, Kinds, Printing, TileSet

MOST_TILES, MOST_COPIES = 500, 500
MOST_TEXT = 500  # characters
MOST_PRINTINGS, MOST_KINDS, MOST_MARKS = 25, 40, 400
SHAPES = ("area", "line", "point")
SIDES = re.compile(r"tiles\[\d+\]\.features")  # path of an error about several features, or none
MARK = re.compile(r"tiles\[(\d+)\]\.features\[(\d+)\]\.[^.\[]+")  # path of an error about a mark of a feature

SET_FIELDS = {
    *("id", "set", "name", "game", "provenance", "source", "halves", "start", "needs", "kinds", "marks"),
    *("printings", "tiles", "version", "designs", "schema", "form", "outlined", "tiles_only", "sheet_parts"),
}
TILE_FIELDS = {
    *("id", "type", "cells", "edges", "features", "marks", "note", "counts", "outlines", "jcz", "wagon"),
}


class UnreadableSet(BadInput):
    """The errors of a set. `tiles`: its readable tiles, by number."""

    def __init__(self, errors: Mapping[str, list[Message]], tiles: Mapping[int, Tile]) -> None:
        super().__init__(errors)
        self.tiles = tiles


class TileSetReader(LargeReader):
    """Collects the errors of a set while reading it."""

    def tile_set(self, data: JsonObject, lent: Mapping[str, Tile]) -> TileSet:
        if not is_object(data):
            raise BadInput({"": [Message("input-set-object")]})
        set_id = self._text(data, "id") or self._text(data, "set") or "inline"
        self.kinds = self._kinds_of(self._read_kinds(data.get("kinds")))
        if not self.kinds:
            self.wrong("kinds", Message("input-set-kinds"))
        self.marks = {**self.marks, **self._own_marks(data.get("marks", {}))}
        rows = self._tile_rows(data.get("tiles"))
        tiles = self._tiles(rows)
        listed = {str(row.get("id")) for row in rows if is_object(row)}
        printings = self._printings(data.get("printings", {}), {**lent, **tiles}, listed)
        for printing in printings:
            tiles.update({t: lent[t] for t in printing.counts if t in lent and t not in tiles})
        name, game, source = (self._text(data, key) for key in ("name", "game", "source"))
        provenance = self._text(data, "provenance") or "user"
        if provenance not in PROVENANCES:
            self.wrong("provenance", unknown_text("provenance", provenance, PROVENANCES))
        if self.errors:
            raise UnreadableSet(self.errors, self.readable)
        return TileSet(
            set_id,
            name or set_id,
            game,
            version_of(data),
            tiles,
            tuple(printings),
            self.kinds,
            self.marks,
            provenance,
            source,
            data,
        )

    def _text(self, data: JsonObject, key: str) -> str:
        value = data.get(key, "")
        if not isinstance(value, str) or len(value) > MOST_TEXT:
            self.wrong(key, Message("input-plain-text", most=MOST_TEXT))
            return ""
        return value

    def _own_marks(self, data: object) -> Mapping[str, str]:
        """Return the marks that a set defines."""
        if is_object(data) and len(data) > MOST_MARKS:
            self.wrong("marks", Message("input-most", most=MOST_MARKS, count=len(data)))
            return {}
        if is_object(data) and all(isinstance(v, str) for v in data.values()):
            return data
        self.wrong("marks", Message("input-marks"))
        return {}

    def _tile_rows(self, data: object) -> list[Any]:
        """Return the rows of the tiles, unless there are none or too many."""
        if not isinstance(data, list) or not data:
            self.wrong("tiles", Message("input-tile-list"))
            return []
        if len(data) > MOST_TILES:
            self.wrong("tiles", Message("input-most", most=MOST_TILES, count=len(data)))
            return []
        return data

    def _tiles(self, rows: list[object]) -> dict[str, Tile]:
        """Return the readable tiles by id."""
        tiles: dict[str, Tile] = {}
        self.readable: dict[int, Tile] = {}
        for number, row in enumerate(rows):
            tile = self.tile(row, f"tiles[{number}]")
            if tile is not None and tile.id in tiles:
                self.wrong(f"tiles[{number}].id", Message("input-twice", what=tile.id))
            elif tile is not None:
                tiles[tile.id] = self.readable[number] = tile
        return tiles

    def _kinds_of(self, defined: Kinds) -> Kinds:
        """Return the kinds that a set defines, which must equal the game's if the game is known."""
        for name, kind in defined.items() if self.kinds else ():
            if name not in self.kinds:
                self.wrong(f"kinds.{name}", unknown_text("kind", name, self.kinds))
            elif kind != self.kinds[name]:
                self.wrong(
                    f"kinds.{name}",
                    Message(
                        "input-other-kind",
                        feature=name,
                        shape=self.kinds[name].shape,
                        sides=self.kinds[name].sides,
                        letter=self.kinds[name].letter,
                    ),
                )
        return self.kinds or defined

    def _read_kinds(self, data: object) -> Kinds:
        kinds: dict[str, Kind] = {}
        if data is None:
            return kinds
        if not is_object(data):
            self.wrong("kinds", Message("input-kinds"))
            return kinds
        if len(data) > MOST_KINDS:
            self.wrong("kinds", Message("input-most", most=MOST_KINDS, count=len(data)))
            return kinds
        for name, row in data.items():
            if (
                not is_object(row)
                or row.get("shape") not in SHAPES
                or row.get("sides", "edges") not in ("edges", "halves")
            ):
                self.wrong(f"kinds.{name}", Message("input-shape"))
                continue
            kinds[name] = Kind(row["shape"], row.get("sides", "edges"), str(row.get("letter", ""))[:1])
        return kinds

    def _printings(self, data: Any, tiles: Mapping[str, Tile], listed: set[Any]) -> list[Printing]:
        out: list[Printing] = []
        if not is_object(data):
            self.wrong("printings", Message("input-printings"))
            return out
        if len(data) > MOST_PRINTINGS:
            self.wrong("printings", Message("input-most", most=MOST_PRINTINGS, count=len(data)))
            return out
        by_name = editions_of(data)
        for name, row in data.items():
            path = f"printings.{name}"
            counts, total, editions, start = printing_of(row, by_name[name])
            if not isinstance(counts, Mapping):
                self.wrong(path, Message("input-counts"))
                continue
            good = {t: n for t, n in counts.items() if type(n) is int and 0 <= n <= MOST_COPIES}
            for tile in set(counts) - set(good):
                self.wrong(f"{path}.counts.{tile}", Message("input-must-be-whole", low=0, high=MOST_COPIES))
            for tile in set(good) - set(tiles) - listed:
                self.wrong(f"{path}.counts.{tile}", unknown_text("tile", tile, tiles))
            if total is not None and total != sum(good.values()):
                self.wrong(f"{path}.total", Message("input-total", total=total, count=sum(good.values())))
            if not isinstance(editions, list) or not all(isinstance(e, str) for e in editions):
                self.wrong(f"{path}.editions", Message("input-editions"))
                editions = []
            if not isinstance(start, str) or (start and start not in good):
                self.wrong(f"{path}.start", Message("input-printing-start"))
                start = ""
            out.append(Printing(name, tuple(editions), good, sum(good.values()), start))
        return out


def with_rules(
    data: JsonObject, errors: Mapping[str, list[Message]], symbols: Mapping[str, str], borders: str = ""
) -> dict[str, list[Message]]:
    """Add rule ids to the errors: those about an unknown mark start with the rule on what is printed there
    (`symbols`: by kind of feature), those about what the edges show with `borders`."""
    found = {}
    for path, messages in errors.items():
        if borders and SIDES.fullmatch(path):
            found[path] = [cited(borders, why) for why in messages]
            continue
        place = MARK.fullmatch(path)
        kind = _feature(data, *map(int, place.groups())).get("kind") if place else None
        rule = symbols.get(str(kind))
        found[path] = [
            cited(rule, why) if rule and why.values.get("kind") == "mark" else why for why in messages
        ]
    return found


def _feature(data: JsonObject, tile: int, feature: int) -> JsonObject:
    """Return a feature as it was sent; it exists, because an error names it."""
    found = data["tiles"][tile]["features"][feature]
    return found if isinstance(found, Mapping) else {}


def unknown_fields(data: JsonObject) -> dict[str, list[Message]]:
    """Return the errors about unknown fields of an uploaded set and its tiles. Fields that the API adds to
    catalogs (version, outlines of a tile) are allowed."""
    errors = Mistakes()
    rows = data["tiles"] if isinstance(data.get("tiles"), list) else []
    places = [("", data, SET_FIELDS)]
    for number, row in enumerate(rows[:MOST_TILES]):
        if is_object(row):
            places.append((f"tiles[{number}].", row, TILE_FIELDS))
            if row.get("counts") and not data.get("printings"):
                errors[f"tiles[{number}].counts"] = [Message("input-copies")]
    for place, given, known in places:
        for name in sorted(given.keys() - known)[: MOST_ERRORS - len(errors)]:
            errors[f"{place}{name[:40]}"] = [unknown_text("field", name, known, most=20)]
    return errors
