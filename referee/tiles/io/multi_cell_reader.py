"""Reads multi-cell tiles from JSON.

Notation: `cells` fill a rectangle from [0, 0]; each feature names its `cell` (default: [0, 0]) and its sides
there, including those on inner edges. Features that meet across an inner edge are one feature; its counts are
given on one of its cells. Two areas of a kind on an inner edge are what is drawn on both sides of a building:
each goes on in its own half only. Marks of the tile itself belong to its north-west cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from referee.game import (
    Cell,
    JsonObject,
    Message,
)
from referee.tiles.io.json_values import is_object
from referee.tiles.io.tile_reader import MOST_FEATURES, TileReader
from referee.tiles.model.multi_cell import ORIGIN, joined
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import pairwise
from referee.tiles.model.tile_parts.port_owners import is_split

MOST_CELLS = 12


class LargeReader(TileReader):
    """Reads single-cell and multi-cell tiles."""

    def tile(self, data: object, path: str) -> Tile | None:
        """Read the tile; None if it has an error (noted)."""
        if is_object(data) and "cells" in data:
            return self._large_tile(data, path)
        return super().tile(data, path)

    def _large_tile(self, data: JsonObject, path: str) -> Tile | None:
        """Read a multi-cell tile; None if it has an error (noted)."""
        spots, rows = _rectangle(data.get("cells")), data.get("features")
        if spots is None:
            self.wrong(f"{path}.cells", Message("input-cells", most=MOST_CELLS))
        if not isinstance(rows, list) or not rows or len(rows) > MOST_CELLS * MOST_FEATURES:
            self.wrong(f"{path}.features", Message("input-feature-list"))
        elif spots is not None:
            for number, row in enumerate(rows):
                if is_object(row) and _cell(row.get("cell", [0, 0])) not in spots:
                    self.wrong(f"{path}.features[{number}].cell", Message("input-cell"))
            parts = {spot: self._part(data, rows, spot, path) for spot in spots}
            found = {spot: part for spot, part in parts.items() if part is not None}
            if len(found) == len(parts) and self._inner_edges(found, path):
                whole = joined(found)
                return pairwise(whole) if _has_split_inner_edge(found) else whole
        return None

    def _part(self, data: JsonObject, rows: list[JsonObject], spot: Cell, path: str) -> Tile | None:
        """Read one cell of the tile from the features on it; errors name their number in the whole tile."""
        own = rows_on(rows, spot)
        number = {whole: part for part, whole in enumerate(own)}
        features = []
        for i in own:
            row = {key: value for key, value in rows[i].items() if key != "cell"}
            for key in {"cities", "beside"} & row.keys():
                if isinstance(row[key], list):
                    row[key] = [number.get(other, -1) for other in row[key] if isinstance(other, int)]
            features.append(row)
        whole = {key: data[key] for key in data.keys() - {"cells", "features", "edges", "wagon"}}
        if spot != ORIGIN:
            whole.pop("marks", None)
        reader = TileReader(self.kinds, self.marks)
        tile = reader.tile({**whole, "features": features}, "")
        for at, messages in reader.errors.items():
            numbered = re.sub(r"features\[(\d+)\]", lambda found: f"features[{own[int(found[1])]}]", at)
            where = (
                [Message("input-in-cell", cell=str(list(spot)), why=one) for one in messages]
                if numbered == "features"
                else messages
            )
            self.errors[f"{path}.{numbered}".lstrip(".")].extend(where)
        return tile

    def _inner_edges(self, parts: Mapping[Cell, Tile], path: str) -> bool:
        """Return whether the parts of a tile show the same on both sides of every inner edge; notes
        differences."""
        before = len(self.errors)
        for at, edge, beyond in _inner(parts):
            if not parts[at].edges.accepts(edge, parts[beyond].edges.faces[(edge + 2) % 4]):
                self.wrong(
                    f"{path}.features",
                    Message("input-cells-differ", cell=str(list(at)), other=str(list(beyond))),
                )
        return len(self.errors) == before


def _inner(parts: Mapping[Cell, Tile]) -> Iterator[tuple[Cell, int, Cell]]:
    """Yield each inner edge of a tile: a cell, the edge, and the cell beyond."""
    for x, y in parts:
        for edge, beyond in ((1, (x + 1, y)), (2, (x, y + 1))):
            if beyond in parts:
                yield (x, y), edge, beyond


def _has_split_inner_edge(parts: Mapping[Cell, Tile]) -> bool:
    """Return whether two areas of one kind share an inner edge with nothing between them."""
    return any(is_split(parts[at].edges.owner, parts[at].edges.kinds, edge) for at, edge, _ in _inner(parts))


def rows_on(rows: Iterable[object], spot: Cell) -> list[int]:
    """Return the numbers of the features on one cell. Sets of older versions may have other values there."""
    return [i for i, row in enumerate(rows) if is_object(row) and _cell(row.get("cell", [0, 0])) == spot]


def _cell(data: object) -> Cell | None:
    if isinstance(data, (list, tuple)) and len(data) == 2 and all(type(at) is int for at in data):
        return data[0], data[1]
    return None


def _rectangle(data: Any) -> set[Cell] | None:
    """Return the cells of a tile, if they fill a rectangle whose north-west cell is (0, 0)."""
    cells = {_cell(one) for one in data} if isinstance(data, list) and 2 <= len(data) <= MOST_CELLS else set()
    known = {cell for cell in cells if cell is not None}
    if not known or len(known) < len(data):
        return None
    width, height = (max(at) + 1 for at in zip(*known, strict=True))
    return known if known == {(x, y) for x in range(width) for y in range(height)} else None
