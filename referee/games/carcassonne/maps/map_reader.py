"""Reads maps from JSON; reports all errors of a map at once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from referee.game import (
    BadInput,
    Cell,
    JsonObject,
    Message,
    Mistakes,
    unknown_text,
)
from referee.games.carcassonne.maps.map import COATS, Border, Map, PrintedFerry, Side, Square
from referee.games.carcassonne.maps.print_geometry import (
    are_numbers,
    is_convex,
    reached_squares,
    roads_ending_here,
)
from referee.games.carcassonne.marks import MARKS
from referee.tiles.io import catalog
from referee.tiles.io.tile_reader import TileReader
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.tile import Feature, Tile
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
MOST_SQUARES, MOST_ROWS, FAR, MOST_COATS, MOST_TEXT = 500, 500, 1000, 9, 500


class MapReader:
    """Collects the errors of a map while reading it. `whole`: it must be complete; otherwise it may be a part
    of a map, sent with a request about a table."""

    def __init__(self, kinds: Kinds, whole: bool = True) -> None:
        self.kinds, self.complete = kinds, whole
        self.errors = Mistakes()
        self.taken: set[Side] = set()  # edges with any entry, even a neutral one

    def map(self, data: object) -> Map:
        """Read the map. Raises BadInput."""
        if not isinstance(data, Mapping):
            raise BadInput({"": [Message("input-map-object")]})
        self.known(data, FIELDS, "")
        if data.get("game", "carcassonne") != "carcassonne":
            self.wrong("game", Message("input-map-game"))
        texts = {name: self.text(data, name) for name in ("id", "name", "source", "provenance")}
        if (texts["provenance"] or "user") not in PROVENANCES:
            self.wrong("provenance", unknown_text("provenance", texts["provenance"], PROVENANCES))
        squares = self.squares(data.get("squares"))
        borders = self.borders(data.get("borders", []), squares)
        ferries = self.ferries(data.get("ferries", []), squares)
        found = Map(
            texts["id"] or "inline",
            texts["name"] or texts["id"] or "inline",
            version_of(data),
            squares,
            tuple(borders),
            tuple(ferries),
            self.recommended(data.get("recommended")),
            texts["provenance"] or "user",
            data,
        )
        if data.get("picture") is not None:
            self.picture(data["picture"])
        if squares:
            self.whole(found)
        if self.errors:
            raise BadInput(self.errors)
        return found

    def wrong(self, path: str, why: Message) -> None:
        """Note an error."""
        self.errors[path].append(why)

    def known(self, row: JsonObject, fields: set[str], path: str) -> None:
        """Note unknown fields."""
        for name in sorted(set(map(str, row)) - fields):
            self.wrong(f"{path}.{name[:40]}".lstrip("."), unknown_text("field", name, fields))

    def text(self, data: JsonObject, key: str, path: str = "") -> str:
        """Return plain text, empty by default."""
        value = data.get(key)
        if value is None:
            return ""
        if isinstance(value, str) and len(value) <= MOST_TEXT:
            return value
        self.wrong(f"{path}.{key}".lstrip("."), Message("input-plain-text", most=MOST_TEXT))
        return ""

    def rows(self, data: object, path: str, most: int) -> list[JsonObject]:
        """Return a list of JSON objects; other values are noted and left out."""
        if not isinstance(data, list) or len(data) > most:
            self.wrong(path, Message("input-list", most=most))
            return []
        for number, row in enumerate(data):
            if not isinstance(row, Mapping):
                self.wrong(f"{path}[{number}]", Message("input-object"))
        return [row if isinstance(row, Mapping) else {} for row in data]

    def number(self, row: JsonObject, key: str, path: str, low: int, high: int) -> int:
        value = row.get(key)
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(f"{path}.{key}", Message("input-whole", low=low, high=high))
        return 0

    def coats(self, row: JsonObject, path: str) -> int:
        return self.number({"coats": 0, **row}, "coats", path, 0, MOST_COATS)

    def squares(self, data: object) -> dict[Cell, Square]:
        """Return the squares by cell, in the given order."""
        found: dict[Cell, Square] = {}
        rows = self.rows(data, "squares", MOST_SQUARES)
        if not rows and "squares" not in self.errors:
            self.wrong("squares", Message("input-map-squares"))
        for number, row in enumerate(rows):
            path = f"squares[{number}]"
            self.known(row, SQUARE_FIELDS, path)
            cell = (self.number(row, "x", path, -FAR, FAR), self.number(row, "y", path, -FAR, FAR))
            kind = row.get("kind", "normal")
            if kind not in SQUARES:
                self.wrong(f"{path}.kind", unknown_text("kind", kind, SQUARES))
            if cell in found and not {f"{path}.x", f"{path}.y"} & set(self.errors):
                self.wrong(path, Message("input-square-twice", cell=f"({cell[0]}, {cell[1]})"))
            features = self.features(row, path) if kind == "city" else ()
            if kind != "city" and ("features" in row or row.get("coats")):
                self.wrong(f"{path}.kind", Message("input-square-plain"))
            new = Square(str(kind), self.text(row, "name", path), features)
            found.setdefault(cell, new)
        return found

    def features(self, row: JsonObject, path: str) -> tuple[Feature, ...]:
        """Return what is printed on a square of a large city, in the notation of tiles."""
        if not row.get("features"):
            self.wrong(f"{path}.features", Message("input-large-city-features"))
            return ()
        reader = TileReader(self.kinds, MARKS)
        tile = reader.tile({"id": "map/city", "features": row["features"]}, path)
        for at, messages in reader.errors.items():
            self.errors[at].extend(messages)
        if tile is None:
            return ()
        if "city" not in tile.kinds:
            self.wrong(f"{path}.features", Message("input-large-city"))
        coats, features = self.coats(row, path), list(tile.features)
        if coats and "city" in tile.kinds:
            at_city = tile.kinds.index("city")
            city = features[at_city]
            marks = {**city.marks, COATS: coats + city.marks.get(COATS, 0)}
            features[at_city] = Feature(city.kind, city.ports, marks, city.beside, city.inner, city.named_by)
        return tuple(roads_ending_here(features))

    def side(self, row: object, path: str, squares: Mapping[Cell, Square]) -> Side | None:
        """Return an edge of a square without a square beyond it."""
        if not isinstance(row, Mapping):
            self.wrong(path, Message("input-map-edge"))
            return None
        x, y, edge = (
            self.number(row, "x", path, -FAR, FAR),
            self.number(row, "y", path, -FAR, FAR),
            row.get("edge"),
        )
        if edge not in EDGES:
            self.wrong(f"{path}.edge", Message("input-one-of", choices=tuple(EDGES)))
            return None
        side = Side(x, y, str(edge))
        if side.cell not in squares or squares[side.cell].kind == "city":
            self.wrong(path, Message("input-no-square", cell=f"({x}, {y})"))
            return None
        if side.beyond in squares:
            self.wrong(path, Message("input-square-beyond", cell=f"({side.beyond[0]}, {side.beyond[1]})"))
            return None
        return side

    def borders(self, data: object, squares: Mapping[Cell, Square]) -> list[Border]:
        """Return what is printed beyond edges; neutral borders are left out."""
        found: list[Border] = []
        for number, row in enumerate(self.rows(data, "borders", MOST_ROWS)):
            path = f"borders[{number}]"
            self.known(row, BORDER_FIELDS, path)
            side, kind, coats = self.side(row, path, squares), row.get("kind"), self.coats(row, path)
            if kind not in BORDERS:
                self.wrong(f"{path}.kind", unknown_text("kind", kind, BORDERS))
            if side is not None and side in self.taken:
                self.wrong(path, Message("input-edge-twice"))
            if kind == "neutral" and coats:
                self.wrong(f"{path}.coats", Message("input-border-coats"))
            if side is not None:
                self.taken.add(side)
            if side is not None and kind != "neutral":
                found.append(Border(side, str(kind), coats))
        return found

    def ferries(self, data: object, squares: Mapping[Cell, Square]) -> list[PrintedFerry]:
        """Return the ferry routes; an edge with one has no other, no print, and no neutral border."""
        found: list[PrintedFerry] = []
        for number, row in enumerate(self.rows(data, "ferries", MOST_ROWS)):
            path = f"ferries[{number}]"
            self.known(row, FERRY_FIELDS, path)
            ends = row.get("ends")
            if not isinstance(ends, list) or len(ends) != 2:
                count = len(ends) if isinstance(ends, list) else 0
                self.wrong(f"{path}.ends", Message("input-ferry-ends", count=count))
                continue
            for i, end in enumerate(ends):
                if isinstance(end, Mapping):
                    self.known(end, END_FIELDS, f"{path}.ends[{i}]")
            one, two = (self.side(end, f"{path}.ends[{i}]", squares) for i, end in enumerate(ends))
            for i, end in enumerate((one, two)):
                if end is not None and end in self.taken:
                    self.wrong(f"{path}.ends[{i}]", Message("input-edge-twice"))
                if end is not None:
                    self.taken.add(end)
            if one is not None and two is not None:
                found.append(PrintedFerry((one, two), self.coats(row, path)))
        return found

    def recommended(self, data: object) -> tuple[int, int] | None:
        if data is None:
            return None
        if (
            isinstance(data, list)
            and len(data) == 2
            and all(type(n) is int for n in data)
            and 0 < data[0] <= data[1]
        ):
            return data[0], data[1]
        self.wrong("recommended", Message("input-recommended"))
        return None

    def picture(self, data: object) -> None:
        """Check where the squares are in a picture of the empty map: the corners, in pixels, of a rectangle
        of cells."""
        if not isinstance(data, Mapping):
            self.wrong("picture", Message("input-picture"))
            return
        self.known(data, PICTURE_FIELDS, "picture")
        size: Any = data.get("size")
        corners: Any = data.get("corners")
        cells: Any = data.get("cells")
        if not are_numbers(size, 2) or min(size) < 1:
            self.wrong("picture.size", Message("input-picture-size"))
        if (
            not isinstance(corners, list)
            or len(corners) != 4
            or not all(are_numbers(one, 2) for one in corners)
        ):
            self.wrong("picture.corners", Message("input-picture-corners"))
        elif not is_convex(corners):
            self.wrong("picture.corners", Message("input-picture-clockwise"))
        if not are_numbers(cells, 4) or not all(type(n) is int and abs(n) <= FAR for n in cells):
            self.wrong("picture.cells", Message("input-picture-cells"))
        elif min(cells[2:]) < 1:
            self.wrong("picture.cells", Message("input-picture-empty"))

    def whole(self, found: Map) -> None:
        """Check what needs the whole map: start squares, and that all squares can be reached."""
        if self.complete and len(found.starts) < 2:
            self.wrong("squares", Message("input-start-squares", count=len(found.starts)))
        cut_off = sorted(found.squares.keys() - reached_squares(found))
        if cut_off:
            shown = ", ".join(f"({x}, {y})" for x, y in cut_off[:8])
            more = ", ..." if len(cut_off) > 8 else ""
            self.wrong("squares", Message("input-cut-off", count=len(cut_off), cells=shown + more))
        tiles = {cell: Tile("map/city", square.features) for cell, square in found.squares.items()}
        for cell in sorted(found.large_cities):
            for edge in (1, 2):
                near = NEAR[cell][edge]
                shows = near in found.large_cities and tiles[near].faces[(edge + 2) % 4]
                if shows and not tiles[cell].accepts(edge, shows):
                    self.wrong(
                        "squares",
                        Message("input-large-city-differs", cell=str(cell), other=str(near)),
                    )


def version_of(data: JsonObject) -> str:
    content = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.sha256(content.encode("utf-8", "backslashreplace")).hexdigest()[:16]


def read(data: JsonObject, kinds: Kinds, whole: bool = True) -> Map:
    """Read a map, or a part of one, from JSON. Raises BadInput with every error."""
    return MapReader(kinds, whole).map(data)


@lru_cache(maxsize=1)
def kinds() -> Kinds:
    """Return the kinds of feature of Carcassonne, which prints use."""
    return catalog.built_in("base").kinds
