"""The light of a picture, brought halfway to what the figure net saw most: dark pictures lightened, washed
out ones given their depth back. Halfway, because a board's own colours are dark or pale, too.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]

SHARES = (0.1, 0.9)  # of the board's pixels, that are darker than its dark and its light ones
USUAL = (102.0, 177.0)  # grey of dark and light pixels of a board in good light (median of real photos)
POWERS = (0.5, 2.2)  # least and greatest power that all of the way would take
WAY = 0.5  # share of the way that is gone
LEAST = (5.0, 6.0)  # greys that count as no darker


def evened(picture: Picture, where: NDArray[np.bool_]) -> Picture:
    """The picture, height x width x 3, in the light that suits the board at `where`."""
    if not where.any():
        return picture
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)[where]
    dark, light = np.maximum(np.quantile(grey, SHARES), LEAST)
    whole = np.log(USUAL[1] / USUAL[0]) / np.log(max(light / dark, 1.05))
    power = float(np.clip(whole, *POWERS)) ** WAY
    bright = USUAL[1] ** WAY * light ** (1 - WAY)
    shades = bright * (np.arange(256) / light) ** power
    return np.asarray(cv2.LUT(picture, shades.clip(0, 255).round().astype(np.uint8)), np.uint8)
