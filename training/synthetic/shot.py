"""Render one photo of a table with its labels, in the format of the labelled real photos."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from referee.game import Cell
from training.data.pictures import decoded
from training.synthetic.layout import GameBox, SyntheticTable, table
from training.synthetic.map_tables import on_squares, spread_out
from training.synthetic.maps import DrawnMap
from training.synthetic.people import label_of, with_people
from training.synthetic.scans import Art
from training.synthetic.table import boards
from training.synthetic.table.camera import Camera, look
from training.synthetic.table.clutter import clutter
from training.synthetic.table.light import compressed, photographed
from training.synthetic.table.scene import put, rack_lines, shade_and_sides, table_top
from vision.arrays import Picture

SIZE = (1600, 1200)
LEAST = 40.0  # minimum side of a cell in pixels: a photo that is meant to be read
INSIDE = 4.0  # minimum distance in pixels of a cell from the picture's edge
LOOKS = 200  # camera positions tried
LIGHTS = 20  # lights tried
# level of a channel; maximum share of pixels that reach it (real photos: at most 0.002)
WHITE, BLEACHED = 250, 0.1


@dataclass(frozen=True)
class Rendered:
    """`label`: as in the labels of real photos; cells name faces (see vision.labels.cell_images), figures
    carry their
    feature."""

    jpeg: bytes
    label: dict[str, Any]
    table: SyntheticTable

    @property
    def bgr(self) -> Picture:
        """The pixels of the picture."""
        return decoded(self.jpeg)


def arts_of(faces: Mapping[str, Picture], edition: str = "own") -> dict[str, Art]:
    """Return faces (canonical, square, BGR) in the sizes that rendering needs."""
    return {
        name: Art(
            edition,
            name,
            "????",
            tuple(cv2.resize(face, (n, n), interpolation=cv2.INTER_AREA) for n in (128, 64, 32)),
        )
        for name, face in faces.items()
    }


def shot(
    seed: int,
    box: GameBox,
    arts: Mapping[str, Art],
    count: int | None = None,
    crowd: float = 0.2,
    size: tuple[int, int] = SIZE,
    *,
    messy: bool = True,
) -> Rendered:
    """Render the photo of a random table of this box for a seed; `messy`: with other things around it."""
    rng = np.random.default_rng(seed)
    laid = table(rng, box, count or int(rng.integers(12, 45)), crowd)
    return photo_of(rng, laid, arts, size, messy=messy)


def photo_of(
    rng: np.random.Generator,
    laid: SyntheticTable,
    arts: Mapping[str, Art],
    size: tuple[int, int] = SIZE,
    *,
    messy: bool = True,
    ground: DrawnMap | None = None,
) -> Rendered:
    """Render a photo of this table with random drift, camera, light and surroundings. `ground`: the map on
    whose squares the tiles are."""
    jpeg, label, _ = pixels_of(rng, laid, arts, size, messy=messy, ground=ground)
    return Rendered(jpeg, label, laid)


def pixels_of(
    rng: np.random.Generator,
    laid: SyntheticTable,
    arts: Mapping[str, Art],
    size: tuple[int, int] = SIZE,
    *,
    messy: bool = True,
    ground: DrawnMap | None = None,
) -> tuple[bytes, dict[str, Any], Picture]:
    """Return the photo, its labels, and for each pixel 0, or 1 + the index of the colour of the figure
    there."""
    return taken(rng, laid, put_down(rng, laid, arts, ground), size, messy=messy, ground=ground)


def put_down(
    rng: np.random.Generator, laid: SyntheticTable, arts: Mapping[str, Art], ground: DrawnMap | None = None
) -> dict[Cell, boards.LaidTile]:
    """Place the table's tiles as people do: turned a little, with drift, or onto the squares of a map."""
    faces = {cell: (arts[name], quarter) for cell, (name, quarter) in laid.faces.items()}
    board = boards.laid(rng, faces) if ground is None else on_squares(rng, faces)
    _keep_whole(laid, board)
    return board


