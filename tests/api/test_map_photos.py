"""Photos of games on a map over HTTP: read against a picture of the empty map, sent with the photo or stored
with the map.

The tables are rendered; reading tiles needs their scans, which are outside the repository.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import cv2
import numpy as np
import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from settings import Settings
from tests.api.border import API, problem
from tests.shared import needs_scans
from training.evaluation.maps import SETS, bench
from training.synthetic.map_tables import table_on
from training.synthetic.maps import draw_map, reference
from training.synthetic.scans import ART
from training.synthetic.shot import photo_of

ISLAND = [(x, y) for x in range(6) for y in range(4)]
MAP: dict[str, Any] = {
    "name": "Island",
    "squares": [
        {"x": x, "y": y, **({"kind": "start"} if (x, y) in ((0, 0), (5, 3)) else {})}
        for x, y in ISLAND
        if (x, y) != (3, 1)
    ]
    + [{"x": 3, "y": 1, "kind": "city", "features": [{"kind": "city", "edges": list("NESW")}], "coats": 1}],
    "borders": [{"x": 0, "y": 2, "edge": "W", "kind": "road", "coats": 1}],
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    app = create_app(Settings(data_dir=str(tmp_path_factory.mktemp("maps")), ratelimit_enabled=False))
    yield app
    app.extensions["services"].stop()


@pytest.fixture(scope="module")
def taken() -> tuple[bytes, bytes, dict[str, Any], dict[tuple[int, int], tuple[str, int]]]:
    """The photo, the picture of the empty map, where its squares were tapped, and the true placements."""
    rng = np.random.default_rng(5)
    drawn = draw_map(MAP, 3)
    empty, where = reference(drawn, rng)
    scanned = (ART / "index.json").is_file()
    box, arts, _ = bench(scanned=scanned)
    laid = table_on(rng, MAP, box, 9, 0.0)
    photo = photo_of(rng, laid, arts, (1400, 1050), messy=False, ground=drawn)
    lies = {cell: (name, 90 * quarter) for cell, (name, quarter) in laid.tiles.items()}
    return photo.jpeg, _jpeg(empty), where, lies


def _jpeg(picture: Any) -> bytes:
    return bytes(cv2.imencode(".jpg", picture)[1])


def send(client: FlaskClient, photo: bytes, *, map_: Any, more: bytes | None = None, **fields: str) -> Any:
    data: dict[str, Any] = {
        "photo": (io.BytesIO(photo), "photo.jpg"),
        "game": "carcassonne",
        "options": json.dumps({"map": map_, "edition": "C1"}),
        "catalogs": json.dumps(list(SETS)),
        **fields,
    }
    if more is not None:
        data["reference"] = (io.BytesIO(more), "empty.jpg")
    return client.post(
        f"{API}/photos", data=data, content_type="multipart/form-data", headers={"Prefer": "wait=30"}
    )


def read(client: FlaskClient, answer: Any) -> dict[str, Any]:
    """The photo once it is read, however long a busy machine takes."""
    assert answer.status_code in (201, 202), answer.get_data(as_text=True)
    body: dict[str, Any] = answer.get_json()
    mine = {"Authorization": f"Bearer {body['token']}", "Prefer": "wait=30"}
    for _ in range(6):
        if body["status"] not in ("queued", "reading"):
            break
        body |= client.get(f"{API}/photos/{body['id']}", headers=mine).get_json()
    return body


def put(client: FlaskClient, id: str, picture: bytes, token: str | None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = {"picture": (io.BytesIO(picture), "empty.jpg")}
    address = f"{API}/catalogs/{quote(id, safe='')}/picture"
    return client.put(address, data=data, content_type="multipart/form-data", headers=headers)


@needs_scans
def test_tiles_are_read_on_the_squares_of_the_map(app: Flask, taken: Any) -> None:
    client, (photo, empty, where, lies) = app.test_client(), taken
    kept = client.post(f"{API}/catalogs", json={**MAP, "picture": where}).get_json()
    assert problem(send(client, photo, map_=kept["id"]))["errors"].keys() == {"reference"}
    assert put(client, kept["id"], empty, kept["token"]).get_json()["width"] == where["size"][0]
    body = read(client, send(client, photo, map_=kept["id"]))  # one that is sent along: see the match below
    assert body["status"] == "done", body["reason"]
    assert body["on_map"] is True
    seen = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in body["tiles"]}
    assert seen.keys() == lies.keys()
    assert sum(seen[cell][0] == lies[cell][0] for cell in lies) >= len(lies) - 1
    scores = client.post(f"{API}/scores", json={"position": body["position"], "final": True})
    assert scores.status_code == 200, scores.get_data(as_text=True)


@needs_scans
def test_a_photo_of_a_match_on_a_map_proposes_its_moves(app: Flask, taken: Any) -> None:
    client, (photo, empty, where, lies) = app.test_client(), taken
    tiles = [{"x": x, "y": y, "tile": tile, "rotation": turn} for (x, y), (tile, turn) in lies.items()]
    start = {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}], "tiles": tiles[:-1]}
    options = {"map": {**MAP, "picture": where}, "edition": "C1"}
    body = {"game": "carcassonne", "options": options, "players": [{"id": "red"}, {"id": "blue"}],
            "start": {**start, "options": options}, "catalogs": list(SETS)}  # fmt: skip
    made = client.post(f"{API}/matches", json=body)
    assert made.status_code == 201, made.get_data(as_text=True)
    match = made.get_json()
    host = {"Authorization": f"Bearer {match['tokens']['host']}", "Prefer": "wait=30"}
    files = {"photo": (io.BytesIO(photo), "photo.jpg"), "reference": (io.BytesIO(empty), "empty.jpg")}
    address = f"{API}/matches/{match['id']}/photos"
    answer = client.post(address, data=files, content_type="multipart/form-data", headers=host)
    read_photo = read(client, answer)
    placed = [move for move in read_photo["proposal"] if move["type"] == "place"]
    last = tiles[-1]
    proposed = [(m["x"], m["y"], m["tile"]) for m in placed]
    if read_photo["unexplained"]:  # chance placed it next to the large city, where no turn may place it
        assert (read_photo["unexplained"], proposed) == ([[last["x"], last["y"]]], [])
    else:
        assert proposed == [(last["x"], last["y"], last["tile"])]


def test_a_picture_of_an_empty_map_needs_the_catalog_token(app: Flask, taken: Any) -> None:
    client, (_, empty, where, _) = app.test_client(), taken
    kept = client.post(f"{API}/catalogs", json={**MAP, "picture": where}).get_json()
    mine = {"Authorization": f"Bearer {kept['token']}"}
    address = f"{API}/catalogs/{quote(kept['id'], safe='')}/picture"
    assert client.get(address, headers=mine).status_code == 404
    assert put(client, kept["id"], empty, None).status_code == 401
    assert put(client, kept["id"], empty, "wrong").status_code == 403
    assert put(client, kept["id"], b"no picture", kept["token"]).status_code == 415
    assert put(client, kept["id"], empty, kept["token"]).status_code == 200
    assert client.get(address).status_code == 401
    assert client.get(address, headers=mine).mimetype == "image/jpeg"
    assert client.delete(address, headers=mine).status_code == 204
    assert client.get(address, headers=mine).status_code == 404
    assert client.delete(address, headers=mine).status_code == 404
    assert put(client, "stand-in-map", empty, kept["token"]).status_code in (401, 403)


def test_missing_or_wrong_input_is_reported(app: Flask, taken: Any) -> None:
    client, (photo, empty, where, _) = app.test_client(), taken
    assert "options.map" in problem(send(client, photo, map_=MAP, more=empty))["errors"]
    assert "reference" in problem(send(client, photo, map_={**MAP, "picture": where}))["errors"]
    assert "reference" in problem(send(client, photo, map_=None, more=empty))["errors"]
    damaged = problem(send(client, photo, map_={**MAP, "picture": where}, more=empty[:900]))
    assert damaged["errors"].keys() == {"reference"}  # and not the photo, which is sound
    odd = {"size": [0, 10], "corners": [[0, 0], [1, 1], [2, 2], [3, 3]], "cells": [0, 0, 0, 1], "x": 1}
    wrong = problem(client.post(f"{API}/catalogs", json={**MAP, "picture": odd}))["errors"]
    assert {"picture.size", "picture.corners", "picture.cells", "picture.x"} <= wrong.keys()
    other = draw_map({"squares": [{"x": x, "y": 0} for x in range(9)]}, 8).picture
    answer = read(client, send(client, _jpeg(other), map_={**MAP, "picture": where}, more=empty))
    assert answer["status"] == "unreadable"
    assert answer["cause"] == "map"
    assert "map" in answer["reason"]
