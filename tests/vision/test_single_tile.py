"""The one tile in a picture is found and named, however it is turned; an empty table shows none."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from referee.tiles.io.catalog import built_in
from training.synthetic.table import table_tops
from vision.arrays import Picture
from vision.enrolment.custom_sets import clean_of
from vision.enrolment.prototypes import vectors_of
from vision.labels.cell_images import faces_of
from vision.models import tile_galleries
from vision.models.tile_galleries import Gallery
from vision.reading import Candidate
from vision.single_tile.identification import name_tile
from vision.single_tile.quads import possible_quads, upright
from vision.single_tile.recogniser import galleries, recognise_tile, whole_tiles

SHOWN = ("base/B", "base/D", "base/K", "base/X", "base/E")


@cache
def faces() -> dict[str, Picture]:
    tiles = built_in("base").tiles
    return faces_of({name: tiles[name] for name in SHOWN})


@cache
def drawn() -> Gallery:
    """Prototypes of some tiles in our own drawing, which no net was trained to name."""
    shown = {name: [face] for name, face in faces().items()}
    keys, vectors = vectors_of(shown, views=3)
    return tile_galleries.collected(keys, vectors, np.ones(len(keys), bool), None, clean_of(shown))


def held_up(
    face: Picture, degrees: float, size: tuple[int, int] = (480, 640)
) -> tuple[Picture, NDArray[np.float64]]:
    """A picture of a tile on a wooden table, turned clockwise, and the corners of the tile."""
    rng = np.random.default_rng(3)
    wood = cv2.resize(table_tops.wood(rng), size)
    side = 0.55 * min(size)
    turn = np.radians(degrees)
    square = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * side / 2
    rotation = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    corners = square @ rotation + (size[0] * 0.47, size[1] * 0.52)
    source = np.array([(0, 0), (face.shape[1], 0), face.shape[1::-1], (0, face.shape[0])], np.float32)
    way = cv2.getPerspectiveTransform(source, corners.astype(np.float32))
    laid = cv2.warpPerspective(face, way, size, flags=cv2.INTER_AREA)
    mask = cv2.fillConvexPoly(np.zeros(size[::-1], np.uint8), corners.astype(np.int32), 255)
    picture = np.where(mask[..., None] > 0, laid, wood)
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.8), np.uint8), corners


@pytest.mark.parametrize(
    ("tile", "degrees"), [("base/D", 8), ("base/K", 97), ("base/E", 200), ("base/B", -25)]
)
def test_the_tile_is_named_with_its_rotation(tile: str, degrees: int) -> None:
    picture, _ = held_up(faces()[tile], degrees)
    fine = tile_galleries.collected([], np.zeros((0, 128), np.float32))
    best = name_tile(picture, drawn(), fine)[0]
    assert best.tile == tile
    if tile != "base/B":  # which looks the same in every rotation
        assert best.rotation == round(degrees / 90) % 4 * 90


def test_two_other_tiles_are_at_hand_however_sure_the_first_is() -> None:
    picture, _ = held_up(faces()["base/D"], 0)
    fine = tile_galleries.collected([], np.zeros((0, 128), np.float32))
    seen = name_tile(picture, drawn(), fine)
    assert len({one.tile for one in seen}) == len(seen) >= 3


def test_a_tile_seen_at_a_flat_angle_is_named() -> None:
    picture, _ = held_up(faces()["base/D"], 20)
    flat = np.array([[1.0, 0.0, 0.0], [0.0, 0.48, 0.26 * picture.shape[0]]])
    height, width = picture.shape[:2]
    low = cv2.warpAffine(picture, flat, (width, height), borderMode=cv2.BORDER_REFLECT)
    fine = tile_galleries.collected([], np.zeros((0, 128), np.float32))
    assert name_tile(np.asarray(low, np.uint8), drawn(), fine)[0].tile == "base/D"


def test_copies_left_are_the_prior() -> None:
    """Of two tiles that look alike the one is named of which there are more; none left is not impossible."""
    picture, _ = held_up(faces()["base/D"], 0)
    fine = tile_galleries.collected([], np.zeros((0, 128), np.float32))
    alike = name_tile(picture, drawn(), fine, dict.fromkeys(SHOWN, 1.0))
    gone = name_tile(picture, drawn(), fine, {"base/D": 0.0, "base/E": 5.0})
    assert alike[0].tile == "base/D"
    shares = [next(one.confidence for one in seen if one.tile == "base/D") for seen in (alike, gone)]
    assert shares[0] >= shares[1] > 0


def test_the_corners_of_the_tile_are_among_the_quads() -> None:
    picture, corners = held_up(faces()["base/X"], 30)
    away = [float(np.hypot(*(quad - upright(corners)).T).mean()) for quad in possible_quads(picture)]
    assert min(away) < 0.08 * 0.55 * 480


def test_an_empty_table_shows_no_tile() -> None:
    table = cv2.resize(table_tops.wood(np.random.default_rng(5)), (640, 480))
    _, data = cv2.imencode(".jpg", table)
    assert recognise_tile(data.tobytes(), ["base"], "C1") == ()


def test_galleries_hold_the_tiles_of_the_edition() -> None:
    known, fine = galleries([built_in("base")], "C1")
    assert {name for name, _ in known.labels} == {name for name, _ in fine.labels}
    assert "base/N.garden" not in {name for name, _ in known.labels}
    assert "base/N.garden" in {name for name, _ in galleries([built_in("base")], None)[0].labels}


def test_cells_of_a_large_tile_are_that_tile() -> None:
    cells = [
        Candidate("a/L#1,0", 90, -0.1, 0.6),
        Candidate("a/L", 90, -1.0, 0.3),
        Candidate("a/X", 0, -2.0, 0.1),
    ]
    assert [(one.tile, one.confidence) for one in whole_tiles(cells)] == [("a/L", 0.6), ("a/X", 0.1)]
