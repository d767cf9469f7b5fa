"""Check an upload quickly before it is read: is there enough light, is it sharp, is it large enough?

The check uses a small copy during the upload, so that a hopeless picture is rejected in the answer to the
upload. Most dark or blurred pictures can still be read: those get a warning and are read all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.errors import Cause
from vision.image.loading import Photo
from vision.image.parameters import IMAGE
from vision.image.pyramid import ImagePyramid
from vision.json_dataclass import JsonDataclass

PARAMETERS = IMAGE.quality
SOBEL_SUM = 8  # what Sobel's kernel makes of a step of one level per pixel
DIRECTIONS = np.radians(np.arange(0.0, 180.0, 22.5))  # in which the steepness of edges is measured

Warned = Literal["dark", "bright", "blurred", "small"]


@dataclass(frozen=True)
class Glance(JsonDataclass):
    """Quality measures of a picture. `width`, `height`: pixels, upright; `light`: grey of the brightest
    parts; `contrast`: from there to the darkest; `bleached`: overexposed share; all three 0 to 1.
    `sharpness`: 0 (smeared) to 1, in the least sharp direction (a moving phone smears in one only);
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
        """Return why nothing can be read from the picture, if that is already clear."""
        if min(self.width, self.height) < PARAMETERS.min_short_side_px:
            return "small"
        if self.light * 255 < PARAMETERS.min_visible_grey:
            return "dark"
        if self.contrast < PARAMETERS.min_contrast_ratio * self.light:
            return "plain"
        return "blurred" if self.clearest < PARAMETERS.min_visible_sharpness else None

    @property
    def warnings(self) -> tuple[Warned, ...]:
        """Return what may make reading hard, worst first."""
        found: list[Warned] = []
        if self.light * 255 < PARAMETERS.min_clear_grey:
            found.append("dark")
        if self.bleached > PARAMETERS.max_overexposed_share:
            found.append("bright")
        if self.sharpness < PARAMETERS.min_clear_sharpness:
            found.append("blurred")
        if max(self.width, self.height) < PARAMETERS.min_long_side_px:
            found.append("small")
        return tuple(found)


def glance_at(picture: Picture | ImagePyramid) -> Glance:
    """Measure an upright picture (BGR)."""
    pyramid = ImagePyramid.of(picture)
    small, _ = pyramid.level(PARAMETERS.long_side_px)
    grey: NDArray[np.uint8] = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)
    low, bright, high = np.percentile(grey, PARAMETERS.level_percentiles)
    least, most = steepness(grey, float(high - low))
    return Glance(
        *pyramid.size,
        light=round(float(bright) / 255, 3),
        contrast=round(float(high - low) / 255, 3),
        sharpness=round(min(1.0, least / PARAMETERS.sharp_steepness_worst), 3),
        clearest=round(min(1.0, most / PARAMETERS.sharp_steepness_best), 3),
        bleached=round(float(white(small).mean()), 3),
    )


def white(bgr: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Return which pixels are overexposed: two colours of three are saturated."""
    blue, green, red = cv2.split(bgr)
    second = np.maximum(np.minimum(blue, green), np.minimum(np.maximum(blue, green), red))
    return np.asarray(second >= PARAMETERS.overexposed_level)


def lifted(photo: Photo) -> Photo:
    """Return the picture, brightened if it is dark: a photo of a dim room can often be read then."""
    step = max(1, max(photo.height, photo.width) // PARAMETERS.long_side_px)
    high = float(
        np.percentile(
            np.maximum.reduce(cv2.split(photo.bgr[::step, ::step])), IMAGE.brightening.bright_percentile
        )
    )
    if not PARAMETERS.min_visible_grey <= high < IMAGE.brightening.below_grey:
        return photo
    table = np.clip(np.arange(256) * IMAGE.brightening.target_grey / high, 0, 255).astype(np.uint8)
    bright = np.asarray(cv2.LUT(photo.bgr, table), np.uint8)
    return Photo(
        np.asarray(cv2.GaussianBlur(bright, (0, 0), 1.0), np.uint8)
        if high < IMAGE.brightening.smoothed_below_grey
        else bright
    )


def steepness(
    grey: NDArray[np.uint8], contrast: float, where: NDArray[np.bool_] | None = None
) -> tuple[float, float]:
    """Return the share of the contrast (in greys) that the clearest edges cover within one pixel, in the
    direction with the least and in the one with the most. `where`: the pixels used. Photos of tables have
    0.06 to 0.2; with a smear of two pixels most cells are still recognised, with six hardly any."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 1.0)
    chosen = np.s_[::2, ::2] if where is None else where
    across, down = (cv2.Sobel(smooth, cv2.CV_32F, x, 1 - x)[chosen] / SOBEL_SUM for x in (1, 0))
    edges = [
        np.percentile(np.abs(along * across + aside * down), PARAMETERS.edge_percentile)
        for along, aside in zip(np.cos(DIRECTIONS).tolist(), np.sin(DIRECTIONS).tolist(), strict=True)
    ]
    return float(min(edges)) / max(contrast, 1.0), float(max(edges)) / max(contrast, 1.0)
