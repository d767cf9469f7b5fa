"""Draw any tile of any game from its definition alone.

The style and outlines are those of the page (web/js/tile/tile.js), rendered as pixels: for sheets to print
and play with, for enrolling sets whose artwork we do not have, and for rendered tables. Every kind and mark
of a tile is visible, so tiles that differ in the rules differ in the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

import cv2
import numpy as np

from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.arrays import Picture
from vision.artwork.glyphs import bgr, fill
from vision.artwork.outline import Outline, outlines
from vision.artwork.parameters import ARTWORK
from vision.artwork.shapes import WIDE
from vision.artwork.styles import Style, is_ground, signs_of, style_of
from vision.artwork.tile_features import draw_area, draw_course, draw_ends, draw_spot, scaled, strew
from vision.artwork.tile_marks import draw_marks, draw_tile_marks

PARAMETERS = ARTWORK.tile_renderer
DRAWING_PX = PARAMETERS.drawing_px


@dataclass(frozen=True)
class PrintingStyle:
    """Appearance of one printing: 0 is the plain one, any other number has another palette, symbol size and
    grain."""

    seed: int = 0


PLAIN = PrintingStyle()
BLANK = 0  # colour of what is beyond the long side of a half tile


def draw(tile: Tile, size: int = 256, look: PrintingStyle = PLAIN) -> Picture:
    """Draw the face of a tile in its current rotation: size x size x 3, BGR."""
    if tile.special.halves:
        one, other = (draw(half, size, look) for half in tile.special.halves)
        return np.where(one == BLANK, other, one)
    face = _canonical(tile.turned(-tile.quarter), look)
    if tile.special.half:  # nothing is beyond its long side
        face = np.where(np.tri(DRAWING_PX, dtype=bool)[..., None], np.maximum(face, BLANK + 1), BLANK)
    turned = np.ascontiguousarray(np.rot90(face, -tile.quarter))
    return np.asarray(cv2.resize(turned, (size, size), interpolation=cv2.INTER_AREA), np.uint8)


@lru_cache(maxsize=256)
def _canonical(tile: Tile, look: PrintingStyle) -> Picture:
    parts = list(zip(tile.features, outlines(tile), strict=True))
    picture = np.zeros((DRAWING_PX, DRAWING_PX, 3), np.uint8)
    grounds = [(f, o) for f, o in parts if is_ground(f)]
    base = grounds[0][0].kind if grounds else "field" if _has(parts, "field") else "prairie"
    picture[:] = bgr(style_of(base).fill)
    for feature, outline in grounds:
        for area in outline.areas:
            fill(picture, scaled(area), bgr(style_of(feature.kind).fill))
    for feature, outline in grounds:
        strew(picture, style_of(feature.kind).strewn, outline, [o for f, o in parts if not is_ground(f)])
    lines = [(f, o) for f, o in parts if o.path]
    for feature, outline in sorted(lines, key=lambda part: part[0].kind not in WIDE):
        draw_course(picture, feature, outline)
    for feature, outline in parts:
        if not outline.path and not is_ground(feature):
            draw = draw_area if feature.ports or feature.inner else draw_spot
            draw(picture, feature, outline)
    draw_ends(picture, lines, [o for f, o in parts if not f.ports and not is_ground(f)])
    for feature, outline in parts:
        draw_marks(picture, feature, outline)
    draw_tile_marks(picture, tile, parts)
    rim = round(PARAMETERS.rim_width * DRAWING_PX)
    cv2.rectangle(picture, (0, 0), (DRAWING_PX - 1, DRAWING_PX - 1), bgr("#4d5a35"), rim)
    return _printed(picture, tile.id, look)


def _has(parts: Sequence[tuple[TileFeature, Outline]], kind: str) -> bool:
    return any(feature.kind == kind for feature, _ in parts)


def _printed(picture: Picture, name: str, look: PrintingStyle) -> Picture:
    """Return the finished drawing with paper grain; other looks have other colours."""
    rng = np.random.default_rng([crc32(name.encode()), look.seed])
    coarse = rng.normal(
        0, PARAMETERS.grain_grey, (DRAWING_PX // PARAMETERS.grain_px, DRAWING_PX // PARAMETERS.grain_px, 1)
    ).astype(np.float32)
    grain = cv2.resize(coarse, (DRAWING_PX, DRAWING_PX), interpolation=cv2.INTER_CUBIC)[..., None]
    toned = picture.astype(np.float32)
    if look.seed:
        tint = np.random.default_rng(look.seed)
        turn = cv2.cvtColor(picture, cv2.COLOR_BGR2HSV).astype(np.int16)
        turn[..., 0] = (turn[..., 0] + int(tint.integers(*PARAMETERS.hue_range))) % 180
        turn[..., 1] = np.clip(turn[..., 1] * tint.uniform(*PARAMETERS.saturation_range), 0, 255)
        turn[..., 2] = np.clip(turn[..., 2] * tint.uniform(*PARAMETERS.brightness_range), 0, 255)
        toned = cv2.cvtColor(turn.astype(np.uint8), cv2.COLOR_HSV2BGR).astype(np.float32)
    return np.asarray(np.clip(toned + grain, 0, 255), np.uint8)


__all__ = ["PLAIN", "PrintingStyle", "Style", "draw", "signs_of", "style_of"]
