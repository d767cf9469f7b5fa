"""Symbols printed on drawn tiles: nuggets, tipis, boats and the like, as small filled shapes.

A symbol is a list of (colour, polygon or disc) in a box from -1 to 1, drawn in order; every symbol has a
light outline so that it stands out on any ground. Marks without a drawing get a shape and a colour derived
from their name.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from zlib import crc32

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.artwork.parameters import ARTWORK

PARAMETERS = ARTWORK.glyphs

Picture = NDArray[np.uint8]
Points = Sequence[tuple[float, float]]
Part = tuple[str, Points]  # "#rrggbb", corners; a single corner with a radius as second entry is a disc

RIM = "#fffdf2"
INK = "#2b241b"


def _ring(count: int, radius: float, inner: float = 0.0, turn: float = -pi / 2) -> list[tuple[float, float]]:
    """Return the corners of a regular polygon, or of a star if `inner` is given."""
    radii = [radius, inner] * count if inner else [radius] * count
    step = 2 * pi / len(radii)
    return [(r * cos(turn + i * step), r * sin(turn + i * step)) for i, r in enumerate(radii)]


def _oval(x: float, y: float, wide: float, high: float) -> list[tuple[float, float]]:
    return [(x + wide * a, y + high * b) for a, b in _ring(14, 1.0)]


SIGNS: dict[str, list[Part]] = {
    "nuggets": [("#7a5200", _ring(7, 0.95)), ("#f3b61f", _ring(7, 0.72)), ("#fff0a8",
        _oval(-0.2, -0.25, 0.22, 0.16))],
    "tipis": [
        ("#6b2f16", [(-0.95, 0.9), (0.0, -0.85), (0.95, 0.9)]),
        ("#e9d3a3", [(-0.68, 0.75), (0.0, -0.5), (0.68, 0.75)]),
        ("#6b2f16", [(-0.22, 0.75), (0.0, 0.1), (0.22, 0.75)]),
    ],
    "horses": [
        ("#4a2412", [(-0.9, -0.1), (0.35, -0.15), (0.55, -0.85), (0.95, -0.6), (0.8, -0.3), (0.75, 0.95),
            (0.5, 0.95),
                     (0.42, 0.35), (-0.5, 0.35), (-0.55, 0.95), (-0.82, 0.95)]),
    ],
    "locomotives": [
        ("#1d1d22", [(-0.95, 0.6), (-0.95, -0.65), (-0.2, -0.65), (-0.2, -0.15), (0.45, -0.15), (0.45, -0.75),
                     (0.8, -0.75), (0.8, -0.15), (0.98, 0.0), (0.98, 0.6)]),
        ("#c22a1f", _oval(-0.5, 0.62, 0.32, 0.32)),
        ("#c22a1f", _oval(0.45, 0.62, 0.32, 0.32)),
    ],
    "boats": [
        ("#5a2d10", [(-0.95, 0.2), (0.95, 0.2), (0.55, 0.85), (-0.55, 0.85)]),
        ("#f4efe0", [(-0.05, 0.1), (-0.05, -0.95), (0.75, 0.1)]),
        ("#d6402c", [(-0.2, 0.1), (-0.2, -0.6), (-0.7, 0.1)]),
    ],
    "fruit": [
        ("#7e1450", _oval(-0.35, 0.3, 0.48, 0.5)),
        ("#7e1450", _oval(0.4, 0.3, 0.48, 0.5)),
        ("#ef5aa0", _oval(-0.35, 0.3, 0.3, 0.32)),
        ("#ef5aa0", _oval(0.4, 0.3, 0.3, 0.32)),
        ("#235c1d", [(0.0, -0.2), (0.75, -0.95), (0.2, -0.85)]),
    ],
    "animals": [
        ("#f08a00", _oval(0.0, 0.4, 0.55, 0.48)),
        ("#f08a00", _oval(-0.65, -0.2, 0.24, 0.3)),
        ("#f08a00", _oval(-0.24, -0.6, 0.24, 0.3)),
        ("#f08a00", _oval(0.24, -0.6, 0.24, 0.3)),
        ("#f08a00", _oval(0.65, -0.2, 0.24, 0.3)),
    ],
    "caimans": [
        ("#164a22", [(-1.0, 0.25), (-0.3, -0.3), (0.35, -0.3), (0.98, -0.1), (0.98, 0.2), (0.3, 0.4),
            (-0.4, 0.5)]),
        ("#9be06a", [(-0.5, 0.15), (0.0, -0.1), (0.5, -0.05), (0.0, 0.22)]),
    ],
    "piranhas": [
        ("#8d1220", [(-0.95, -0.55), (-0.4, -0.1), (0.1, -0.6), (0.7, -0.4), (0.98, 0.1), (0.6, 0.5),
            (0.0, 0.6),
                     (-0.4, 0.15), (-0.95, 0.6)]),
        ("#ff9d6e", _oval(0.3, 0.2, 0.4, 0.2)),
    ],
    "pennants": [
        ("#22304d", [(-0.8, -0.95), (0.8, -0.95), (0.8, 0.2), (0.0, 1.0), (-0.8, 0.2)]),
        ("#f7f7f2", [(0.0, -0.7), (0.55, -0.7), (0.55, 0.1), (0.0, 0.1)]),
        ("#2f6fd0", [(-0.55, -0.7), (0.0, -0.7), (0.0, 0.68), (-0.55, 0.1)]),
    ],
    "inn": [
        ("#2f6d95", _oval(0.1, 0.55, 0.9, 0.42)),
        ("#f1e2c2", [(-0.6, 0.5), (-0.6, -0.2), (0.6, -0.2), (0.6, 0.5)]),
        ("#b4472e", [(-0.85, -0.15), (0.0, -0.95), (0.85, -0.15)]),
    ],
    "cathedral": [
        ("#e8dcc4", [(-1.0, 1.0), (-1.0, -0.1), (-0.5, -0.6), (-0.5, -0.5), (0.5, -0.5), (0.5, -0.6),
            (1.0, -0.1),
                     (1.0, 1.0)]),
        ("#7a3324", [(-0.7, -0.45), (0.0, -1.3), (0.7, -0.45)]),
        ("#3b2a1d", [(-0.22, 1.0), (-0.22, 0.4), (0.22, 0.4), (0.22, 1.0)]),
    ],
    "hill": [("#7c5a34", [(-1.0, 0.6), (-0.4, -0.5), (0.4, -0.5), (1.0, 0.6)]),
             ("#b98f5a", [(-0.5, 0.4), (-0.1, -0.25), (0.4, 0.4)])],
    "vineyard": [("#5b2a86", _oval(x, y, 0.3, 0.3)) for x, y in ((-0.5, -0.3), (0.1, -0.4), (0.6, -0.2),
        (-0.2, 0.2),
                                                               (0.35, 0.25), (0.05, 0.7))],
    "house": [("#f1e2c2", [(-0.8, 1.0), (-0.8, -0.15), (0.8, -0.15), (0.8, 1.0)]),
              ("#a83e28", [(-1.0, -0.1), (0.0, -1.0), (1.0, -0.1)])],
}  # fmt: skip
SHAPES = (
    _ring(3, 1.0),
    _ring(4, 0.95),
    _ring(5, 1.0, 0.45),
    _ring(6, 0.9),
    _ring(4, 1.0, 0.4),
    _ring(12, 0.85),
)
PAINTS = ("#b3261e", "#1f57a4", "#7a2a8c", "#11766b", "#b25b00", "#3c3c46", "#c22f7d", "#4c6b12")


def sign_of(name: str) -> list[Part]:
    """Return the symbol of a mark; for an unknown mark, a shape and two colours derived from its name."""
    if name in SIGNS:
        return SIGNS[name]
    number = crc32(name.encode())
    shape = SHAPES[number % len(SHAPES)]
    paint, dot = PAINTS[number // 7 % len(PAINTS)], PAINTS[number // 61 % len(PAINTS)]
    middle = _oval(0.0, 0.1, 0.3, 0.3)
    return [(paint, shape), (RIM if dot == paint else dot, middle)]


def bgr(colour: str) -> tuple[int, int, int]:
    """Convert #rrggbb to OpenCV's colour order."""
    return int(colour[5:7], 16), int(colour[3:5], 16), int(colour[1:3], 16)


