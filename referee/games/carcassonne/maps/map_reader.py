"""Reads maps from JSON; reports all errors of a map at once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache

from referee.game import BadInput, Cell, JsonObject, Message, unknown_text
from referee.games.carcassonne.maps.map import COATS, Border, Map, PrintedFerry, Side, Square
from referee.games.carcassonne.maps.map_rows import MapRows
from referee.games.carcassonne.maps.print_geometry import FAR, map_faults, picture_faults, roads_ending_here
from referee.games.carcassonne.marks import MARKS
from referee.tiles.io import catalog
from referee.tiles.io.tile_reader import TileReader
from referee.tiles.model.ports import EDGES
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.model.tile_set import Kinds

FIELDS = {
    "id",
    "name",
    "game",
    "year",
    "provenance",
    "source",
    "squares",
    "borders",
    "ferries",
    "recommended",
    "known",
    "picture",
    "version",  # added by the API to maps that it returns
    "schema",
    "form",
}
SQUARE_FIELDS = {"x", "y", "kind", "name", "features", "coats"}
BORDER_FIELDS = {"x", "y", "edge", "kind", "coats", "name"}
FERRY_FIELDS = {"ends", "coats", "name"}
END_FIELDS = {"x", "y", "edge"}
PICTURE_FIELDS = {"size", "corners", "cells"}
SQUARES = ("normal", "start", "town", "city")
BORDERS = ("city", "road", "neutral")
PROVENANCES = ("published", "stand-in", "user")
MOST_SQUARES, MOST_ROWS, MOST_COATS = 500, 500, 9


class MapReader:
    """Collects the errors of a map while reading it. `whole`: it must be complete; otherwise it may be a part
    of a map, sent with a request about a table."""

    def __init__(self, kinds: Kinds, *, whole: bool = True) -> None:
        self._kinds, self._complete = kinds, whole
        self._rows = MapRows()
        self._taken: set[Side] = set()  # edges with any entry, even a neutral one

    def map(self, data: object) -> Map:
        """Read the map. Raises BadInput."""
        if not isinstance(data, Mapping):
            raise BadInput({"": [Message("input-map-object")]})
        self._rows.known(data, FIELDS, "")
        if data.get("game", "carcassonne") != "carcassonne":
            self._rows.wrong("game", Message("input-map-game"))
        texts = {name: self._rows.text(data, name) for name in ("id", "name", "source", "provenance")}
        if (texts["provenance"] or "user") not in PROVENANCES:
            self._rows.wrong("provenance", unknown_text("provenance", texts["provenance"], PROVENANCES))
        squares = self._squares(data.get("squares"))
        borders = self._borders(data.get("borders", []), squares)
        ferries = self._ferries(data.get("ferries", []), squares)
        found = Map(
            texts["id"] or "inline",
            texts["name"] or texts["id"] or "inline",
            version_of(data),
            squares,
            tuple(borders),
            tuple(ferries),
            self._recommended(data.get("recommended")),
            texts["provenance"] or "user",
            data,
        )
        if isinstance(data.get("picture"), Mapping):
            self._rows.known(data["picture"], PICTURE_FIELDS, "picture")
        if data.get("picture") is not None:
            self._rows.note(picture_faults(data["picture"]))
        if squares:
            self._rows.note(map_faults(found, complete=self._complete))
        if self._rows.errors:
            raise BadInput(self._rows.errors)
        return found

    def _coats(self, row: JsonObject, path: str) -> int:
        return self._rows.number({"coats": 0, **row}, "coats", path, 0, MOST_COATS)

    def _squares(self, data: object) -> dict[Cell, Square]:
        """Return the squares by cell, in the given order."""
        found: dict[Cell, Square] = {}
        rows = self._rows.rows(data, "squares", MOST_SQUARES)
        if not rows and "squares" not in self._rows.errors:
            self._rows.wrong("squares", Message("input-map-squares"))
        for number, row in enumerate(rows):
            path = f"squares[{number}]"
            self._rows.known(row, SQUARE_FIELDS, path)
            cell = (
                self._rows.number(row, "x", path, -FAR, FAR),
                self._rows.number(row, "y", path, -FAR, FAR),
            )
            kind = row.get("kind", "normal")
            if kind not in SQUARES:
                self._rows.wrong(f"{path}.kind", unknown_text("kind", kind, SQUARES))
            if cell in found and not {f"{path}.x", f"{path}.y"} & set(self._rows.errors):
                self._rows.wrong(path, Message("input-square-twice", cell=f"({cell[0]}, {cell[1]})"))
            features = self._features(row, path) if kind == "city" else ()
            if kind != "city" and ("features" in row or row.get("coats")):
                self._rows.wrong(f"{path}.kind", Message("input-square-plain"))
            new = Square(str(kind), self._rows.text(row, "name", path), features)
            found.setdefault(cell, new)
        return found

    def _features(self, row: JsonObject, path: str) -> tuple[TileFeature, ...]:
        """Return what is printed on a square of a large city, in the notation of tiles."""
        if not row.get("features"):
            self._rows.wrong(f"{path}.features", Message("input-large-city-features"))
            return ()
        reader = TileReader(self._kinds, MARKS)
        tile = reader.tile({"id": "map/city", "features": row["features"]}, path)
        for at, messages in reader.errors.items():
            self._rows.errors[at].extend(messages)
        if tile is None:
            return ()
        if "city" not in tile.kinds:
            self._rows.wrong(f"{path}.features", Message("input-large-city"))
        coats, features = self._coats(row, path), list(tile.features)
        if coats and "city" in tile.kinds:
            at_city = tile.kinds.index("city")
            city = features[at_city]
            marks = {**city.marks, COATS: coats + city.marks.get(COATS, 0)}
            features[at_city] = TileFeature(
                city.kind, city.ports, marks, city.beside, city.inner, city.named_by
            )
        return tuple(roads_ending_here(features))

    def _side(self, row: object, path: str, squares: Mapping[Cell, Square]) -> Side | None:
        """Return an edge of a square without a square beyond it."""
        if not isinstance(row, Mapping):
            self._rows.wrong(path, Message("input-map-edge"))
            return None
        x, y, edge = (
            self._rows.number(row, "x", path, -FAR, FAR),
            self._rows.number(row, "y", path, -FAR, FAR),
            row.get("edge"),
        )
        if edge not in EDGES:
            self._rows.wrong(f"{path}.edge", Message("input-one-of", choices=tuple(EDGES)))
            return None
        side = Side(x, y, str(edge))
        if side.cell not in squares or squares[side.cell].kind == "city":
            self._rows.wrong(path, Message("input-no-square", cell=f"({x}, {y})"))
            return None
        if side.beyond in squares:
            self._rows.wrong(
                path, Message("input-square-beyond", cell=f"({side.beyond[0]}, {side.beyond[1]})")
            )
            return None
        return side

    def _borders(self, data: object, squares: Mapping[Cell, Square]) -> list[Border]:
        """Return what is printed beyond edges; neutral borders are left out."""
        found: list[Border] = []
        for number, row in enumerate(self._rows.rows(data, "borders", MOST_ROWS)):
            path = f"borders[{number}]"
            self._rows.known(row, BORDER_FIELDS, path)
            side, kind, coats = self._side(row, path, squares), row.get("kind"), self._coats(row, path)
            if kind not in BORDERS:
                self._rows.wrong(f"{path}.kind", unknown_text("kind", kind, BORDERS))
            if side is not None and side in self._taken:
                self._rows.wrong(path, Message("input-edge-twice"))
            if kind == "neutral" and coats:
                self._rows.wrong(f"{path}.coats", Message("input-border-coats"))
            if side is not None:
                self._taken.add(side)
            if side is not None and kind != "neutral":
                found.append(Border(side, str(kind), coats))
        return found

    def _ferries(self, data: object, squares: Mapping[Cell, Square]) -> list[PrintedFerry]:
        """Return the ferry routes; an edge with one has no other, no print, and no neutral border."""
        found: list[PrintedFerry] = []
        for number, row in enumerate(self._rows.rows(data, "ferries", MOST_ROWS)):
            path = f"ferries[{number}]"
            self._rows.known(row, FERRY_FIELDS, path)
            ends = row.get("ends")
            if not isinstance(ends, list) or len(ends) != 2:
                count = len(ends) if isinstance(ends, list) else 0
                self._rows.wrong(f"{path}.ends", Message("input-ferry-ends", count=count))
                continue
            for i, end in enumerate(ends):
                if isinstance(end, Mapping):
                    self._rows.known(end, END_FIELDS, f"{path}.ends[{i}]")
            one, two = (self._side(end, f"{path}.ends[{i}]", squares) for i, end in enumerate(ends))
            for i, end in enumerate((one, two)):
                if end is not None and end in self._taken:
                    self._rows.wrong(f"{path}.ends[{i}]", Message("input-edge-twice"))
                if end is not None:
                    self._taken.add(end)
            if one is not None and two is not None:
                found.append(PrintedFerry((one, two), self._coats(row, path)))
        return found

    def _recommended(self, data: object) -> tuple[int, int] | None:
        if data is None:
            return None
        if (
            isinstance(data, list)
            and len(data) == 2
            and all(type(n) is int for n in data)
            and 0 < data[0] <= data[1]
        ):
            return data[0], data[1]
        self._rows.wrong("recommended", Message("input-recommended"))
        return None


def version_of(data: JsonObject) -> str:
    content = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.sha256(content.encode("utf-8", "backslashreplace")).hexdigest()[:16]


def read(data: JsonObject, kinds: Kinds, *, whole: bool = True) -> Map:
    """Read a map, or a part of one, from JSON. Raises BadInput with every error."""
    return MapReader(kinds, whole=whole).map(data)


@lru_cache(maxsize=1)
def kinds() -> Kinds:
    """Return the kinds of feature of Carcassonne, which prints use."""
    return catalog.built_in("base").kinds
