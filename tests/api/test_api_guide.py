"""The examples of docs/api.md work (34)."""

from __future__ import annotations

import json
import re
import types
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

GUIDE = (Path(__file__).parents[2] / "docs/api.md").read_text("utf-8")
HOST = "http://localhost:8000"
CURLS = re.findall(r"```sh\ncurl (\S+) (.*?)```", GUIDE, re.DOTALL)
PYTHON = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize(("address", "rest"), CURLS)
def test_the_curl_examples_succeed(client: FlaskClient, address: str, rest: str) -> None:
    sent = re.search(r"-d '(.*)'", rest, re.DOTALL)
    assert sent is not None
    answer = client.post(address.removeprefix(HOST), json=json.loads(sent[1]))
    assert answer.status_code == 200, answer.get_data(as_text=True)


def test_the_python_example_plays_a_turn(client: FlaskClient, capsys: pytest.CaptureFixture[str]) -> None:
    """`requests` is replaced by the test client, which takes nearly the same arguments."""

    def ask(method: str, address: str, params: Any = None, **more: Any) -> Any:
        answer = client.open(address.removeprefix(HOST), method=method, query_string=params, **more)
        assert answer.status_code < 300, answer.get_data(as_text=True)
        return types.SimpleNamespace(json=answer.get_json)

    requests = types.SimpleNamespace(
        get=lambda address, **more: ask("GET", address, **more),
        post=lambda address, **more: ask("POST", address, **more),
    )
    (code,) = PYTHON
    exec(code.replace("import requests\n", ""), {"requests": requests})
    assert capsys.readouterr().out.strip().endswith("blue")


def test_paths_of_the_guide_exist(client: FlaskClient) -> None:
    paths = client.get("/api/v1/openapi.json").get_json()["paths"]
    known = {re.sub(r"{\w+}", "{id}", path.removeprefix("/api/v1")) for path in paths}
    named = re.findall(r"(?:GET|POST|PUT|PATCH|DELETE) (/[a-z{}/]*)", GUIDE)
    assert named
    assert set(named) <= known
