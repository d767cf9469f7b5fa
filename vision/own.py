"""Sets that the shipped gallery has no pictures of: their prototypes from our own drawing, worked out when first
needed and kept; and tiles of several cells, which are looked at cell by cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from referee.tiles.catalog import TileSet
from referee.tiles.tile import Tile
from vision import nets
from vision.enrol import enrolled
from vision.faces import face_id, faces_of, parts_of


def known_tiles(sets: Sequence[TileSet]) -> dict[str, Tile]:
    """Every face of these sets as an ordinary tile, by its id."""
    return {
        face_id(name, spot): part
        for tile_set in sets
        for name, tile in tile_set.tiles.items()
        for spot, part in parts_of(tile).items()
    }


def prototypes(sets: Sequence[TileSet]) -> nets.Gallery:
    """Prototypes of these sets in our own drawing."""
    galleries = [_drawn(tile_set) for tile_set in sets]
    found = galleries[0]
    for other in galleries[1:]:
        found = nets.joined(found, other)
    return found


@lru_cache(maxsize=8)
def _drawn(tile_set: TileSet) -> nets.Gallery:
    faces = faces_of(tile_set.tiles)
    return enrolled({name: [face] for name, face in faces.items()}, tile_set.tiles)

