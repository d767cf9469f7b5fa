"""The whole OpenAPI document against the application: answers conform to it, and no request makes it fail.

The cases are made when a test runs: made while tests are collected, they would take twenty seconds of every
run of pytest, and of each of its workers. Of the tens of thousands of cases that cover the schemas, the suite
sends one for each scenario and place in the body; `--hypothesis-profile=search` sends all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.generation.meta import CoveragePhaseData
from schemathesis.pytest.lazy import get_all_tests

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
SHARES = 10  # of the operations, for several workers


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.BaseSchema]:
    """The document of an application; its requests have a local client address."""
    app = create_app(
        Settings(
            data_dir=str(tmp_path_factory.mktemp("schemathesis")),
            ratelimit_enabled=False,
            recogniser="tests.api.fake_recogniser:recognise",
        )
    )
    whole = app.wsgi_app

    def from_here(environ: dict[str, Any], start: Any) -> Any:
        return whole({**environ, "REMOTE_ADDR": "127.0.0.1"}, start)

    app.wsgi_app = from_here  # type: ignore[method-assign]
    yield schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app, config=CONFIG)
    app.extensions["services"].stop()


def checker() -> Callable[[schemathesis.Case], None]:
    """Sends a request; the answer must conform to the document."""
    known = set[Hashable]()
    sends_all = settings.get_current_profile_name() == "search"

    def check(case: schemathesis.Case) -> None:
        kind = kind_of(case)
        if kind is None or kind not in known or sends_all:
            known.add(kind)
            case.call_and_validate()

    return check


def kind_of(case: schemathesis.Case) -> Hashable | None:
    """What a case of the coverage phase tries, and where; None for a random case."""
    data = case.meta.phase.data if case.meta else None
    if not isinstance(data, CoveragePhaseData):
        return None
    tried = data.description if data.location is None else data.scenario
    return case.operation.label, tried, data.parameter_location, data.parameter, data.location


@pytest.mark.parametrize("share", range(SHARES))
def test_every_operation(document: schemathesis.BaseSchema, share: int) -> None:
    labels = [found.ok().label for found in document.get_all_operations()]
    assert len(labels) > 60
    mine = set(labels[share::SHARES])
    some = document.include(lambda context: context.operation.label in mine)
    found = get_all_tests(schema=some, test_func=checker(), settings=None, given_kwargs={})
    tests = {operation.label: test for operation, test in (one.ok() for one in found)}
    assert set(tests) == mine
    for test in tests.values():
        test()
