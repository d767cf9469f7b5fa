"""The maps that come with the project."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from referee.game import (
    JsonObject,
    Unknown,
)
from referee.games.carcassonne.maps.map import Map
from referee.games.carcassonne.maps.map_reader import kinds, read, version_of

FOLDER = Path(__file__).resolve().parents[4] / "catalog" / "carcassonne" / "maps"


@lru_cache(maxsize=64)
def built_in(id: str) -> Map:
    """Return a built-in map; without squares if they are not known. Raises Unknown."""
    data = data_of(id)
    if data["squares"]:
        return read(data, kinds())
    low, high = data["recommended"]
    return Map(id, data["name"], version_of(data), {}, (), (), (low, high), data["provenance"], data)


@lru_cache(maxsize=1)
def _files() -> dict[str, Path]:
    return {path.stem: path for path in FOLDER.glob("*.json")}


def names() -> tuple[str, ...]:
    """Return the ids of the built-in maps, those with known squares first."""
    return tuple(sorted(_files(), key=lambda id: (not data_of(id)["squares"], id)))


@lru_cache(maxsize=32)
def data_of(id: str) -> JsonObject:
    """Return the data of a built-in map. Raises Unknown."""
    if id not in _files():
        raise Unknown("map", id, _files())
    data: JsonObject = json.loads(_files()[id].read_text(encoding="utf-8"))
    return data
