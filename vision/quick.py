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

Warned = Literal["dark", "bright", "blurred", "small"]
LONGEST = 800  # pixels of the copy that is looked at
SMALLEST = 100  # pixels of a picture's shorter side
SMALL = 640  # pixels of its longer side below which tiles may be too small
BLACK, DARK = 5.0, 30.0  # grey of the brightest parts: nothing to be made out, reading may suffer
DIM, BRIGHT = 100.0, 220.0  # below the first, a picture is brightened up to the second before it is read
GRAINY = 20.0  # below, what is gained is mostly noise, and smoothed
EVEN = 0.12  # contrast, as a share of the light, of a picture with nothing in it
WHITE = 250  # of 255 in two colours: nothing else is left to be seen
BLEACHED = 0.2  # share of a picture that is white, from which reading may suffer
SMEARED, BLURRED = 0.19, 0.55  # sharpness: nothing to be made out (in any direction), reading may suffer
SHARP, SHARPEST = 0.11, 0.13  # steepness of a sharp picture: in its worst direction, in its best
EDGES = 99.5  # percentile of the clearest edges
DIRECTIONS = np.radians(np.arange(0.0, 180.0, 22.5))


@dataclass(frozen=True)
class Glance(Plain):
    """What a picture is like. `width`, `height`: pixels, upright; `light`: grey of the brightest parts,
    `contrast`: from there to the darkest, `bleached`: share that is white, all 0 to 1; `sharpness`: 0
    (smeared) to 1, in the direction in which it is least sharp (a phone that moved smears in one only),
    `clearest`: in the sharpest one."""

    width: int
    height: int
    light: float
    contrast: float
    sharpness: float
    clearest: float
    bleached: float

    @property
    def hopeless(self) -> Cause | None:
        """Why nothing can be read from it, if that is plain already."""
        if min(self.width, self.height) < SMALLEST:
            return "small"
        if self.light * 255 < BLACK:
            return "dark"
        if self.contrast < EVEN * self.light:
            return "plain"
        return "blurred" if self.clearest < SMEARED else None

    @property
    def warnings(self) -> tuple[Warned, ...]:
        """What may make reading hard, worst first."""
        found: list[Warned] = []
        if self.light * 255 < DARK:
            found.append("dark")
        if self.bleached > BLEACHED:
            found.append("bright")
        if self.sharpness < BLURRED:
            found.append("blurred")
        if max(self.width, self.height) < SMALL:
            found.append("small")
        return tuple(found)


def glance_at(photo: Photo) -> Glance:
    """Look at an opened picture."""
    small, _ = shrink(photo.bgr, LONGEST)
    grey: NDArray[np.uint8] = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)
    low, bright, high = np.percentile(grey, (0.05, 99.5, 99.95))
    least, most = steepness(grey, float(high - low))
    return Glance(
        photo.width,
        photo.height,
        light=round(float(bright) / 255, 3),
        contrast=round(float(high - low) / 255, 3),
        sharpness=round(min(1.0, least / SHARP), 3),
        clearest=round(min(1.0, most / SHARPEST), 3),
        bleached=round(float(white(small).mean()), 3),
    )


def white(bgr: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Which pixels show nothing but too much light: two colours of three are at their end."""
    return np.asarray(np.sort(bgr, axis=-1)[..., 1] >= WHITE)


def lifted(photo: Photo) -> Photo:
    """The picture, brightened if it is dark: a photo of a dim room can often be read as if it were not."""
    step = max(1, max(photo.height, photo.width) // LONGEST)
    high = float(np.percentile(photo.bgr[::step, ::step].max(axis=-1), 99.5))
    if not BLACK <= high < DIM:
        return photo
    table = np.clip(np.arange(256) * BRIGHT / high, 0, 255).astype(np.uint8)
    bright = np.asarray(cv2.LUT(photo.bgr, table), np.uint8)
    return Photo(np.asarray(cv2.GaussianBlur(bright, (0, 0), 1.0), np.uint8) if high < GRAINY else bright)


def steepness(
    grey: NDArray[np.uint8], contrast: float, where: NDArray[np.bool_] | None = None
) -> tuple[float, float]:
    """How much of the contrast (in greys) the clearest edges cover within one pixel, `where` it is looked at:
    in the direction in which least, and in the one in which most. Photos of tables have 0.06 to 0.2; of those
    smeared over two pixels most cells are still told, over six hardly any."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 1.0)
    chosen = np.s_[::2, ::2] if where is None else where
    across, down = (cv2.Sobel(smooth, cv2.CV_32F, x, 1 - x)[chosen] / 8 for x in (1, 0))
    edges = [np.percentile(np.abs(np.cos(t) * across + np.sin(t) * down), EDGES) for t in DIRECTIONS]
    return float(min(edges)) / max(contrast, 1.0), float(max(edges)) / max(contrast, 1.0)
