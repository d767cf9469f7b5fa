"""Photos with the real recogniser: a table without a board, and a real one (if photos are available)."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
import pytest
from flask.testing import FlaskClient

from app import create_app
from referee.say import speaker
from settings import Settings
from tests.api.border import API
from tests.api.photo_house import ask, uploaded
from tests.shared import PHOTOS, needs_photos
from vision.errors import CAUSES

PHOTO = PHOTOS / "test_32.jpg"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    app = create_app(Settings(data_dir=str(tmp_path_factory.mktemp("real")), ratelimit_enabled=False))
    yield app.test_client()
    app.extensions["services"].stop()


def test_an_empty_table_is_not_a_board(table: FlaskClient) -> None:
    grain = np.random.default_rng(7).normal(0, 6, (600, 800, 1))
    wood = np.clip(np.array([60, 100, 150]) + grain, 0, 255).astype(np.uint8)
    photo = uploaded(table, cv2.imencode(".jpg", wood)[1].tobytes())
    assert (photo["status"], photo["tiles"], photo["position"]) == ("unreadable", [], None)
    assert photo["stage"] in ("lattice", "cells")
    assert photo["reason"]


@needs_photos
def test_a_real_photo_is_read_corrected_and_scored(table: FlaskClient) -> None:
    photo = uploaded(table, PHOTO.read_bytes())
    if photo["status"] in ("queued", "reading"):  # a slow machine
        photo |= ask(table, photo, headers={"Prefer": "wait=30"}).get_json()
    assert photo["status"] == "done"
    assert len(photo["tiles"]) >= 60
    assert len(photo["figures"]) >= 4  # of the five on the table
    assert {"decode", "lattice", "cells", "figures", "settle"} <= set(photo["timings"])
    for tile in photo["tiles"]:
        assert all(
            -200 <= px <= photo["width"] + 200 and -200 <= py <= photo["height"] + 200
            for px, py in tile["quad"]
        )
    scores = table.post(f"{API}/scores", json={"position": photo["position"], "final": True})
    assert scores.status_code == 200
    assert scores.get_json()["scope"] == "on the table"
    assert scores.get_json()["lines"]
    tile = photo["tiles"][0]
    correction = {"x": tile["x"], "y": tile["y"], "tile": "base/X", "rotation": 0}
    after = ask(table, photo, method="PATCH", json={"corrections": [correction]}).get_json()
    assert next(t["tile"] for t in after["tiles"] if (t["x"], t["y"]) == (tile["x"], tile["y"])) == "base/X"


@pytest.mark.parametrize(
    ("cause", "spoilt"),
    [
        ("dark", lambda wood: np.zeros_like(wood)),
        ("plain", lambda wood: np.full_like(wood, 140)),
        ("small", lambda wood: wood[:80, :90]),
        ("empty", lambda wood: wood),
    ],
)
def test_a_missing_board_is_explained_in_words_to_act_on(table: FlaskClient, cause: str, spoilt) -> None:
    grain = np.random.default_rng(8).normal(0, 12, (600, 800, 1))
    grain += 60 * (np.arange(600) % 90 < 3)[:, None, None]
    wood = np.clip(np.array([60, 100, 150]) + grain, 0, 255).astype(np.uint8)
    photo = uploaded(table, cv2.imencode(".png", spoilt(wood))[1].tobytes())
    assert (photo["status"], photo["cause"]) == ("unreadable", cause)
    assert photo["quality"]["hopeless"] == (None if cause == "empty" else cause)
    german = ask(table, photo, headers={"Accept-Language": "de"}).get_json()
    assert german["reason"]
    assert german["reason"] != photo["reason"]


def test_every_cause_has_a_sentence_in_every_language() -> None:
    english = [speaker("en").photo(cause) for cause in CAUSES]
    assert all(english)
    for language in ("de", "it", "ro"):
        assert all(speaker(language).photo(cause) not in (None, *english) for cause in CAUSES)
