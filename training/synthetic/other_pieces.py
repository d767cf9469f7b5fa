"""Figures of other games: outlines in addition to those that the figure net was trained on."""

from __future__ import annotations

import numpy as np

from training.synthetic.table.figures import MEEPLE, SHAPES, mirrored

COWBOY = [*MEEPLE[:-3], (0.2, 0.78), (0.42, 0.8), (0.42, 0.86), (0.2, 0.88), (0.16, 1.02), (0.0, 1.04)]
TENT = [(0.0, 0.0), (0.75, 0.0), (0.12, 1.0), (0.16, 1.12), (0.0, 1.05)]
CAMP = [(0.0, 0.0), (0.62, 0.0), (0.62, 0.42), (0.8, 0.42), (0.0, 1.0)]
BOAT = [
    (-0.6, 0.0),
    (0.6, 0.0),
    (0.95, 0.42),
    (0.12, 0.42),
    (0.12, 1.0),
    (-0.1, 1.0),
    (-0.1, 0.42),
    (-0.95, 0.42),
]
OTHERS = {
    "cowboy": (mirrored(COWBOY), 0.36, 0.22),
    "tent": (mirrored(TENT), 0.3, 0.36),
    "camp": (mirrored(CAMP), 0.3, 0.3),
    "boat": (np.array(BOAT), 0.28, 0.2),
}  # outline, height, thickness in cells


def wooden(shape: str) -> str:
    """Register a shape for drawing figures and return its name."""
    if shape in OTHERS:
        SHAPES.setdefault(shape, OTHERS[shape])
    return shape
