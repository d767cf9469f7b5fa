"""Renders one photo of a table with everything that is known about it."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from vision.training import boards, tables
from vision.training.art import Art
from vision.training.camera import Camera, look
from vision.training.figures import draw, shadow
from vision.training.light import compressed, photographed

UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


@dataclass(frozen=True)
class Shot:
    """A rendered photo. Quads are picture pixels, corners NW, NE, SE, SW of the cell as it lies on the
    board.
    """

    jpeg: bytes
    figures: bytes  # PNG at the picture's size: 0 or 1 + number of the colour
    quads: np.ndarray  # tiles, N x 4 x 2
    names: list[tuple[str, str]]  # edition and tile of each
    turns: np.ndarray  # quarter turns clockwise of each
    empty: np.ndarray  # quads of cells without a tile, M x 4 x 2
    corners: np.ndarray  # lattice corners with a tile, K x 2
    cell: float  # median side of a cell in pixels


def shot(seed: int, arts: list[Art]) -> Shot:
    """The photo that belongs to this seed."""
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
    people(rng, picture, label, camera, board, light)
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
    texture = tables.table(rng)
    spread = rng.uniform(40, 140)  # texture pixels to a cell
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
    """Draws a tile face into the quad (NW, NE, SE, SW of the cell); `turn` quarter turns clockwise."""
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


def clutter(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, where: np.ndarray, box: boards.Pool
) -> None:
    """Scoreboards, boxes, papers, loose tiles and hands, put down before the board."""
    low, high = where.min(0), where.max(0)
    for _ in range(int(rng.choice([0, 1, 2, 4], p=[0.35, 0.3, 0.2, 0.15]))):
        side, along = int(rng.integers(4)), rng.uniform(-0.2, 1.2)
        away = rng.uniform(0.3, 5)
        spot = low + (high - low) * (along, along)
        spot[side % 2] = (low - away)[side % 2] if side < 2 else (high + away)[side % 2]
        thing = rng.choice([score_board, paper, loose_tile, hand], p=[0.35, 0.25, 0.25, 0.15])
        thing(rng, picture, camera, spot, box)


def plate(rng: np.random.Generator, spot: np.ndarray, wide: float, deep: float) -> np.ndarray:
    angle = rng.uniform(0, 2 * np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return (UNIT - 0.5) * (wide, deep) @ turn.T + spot


def score_board(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.Pool
) -> None:
    """A parchment with a winding track of stones, as large as a few tiles, sometimes right beside the
    board.
    """
    sheet = np.empty((240, 360, 3), np.uint8)
    sheet[:] = tables.painted(
        tables.colour(rng, 15, 4, (50, 150), (110, 230)), tables.noise(rng, 30, 30) * 12
    )[:240, :360]
    rows, columns = int(rng.integers(4, 7)), int(rng.integers(8, 14))
    ink = tuple(int(c) for c in tables.colour(rng, 12, 4, (60, 180), (30, 150)))
    tones = [tables.colour(rng, 16, 5, (20, 120), (150, 250)) for _ in range(3)]
    gap = rng.uniform(0.02, 0.12)
    corners = np.array([[gap, gap], [1 - gap, gap], [1 - gap, 1 - gap], [gap, 1 - gap]])
    for i in range(rows):
        for j in range(columns):
            if (i + j * 3) % 11 < 9:
                stone = (corners + rng.normal(0, 0.04, (4, 2)) + (j, i)) * (336 / columns, 216 / rows) + 12
                tone = tones[int(rng.integers(3))] * rng.uniform(0.9, 1.08)
                cv2.fillPoly(sheet, [stone.astype(np.int32)], np.clip(tone, 0, 255).tolist(), cv2.LINE_AA)
                cv2.polylines(
                    sheet, [stone.astype(np.int32)], True, ink, int(rng.integers(1, 3)), cv2.LINE_AA
                )
    if rng.random() < 0.7:
        cv2.rectangle(
            sheet,
            (2, 2),
            (357, 237),
            tuple(int(c) for c in tables.colour(rng, 45, 15, (80, 200), (50, 160))),
            6,
        )
    sheet = np.clip(sheet * (1 + tables.noise(rng, 60, 60)[:240, :360, None] * 0.04), 0, 255).astype(np.uint8)
    warp_sheet(
        picture,
        sheet,
        camera.project(plate(rng, spot + rng.normal(0, 1, 2), rng.uniform(4, 7), rng.uniform(2.5, 4.5))),
    )


def paper(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.Pool
) -> None:
    """A leaflet, a box lid or a plate: some flat coloured thing."""
    wide, deep = rng.uniform(0.8, 6, 2)
    sheet = cv2.resize(tables.table(rng), (256, 256))
    for _ in range(int(rng.integers(0, 25))):
        a, b = rng.integers(0, 256, 2), rng.integers(2, 90, 2)
        ink = tuple(int(c) for c in rng.integers(0, 256, 3))
        cv2.rectangle(sheet, tuple(a.tolist()), tuple((a + b).tolist()), ink, int(rng.choice([-1, 1, 2])))
    warp_sheet(picture, sheet, camera.project(plate(rng, spot, wide, deep)))


def loose_tile(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.Pool
) -> None:
    """Backs of tiles in a pile; faces beside the board would be tiles, so they are left out."""
    back = tables.painted(
        tables.colour(rng, rng.choice([8, 15, 100]), 5, (40, 200), (40, 160)), tables.noise(rng, 20, 20) * 20
    )
    quad = camera.project(plate(rng, spot, 1, 1))
    warp_sheet(picture, back[:256, :256], quad)
    cv2.polylines(picture, [np.round(quad).astype(np.int32)], True, (60, 60, 60), 1, cv2.LINE_AA)


def hand(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.Pool
) -> None:
    skin = tables.colour(rng, 9, 3, (50, 150), (90, 240))
    at = camera.project(spot[None])[0]
    size = float(np.linalg.norm(camera.project(spot[None] + (1, 0))[0] - at))
    for _ in range(int(rng.integers(3, 7))):
        centre = (at + rng.normal(0, 0.6 * size, 2)).astype(int)
        axes = tuple((rng.uniform(0.2, 1.6, 2) * size).astype(int).tolist())
        cv2.ellipse(
            picture,
            tuple(centre.tolist()),
            axes,
            float(rng.uniform(0, 180)),
            0,
            360,
            tuple((skin * rng.uniform(0.8, 1.1)).clip(0, 255).tolist()),
            -1,
            cv2.LINE_AA,
        )


def warp_sheet(picture: np.ndarray, sheet: np.ndarray, quad: np.ndarray) -> None:
    height, width = sheet.shape[:2]
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(source, quad.astype(np.float32))
    low = np.maximum(np.floor(quad.min(0)).astype(int), 0)
    high = np.minimum(np.ceil(quad.max(0)).astype(int) + 1, (picture.shape[1], picture.shape[0]))
    if (high - low < 2).any():
        return
    shift = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1]], float)
    size = (int(high[0] - low[0]), int(high[1] - low[1]))
    region = picture[low[1] : high[1], low[0] : high[0]]
    mask = np.zeros(region.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, np.round((quad - low) * 16).astype(np.int32), 1, cv2.LINE_8, 4)
    cv2.copyTo(cv2.warpPerspective(sheet, shift @ matrix, size, flags=cv2.INTER_AREA), mask, region)


def rack_lines(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, board: dict[boards.Cell, boards.Laid]
) -> None:
    """A rack's bars between the cells where tiles lie with gaps."""
    first = next(iter(board.values())).quad
    if np.linalg.norm(first[1] - first[0]) > 0.945:
        return
    ink = tuple(int(c) for c in tables.colour(rng, rng.uniform(0, 180), 1, (0, 60), (10, 120)))
    xs, ys = [c[0] for c in board], [c[1] for c in board]
    for x in range(min(xs) - 2, max(xs) + 4):
        ends = camera.project(np.array([[x, min(ys) - 2], [x, max(ys) + 3]]))
        cv2.line(picture, *(tuple(np.round(e).astype(int).tolist()) for e in ends), ink, 4, cv2.LINE_AA)
    for y in range(min(ys) - 2, max(ys) + 4):
        ends = camera.project(np.array([[min(xs) - 2, y], [max(xs) + 3, y]]))
        cv2.line(picture, *(tuple(np.round(e).astype(int).tolist()) for e in ends), ink, 4, cv2.LINE_AA)


