"""POST /photos/tile names the one tile in a picture; nothing is stored."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from services.container import Services
from services.jobs.admission import Admission
from tests.api.border import API, problem
from tests.api.fake_recogniser import BOARD, DIES, SEES_NOTHING
from tests.api.matches import CITY, Table
from tests.api.photo_house import PHOTOS, picture

TILE = f"{PHOTOS}/tile"


@pytest.fixture(autouse=True)
def nothing_is_kept(photo_app: Flask) -> Iterator[None]:
    """Check that rows and files are the same after every test of this module."""
    services: Services = photo_app.extensions["services"]

    def kept() -> tuple[set[str], list[Path], list[Path]]:
        records, storage = services.photos.repository.records, services.storage
        scratch = [path for path in storage.scratch.root.rglob("*") if path.is_file() and path.name != "lock"]
        return records.ids(), sorted(storage.files.path.glob("*")), scratch

    before = kept()
    yield
    assert kept() == before


def named(
    client: FlaskClient, data: bytes | None = None, token: str | None = None, **more: Any
) -> TestResponse:
    """POST a picture of a tile. `more`: fields of the form, as JSON unless they are text."""
    fields = {key: value if isinstance(value, str) else json.dumps(value) for key, value in more.items()}
    form = {"photo": (io.BytesIO(picture() if data is None else data), "tile.jpg"), **fields}
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return client.post(TILE, data=form, headers=headers)


def candidates(answer: TestResponse) -> dict[str, dict[str, Any]]:
    assert answer.status_code == 200, answer.get_data(as_text=True)
    return {one["tile"]: one for one in answer.get_json()["candidates"]}


def test_candidates_come_with_rotation_and_confidence(phone: FlaskClient) -> None:
    answer = named(phone, catalogs=["base"], options={"edition": "C1"})
    assert answer.get_json() == {
        "candidates": [
            {"tile": "base/V", "rotation": 0, "confidence": 0.09},
            {"tile": "base/U", "rotation": 90, "confidence": 0.08},
            {"tile": "base/E", "rotation": 180, "confidence": 0.05},
        ]
    }
    assert answer.headers["Cache-Control"] == "no-store"
    assert "river/" in " ".join(candidates(named(phone, catalogs=["river"])))


def test_a_picture_without_a_tile_has_no_candidates(phone: FlaskClient) -> None:
    assert candidates(named(phone, picture(SEES_NOTHING))) == {}


def test_the_box_of_the_match_is_the_prior(phone: FlaskClient) -> None:
    """Tiles on its table are no longer in the bag. The token of a player opens it, no other one does."""
    table = Table.new(phone)
    before = candidates(named(phone, token=table.tokens["red"], match=table.id))
    assert list(before) == ["base/V", "base/U", "base/E"]  # 9, 8 and 5 copies
    table.play(CITY)  # places base/E
    after = candidates(named(phone, token=table.tokens["red"], match=table.id))
    assert list(after) == ["base/V", "base/U", "base/B"]  # of which there are 4, as of E now
    for token in (None, "x" * 32, table.tokens["viewer"]):
        answer = named(phone, token=token, match=table.id)
        assert (answer.status_code, list(problem(answer)["errors"])) == (422, ["match"])


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"catalogs": ["nothing"]}, "catalogs[0]"),
        ({"catalogs": "["}, "catalogs"),
        ({"game": "chess"}, "game"),
        ({"game": "dorra-amazonas"}, "game"),
        ({"options": {"edition": "C9"}}, "options.edition"),
        ({"points": {"red": 1}}, "points"),
        ({"other": "x"}, "other"),
    ],
)
def test_a_bad_field_is_a_problem(phone: FlaskClient, fields: dict[str, Any], field: str) -> None:
    answer = named(phone, **fields)
    assert answer.status_code == 422
    assert field in problem(answer)["errors"]


def test_users_sets_are_compared_where_no_upload_waits_for_them(
    phone: FlaskClient, photo_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prototypes of 500 tiles take a minute of a processor."""
    tile = {
        "id": "own-x/1",
        "features": [{"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}],
    }
    body = {"name": "Mine", "game": "carcassonne", "tiles": [tile]}
    own = phone.post(f"{API}/catalogs", json=body).get_json()["id"]
    assert candidates(named(phone, catalogs=["base", own]))
    jobs = photo_app.extensions["services"].jobs
    monkeypatch.setattr(jobs, "slow", replace(jobs.slow, turns=Admission(places=0)))
    refused = named(phone, catalogs=["base", own])
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "15")
    problem(refused)
    assert candidates(named(phone, catalogs=["base"]))


def test_uploads_have_the_same_limits_as_photos(phone: FlaskClient) -> None:
    for data, status in ((b"no picture", 415), (picture()[:200], 422)):
        answer = named(phone, data)
        assert answer.status_code == status
        problem(answer)
    assert phone.post(TILE, json={}).status_code == 415
    answer = phone.post(TILE, data={"catalogs": "[]"}, content_type="multipart/form-data")
    assert "photo" in problem(answer)["errors"]
    form = {"photo": (io.BytesIO(picture()), "a"), "reference": (io.BytesIO(picture()), "b")}
    assert problem(phone.post(TILE, data=form))["errors"] == {"reference": ["Only photo is a file."]}
    assert phone.get(TILE).status_code == 405  # it is no id of a photo


def test_a_dead_worker_is_not_a_server_error(phone: FlaskClient) -> None:
    assert named(phone, picture(DIES)).status_code == 422
    assert named(phone, picture(BOARD)).status_code == 200
