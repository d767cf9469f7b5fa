"""The whole OpenAPI document against the application: answers conform to it, and no request makes it fail.

The cases are made when a test runs: made while tests are collected, they would take twenty seconds of every
run of pytest, and of each of its workers. Of the cases that cover the schemas the suite sends one of each
kind (`kind_of`), and few random ones. A position or moves it covers by their example; a long test does so by
their schemas, in the first operation that takes each (`with_examples`). `--hypothesis-profile=search` sends
all.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

import pytest
import schemathesis
from flask import Flask
from schemathesis.generation.meta import CoveragePhaseData
from schemathesis.pytest.lazy import get_all_tests

from app import create_app
from settings import Settings
from tests.examples import searching

FEW, MANY = 2, 25  # random requests of each operation: in the suite, in a search
LARGE = {  # parts of request bodies: what they hold
    "position": "position", "start": "position", "setup": "position",
    "move": "moves", "moves": "moves", "changes": "changes",
}  # fmt: skip
DEEP = 5  # steps of a place in a schema that identify it, whatever is around it
DEEP_VALUES = 2  # the same for valid values, which are described from the outside in


def config() -> schemathesis.Config:
    """The same requests in every run, and the statuses of answers to valid ones."""
    return schemathesis.Config.from_dict(
        {
            "seed": 1,
            "generation": {"max-examples": MANY if searching() else FEW, "deterministic": True},
            # A well-formed body can still be invalid: an unknown tile, a feature that does not exist. A
            # generated token opens nothing.
            "checks": {
                "positive_data_acceptance": {
                    "expected-statuses": ["2xx", "304", "400", "401", "403", "404", "409", "415", "422"]
                }
            },
        }
    )


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """An application; its requests have a local client address."""
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
    yield app
    app.extensions["services"].stop()


def document(app: Flask, once: bool = False) -> schemathesis.BaseSchema:
    """The document; large parts of request bodies only as examples, or `once` by their schemas."""
    raw = app.test_client().get("/api/v1/openapi.json").get_json()
    if not searching():
        with_examples(raw, set() if once else set(LARGE.values()))
    loaded = schemathesis.openapi.from_dict(raw, config=config())
    loaded.app = app
    return loaded


def with_examples(raw: dict[str, Any], known: set[str]) -> None:
    """Leave each large part of request bodies in one operation only, none of the `known`; else its example.

    To cover a position takes thousands of cases, and many operations read it by the same schema. Where the
    example of an operation leaves a known position out, that of another one is taken.
    """
    operations = (each for path in raw["paths"].values() for each in path.values() if "responses" in each)
    contents = (each.get("requestBody", {}).get("content", {}) for each in operations)
    bodies = [
        each["application/json"]
        for each in contents
        if "$ref" in each.get("application/json", {}).get("schema", {})
    ]
    positions = [name for name, part in LARGE.items() if part == "position" and part in known]
    shown = next(body["example"]["position"] for body in bodies if "position" in body.get("example", {}))
    for body in bodies:
        whole = raw["components"]["schemas"][body["schema"]["$ref"].rpartition("/")[2]]
        parts = dict(whole["properties"])
        examples = dict.fromkeys(positions, shown) | body.get("example", {})
        for name in LARGE.keys() & parts.keys() & examples.keys():
            if LARGE[name] in known:
                parts[name] = {"enum": [examples[name]]}
            known.add(LARGE[name])
        body["schema"] = {**whole, "properties": parts}


def send(case: schemathesis.Case) -> None:
    """Send a request; the answer must conform to the document."""
    case.call_and_validate()


def kind_of(case: schemathesis.Case) -> Hashable:
    """What a covering case tries, and where.

    Deep in a body the operation does not matter: many have the same parts, such as a position, and read
    them by the same schema.
    """
    assert case.meta is not None
    data = case.meta.phase.data
    if not isinstance(data, CoveragePhaseData):  # an example of the document
        return id(case)
    place = data.location.strip("/").split("/") if data.location else []
    if len(place) > DEEP:
        return data.scenario, tuple(place[-DEEP:])
    tried = data.description.split(": ") if data.location is None else []
    if len(tried) > DEEP_VALUES:
        return data.scenario, tuple(tried[-DEEP_VALUES:])
    return case.operation.label, data.scenario, data.parameter_location, data.parameter, *place, *tried


def group_of(label: str) -> str:
    """The operations that share parts of their bodies: of matches, of photos and tile sets, the rest."""
    noun = label.split("/")[3]
    return {"matches": "matches", "photos": "photos", "catalogs": "photos"}.get(noun, "tables")


@pytest.mark.parametrize("group", ["matches", "photos", "tables"])
def test_every_operation(app: Flask, group: str) -> None:
    check(document(app), group)


@pytest.mark.parametrize("group", ["matches", "tables"])
def test_positions_and_moves_by_their_schemas(app: Flask, group: str) -> None:
    check(document(app, once=True), group)


def check(document: schemathesis.BaseSchema, group: str) -> None:
    """Send the cases of every operation of a group."""
    labels = [found.ok().label for found in document.get_all_operations()]
    assert len(labels) > 60
    mine = {label for label in labels if group_of(label) == group}
    some = document.include(lambda context: context.operation.label in mine)
    found = get_all_tests(schema=some, test_func=send, settings=None, given_kwargs={})
    tests = {operation.label: test for operation, test in (one.ok() for one in found)}
    assert set(tests) == mine
    known = set[Hashable]()
    for test in tests.values():
        if not searching():
            covering = getattr(test, "hypothesis_explicit_examples", ())
            test.hypothesis_explicit_examples = new_kinds(covering, known)
        test()


def new_kinds(cases: Iterable[Any], known: set[Hashable]) -> list[Any]:
    """The cases of kinds that are not known yet, which become known."""
    kinds = {kind_of(one.kwargs["case"]): one for one in cases}
    chosen = [one for kind, one in kinds.items() if kind not in known]
    known.update(kinds)
    return chosen
