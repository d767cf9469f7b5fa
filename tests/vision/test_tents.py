"""Tents are read from rendered tables against a photo of the empty board; in full:
training.evaluation.tents."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from training.evaluation.tents import BOARD, RESULT, in_photo, measure
from training.synthetic.villages import DrawnVillages, draw_board, shoot, with_tents
from vision.maps.village_tents import read_tents

GOAL = 0.98


@pytest.fixture(scope="module")
def drawn() -> DrawnVillages:
    return draw_board(json.loads(BOARD.read_text(encoding="utf-8")))


def test_tents_of_rendered_tables_are_read() -> None:
    found = measure(tables=2, seed=5)
    assert found["tents"] > 20
    assert found["precision"] > GOAL
    assert found["recall"] > GOAL


def test_the_last_full_measurement_reached_the_goal() -> None:
    found = json.loads(RESULT.read_text(encoding="utf-8"))
    assert found["tables"] >= 60
    assert found["precision"] > GOAL
    assert found["recall"] > GOAL
    assert found["boards not found"] == 0


def test_the_empty_board_has_no_tents_and_another_picture_is_no_board(drawn: DrawnVillages) -> None:
    chance = np.random.default_rng(2)
    reference, homography = shoot(drawn.picture, chance, tilt=0.05, noise=3)
    places = in_photo(drawn, homography)
    empty, _ = shoot(drawn.picture, chance)
    reading = read_tents(reference, empty, places)
    assert reading is not None
    assert reading.tents == ()
    other = chance.integers(0, 255, (450, 600, 3)).astype(np.uint8)
    small = cv2.resize(reference, None, fx=0.4, fy=0.4, interpolation=cv2.INTER_AREA).astype(np.uint8)
    assert read_tents(small, other, places) is None


def test_parts_outside_the_photo_are_reported_as_hidden(drawn: DrawnVillages) -> None:
    chance = np.random.default_rng(3)
    reference, homography = shoot(drawn.picture, chance, tilt=0.05, noise=3)
    photo, _ = shoot(with_tents(drawn, [("arua", 0, "red")], chance), chance, tilt=0.05)
    half = photo[:, : photo.shape[1] // 2].copy()
    reading = read_tents(reference, half, in_photo(drawn, homography))
    assert reading is not None
    assert [(tent.village, tent.colour) for tent in reading.tents] == [("arua", "red")]
    assert {"furari", "yanari"} <= set(reading.hidden)
