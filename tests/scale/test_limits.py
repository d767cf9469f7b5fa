"""Guessing is rate-limited: per address, per code from all clients, and per token."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from settings import Settings
from tests.api.border import API, problem


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    made = create_app(
        Settings(
            data_dir=str(tmp_path), limit_join="9 per hour", limit_code="3 per hour", limit_token="2 per hour"
        )
    )
    yield made
    made.extensions["services"].stop()


def test_guesses_of_one_code_are_limited_over_all_addresses(app: Flask) -> None:
    statuses = []
    for number in range(5):
        body = {"code": "ABCD-EFGH" if number % 2 else "abcdefgh"}
        answer = app.test_client().post(
            f"{API}/matches/join", json=body, environ_base={"REMOTE_ADDR": f"10.0.0.{number}"}
        )
        statuses.append(answer.status_code)
    assert statuses == [404, 404, 404, 429, 429]
    assert problem(answer)["type"].endswith("#too-many")
    assert int(answer.headers["Retry-After"]) > 0
    assert app.test_client().post(f"{API}/matches/join", json={"code": "JKLM-NPQR"}).status_code == 404


def test_guesses_of_codes_are_limited_per_address(app: Flask) -> None:
    letters = "ABCDEFGHJK"
    statuses = [
        app.test_client().post(f"{API}/matches/join", json={"code": f"AAAA-AAA{letter}"}).status_code
        for letter in letters
    ]
    assert statuses == [404] * 9 + [429]


def test_a_body_that_is_not_an_object_is_still_refused(app: Flask) -> None:
    for body in (b"[]", b"{", b'{"code": 7}'):
        answer = app.test_client().post(f"{API}/matches/join", data=body, content_type="application/json")
        assert answer.status_code in (400, 422)


def test_a_deeply_nested_body_is_still_refused(app: Flask) -> None:
    """The rate limit of join codes reads the body before its nesting is checked."""
    for body in (b"[" * 5_000, b'{"code":' * 5_000, b"[" * 5_000 + b"]" * 5_000):
        answer = app.test_client().post(f"{API}/matches/join", data=body, content_type="application/json")
        assert answer.status_code == 400
        assert "nested too deeply" in problem(answer)["detail"]


def test_a_token_is_counted_wherever_it_comes_from(app: Flask) -> None:
    statuses = [
        app.test_client()
        .get(
            f"{API}/matches/nothing12",
            headers={"Authorization": "Bearer a"},
            environ_base={"REMOTE_ADDR": f"10.0.1.{number}"},
        )
        .status_code
        for number in range(3)
    ]
    assert statuses == [404, 404, 429]
