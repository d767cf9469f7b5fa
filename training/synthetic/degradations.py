"""Generate pictures for the failure cases: good photos degraded, and pictures that show no board.

Everything is drawn or altered on demand; `training/evaluation/failure_reasons.py` and tests read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Array = NDArray[np.float64]
Floats = NDArray[np.float32]

LIGHT = 245.0  # grey of white paper in a good photo
MOVES = (0.004, 0.008, 0.016, 0.023, 0.038)  # shares of the longer side
DIRECTIONS = {"across": 0.0, "down": 90.0, "aslant": 40.0}  # direction in degrees in which a phone moved


@dataclass(frozen=True)
class DegradedPicture:
    """A picture, and the homography from the good photo's pixels to its own."""

    bgr: Picture
    way: Array = field(default_factory=lambda: np.eye(3))


Spoil = Callable[[Picture], DegradedPicture]


# ---- good photos degraded ----------------------------------------------------------------------------------


def dim(gain: float, noise: float = 0.0) -> Spoil:
    """Reduce the light by this factor, on a sensor with this much noise (greys)."""

    def spoil(bgr: Picture) -> DegradedPicture:
        left = bgr.astype(np.float32) * gain
        if noise:
            rng = np.random.default_rng(bgr.shape[0])
            left += rng.normal(0, noise, bgr.shape).astype(np.float32)
        return DegradedPicture(_greys(left))

    return spoil


def lit(gain: float) -> Spoil:
    """Overexpose: multiply the light by this factor and clip at white."""
    return lambda bgr: DegradedPicture(_greys(bgr.astype(np.float32) * gain))


def out_of_focus(share: float) -> Spoil:
    """Blur evenly by this share of the longer side (sigma)."""
    return lambda bgr: DegradedPicture(_u8(cv2.GaussianBlur(bgr, (0, 0), share * max(bgr.shape))))


def moved(share: float, degrees: float) -> Spoil:
    """Move the phone by this share of the longer side while the shutter is open."""

    def spoil(bgr: Picture) -> DegradedPicture:
        length = max(3, round(share * max(bgr.shape)) | 1)
        line = np.zeros((length, length), np.float32)
        line[length // 2] = 1
        middle = (length // 2, length // 2)
        line = np.asarray(cv2.warpAffine(line, cv2.getRotationMatrix2D(middle, degrees, 1), (length, length)))
        return DegradedPicture(_u8(cv2.filter2D(bgr, -1, line / line.sum())))

    return spoil


def tiny(longest: int) -> Spoil:
    """Reduce the picture to this many pixels on the longer side."""

    def spoil(bgr: Picture) -> DegradedPicture:
        scale = min(1.0, longest / max(bgr.shape))
        small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        return DegradedPicture(
            _u8(small), np.diag([small.shape[1] / bgr.shape[1], small.shape[0] / bgr.shape[0], 1])
        )

    return spoil


def far(share: float) -> Spoil:
    """Take the photo from farther away, so that it covers this share of the sides; around it is a wooden
    table."""

    def spoil(bgr: Picture) -> DegradedPicture:
        height, width = bgr.shape[:2]
        x, y = (1 - share) * width / 2, (1 - share) * height / 2
        way = np.array([[share, 0, x], [0, share, y], [0, 0, 1]])
        return DegradedPicture(_laid_on(wood(width, height), bgr, way), way)

    return spoil


def flat(degrees: float) -> Spoil:
    """Show the photo on a table from this many degrees above it."""

    def spoil(bgr: Picture) -> DegradedPicture:
        height, width = bgr.shape[:2]
        low, away = np.sin(np.radians(degrees)), 1.6 * max(width, height)  # pixels to the camera
        over = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1]])
        tilt = np.array([[1, 0, 0], [0, low, 0], [0, -np.cos(np.radians(degrees)) / away, 1]])
        back = np.array([[0.8, 0, width / 2], [0, 0.8, height / 2], [0, 0, 1]])
        way = back @ tilt @ over
        return DegradedPicture(_laid_on(wood(width, height), bgr, way), way)

    return spoil


SPOILT: Mapping[str, Mapping[str, Spoil]] = {
    "as taken": {"": lambda bgr: DegradedPicture(bgr)},
    "underexposed": {f"x {gain:g}": dim(gain) for gain in (0.5, 0.25, 0.12, 0.06, 0.03, 0.015)},
    "dark, noisy": {
        f"x {gain:g}, noise {noise:g}": dim(gain, noise)
        for gain, noise in ((0.25, 4), (0.12, 4), (0.06, 6), (0.05, 8))
    },
    "overexposed": {f"x {gain:g}": lit(gain) for gain in (1.5, 2, 3, 4, 8)},
    "out of focus": {f"{share:.1%}": out_of_focus(share) for share in (0.001, 0.002, 0.004, 0.008, 0.016)},
    **{
        f"moved {name}": {f"{share:.1%}": moved(share, degrees) for share in MOVES}
        for name, degrees in DIRECTIONS.items()
    },
    "tiny": {f"{longest} pixels": tiny(longest) for longest in (1000, 640, 480, 320)},
    "far": {f"{share:.0%}": far(share) for share in (0.7, 0.5, 0.35, 0.2, 0.1)},
    "flat": {f"{degrees} degrees": flat(degrees) for degrees in (50, 35, 25, 15, 8)},
}


