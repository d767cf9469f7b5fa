"""Built-in tile sets, and reading others from JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from referee.game import (
    BadInput,
    JsonObject,
    Unknown,
)
from referee.tiles.io.tile_set_reader import TileSetReader, UnreadableSet, unknown_fields, with_rules
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_set import Kind, Kinds, Printing, TileSet

__all__ = [
    "Kind",
    "Kinds",
    "Printing",
    "TileSet",
    "UnreadableSet",
    "built_in",
    "names",
    "read",
    "tile_from",
    "unknown_fields",
    "with_rules",
]

FOLDER = Path(__file__).resolve().parents[3] / "catalog"


def names() -> tuple[str, ...]:
    """Ids of the built-in tile sets."""
    return tuple(sorted(_files()))


@lru_cache(maxsize=1)
def _files() -> dict[str, Path]:
    return {path.stem: path for path in FOLDER.glob("*/*.json")}


@lru_cache(maxsize=64)
def built_in(id: str) -> TileSet:
    """Return a built-in set. Raises Unknown, or BadInput with the name of the file as a note."""
    path = _files().get(id)
    if path is None:
        raise Unknown("catalog", id, _files())
    data = json.loads(path.read_text(encoding="utf-8"))
    lent = {other: built_in(other) for other in data.get("needs", ())}
    try:
        return read(data, lent={t: tile for other in lent.values() for t, tile in other.tiles.items()})
    except BadInput as error:
        error.add_note(f"in {path.relative_to(FOLDER.parent)}")
        raise


def read(
    data: JsonObject,
    kinds: Kinds | None = None,
    marks: Mapping[str, str] | None = None,
    lent: Mapping[str, Tile] | None = None,
) -> TileSet:
    """Read a tile set from JSON. `kinds`, `marks`: those of the game, for sets that do not define them;
    `lent`: tiles of other sets that a printing may count. Raises BadInput with every error."""
    return TileSetReader(kinds, marks).tile_set(data, lent or {})


def tile_from(data: JsonObject, kinds: Kinds, marks: Mapping[str, str] | None = None) -> Tile:
    """Read one tile from JSON, for inline tiles. Raises BadInput (paths below the tile)."""
    reader = TileSetReader(kinds, marks)
    tile = reader.tile(data, "")
    if reader.errors or tile is None:
        raise BadInput(reader.errors)
    return tile
