"""Draws the features of a tile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import cv2
import numpy as np

from referee.tiles.model.half_tiles import LONG_SIDE
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.artwork.geometry import Point, distance, inside, to_line
from vision.artwork.glyphs import Picture, bgr, fill, put_sign, stroke
from vision.artwork.outline import Outline
from vision.artwork.parameters import ARTWORK
from vision.artwork.shapes import WIDE, half_width
from vision.artwork.styles import style_of

DRAWING_PX = ARTWORK.tile_renderer.drawing_px


def scaled(points: Iterable[Point]) -> list[tuple[float, float]]:
    return [(u * DRAWING_PX - 0.5, v * DRAWING_PX - 0.5) for u, v in points]


def strew(picture: Picture, sign: str, outline: Outline, above: Sequence[Outline]) -> None:
    """Scatter small symbols over an area, clear of its edge, of the features above it and of the figure's
    place."""
    for i in range(49):
        p = ((i % 7 + 0.5 + 0.25 * (i // 7 % 2)) / 7.3, (i // 7 + 0.5) / 7)
        if not any(inside(area, p) for area in outline.areas):
            continue
        rims = min(to_line((*area, area[0]), p) for area in outline.areas)
        others = min(
            [1.0]
            + [to_line(line, p) - 0.05 for o in above for line in o.path]
            + [0.0 if inside(a, p) else to_line((*a, a[0]), p) for o in above if not o.path for a in o.areas]
        )
        if rims > 0.035 and others > 0.05 and distance(p, outline.badge) > 0.13:
            _small(picture, sign, p, i)


def _small(picture: Picture, sign: str, p: Point, number: int) -> None:
    """Draw one scattered symbol, faint enough not to be taken for a mark."""
    x, y = p[0] * DRAWING_PX, p[1] * DRAWING_PX
    r = 0.032 * DRAWING_PX
    ink, light = bgr("#4c4636"), bgr("#e9e2cd")
    if sign == "peak":
        fill(picture, [(x - 1.3 * r, y + r), (x, y - 1.2 * r), (x + 1.3 * r, y + r)], bgr("#6b5a4c"))
        fill(picture, [(x - 0.45 * r, y - 0.4 * r), (x, y - 1.2 * r), (x + 0.45 * r, y - 0.4 * r)], light)
    elif sign == "tree":
        fill(picture, [(x - r, y + 0.6 * r), (x, y - 1.3 * r), (x + r, y + 0.6 * r)], bgr("#2c6535"))
    elif sign in ("house", "hut"):
        roof = bgr(("#b4472e", "#c7603a", "#96392a")[number % 3] if sign == "house" else "#8a6a2c")
        fill(
            picture,
            [(x - r, y + r), (x - r, y - 0.2 * r), (x + r, y - 0.2 * r), (x + r, y + r)],
            bgr("#f1e2c2"),
        )
        fill(picture, [(x - 1.3 * r, y - 0.1 * r), (x, y - 1.4 * r), (x + 1.3 * r, y - 0.1 * r)], roof)
    elif sign == "flower":
        cv2.circle(picture, (round(x), round(y)), round(0.6 * r), bgr("#d2578c"), -1, cv2.LINE_AA)
    elif sign == "cross":
        stroke(picture, [(x - r, y), (x + r, y)], ink, 3)
        stroke(picture, [(x, y - r), (x, y + r)], ink, 3)
    elif sign == "wave":
        stroke(
            picture, [(x - r, y), (x - 0.4 * r, y - 0.5 * r), (x + 0.4 * r, y + 0.5 * r), (x + r, y)], ink, 3
        )
    elif sign == "tuft":
        for dx in (-0.6, 0.0, 0.6):
            stroke(picture, [(x + dx * r, y + 0.7 * r), (x + 1.5 * dx * r, y - 0.6 * r)], bgr("#71893f"), 3)


def draw_course(picture: Picture, feature: TileFeature, outline: Outline) -> None:
    """Draw a road, a river or a railroad along its centre lines."""
    style, half = style_of(feature.kind), half_width(feature.kind) * DRAWING_PX
    track = feature.kind == "railroad"
    for line in outline.path:
        points = scaled(line)
        stroke(picture, points, bgr(style.edge), 2 * half)
        stroke(picture, points, bgr("#cbb48d" if track else style.fill), 2 * half - 0.024 * DRAWING_PX)
        if track:
            _sleepers(picture, points, half)
        elif feature.kind in WIDE:
            stroke(picture, points, bgr("#cfe9f3"), 0.012 * DRAWING_PX)


def _sleepers(picture: Picture, points: Sequence[tuple[float, float]], half: float) -> None:
    """Draw the sleepers of a railroad across its course, and its two rails."""
    line = np.array(points)
    steps = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    for at in np.arange(0.5, steps[-1] / (0.045 * DRAWING_PX)) * 0.045 * DRAWING_PX:
        i = min(int(np.searchsorted(steps, at, side="right")) - 1, len(line) - 2)
        along = (line[i + 1] - line[i]) / max(1e-9, steps[i + 1] - steps[i])
        middle, across = line[i] + along * (at - steps[i]), np.array([-along[1], along[0]])
        ends = [tuple(middle + across * half * 0.85), tuple(middle - across * half * 0.85)]
        stroke(picture, ends, bgr("#5b3d22"), 0.016 * DRAWING_PX)
    for side in (-0.45, 0.45):
        shift = np.gradient(line, axis=0)
        normal = np.stack([-shift[:, 1], shift[:, 0]], 1) / np.maximum(1e-9, np.hypot(*shift.T))[:, None]
        stroke(picture, [tuple(p) for p in line + normal * side * half], bgr("#26262b"), 0.011 * DRAWING_PX)


def draw_area(picture: Picture, feature: TileFeature, outline: Outline) -> None:
    """Draw a walled area, with its wall except along the tile's edge."""
    style = style_of(feature.kind)
    for area in outline.areas:
        points = scaled(area)
        fill(picture, points, bgr(style.fill))
        for a, b, p, q in zip(area, [*area[1:], area[0]], points, [*points[1:], points[0]], strict=True):
            if not any(a[i] == b[i] and (a[i] <= 0.001 or a[i] >= 0.999) for i in (0, 1)):
                stroke(picture, [p, q], bgr(style.edge), 0.04 * DRAWING_PX)
    strew(picture, style.strewn, outline, [])