def shade_and_sides(
    rng: np.random.Generator,
    picture: np.ndarray,
    camera: Camera,
    board: dict[boards.Cell, boards.Laid],
    light: np.ndarray,
) -> None:
    """The cardboard's thickness: sides towards the viewer and a thin shadow on the table."""
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
    board: dict[boards.Cell, boards.Laid],
    light: np.ndarray,
) -> None:
    crowd = boards.crowd(rng, board)
    cast = np.zeros(picture.shape[:2], np.uint8)
    for figure in crowd:
        shadow(figure, camera, light, cast)
    if crowd:
        cast = cv2.GaussianBlur(cast, (0, 0), float(rng.uniform(0.8, 4)))
        picture[:] = cv2.multiply(
            picture, cv2.merge([255 - (cast * rng.uniform(0.15, 0.6)).astype(np.uint8)] * 3), scale=1 / 255
        )
    for figure in sorted(crowd, key=lambda f: -float(np.linalg.norm(f.spot - camera.position[:2]))):
        draw(figure, camera, light, picture, label)


def lattice_corners(board: dict[boards.Cell, boards.Laid], camera: Camera) -> np.ndarray:
    """Where the corners of the lattice lie: the middle of the tile corners that meet there."""
    meeting: dict[boards.Cell, list[np.ndarray]] = {}
    for (x, y), tile in board.items():
        for (dx, dy), corner in zip(((0, 0), (1, 0), (1, 1), (0, 1)), tile.quad, strict=True):
            meeting.setdefault((x + dx, y + dy), []).append(corner)
    return camera.project(np.array([np.mean(c, axis=0) for c in meeting.values()])).astype(np.float32)
