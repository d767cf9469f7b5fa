"""A second board is reported even if it differs in plane and size from the one that was read."""

from __future__ import annotations

import json
from functools import partial

import cv2
import numpy as np
import pytest

from tests.shared import PHOTOS, needs_photos
from tests.vision.tables import square
from vision.arrays import Picture
from vision.errors import Unreadable
from vision.grid import Lattice
from vision.image.loading import open_photo
from vision.pipeline import recognise
from vision.reading import Cell, Quad
from vision.scene.other_planes import board_elsewhere
from vision.scene.tile_map import TileMap

SIDE = 100.0  # pixels of a cell of the second board


def read() -> list[Cell]:
    """Three by three tiles in a picture of 1600 x 800 pixels."""
    return [Cell(x, y, square(x, y, 40.0), 0.95, 0.9, 0.0, ()) for x in range(3) for y in range(3)]


def seen(left: int, right: int) -> TileMap:
    """A map at a quarter of the picture's size: tiles on the board, and between two of its columns."""
    share = np.zeros((200, 400), np.float32)
    share[20:180, left:right] = 1.0
    for cell in read():
        cv2.fillConvexPoly(share, np.round(np.array(cell.quad) / 4).astype(np.int32), 1.0)
    return TileMap(share, 0.25)


def grid(part: Picture) -> Lattice:
    """Two by two large cells in the searched part."""
    base = np.diag([SIDE, SIDE, 1.0])
    return Lattice(base, (0, 0), np.zeros((3, 3, 2)), {(x, y): 1.0 for x in range(2) for y in range(2)})


def boards_found(tiles: TileMap, likeness: float, search: object = grid) -> tuple[Quad, ...]:
    def like(crops: Picture) -> np.ndarray:
        return np.full(len(crops), likeness, np.float32)

    return board_elsewhere(np.full((800, 1600, 3), 90, np.uint8), read(), tiles, like, search)  # type: ignore[arg-type]


def test_tiles_that_were_not_read_are_a_board_if_they_look_like_one() -> None:
    (box,) = boards_found(seen(250, 350), 0.9)
    (left, top), _, (right, bottom), _ = box
    assert (right - left, bottom - top) == (2 * SIDE, 2 * SIDE)
    assert 800 < left < 1000  # in pixels of the whole picture
    assert boards_found(seen(250, 350), 0.65) == ()


def test_a_few_unread_cells_are_ignored() -> None:
    def search(part: Picture) -> Lattice:
        raise AssertionError("nothing to look at")

    assert boards_found(seen(250, 252), 0.9, search) == ()  # less than four tiles of the board that was read
    assert boards_found(seen(0, 0), 0.9, search) == ()


def test_a_board_of_a_few_small_tiles_is_looked_for() -> None:
    """Four tiles as large as those of the board that was read, on a large table."""
    tiles = seen(0, 0)
    tiles.share[100:120, 300:320] = 1.0
    (box,) = boards_found(tiles, 0.9)
    assert 1150 < box[0][0] < 1250


def test_behind_a_larger_patch_without_a_grid_a_board_is_found() -> None:
    def search(part: Picture) -> Lattice:
        if part.shape[1] > 500:
            raise Unreadable("lattice", "a rule sheet")
        return grid(part)

    tiles = seen(200, 330)
    tiles.share[100:140, 345:385] = 1.0
    assert boards_found(seen(200, 330), 0.9, search) == ()
    (box,) = boards_found(tiles, 0.9, search)
    assert box[0][0] > 1330


def test_a_quarter_of_well_known_tiles_is_enough() -> None:
    def board(part: Picture) -> Lattice:
        cells = {(x, y): 1.0 for x in range(3) for y in range(3)}
        return Lattice(np.diag([SIDE, SIDE, 1.0]), (0, 0), np.zeros((4, 4, 2)), cells)

    def like(best: float, crops: Picture) -> np.ndarray:
        return np.where(np.arange(len(crops)) % 3 == 0, best, 0.65).astype(np.float32)

    picture, tiles = np.full((800, 1600, 3), 90, np.uint8), seen(290, 380)
    for best, compared, found in ((0.9, True, 1), (0.8, True, 0), (0.9, False, 0)):
        looks = partial(like, best)
        assert len(board_elsewhere(picture, read(), tiles, looks, board, compared=compared)) == found


def test_no_board_without_a_grid() -> None:
    def search(part: Picture) -> Lattice:
        raise Unreadable("lattice", "no board")

    assert boards_found(seen(250, 350), 0.9, search) == ()


@pytest.mark.parametrize("compared", [False, True])
def test_the_board_that_was_read_is_the_same_board(compared: bool) -> None:
    """A grid that ends up on the tiles that were read, which are masked in the searched picture."""
    first = np.array(read()[0].quad[0])

    def same(part: Picture) -> Lattice:
        left, top = 1600 - part.shape[1], 0  # the part extends to the right and the top of the picture
        base = np.array([[40.0, 0, first[0] - left], [0, 40.0, first[1] - top], [0, 0, 1]])
        cells = {(x, y): 1.0 for x in range(3) for y in range(3)}
        return Lattice(base, (0, 0), np.zeros((4, 4, 2)), cells)

    def like(crops: Picture) -> np.ndarray:
        return np.full(len(crops), 0.95, np.float32)

    tiles = seen(250, 399)
    tiles.share[:, 300:] = 1.0
    assert (
        board_elsewhere(np.full((800, 1600, 3), 90, np.uint8), read(), tiles, like, same, compared=compared)
        == ()
    )


def test_a_compared_board_is_followed_beyond_what_the_scene_net_sees() -> None:
    def like(crops: Picture) -> np.ndarray:
        return np.where(crops.mean((1, 2, 3)) > 128, 0.95, 0.3).astype(np.float32)

    tiles = seen(0, 0)
    tiles.share[20:100, 360:380] = 1.0  # two hundredths of the picture
    picture = np.full((800, 1600, 3), 90, np.uint8)
    assert board_elsewhere(picture, read(), tiles, like, grid, compared=True) == ()
    picture[:, 1380:] = 200
    (box,) = board_elsewhere(picture, read(), tiles, like, grid, compared=True)
    (left, top), _, (right, bottom), _ = box
    assert 1340 <= left <= 1480
    assert right <= 1600 + SIDE / 2
    assert -SIDE / 2 <= top < 100
    assert 700 < bottom <= 800 + SIDE / 2


@needs_photos
def test_two_pictures_in_one_are_two_boards() -> None:
    one, other = (open_photo((PHOTOS / photo_of(stem)).read_bytes()).bgr for stem in ("05", "64"))
    beside = [
        cv2.resize(half, (round(half.shape[1] * 1200 / half.shape[0]), 1200), interpolation=cv2.INTER_AREA)
        for half in (one, other)
    ]
    both = cv2.imencode(".jpg", np.concatenate(beside, axis=1))[1].tobytes()
    (box,) = recognise(both, ["base", "river", "inns-and-cathedrals"]).others
    assert box[0][0] > beside[0].shape[1] * 0.9


def photo_of(stem: str) -> str:
    return str(json.loads((PHOTOS / "labels" / f"test_{stem}.json").read_text())["photo"])
