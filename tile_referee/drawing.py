"""Drawings of whole tables as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import Any

from referee.tiles.model.tile import Tile
from referee.tiles.rules.table import Table
from vision.artwork.svg_renderer import INK, SIZE, seat, tile_svg

COLOURS = ("red", "blue", "green", "yellow", "black", "pink")
PAINT = {
    "red": "#c22f2b",
    "blue": "#1f5fb4",
    "green": "#2f8132",
    "yellow": "#f2c522",
    "black": "#24262b",
    "pink": "#e58fb3",
    "grey": "#8b9096",
    "orange": "#e07b1f",
    "purple": "#75409c",
    "brown": "#7a5232",
    "white": "#f7f5ee",
}
OTHER = "#6b6f75"
MEEPLE = (  # the page's
    "M0-40c4.6 0 7.6 3.3 7.6 7.5 0 1.8-.4 3.2-1.2 4.6C14-26.5 20-23.5 20-19.5c0 3.2-4 4.7-9.4 4.9"
    "C13.5-9 17-4 17-1.8 17-.4 16-0 14.5 0H4.8C3.4 0 3.2-.8 0-6.5-3.2-.8-3.4 0-4.8 0h-9.7C-16-0-17-.4-17-1.8"
    "-17-4-13.5-9-10.6-14.6-16-14.8-20-16.3-20-19.5-20-23.5-14-26.5-6.4-27.9"
    "-7.2-29.3-7.6-30.7-7.6-32.5-7.6-36.7-4.6-40 0-40z"
)


def table_svg(table: Table, size: int) -> str:
    """Return the drawing of a table; `size`: pixels of a tile."""
    cells = {cell: tile for cell, tile in table.board.cells.items() if not tile.special.beyond}
    xs = [x for x, _ in cells] or [0]
    ys = [y for _, y in cells] or [0]
    left, top = min(xs), min(ys)
    wide, high = max(xs) - left + 1, max(ys) - top + 1
    box = f"{left * SIZE - 4} {top * SIZE - 4} {wide * SIZE + 8} {high * SIZE + 8}"
    content = "".join([*_tiles(cells), *_pieces(table, cells)])
    frame = f'viewBox="{box}" width="{wide * size}" height="{high * size}"'
    font = 'font-family="sans-serif" font-weight="bold" text-anchor="middle"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame} {font}>{content}</svg>'


def _tiles(cells: dict[tuple[int, int], Tile]) -> Iterator[str]:
    for (x, y), tile in cells.items():
        title = f"<title>{escape(tile.id)} ({x}, {y})</title>" if not tile.unknown else ""
        yield f'<g transform="translate({x * SIZE} {y * SIZE})">{title}{tile_svg(tile)}</g>'


def _pieces(table: Table, cells: dict[tuple[int, int], Tile]) -> Iterator[str]:
    """Draw tokens and figures, side by side where several stand on one feature."""
    colour = {one.id: one.colour or COLOURS[i % len(COLOURS)] for i, one in enumerate(table.players)}
    standing: Counter[tuple[int, int, int]] = Counter()

    def place(piece: Any) -> str:
        at = (piece.x, piece.y, piece.segment)
        u, v = seat(cells[piece.x, piece.y], piece.segment)
        shift = 14 * standing[at]
        standing[at] += 1
        return f'transform="translate({(piece.x + u) * SIZE + shift:.1f} {(piece.y + v) * SIZE:.1f})"'

    for figure in table.figures:
        paint = PAINT.get(colour.get(figure.player, ""), OTHER)
        title = f"<title>{escape(figure.player)}: {escape(figure.kind)}</title>"
        letter = "" if figure.kind == "meeple" else figure.kind[:2]
        shape = f'<path transform="translate(0 14) scale(.75)" d="{MEEPLE}" fill="{paint}" stroke="{INK}"/>'
        text = f'<text y="6" font-size="10" fill="#fff">{escape(letter)}</text>'
        yield f"<g {place(figure)}>{title}{shape}{text}</g>"
    for token in table.tokens:
        name = token.kind[:2] if token.value is None else f"{token.kind[:1]}{token.value}"
        title = f"<title>{escape(token.kind)}</title>"
        shape = f'<circle r="9" fill="#f3e6c4" stroke="{INK}"/>'
        yield f'<g {place(token)}>{title}{shape}<text y="3.500" font-size="9">{escape(name)}</text></g>'
