"""Pictures that are no photo of a table: surfaces, rooms, pages, screens, other grids."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import cv2
import numpy as np

from vision.arrays import Float32s, Picture

LIGHT = 245.0  # grey of white paper in a good photo


def wood(width: int, height: int, seed: int = 1) -> Picture:
    """A wooden table top with nothing on it."""
    rng = np.random.default_rng(seed)
    grain = 22 * np.sin(np.arange(height) / 9 + rng.normal(0, 0.4, height))[:, None]
    fine = cv2.resize(rng.normal(0, 10, (height, width // 16 + 1)).astype(np.float32), (width, height))
    tone = (grain + fine)[..., None] + np.array([60, 110, 160])
    return grey_noise(tone.astype(np.float32))


def cloth(width: int = 2400, height: int = 1800) -> Picture:
    """A table cloth with a printed pattern."""
    rng = np.random.default_rng(2)
    picture = np.full((height, width, 3), (150, 190, 205), np.uint8)
    for y in range(60, height, 150):
        for x in range(60 + 75 * (y // 150 % 2), width, 150):
            colour = [(60, 60, 190), (90, 140, 60), (170, 110, 60)][int(rng.integers(3))]
            for petal in range(6):
                at = (round(x + 24 * np.cos(petal * 1.047)), round(y + 24 * np.sin(petal * 1.047)))
                cv2.circle(picture, at, 15, colour, -1, cv2.LINE_AA)
            cv2.circle(picture, (x, y), 12, (80, 210, 230), -1, cv2.LINE_AA)
    return _shot(picture)


def room(width: int = 2400, height: int = 1800) -> Picture:
    """A room: wall and floor, a window, bookshelves, a lamp."""
    rng = np.random.default_rng(3)
    picture = np.full((height, width, 3), (190, 205, 210), np.uint8)
    cv2.rectangle(picture, (0, int(0.75 * height)), (width, height), (90, 120, 150), -1)
    cv2.rectangle(picture, (150, 150), (800, 1000), (245, 235, 220), -1)
    for x in (150, 475, 800):
        cv2.line(picture, (x, 150), (x, 1000), (230, 230, 230), 24)
    for shelf in range(4):
        bottom, x = 420 + 260 * shelf, 1150
        while x < 2200:
            wide, high = int(rng.integers(18, 60)), int(rng.integers(150, 220))
            colour = rng.integers(20, 220, 3).tolist()
            cv2.rectangle(picture, (x, bottom - high), (x + wide, bottom), colour, -1)
            cv2.line(picture, (x + wide, bottom - high), (x + wide, bottom), (30, 30, 30), 2)
            x += wide + int(rng.integers(0, 5))
        cv2.rectangle(picture, (1120, bottom), (2240, bottom + 22), (60, 90, 120), -1)
    cv2.circle(picture, (980, 1150), 110, (200, 240, 250), -1, cv2.LINE_AA)
    cv2.line(picture, (980, 1260), (980, 1600), (60, 60, 60), 20)
    return _shot(picture)


def page(width: int = 1800, height: int = 2400) -> Picture:
    """A page of text."""
    picture = np.full((height, width, 3), LIGHT, np.uint8)
    words = (
        "Place",
        "a",
        "tile,",
        "then",
        "a",
        "follower",
        "on",
        "it,",
        "and",
        "score",
        "what",
        "is",
        "finished.",
    )
    for line, y in enumerate(range(160, height - 120, 52)):
        text = " ".join(words[(line + k) % len(words)] for k in range(11))
        cv2.putText(picture, text, (130, y), cv2.FONT_HERSHEY_COMPLEX, 1.25, (25, 25, 25), 2, cv2.LINE_AA)
    return _shot(picture)


def screenshot(width: int = 1080, height: int = 2220) -> Picture:
    """A phone's screen: a bar, rows of a list with pictures and buttons."""
    rng = np.random.default_rng(4)
    picture = np.full((height, width, 3), 250, np.uint8)
    cv2.rectangle(picture, (0, 0), (width, 170), (120, 60, 30), -1)
    cv2.putText(picture, "Photos", (60, 115), cv2.FONT_HERSHEY_DUPLEX, 2, (255, 255, 255), 3, cv2.LINE_AA)
    for y in range(200, height - 200, 210):
        cv2.rectangle(picture, (40, y), (210, y + 170), rng.integers(40, 220, 3).tolist(), -1)
        for k, text in enumerate(("Table in the garden", "yesterday, 12 tiles")):
            at = (250, y + 70 + 65 * k)
            cv2.putText(picture, text, at, cv2.FONT_HERSHEY_SIMPLEX, 1.2, (40 + 60 * k,) * 3, 2, cv2.LINE_AA)
        cv2.rectangle(picture, (width - 220, y + 40), (width - 50, y + 120), (180, 120, 40), -1)
        cv2.line(picture, (0, y + 190), (width, y + 190), (220, 220, 220), 2)
    return picture


