"""Classify a piece by its shape: a person, a tent, a camp or a boat. For games with other pieces than
persons.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.figures.parameters import FIGURES
from vision.models import dense
from vision.reading import Point

PARAMETERS = FIGURES.piece_shape


SHAPES = ("person", "tent", "camp", "boat")


def shapes_of(bgr: Picture, pieces: list[tuple[Point, float]]) -> NDArray[np.float32]:
    """Return N x SHAPES probabilities of pieces, each given by its centre and the side of its cell, in
    pixels."""
    if not pieces:
        return np.zeros((0, len(SHAPES)), np.float32)
    return dense.kinds(np.stack([around(bgr, middle, side) for middle, side in pieces]))


def around(bgr: Picture, middle: Point, side: float) -> Picture:
    """Return the part of a picture around a piece, crop_px x crop_px."""
    scale = PARAMETERS.crop_px / max(side * PARAMETERS.crop_cells, 1.0)
    fine = 1 if scale > PARAMETERS.min_sampled_scale else min(PARAMETERS.max_oversampling, round(1 / scale))
    n, s = PARAMETERS.crop_px * fine, scale * fine
    onto = np.array([[s, 0, n / 2 - s * middle[0]], [0, s, n / 2 - s * middle[1]]])
    crop = cv2.warpAffine(bgr, onto, (n, n), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(
        crop
        if fine == 1
        else cv2.resize(crop, (PARAMETERS.crop_px, PARAMETERS.crop_px), interpolation=cv2.INTER_AREA),
        np.uint8,
    )
