"""Draws the features of a tile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from referee.tiles.model.half_tiles import LONG_SIDE
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.arrays import Picture
from vision.artwork.geometry import Point, along_rim, distance, inside, to_line
from vision.artwork.glyphs import bgr, fill, put_sign, put_small, stroke
from vision.artwork.outline import Outline
from vision.artwork.parameters import ARTWORK
from vision.artwork.shapes import WIDE, half_width
from vision.artwork.styles import style_of

PARAMETERS = ARTWORK.tile_features
DRAWING_PX = ARTWORK.tile_renderer.drawing_px


def scaled(points: Iterable[Point]) -> list[tuple[float, float]]:
    return [(u * DRAWING_PX - 0.5, v * DRAWING_PX - 0.5) for u, v in points]


def strew(picture: Picture, sign: str, outline: Outline, above: Sequence[Outline]) -> None:
    """Scatter small symbols over an area, clear of its edge, of the features above it and of the figure's
    place."""
    if not sign:
        return
    rows = PARAMETERS.strewn_rows
    for i in range(rows * rows):
        row, place = divmod(i, rows)
        p = (
            (place + 0.5 + PARAMETERS.strewn_shift * (row % 2)) / PARAMETERS.strewn_places,
            (row + 0.5) / rows,
        )
        if not any(inside(area, p) for area in outline.areas):
            continue
        rims = min(to_line((*area, area[0]), p) for area in outline.areas)
        others = min(
            [1.0]
            + [to_line(line, p) - PARAMETERS.strewn_from_feature for o in above for line in o.path]
            + [0.0 if inside(a, p) else to_line((*a, a[0]), p) for o in above if not o.path for a in o.areas]
        )
        if (
            rims > PARAMETERS.strewn_from_rim
            and others > PARAMETERS.strewn_from_feature
            and distance(p, outline.badge) > PARAMETERS.strewn_from_figure
        ):
            put_small(picture, sign, _pixels(p), PARAMETERS.strewn_radius * DRAWING_PX, i)


def _pixels(p: Point) -> tuple[float, float]:
    """Return where a point of the tile is in the drawing, as symbols are placed."""
    return p[0] * DRAWING_PX, p[1] * DRAWING_PX


def draw_course(picture: Picture, feature: TileFeature, outline: Outline) -> None:
    """Draw a road, a river or a railroad along its centre lines."""
    style, half = style_of(feature.kind), half_width(feature.kind) * DRAWING_PX
    track = feature.kind == "railroad"
    for line in outline.path:
        points = scaled(line)
        stroke(picture, points, bgr(style.edge), 2 * half)
        inner = 2 * half - PARAMETERS.course_edges * DRAWING_PX
        stroke(picture, points, bgr("#cbb48d" if track else style.fill), inner)
        if track:
            _sleepers(picture, points, half)
        elif feature.kind in WIDE:
            stroke(picture, points, bgr("#cfe9f3"), PARAMETERS.ripple_width * DRAWING_PX)


def _sleepers(picture: Picture, points: Sequence[tuple[float, float]], half: float) -> None:
    """Draw the sleepers of a railroad across its course, and its two rails."""
    line = np.array(points)
    steps = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    apart = PARAMETERS.sleeper_apart
    count = np.ceil(steps[-1] / (apart * DRAWING_PX) - 0.5)
    for at in (np.arange(count) + 0.5) * apart * DRAWING_PX:
        i = min(int(np.searchsorted(steps, at, side="right")) - 1, len(line) - 2)
        along = (line[i + 1] - line[i]) / max(1e-9, steps[i + 1] - steps[i])
        middle, across = line[i] + along * (at - steps[i]), np.array([-along[1], along[0]])
        reach = across * half * PARAMETERS.sleeper_reach
        ends = [tuple(middle + reach), tuple(middle - reach)]
        stroke(picture, ends, bgr("#5b3d22"), PARAMETERS.sleeper_width * DRAWING_PX)
    for side in (-PARAMETERS.rail_aside, PARAMETERS.rail_aside):
        shift = np.gradient(line, axis=0)
        normal = np.stack([-shift[:, 1], shift[:, 0]], 1) / np.maximum(1e-9, np.hypot(*shift.T))[:, None]
        rail = [tuple(p) for p in line + normal * side * half]
        stroke(picture, rail, bgr("#26262b"), PARAMETERS.rail_width * DRAWING_PX)


def draw_area(picture: Picture, feature: TileFeature, outline: Outline) -> None:
    """Draw a walled area, with its wall except along the tile's edge."""
    style = style_of(feature.kind)
    for area in outline.areas:
        points = scaled(area)
        fill(picture, points, bgr(style.fill))
        for a, b, p, q in zip(area, [*area[1:], area[0]], points, [*points[1:], points[0]], strict=True):
            if not along_rim(a, b):
                stroke(picture, [p, q], bgr(style.edge), PARAMETERS.wall_width * DRAWING_PX)
    strew(picture, style.strewn, outline, [])


