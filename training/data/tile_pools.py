"""Tiles whose drawings the nets are trained with."""

from __future__ import annotations

from collections.abc import Iterable

from referee.tiles.io.catalog import built_in
from referee.tiles.model.tile import Tile


def whole_tiles(sets: Iterable[str]) -> list[Tile]:
    """Return the tiles of these sets that fill one cell. Half tiles do not: nothing is drawn beyond their
    long side."""
    tiles = [tile for name in sets for tile in built_in(name).tiles.values()]
    return [tile for tile in tiles if tile.large is None and not tile.special.half]
