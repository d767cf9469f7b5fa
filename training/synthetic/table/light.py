"""Simulate lamps, lenses and phones: colour casts, shade, glare, blur, noise, compression."""

from __future__ import annotations

import cv2
import numpy as np


def photographed(rng: np.random.Generator, picture: np.ndarray) -> np.ndarray:
    """Return the picture as a phone would have taken it: same size, BGR uint8, before compression."""
    picture = toned(rng, picture)
    lit = cv2.multiply(picture, lamp(rng, picture.shape[:2]), dtype=cv2.CV_32F)
    if rng.random() < 0.25:
        lit += glare(rng, picture.shape[:2])[..., None]
    if rng.random() < 0.5:
        lit = blurred(rng, lit)
    grain = rng.uniform(0, 1) ** 2 * 14
    if grain > 1:
        lit = grained(rng, lit, grain)
    return np.clip(lit, 0, 255).astype(np.uint8)


def toned(rng: np.random.Generator, picture: np.ndarray) -> np.ndarray:
    """Apply contrast, gamma and saturation of the camera."""
    saturation = rng.uniform(0.55, 1.45)
    grey = np.array([0.114, 0.587, 0.299])
    mix = np.eye(3) * saturation + (1 - saturation) * grey[None]
    mixed = cv2.transform(picture, mix)
    gamma, contrast = np.exp(rng.normal(0, 0.28)), rng.uniform(0.7, 1.25)
    black = rng.uniform(-12, 25)
    curve = (np.linspace(0, 1, 256) ** gamma - 0.5) * contrast * 255 + 127.5 + black * rng.random()
    return cv2.LUT(mixed, np.clip(curve, 0, 255).astype(np.uint8))


def lamp(rng: np.random.Generator, size: tuple[int, int]) -> np.ndarray:
    """Return the brightness of each pixel and channel: exposure x colour of the light x gradient x soft
    shadows."""
    height, width = size
    cast = np.exp(rng.normal(0, 0.14, 3) + np.array([-1, 0, 1]) * rng.normal(0.04, 0.18))
    if rng.random() < 0.1:
        cast *= np.exp(np.array([rng.normal(-0.2, 0.2), -0.1, 0.25]))  # a warm lamp without white balance
    cast = cast / cast.mean() * np.exp(rng.normal(0, 0.24))
    y, x = np.mgrid[-1:1:24j, -1:1:32j]
    slope, shade = rng.normal(0, 0.14, 2), rng.normal(0, 0.09, (4, 5))
    field = 1 + slope[0] * x + slope[1] * y + cv2.resize(shade, (32, 24), interpolation=cv2.INTER_CUBIC)
    field -= rng.uniform(0, 0.2) * (x * x + y * y)
    if rng.random() < 0.2:  # shadow edge of a body or a blind
        angle = rng.uniform(0, 2 * np.pi)
        side = np.cos(angle) * x + np.sin(angle) * y > rng.uniform(-0.6, 0.6)
        field = field * np.where(side, rng.uniform(0.5, 0.85), 1)
    small = np.maximum(field, 0.15)[..., None] * cast
    return np.asarray(cv2.resize(small.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR))


def glare(rng: np.random.Generator, size: tuple[int, int]) -> np.ndarray:
    """Return white glare, in grey levels to add."""
    height, width = size
    y, x = np.mgrid[0:1:36j, 0:1:48j]
    shine = np.zeros_like(x)
    for _ in range(int(rng.integers(1, 4))):
        cx, cy, a, b = rng.uniform(0, 1), rng.uniform(0, 1), rng.uniform(0.04, 0.3), rng.uniform(0.04, 0.3)
        shine += rng.uniform(20, 150) * np.exp(-(((x - cx) / a) ** 2) - ((y - cy) / b) ** 2)
    return np.asarray(cv2.resize(shine.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR))


def blurred(rng: np.random.Generator, picture: np.ndarray) -> np.ndarray:
    if rng.random() < 0.25:
        length, angle = int(rng.integers(3, 8)), rng.uniform(0, np.pi)
        kernel = np.zeros((9, 9), np.float32)
        arm = np.array([np.cos(angle), np.sin(angle)]) * length / 2
        cv2.line(
            kernel,
            tuple(np.round(4 - arm).astype(int).tolist()),
            tuple(np.round(4 + arm).astype(int).tolist()),
            1.0,
        )
        return cv2.filter2D(picture, -1, kernel / kernel.sum())
    return cv2.GaussianBlur(picture, (0, 0), float(rng.uniform(0.3, 1.7)))


def grained(rng: np.random.Generator, picture: np.ndarray, grain: float) -> np.ndarray:
    height, width = picture.shape[:2]
    scale = rng.choice([1.0, 1.0, 0.5])
    small = np.empty((int(height * scale) + 1, int(width * scale) + 1, 3), np.int8)
    cv2.setRNGSeed(int(rng.integers(1 << 30)))
    cv2.randn(small, np.zeros(3), np.array([grain, grain * 0.8, grain]))
    if scale < 1:
        return picture + cv2.resize(small.astype(np.float32), (width, height))
    return picture + small[:height, :width]


def compressed(rng: np.random.Generator, picture: np.ndarray) -> bytes:
    """Return a JPEG of random quality."""
    quality = int(rng.choice([rng.integers(30, 60), rng.integers(60, 95)], p=[0.25, 0.75]))
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()
