"""Render our own drawing of a score track on a table, with markers on it, for tests and measurements."""

from __future__ import annotations

import json
from collections.abc import Mapping

import cv2
import numpy as np

from training.synthetic.table.camera import Camera, look
from training.synthetic.table.figures import FigureModel, draw, painted
from vision.score_track.detection import HERE, Layout, layout_of, spots

DATA = json.loads((HERE / "tracks" / "spiral.json").read_text(encoding="utf-8"))
PX = 500  # pixels of the drawn sheet's height
TILE = DATA["size"][0] / DATA["tiles"]  # side of a tile in sheet heights


def drawing(seed: int) -> np.ndarray:
    """Draw a sheet with 50 numbered stones of random tones."""
    rng = np.random.default_rng(seed)
    wide = round(DATA["size"][0] * PX)
    sheet = np.full((PX, wide, 3), (150, 190, 205), np.uint8)
    for _ in range(500):
        at, size = rng.uniform(0, 1, 2) * (wide, PX), int(rng.integers(2, 9))
        cv2.circle(
            sheet, tuple(at.astype(int).tolist()), size, tuple((140 + 60 * rng.random(3)).tolist()), -1
        )
    for number, field in enumerate(DATA["fields"]):
        tone = tuple((rng.uniform(0.75, 1.0) * np.array([190, 225, 240])).tolist())
        for x, y in field:
            cv2.circle(sheet, (int(x * PX), int(y * PX)), 16, tone, -1, cv2.LINE_AA)
        x, y = np.mean(field, axis=0) * PX
        cv2.putText(sheet, str(number), (int(x) - 11, int(y) + 6), 0, 0.5, (60, 90, 110), 2, cv2.LINE_AA)
    for _ in range(40):
        a, b = (rng.uniform(0, 1, (2, 2)) * (wide, PX)).astype(int).tolist()
        cv2.line(
            sheet, a, [a[0] + (b[0] - a[0]) // 8, a[1] + (b[1] - a[1]) // 8], (60, 110, 150), 2, cv2.LINE_AA
        )
    return sheet


def drawn_layout() -> Layout:
    """Return our drawing as a layout to search for."""
    places, looks = spots(np.asarray(cv2.cvtColor(drawing(1), cv2.COLOR_BGR2GRAY), np.uint8), most=1200)
    return layout_of(DATA, np.asarray(places / PX, np.float32), looks)


def photo(seed: int, markers: Mapping[str, tuple[int, bool]]) -> tuple[np.ndarray, Camera]:
    """Render the sheet on a table, seen from somewhere above, with markers (field, lying) on it."""
    rng = np.random.default_rng(seed)
    wide, high = np.array(DATA["size"]) / TILE
    outline = np.array([[0, 0], [wide, 0], [wide, high], [0, high]])
    camera = look(rng, outline, 1600, 1200)
    while camera.position[2] / np.linalg.norm(camera.position - (wide / 2, -high / 2, 0)) < 0.75:
        camera = look(rng, outline, 1600, 1200)
    picture = np.full((1200, 1600, 3), (70, 95, 125), np.uint8)
    flat = np.array([[0, 0], [wide * PX * TILE, 0], [wide * PX * TILE, PX], [0, PX]], np.float32)
    way = cv2.getPerspectiveTransform(flat, camera.project(outline).astype(np.float32))
    sheet = cv2.warpPerspective(drawing(1), way, (1600, 1200), flags=cv2.INTER_AREA)
    mask = cv2.warpPerspective(np.full((PX, drawing(1).shape[1]), 255, np.uint8), way, (1600, 1200))
    picture[mask > 127] = sheet[mask > 127]
    label, light = np.zeros((1200, 1600), np.uint8), np.array([0.3, -0.4, 1.0])
    for colour, (field, lying) in markers.items():
        spot = np.mean(DATA["fields"][field], axis=0) / TILE
        figure = FigureModel(colour, "meeple", spot, not lying, 0.4, painted(rng, colour))
        draw(figure, camera, light, picture, label)
    noise = rng.normal(0, 3, picture.shape)
    return np.clip(cv2.GaussianBlur(picture, (0, 0), 0.8) + noise, 0, 255).astype(np.uint8), camera
