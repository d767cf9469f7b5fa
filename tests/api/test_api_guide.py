"""The examples of docs/api.md work."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import types
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.examples import board

GUIDE = (Path(__file__).parents[2] / "docs/api.md").read_text("utf-8")
HOST = "http://localhost:8000"
CURLS = re.findall(r"```sh\ncurl (\S+) (.*?)```", GUIDE, re.DOTALL)
HOUSE = Path(__file__).parents[2]
TSC = HOUSE / "node_modules/typescript/bin/tsc"
TYPES = HOUSE / "web/types/api.d.ts"
READER = r"""
const asked = [];
const first = "id: 1\nevent: change\ndata: {\"seq\":1}\n\nid: 2\nev";
const second = "ent: change\ndata: {\"seq\":2}\n\n";
globalThis.fetch = async (_, { headers }) => {
  asked.push(headers["Last-Event-ID"]);
  if (asked.length > 1) return { ok: false, status: 404 };
  return new Response(new ReadableStream({
    start(pipe) {
      for (const part of [first, second]) pipe.enqueue(new TextEncoder().encode(part));
      pipe.close();
    },
  }));
};
try {
  for await (const one of events("/events", "token")) console.log(one.type, JSON.stringify(one.data));
} catch {
  console.log(asked.join(" "));
}
"""
PYTHON = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize(("address", "rest"), CURLS)
def test_the_curl_examples_succeed(client: FlaskClient, phone: FlaskClient, address: str, rest: str) -> None:
    path = address.removeprefix(HOST)
    if sent := re.search(r"-d '(.*)'", rest, re.DOTALL):
        answer = client.post(path, json=json.loads(sent[1]))
    else:
        form: dict[str, Any] = dict(re.findall(r"-F (\w+)=(\S+)", rest))
        assert form["photo"].startswith("@")
        form["photo"] = (io.BytesIO(board()), form["photo"][1:])
        answer = phone.post(path, data=form, headers=dict(re.findall(r"-H '(\S+): (.*?)'", rest)))
        assert answer.get_json()["status"] in {"queued", "reading", "done", "unreadable"}
    assert answer.status_code in {200, 201, 202}, answer.get_data(as_text=True)


def test_the_example_of_the_readme(client: FlaskClient) -> None:
    readme = (HOUSE / "README.md").read_text("utf-8")
    (sent,) = re.findall(r"curl -s localhost:8000/api/v1/rulings .*? -d '(.*?)'\n", readme, re.DOTALL)
    answer = client.post("/api/v1/rulings", json=json.loads(sent)).get_json()
    assert (answer["legal"], [one["rule"] for one in answer["reasons"]]) == (False, ["CB-P2"])
    assert {one["tile"] for one in answer["alternatives"]} == {"base/E"}


@pytest.mark.parametrize(
    ("number", "last"),
    [
        (0, "red 4 Red scores 4 for a completed city: 2 tiles × 2 = 4\\.\n4"),
        (1, r"\{'red': \d+, 'blue': \d+\}"),
    ],
)
def test_the_python_examples_run(
    client: FlaskClient, capsys: pytest.CaptureFixture[str], number: int, last: str
) -> None:
    """`requests` is replaced by the test client, which takes nearly the same arguments."""

    def ask(method: str, address: str, params: Any = None, **more: Any) -> Any:
        answer = client.open(address.removeprefix(HOST), method=method, query_string=params, **more)
        assert answer.status_code < 300, answer.get_data(as_text=True)
        return types.SimpleNamespace(json=answer.get_json)

    requests = types.SimpleNamespace(
        get=lambda address, **more: ask("GET", address, **more),
        post=lambda address, **more: ask("POST", address, **more),
    )
    exec(PYTHON[number].replace("import requests\n", ""), {"requests": requests})
    assert re.fullmatch(last, capsys.readouterr().out.strip())


def test_every_python_example_is_run() -> None:
    assert len(PYTHON) == 2


def test_the_typescript_example_has_the_types_of_the_document(tmp_path: Path) -> None:
    if not TSC.exists():
        pytest.skip("npm ci was not run: TypeScript is not there")
    (code,) = re.findall(r"```ts\n(.*?)```", GUIDE, re.DOTALL)
    (tmp_path / "photo.ts").write_text(code, "utf-8")
    (tmp_path / "api.d.ts").write_bytes(TYPES.read_bytes())
    options = "--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom"
    done = subprocess.run(
        ["node", str(TSC), *options.split(), "photo.ts"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_the_javascript_example_reads_events(tmp_path: Path) -> None:
    """A stream that comes in two pieces: each event is read once, and the next connection continues."""
    if shutil.which("node") is None:
        pytest.skip("Node is not there")
    (code,) = re.findall(r"```js\n(.*?)```", GUIDE, re.DOTALL)
    script = tmp_path / "events.mjs"
    script.write_text(code + READER, "utf-8")
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, check=False)
    assert (done.stdout.split("\n")[:3], done.stderr) == (
        ['change {"seq":1}', 'change {"seq":2}', "0 2"],
        "",
    )


def test_paths_of_the_guide_exist(client: FlaskClient) -> None:
    paths = client.get("/api/v1/openapi.json").get_json()["paths"]
    known = {re.sub(r"{\w+}", "{id}", path.removeprefix("/api/v1")) for path in paths}
    named = re.findall(r"(?:GET|POST|PUT|PATCH|DELETE) (/[a-z{}/]*)", GUIDE)
    assert named
    assert set(named) <= known
