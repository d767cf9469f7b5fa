"""Read pictures from files and from bytes."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray


def read_picture(path: Path) -> NDArray[np.uint8]:
    """Return the pixels of a picture file, BGR. Raises OSError where there is none."""
    found = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if found is None:
        raise OSError(f"no picture can be read from {path}")
    return np.asarray(found, np.uint8)


def decoded(data: bytes, how: int = cv2.IMREAD_COLOR) -> NDArray[np.uint8]:
    """Return the pixels of a JPEG or PNG, BGR or as `how` of OpenCV. Raises ValueError for other data."""
    found = cv2.imdecode(np.frombuffer(data, np.uint8), how) if data else None
    if found is None:
        raise ValueError(f"{len(data)} bytes that are no picture")
    return np.asarray(found, np.uint8)
