"""Convert the scene net's output to pixels of the working picture: where tiles are, and the corners of their
grid.
"""

from __future__ import annotations

from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.grid.parameters import GRID

PARAMETERS = GRID.peaks


class ScenePeaks(Protocol):
    """Maps of 0 to 1 with one value per `scale` x `scale` pixels of the input picture."""

    @property
    def mask(self) -> NDArray[np.float32]: ...
    @property
    def corners(self) -> NDArray[np.float32]: ...
    @property
    def scale(self) -> int: ...


def hardly_any(scene: ScenePeaks) -> bool:
    """Return whether too little looks like tiles for any to be read."""
    may, do = (
        float((scene.mask > PARAMETERS.min_possible_tile_value).mean()),
        float((scene.mask > PARAMETERS.min_tile_value).mean()),
    )
    return any(may < most and do < least for most, least in PARAMETERS.min_tile_shares)


def enlargement(scene: ScenePeaks, size: tuple[int, int], own: tuple[int, int]) -> float:
    """Return the pixels of a picture of `size` (width, height) per pixel of the picture that the net was
    run on.

    The latter's size is not stored, and the maps are rounded up. So it is the size of the original, `own`,
    if that fits, otherwise the whole map.
    """
    seen = int(max(scene.mask.shape)) * scene.scale
    if 0 <= seen - max(own) < scene.scale:
        seen = max(own)
    return max(size) / seen


def tile_mask(scene: ScenePeaks, size: tuple[int, int], factor: float) -> NDArray[np.uint8]:
    """Return a mask that is 255 where tiles are, at `size` (width, height)."""
    step = scene.scale * factor
    shift = (1 - step) / 2 - (1 - factor) / 2  # map pixel 0 covers the first `scale` pixels
    place = np.array([[1 / step, 0, shift / step], [0, 1 / step, shift / step]])
    grown = cv2.warpAffine(
        scene.mask.astype(np.float32),
        place,
        size,
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray((grown.clip(0, 1) * 255).round(), np.uint8)


def tile_corners(scene: ScenePeaks, factor: float) -> tuple[Floats, Floats]:
    """Return peaks of the corner map: N x 2 pixels and N strengths (0 to 1)."""
    heat = np.asarray(scene.corners, np.float32)
    highest = cv2.dilate(
        heat,
        np.ones((2 * PARAMETERS.min_distance_map_px + 1, 2 * PARAMETERS.min_distance_map_px + 1), np.uint8),
    )
    row, column = np.nonzero((heat >= highest) & (heat > PARAMETERS.min_peak_height))
    if not len(row):
        return np.zeros((0, 2)), np.zeros(0)
    padded = np.log(np.pad(heat, 1, mode="edge").clip(1e-3, 1))
    middle = padded[row + 1, column + 1]

    def offset(before: NDArray[np.float32], after: NDArray[np.float32]) -> Floats:
        bend = before + after - 2 * middle
        return np.where(bend < -1e-4, (before - after) / 2 / np.minimum(bend, -1e-4), 0.0).clip(-0.5, 0.5)

    x = column + offset(padded[row + 1, column], padded[row + 1, column + 2])
    y = row + offset(padded[row, column + 1], padded[row + 2, column + 1])
    pixels = np.stack([x, y], 1) * scene.scale + (scene.scale - 1) / 2
    return (pixels + 0.5) * factor - 0.5, heat[row, column].astype(np.float64)
