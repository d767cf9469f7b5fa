"""Adjust the light of a picture halfway to that of most training data of the figure net: dark pictures are
lightened, washed out ones get more contrast. Halfway, because a board's own colours may be dark or pale, too.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.image.parameters import IMAGE

PARAMETERS = IMAGE.tone

Picture = NDArray[np.uint8]


def evened(picture: Picture, where: NDArray[np.bool_]) -> Picture:
    """Return the picture (height x width x 3) with its light adjusted to suit the board at `where`."""
    if not where.any():
        return picture
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)[where]
    dark, light = np.maximum(np.quantile(grey, PARAMETERS.level_shares), PARAMETERS.min_level_greys)
    whole = np.log(PARAMETERS.usual_level_greys[1] / PARAMETERS.usual_level_greys[0]) / np.log(
        max(light / dark, 1.05)
    )
    power = float(np.clip(whole, *PARAMETERS.exponent_range)) ** PARAMETERS.adjustment_share
    bright = PARAMETERS.usual_level_greys[1] ** PARAMETERS.adjustment_share * light ** (
        1 - PARAMETERS.adjustment_share
    )
    shades = bright * (np.arange(256) / light) ** power
    return np.asarray(cv2.LUT(picture, shades.clip(0, 255).round().astype(np.uint8)), np.uint8)