# ---- pictures of other things ------------------------------------------------------------------------------


def wood(width: int, height: int, seed: int = 1) -> Picture:
    """A wooden table top with nothing on it."""
    rng = np.random.default_rng(seed)
    grain = 22 * np.sin(np.arange(height) / 9 + rng.normal(0, 0.4, height))[:, None]
    fine = cv2.resize(rng.normal(0, 10, (height, width // 16 + 1)).astype(np.float32), (width, height))
    tone = (grain + fine)[..., None] + np.array([60, 110, 160])
    return _greys(tone.astype(np.float32))


def cloth(width: int = 2400, height: int = 1800) -> Picture:
    """A table cloth with a printed pattern."""
    rng = np.random.default_rng(2)
    picture = np.full((height, width, 3), (150, 190, 205), np.uint8)
    for y in range(60, height, 150):
        for x in range(60 + 75 * (y // 150 % 2), width, 150):
            colour = [(60, 60, 190), (90, 140, 60), (170, 110, 60)][int(rng.integers(3))]
            for petal in range(6):
                at = (round(x + 24 * np.cos(petal * 1.047)), round(y + 24 * np.sin(petal * 1.047)))
                cv2.circle(picture, at, 15, colour, -1, cv2.LINE_AA)
            cv2.circle(picture, (x, y), 12, (80, 210, 230), -1, cv2.LINE_AA)
    return _shot(picture)


def room(width: int = 2400, height: int = 1800) -> Picture:
    """A room: wall and floor, a window, bookshelves, a lamp."""
    rng = np.random.default_rng(3)
    picture = np.full((height, width, 3), (190, 205, 210), np.uint8)
    cv2.rectangle(picture, (0, int(0.75 * height)), (width, height), (90, 120, 150), -1)
    cv2.rectangle(picture, (150, 150), (800, 1000), (245, 235, 220), -1)
    for x in (150, 475, 800):
        cv2.line(picture, (x, 150), (x, 1000), (230, 230, 230), 24)
    for shelf in range(4):
        bottom, x = 420 + 260 * shelf, 1150
        while x < 2200:
            wide, high = int(rng.integers(18, 60)), int(rng.integers(150, 220))
            colour = rng.integers(20, 220, 3).tolist()
            cv2.rectangle(picture, (x, bottom - high), (x + wide, bottom), colour, -1)
            cv2.line(picture, (x + wide, bottom - high), (x + wide, bottom), (30, 30, 30), 2)
            x += wide + int(rng.integers(0, 5))
        cv2.rectangle(picture, (1120, bottom), (2240, bottom + 22), (60, 90, 120), -1)
    cv2.circle(picture, (980, 1150), 110, (200, 240, 250), -1, cv2.LINE_AA)
    cv2.line(picture, (980, 1260), (980, 1600), (60, 60, 60), 20)
    return _shot(picture)


def page(width: int = 1800, height: int = 2400) -> Picture:
    """A page of text."""
    picture = np.full((height, width, 3), LIGHT, np.uint8)
    words = (
        "Place",
        "a",
        "tile,",
        "then",
        "a",
        "follower",
        "on",
        "it,",
        "and",
        "score",
        "what",
        "is",
        "finished.",
    )
    for line, y in enumerate(range(160, height - 120, 52)):
        text = " ".join(words[(line + k) % len(words)] for k in range(11))
        cv2.putText(picture, text, (130, y), cv2.FONT_HERSHEY_COMPLEX, 1.25, (25, 25, 25), 2, cv2.LINE_AA)
    return _shot(picture)


def screenshot(width: int = 1080, height: int = 2220) -> Picture:
    """A phone's screen: a bar, rows of a list with pictures and buttons."""
    rng = np.random.default_rng(4)
    picture = np.full((height, width, 3), 250, np.uint8)
    cv2.rectangle(picture, (0, 0), (width, 170), (120, 60, 30), -1)
    cv2.putText(picture, "Photos", (60, 115), cv2.FONT_HERSHEY_DUPLEX, 2, (255, 255, 255), 3, cv2.LINE_AA)
    for y in range(200, height - 200, 210):
        cv2.rectangle(picture, (40, y), (210, y + 170), rng.integers(40, 220, 3).tolist(), -1)
        for k, text in enumerate(("Table in the garden", "yesterday, 12 tiles")):
            at = (250, y + 70 + 65 * k)
            cv2.putText(picture, text, at, cv2.FONT_HERSHEY_SIMPLEX, 1.2, (40 + 60 * k,) * 3, 2, cv2.LINE_AA)
        cv2.rectangle(picture, (width - 220, y + 40), (width - 50, y + 120), (180, 120, 40), -1)
        cv2.line(picture, (0, y + 190), (width, y + 190), (220, 220, 220), 2)
    return picture


def cutting_mat(width: int = 2400, height: int = 1800) -> Picture:
    """A green cutting mat with a grid and numbers."""
    picture = np.full((height, width, 3), (80, 110, 30), np.uint8)
    for k, x in enumerate(range(100, width - 90, 75)):
        cv2.line(picture, (x, 100), (x, height - 100), (170, 200, 150), 4 if k % 5 == 0 else 2)
        cv2.putText(picture, str(k), (x - 14, 80), cv2.FONT_HERSHEY_SIMPLEX, 0.8, (170, 200, 150), 2)
    for k, y in enumerate(range(100, height - 90, 75)):
        cv2.line(picture, (100, y), (width - 100, y), (170, 200, 150), 4 if k % 5 == 0 else 2)
        cv2.putText(picture, str(k), (40, y + 10), cv2.FONT_HERSHEY_SIMPLEX, 0.8, (170, 200, 150), 2)
    return _shot(picture)


def chessboard(width: int = 2400, height: int = 1800) -> Picture:
    """A chessboard with pieces on it, on a table."""
    picture = wood(width, height, 5)
    side, left, top = 190, 440, 140
    for y in range(8):
        for x in range(8):
            colour = (150, 200, 230) if (x + y) % 2 else (40, 70, 110)
            at = (left + side * x, top + side * y)
            cv2.rectangle(picture, at, (at[0] + side, at[1] + side), colour, -1)
            if y in (0, 1, 6, 7):
                middle = (at[0] + side // 2, at[1] + side // 2)
                cv2.circle(picture, middle, 55, (220, 230, 235) if y > 4 else (35, 35, 40), -1, cv2.LINE_AA)
                cv2.circle(picture, middle, 32, (170, 180, 190) if y > 4 else (80, 80, 80), 5, cv2.LINE_AA)
    return _shot(picture)


def tiled_floor(width: int = 2400, height: int = 1800) -> Picture:
    """A floor of square tiles, each a little different."""
    rng = np.random.default_rng(6)
    picture = np.full((height, width, 3), (120, 130, 135), np.uint8)
    for y in range(0, height, 160):
        for x in range(0, width, 160):
            tone = rng.normal((150, 175, 190), 12)
            part = picture[y + 4 : y + 156, x + 4 : x + 156]
            speckled = tone + rng.normal(0, 9, part.shape)
            part[:] = cv2.GaussianBlur(_greys(speckled.astype(np.float32)), (0, 0), 1.5)
    return _shot(picture)


OTHERS: Mapping[str, Callable[[], Picture]] = {
    "wooden table": lambda: _shot(wood(2400, 1800)),
    "patterned cloth": cloth,
    "room": room,
    "page of text": page,
    "screenshot": screenshot,
    "cutting mat": cutting_mat,
    "chessboard": chessboard,
    "tiled floor": tiled_floor,
}


def _shot(picture: Picture) -> Picture:
    """Simulate a phone's picture: slightly from the side, not quite sharp, with noise, darker in the
    corners."""
    height, width = picture.shape[:2]
    corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32) * (width, height)
    inward = np.array([(0.05, 0.04), (-0.02, 0.01), (-0.01, -0.02), (0.01, -0.01)]) * (width, height)
    way = cv2.getPerspectiveTransform(corners.astype(np.float32), (corners - inward).astype(np.float32))
    seen = cv2.warpPerspective(picture, way, (width, height), borderMode=cv2.BORDER_REPLICATE)
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    shade = (1 - 0.12 * (x * x + y * y)).astype(np.float32)[..., None]
    noise = np.random.default_rng(7).normal(0, 3, picture.shape).astype(np.float32)
    return _greys(np.asarray(cv2.GaussianBlur(seen, (0, 0), 0.9), np.float32) * shade + noise)


def _laid_on(table: Picture, bgr: Picture, way: Array) -> Picture:
    """Warp the photo onto the table, which shows where the photo does not reach."""
    size = (table.shape[1], table.shape[0])
    seen = cv2.warpPerspective(bgr, way, size, flags=cv2.INTER_AREA)
    there = cv2.warpPerspective(np.full(bgr.shape[:2], 255, np.uint8), way, size)
    return _u8(np.where(there[..., None] > 127, seen, table))


def _greys(values: Floats) -> Picture:
    return np.clip(values, 0, 255).astype(np.uint8)


def _u8(picture: object) -> Picture:
    return np.asarray(picture, np.uint8)
