"""Reads tiles from JSON; reports all errors of a tile at once.

Notation (as in the published tile facts): a feature gives its `kind`, its `edges` (an area owns both halves
of each, a line the lane) or `halves` ("I", "II": inner, reaches no edge), the features adjacent to it
(`cities`), and counts as plain attributes. A second area that shares an edge has `multi-edge`: each then owns
one half. Attributes of the tile itself ("type": "amazon") are marks, if the game defines that word
("type:amazon"). A tile marked `half` with nothing at N and E is a half tile: what reaches its long side is
`diagonal`, and a line that only does that is named "I". Multi-cell tiles are read in multi_cell_reader.py.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from referee.deadline import checkpoint
from referee.game import JsonObject, Message, Mistakes, unknown_text
from referee.tiles.io.edge_reader import EdgeReader
from referee.tiles.io.json_values import is_object
from referee.tiles.model.half_tiles import HALF, LONG_SIDE
from referee.tiles.model.ports import EDGES, HALVES, INNER
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.model.tile_set import Kinds

MOST_FEATURES, MOST_MARKS = 24, 99
COUNTS = {"true": 1, "false": 0}
NOT_MARKS = {"kind", "edges", "halves", "cities", "beside", "multi-edge"}
UNNAMED = "inline/tile"  # the id of a tile without one
TILE_ID = re.compile(r"[a-z0-9-]{1,40}/\S{1,40}")


class TileReader:
    """Collects the errors of a tile while reading it."""

    def __init__(self, kinds: Kinds | None, marks: Mapping[str, str] | None) -> None:
        self.kinds: Kinds = kinds or {}
        self.marks: Mapping[str, str] = marks or {}
        self.errors = Mistakes()
        self._worded: object = None
        self._words: dict[str, list[str]] = {}

    def wrong(self, path: str, why: Message) -> None:
        """Note an error; a path never starts with a dot."""
        self.errors[path.lstrip(".")].append(why)

    def tile(self, data: object, path: str) -> Tile | None:
        """Read a tile; None if it has an error (noted)."""
        checkpoint()
        before = sum(map(len, self.errors.values()))
        if not is_object(data):
            self.wrong(path, Message("input-tile-object"))
            return None
        tile_id = data.get("id", UNNAMED)
        if not isinstance(tile_id, str) or not TILE_ID.fullmatch(tile_id):
            self.wrong(f"{path}.id", Message("input-tile-id", most=40))
        rows = data.get("features")
        if not isinstance(rows, list) or not rows or len(rows) > MOST_FEATURES:
            self.wrong(f"{path}.features", Message("input-feature-count", most=MOST_FEATURES))
            return None
        ports = [self._ports(row, f"{path}.features[{i}]") for i, row in enumerate(rows)]
        edges = EdgeReader(self.kinds, self.errors)
        edges.share(rows, ports, path)
        features = [
            self._feature(row, ports[i], len(rows), f"{path}.features[{i}]") for i, row in enumerate(rows)
        ]
        letters = edges.letters(data.get("edges"), rows, ports, path)
        marks = [*self._tile_marks(data.get("marks", []), path), *self._attributes(data, path)]
        long_side = None
        if HALF in marks and letters[:2] == "**" and "*" not in letters[2:]:
            features = [_on_half(feature) for feature in features]
            long_side = [i for i, feature in enumerate(features) if feature and LONG_SIDE in feature.marks]
        self._inner_names(features, path)
        links = self._links(data.get("wagon", []), len(rows), path)
        if sum(map(len, self.errors.values())) > before:
            return None
        known = [feature for feature in features if feature is not None]
        return Tile(tile_id, known, marks, letters, links=links, long_side=long_side)

    def _links(self, groups: object, count: int, path: str) -> list[list[int]]:
        """Return the groups of features, by number, between which a wagon may drive on this tile."""
        if not isinstance(groups, list) or not all(
            isinstance(one, list) and len(one) > 1 and all(type(i) is int and 0 <= i < count for i in one)
            for one in groups
        ):
            self.wrong(f"{path}.wagon", Message("input-wagon", most=count - 1))
            return []
        return groups

    def _ports(self, row: object, path: str) -> set[int]:
        """Return the ports a feature owns by its edges and halves."""
        out: set[int] = set()
        if not is_object(row):
            self.wrong(path, Message("input-feature-object"))
            return out
        kind = row.get("kind")
        known = self.kinds.get(kind) if isinstance(kind, str) else None
        if known is None:
            self.wrong(f"{path}.kind", unknown_text("kind", kind, self.kinds))
            return out
        quick = _usual_ports(known.shape, row.get("edges", []), row.get("halves", []))
        if quick is not None:
            return set(quick)
        for key, names in (("edges", EDGES), ("halves", (*HALVES, *INNER))):
            sides = row.get(key, [])
            given = set(map(str, sides)) if isinstance(sides, list) else {"?"}
            if not isinstance(sides, list) or len(given) < len(sides) or not given <= set(names):
                self.wrong(f"{path}.{key}", Message("input-list-of", names=" ".join(names)))
            elif key == "edges":
                for edge in map(EDGES.index, sides):
                    out |= {8 + edge} if known.shape == "line" else {2 * edge, 2 * edge + 1}
            else:
                out |= {HALVES.index(side) for side in sides if side in HALVES}
                if known.shape == "line" and sides:
                    self.wrong(f"{path}.halves", Message("input-line", feature=str(kind)))
        if known.shape == "point" and out:
            self.wrong(path, Message("input-point", feature=str(kind)))
        return out

    def _feature(self, row: Any, ports: set[int], count: int, path: str) -> TileFeature | None:
        known = self.kinds.get(str(row.get("kind"))) if is_object(row) else None
        if known is None:
            return None
        beside = row.get("cities", row.get("beside", []))
        if not isinstance(beside, list) or not all(isinstance(i, int) and 0 <= i < count for i in beside):
            self.wrong(f"{path}.cities", Message("input-feature-numbers", most=count - 1))
            beside = []
        inner = (
            [h for h in row.get("halves", []) if h in INNER]
            if isinstance(row.get("halves", []), list)
            else []
        )
        if inner and ports:
            self.wrong(f"{path}.halves", Message("input-inner"))
        if not ports and not inner and known.shape == "area":
            self.wrong(path, Message("input-no-edges", feature=str(row["kind"])))
        return TileFeature(
            row["kind"],
            frozenset(ports),
            self._feature_marks(row, path),
            tuple(beside),
            inner[0] if inner else "",
            known.sides,
        )

    def _feature_marks(self, row: JsonObject, path: str) -> dict[str, int]:
        """Return attributes as counts: 2 stays 2, true is 1, false is none; "wine" as resource is
        resource:wine, and false as castle-base castle-base:false, if the marks contain that word."""
        out: dict[str, int] = {}
        for key, value in row.items():
            if key in NOT_MARKS:
                continue
            text = str(value).casefold()
            word = f"{key}:{text}"
            count = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else COUNTS.get(text)
            if isinstance(value, str | bool) and word in self.marks:
                out[word] = 1
            elif key not in self.marks and (words := self._words_of(key)):
                self.wrong(f"{path}.{key}", unknown_text(key, value, words))
            elif key not in self.marks:
                self.wrong(f"{path}.{key}", unknown_text("mark", key, self.marks))
            elif not isinstance(value, (bool, int, str)) or count is None or count > MOST_MARKS:
                self.wrong(f"{path}.{key}", Message("input-mark-count", most=MOST_MARKS))
            elif count:
                out[key] = count
        return out

    def _tile_marks(self, rows: object, path: str) -> list[str]:
        if not isinstance(rows, list):
            self.wrong(f"{path}.marks", Message("input-mark-list"))
            return []
        out = []
        for number, row in enumerate(rows):
            name = row.get("mark") if is_object(row) else row
            if not isinstance(name, str) or name not in self.marks:
                self.wrong(f"{path}.marks[{number}]", unknown_text("mark", name, self.marks))
                continue
            rest = [str(v) for k, v in row.items() if k != "mark"] if is_object(row) else []
            out.append(":".join([name, *rest]))
        return out

    def _attributes(self, data: JsonObject, path: str) -> list[str]:
        """Return the attributes of a tile that the game defines, as marks; other words are errors if it
        defines some for that key."""
        found = []
        for key, value in data.items():
            words = self._words_of(key)
            if value in words:
                found.append(f"{key}:{value}")
            elif words and value is not None:
                self.wrong(f"{path}.{key}", unknown_text(key, value, words))
        return found

    def _words_of(self, key: str) -> list[str]:
        """Return the words that an attribute may have, if the marks define any."""
        if self._worded is not self.marks:  # a set may define other marks
            self._worded, self._words = self.marks, defaultdict(list)
            for mark in self.marks:
                name, colon, word = mark.partition(":")
                if colon:
                    self._words[name].append(word)
        return self._words.get(key, [])

    def _inner_names(self, features: list[TileFeature | None], path: str) -> None:
        inner = [(f.kind, f.inner) for f in features if f and f.inner]
        for (kind, name), n in Counter(inner).items() if inner else ():
            if n > 1:
                self.wrong(
                    f"{path}.features", Message("input-inner-twice", count=n, feature=f"{kind} {name}")
                )


def _on_half(feature: TileFeature | None) -> TileFeature | None:
    """Return a feature of a half tile, with a name if it only reaches the long side."""
    if feature is None or feature.sides or LONG_SIDE not in feature.marks:
        return feature
    return replace(feature, inner=INNER[0])


def _usual_ports(shape: str, edges: object, halves: object) -> frozenset[int] | None:
    """Return the ports of a feature, cached for all with the same sides; None if the sides need to be
    checked, because they may be wrong."""
    if type(edges) is not list or type(halves) is not list or len(edges) + len(halves) > len(HALVES):
        return None
    try:
        return _ports_by(shape, tuple(edges), tuple(halves))
    except TypeError:  # something that is not the name of a side
        return None


@lru_cache(maxsize=4096)
def _ports_by(shape: str, edges: tuple[str, ...], halves: tuple[str, ...]) -> frozenset[int] | None:
    known = set(edges) <= set(EDGES) and set(halves) <= set(HALVES)
    if not known or len(set(edges)) < len(edges) or len(set(halves)) < len(halves):
        return None
    if shape == "point" or (shape == "line" and halves):
        return frozenset() if not edges and not halves else None
    lanes = [8 + EDGES.index(edge) for edge in edges]
    sides = [half for edge in edges for half in (2 * EDGES.index(edge), 2 * EDGES.index(edge) + 1)]
    return frozenset(lanes if shape == "line" else [*sides, *map(HALVES.index, halves)])
