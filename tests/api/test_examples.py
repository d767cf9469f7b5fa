"""Every operation has an example, and all examples succeed in the order of the document."""

from __future__ import annotations

import json
from collections.abc import Iterator
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