def fill(picture: Picture, points: Points, colour: tuple[int, int, int]) -> None:
    """Fill a polygon, corners in pixels."""
    corners = np.round(np.array(points, float) * (1 << PARAMETERS.subpixel_bits)).astype(np.int32)
    cv2.fillPoly(picture, [corners], colour, cv2.LINE_AA, PARAMETERS.subpixel_bits)


def stroke(
    picture: Picture, points: Points, colour: tuple[int, int, int], width: float, closed: bool = False
) -> None:
    """Draw a line of some width, points in pixels."""
    corners = np.round(np.array(points, float) * (1 << PARAMETERS.subpixel_bits)).astype(np.int32)
    cv2.polylines(
        picture, [corners], closed, colour, max(1, round(width)), cv2.LINE_AA, PARAMETERS.subpixel_bits
    )


def put_sign(picture: Picture, name: str, at: tuple[float, float], radius: float) -> None:
    """Draw a symbol with its light outline; place and radius in pixels."""
    parts = sign_of(name)
    for _, shape in parts:
        corners = [(at[0] + radius * x, at[1] + radius * y) for x, y in shape]
        stroke(picture, corners, bgr(RIM), radius * 0.3, closed=True)
    for colour, shape in parts:
        fill(picture, [(at[0] + radius * x, at[1] + radius * y) for x, y in shape], bgr(colour))
