"""Headers that show clients where to go on, and how often they may ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app import create_app
from settings import Settings
from tests.api.border import API

PLAYERS = [{"id": "red"}, {"id": "blue"}]


def test_a_new_match_and_its_changes_have_a_location(client: FlaskClient) -> None:
    made = client.post(f"{API}/matches", json={"game": "carcassonne", "players": PLAYERS})
    token = {"Authorization": f"Bearer {made.get_json()['tokens']['host']}"}
    assert made.headers["Location"] == f"{API}/matches/{made.get_json()['id']}"
    assert client.get(made.headers["Location"], headers=token).status_code == 200
    moves = [{"type": "place", "player": "red", "tile": "base/U", "x": 0, "y": 1, "rotation": 0}]
    played = client.post(f"{made.headers['Location']}/moves", json={"seq": 0, "moves": moves}, headers=token)
    assert played.status_code == 201, played.get_json()
    changes = client.get(played.headers["Location"], headers=token).get_json()["changes"]
    assert [change["seq"] for change in changes] == [played.get_json()["seq"]]


def test_a_location_is_kept_with_the_answer(client: FlaskClient) -> None:
    body = {"game": "carcassonne", "players": PLAYERS}
    key = {"Idempotency-Key": "0f" * 16}
    first = client.post(f"{API}/matches", json=body, headers=key)
    again = client.post(f"{API}/matches", json=body, headers=key)
    assert again.headers["Location"] == first.headers["Location"]


def test_a_request_without_a_token_is_refused_before_its_body(client: FlaskClient) -> None:
    """401, even if the body is wrong too; 404 if the path leads nowhere."""
    made = client.post(f"{API}/matches", json={"game": "carcassonne", "players": PLAYERS}).get_json()
    assert client.post(f"{API}/matches/{made['id']}/moves", json={}).status_code == 401
    assert client.post(f"{API}/matches/x/moves", json={}).status_code == 404
    assert client.put(f"{API}/catalogs/base", json={"tiles": None}).status_code == 401
    assert client.put(f"{API}/catalogs/user/x", json={"tiles": None}).status_code == 404


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[FlaskClient]:
    app = create_app(Settings(data_dir=str(tmp_path), limit_questions="3 per hour", limit_token="2 per hour"))
    yield app.test_client()
    app.extensions["services"].stop()


def test_answers_say_how_many_requests_are_left(limited: FlaskClient) -> None:
    seen = [limited.get(f"{API}/address") for _ in range(4)]
    assert [answer.status_code for answer in seen] == [200, 200, 200, 429]
    assert [answer.headers["RateLimit-Remaining"] for answer in seen] == ["2", "1", "0", "0"]
    assert {answer.headers["RateLimit-Limit"] for answer in seen} == {"3"}
    assert all(3_500 < int(answer.headers["RateLimit-Reset"]) <= 3_600 for answer in seen)
    assert 3_500 < int(seen[-1].headers["Retry-After"]) <= 3_600


def test_the_limit_with_the_fewest_requests_left_counts(limited: FlaskClient) -> None:
    answer = limited.get(f"{API}/address", headers={"Authorization": "Bearer any"})
    assert (answer.headers["RateLimit-Limit"], answer.headers["RateLimit-Remaining"]) == ("2", "1")


def test_addresses_without_a_limit_have_no_such_headers(limited: FlaskClient) -> None:
    assert "RateLimit-Limit" not in limited.get(f"{API}/games").headers
