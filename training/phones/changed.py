"""A labelled photo that was changed, before it becomes a file."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats, Picture

QUALITY = 92  # of a JPEG of a phone


@dataclass(frozen=True)
class Changed:
    """A changed picture on its way to a file."""

    bgr: Picture
    way: Floats = field(default_factory=lambda: np.eye(3))
    open: Picture | None = None
    quality: int = QUALITY
    orientation: int = 1


def as_picture(picture: NDArray[np.floating | np.integer]) -> Picture:
    """Return values as pixels."""
    return np.asarray(np.clip(np.round(picture), 0, 255), np.uint8)
