"""Draw any tile of any game as SVG from its definition alone, in the style of `tile_renderer`.

Uses the standard library only. A tile is 100 units wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from html import escape

from referee.tiles.model.half_tiles import LONG_SIDE
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.artwork.geometry import CENTRE, Point, along_rim, distance, to_line
from vision.artwork.half_outlines import CORNERS
from vision.artwork.outline import Outline, outlines
from vision.artwork.parameters import ARTWORK
from vision.artwork.shapes import WIDE, half_width
from vision.artwork.styles import GROUNDS, HIDDEN, is_ground, signs_of, style_of

PARAMETERS = ARTWORK.svg
SIZE = 100
INK, PAPER, RIM = "#23211b", "#fffdf7", "#4d5a35"
HOUSE = "M-13 12V-2H13V12ZM-17 0L0-15L17 0Z"
PAINTED = 'fill="#c7603a" stroke="#5b3b20"'
SHORT = {"pennants": "♦", "inn": "I", "cathedral": "†", "hill": "▲"}  # others: two letters


def tile_svg(tile: Tile) -> str:
    """Return the drawing of a tile in its rotation, as the elements of a 100 x 100 square."""
    return _drawn(tile)


def turned(point: Point, quarter: int) -> Point:
    """Return a point of the canonical tile after quarter turns clockwise."""
    u, v = point
    for _ in range(quarter % 4):
        u, v = 1 - v, u
    return u, v


@lru_cache(maxsize=512)
def _drawn(tile: Tile) -> str:
    if tile.unknown:
        return "".join(_unknown(tile))
    if tile.special.halves:
        return "".join(map(_drawn, tile.special.halves))
    parts = list(zip(tile.turned(-tile.quarter).features, outlines(tile), strict=True))
    picture = "".join(_canonical(parts))
    spin = f' transform="rotate({90 * tile.quarter} 50 50)"' if tile.quarter else ""
    if tile.special.half:
        cut = f'<clipPath id="half-tile"><path d="{_path(CORNERS)}Z"/></clipPath>'
        picture = f'{cut}<g clip-path="url(#half-tile)">{picture}</g>{_area(CORNERS, "none", RIM)}'
        return f"<g{spin}>{picture}</g>" + "".join(_badges(tile, parts))
    return f"<g{spin}>{picture}</g>" + "".join(_badges(tile, parts)) + _square("none", RIM)


def _canonical(parts: Sequence[tuple[TileFeature, Outline]]) -> Iterator[str]:
    grounds = [part for part in parts if is_ground(part[0])]
    kinds = {feature.kind for feature, _ in grounds}
    base = grounds[0][0].kind if grounds else next((k for k in GROUNDS if k in kinds), "field")
    yield _square(style_of(base).fill)
    for feature, outline in grounds:
        if feature.kind != base:
            yield from (_area(area, style_of(feature.kind).fill) for area in outline.areas)
    lines = [part for part in parts if part[1].path]
    for feature, outline in sorted(lines, key=lambda part: part[0].kind not in WIDE):
        yield from _line(feature, outline)
    for feature, outline in parts:
        if not outline.path and not is_ground(feature):
            yield from (_solid if feature.ports or feature.inner else _spot)(feature, outline)
    spots = [outline.seat for feature, outline in parts if not feature.ports and not is_ground(feature)]
    inside = [(f, o) for f, o in lines if LONG_SIDE not in f.marks]
    ends = [(f.kind, o.path[0][-1]) for f, o in inside if len(o.path) == 1 and len(f.ports) == 1]
    for kind, end in ends:
        if not any(distance(end, spot) < PARAMETERS.max_to_house for spot in spots):
            radius = PARAMETERS.lake_radius if kind in WIDE else PARAMETERS.crossing_radius
            yield _disc(end, radius, style_of(kind).fill, style_of(kind).edge)


def _line(feature: TileFeature, outline: Outline) -> Iterator[str]:
    style, width = style_of(feature.kind), 2 * half_width(feature.kind) * SIZE
    for line in outline.path:
        for colour, wide in ((style.edge, width), (style.fill, width - PARAMETERS.course_edges)):
            yield f'<path d="{_path(line)}" fill="none" stroke="{colour}" stroke-width="{wide:g}"/>'


def _solid(feature: TileFeature, outline: Outline) -> Iterator[str]:
    style = style_of(feature.kind)
    for area in outline.areas:
        yield _area(area, style.fill)
        walls = "".join(
            f"M{_xy(a)}L{_xy(b)}"
            for a, b in zip(area, [*area[1:], area[0]], strict=True)
            if not along_rim(a, b)
        )
        line = f'stroke="{style.edge}" stroke-width="{PARAMETERS.wall_width}" stroke-linecap="round"'
        yield f'<path d="{walls}" fill="none" {line}/>'


def _spot(feature: TileFeature, outline: Outline) -> Iterator[str]:
    style = style_of(feature.kind)
    yield from (_area(area, style.fill, style.edge) for area in outline.areas[:1])


def _badges(tile: Tile, parts: Sequence[tuple[TileFeature, Outline]]) -> Iterator[str]:
    """Draw houses and the marks of features and of the tile, upright whatever its rotation."""
    for feature, outline in parts:
        if feature.kind == "monastery":
            x, y = (c * SIZE for c in turned(outline.seat, tile.quarter))
            yield f'<path transform="translate({x:.1f} {y:.1f})" d="{HOUSE}" {PAINTED}/>'
        for number, name in enumerate(signs_of(feature.marks)):
            u, v = map(_off_the_rim, turned(outline.badge, tile.quarter))
            yield _badge((u + PARAMETERS.badge_apart * number, v), name)
    taken = [p for _, o in parts for p in (o.seat, o.badge)]
    lines = [line for _, o in parts for line in o.path]

    def free(p: Point) -> float:
        away = [PARAMETERS.line_weight * to_line(line, p) for line in lines]
        return min([distance(p, other) for other in taken] + away or [1])

    places = [PARAMETERS.first_place + PARAMETERS.places_apart * i for i in range(PARAMETERS.places_in_row)]
    room = sorted(((u, v) for v in places for u in places), key=free, reverse=True)
    for number, name in enumerate(sorted(tile.marks - HIDDEN)):
        yield _badge(
            turned(room[PARAMETERS.places_skipped * number], tile.quarter), name.partition(":")[2] or name
        )


def _badge(at: Point, name: str) -> str:
    letters = SHORT.get(name, name[:2].capitalize())
    x, y = at[0] * SIZE, at[1] * SIZE + PARAMETERS.badge_baseline
    text = f'<text x="{x:.1f}" y="{y:.1f}" font-size="{PARAMETERS.badge_font}" fill="{INK}">'
    return _disc(at, PARAMETERS.badge_radius, PAPER, INK, escape(name)) + f"{text}{escape(letters)}</text>"


def _off_the_rim(along: float) -> float:
    """Return a coordinate of a badge's middle that leaves room for the badge on the tile."""
    return min(1 - PARAMETERS.badge_from_rim, max(PARAMETERS.badge_from_rim, along))


