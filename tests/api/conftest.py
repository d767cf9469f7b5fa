"""One application for all API tests: an empty data folder, rate limits too high to be reached.

Metrics read every body, too, so every hostile body passes through them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from settings import Settings
from tests.api.border import API, problem
from tests.api.matches import Table
from tests.conftest import DATABASES, fresh

MANY = "1000000 per second"
UNREACHED = {
    **{f"limit_{name}": MANY for name in ("token", "questions", "photos", "entrance", "join", "code")},
    "request_seconds": 60.0,  # the deadline has its tests; a busy machine must not reach it here
}


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return create_app(Settings(data_dir=str(tmp_path_factory.mktemp("data")), **UNREACHED))


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def ask(client: FlaskClient) -> Callable[..., Any]:
    """POST a body, expect this status, return the JSON."""

    def post(path: str, body: Any, status: int = 200, **headers: str) -> Any:
        answer = client.post(API + path, json=body, headers=headers)
        assert answer.status_code == status, answer.get_data(as_text=True)[:2000]
        return problem(answer) if status >= 400 else answer.get_json()

    return post


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Matches are tested on every database, but on one in modules with `DATABASE`, which test routes and
    rules."""
    named = any("match_app" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "match_app" in metafunc.fixturenames and not named:
        chosen = getattr(metafunc.module, "DATABASE", None)
        databases = DATABASES if chosen is None else (chosen,)
        metafunc.parametrize("match_app", databases, indirect=True, scope="session")


@pytest.fixture(scope="session")
def match_app(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """An application on SQLite, and one on PostgreSQL."""
    folder = tmp_path_factory.mktemp("matches")
    for url in fresh(request, folder):
        app = create_app(Settings(data_dir=str(folder), database_url=url, **UNREACHED))
        yield app
        app.extensions["services"].stop()


@pytest.fixture
def table(match_app: Flask) -> Table:
    """A new match of red and blue."""
    return Table.new(match_app.test_client())


@pytest.fixture(scope="session")
def photo_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """An application whose recogniser sees the same small board in every picture."""
    folder = str(tmp_path_factory.mktemp("photos"))
    fake = "tests.api.fake_recogniser:recognise"
    app = create_app(
        Settings(
            data_dir=folder,
            ratelimit_enabled=False,
            recogniser=fake,
            photo_seconds=60.0,
            request_seconds=60.0,
        )
    )
    yield app
    app.extensions["services"].stop()


@pytest.fixture
def phone(photo_app: Flask) -> FlaskClient:
    return photo_app.test_client()
