"""The whole OpenAPI document against the application: what it promises holds, and nothing makes it fail."""

from __future__ import annotations

import tempfile

import schemathesis

from app import create_app
from settings import Settings

CONFIG = schemathesis.Config.from_dict(
    {
        "seed": 1,
        "generation": {"max-examples": 12, "deterministic": True},
        # What is right in form can still be wrong in content: an unknown tile, a feature that is not there.
        "checks": {
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "304", "400", "404", "409", "415", "422"]
            }
        },
    }
)


FOLDER = tempfile.TemporaryDirectory()
APP = create_app(Settings(data_dir=FOLDER.name, ratelimit_enabled=False))
schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", APP, config=CONFIG)


@schema.parametrize()
def test_every_operation(case: schemathesis.Case) -> None:
    case.call_and_validate()
