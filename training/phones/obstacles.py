"""Lay a hand or a cup on the tiles of a labelled photo."""

from __future__ import annotations

import cv2
import numpy as np

from training.data.ground_truth import Truth
from training.phones.changed import Changed, as_picture
from vision.arrays import Floats, Picture

SKIN, CLAY = (128, 160, 205), (200, 205, 212)  # blue, green, red


def hand(bgr: Picture, truth: Truth) -> Changed:
    """Reach with a hand for a tile: an arm from the nearer side over the cells at the board's edge."""
    quad, cell = _edge_cell(bgr, truth)
    tip = quad.mean(0)
    middle = np.concatenate(list(truth.quads.values())).mean(0)
    away = (tip - middle) / max(1.0, np.hypot(*(tip - middle)))
    across = np.array([-away[1], away[0]])
    over = np.zeros(bgr.shape[:2], np.uint8)
    palm = tip + away * 0.9 * cell
    _capsule(over, palm, palm + away * 30 * cell, 0.55 * cell)
    for finger in (-0.45, -0.15, 0.15, 0.45):
        off = across * finger * cell
        _capsule(over, palm + off, tip + off - away * 0.2 * cell, 0.16 * cell)
    return _laid(bgr, over, SKIN, cell)


def cup(bgr: Picture, truth: Truth) -> Changed:
    """Put a cup on two tiles at the board's edge."""
    quad, cell = _edge_cell(bgr, truth)
    over = np.zeros(bgr.shape[:2], np.uint8)
    middle = (quad[1] + quad[2]) / 2
    cv2.circle(over, tuple(np.round(middle).astype(int).tolist()), round(0.75 * cell), 255, -1)
    return _laid(bgr, over, CLAY, cell)


def _edge_cell(bgr: Picture, truth: Truth) -> tuple[Floats, float]:
    """Return the corners of the tile furthest to the left that has one to its right, and its size."""
    wide = bgr.shape[1]
    both = [at for at in truth.tiles if (at[0] + 1, at[1]) in truth.tiles]
    at = min(both, key=lambda at: (abs(truth.quads[at].mean(0)[0] - 0.2 * wide), at))
    quad = truth.quads[at]
    return quad, float(np.hypot(*(quad[1] - quad[0])))


def _capsule(over: Picture, start: Floats, end: Floats, radius: float) -> None:
    one, other = (tuple(np.round(p).astype(int).tolist()) for p in (start, end))
    cv2.line(over, one, other, 255, max(2, round(2 * radius)))
    for p in (one, other):
        cv2.circle(over, p, max(1, round(radius)), 255, -1)


def _laid(bgr: Picture, over: Picture, paint: tuple[int, int, int], cell: float) -> Changed:
    """Return the picture with something on it, rounded by its shade and with a shadow."""
    inner = cv2.distanceTransform(over, cv2.DIST_L2, 5)
    round_off = np.sqrt(np.clip(inner / (0.3 * cell), 0, 1))[..., None]
    shadow = cv2.GaussianBlur(np.roll(over, round(0.1 * cell), 0), (0, 0), 0.08 * cell)[..., None] / 255.0
    light = float(np.percentile(bgr, 95)) / 230
    solid = np.array(paint) * light * (0.55 + 0.45 * round_off)
    edge = cv2.GaussianBlur(over, (0, 0), 1.0)[..., None] / 255.0
    mixed = edge * solid + (1 - edge) * bgr * (1 - 0.45 * shadow)
    return Changed(as_picture(mixed), open=255 - over)
