"""Pictures of whole tiles and of their single cells: what a cell of the grid can show.

A multi-cell tile is read cell by cell. Each of its cells is a *face* with its own id: the tile's id, followed
for all but the first cell by "#x,y" (the cell's place in the tile's canonical orientation).
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from referee.tiles.model.tile import Tile
from vision.arrays import Picture
from vision.artwork.tile_renderer import PLAIN, PrintingStyle, draw
from vision.labels.label_space import PART
from vision.labels.parameters import LABELS


def face_id(name: str, spot: tuple[int, int]) -> str:
    """Return the id of a tile's cell, given its place in canonical orientation."""
    return name if spot == (0, 0) else f"{name}{PART}{spot[0]},{spot[1]}"


def tile_id(face: str) -> tuple[str, tuple[int, int]]:
    """Return the tile that a face belongs to, and its cell."""
    name, _, spot = face.partition(PART)
    x, _, y = spot.partition(",")
    return name, ((int(x), int(y)) if spot else (0, 0))


def parts_of(tile: Tile) -> dict[tuple[int, int], Tile]:
    """Return the cells of a canonical tile, each as a single-cell tile."""
    return {(0, 0): tile} if tile.large is None else dict(tile.large.parts)


def faces_of(
    tiles: Mapping[str, Tile], size: int = LABELS.cell_images.face_px, look: PrintingStyle = PLAIN
) -> dict[str, Picture]:
    """Return our own drawing of every face of these tiles."""
    return {
        face_id(name, spot): draw(part, size, look)
        for name, tile in tiles.items()
        for spot, part in parts_of(tile).items()
    }


def whole(tile: Tile, size: int, look: PrintingStyle = PLAIN) -> Picture:
    """Draw a canonical tile with all its cells, `size` pixels per cell."""
    parts = parts_of(tile)
    wide, high = (1 + max(spot[i] for spot in parts) for i in (0, 1))
    picture = np.full((high * size, wide * size, 3), 255, np.uint8)
    for (x, y), part in parts.items():
        picture[y * size : (y + 1) * size, x * size : (x + 1) * size] = draw(part, size, look)
    return picture
