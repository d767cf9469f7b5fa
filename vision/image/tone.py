"""Adjust a picture to most training data of the figure net.

Dark pictures are lightened, washed out ones get more contrast: halfway, because a board's own colours may be
dark or pale, too. Pictures with weak colours get stronger ones, and those with glaring ones weaker ones.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.image.parameters import IMAGE

PARAMETERS = IMAGE.tone

GAMMA = 2.2
LINEAR = ((np.arange(256) / 255.0) ** GAMMA).astype(np.float32)
CODED = np.round((np.arange(4096) / 4095.0) ** (1 / GAMMA) * 255).astype(np.uint8)
LUMINANCE = (0.07, 0.72, 0.21)  # of blue, green, red in linear light
SAMPLING = 7  # every so many pixels of the board are measured


def evened(picture: Picture, where: NDArray[np.bool_]) -> Picture:
    """Return the picture (height x width x 3) with its light adjusted to suit the board at `where`."""
    if not where.any():
        return picture
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    counts = cv2.calcHist([grey], [0], where.astype(np.uint8), [256], [0, 256]).ravel()
    below = np.cumsum(counts.astype(np.int64))
    levels = np.searchsorted(below, np.array(PARAMETERS.level_shares) * (below[-1] - 1), side="right")
    dark, light = np.maximum(levels, PARAMETERS.min_level_greys)
    whole = np.log(PARAMETERS.usual_level_greys[1] / PARAMETERS.usual_level_greys[0]) / np.log(
        max(light / dark, PARAMETERS.min_level_ratio)
    )
    power = float(np.clip(whole, *PARAMETERS.exponent_range)) ** PARAMETERS.adjustment_share
    bright = PARAMETERS.usual_level_greys[1] ** PARAMETERS.adjustment_share * light ** (
        1 - PARAMETERS.adjustment_share
    )
    shades = bright * (np.arange(256) / light) ** power
    return np.asarray(cv2.LUT(picture, shades.clip(0, 255).round().astype(np.uint8)), np.uint8)


def saturated(picture: Picture, where: NDArray[np.bool_]) -> Picture:
    """Return the picture with colours as strong as the usual ones, by the colours of the board at `where`.
    Stronger ones stay as they are, up to what a camera shows without adding to them."""
    gain = saturation_gain(picture, where)
    if gain == 1.0:
        return picture
    mixed = gain * np.eye(3) + (1 - gain) * np.array(LUMINANCE)
    linear = cv2.transform(cv2.LUT(picture, LINEAR), mixed.astype(np.float32))
    return np.asarray(CODED[(linear.clip(0, 1) * (len(CODED) - 1) + 0.5).astype(np.uint16)], np.uint8)


def saturation_gain(picture: Picture, where: NDArray[np.bool_]) -> float:
    """Return the factor by which colours shall differ more from grey, in linear light; 1 unless they are
    weak or glaring."""
    pixels = picture.reshape(-1, 3)[np.flatnonzero(where)[::SAMPLING]].astype(np.float32) + 2
    if not len(pixels):
        return 1.0
    neutral = pixels / pixels.mean(0)
    colour = neutral / neutral.mean(1, keepdims=True)
    spread = float(np.sqrt(((colour - colour.mean(0)) ** 2).mean()))
    vivid = float(np.interp(spread, PARAMETERS.vivid_saturations, (1.0, PARAMETERS.vivid_gain)))
    if vivid < 1.0:
        return vivid
    low, high = PARAMETERS.faded_saturations
    share = float(np.clip((high - spread) / (high - low), 0.0, 1.0))
    whole: float = (PARAMETERS.usual_saturation / max(spread, 1e-3)) ** PARAMETERS.saturation_exponent
    return 1.0 + share * (min(whole, PARAMETERS.max_saturation_gain) - 1.0)
