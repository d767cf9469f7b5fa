"""Draws the symbols of marks on a tile."""

from __future__ import annotations

from collections.abc import Sequence

import cv2

from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.artwork.geometry import Point, distance, to_line
from vision.artwork.glyphs import Picture, bgr, put_sign
from vision.artwork.outline import Outline
from vision.artwork.parameters import ARTWORK
from vision.artwork.styles import HIDDEN, signs_of

PARAMETERS = ARTWORK.tile_renderer
DRAWING_PX = PARAMETERS.drawing_px


def draw_marks(picture: Picture, feature: TileFeature, outline: Outline) -> None:
    """Draw the symbols of a feature's marks in a row at its badge, within the tile."""
    names = signs_of(feature.marks)
    if not names:
        return
    if names == ["cathedral"]:
        put_sign(
            picture,
            "cathedral",
            (outline.seat[0] * DRAWING_PX, outline.seat[1] * DRAWING_PX),
            0.15 * DRAWING_PX,
        )
        return
    radius = PARAMETERS.sign_radius_tiles if len(names) < 4 else 0.85 * PARAMETERS.sign_radius_tiles
    columns = len(names) if len(names) < 3 else 2 if len(names) < 5 else 3
    rows = -(-len(names) // columns)
    wide, high = (columns - 1) * 2.3 * radius / 2, (rows - 1) * 2.3 * radius / 2
    u = min(1 - wide - 1.3 * radius, max(wide + 1.3 * radius, outline.badge[0]))
    v = min(1 - high - 1.3 * radius, max(high + 1.3 * radius, outline.badge[1]))
    for i, name in enumerate(names):
        at = (u - wide + i % columns * 2.3 * radius, v - high + i // columns * 2.3 * radius)
        put_sign(picture, name, (at[0] * DRAWING_PX, at[1] * DRAWING_PX), radius * DRAWING_PX)


def draw_tile_marks(picture: Picture, tile: Tile, parts: Sequence[tuple[TileFeature, Outline]]) -> None:
    """Draw the symbols of the tile as a whole where there is most room."""
    taken = [p for f, o in parts for p in (o.seat, *([o.badge] if signs_of(f.marks) else []))]
    lines = [line for _, o in parts for line in o.path]
    grid = [(0.16 + 0.113 * i, 0.16 + 0.113 * j) for j in range(7) for i in range(7)]
    for name in sorted(tile.marks):
        if name in HIDDEN:
            continue

        def room(p: Point) -> float:
            return min([distance(p, q) for q in taken] + [1.3 * to_line(line, p) for line in lines] + [0.5])

        at = max(grid, key=room)
        taken.append(at)
        x, y = at[0] * DRAWING_PX, at[1] * DRAWING_PX
        cv2.circle(picture, (round(x), round(y)), round(0.085 * DRAWING_PX), bgr("#fffdf7"), -1, cv2.LINE_AA)
        cv2.circle(picture, (round(x), round(y)), round(0.085 * DRAWING_PX), bgr("#23211b"), 4, cv2.LINE_AA)
        put_sign(picture, name, (x, y), 0.048 * DRAWING_PX)
