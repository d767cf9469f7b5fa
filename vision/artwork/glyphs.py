"""Draws polygons, lines and symbols on pictures.

A symbol of a mark has a light outline so that it stands out on any ground.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.arrays import Picture
from vision.artwork.parameters import ARTWORK
from vision.artwork.signs import RIM, SMALL, Points, sign_of

PARAMETERS = ARTWORK.glyphs


def bgr(colour: str) -> tuple[int, int, int]:
    """Convert #rrggbb to OpenCV's colour order."""
    return int(colour[5:7], 16), int(colour[3:5], 16), int(colour[1:3], 16)


def fill(picture: Picture, points: Points, colour: tuple[int, int, int]) -> None:
    """Fill a polygon, corners in pixels."""
    corners = np.round(np.array(points, float) * (1 << PARAMETERS.subpixel_bits)).astype(np.int32)
    cv2.fillPoly(picture, [corners], colour, cv2.LINE_AA, PARAMETERS.subpixel_bits)


def stroke(
    picture: Picture, points: Points, colour: tuple[int, int, int], width: float, *, closed: bool = False
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
        stroke(picture, _around(at, radius, shape), bgr(RIM), radius * PARAMETERS.rim_share, closed=True)
    for colour, shape in parts:
        fill(picture, _around(at, radius, shape), bgr(colour))


def put_small(picture: Picture, name: str, at: tuple[float, float], radius: float, number: int = 0) -> None:
    """Draw a small symbol without an outline; place and radius in pixels. `number`: which one of several, for
    those in several colours."""
    for part in SMALL[name]:
        colour = bgr(part.colour(number))
        if part.polygon:
            fill(picture, _around(at, radius, part.polygon), colour)
        if part.line:
            stroke(picture, _around(at, radius, part.line), colour, PARAMETERS.small_line_px)
        if part.disc:
            middle = round(at[0]), round(at[1])
            cv2.circle(picture, middle, round(part.disc * radius), colour, cv2.FILLED, cv2.LINE_AA)


def _around(at: tuple[float, float], radius: float, shape: Points) -> Points:
    return [(at[0] + radius * x, at[1] + radius * y) for x, y in shape]
