"""Cut cells out of photos the way the running recogniser does, with its typical misalignment."""

from __future__ import annotations

import cv2
import numpy as np

SIDE, MARGIN = 64, 0.1  # pixels of a crop; cells shown beyond each side


def cut(picture: np.ndarray, quad: np.ndarray, side: int = SIDE, margin: float = MARGIN) -> np.ndarray:
    """Return the cell `quad` (NW, NE, SE, SW pixels) with `margin` of its neighbours as side x side x 3."""
    size = float(np.sqrt(max(1.0, cv2.contourArea(quad.astype(np.float32)))))
    fine = 2 if size > 1.5 * side else 1  # against aliasing of near cells
    n = side * fine
    low, high = n * margin / (1 + 2 * margin) - 0.5, n * (1 + margin) / (1 + 2 * margin) - 0.5
    target = np.array([[low, low], [high, low], [high, high], [low, high]], np.float32)
    matrix = cv2.getPerspectiveTransform(quad.astype(np.float32), target)
    crop = cv2.warpPerspective(
        picture, matrix, (n, n), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return crop if fine == 1 else cv2.resize(crop, (side, side), interpolation=cv2.INTER_AREA)


def jittered(rng: np.random.Generator, quad: np.ndarray, amount: float = 1.0) -> np.ndarray:
    """Move, scale and turn the quad by the typical error of a fitted grid."""
    centre, side = quad.mean(0), float(np.linalg.norm(quad[0] - quad[2])) / np.sqrt(2)
    angle = np.radians(rng.normal(0, 1.5 * amount))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    scale = 1 + rng.uniform(-0.07, 0.07) * amount
    shift = rng.normal(0, 0.035, 2).clip(-0.1, 0.1) * side * amount
    off = rng.normal(0, 0.01 * side * amount, (4, 2))
    return np.asarray((quad - centre) @ turn.T * scale + centre + shift + off, np.float32)


def inside(quad: np.ndarray, picture: np.ndarray, slack: float = 0.06) -> bool:
    """Return whether the cell is in the frame, except for `slack` of its side."""
    height, width = picture.shape[:2]
    room = slack * float(np.linalg.norm(quad[0] - quad[1]))
    return bool((quad.min(0) > -room).all() and (quad.max(0) < (width + room, height + room)).all())
