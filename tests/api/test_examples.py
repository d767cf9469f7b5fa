"""Every operation has an example, and all examples succeed in the order of the document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator

from api.openapi.examples import examples
from app import create_app
from tests.api.border import API
from tests.api.examples import Walk, in_order, settings, text

BINARY = ("image/", "application/pdf")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    app = create_app(settings(str(tmp_path_factory.mktemp("examples"))))
    yield app.test_client()
    app.extensions["services"].stop()


@pytest.fixture(scope="module")
def document(client: FlaskClient) -> Any:
    return client.get(f"{API}/openapi.json").get_json()


def errors(document: Any, schema: Any, value: Any) -> list[str]:
    """What is wrong with a value, by JSON path; components are looked up in the document."""
    whole = {"components": document["components"], **schema}
    found = Draft202012Validator(whole).iter_errors(value)
    return [f"{error.json_path}: {error.message[:300]}" for error in found]


def test_all_examples_succeed_in_the_order_of_the_document(client: FlaskClient, document: Any) -> None:
    walk = Walk(client)
    for path, method, operation in in_order(document):
        name = operation["operationId"]
        answer = walk.send(path, method, operation)
        body = "" if answer.mimetype.startswith(BINARY) else text(answer)
        assert str(answer.status_code) == examples()[name]["status"], (name, body[:1000])
        described = operation["responses"][str(answer.status_code)]
        if answer.status_code == 201:
            assert "Location" in answer.headers, name
        if not described.get("content"):
            continue
        (media,) = described["content"]
        assert answer.mimetype == media, name
        if media == "application/json":
            assert errors(document, described["content"][media]["schema"], json.loads(body)) == [], name


def test_every_example_follows_its_schema(document: Any) -> None:
    for _, _, operation in in_order(document):
        name = operation["operationId"]
        for media, content in operation.get("requestBody", {}).get("content", {}).items():
            assert "example" in content, name
            if media == "application/json":
                assert errors(document, content["schema"], content["example"]) == [], name
        for status, answer in operation["responses"].items():
            for media, content in answer.get("content", {}).items():
                if "example" in content and media == "application/json":
                    assert errors(document, content["schema"], content["example"]) == [], (name, status)


def test_every_operation_has_an_example(document: Any) -> None:
    names = [operation["operationId"] for _, _, operation in in_order(document)]
    assert sorted(examples()) == sorted(names)
    for _, _, operation in in_order(document):
        name = operation["operationId"]
        (media, content), *_ = [
            *operation["responses"][examples()[name]["status"]].get("content", {}).items(),
            ("", {}),
        ]
        assert "example" in content or media.startswith(("image/", "application/pdf")) or not media, name


def test_nothing_required_may_be_left_out(client: FlaskClient, document: Any) -> None:
    """A request without a property that its schema requires is refused."""
    for path, method, operation in in_order(document):
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if content is None or operation["security"] == [{"token": []}]:
            continue
        schema = document["components"]["schemas"][content["schema"]["$ref"].rsplit("/", 1)[1]]
        for name in schema.get("required", ()):
            sent = {key: value for key, value in content["example"].items() if key != name}
            assert client.open(path, method=method.upper(), json=sent).status_code == 422, (path, name)


class Fractions(Walk):
    """Writes every whole number with a point, as programs do that know only one kind of number."""

    def written(self, value: Any) -> dict[str, Any]:
        def points(one: Any) -> Any:
            if isinstance(one, dict):
                return {name: points(inner) for name, inner in one.items()}
            if isinstance(one, list):
                return [points(inner) for inner in one]
            return float(one) if type(one) is int else one

        return {"data": json.dumps(points(value)), "content_type": "application/json"}


def test_a_whole_number_may_have_a_point(tmp_path: Path) -> None:
    """In JSON Schema 1.0 is an integer."""
    walks = []
    for kind in (Walk, Fractions):
        app = create_app(settings(str(tmp_path / kind.__name__)))
        walks.append(kind(app.test_client()))
    document = walks[0].client.get(f"{API}/openapi.json").get_json()
    sent = 0
    for path, method, operation in in_order(document):
        name, takes = operation["operationId"], operation.get("requestBody", {}).get("content", {})
        if "application/json" not in takes and name not in ("post_photo", "post_enrolment"):
            continue  # those two begin what later bodies are about
        plain, fractions = (walk.send(path, method, operation) for walk in walks)
        assert fractions.status_code == plain.status_code, (name, text(fractions)[:1000])
        if "{" not in path and plain.status_code == 200 and name != "post_join":  # with a token
            assert fractions.get_json() == plain.get_json(), name
            sent += 1
    assert sent >= 6
    for walk in walks:
        walk.client.application.extensions["services"].stop()


@pytest.mark.parametrize("number", ["1.5", "true", '"1"', '"1.0"', "1e-1", "1e400", "[1.0]"])
def test_what_is_no_whole_number_is_refused(client: FlaskClient, number: str) -> None:
    body = """{"position": {"game": "carcassonne", "players": [{"id": "red", "points": %s}],
               "tiles": [{"x": %s, "y": 0, "tile": "base/D", "rotation": 0}]}}"""
    answers = [
        client.post(f"{API}/scores", data=body % values, content_type="application/json")
        for values in ((number, "0"), ("0", number))
    ]
    assert {one.status_code for one in answers} <= {400, 422}
