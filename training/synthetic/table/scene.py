"""Render one photo of a table with complete labels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from training.synthetic.scans import Art
from training.synthetic.table import boards, table_tops
from training.synthetic.table.camera import Camera, look
from training.synthetic.table.clutter import UNIT, clutter
from training.synthetic.table.figures import FigureModel, draw, shadow
from training.synthetic.table.light import compressed, photographed


@dataclass(frozen=True)
class Shot:
    """A rendered photo. Quads are picture pixels, corners NW, NE, SE, SW of the cell on the board."""

    jpeg: bytes
    figures: bytes  # PNG at the picture's size: 0 or 1 + number of the colour
    quads: np.ndarray  # tiles, N x 4 x 2
    names: list[tuple[str, str]]  # edition and tile of each
    turns: np.ndarray  # quarter turns clockwise of each
    empty: np.ndarray  # quads of cells without a tile, M x 4 x 2
    corners: np.ndarray  # grid corners with a tile, K x 2
    cell: float  # median side of a cell in pixels


Crowd = Callable[[np.random.Generator, dict[boards.Cell, boards.LaidTile]], list[FigureModel]]


def shot(seed: int, arts: list[Art], crowd: Crowd = boards.crowd) -> Shot:
    """Return the photo of this seed. `crowd`: the figures on a board."""
    rng = np.random.default_rng(seed)
    box = boards.pool(rng, arts)
    board = boards.laid(rng, boards.chosen(rng, boards.cells(rng), box))
    width, height = [(640, 480), (800, 600), (960, 720), (1200, 900)][
        int(rng.choice(4, p=[0.12, 0.25, 0.38, 0.25]))
    ]
    if rng.random() < 0.15:
        width, height = height, width
    where = np.concatenate([t.quad for t in board.values()])
    camera = look(rng, where, width, height)
    light = np.array([*rng.normal(0, 0.6, 2), 1.0])
    picture = table_top(rng, camera, width, height)
    clutter(rng, picture, camera, where, box)
    rack_lines(rng, picture, camera, board)
    shade_and_sides(rng, picture, camera, board, light)
    for tile in board.values():
        put(picture, tile.art, tile.turn, camera.project(tile.quad))
    label = np.zeros((height, width), np.uint8)
    people(rng, picture, label, camera, crowd(rng, board), light)
    quads = np.stack([camera.project(t.quad) for t in board.values()])
    free = sorted({(x + dx, y + dy) for x, y in board for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - set(board))
    empty = [camera.project(UNIT + np.array(cell)) for cell in free]
    sides = np.linalg.norm(quads[:, 0] - quads[:, 1], axis=1)
    return Shot(
        compressed(rng, photographed(rng, picture)),
        cv2.imencode(".png", label)[1].tobytes(),
        quads.astype(np.float32),
        [t.art.name for t in board.values()],
        np.array([t.turn for t in board.values()]),
        np.array(empty, np.float32).reshape(-1, 4, 2),
        lattice_corners(board, camera),
        float(np.median(sides)),
    )


def table_top(rng: np.random.Generator, camera: Camera, width: int, height: int) -> np.ndarray:
    texture = table_tops.table(rng)
    spread = rng.uniform(40, 140)  # texture pixels per cell
    angle = rng.uniform(0, 2 * np.pi)
    turn = np.array(
        [
            [np.cos(angle), -np.sin(angle), rng.uniform(0, 512)],
            [np.sin(angle), np.cos(angle), rng.uniform(0, 512)],
            [0, 0, 1 / spread],
        ]
    )
    return cv2.warpPerspective(
        texture,
        camera.plane @ np.linalg.inv(turn),
        (width, height),
        flags=cv2.INTER_AREA,
        borderMode=cv2.BORDER_WRAP,
    )


def put(picture: np.ndarray, art: Art, turn: int, quad: np.ndarray) -> None:
    """Draw a tile face into the quad (NW, NE, SE, SW of the cell), turned by `turn` quarter turns
    clockwise."""
    height, width = picture.shape[:2]
    low = np.maximum(np.floor(quad.min(0)).astype(int), 0)
    high = np.minimum(np.ceil(quad.max(0)).astype(int) + 1, (width, height))
    if (high - low < 2).any():
        return
    side = float(np.sqrt(max(1.0, cv2.contourArea(quad.astype(np.float32)))))
    face = art.faces[0] if side > 72 else art.faces[1] if side > 36 else art.faces[2]
    n = face.shape[0]
    source = np.array([[0, 0], [n, 0], [n, n], [0, n]], np.float32) - 0.5
    target = np.roll(quad - low, -turn, axis=0)
    matrix = cv2.getPerspectiveTransform(source, target.astype(np.float32))
    size = (int(high[0] - low[0]), int(high[1] - low[1]))
    region = picture[low[1] : high[1], low[0] : high[0]]
    mask = np.zeros(region.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, np.round((quad - low) * 16).astype(np.int32), 1, cv2.LINE_8, 4)
    cv2.copyTo(
        cv2.warpPerspective(face, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE),
        mask,
        region,
    )


def rack_lines(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, board: dict[boards.Cell, boards.LaidTile]
) -> None:
    """Draw a rack's bars between cells with gaps."""
    first = next(iter(board.values())).quad
    if np.linalg.norm(first[1] - first[0]) > 0.945:
        return
    ink = tuple(int(c) for c in table_tops.colour(rng, rng.uniform(0, 180), 1, (0, 60), (10, 120)))
    xs, ys = [c[0] for c in board], [c[1] for c in board]
    for x in range(min(xs) - 2, max(xs) + 4):
        ends = camera.project(np.array([[x, min(ys) - 2], [x, max(ys) + 3]]))
        start, end = np.round(ends).astype(int).tolist()
        cv2.line(picture, start, end, ink, 4, cv2.LINE_AA)
    for y in range(min(ys) - 2, max(ys) + 4):
        ends = camera.project(np.array([[min(xs) - 2, y], [max(xs) + 3, y]]))
        start, end = np.round(ends).astype(int).tolist()
        cv2.line(picture, start, end, ink, 4, cv2.LINE_AA)