def draw_spot(picture: Picture, feature: TileFeature, outline: Outline) -> None:
    """Draw a feature in the middle of the tile: a clearing with houses."""
    style = style_of(feature.kind)
    points = scaled(outline.areas[0])
    fill(picture, points, bgr(style.fill))
    stroke(picture, points, bgr(style.edge), PARAMETERS.outline_width * DRAWING_PX, closed=True)
    x, y = _pixels(outline.seat)
    if feature.kind == "garden":
        for dx, dy in PARAMETERS.flowers:
            at = _pixels(((x / DRAWING_PX) + dx, (y / DRAWING_PX) + dy))
            put_small(picture, "flower", at, PARAMETERS.strewn_radius * DRAWING_PX)
    elif feature.kind == "monastery":
        _monastery(picture, x, y)
    elif feature.kind == "junction":
        arm, width = PARAMETERS.junction_arm * DRAWING_PX, PARAMETERS.junction_width * DRAWING_PX
        for down in (arm, -arm):
            stroke(picture, [(x - arm, y - down), (x + arm, y + down)], bgr("#26262b"), width)
    else:
        for dx, dy in PARAMETERS.houses:
            at = (x + dx * DRAWING_PX, y + dy * DRAWING_PX)
            put_sign(picture, "house", at, PARAMETERS.village_house_radius * DRAWING_PX)


def _monastery(picture: Picture, x: float, y: float) -> None:
    """Draw a house with a cross on its roof."""
    width = PARAMETERS.cross_width * DRAWING_PX
    foot, top = y - PARAMETERS.monastery_radius * DRAWING_PX, y - PARAMETERS.cross_top * DRAWING_PX
    bar, half = y - PARAMETERS.cross_bar * DRAWING_PX, PARAMETERS.cross_bar_half * DRAWING_PX
    put_sign(picture, "house", (x, y), PARAMETERS.monastery_radius * DRAWING_PX)
    stroke(picture, [(x, foot), (x, top)], bgr("#3b2a1d"), width)
    stroke(picture, [(x - half, bar), (x + half, bar)], bgr("#3b2a1d"), width)


def draw_ends(
    picture: Picture, lines: Sequence[tuple[TileFeature, Outline]], spots: Sequence[Outline]
) -> None:
    """Draw what is where a line ends inside the tile: a crossing of several lines, or the target of its
    marks."""
    inside = [(f, o) for f, o in lines if LONG_SIDE not in f.marks]
    ends = [(f, o.path[0][-1]) for f, o in inside if len(o.path) == 1 and len(f.ports) == 1]
    for feature, end in ends:
        if any(distance(end, spot.seat) < PARAMETERS.max_to_house for spot in spots):
            continue
        meeting = sum(distance(end, other) < PARAMETERS.max_to_meeting for _, other in ends) > 1
        to = next((name.partition(":")[2] for name in feature.marks if name.startswith("to:")), "")
        if meeting or to == "junction":
            radius = PARAMETERS.crossing_radius
            _disc(picture, _pixels(end), (radius, radius), ("#cdb68a", "#5d4f33"))
        elif to == "rock":
            put_small(picture, "rock", _pixels(end), PARAMETERS.rock_radius * DRAWING_PX)
        elif feature.kind in WIDE and not to:
            style = style_of(feature.kind)
            radii = PARAMETERS.lake_half_width, PARAMETERS.lake_half_height
            _disc(picture, _pixels(end), radii, (style.fill, style.edge))


def _disc(
    picture: Picture, at: tuple[float, float], radii: tuple[float, float], paints: tuple[str, str]
) -> None:
    """Draw an oval with an outline: its middle in pixels, half its width and height in tile widths."""
    turns = np.linspace(0, 2 * np.pi, PARAMETERS.disc_corners, endpoint=False)
    wide, high = radii[0] * DRAWING_PX, radii[1] * DRAWING_PX
    rim = [(at[0] + wide * float(np.cos(t)), at[1] + high * float(np.sin(t))) for t in turns]
    fill(picture, rim, bgr(paints[0]))
    stroke(picture, rim, bgr(paints[1]), PARAMETERS.outline_width * DRAWING_PX, closed=True)
