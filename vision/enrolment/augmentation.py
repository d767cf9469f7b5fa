"""Augment a clean picture of a tile to look as in a photo, for enrolment and for training."""

from __future__ import annotations

import cv2
import numpy as np

from vision.arrays import Picture
from vision.enrolment.parameters import ENROLMENT

PARAMETERS = ENROLMENT.augmentation
LIGHT = ENROLMENT.augmentation_light


def view(rng: np.random.Generator, face: Picture, beside: Picture, wide: int = PARAMETERS.crop_px) -> Picture:
    """Return a crop of 1.2 cells, `wide` pixels, as a photo might show it: `face` surrounded by the
    colours of a neighbour."""
    side = face.shape[0]
    pad = side // 4
    around = np.ascontiguousarray(np.rot90(beside, int(rng.integers(4))))
    back = cv2.copyMakeBorder(around, pad, pad, pad, pad, cv2.BORDER_WRAP)
    if rng.random() < PARAMETERS.plain_surroundings_share:
        back[:] = rng.integers(*PARAMETERS.surroundings_levels, 3)
    gap = int(rng.integers(0, PARAMETERS.max_gap_px + 1))
    back[pad - gap : pad + side + gap, pad - gap : pad + side + gap] = rng.integers(*PARAMETERS.gap_levels, 3)
    back[pad : pad + side, pad : pad + side] = face
    quad = np.array([(pad, pad), (pad + side, pad), (pad + side, pad + side), (pad, pad + side)], np.float32)
    quad += rng.normal(0, PARAMETERS.corner_deviation_cells * side, (4, 2)) + rng.normal(
        0, PARAMETERS.place_deviation_cells * side, 2
    )
    pixels = int(rng.integers(PARAMETERS.min_cell_px, wide))
    low, high = (
        PARAMETERS.margin_cells / (1 + 2 * PARAMETERS.margin_cells),
        (1 + PARAMETERS.margin_cells) / (1 + 2 * PARAMETERS.margin_cells),
    )
    target = np.array([(low, low), (high, low), (high, high), (low, high)], np.float32)
    small = round(pixels * (1 + 2 * PARAMETERS.margin_cells))
    warp = cv2.getPerspectiveTransform(quad, (target * small * 2).astype(np.float32))
    flat = cv2.warpPerspective(
        back, warp, (small * 2, small * 2), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    flat = cv2.resize(flat, (small, small), interpolation=cv2.INTER_AREA)
    return lit(rng, np.asarray(cv2.resize(flat, (wide, wide), interpolation=cv2.INTER_LINEAR), np.uint8))


def lit(rng: np.random.Generator, crop: Picture) -> Picture:
    """Return the crop in other light: gain of each channel, contrast, gradient, a little blur and noise."""
    gain = np.exp(
        rng.normal(0, LIGHT.channel_log_deviation, 3) + rng.normal(0, LIGHT.brightness_log_deviation)
    )
    slope = rng.normal(0, LIGHT.gradient_deviation, 2)
    side = crop.shape[0] * 1j
    y, x = np.mgrid[-1:1:side, -1:1:side]
    shade = (1 + slope[0] * x + slope[1] * y)[..., None] * gain
    curve = 255 * np.linspace(0, 1, 256) ** float(np.exp(rng.normal(0, LIGHT.gamma_log_deviation)))
    toned = cv2.LUT(crop, curve.astype(np.uint8)).astype(np.float32)
    grey = toned.mean(2, keepdims=True)
    toned = grey + (toned - grey) * rng.uniform(*LIGHT.saturation_range)
    out = (toned * shade).astype(np.float32)
    if rng.random() < LIGHT.blurred_share:
        out = cv2.GaussianBlur(out, (0, 0), float(rng.uniform(*LIGHT.blur_px)))
    out += rng.normal(0, rng.uniform(0, LIGHT.max_noise_levels), out.shape)
    return np.asarray(np.clip(out, 0, 255), np.uint8)
