"""Generate pictures for the failure cases: good photos degraded, and pictures that show no board.

Everything is drawn or altered on demand; `training/evaluation/failure_reasons.py` and tests read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import cv2
import numpy as np

from training.synthetic.other_photos import as_bytes, grey_noise, laid_on, wood
from vision.arrays import Floats, Picture

MOVES = (0.004, 0.008, 0.016, 0.023, 0.038)  # shares of the longer side
DIRECTIONS = {"across": 0.0, "down": 90.0, "aslant": 40.0}  # direction in degrees in which a phone moved


@dataclass(frozen=True)
class DegradedPicture:
    """A picture, and the homography from the good photo's pixels to its own."""

    bgr: Picture
    way: Floats = field(default_factory=lambda: np.eye(3))


Spoil = Callable[[Picture], DegradedPicture]


# ---- good photos degraded ----------------------------------------------------------------------------------


def dim(gain: float, noise: float = 0.0) -> Spoil:
    """Reduce the light by this factor, on a sensor with this much noise (greys)."""

    def spoil(bgr: Picture) -> DegradedPicture:
        left = bgr.astype(np.float32) * gain
        if noise:
            rng = np.random.default_rng(bgr.shape[0])
            left += rng.normal(0, noise, bgr.shape).astype(np.float32)
        return DegradedPicture(grey_noise(left))

    return spoil


def lit(gain: float) -> Spoil:
    """Overexpose: multiply the light by this factor and clip at white."""
    return lambda bgr: DegradedPicture(grey_noise(bgr.astype(np.float32) * gain))


def out_of_focus(share: float) -> Spoil:
    """Blur evenly by this share of the longer side (sigma)."""
    return lambda bgr: DegradedPicture(as_bytes(cv2.GaussianBlur(bgr, (0, 0), share * max(bgr.shape))))


def moved(share: float, degrees: float) -> Spoil:
    """Move the phone by this share of the longer side while the shutter is open."""

    def spoil(bgr: Picture) -> DegradedPicture:
        length = max(3, round(share * max(bgr.shape)) | 1)
        line = np.zeros((length, length), np.float32)
        line[length // 2] = 1
        middle = (length // 2, length // 2)
        line = np.asarray(cv2.warpAffine(line, cv2.getRotationMatrix2D(middle, degrees, 1), (length, length)))
        return DegradedPicture(as_bytes(cv2.filter2D(bgr, -1, line / line.sum())))

    return spoil


def tiny(longest: int) -> Spoil:
    """Reduce the picture to this many pixels on the longer side."""

    def spoil(bgr: Picture) -> DegradedPicture:
        scale = min(1.0, longest / max(bgr.shape))
        small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        return DegradedPicture(
            as_bytes(small), np.diag([small.shape[1] / bgr.shape[1], small.shape[0] / bgr.shape[0], 1])
        )

    return spoil


def far(share: float) -> Spoil:
    """Take the photo from farther away, so that it covers this share of the sides; around it is a wooden
    table."""

    def spoil(bgr: Picture) -> DegradedPicture:
        height, width = bgr.shape[:2]
        x, y = (1 - share) * width / 2, (1 - share) * height / 2
        way = np.array([[share, 0, x], [0, share, y], [0, 0, 1]])
        return DegradedPicture(laid_on(wood(width, height), bgr, way), way)

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
        return DegradedPicture(laid_on(wood(width, height), bgr, way), way)

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
