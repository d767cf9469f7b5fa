"""Classify a piece by its shape: a person, a tent, a camp or a boat. For games with other pieces than
persons.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.models import nets
from vision.reading import Point

Picture = NDArray[np.uint8]

SHAPES = ("person", "tent", "camp", "boat")
CROP_PX = 40  # pixels of a crop
CROP_CELLS = 0.62  # cells that it covers


def shapes_of(bgr: Picture, pieces: list[tuple[Point, float]]) -> NDArray[np.float32]:
    """Return N x SHAPES probabilities of pieces, each given by its centre and the side of its cell, in
    pixels."""
    if not pieces:
        return np.zeros((0, len(SHAPES)), np.float32)
    return nets.kinds(np.stack([around(bgr, middle, side) for middle, side in pieces]))


def around(bgr: Picture, middle: Point, side: float) -> Picture:
    """Return the part of a picture around a piece, CROP_PX x CROP_PX."""
    scale = CROP_PX / max(side * CROP_CELLS, 1.0)
    fine = 1 if scale > 0.7 else min(4, round(1 / scale))
    n, s = CROP_PX * fine, scale * fine
    onto = np.array([[s, 0, n / 2 - s * middle[0]], [0, s, n / 2 - s * middle[1]]])
    crop = cv2.warpAffine(bgr, onto, (n, n), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(
        crop if fine == 1 else cv2.resize(crop, (CROP_PX, CROP_PX), interpolation=cv2.INTER_AREA), np.uint8
    )
