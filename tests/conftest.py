"""Shared by all tests: the profile of Hypothesis, and databases.

Every test with the fixture `database_url` runs on SQLite and on PostgreSQL.
"""

from __future__ import annotations

import gc
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import postgres
from tests.long_tests import pytest_addoption, pytest_collection_modifyitems  # noqa: F401 - pytest calls them

gc.set_threshold(100_000, 20, 20)  # what tests are collected into is kept anyway
DATABASES = ("sqlite", "postgresql")

# The one profile of Hypothesis. The time of an example depends more on the load of the machine than
# on the code, so no test fails for that. All examples of a test share its fixtures, which they do not change.
# The examples are the same in every run; `--hypothesis-profile=search` looks for new ones.
settings.register_profile(
    "referee",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile("search", settings.get_profile("referee"), derandomize=False)
settings.load_profile("referee")


def pytest_collection_finish() -> None:
    """Exclude thousands of collected tests from garbage collection, which took a third of the time."""
    gc.collect()
    gc.freeze()


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