def _unknown(tile: Tile) -> Iterator[str]:
    yield _square("#b5ac98", "#4f4938")
    yield _text(PARAMETERS.unknown_at, PARAMETERS.unknown_font, "?")
    for letter, at in zip(tile.edges.letters, PARAMETERS.letters_at, strict=True):
        if letter != "?":
            yield _text(at, PARAMETERS.letter_font, letter)


def _text(at: tuple[int, int], font: int, words: str) -> str:
    return f'<text x="{at[0]}" y="{at[1]}" font-size="{font}" fill="{INK}">{escape(words)}</text>'


def _square(fill: str, stroke: str = "none") -> str:
    return f'<rect width="{SIZE}" height="{SIZE}" fill="{fill}" stroke="{stroke}"/>'


def _area(points: Iterable[Point], fill: str, stroke: str = "none") -> str:
    return f'<path d="{_path(points)}Z" fill="{fill}" stroke="{stroke}"/>'


def _disc(at: Point, radius: float, fill: str, stroke: str, title: str = "") -> str:
    x, y = at[0] * SIZE, at[1] * SIZE
    inner = f"<title>{title}</title>" if title else ""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{stroke}">{inner}</circle>'
    )


def _path(points: Iterable[Point]) -> str:
    return "M" + "L".join(map(_xy, points))


def _xy(point: Point) -> str:
    return f"{point[0] * SIZE:.1f} {point[1] * SIZE:.1f}"


def seat(tile: Tile, segment: int) -> Point:
    """Return where a figure stands on a feature of a tile in its rotation (u east, v south, 0 to 1)."""
    if segment < 0 or tile.unknown:
        return CENTRE
    return turned(outlines(tile)[segment].seat, tile.quarter)
