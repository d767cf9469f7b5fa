"""Databases for the tests: every test that asks for `database_url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a running PostgreSQL (see tests.postgres.server)."""
    if postgres.binaries() is None:
        pytest.skip(postgres.MISSING)
    with postgres.server() as address:
        yield address


def fresh(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """A new database of the kind that the parameter names."""
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'deep' / 'down' / 'referee.db'}"
    else:
        server = request.getfixturevalue("postgres_server")
        with postgres.database(server, f"t{secrets.token_hex(6)}") as url:
            yield url


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    yield from fresh(request, tmp_path)
