"""Render tables with a board of villages: the board in our own drawing, tents on it, seen from the side in
uneven light, with noise. No picture of a printed board is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from training.data.pictures import decoded
from vision.arrays import Picture
from vision.maps.village_tents import VillagePlace

WIDE = 1500  # pixels of the drawn board
INK = (40, 52, 60)
GROUND, WATER, PATH = (104, 150, 128), (190, 150, 90), (60, 88, 122)
DISC = {
    "fish": (200, 160, 110), "butterfly": (160, 110, 200), "iguana": (80, 170, 100), "parrot": (70, 140, 220),
    "orchid": (190, 120, 150),
}  # fmt: skip
SPACE = (130, 176, 196)
TENT = {"red": (38, 40, 190), "blue": (180, 90, 30), "white": (238, 240, 242), "orange": (30, 120, 232)}
RADIUS, SIDE = 34.0, 26.0  # radius of a village and side of a space, on a board 1000 wide


class DrawnVillages(NamedTuple):
    """A drawn board; `spaces`: the centre of every space by (village, number), in pixels."""

    picture: Picture
    places: tuple[VillagePlace, ...]
    spaces: Mapping[tuple[str, int], tuple[float, float]]
    unit: float


def draw_board(board: Mapping[str, Any]) -> DrawnVillages:
    """Draw the board as it could be printed."""
    wide, high = board["size"]
    k = WIDE / wide
    picture = _ground(round(high * k), WIDE)
    at = {one["id"]: (one["x"] * k, one["y"] * k) for one in board["villages"]}
    for name, colour, thick in (("waterways", WATER, 16), ("paths", PATH, 7)):
        for a, b in board[name]:
            cv2.line(picture, _round(at[a]), _round(at[b]), colour, round(thick * k), cv2.LINE_AA)
    places, spaces = [], {}
    for one in board["villages"]:
        x, y = at[one["id"]]
        cv2.circle(picture, _round((x, y)), round(RADIUS * k), DISC[one["species"]], -1, cv2.LINE_AA)
        cv2.circle(picture, _round((x, y)), round(RADIUS * k), INK, round(2 * k), cv2.LINE_AA)
        _write(picture, one["name"][:10], (x, y - (RADIUS + 8) * k), 0.62 * k)
        _write(picture, one["species"][:2].upper(), (x, y + 6 * k), 0.7 * k)
        for number, cost in enumerate(one["spaces"]):
            middle = (x + (number - (len(one["spaces"]) - 1) / 2) * (SIDE + 4) * k, y + (RADIUS + 9) * k)
            spaces[one["id"], number] = middle
            low, top = np.array(middle) - SIDE / 2 * k, np.array(middle) + SIDE / 2 * k
            cv2.rectangle(picture, _round(low), _round(top), SPACE, -1)
            cv2.rectangle(picture, _round(low), _round(top), INK, round(1.6 * k))
            _write(picture, str(cost), (middle[0], middle[1] + 5 * k), 0.55 * k)
        places.append(place_of(one, k))
    return DrawnVillages(picture, tuple(places), spaces, k)


def place_of(village: Mapping[str, Any], k: float) -> VillagePlace:
    """Return where the tents of a village are expected, with `k` pixels per unit of the board."""
    return VillagePlace(
        village["id"], village["x"] * k, (village["y"] + RADIUS / 2 + 4) * k, 1.75 * RADIUS * k, SIDE * k
    )


def with_tents(
    drawn: DrawnVillages, tents: Sequence[tuple[str, int, str]], chance: np.random.Generator
) -> Picture:
    """Draw tents (village, space, colour) on the board, each slightly off the centre of its space."""
    picture = drawn.picture.copy()
    for village, space, colour in tents:
        middle = np.array(drawn.spaces[village, space]) + chance.normal(0, 2.2 * drawn.unit, 2)
        _tent(
            picture,
            middle,
            SIDE * drawn.unit * chance.uniform(0.85, 1.1),
            chance.uniform(-25, 25),
            TENT[colour],
        )
    return picture


def _tent(
    picture: Picture, middle: NDArray[np.float64], side: float, degrees: float, colour: Sequence[int]
) -> None:
    """Draw a ridge tent from above: two slopes, one in the light, and its shadow."""
    turn = cv2.getRotationMatrix2D((0, 0), degrees, 1)[:, :2]
    half = side / 2
    corners = np.array([[-half, -half], [half, -half], [half, half], [-half, half]]) @ turn.T + middle
    ridge = np.array([[-half, 0], [half, 0]]) @ turn.T + middle
    shadow = picture.copy()
    cv2.fillConvexPoly(shadow, np.round(corners + side * 0.16).astype(np.int32), (30, 30, 30), cv2.LINE_AA)
    cv2.addWeighted(shadow, 0.45, picture, 0.55, 0, picture)
    light, dark = np.clip(np.array(colour) * 1.06, 0, 255), np.array(colour) * 0.8
    cv2.fillConvexPoly(
        picture,
        np.round([corners[0], corners[1], ridge[1], ridge[0]]).astype(np.int32),
        light.tolist(),
        cv2.LINE_AA,
    )
    cv2.fillConvexPoly(
        picture,
        np.round([ridge[0], ridge[1], corners[2], corners[3]]).astype(np.int32),
        dark.tolist(),
        cv2.LINE_AA,
    )


def shoot(
    board: Picture, chance: np.random.Generator, *, tilt: float = 0.16, noise: float = 5.0
) -> tuple[Picture, NDArray[np.float64]]:
    """Render a photo of the board on a wooden table; return it and the homography from board to photo."""
    height, width = board.shape[:2]
    # the board's proportions, with a little table around it
    size = (1600, round(1600 * 1.0625 * height / width))
    margin = np.array([[0.10, 0.10], [0.90, 0.10], [0.90, 0.90], [0.10, 0.90]]) * size
    corners = margin + chance.uniform(-tilt / 2, tilt / 2, (4, 2)) * size * 0.6
    turn = cv2.getRotationMatrix2D((size[0] / 2, size[1] / 2), chance.uniform(-9, 9), 1)
    corners = corners @ turn[:, :2].T + turn[:, 2]
    flat = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    homography = cv2.getPerspectiveTransform(flat, corners.astype(np.float32))
    table = _wood(size[1], size[0], chance)
    seen: Any = cv2.warpPerspective(board, homography, size, flags=cv2.INTER_AREA)
    mask = cv2.warpPerspective(np.full((height, width), 255, np.uint8), homography, size)
    table[mask > 0] = seen[mask > 0]
    return _lit(table, chance, noise), homography.astype(np.float64)


def _lit(picture: Picture, chance: np.random.Generator, noise: float) -> Picture:
    """Add uneven, coloured light; a blur; grain; JPEG artefacts."""
    height, width = picture.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width] / max(height, width)
    angle, slope = chance.uniform(0, 2 * np.pi), chance.uniform(0.1, 0.45)
    light = 1 + slope * ((xs - 0.5) * np.cos(angle) + (ys - 0.5) * np.sin(angle))
    tint = chance.uniform(0.88, 1.1, 3) * chance.uniform(0.75, 1.08)
    bright = picture.astype(np.float32) * light[..., None].astype(np.float32) * tint.astype(np.float32)
    soft: Any = cv2.GaussianBlur(bright, (0, 0), chance.uniform(0.4, 1.2))
    grained = soft + chance.normal(0, noise, soft.shape)
    sharp = np.clip(grained, 0, 255).astype(np.uint8)
    quality = int(chance.integers(70, 93))
    return decoded(cv2.imencode(".jpg", sharp, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes())


def _ground(height: int, width: int) -> Picture:
    """Draw jungle: a varying green, identical in every drawing."""
    chance = np.random.default_rng(7)
    patches = chance.normal(0, 1, (height // 40, width // 40)).astype(np.float32)
    coarse: Any = cv2.resize(patches, (width, height), interpolation=cv2.INTER_CUBIC)
    fine: Any = cv2.GaussianBlur(chance.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 2)
    shade: Any = 10 * coarse + 20 * fine
    return _bytes(np.array(GROUND, np.float32) + shade[..., None])


def _wood(height: int, width: int, chance: np.random.Generator) -> Picture:
    boards = chance.normal(0, 1, (height, 6)).astype(np.float32)
    grain: Any = cv2.resize(boards, (width, height), interpolation=cv2.INTER_CUBIC)
    return _bytes(np.array([70, 105, 150], np.float32) + 12 * grain[..., None])


def _bytes(values: Any) -> Picture:
    bytes_: Picture = np.clip(values, 0, 255).astype(np.uint8)
    return bytes_


def _write(picture: Picture, text: str, middle: tuple[float, float], scale: float) -> None:
    plain = text.encode("ascii", "replace").decode().replace("?", "-")
    (wide, high), _ = cv2.getTextSize(plain, cv2.FONT_HERSHEY_SIMPLEX, scale, 2)
    at = (round(middle[0] - wide / 2), round(middle[1] + (0 if high > 30 else high / 2)))
    cv2.putText(picture, plain, at, cv2.FONT_HERSHEY_SIMPLEX, scale, INK, 2, cv2.LINE_AA)


def _round(point: Any) -> tuple[int, int]:
    return round(float(point[0])), round(float(point[1]))
