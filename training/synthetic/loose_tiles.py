"""Render photos of single tiles in a loose grid, as people arrange them to enrol a set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from training.data.pictures import decoded
from training.synthetic.scans import Art
from training.synthetic.shot import INSIDE, LOOKS, SIZE
from training.synthetic.table import boards, table_tops
from training.synthetic.table.camera import Camera, look
from training.synthetic.table.light import compressed, photographed
from training.synthetic.table.scene import put, shade_and_sides
from vision.arrays import Picture

STEEP = 0.86  # minimum ratio of the smallest cell's side to the largest one's: the camera looks down


@dataclass(frozen=True)
class Loose:
    """A photo of loose tiles: the tile at each place (corners clockwise from the tile's north-west, in
    pixels)."""

    jpeg: bytes
    names: list[str]
    turns: list[int]
    quads: NDArray[np.float64]

    @property
    def bgr(self) -> Picture:
        """The pixels of the picture."""
        return decoded(self.jpeg)


def loose(
    seed: int, names: Sequence[str], arts: Mapping[str, Art], columns: int = 6, size: tuple[int, int] = SIZE
) -> Loose:
    """Render these tiles side by side with gaps, some turned, seen from above in decent light."""
    rng = np.random.default_rng(seed)
    gap = rng.uniform(1.15, 1.45)
    board: dict[tuple[int, int], boards.LaidTile] = {}
    corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
    for i, name in enumerate(names):
        angle = np.radians(rng.normal(0, 3.0))
        rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        middle = np.array([i % columns, i // columns]) * gap + rng.normal(0, 0.03, 2)
        board[i % columns, i // columns] = boards.LaidTile(
            arts[name], int(rng.integers(4)), corners @ rotation.T + middle
        )
    where = np.concatenate([tile.quad for tile in board.values()])
    camera = look(rng, where, *size)
    for _ in range(LOOKS * 5):
        quads = camera.project(where).reshape(-1, 4, 2)
        inside = (quads > INSIDE).all() and (quads < np.array(size) - INSIDE).all()
        sides = np.sqrt([cv2.contourArea(q.astype(np.float32)) for q in quads])
        if (
            inside
            and sides.min() > STEEP * sides.max()
            and len(names) * sides.mean() ** 2 > 0.22 * size[0] * size[1]
        ):
            break
        camera = look(rng, where, *size)
    light = np.array([*rng.normal(0, 0.5, 2), 1.0])
    for _ in range(30):
        picture = _table(rng, camera, size)
        shade_and_sides(rng, picture, camera, board, light)
        for tile in board.values():
            put(picture, tile.art, tile.turn, camera.project(tile.quad))
        taken = photographed(rng, picture)
        if 55 < taken.mean() < 200 and (taken > 250).mean() < 0.06:
            break
    turns = [tile.turn for tile in board.values()]
    quads = np.stack([np.roll(camera.project(tile.quad), -tile.turn, axis=0) for tile in board.values()])
    return Loose(compressed(rng, taken), list(names), turns, quads)


def _table(rng: np.random.Generator, camera: Camera, size: tuple[int, int]) -> Picture:
    """Render a table without a pattern, as the instructions recommend."""
    texture = (table_tops.wood, table_tops.plain, table_tops.cloth)[int(rng.integers(3))](rng)
    spread, angle = rng.uniform(40, 140), rng.uniform(0, 2 * np.pi)
    c, s = np.cos(angle), np.sin(angle)
    onto = np.array([[c, -s, rng.uniform(0, 512)], [s, c, rng.uniform(0, 512)], [0, 0, 1 / spread]])
    view = camera.plane @ np.linalg.inv(onto)
    flat = cv2.warpPerspective(texture, view, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_WRAP)
    return np.asarray(flat, np.uint8)
