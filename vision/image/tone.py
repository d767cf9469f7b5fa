"""Adjust the light of a picture halfway to that of most training data of the figure net: dark pictures are
lightened, washed out ones get more contrast. Halfway, because a board's own colours may be dark or pale, too.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]

SHARES = (0.1, 0.9)  # shares of the board's pixels below its dark and its light level
USUAL = (102.0, 177.0)  # grey of these levels on a board in good light (median of real photos)
POWERS = (0.5, 2.2)  # minimum and maximum exponent of the full adjustment
WAY = 0.5  # share of the adjustment that is applied
LEAST = (5.0, 6.0)  # minimum grey of these levels


def evened(picture: Picture, where: NDArray[np.bool_]) -> Picture:
    """Return the picture (height x width x 3) with its light adjusted to suit the board at `where`."""
    if not where.any():
        return picture
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)[where]
    dark, light = np.maximum(np.quantile(grey, SHARES), LEAST)
    whole = np.log(USUAL[1] / USUAL[0]) / np.log(max(light / dark, 1.05))
    power = float(np.clip(whole, *POWERS)) ** WAY
    bright = USUAL[1] ** WAY * light ** (1 - WAY)
    shades = bright * (np.arange(256) / light) ** power
    return np.asarray(cv2.LUT(picture, shades.clip(0, 255).round().astype(np.uint8)), np.uint8)
