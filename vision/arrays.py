"""The numpy arrays of recognition, by what they hold."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]  # rows x columns x 3 (BGR), or rows x columns (grey, or a mask of 0 and 255)
Floats = NDArray[np.float64]
Float32s = NDArray[np.float32]  # what nets take and return, and stored vectors
Ints = NDArray[np.intp]
Flags = NDArray[np.bool_]
