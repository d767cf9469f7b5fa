"""Draws the symbols of marks on a tile."""

from __future__ import annotations

from collections.abc import Sequence

import cv2

from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.arrays import Picture
from vision.artwork.geometry import Point, distance, to_line
from vision.artwork.glyphs import bgr, put_sign
from vision.artwork.outline import Outline
from vision.artwork.parameters import ARTWORK
from vision.artwork.styles import HIDDEN, signs_of

PARAMETERS = ARTWORK.tile_marks
DRAWING_PX = ARTWORK.tile_renderer.drawing_px


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
            PARAMETERS.cathedral_radius * DRAWING_PX,
        )
        return
    radius = PARAMETERS.sign_radius
    if len(names) >= PARAMETERS.crowded_signs:
        radius *= PARAMETERS.crowded_factor
    columns = len(names) if len(names) < 3 else 2 if len(names) < PARAMETERS.three_columns_from else 3
    rows = -(-len(names) // columns)
    apart, rim = PARAMETERS.sign_apart, PARAMETERS.sign_from_rim * radius
    wide, high = (columns - 1) * apart * radius / 2, (rows - 1) * apart * radius / 2
    u = min(1 - wide - rim, max(wide + rim, outline.badge[0]))
    v = min(1 - high - rim, max(high + rim, outline.badge[1]))
    for i, name in enumerate(names):
        at = (u - wide + i % columns * apart * radius, v - high + i // columns * apart * radius)
        put_sign(picture, name, (at[0] * DRAWING_PX, at[1] * DRAWING_PX), radius * DRAWING_PX)


def draw_tile_marks(picture: Picture, tile: Tile, parts: Sequence[tuple[TileFeature, Outline]]) -> None:
    """Draw the symbols of the tile as a whole where there is most room."""
    taken = [p for f, o in parts for p in (o.seat, *([o.badge] if signs_of(f.marks) else []))]
    lines = [line for _, o in parts for line in o.path]
    places = [PARAMETERS.first_place + PARAMETERS.places_apart * i for i in range(PARAMETERS.places_in_row)]
    grid = [(u, v) for v in places for u in places]
    for name in sorted(tile.marks):
        if name in HIDDEN:
            continue

        def room(p: Point) -> float:
            away = [PARAMETERS.line_weight * to_line(line, p) for line in lines]
            return min([distance(p, q) for q in taken] + away + [PARAMETERS.max_room])

        at = max(grid, key=room)
        taken.append(at)
        x, y = at[0] * DRAWING_PX, at[1] * DRAWING_PX
        middle, radius = (round(x), round(y)), round(PARAMETERS.disc_radius * DRAWING_PX)
        cv2.circle(picture, middle, radius, bgr("#fffdf7"), cv2.FILLED, cv2.LINE_AA)
        cv2.circle(picture, middle, radius, bgr("#23211b"), PARAMETERS.disc_line_px, cv2.LINE_AA)
        put_sign(picture, name, (x, y), PARAMETERS.tile_sign_radius * DRAWING_PX)
