"""Sends the examples of the OpenAPI document in its order, and records the answers.

Ids and tokens come from earlier answers, as a client would take them; binary parts are drawn here.

    python -m tests.api.examples    record the answers in api/openapi/examples.json again
"""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import cv2
import numpy as np
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.openapi.examples import FILE, examples
from app import create_app
from settings import Settings
from tests.api.border import API

MAP = {
    "name": "Small map",
    "squares": [
        {"x": x, "y": y, **({"kind": "start"} if y == 0 and x < 2 else {})}
        for x in range(3)
        for y in range(3)
    ],
    "picture": {
        "size": [400, 300],
        "corners": [[50, 50], [350, 50], [350, 250], [50, 250]],
        "cells": [0, 0, 3, 3],
    },
}
MOST_ROWS = 2  # of a list of objects in a recorded answer
MOST_NAMES = 12  # of an object whose names are data
TEXT_ONLY = 400  # characters of a recorded text


def settings(folder: str) -> Settings:
    """An application that recognises the same board in every picture."""
    fake = "tests.api.fake_recogniser:recognise"
    return Settings(
        data_dir=folder, ratelimit_enabled=False, recogniser=fake, photo_seconds=60.0, request_seconds=60.0
    )


def in_order(document: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """(path, method, operation) in the order of the document, and what deletes something at the end."""
    rows = [
        (path, method, one | {"parameters": [*item.get("parameters", ()), *one.get("parameters", ())]})
        for path, item in document["paths"].items()
        for method, one in item.items()
        if method != "parameters"
    ]
    yield from (row for row in rows if row[1] != "delete")
    yield from (row for row in rows if row[1] == "delete")


def cards() -> bytes:
    """A photo of two single tiles on a plain table."""
    table = np.full((900, 1400, 3), (96, 120, 140), np.uint8)
    for left in (250, 850):
        card = table[300:600, left : left + 300]
        card[:] = (70, 160, 110)
        cv2.line(card, (150, 0), (150, 299), (235, 235, 235), 34)
        cv2.line(card, (0, 150), (299, 150), (235, 235, 235), 34)
        cv2.circle(card, (150, 150), 40, (60, 70, 90), -1)
    return bytes(cv2.imencode(".jpg", table)[1])


def board() -> bytes:
    """A sharp picture of a checkered board: the glance at its quality finds nothing to warn about."""
    rows, columns = np.indices((1200, 1600)) // 100
    shade = np.where((rows + columns) % 2, 70, 190) + np.random.default_rng(34).integers(
        -24, 25, (1200, 1600)
    )
    return bytes(cv2.imencode(".jpg", shade.astype(np.uint8))[1])


class Walk:
    """One walk through the document as a client: keeps the ids and tokens of what it has created."""

    def __init__(self, client: FlaskClient) -> None:
        self.client = client
        self.ids: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        self.code, self.export = "", None
        kept = self.client.post(f"{API}/catalogs", json=MAP)
        assert kept.status_code == 201, kept.get_data(as_text=True)
        self.map = kept.get_json()

    def send(self, path: str, method: str, operation: dict[str, Any]) -> TestResponse:
        """Send the example of an operation."""
        name, tag = operation["operationId"], operation["tags"][0]
        values = {p["name"]: p["example"] for p in operation.get("parameters", ()) if "example" in p}
        values |= self.ids | ({"catalog_id": self.map["id"]} if tag == "references" else {})
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "path":
                path = path.replace(
                    f"{{{parameter['name']}}}", quote(str(values[parameter["name"]]), safe="")
                )
        query = {
            p["name"]: values[p["name"]]
            for p in operation.get("parameters", ())
            if p["in"] == "query" and p["name"] in values
        }
        headers = {}
        if tag == "references":
            headers["Authorization"] = f"Bearer {self.map['token']}"
        elif operation["security"] and (token := self.tokens.get(self._kind(path))):
            headers["Authorization"] = f"Bearer {token}"
        body: dict[str, Any] = {}
        for media, content in operation.get("requestBody", {}).get("content", {}).items():
            if media == "application/json":
                body = self.written(self._current(name, content["example"]))
            else:
                body = {"data": self._form(name, content["example"])}
                headers["Prefer"] = "wait=30"
        answer = self.client.open(path, method=method.upper(), query_string=query, headers=headers, **body)
        if answer.status_code < 300:
            self._remember(name, answer)
        return answer

    def written(self, value: Any) -> dict[str, Any]:
        """A value as the JSON body of a request."""
        return {"json": value}

    @staticmethod
    def _kind(path: str) -> str:
        return path.removeprefix(f"{API}/").split("/")[0]

    def _current(self, name: str, example: Any) -> Any:
        if name == "post_join":
            return {**example, "code": self.code}
        return self.export if name == "post_import" and example == "EXPORT" else example

    def _form(self, name: str, example: dict[str, Any]) -> dict[str, Any]:
        data = cards() if name == "post_enrolment" else board()
        files = {key: (io.BytesIO(data), "picture.jpg") for key in example if key in ("photo", "picture")}
        return example | files

    def _remember(self, name: str, answer: TestResponse) -> None:
        if name == "post_catalog":
            self.ids["catalog_id"], self.tokens["catalogs"] = (
                answer.get_json()["id"],
                answer.get_json()["token"],
            )
        elif name == "post_photo":
            self.ids["photo_id"], self.tokens["photos"] = answer.get_json()["id"], answer.get_json()["token"]
        elif name == "post_match":
            made = answer.get_json()
            self.ids["match_id"], self.tokens["matches"] = made["id"], made["tokens"]["host"]
            self.code = made["join_code"]
            headers = {"Authorization": f"Bearer {self.tokens['matches']}"}
            self.export = self.client.get(f"{API}/matches/{made['id']}/export", headers=headers).get_json()


def text(answer: TestResponse) -> str:
    """The body of an answer as text; of a stream, its first event."""
    if answer.mimetype == "text/event-stream":
        first = next(iter(answer.response))
        answer.close()
        return first.decode() if isinstance(first, bytes) else str(first)
    return answer.get_data(as_text=True)


def shortened(value: Any) -> Any:
    """A recorded answer without most rows of long lists."""
    if isinstance(value, dict):
        return {name: shortened(inner) for name, inner in list(value.items())[: max(MOST_NAMES, 40)]}
    if isinstance(value, list):
        rows = value[:MOST_ROWS] if value and isinstance(value[0], dict | str) else value[:8]
        return [shortened(one) for one in rows]
    return value


def record() -> None:
    """Write the answers of the current code to the file of the examples."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(settings(folder))
        walk = Walk(app.test_client())
        document = app.test_client().get(f"{API}/openapi.json").get_json()
        recorded = {name: dict(example) for name, example in examples().items()}
        for path, method, operation in in_order(document):
            answer = walk.send(path, method, operation)
            name = operation["operationId"]
            body = (
                text(answer)
                if not answer.mimetype.startswith("image/") and answer.mimetype != "application/pdf"
                else ""
            )
            assert answer.status_code < 300, (name, answer.status_code, body[:2000])
            example = recorded.setdefault(name, {})
            if name == "post_import" and example["request"] == "EXPORT":
                example["request"] = walk.export
            example["status"] = str(answer.status_code)
            for key, id in walk.ids.items():
                if f"{{{key}}}" in path and operation["tags"][0] != "references":
                    example.setdefault("parameters", {})[key] = id
            if body.strip() and answer.mimetype == "application/json":
                example["answer"] = shortened(json.loads(body))
                if name == "get_schema":  # tools would follow the references in it
                    example["answer"] = {k: v for k, v in example["answer"].items() if isinstance(v, str)}
            elif body:
                example["answer"] = body[:TEXT_ONLY]
        app.extensions["services"].stop()
    FILE.write_text(json.dumps(recorded, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    record()
