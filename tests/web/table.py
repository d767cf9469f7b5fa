"""A table in the middle of a game, drawn by ourselves: tiles, figures, and the view of a camera."""

from __future__ import annotations

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import built_in
from referee.tiles.model.tile import Tile
from vision.arrays import Floats, Picture
from vision.artwork.outline import Outline, outlines

WIDTH, HEIGHT = 1280, 960
CELL = 128  # pixels of a tile before the projection
EDGE = 2  # cells of table around the board
LEFT, TOP, COLUMNS, ROWS = -2, -2, 5, 5


class Laid(NamedTuple):
    """A tile on the table."""

    x: int
    y: int
    code: str
    rotation: int

    @property
    def id(self) -> str:
        return f"base/{self.code}"

    @property
    def tile(self) -> Tile:
        return built_in("base").tiles[self.id]


class Standing(NamedTuple):
    """A figure on the table, with its feature's number in the tile definition."""

    x: int
    y: int
    colour: str
    feature: int
    pose: str = "standing"


TILES = tuple(
    Laid(*row)
    for row in (
        (-1, -2, "N", 0), (0, -2, "I", 90), (1, -2, "R", 270), (2, -2, "V", 270),
        (-1, -1, "V", 0), (0, -1, "E", 180), (1, -1, "M", 90), (2, -1, "D", 270),
        (-2, 0, "T", 180), (-1, 0, "P", 270), (0, 0, "D", 0), (1, 0, "U", 180), (2, 0, "J", 180),
        (-1, 1, "M", 0), (0, 1, "N", 180), (1, 1, "K", 270), (2, 1, "L", 0),
        (-1, 2, "A", 0), (0, 2, "H", 0), (1, 2, "U", 270), (2, 2, "A", 180),
    )
)  # fmt: skip

FIGURES = (
    Standing(1, -1, "red", 0),
    Standing(0, 0, "blue", 0),
    Standing(-1, 2, "green", 0),
    Standing(2, 2, "yellow", 0),
    Standing(-1, -1, "red", 1, "lying"),
    Standing(1, 2, "blue", 2, "lying"),
    Standing(-1, 1, "yellow", 0),
)

PAINT = {"red": (43, 47, 194), "blue": (180, 95, 31), "green": (50, 129, 47), "yellow": (34, 197, 242)}
GRASS, TOWN, WALL = (115, 193, 163), (122, 178, 220), (35, 68, 109)
ROAD, ROAD_EDGE, ROOF = (221, 241, 248), (80, 111, 125), (46, 71, 180)


def camera() -> Floats:
    """The homography from the flat table (in pixels) to the picture: turned a little, seen at a slant."""
    w, h = (COLUMNS + 2 * EDGE) * CELL, (ROWS + 2 * EDGE) * CELL
    flat = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    seen = np.array([[70, -230], [1290, -190], [1440, 1165], [-150, 1130]], np.float32)
    return cv2.getPerspectiveTransform(flat, seen).astype(np.float64)


def pixel(x: float, y: float) -> tuple[float, float]:
    """The pixel of the point (x, y) of the board, in cells."""
    flat = np.array([(x - LEFT + EDGE) * CELL, (y - TOP + EDGE) * CELL, 1.0])
    u, v, w = camera() @ flat
    return float(u / w), float(v / w)


def turned(p: tuple[float, float], rotation: int) -> tuple[float, float]:
    """A point of a tile after `rotation` degrees clockwise."""
    u, v = p
    return {0: (u, v), 90: (1 - v, u), 180: (1 - u, 1 - v), 270: (v, 1 - u)}[rotation]


def seat(figure: Standing) -> tuple[float, float]:
    """The foot of a figure inside its cell."""
    laid = next(tile for tile in TILES if (tile.x, tile.y) == (figure.x, figure.y))
    return turned(outlines(laid.tile)[figure.feature].seat, laid.rotation)


