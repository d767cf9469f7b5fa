"""Draw procedural table tops: wood, cloth, plain, parquet, patterns, tile-coloured ones. 512 x 512 BGR, from
a seed.
"""

from __future__ import annotations

from functools import reduce

import cv2
import numpy as np

SIDE = 512


def table(rng: np.random.Generator) -> np.ndarray:
    """Return a random table top."""
    makers = (wood, plain, cloth, pattern, parquet, meadow)
    return makers[int(rng.choice(len(makers), p=[0.32, 0.26, 0.16, 0.11, 0.08, 0.07]))](rng)


def noise(rng: np.random.Generator, fine_x: int, fine_y: int) -> np.ndarray:
    """Return smooth noise of mean 0 and about unit range with the given number of waves across."""
    small = rng.normal(0, 1, (max(2, fine_y), max(2, fine_x))).astype(np.float32)
    return cv2.resize(small, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)


def colour(
    rng: np.random.Generator, hue: float, spread: float, sat: tuple[int, int], val: tuple[int, int]
) -> np.ndarray:
    hsv = np.array([[[(hue + rng.normal(0, spread)) % 180, rng.uniform(*sat), rng.uniform(*val)]]], np.uint8)
    return np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0], np.float32)


def painted(base: np.ndarray, *layers: np.ndarray) -> np.ndarray:
    """Return the `base` colour brightened and darkened by the sum of the layers (in grey levels)."""
    light: np.ndarray = reduce(np.add, layers)
    return np.asarray(np.clip(base[None, None] * (1 + light[..., None] / 128), 0, 255), np.uint8)


def wood(rng: np.random.Generator) -> np.ndarray:
    base = colour(rng, 11, 4, (60, 190), (30, 215))
    strength = rng.uniform(4, 22)
    picture = painted(
        base, noise(rng, 4, 90) * strength, noise(rng, 12, 400) * strength * 0.7, noise(rng, 3, 3) * 6
    )
    boards = int(rng.integers(0, 9))
    for i in range(boards):
        y = int((i + rng.uniform(0, 0.2)) * SIDE / boards)
        cv2.line(
            picture,
            (0, y),
            (SIDE, y),
            tuple(int(c) for c in base * rng.uniform(0.3, 0.8)),
            int(rng.integers(1, 4)),
        )
        tone = rng.uniform(0.85, 1.15)
        part = picture[y : int(y + SIDE / boards)]
        part[:] = np.clip(part * tone, 0, 255)
    return picture if rng.random() < 0.5 else cv2.rotate(picture, cv2.ROTATE_90_CLOCKWISE)


def plain(rng: np.random.Generator) -> np.ndarray:
    grey = rng.random() < 0.6
    base = colour(
        rng,
        rng.uniform(0, 180),
        1,
        (0, 25) if grey else (20, 200),
        (12, 60) if rng.random() < 0.3 else (60, 245),
    )
    return painted(base, noise(rng, 5, 5) * rng.uniform(0, 8), noise(rng, 256, 256) * rng.uniform(0, 6))


def cloth(rng: np.random.Generator) -> np.ndarray:
    base = colour(rng, rng.uniform(0, 180), 1, (5, 220), (20, 240))
    y, x = np.mgrid[:SIDE, :SIDE].astype(np.float32)
    step = rng.uniform(3, 14)
    weave = np.sin(x * 2 * np.pi / step) * np.sin(y * 2 * np.pi / step) * rng.uniform(4, 25)
    return painted(base, weave, noise(rng, 120, 120) * rng.uniform(2, 12), noise(rng, 6, 6) * 8)


def pattern(rng: np.random.Generator) -> np.ndarray:
    picture = plain(rng)
    kind, count = int(rng.integers(0, 4)), int(rng.integers(3, 14))
    inks = [tuple(int(c) for c in colour(rng, rng.uniform(0, 180), 1, (0, 230), (20, 250))) for _ in range(3)]
    step = SIDE / count
    for i in range(count):
        for j in range(count):
            ink, a, b = inks[int(rng.integers(0, 3))], int(i * step), int(j * step)
            if kind == 0 and (i + j) % 2:
                cv2.rectangle(picture, (a, b), (int(a + step), int(b + step)), inks[0], -1)
            elif kind == 1:
                cv2.circle(
                    picture,
                    (int(a + step / 2), int(b + step / 2)),
                    int(step * rng.uniform(0.1, 0.45)),
                    ink,
                    int(rng.choice([-1, 2])),
                    cv2.LINE_AA,
                )
            elif kind == 2 and j == 0:
                cv2.rectangle(picture, (a, 0), (int(a + step * 0.5), SIDE), ink, -1)
            elif kind == 3:
                points = (np.array([a, b]) + rng.uniform(0, step, (5, 2))).astype(np.int32)
                cv2.fillPoly(picture, [points], ink, cv2.LINE_AA)
    return cv2.GaussianBlur(picture, (3, 3), 0)


def parquet(rng: np.random.Generator) -> np.ndarray:
    picture = np.zeros((SIDE, SIDE, 3), np.uint8)
    woods, count = [wood(rng) for _ in range(2)], int(rng.choice([2, 4, 8]))
    step = SIDE // count
    for i in range(count):
        for j in range(count):
            a, b = rng.integers(0, SIDE - step, 2)
            piece = woods[(i + j) % 2][a : a + step, b : b + step]
            picture[i * step : (i + 1) * step, j * step : (j + 1) * step] = np.rot90(piece, (i + j) % 2)
    return picture


def meadow(rng: np.random.Generator) -> np.ndarray:
    """Return greens and sands like those of the tiles themselves."""
    base = colour(rng, rng.choice([20, 40]), 5, (70, 200), (90, 220))
    return painted(
        base, noise(rng, 40, 40) * 8, noise(rng, 200, 200) * rng.uniform(3, 15), noise(rng, 5, 5) * 8
    )
