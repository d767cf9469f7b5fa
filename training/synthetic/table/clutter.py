"""Draw other things on a table: score boards, papers and boxes, piles of tiles, hands."""

from __future__ import annotations

import cv2
import numpy as np

from training.synthetic.table import boards, table_tops
from training.synthetic.table.camera import Camera

UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


def clutter(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, where: np.ndarray, box: boards.TilePool
) -> None:
    """Draw score boards, boxes, papers, loose tiles and hands, before the board."""
    low, high = where.min(0), where.max(0)
    for _ in range(int(rng.choice([0, 1, 2, 4], p=[0.35, 0.3, 0.2, 0.15]))):
        side, along = int(rng.integers(4)), rng.uniform(-0.2, 1.2)
        away = rng.uniform(0.3, 5)
        spot = low + (high - low) * (along, along)
        spot[side % 2] = (low - away)[side % 2] if side < 2 else (high + away)[side % 2]
        things = (score_board, paper, loose_tile, hand)
        thing = things[int(rng.choice(len(things), p=[0.35, 0.25, 0.25, 0.15]))]
        thing(rng, picture, camera, spot, box)


def plate(rng: np.random.Generator, spot: np.ndarray, wide: float, deep: float) -> np.ndarray:
    angle = rng.uniform(0, 2 * np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray((UNIT - 0.5) * (wide, deep) @ turn.T + spot)


def score_board(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.TilePool
) -> None:
    """Draw a parchment with a winding track of stones, as large as a few tiles, sometimes right next to
    the board."""
    sheet = np.empty((240, 360, 3), np.uint8)
    sheet[:] = table_tops.painted(
        table_tops.colour(rng, 15, 4, (50, 150), (110, 230)), table_tops.noise(rng, 30, 30) * 12
    )[:240, :360]
    rows, columns = int(rng.integers(4, 7)), int(rng.integers(8, 14))
    ink = tuple(int(c) for c in table_tops.colour(rng, 12, 4, (60, 180), (30, 150)))
    tones = [table_tops.colour(rng, 16, 5, (20, 120), (150, 250)) for _ in range(3)]
    gap = rng.uniform(0.02, 0.12)
    corners = np.array([[gap, gap], [1 - gap, gap], [1 - gap, 1 - gap], [gap, 1 - gap]])
    for i in range(rows):
        for j in range(columns):
            if (i + j * 3) % 11 < 9:
                stone = (corners + rng.normal(0, 0.04, (4, 2)) + (j, i)) * (336 / columns, 216 / rows) + 12
                tone = tones[int(rng.integers(3))] * rng.uniform(0.9, 1.08)
                cv2.fillPoly(sheet, [stone.astype(np.int32)], np.clip(tone, 0, 255).tolist(), cv2.LINE_AA)
                cv2.polylines(
                    sheet,
                    [stone.astype(np.int32)],
                    isClosed=True,
                    color=ink,
                    thickness=int(rng.integers(1, 3)),
                    lineType=cv2.LINE_AA,
                )
    if rng.random() < 0.7:
        cv2.rectangle(
            sheet,
            (2, 2),
            (357, 237),
            tuple(int(c) for c in table_tops.colour(rng, 45, 15, (80, 200), (50, 160))),
            6,
        )
    sheet = np.clip(sheet * (1 + table_tops.noise(rng, 60, 60)[:240, :360, None] * 0.04), 0, 255).astype(
        np.uint8
    )
    warp_sheet(
        picture,
        sheet,
        camera.project(plate(rng, spot + rng.normal(0, 1, 2), rng.uniform(4, 7), rng.uniform(2.5, 4.5))),
    )


def paper(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.TilePool
) -> None:
    """Draw a leaflet, a box lid or a plate: a flat coloured object."""
    wide, deep = rng.uniform(0.8, 6, 2)
    sheet = cv2.resize(table_tops.table(rng), (256, 256))
    for _ in range(int(rng.integers(0, 25))):
        a, b = rng.integers(0, 256, 2), rng.integers(2, 90, 2)
        ink = tuple(int(c) for c in rng.integers(0, 256, 3))
        cv2.rectangle(sheet, tuple(a.tolist()), tuple((a + b).tolist()), ink, int(rng.choice([-1, 1, 2])))
    warp_sheet(picture, sheet, camera.project(plate(rng, spot, wide, deep)))


def loose_tile(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.TilePool
) -> None:
    """Draw backs of tiles in a pile; faces off the board would count as tiles, so they are left out."""
    back = table_tops.painted(
        table_tops.colour(rng, rng.choice([8, 15, 100]), 5, (40, 200), (40, 160)),
        table_tops.noise(rng, 20, 20) * 20,
    )
    quad = camera.project(plate(rng, spot, 1, 1))
    warp_sheet(picture, back[:256, :256], quad)
    cv2.polylines(
        picture,
        [np.round(quad).astype(np.int32)],
        isClosed=True,
        color=(60, 60, 60),
        thickness=1,
        lineType=cv2.LINE_AA,
    )


def hand(
    rng: np.random.Generator, picture: np.ndarray, camera: Camera, spot: np.ndarray, box: boards.TilePool
) -> None:
    skin = table_tops.colour(rng, 9, 3, (50, 150), (90, 240))
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