def shade_and_sides(
    rng: np.random.Generator,
    picture: np.ndarray,
    camera: Camera,
    board: dict[boards.Cell, boards.LaidTile],
    light: np.ndarray,
) -> None:
    """Draw the cardboard's thickness: sides towards the viewer and a thin shadow on the table."""
    thick, tone = rng.uniform(0.02, 0.06), rng.uniform(60, 235)
    cast = np.zeros(picture.shape[:2], np.uint8)
    for tile in board.values():
        ground = camera.project(tile.quad + thick * light[:2] * -1)
        cv2.fillConvexPoly(cast, np.round(ground * 16).astype(np.int32), 255, cv2.LINE_8, 4)
    picture[:] = cv2.multiply(
        picture, cv2.merge([255 - (cast * rng.uniform(0.2, 0.6)).astype(np.uint8)] * 3), scale=1 / 255
    )
    for tile in board.values():
        low = np.column_stack([tile.quad, np.full(4, -thick)])
        both = np.concatenate([camera.project(low), camera.project(tile.quad)]).astype(np.float32)
        hull = cv2.convexHull(both)
        cv2.fillConvexPoly(
            picture, np.round(hull * 16).astype(np.int32), (tone * 0.9, tone * 0.97, tone), cv2.LINE_AA, 4
        )


def people(
    rng: np.random.Generator,
    picture: np.ndarray,
    label: np.ndarray,
    camera: Camera,
    crowd: list[FigureModel],
    light: np.ndarray,
) -> None:
    """Draw the figures and their shadows, and into `label` which pixels show which colour."""
    cast = np.zeros(picture.shape[:2], np.uint8)
    for figure in crowd:
        shadow(figure, camera, light, cast)
    if crowd:
        soft = cv2.GaussianBlur(cast, (0, 0), float(rng.uniform(0.8, 4)))
        dark = 255 - (soft * rng.uniform(0.15, 0.6)).astype(np.uint8)
        picture[:] = cv2.multiply(picture, cv2.merge([dark] * 3), scale=1 / 255)
    for figure in sorted(crowd, key=lambda f: -float(np.linalg.norm(f.spot - camera.position[:2]))):
        draw(figure, camera, light, picture, label)


def lattice_corners(board: dict[boards.Cell, boards.LaidTile], camera: Camera) -> np.ndarray:
    """Return the corners of the grid: the mean of the tile corners that meet there."""
    meeting: dict[boards.Cell, list[np.ndarray]] = {}
    for (x, y), tile in board.items():
        for (dx, dy), corner in zip(((0, 0), (1, 0), (1, 1), (0, 1)), tile.quad, strict=True):
            meeting.setdefault((x + dx, y + dy), []).append(corner)
    return camera.project(np.array([np.mean(c, axis=0) for c in meeting.values()])).astype(np.float32)