def taken(
    rng: np.random.Generator,
    laid: SyntheticTable,
    board: dict[Cell, boards.LaidTile],
    size: tuple[int, int] = SIZE,
    *,
    messy: bool = True,
    ground: DrawnMap | None = None,
    rack: bool = True,
) -> tuple[bytes, dict[str, Any], Picture]:
    """Do as `pixels_of` for tiles with given places; `rack`: with the bars of a rack where they are in
    one."""
    corners = np.concatenate([tile.quad for tile in board.values()])
    corners = corners if ground is None else ground.outline
    camera = _camera(rng, corners, board, size)
    light = np.array([*rng.normal(0, 0.6, 2), 1.0])
    picture = table_top(rng, camera, *size)
    if ground is not None:
        spread_out(picture, ground, camera)
    if messy:
        pool = list({tile.art.tile: tile.art for tile in board.values()}.values())
        clutter(rng, picture, camera, corners, boards.TilePool(pool, np.full(len(pool), 1 / len(pool))))
    if rack and ground is None and all("#" not in name for name, _ in laid.faces.values()):
        rack_lines(rng, picture, camera, board)
    shade_and_sides(rng, picture, camera, board, light)
    for tile in board.values():
        put(picture, tile.art, tile.turn, camera.project(tile.quad))
    middles, where = with_people(rng, picture, laid, board, camera, light)
    label = label_of(laid, board, camera, middles, size)
    return compressed(rng, metered(rng, picture)), label, where


def metered(rng: np.random.Generator, picture: Picture) -> Picture:
    """Return the picture in a light without overexposure, as a phone's exposure metering would avoid it."""
    for _ in range(LIGHTS):
        seen = photographed(rng, picture)
        if (seen >= WHITE).mean() <= BLEACHED:
            break
    return np.asarray(seen, np.uint8)


def _keep_whole(laid: SyntheticTable, board: dict[tuple[int, int], boards.LaidTile]) -> None:
    """Place the cells of one tile together without gaps, following its first cell."""
    home = {}
    for at, (name, _) in laid.faces.items():
        if "#" in name:
            tile = name.partition("#")[0]
            near = [c for c, (n, _) in laid.faces.items() if n == tile]
            home[at] = min(near, key=lambda c: abs(c[0] - at[0]) + abs(c[1] - at[1]))
    for at, first in home.items():
        quad = board[first].quad
        mid = quad.mean(0)
        exact = mid + (quad - mid) / max(np.linalg.norm(quad[1] - quad[0]), 1e-6)
        east, south = exact[1] - exact[0], exact[3] - exact[0]
        moved = exact + (at[0] - first[0]) * east + (at[1] - first[1]) * south
        board[at] = boards.LaidTile(board[at].art, board[at].turn, moved)
    for first in set(home.values()):
        quad, mid = board[first].quad, board[first].quad.mean(0)
        full = mid + (quad - mid) / max(np.linalg.norm(quad[1] - quad[0]), 1e-6)
        board[first] = boards.LaidTile(board[first].art, board[first].turn, full)


def _camera(
    rng: np.random.Generator,
    corners: np.ndarray,
    board: dict[tuple[int, int], boards.LaidTile],
    size: tuple[int, int],
) -> Camera:
    """Return a camera that sees the whole board, every cell large enough to be read."""
    quads = np.stack([tile.quad for tile in board.values()])
    best, most = None, -1.0
    for _ in range(LOOKS):
        camera = look(rng, corners, *size)
        seen = camera.project(quads.reshape(-1, 2))
        within = (seen > INSIDE).all() and (seen < np.array(size) - INSIDE).all()
        areas = [cv2.contourArea(q.astype(np.float32)) for q in seen.reshape(-1, 4, 2)]
        side = float(np.sqrt(min(areas))) if within else 0.0
        if side >= LEAST:
            return camera
        if side > most:
            best, most = camera, side
    assert best is not None
    return best