def cutting_mat(width: int = 2400, height: int = 1800) -> Picture:
    """A green cutting mat with a grid and numbers."""
    picture = np.full((height, width, 3), (80, 110, 30), np.uint8)
    for k, x in enumerate(range(100, width - 90, 75)):
        cv2.line(picture, (x, 100), (x, height - 100), (170, 200, 150), 4 if k % 5 == 0 else 2)
        cv2.putText(picture, str(k), (x - 14, 80), cv2.FONT_HERSHEY_SIMPLEX, 0.8, (170, 200, 150), 2)
    for k, y in enumerate(range(100, height - 90, 75)):
        cv2.line(picture, (100, y), (width - 100, y), (170, 200, 150), 4 if k % 5 == 0 else 2)
        cv2.putText(picture, str(k), (40, y + 10), cv2.FONT_HERSHEY_SIMPLEX, 0.8, (170, 200, 150), 2)
    return _shot(picture)


def chessboard(width: int = 2400, height: int = 1800) -> Picture:
    """A chessboard with pieces on it, on a table."""
    picture = wood(width, height, 5)
    side, left, top = 190, 440, 140
    for y in range(8):
        for x in range(8):
            colour = (150, 200, 230) if (x + y) % 2 else (40, 70, 110)
            at = (left + side * x, top + side * y)
            cv2.rectangle(picture, at, (at[0] + side, at[1] + side), colour, -1)
            if y in (0, 1, 6, 7):
                middle = (at[0] + side // 2, at[1] + side // 2)
                cv2.circle(picture, middle, 55, (220, 230, 235) if y > 4 else (35, 35, 40), -1, cv2.LINE_AA)
                cv2.circle(picture, middle, 32, (170, 180, 190) if y > 4 else (80, 80, 80), 5, cv2.LINE_AA)
    return _shot(picture)


def tiled_floor(width: int = 2400, height: int = 1800) -> Picture:
    """A floor of square tiles, each a little different."""
    rng = np.random.default_rng(6)
    picture = np.full((height, width, 3), (120, 130, 135), np.uint8)
    for y in range(0, height, 160):
        for x in range(0, width, 160):
            tone = rng.normal((150, 175, 190), 12)
            part = picture[y + 4 : y + 156, x + 4 : x + 156]
            speckled = tone + rng.normal(0, 9, part.shape)
            part[:] = cv2.GaussianBlur(grey_noise(speckled.astype(np.float32)), (0, 0), 1.5)
    return _shot(picture)


OTHERS: Mapping[str, Callable[[], Picture]] = {
    "wooden table": lambda: _shot(wood(2400, 1800)),
    "patterned cloth": cloth,
    "room": room,
    "page of text": page,
    "screenshot": screenshot,
    "cutting mat": cutting_mat,
    "chessboard": chessboard,
    "tiled floor": tiled_floor,
}


def _shot(picture: Picture) -> Picture:
    """Simulate a phone's picture: slightly from the side, not quite sharp, with noise, darker in the
    corners."""
    height, width = picture.shape[:2]
    corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32) * (width, height)
    inward = np.array([(0.05, 0.04), (-0.02, 0.01), (-0.01, -0.02), (0.01, -0.01)]) * (width, height)
    way = cv2.getPerspectiveTransform(corners.astype(np.float32), (corners - inward).astype(np.float32))
    seen = cv2.warpPerspective(picture, way, (width, height), borderMode=cv2.BORDER_REPLICATE)
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    shade = (1 - 0.12 * (x * x + y * y)).astype(np.float32)[..., None]
    noise = np.random.default_rng(7).normal(0, 3, picture.shape).astype(np.float32)
    return grey_noise(np.asarray(cv2.GaussianBlur(seen, (0, 0), 0.9), np.float32) * shade + noise)


def laid_on(table: Picture, bgr: Picture, way: Float32s) -> Picture:
    """Warp the photo onto the table, which shows where the photo does not reach."""
    size = (table.shape[1], table.shape[0])
    seen = cv2.warpPerspective(bgr, way, size, flags=cv2.INTER_AREA)
    there = cv2.warpPerspective(np.full(bgr.shape[:2], 255, np.uint8), way, size)
    return as_bytes(np.where(there[..., None] > 127, seen, table))


def grey_noise(values: Float32s) -> Picture:
    return np.clip(values, 0, 255).astype(np.uint8)


def as_bytes(picture: object) -> Picture:
    return np.asarray(picture, np.uint8)
