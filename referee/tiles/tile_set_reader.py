"""Reads tile sets from JSON, and refuses a wrong one with all its errors at once. The notation of a tile is
explained in tile_reader.py."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from referee.game import BadInput, unknown_text
from referee.tiles.tile import Tile
from referee.tiles.tile_reader import TileReader
from referee.tiles.tile_set import Kind, Kinds, Printing, TileSet

MOST_TILES, MOST_COPIES = 500, 500
SHAPES = ("area", "line", "point")


class Reader(TileReader):
    """Collects what is wrong with a set while it reads it."""

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
