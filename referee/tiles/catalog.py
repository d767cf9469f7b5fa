"""Tile sets are data. This reads them, and refuses a wrong one with all its errors at once.

Notation (as in the published tile facts): a feature says its `kind`, its `edges` (an area owns both halves of
each, a line the lane) or `halves` ("I", "II": inner, reaches no edge), what it lies beside (`cities`), and
counts as plain attributes. A second area that shares an edge says so with `multi-edge`: each then owns one
half."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from referee.game import BadInput, Unknown, unknown_text
from referee.tiles.ports import EDGES, HALVES, INNER, edge_of, ports_of
from referee.tiles.tile import Feature, Tile

FOLDER = Path(__file__).resolve().parents[2] / "catalog"
MOST_TILES, MOST_FEATURES, MOST_COPIES, LONGEST = 500, 24, 500, 80
SHAPES = ("area", "line", "point")
NOT_MARKS = {"kind", "edges", "halves", "cities", "beside", "multi-edge"}
TILE_ID = re.compile(r"[a-z0-9-]{1,40}/\S{1,40}")


@dataclass(frozen=True)
class Kind:
    """A kind of feature: area (owns halves), line (lanes) or point; told by edges or halves; its edge
    letter."""

    shape: Literal["area", "line", "point"]
    sides: Literal["edges", "halves"] = "edges"
    letter: str = ""


Kinds = Mapping[str, Kind]


@dataclass(frozen=True)
class Printing:
    """One edition of a set as it is sold: how many of each tile, in which editions of the game it is used."""

    id: str
    editions: tuple[str, ...]
    counts: Mapping[str, int]
    total: int


@dataclass(frozen=True, eq=False)
class TileSet:
    """A set of tiles. `version` is a hash of its content; `data` the JSON it was read from."""

    id: str
    name: str
    game: str
    version: str
    tiles: Mapping[str, Tile]
    printings: tuple[Printing, ...]
    kinds: Kinds
    marks: Mapping[str, str]
    provenance: str = "published"
    source: str = ""
    data: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def counts(self) -> dict[str, Mapping[str, int]]:
        """Copies of each tile, by edition."""
        return {edition: p.counts for p in self.printings for edition in p.editions}


def names() -> tuple[str, ...]:
    """Ids of the built-in tile sets."""
    return tuple(sorted(_files()))


@lru_cache(maxsize=1)
def _files() -> dict[str, Path]:
    return {path.stem: path for path in FOLDER.glob("*/*.json")}


@lru_cache(maxsize=64)
def built_in(id: str) -> TileSet:
    """A set that comes with the project. Raises Unknown."""
    path = _files().get(id)
    if path is None:
        raise Unknown("catalog", id, _files())
    data = json.loads(path.read_text(encoding="utf-8"))
    lent = {other: built_in(other) for other in data.get("needs", ())}
    return read(data, lent={t: tile for other in lent.values() for t, tile in other.tiles.items()})


def read(
    data: Mapping[str, Any],
    kinds: Kinds | None = None,
    marks: Mapping[str, str] | None = None,
    lent: Mapping[str, Tile] | None = None,
) -> TileSet:
    """A tile set from its JSON. `kinds`, `marks`: what the game knows, for sets that do not say so
    themselves; `lent`: tiles of other sets that a printing may count. Raises BadInput with every error."""
    return _Reader(kinds, marks).tile_set(data, lent or {})


def tile_from(data: Mapping[str, Any], kinds: Kinds, marks: Mapping[str, str] | None = None) -> Tile:
    """One tile from its JSON, for tiles sent inline. Raises BadInput (paths below the tile)."""
    reader = _Reader(kinds, marks)
    tile = reader.tile(data, "")
    if reader.errors or tile is None:
        raise BadInput(reader.errors)
    return tile


class _Reader:
    """Collects what is wrong while it reads."""

    def __init__(self, kinds: Kinds | None, marks: Mapping[str, str] | None) -> None:
        self.kinds: Kinds = kinds or {}
        self.marks: Mapping[str, str] = marks or {}
        self.errors: dict[str, list[str]] = defaultdict(list)

    def wrong(self, path: str, text: str) -> None:
        """Note an error; a path never starts with a dot."""
        self.errors[path.lstrip(".")].append(text)

    # ---- a whole set ----

    def tile_set(self, data: Mapping[str, Any], lent: Mapping[str, Tile]) -> TileSet:
        if not isinstance(data, Mapping):
            raise BadInput({"": ["a tile set is a JSON object"]})
        set_id = self.text(data, "id", needed=True)
        self.kinds = self.read_kinds(data.get("kinds")) or self.kinds
        if not self.kinds:
            self.wrong("kinds", "the set must say its feature kinds and their shapes")
        own_marks = data.get("marks", {})
        if isinstance(own_marks, Mapping) and all(isinstance(v, str) for v in own_marks.values()):
            self.marks = {**self.marks, **own_marks}
        else:
            self.wrong("marks", "a mapping from mark to what it is")
        tiles: dict[str, Tile] = {}
        rows = data.get("tiles")
        if not isinstance(rows, list) or not rows:
            self.wrong("tiles", "a list of at least one tile")
            rows = []
        if len(rows) > MOST_TILES:
            self.wrong("tiles", f"{len(rows)} tiles; at most {MOST_TILES}")
            rows = []
        for number, row in enumerate(rows):
            tile = self.tile(row, f"tiles[{number}]")
            if tile is not None and tile.id in tiles:
                self.wrong(f"tiles[{number}].id", f"{tile.id} is there twice")
            elif tile is not None:
                tiles[tile.id] = tile
        printings = self.printings(
            data.get("printings", {}),
            {**lent, **tiles},
            {str(r.get("id")) for r in rows if isinstance(r, Mapping)},
        )
        for printing in printings:
            tiles.update({t: lent[t] for t in printing.counts if t in lent and t not in tiles})
        if self.errors:
            raise BadInput(self.errors)
        content = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return TileSet(
            set_id,
            self.text(data, "name") or set_id,
            self.text(data, "game"),
            hashlib.sha256(content.encode()).hexdigest()[:16],
            tiles,
            tuple(printings),
            self.kinds,
            self.marks,
            self.text(data, "provenance") or "user",
            self.text(data, "source"),
            data,
        )

    def text(self, data: Mapping[str, Any], key: str, needed: bool = False) -> str:
        value = data.get(key, "")
        if not isinstance(value, str) or len(value) > 500 or (needed and not value):
            self.wrong(key, "plain text, at most 500 characters" + (", needed" if needed else ""))
            return ""
        return value

    def read_kinds(self, data: Any) -> Kinds:
        kinds: dict[str, Kind] = {}
        if data is None:
            return kinds
        if not isinstance(data, Mapping):
            self.wrong("kinds", "a mapping from kind to its shape")
            return kinds
        for name, row in data.items():
            if (
                not isinstance(row, Mapping)
                or row.get("shape") not in SHAPES
                or row.get("sides", "edges") not in ("edges", "halves")
            ):
                self.wrong(f"kinds.{name}", "shape is area, line or point; sides is edges or halves")
                continue
            kinds[name] = Kind(row["shape"], row.get("sides", "edges"), str(row.get("letter", ""))[:1])
        return kinds

    def printings(self, data: Any, tiles: Mapping[str, Tile], listed: set[Any]) -> list[Printing]:
        out: list[Printing] = []
        if not isinstance(data, Mapping):
            self.wrong("printings", "a mapping from printing to editions and counts")
            return out
        for name, row in data.items():
            path = f"printings.{name}"
            counts = row.get("counts") if isinstance(row, Mapping) else None
            if not isinstance(counts, Mapping):
                self.wrong(path, "needs counts: a mapping from tile to number of copies")
                continue
            good = {
                t: n
                for t, n in counts.items()
                if isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= MOST_COPIES
            }
            for tile in set(counts) - set(good):
                self.wrong(f"{path}.counts.{tile}", f"a whole number from 0 to {MOST_COPIES}")
            for tile in set(good) - set(tiles) - listed:
                self.wrong(f"{path}.counts.{tile}", unknown_text("tile", tile, tiles))
            total = row.get("total", sum(good.values()))
            if total != sum(good.values()):
                self.wrong(f"{path}.total", f"{total} printed, but the counts sum to {sum(good.values())}")
            editions = row.get("editions", [])
            if not isinstance(editions, list) or not all(isinstance(e, str) for e in editions):
                self.wrong(f"{path}.editions", "a list of editions")
                editions = []
            out.append(Printing(name, tuple(editions), good, sum(good.values())))
        return out

    # ---- one tile ----

    def tile(self, data: Any, path: str) -> Tile | None:
        """The tile, or None where it has an error (noted)."""
        before = sum(map(len, self.errors.values()))
        if not isinstance(data, Mapping):
            self.wrong(path, "a tile is a JSON object")
            return None
        tile_id = data.get("id", "inline/tile")
        if not isinstance(tile_id, str) or not TILE_ID.fullmatch(tile_id):
            self.wrong(f"{path}.id", "a tile id is <set>/<code>, without spaces, at most 40 characters each")
        rows = data.get("features")
        if not isinstance(rows, list) or not rows or len(rows) > MOST_FEATURES:
            self.wrong(f"{path}.features", f"a list of 1 to {MOST_FEATURES} features")
            return None
        ports = [self.ports(row, f"{path}.features[{i}]") for i, row in enumerate(rows)]
        self.share_edges(rows, ports, path)
        features = [
            self.feature(row, ports[i], len(rows), f"{path}.features[{i}]") for i, row in enumerate(rows)
        ]
        letters = self.letters(data.get("edges"), rows, ports, path)
        marks = self.tile_marks(data.get("marks", []), path)
        self.inner_names(features, path)
        if sum(map(len, self.errors.values())) > before:
            return None
        return Tile(tile_id, [f for f in features if f is not None], marks, letters)

    def ports(self, row: Any, path: str) -> set[int]:
        """The ports a feature owns by its edges and halves."""
        out: set[int] = set()
        if not isinstance(row, Mapping):
            self.wrong(path, "a feature is a JSON object")
            return out
        kind = row.get("kind")
        known = self.kinds.get(kind) if isinstance(kind, str) else None
        if known is None:
            self.wrong(f"{path}.kind", unknown_text("kind", kind, self.kinds))
            return out
        for key, names in (("edges", EDGES), ("halves", (*HALVES, *INNER))):
            sides = row.get(key, [])
            told = set(map(str, sides)) if isinstance(sides, list) else {"?"}
            if not isinstance(sides, list) or len(told) < len(sides) or not told <= set(names):
                self.wrong(f"{path}.{key}", f"a list out of {' '.join(names)}, each once")
            elif key == "edges":
                for edge in map(EDGES.index, sides):
                    out |= {8 + edge} if known.shape == "line" else {2 * edge, 2 * edge + 1}
            else:
                out |= {HALVES.index(side) for side in sides if side in HALVES}
                if known.shape == "line" and sides:
                    self.wrong(f"{path}.halves", f"a {kind} is a line: it says its edges")
        if known.shape == "point" and out:
            self.wrong(path, f"a {kind} is a point: it reaches no edge")
        return out

    def share_edges(self, rows: list[Any], ports: list[set[int]], path: str) -> None:
        """An edge shared by two areas (`multi-edge`): each owns the half on its own side."""
        for index, row in enumerate(rows):
            edge_name = row.get("multi-edge") if isinstance(row, Mapping) else None
            if edge_name is None:
                continue
            others = [
                i
                for i, own in enumerate(ports)
                if edge_name in EDGES
                and 2 * EDGES.index(edge_name) in own
                and i != index
                and rows[i].get("kind") == row.get("kind")
            ]
            if edge_name not in EDGES or len(others) != 1:
                self.wrong(
                    f"{path}.features[{index}].multi-edge",
                    "an edge that one other feature of the kind reaches",
                )
                continue
            edge = EDGES.index(edge_name)
            own = row.get("edges") or []
            half = 2 * edge + (1 if EDGES[(edge + 1) % 4] in own else 0)
            ports[others[0]].discard(half)
            ports[index].discard(2 * edge)
            ports[index].discard(2 * edge + 1)
            ports[index].add(half)

    def feature(self, row: Any, ports: set[int], count: int, path: str) -> Feature | None:
        known = self.kinds.get(str(row.get("kind"))) if isinstance(row, Mapping) else None
        if known is None:
            return None
        beside = row.get("cities", row.get("beside", []))
        if not isinstance(beside, list) or not all(isinstance(i, int) and 0 <= i < count for i in beside):
            self.wrong(f"{path}.cities", f"a list of feature numbers from 0 to {count - 1}")
            beside = []
        inner = (
            [h for h in row.get("halves", []) if h in INNER]
            if isinstance(row.get("halves", []), list)
            else []
        )
        if inner and ports:
            self.wrong(f"{path}.halves", "an inner feature reaches no edge")
        if not ports and not inner and known.shape == "area":
            self.wrong(
                path, f'this {row["kind"]} reaches nothing: say edges, halves, or "I" for an inner one'
            )
        return Feature(
            row["kind"],
            frozenset(ports),
            self.feature_marks(row, path),
            tuple(beside),
            inner[0] if inner else "",
            known.sides,
        )

    def feature_marks(self, row: Mapping[str, Any], path: str) -> dict[str, int]:
        """Attributes as counts: 2 stays 2, true is 1, false is none, and "wine" as resource is
        resource:wine."""
        out: dict[str, int] = {}
        for key, value in row.items():
            if key in NOT_MARKS:
                continue
            text = str(value).casefold()
            if isinstance(value, (bool, int, str)) and (text.isdigit() or text in ("true", "false")):
                mark, count = key, int(text) if text.isdigit() else int(text == "true")
            else:
                mark, count = f"{key}:{text}", 1
            if not isinstance(value, (bool, int, str)) or not 0 <= count <= 99:
                self.wrong(f"{path}.{key}", "a count from 0 to 99, true, false or a word")
            elif key not in self.marks and mark not in self.marks:
                self.wrong(f"{path}.{key}", unknown_text("mark", key, self.marks))
            elif count:
                out[mark] = count
        return out

    def tile_marks(self, rows: Any, path: str) -> list[str]:
        if not isinstance(rows, list):
            self.wrong(f"{path}.marks", "a list of marks")
            return []
        out = []
        for number, row in enumerate(rows):
            name = row.get("mark") if isinstance(row, Mapping) else row
            if not isinstance(name, str) or name not in self.marks:
                self.wrong(f"{path}.marks[{number}]", unknown_text("mark", name, self.marks))
                continue
            rest = [str(v) for k, v in row.items() if k != "mark"] if isinstance(row, Mapping) else []
            out.append(":".join([name, *rest]))
        return out

    # ---- what holds for the tile as a whole ----

    def letters(self, told: Any, rows: list[Any], ports: list[set[int]], path: str) -> str:
        """Edge letters as they follow from the features, checked against those told; notes ports owned twice
        or by nobody (an edge told as "*" is wild and owned by nobody)."""
        owners = Counter(port for own in ports for port in own)
        for port, n in sorted(owners.items()):
            if n > 1:
                what = f"half {HALVES[port]}" if port < 8 else f"the middle of edge {EDGES[port - 8]}"
                self.wrong(f"{path}.features", f"{what} belongs to {n} features")
        if told is not None and (not isinstance(told, str) or len(told) != 4):
            self.wrong(f"{path}.edges", "four letters, N E S W")
            told = None
        letters = ""
        for edge in range(4):
            missing = [HALVES[p] for p in (2 * edge, 2 * edge + 1) if p not in owners]
            if told is not None and told[edge] == "*":
                if any(edge_of(p) == edge for p in owners):
                    self.wrong(f"{path}.edges", f"edge {EDGES[edge]} is wild (*), yet features reach it")
                letters += "*"
                continue
            for half in missing:
                self.wrong(f"{path}.features", f"half {half} belongs to no feature")
            letters += self.letter(edge, rows, ports)
        broken = any(at.startswith(f"{path}.features".lstrip(".")) for at in self.errors)
        if told is not None and told != letters and not broken:
            self.wrong(f"{path}.edges", f"the edges are told as {told}, but the features show {letters}")
        return letters

    def letter(self, edge: int, rows: list[Any], ports: list[set[int]]) -> str:
        for port in (8 + edge, *ports_of(edge)):  # a line across the edge speaks for it
            for row, own in zip(rows, ports, strict=True):
                if port in own and self.kinds[row["kind"]].letter:
                    return self.kinds[row["kind"]].letter
        return "?"

    def inner_names(self, features: list[Feature | None], path: str) -> None:
        twice = Counter((f.kind, f.inner) for f in features if f and f.inner)
        for (kind, name), n in twice.items():
            if n > 1:
                self.wrong(f"{path}.features", f"{n} inner features {kind} {name}; call the second one II")
