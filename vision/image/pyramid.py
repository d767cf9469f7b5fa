"""The sizes of one picture that the stages of recognition work on, each made once."""

from __future__ import annotations

from threading import Lock

import cv2
import numpy as np

from vision.arrays import Picture
from vision.image.parameters import IMAGE

PARAMETERS = IMAGE.pyramid

Level = tuple[Picture, float]  # a copy of the picture, and its size relative to the original


class ImagePyramid:
    """An upright picture (BGR) and its smaller copies. A level is named by its longer side in pixels and
    is made from the full picture when it is first needed; threads may share a pyramid. Do not write to a
    level: everyone who asks for it gets the same array."""

    def __init__(self, full: Picture) -> None:
        self.full = full
        self._levels: dict[tuple[int, float], Level] = {}
        self._halves: dict[tuple[int, ...], Picture] = {}
        self._lock = Lock()

    @classmethod
    def of(cls, picture: Picture | ImagePyramid) -> ImagePyramid:
        """Return the pyramid itself, or a new one of a plain picture."""
        return picture if isinstance(picture, ImagePyramid) else cls(picture)

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height of the full picture in pixels."""
        return int(self.full.shape[1]), int(self.full.shape[0])

    def level(self, long_side_px: int, max_magnification: float = 1.0) -> Level:
        """Return the copy whose longer side has `long_side_px` pixels, and its size relative to the full
        picture. A smaller picture is enlarged by at most `max_magnification`; at 1 it is returned itself."""
        if long_side_px > PARAMETERS.max_kept_px:
            return resized(self.full, long_side_px, max_magnification)
        key = (long_side_px, max_magnification)
        with self._lock:
            if key not in self._levels:
                self._levels[key] = self._made(long_side_px, max_magnification)
            return self._levels[key]

    def _made(self, long_side_px: int, max_magnification: float) -> Level:
        """Make a level from the smallest halved copy that is large enough: averaging all pixels of a large
        picture for every level takes longer than halving it once."""
        source = self.full
        while max(source.shape) >= 2 * long_side_px:
            source = self._halved(source)
        level, _ = resized(source, long_side_px, max_magnification)
        return level, max(level.shape) / max(self.full.shape)

    def _halved(self, picture: Picture) -> Picture:
        """Return a copy of half the size, each made once."""
        if picture.shape not in self._halves:
            size = (picture.shape[1] // 2, picture.shape[0] // 2)
            self._halves[picture.shape] = np.asarray(
                cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8
            )
        return self._halves[picture.shape]


def shrink(bgr: Picture, long_side_px: int) -> Level:
    """Return a copy whose longer side has at most `long_side_px` pixels, and its size relative to the
    original (<= 1). For parts of a picture; the stages share the levels of one pyramid."""
    return resized(bgr, long_side_px, 1.0)


def resized(bgr: Picture, long_side_px: int, max_magnification: float) -> Level:
    """Return what ImagePyramid.level describes, of a plain picture."""
    height, width = bgr.shape[:2]
    scale = min(max_magnification, long_side_px / max(height, width))
    if scale == 1.0:
        return bgr, 1.0
    if scale > 1.0:
        large = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
        return np.asarray(large, np.uint8), scale
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    return np.asarray(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), np.uint8), scale
