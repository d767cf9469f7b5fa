"""A photo of the table and one of the empty board over HTTP: tents to confirm. The tables are rendered."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import cv2
import numpy as np
import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from settings import Settings
from tests.api.border import API, problem
from training.evaluation.tents import BOARD
from training.synthetic.villages import draw_board, shoot, with_tents

TENTS = [("arua", 0, "red"), ("arua", 1, "blue"), ("kurumi", 0, "white"), ("acai", 0, "orange")]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    app = create_app(Settings(data_dir=str(tmp_path_factory.mktemp("tents")), ratelimit_enabled=False))
    yield app
    app.extensions["services"].stop()


@pytest.fixture(scope="module")
def pictures() -> tuple[bytes, bytes]:
    """The table, and the empty board as drawn: its villages are where the catalog has them."""
    drawn = draw_board(json.loads(BOARD.read_text(encoding="utf-8")))
    photo, _ = shoot(with_tents(drawn, TENTS, np.random.default_rng(4)), np.random.default_rng(4))
    return _jpeg(photo), _jpeg(drawn.picture)


def _jpeg(picture: Any) -> bytes:
    return bytes(cv2.imencode(".jpg", picture)[1])


def send(client: FlaskClient, **files: bytes | str) -> Any:
    data = {
        name: (io.BytesIO(value), f"{name}.jpg") if isinstance(value, bytes) else value
        for name, value in {"game": "dorra-amazonas", **files}.items()
    }
    return client.post(f"{API}/photos", data=data, content_type="multipart/form-data")


def test_tents_are_read_and_make_a_position_to_confirm(app: Flask, pictures: tuple[bytes, bytes]) -> None:
    client = app.test_client()
    photo, reference = pictures
    answer = send(client, photo=photo, reference=reference)
    assert answer.status_code == 201, answer.get_data(as_text=True)[:2000]
    read = answer.get_json()
    assert read["status"] == "done"
    seen = {(tent["village"], tent["colour"]) for tent in read["tents"]}
    assert seen == {(village, colour) for village, _, colour in TENTS}
    assert all(0 < tent["confidence"] <= 1 and len(tent["point"]) == 2 for tent in read["tents"])
    scores = client.post(f"{API}/scores", json={"position": read["position"], "final": True})
    assert scores.status_code == 200, scores.get_data(as_text=True)
    assert set(scores.get_json()["totals"]) == {"red", "blue", "white", "orange"}
    bearer = {"Authorization": f"Bearer {read['token']}"}
    again = client.get(f"{API}/photos/{read['id']}", headers=bearer).get_json()
    assert again["tents"] == read["tents"]
    assert client.get(f"{API}/photos/{read['id']}").status_code == 404
    assert client.get(f"{API}/photos/{read['id']}/overlay.png", headers=bearer).status_code == 409


@pytest.mark.parametrize("given", [{"options": '{"ad.players": 2}'}, {"points": '{"red": 0, "blue": 0}'}])
def test_other_tents_are_neutral_with_two_players(
    app: Flask, pictures: tuple[bytes, bytes], given: dict[str, str]
) -> None:
    drawn = draw_board(json.loads(BOARD.read_text(encoding="utf-8")))
    tents = [("arua", 0, "red"), ("arua", 1, "white"), ("kurumi", 0, "blue"), ("acai", 0, "red"),
             ("furari", 0, "blue"), ("hanari", 0, "red"), ("jaraua", 0, "blue")]  # fmt: skip
    photo, _ = shoot(with_tents(drawn, tents, np.random.default_rng(6)), np.random.default_rng(6))
    client = app.test_client()
    read = send(client, photo=_jpeg(photo), reference=pictures[1], **given).get_json()
    assert {(t["village"], t["colour"], t.get("neutral")) for t in read["tents"]} == {
        (village, colour, True if colour == "white" else None) for village, _, colour in tents
    }
    assert [seat["id"] for seat in read["position"]["players"]] == ["red", "blue"] or "points" not in given
    assert {"village": "arua", "neutral": True} in read["position"]["tents"]
    scores = client.post(f"{API}/scores", json={"position": read["position"], "final": True})
    assert scores.status_code == 200, scores.get_data(as_text=True)


def test_missing_or_wrong_input_is_reported(app: Flask, pictures: tuple[bytes, bytes]) -> None:
    client = app.test_client()
    photo, reference = pictures
    assert "reference" in problem(send(client, photo=photo))["errors"]
    wrong = send(client, photo=photo, reference=reference, catalogs='["base"]')
    assert wrong.status_code == 422
    other = _jpeg(np.random.default_rng(1).integers(0, 255, (700, 900, 3)).astype(np.uint8))
    unread = send(client, photo=other, reference=reference)
    assert unread.status_code == 201
    assert unread.get_json()["status"] == "unreadable"
    assert unread.get_json()["reason"]
