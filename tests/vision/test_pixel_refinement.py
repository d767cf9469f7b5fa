"""Twins are distinguished by a second comparison of pixels, leaving out occluded ones."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.vision.tables import square
from vision.artwork.tile_renderer import draw
from vision.enrolment.custom_sets import drawn, enrolled_before, learnt
from vision.grid.masks import group_masks
from vision.models import tile_galleries
from vision.models.tile_galleries import Gallery
from vision.reading import Candidate, Cell
from vision.tiles.pixel_refinement import look_closer

GOLD = built_in("gold-rush")
TWINS = ("gold-rush/12a", "gold-rush/12b")


def gallery() -> Gallery:
    """The tiles of Gold Rush in our own drawing; computed once, in some seconds."""
    return drawn(GOLD)


def cell(*likely: tuple[str, int, float]) -> Cell:
    return Cell(
        0,
        0,
        square(0, 0),
        0.97,
        0.9,
        -30.0,
        tuple(Candidate(t, r, p, float(np.exp(p))) for t, r, p in likely),
    )


def photo(tile: str, turn: int) -> np.ndarray:
    """The tile in other light, slightly shifted and blurred."""
    table = np.full((1200, 1600, 3), 60, np.uint8)
    west, north = square(0, 0)[0]
    face = np.rot90(draw(GOLD.tiles[tile], 100), -turn)
    table[int(north) + 2 : int(north) + 102, int(west) - 1 : int(west) + 99] = face
    shade = np.linspace(0.55, 0.95, 1600)[None, :, None] * (0.8, 1.0, 1.1)
    return cv2.GaussianBlur((table * shade).clip(0, 255).astype(np.uint8), (0, 0), 1.2)


def nothing(quad: np.ndarray, side: int, room: int) -> np.ndarray:
    return np.zeros((side + 2 * room,) * 2, np.float32)


@pytest.mark.parametrize("turn", [0, 3])
@pytest.mark.parametrize("lies", TWINS)
def test_twins_are_distinguished_by_their_pixels(lies: str, turn: int) -> None:
    other = next(t for t in TWINS if t != lies)
    seen = cell((other, 90 * turn, -0.1), (lies, 90 * turn, -2.4))
    (closer,) = look_closer(photo(lies, turn), [seen], gallery(), nothing)
    assert closer.candidates[0].tile == lies
    assert sum(np.exp(c.logp) for c in closer.candidates) == pytest.approx(1.0, abs=0.01)


def test_a_turn_that_is_the_same_tile_may_be_printed_otherwise() -> None:
    name, quarters = next(
        (t, q) for t in GOLD.tiles if len(q := [k for n, k in gallery().labels if n == t]) == 2
    )
    turned = cell((TWINS[0], 0, -0.1), (name, 90 * quarters[1], -2.4))
    (closer,) = look_closer(photo(name, quarters[1] + 2), [turned], gallery(), nothing)
    assert closer.candidates[0].tile == name


def test_hidden_values_decide_nothing() -> None:
    """A cell that is wholly occluded is unchanged, and so is the order if the distinguishing signs are
    occluded."""
    seen = cell((TWINS[1], 0, -0.1), (TWINS[0], 0, -2.4))

    def all_of_it(quad: np.ndarray, side: int, room: int) -> np.ndarray:
        return 1 - nothing(quad, side, room)

    assert look_closer(photo(TWINS[0], 0), [seen], gallery(), all_of_it) == (seen,)
    apart = np.abs(gallery().faces[TWINS[0]].astype(int) - gallery().faces[TWINS[1]]).max(2) > 20

    def the_signs(quad: np.ndarray, side: int, room: int) -> np.ndarray:
        signs = cv2.dilate(apart.astype(np.float32), np.ones((13, 13)))
        return np.pad(cv2.resize(signs, (side, side)), room)

    (closer,) = look_closer(photo(TWINS[0], 0), [seen], gallery(), the_signs)
    assert closer.candidates[0].tile == TWINS[1]
    assert closer.candidates[0].logp - closer.candidates[1].logp == pytest.approx(2.3, abs=0.7)


def test_tiles_without_pictures_stay_unchanged() -> None:
    seen = cell(("base/A", 0, -0.1), ("base/B", 0, -2.4))
    assert look_closer(photo(TWINS[0], 0), [seen], tile_galleries.gallery(["base/A", "base/B"]), nothing) == (
        seen,
    )


def test_enrolled_tiles_keep_their_pictures() -> None:
    pictures = {name: [draw(GOLD.tiles[name], 100)] for name in TWINS}
    held = enrolled_before(learnt(pictures), GOLD)
    assert sorted(held.faces) == sorted(TWINS)
    seen = cell((TWINS[1], 0, -0.1), (TWINS[0], 0, -2.4))
    (closer,) = look_closer(photo(TWINS[0], 0), [seen], held, nothing)
    assert closer.candidates[0].tile == TWINS[0]


def test_patches_of_one_colour_are_found_on_a_busy_cloth() -> None:
    check = np.indices((600, 800)).sum(0) // 20 % 2
    cloth = np.where(check[..., None] == 1, (200, 170, 90), (60, 20, 25)).astype(np.uint8)
    board = np.zeros((600, 800), np.uint8)
    board[150:420, 250:560] = 255
    cloth[board > 0] = (175, 190, 180)
    shares = [(float(mask[board > 0].mean()), float(mask[board == 0].mean())) for mask in group_masks(cloth)]
    assert any(inside > 240 and outside < 40 for inside, outside in shares)