def draw_spot(picture: Picture, feature: TileFeature, outline: Outline) -> None:
    """Draw a feature in the middle of the tile: a clearing with houses."""
    style = style_of(feature.kind)
    points = scaled(outline.areas[0])
    fill(picture, points, bgr(style.fill))
    stroke(picture, points, bgr(style.edge), 0.016 * DRAWING_PX, closed=True)
    x, y = outline.seat[0] * DRAWING_PX, outline.seat[1] * DRAWING_PX
    if feature.kind == "garden":
        for dx, dy in ((-0.04, -0.03), (0.04, -0.035), (-0.03, 0.035), (0.045, 0.03), (0.0, 0.0)):
            _small(picture, "flower", ((x / DRAWING_PX) + dx, (y / DRAWING_PX) + dy), 0)
    elif feature.kind == "monastery":
        put_sign(picture, "house", (x, y), 0.1 * DRAWING_PX)
        stroke(
            picture,
            [(x, y - 0.1 * DRAWING_PX), (x, y - 0.16 * DRAWING_PX)],
            bgr("#3b2a1d"),
            0.012 * DRAWING_PX,
        )
        bar_y, half = y - 0.135 * DRAWING_PX, 0.03 * DRAWING_PX
        stroke(picture, [(x - half, bar_y), (x + half, bar_y)], bgr("#3b2a1d"), 0.012 * DRAWING_PX)
    elif feature.kind == "junction":
        for a, b in (((-0.08, -0.08), (0.08, 0.08)), ((-0.08, 0.08), (0.08, -0.08))):
            ends = [(x + c[0] * DRAWING_PX, y + c[1] * DRAWING_PX) for c in (a, b)]
            stroke(picture, ends, bgr("#26262b"), 0.03 * DRAWING_PX)
    else:
        for dx, dy in ((-0.07, -0.03), (0.07, -0.05), (0.0, 0.06)):
            put_sign(picture, "house", (x + dx * DRAWING_PX, y + dy * DRAWING_PX), 0.05 * DRAWING_PX)


def draw_ends(
    picture: Picture, lines: Sequence[tuple[TileFeature, Outline]], spots: Sequence[Outline]
) -> None:
    """Draw what is where a line ends inside the tile: a crossing of several lines, or the target of its
    marks."""
    inside = [(f, o) for f, o in lines if LONG_SIDE not in f.marks]
    ends = [(f, o.path[0][-1]) for f, o in inside if len(o.path) == 1 and len(f.ports) == 1]
    for feature, end in ends:
        if any(distance(end, spot.seat) < 0.25 for spot in spots):
            continue
        meeting = sum(distance(end, other) < 0.1 for _, other in ends) > 1
        to = next((name.partition(":")[2] for name in feature.marks if name.startswith("to:")), "")
        x, y = end[0] * DRAWING_PX, end[1] * DRAWING_PX
        if meeting or to == "junction":
            disc = [(x + 0.085 * DRAWING_PX * a, y + 0.085 * DRAWING_PX * b) for a, b in _circle()]
            fill(picture, disc, bgr("#cdb68a"))
            stroke(picture, disc, bgr("#5d4f33"), 0.016 * DRAWING_PX, closed=True)
        elif to == "rock":
            fill(
                picture,
                [(x - 45, y + 28), (x - 20, y - 34), (x + 18, y - 26), (x + 44, y + 28)],
                bgr("#7d7a77"),
            )
            fill(picture, [(x - 25, y + 10), (x - 12, y - 20), (x + 8, y + 10)], bgr("#b9b5b0"))
        elif feature.kind in WIDE and not to:
            disc = [(x + 0.14 * DRAWING_PX * a, y + 0.115 * DRAWING_PX * b) for a, b in _circle()]
            fill(picture, disc, bgr(style_of(feature.kind).fill))
            stroke(picture, disc, bgr(style_of(feature.kind).edge), 0.016 * DRAWING_PX, closed=True)


def _circle() -> list[tuple[float, float]]:
    turns = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    return [(float(np.cos(t)), float(np.sin(t))) for t in turns]
