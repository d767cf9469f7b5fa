"""The whole OpenAPI document against the application: answers conform to it, and no request makes it fail."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis

from app import create_app
from settings import Settings

CONFIG = schemathesis.Config.from_dict(
    {
        "seed": 1,
        "generation": {"max-examples": 25, "deterministic": True},
        # A well-formed body can still be invalid: an unknown tile, a feature that does not exist. A generated
        # token opens nothing.
        "checks": {
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "304", "400", "401", "403", "404", "409", "415", "422"]
            }
        },
    }
)


FOLDER = tempfile.TemporaryDirectory()
APP = create_app(
    Settings(data_dir=FOLDER.name, ratelimit_enabled=False, recogniser="tests.api.fake_recogniser:recognise")
)
WHOLE = APP.wsgi_app


def from_here(environ: dict[str, Any], start: Any) -> Any:
    """The application with a local client address, which requests without a server lack."""
    return WHOLE({**environ, "REMOTE_ADDR": "127.0.0.1"}, start)


APP.wsgi_app = from_here  # type: ignore[method-assign]
schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", APP, config=CONFIG)


@pytest.fixture(scope="module", autouse=True)
def house() -> Iterator[None]:
    """Close the application after all operations."""
    yield
    APP.extensions["services"].stop()
    FOLDER.cleanup()


@schema.parametrize()
def test_every_operation(case: schemathesis.Case) -> None:
    case.call_and_validate()
