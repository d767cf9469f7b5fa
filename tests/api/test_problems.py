"""Whatever a client sends, the answer is a machine-readable problem: never a page, never a 500."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st

from api.http.problem import KINDS
from app import create_app
from settings import Settings
from tests.api.border import API, position, problem

TABLE = position((0, 0, "base/D", 0))
PLACEMENTS = f"{API}/placements"


def send(client: FlaskClient, body: bytes, content_type: str | None = "application/json") -> Any:
    return client.post(PLACEMENTS, data=body, content_type=content_type)


@pytest.mark.parametrize(
    "path", ["/api/v1/nothing", "/api/v1/", "/api/v1/games/", "/nothing/here", "/api/v1//games"]
)
def test_unknown_address(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    problem(answer)


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/placements"), ("DELETE", "/games"), ("PUT", "/scores")]
)
def test_wrong_method_names_the_right_ones(client: FlaskClient, method: str, path: str) -> None:
    answer = client.open(API + path, method=method)
    assert answer.status_code == 405
    problem(answer)
    allowed = set(answer.headers["Allow"].split(", "))
    assert method not in allowed
    assert allowed & {"GET", "POST"}


def test_details_about_one_request_only(client: FlaskClient) -> None:
    assert problem(client.get("/api/v1/nothing"))["general"] is True
    assert "general" not in problem(send(client, b""))


UNPARSABLE = {
    "empty": b"",
    "blank": b"  \n ",
    "text": b"hello",
    "cut off": b'{"position": {"game": "carcassonne"',
    "not UTF-8": b'{"tile": "\xff\xfe"}',
    "UTF-16": '{"tile": "base/D"}'.encode("utf-16"),
    "NaN": b'{"tile": NaN}',
    "Infinity": b'{"tile": -Infinity}',
    "too large a float": b'{"tile": 1e999}',
    "more digits than an int may have": b'{"tile": ' + b"9" * 5000 + b"}",
    "a name twice": b'{"tile": "base/D", "tile": "base/E"}',
    "nested deeply": b"[" * 100_000 + b"]" * 100_000,
    "nested a little too deeply": b'{"tile": ' + b"[" * 40 + b"]" * 40 + b"}",
    "nested almost as deeply as the stack": b'{"tile": ' + b"[" * 900 + b"]" * 900 + b"}",
    "nested deeply in objects": b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
    "half a surrogate pair": b'{"tile": "\\ud800"}',
    "half a surrogate pair as a name": b'{"\\udfff": 1}',
    "NUL": b'{"tile": "base\\u0000D"}',
    "control character": b'{"tile": "a\x01"}',
    "trailing words": b'{"tile": "base/D"} and more',
}


@pytest.mark.parametrize("name", UNPARSABLE)
def test_unparsable_body(client: FlaskClient, name: str) -> None:
    answer = send(client, UNPARSABLE[name])
    assert answer.status_code == 400
    assert problem(answer)["type"].endswith("#unparsable")


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (b'{"tile": "a\\u0007"}', "tile"),
        (b'{"position": [{"\\u001b": 1}]}', "position[0]"),
        (b'{"tile": "a\\u009bb"}', "tile"),
        ('{"tile": "a\x9b31mb"}'.encode(), "tile"),
        (b'{"tile": "a\x7f"}', "tile"),
        ('{"a": {"b": "\ufffe"}}'.encode(), "a.b"),
    ],
)
def test_control_characters_are_named_with_their_place(client: FlaskClient, body: bytes, path: str) -> None:
    answer = send(client, body)
    assert answer.status_code == 422
    assert list(problem(answer)["errors"]) == [path]


def test_a_backslash_and_line_ends_are_text(client: FlaskClient) -> None:
    answer = send(client, json.dumps({"tile": "\\u0000 \n\t"}).encode())
    assert answer.status_code == 422


@pytest.mark.parametrize("body", [b"null", b"[]", b"3", b'"text"', b"true", b"[{}]"])
def test_body_that_is_not_an_object(client: FlaskClient, body: bytes) -> None:
    answer = send(client, body)
    assert answer.status_code == 422
    assert problem(answer)["errors"] == {"$": ["Must be an object."]}


@pytest.mark.parametrize(
    "content_type",
    [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml"],
)
def test_wrong_media_type(client: FlaskClient, content_type: str | None) -> None:
    answer = send(client, json.dumps({"position": TABLE, "tile": "base/D"}).encode(), content_type)
    assert answer.status_code == 415
    assert problem(answer)["accept"] == "application/json"


@pytest.mark.parametrize(("encoding", "status"), [("gzip", 415), ("br", 415), ("identity", 200)])
def test_a_compressed_body_is_not_taken(client: FlaskClient, encoding: str, status: int) -> None:
    body = json.dumps({"position": TABLE, "tile": "base/D"})
    headers = {"Content-Encoding": encoding, "Content-Type": "application/json"}
    answer = client.post(f"{API}/placements", data=body, headers=headers)
    assert answer.status_code == status
    if status == 415:
        assert "compressed" in problem(answer)["detail"]


def test_json_may_say_its_charset_and_begin_with_a_mark(client: FlaskClient) -> None:
    body = b"\xef\xbb\xbf" + json.dumps({"position": TABLE, "tile": "base/D"}).encode()
    assert send(client, body, "application/json; charset=utf-8").status_code == 200


class Endless:
    """A body without end that counts how much of it is read."""

    taken = 0

    def read(self, size: int = -1) -> bytes:
        size = 65_536 if size < 0 else min(size, 65_536)
        self.taken += size
        return b" " * size

    readline = read


@pytest.mark.parametrize(
    "length", [{"CONTENT_LENGTH": "50000000"}, {"CONTENT_LENGTH": "", "wsgi.input_terminated": True}]
)
@pytest.mark.parametrize("path", ["/placements", "/scores", "/rulings"])
def test_fifty_megabytes_are_refused_and_never_held(
    client: FlaskClient, path: str, length: dict[str, Any]
) -> None:
    body = Endless()
    environ = {"wsgi.input": body, "CONTENT_TYPE": "application/json", **length}
    tracemalloc.start()
    answer = client.post(API + path, environ_overrides=environ)
    taken = body.taken
    answer.close()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert answer.status_code == 413
    problem(answer)
    assert taken < 3_000_000
    assert peak < 12_000_000
    assert body.taken < 100_000_000


WHOLE = json.dumps({"position": TABLE, "tile": "base/D", "player": "red"}).encode()


@settings(max_examples=400)
@given(at=st.integers(0, len(WHOLE)), cut=st.integers(0, 20), put=st.binary(max_size=6))
def test_a_body_with_any_byte_damaged(client: FlaskClient, at: int, cut: int, put: bytes) -> None:
    answer = send(client, WHOLE[:at] + put + WHOLE[at + cut :])
    assert answer.status_code in (200, 400, 422)
    if answer.status_code != 200:
        problem(answer)


@pytest.mark.parametrize(
    "headers",
    [
        {"Accept-Language": "en;q=abc,,;;=,*;q=9"},
        {"Accept-Language": "\xff" * 50},
        {"Accept-Language": "x" * 5000},
        {"Accept": "text/html"},
        {"Accept-Encoding": "\xe9"},
        {"If-None-Match": '"'},
        {"If-Modified-Since": "yesterday"},
        {"Range": "bytes=5-1,9-"},
        {"Authorization": "Bearer \xff"},
        {"Content-Type": "application/json; charset=\xff"},
        {"Content-Type": "application/json; charset=utf-16"},
        {"Content-Length": "-1"},
        {"Content-Length": "many"},
        {"Host": "a b"},
        {"X-Forwarded-For": "nonsense, ,"},
    ],
)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/placements"), ("POST", "/rulings"), ("GET", "/games")]
)
def test_odd_headers(client: FlaskClient, method: str, path: str, headers: dict[str, str]) -> None:
    answer = client.open(
        API + path, method=method, data=WHOLE, headers={"Content-Type": "application/json"} | headers
    )
    assert answer.status_code in (200, 206, 304, 400, 415, 416, 422)
    if answer.status_code >= 400:
        problem(answer)


@pytest.mark.parametrize(
    "path",
    [
        "/games/%ff",
        "/games/" + "a" * 3000,
        "/rules/%00",
        "/rules/CB-P2/",
        "/catalogs/..%2F..%2Fapp",
        "/catalogs/%2e%2e/pyproject.toml",
        "/catalogs/%0d%0aSet-Cookie:a=b",
        "/catalogs/base?x=%ff&x=%00",
    ],
)
def test_odd_addresses(client: FlaskClient, path: str) -> None:
    answer = client.get(API + path)
    assert answer.status_code == 200 if "?" in path else 404
    assert "Set-Cookie" not in answer.headers


def test_too_many_requests(tmp_path: Any) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), limit_questions="2 per minute"))
    client = app.test_client()
    answers = [client.post(PLACEMENTS, json={}) for _ in range(4)]
    assert [a.status_code for a in answers] == [422, 422, 429, 429]
    assert problem(answers[-1])["type"].endswith("#too-many")
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 60
    games = client.get(f"{API}/games")
    assert games.status_code == 200
    assert "Retry-After" not in games.headers


def test_a_bug_is_logged_and_reveals_nothing(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    other = create_app(app.config["SETTINGS"])

    @other.get("/fault")
    def fault() -> str:
        raise RuntimeError("secret inside words")

    answer = other.test_client().get("/fault")
    assert answer.status_code == 500
    assert "secret" not in json.dumps(problem(answer))
    assert "secret inside words" in caplog.text


@pytest.mark.parametrize("path", ["/api/v1/games", "/api/v1/docs", "/api/v1/openapi.json", "/api/v1/nothing"])
def test_every_answer_is_guarded(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_every_kind_of_problem_is_explained_on_the_docs_page(client: FlaskClient) -> None:
    page = client.get(f"{API}/docs").get_data(as_text=True)
    for kind in KINDS:
        assert f'id="{kind}"' in page


@pytest.mark.parametrize("host", ["x" * 300, "a..b", "." + "y" * 64])
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/health"), ("POST", "/matches/join"), ("GET", "/nothing")]
)
def test_a_host_that_a_proxy_passes_on_wrongly_is_named(
    host: str, method: str, path: str, tmp_path: Path
) -> None:
    client = create_app(Settings(data_dir=str(tmp_path), trusted_proxies=1)).test_client()
    answer = client.open(API + path, method=method, headers={"X-Forwarded-Host": host})
    assert (answer.status_code, list(problem(answer)["errors"])) == (422, ["X-Forwarded-Host"])
    answer = client.open(API + path, method=method, headers={"Host": host})
    assert (answer.status_code, list(problem(answer)["errors"])) == (422, ["Host"])
