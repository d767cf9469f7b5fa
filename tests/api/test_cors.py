"""CORS_ORIGINS: pages of other origins may use the API where they are named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app import create_app
from settings import Settings
from tests.api.border import API

BOT = "https://bot.example.org"
ASKED = {
    "Origin": BOT,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization, content-type, idempotency-key",
}


@pytest.fixture
def open_client(tmp_path: Path) -> Iterator[FlaskClient]:
    app = create_app(Settings(data_dir=str(tmp_path), cors_origins=f"{BOT}/, https://other.example.org"))
    yield app.test_client()
    app.extensions["services"].stop()


def test_cors_is_off_by_default(client: FlaskClient) -> None:
    for answer in (client.get(f"{API}/games", headers=ASKED), client.options(f"{API}/scores", headers=ASKED)):
        assert not [name for name, _ in answer.headers if name.startswith("Access-Control-")]


def test_a_named_origin_may_send_requests_with_a_token(open_client: FlaskClient) -> None:
    answer = open_client.options(f"{API}/matches/x/moves", headers=ASKED)
    assert answer.headers["Access-Control-Allow-Origin"] == BOT
    assert "authorization" in answer.headers["Access-Control-Allow-Headers"].lower()
    assert "POST" in answer.headers["Access-Control-Allow-Methods"]
    assert "Access-Control-Allow-Credentials" not in answer.headers


def test_it_may_read_answers_errors_and_headers(open_client: FlaskClient) -> None:
    for path in ("/games", "/rules/none"):
        answer = open_client.get(API + path, headers={"Origin": BOT})
        assert answer.headers["Access-Control-Allow-Origin"] == BOT
        assert {"Location", "Retry-After"} <= set(answer.headers["Access-Control-Expose-Headers"].split(", "))


@pytest.mark.parametrize("headers", [{}, {"Origin": BOT}, {"Origin": "https://evil.example"}])
def test_no_cache_hands_an_answer_to_another_origin(
    open_client: FlaskClient, headers: dict[str, str]
) -> None:
    for path in ("/games", "/rules/none"):
        varies = open_client.get(API + path, headers=headers).headers.getlist("Vary")
        assert ", ".join(varies).split(", ").count("Origin") == 1


def test_unlisted_origins_are_refused_and_the_page_is_not_shared(open_client: FlaskClient) -> None:
    answer = open_client.get(f"{API}/games", headers={"Origin": "https://evil.example"})
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert "Access-Control-Allow-Origin" not in open_client.get("/", headers={"Origin": BOT}).headers


def test_malformed_origins_are_refused() -> None:
    with pytest.raises(ValueError, match="CORS_ORIGINS"):
        Settings(cors_origins="https://bot.example.org/path")