def photograph() -> Picture:
    """The picture, BGR, as a camera above the table would take it."""
    chance = np.random.default_rng(7)
    height, width = (ROWS + 2 * EDGE) * CELL, (COLUMNS + 2 * EDGE) * CELL
    flat = _wood(height, width, chance)
    for laid in TILES:
        left, top = (laid.x - LEFT + EDGE) * CELL, (laid.y - TOP + EDGE) * CELL
        cv2.rectangle(
            flat, (left + 3, top + 5), (left + CELL + 3, top + CELL + 5), (28, 45, 66), -1, cv2.LINE_AA
        )
    for laid in TILES:
        left, top = (laid.x - LEFT + EDGE) * CELL, (laid.y - TOP + EDGE) * CELL
        flat[top : top + CELL, left : left + CELL] = np.rot90(_tile(laid.tile), -laid.rotation // 90)
    picture = cv2.warpPerspective(
        flat, camera(), (WIDTH, HEIGHT), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE
    )
    for figure in FIGURES:
        u, v = seat(figure)
        _meeple(picture, pixel(figure.x + u, figure.y + v), PAINT[figure.colour], figure.pose == "lying")
    noise = chance.normal(0, 3.5, picture.shape)
    return np.clip(picture * _light() + noise, 0, 255).astype(np.uint8)


def jpeg() -> bytes:
    """The picture as a file."""
    return cv2.imencode(".jpg", photograph(), [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes()


def _wood(height: int, width: int, chance: np.random.Generator) -> Picture:
    grain = cv2.resize(
        chance.normal(0, 1, (height // 3, 6)).astype(np.float32),
        (width, height),
        interpolation=cv2.INTER_CUBIC,
    )
    fine = cv2.GaussianBlur(chance.normal(0, 1, (height, width)).astype(np.float32), (41, 1), 9)
    shade = 1 + 0.05 * grain + 0.12 * fine
    shade[:: CELL * 2] *= 0.75
    return np.clip(np.array([74, 110, 148]) * shade[..., None], 0, 255).astype(np.uint8)


def _light() -> Floats:
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    return (1.08 - 0.28 * np.hypot((x - 520) / WIDTH, (y - 380) / HEIGHT))[..., None]


def _tile(tile: Tile) -> Picture:
    scale = 4
    size = CELL * scale
    picture = np.full((size, size, 3), GRASS, np.uint8)
    shown = outlines(tile)
    for width, colour in ((0.1, ROAD_EDGE), (0.07, ROAD)):
        for line in (line for outline in shown for line in outline.path):
            cv2.polylines(
                picture,
                [_points(line, size)],
                isClosed=False,
                color=colour,
                thickness=round(width * size),
                lineType=cv2.LINE_AA,
            )
    for outline in shown:
        if outline.kind == "city":
            _city(picture, outline, size)
        elif outline.kind == "monastery":
            _house(picture, outline.seat, 0.3, size)
    ends = [
        o.path[0][-1]
        for o in shown
        if o.path and 0.1 < o.path[0][-1][0] < 0.9 and 0.1 < o.path[0][-1][1] < 0.9
    ]
    if len(ends) > 2:
        for dx, dy in ((-0.06, -0.02), (0.05, -0.03), (0, 0.05)):
            _house(picture, (ends[0][0] + dx, ends[0][1] + dy), 0.08, size)
    cv2.rectangle(picture, (0, 0), (size - 1, size - 1), (70, 110, 90), scale)
    return cv2.resize(picture, (CELL, CELL), interpolation=cv2.INTER_AREA)


def _city(picture: Picture, outline: Outline, size: int) -> None:
    for area in outline.areas:
        cv2.fillPoly(picture, [_points(area, size)], TOWN, cv2.LINE_AA)
        for start, end in zip(area, (*area[1:], area[0]), strict=True):
            if not any(
                start[i] == end[i] and start[i] in (0.0, 1.0) for i in (0, 1)
            ):  # no wall along the rim
                cv2.line(
                    picture, *_points((start, end), size).tolist(), WALL, round(0.05 * size), cv2.LINE_AA
                )
    u, v = outline.badge
    for du, dv in ((-0.06, 0.0), (0.05, 0.03), (0.0, -0.05)):
        _house(picture, (u + du, v + dv), 0.09, size)


def _house(picture: Picture, at: tuple[float, float], width: float, size: int) -> None:
    u, v = at
    w = width / 2
    wall = ((u - w, v - w * 0.2), (u + w, v - w * 0.2), (u + w, v + w), (u - w, v + w))
    roof = ((u - w * 1.25, v - w * 0.15), (u, v - w * 1.25), (u + w * 1.25, v - w * 0.15))
    cv2.fillPoly(picture, [_points(wall, size)], (194, 226, 241), cv2.LINE_AA)
    cv2.fillPoly(picture, [_points(roof, size)], ROOF, cv2.LINE_AA)


def _meeple(picture: Picture, foot: tuple[float, float], paint: tuple[int, int, int], lying: bool) -> None:
    body = (
        np.array(
            [
                (-5, -13),
                (-12, -9),
                (-12, -6),
                (-7, -5),
                (-10, 0),
                (-3, 0),
                (0, -4),
                (3, 0),
                (10, 0),
                (7, -5),
                (12, -6),
                (12, -9),
                (5, -13),
            ]
        )
        * 2.3
    )
    head = np.array([(0.0, -15.5)]) * 2.3
    turn = np.array([[0, -1], [1, 0]]) if lying else np.eye(2)
    at = np.array(foot)
    for shift, colour in ((np.array([4, 4]), (30, 40, 45)), (np.zeros(2), paint)):
        shape = np.round((body @ turn.T + at + shift) * 8).astype(np.int32)
        centre = np.round((head @ turn.T)[0] + at + shift).astype(int)
        cv2.fillPoly(picture, [shape], colour, cv2.LINE_AA, 3)
        cv2.circle(picture, (int(centre[0]), int(centre[1])), 11, colour, -1, cv2.LINE_AA)


def _points(line: tuple[tuple[float, float], ...], size: int) -> NDArray[np.int32]:
    return np.round(np.array(line) * size).astype(np.int32)
