"""Light and camera of a photo of a box."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from vision.arrays import Floats, Picture

SIZE = (1600, 1200)  # of a photo, pixels
CELL = 128  # pixels of a tile on the flat table
MARGIN = 4.0  # cells of table around the board; a fifth of it is in the picture


# Linear red and blue of a black body, relative to green and to 6500 K (Tanner Helland's approximation).
KELVIN = {2700: (2.40, 0.27), 3000: (2.02, 0.36), 3500: (1.62, 0.50), 4500: (1.24, 0.73), 6500: (1.0, 1.0),
          7500: (0.90, 1.08)}  # fmt: skip


UNCORRECTED = 0.5  # share of the light's colour that a phone's white balance leaves, on a log scale


PAINTS = {  # sRGB of players' colours, BGR
    "red": (40, 35, 190),
    "blue": (160, 80, 30),
    "green": (60, 120, 30),
    "yellow": (40, 190, 225),
    "black": (40, 38, 38),
}


MORE_PAINTS = {"grey": (135, 138, 140), "brown": (120, 165, 205)}  # brown: natural wood, without paint


MEEPLE = np.array([(0.5, 0), (0.62, 0.06), (0.66, 0.2), (0.6, 0.3), (0.85, 0.38), (1, 0.5), (0.96, 0.58),
                   (0.72, 0.58), (0.98, 1), (0.6, 1), (0.5, 0.8), (0.4, 1), (0.02, 1), (0.28, 0.58),
                   (0.04, 0.58), (0, 0.5), (0.15, 0.38), (0.4, 0.3), (0.34, 0.2), (0.38, 0.06)])  # fmt: skip


@dataclass(frozen=True)
class Light:
    """Colour temperature in kelvin, and saturation (1.0: as it is)."""

    kelvin: int = 6500
    saturation: float = 1.0


def table_of(rng: np.random.Generator, width: int, height: int) -> Picture:
    """Return a wooden or cloth table top."""
    tone = np.array(
        [(70, 110, 150), (45, 65, 90), (150, 165, 175), (60, 60, 62), (90, 70, 60)][int(rng.integers(5))]
    )
    fibres = rng.normal(0, 1, (max(2, height // 6), max(2, width // 220))).astype(np.float32)
    grain = cv2.resize(fibres, (width, height), interpolation=cv2.INTER_CUBIC)
    weave = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 1.2)
    rough = rng.uniform(3, 11)
    return np.asarray(np.clip(tone + (grain * rough + weave * 5)[..., None], 0, 255), np.uint8)


def camera_of(rng: np.random.Generator, size: Floats) -> Floats:
    """Return a homography from the flat table to a picture of twice SIZE: the table turned and tilted under
    a pinhole camera, such that all of it is in the picture."""
    tilt, turn = np.radians(rng.uniform(5, 48)), np.radians(rng.choice([0, 90, 180, 270]) + rng.normal(0, 12))
    away = rng.uniform(1.3, 2.6) * size.max()
    spin = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1.0]])
    lean = np.array([[1.0, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
    pose = lean @ spin
    centre = np.array([[1, 0, -size[0] / 2], [0, 1, -size[1] / 2], [0, 0, 1.0]])
    flat = np.column_stack([pose[:, 0], pose[:, 1], (0, 0, away)])
    flat[2, :2] *= -1
    seen = through(flat @ centre, np.array([(0, 0), (size[0], 0), tuple(size), (0, size[1])]))
    inset = MARGIN * 0.8 * CELL
    board = np.array(
        [(inset, inset), (size[0] - inset, inset), tuple(size - inset), (inset, size[1] - inset)]
    )
    seen = through(flat @ centre, board)
    span, middle = np.ptp(seen, axis=0), (seen.min(0) + seen.max(0)) / 2
    zoom = float(min(SIZE[0] * 2 / span[0], SIZE[1] * 2 / span[1]))
    shift = np.array(
        [[zoom, 0, SIZE[0] - zoom * middle[0]], [0, zoom, SIZE[1] - zoom * middle[1]], [0, 0, 1]]
    )
    return np.asarray(shift @ flat @ centre)


def put_up(rng: np.random.Generator, picture: Picture, camera: Floats, spot: Floats, colour: str) -> None:
    """Draw a standing figure with its foot there: shaded paint, a darker side, a soft shadow."""
    foot, east, south = through(
        camera, np.array([spot, spot + np.array((CELL, 0)), spot + np.array((0, CELL))])
    )
    wide = float(np.hypot(*(east - foot)))
    deep = float(np.hypot(*(south - foot)))
    cell = max(wide, deep)
    high = 0.42 * cell * np.sqrt(max(0.12, 1 - (min(wide, deep) / cell) ** 2)) + 0.1 * cell
    body = MEEPLE * (0.36 * cell, high) - (0.18 * cell, high) + foot
    paint = np.array({**PAINTS, **MORE_PAINTS}[colour], float) * rng.uniform(0.85, 1.1)
    cv2.ellipse(
        picture,
        tuple((foot + np.array((0.06 * cell, 0.01 * cell))).astype(np.int32).tolist()),
        (int(0.2 * cell), int(0.09 * cell)),
        0.0,
        0.0,
        360.0,
        (30, 34, 38),
        -1,
        cv2.LINE_AA,
    )
    for step in range(4, -1, -1):  # the thickness of the wood
        tone = paint * (0.62 if step else 1.0)
        cv2.fillPoly(
            picture,
            [np.round(body + np.array((0, 0.02 * cell * step))).astype(np.int32)],
            tone.tolist(),
            cv2.LINE_AA,
        )


def exposed(rng: np.random.Generator, picture: Picture, light: Light) -> bytes:
    """Return the picture in this light as JPEG: gradient, vignette, colour, saturation, blur, noise."""
    linear = (picture / 255.0) ** 2.2
    red, blue = KELVIN[light.kelvin]
    linear *= np.array([blue, 1.0, red]) ** UNCORRECTED
    x, y = np.meshgrid(np.linspace(-1, 1, SIZE[0]), np.linspace(-1, 1, SIZE[1]))
    slope = rng.normal(0, 0.12, 2)
    linear *= (rng.uniform(0.75, 1.1) * (1 + slope[0] * x + slope[1] * y) * (1 - 0.12 * (x**2 + y**2)))[
        ..., None
    ]
    grey = linear @ np.array([0.07, 0.72, 0.21])
    linear = np.clip(grey[..., None] + light.saturation * (linear - grey[..., None]), 0, 1)
    seen = cv2.GaussianBlur(linear ** (1 / 2.2) * 255, (0, 0), rng.uniform(0.5, 1.0))
    seen += cv2.GaussianBlur(rng.normal(0, rng.uniform(2, 7), seen.shape), (0, 0), 0.6)
    coded = cv2.imencode(".jpg", np.clip(seen, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 88])[1]
    return bytes(coded.tobytes())


def through(matrix: Floats, points: Floats) -> Floats:
    mapped = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    return np.asarray(mapped[:, :2] / mapped[:, 2:])
