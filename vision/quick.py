"""A first glance at an upload, before the long part: is there light, is it sharp, is it large enough?

It looks at a small copy, at the door, so that whoever took a hopeless picture hears of it with the answer to
the upload. Most dark or blurred pictures can still be read: those get a word of warning and are read all the
same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import Cause
from vision.photo import Photo, shrink
from vision.reading import Plain

Warned = Literal["dark", "blurred", "small"]
LONGEST = 800  # pixels of the copy that is looked at
SMALLEST = 100  # pixels of a picture's shorter side
SMALL = 640  # pixels of its longer side below which tiles may be too small
BLACK, DARK = 5.0, 30.0  # grey of the brightest parts: nothing to be made out, reading may suffer
DIM, BRIGHT = 100.0, 220.0  # below the first, a picture is brightened up to the second before it is read
GRAINY = 20.0  # below, what is gained is mostly noise, and smoothed
EVEN = 0.12  # contrast, as a share of the light, of a picture with nothing in it
SMEARED, BLURRED = 0.19, 0.55  # sharpness: nothing to be made out, reading may suffer
SHARP = 0.15  # steepness of a sharp picture
EDGES = 99.5  # percentile of the clearest edges


@dataclass(frozen=True)
class Glance(Plain):
    """What a picture is like. `width`, `height`: pixels, upright; `light`: grey of the brightest parts,
    `contrast`: from there to the darkest, both 0 to 1; `sharpness`: 0 (smeared) to 1."""

    width: int
    height: int
    light: float
    contrast: float
    sharpness: float

    @property
    def hopeless(self) -> Cause | None:
        """Why nothing can be read from it, if that is plain already."""
        if min(self.width, self.height) < SMALLEST:
            return "small"
        if self.light * 255 < BLACK:
            return "dark"
        if self.contrast < EVEN * self.light:
            return "plain"
        return "blurred" if self.sharpness < SMEARED else None

    @property
    def warnings(self) -> tuple[Warned, ...]:
        """What may make reading hard, worst first."""
        found: list[Warned] = []
        if self.light * 255 < DARK:
            found.append("dark")
        if self.sharpness < BLURRED:
            found.append("blurred")
        if max(self.width, self.height) < SMALL:
            found.append("small")
        return tuple(found)


def glance_at(photo: Photo) -> Glance:
    """Look at an opened picture."""
    small, _ = shrink(photo.bgr, LONGEST)
    return seen((photo.width, photo.height), np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8))


def seen(size: tuple[int, int], grey: NDArray[np.uint8]) -> Glance:
    """What a grey copy of a picture of this (width, height) shows."""
    scale = LONGEST / max(grey.shape)
    if scale < 1:
        grey = np.asarray(cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    low, bright, high = np.percentile(grey, (0.05, 99.5, 99.95))
    return Glance(
        *size,
        light=round(float(bright) / 255, 3),
        contrast=round(float(high - low) / 255, 3),
        sharpness=round(min(1.0, steepness(grey, float(high - low)) / SHARP), 3),
    )


def lifted(photo: Photo) -> Photo:
    """The picture, brightened if it is dark: a photo of a dim room can often be read as if it were not."""
    step = max(1, max(photo.height, photo.width) // LONGEST)
    high = float(np.percentile(photo.bgr[::step, ::step].max(axis=-1), 99.5))
    if not BLACK <= high < DIM:
        return photo
    table = np.clip(np.arange(256) * BRIGHT / high, 0, 255).astype(np.uint8)
    bright = np.asarray(cv2.LUT(photo.bgr, table), np.uint8)
    return Photo(np.asarray(cv2.GaussianBlur(bright, (0, 0), 1.0), np.uint8) if high < GRAINY else bright)


def steepness(grey: NDArray[np.uint8], contrast: float) -> float:
    """How much of the contrast (in greys) the clearest edges cover within one pixel. Photos of tables have
    0.1 to 0.3; of those smeared over two pixels most cells are still told, over six hardly any."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 1.0)
    slope = np.hypot(cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)) / 8
    return float(np.percentile(slope, EDGES)) / max(contrast, 1.0)
