"""A request that cannot succeed is refused by its head, before its body is received."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from gunicorn.config import Config

from api.routes.enrolment import MOST_PHOTOS
from server.bodies import Arrived, Spool
from server.worker import BufferingWorker
from settings import Settings
from tests.api.matches import NEW
from tests.server.connections import FORM_HEADER, FORM_TYPE, answer, form, talk
from tests.serving import API, Server, ask
from tests.soak.slow_senders import photo, post

WHOLE = photo(0, 300_000).partition(b"\r\n\r\n")[2] + b"\r\n--x--\r\n"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server that takes four photos an hour, and tries at six join codes, two of them with one code."""
    folder = tmp_path_factory.mktemp("limited")
    more = {"RATELIMIT_ENABLED": "1", "LIMIT_PHOTOS": "4 per hour"}
    more |= {"LIMIT_JOIN": "6 per hour", "LIMIT_CODE": "2 per hour", "LIMIT_ENTRANCE": "2 per hour"}
    running = Server(folder, f"sqlite:///{folder}/referee.db", workers=1, more=more)
    assert ask(running.port, "GET", "/games", timeout=300)[0] == 200  # it has started
    yield running.port
    running.kill()
    assert "Traceback" not in "".join(running.output), "".join(running.output)[-4000:]


def test_an_upload_over_the_limit_is_refused_by_its_head(limited: int) -> None:
    left = []
    for sent in (WHOLE, WHOLE[:9], b""):  # with the head; partly; all of it later
        with talk(limited, form(len(WHOLE)) + sent) as one:
            one.sendall(WHOLE[len(sent) :])
            status, headers, _ = answer(one)
        assert status == 415  # no picture, by its first bytes
        left.append((headers["ratelimit-limit"], headers["ratelimit-remaining"]))
    assert left == [("4", "3"), ("4", "2"), ("4", "1")]  # each counted once
    with talk(limited, form(len(WHOLE), "Expect: 100-continue\r\n")) as one:
        assert one.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
        one.sendall(WHOLE)
        assert answer(one)[1]["ratelimit-remaining"] == "0"
    for head in (form(20_000_000), form(20_000_000, "Expect: 100-continue\r\n")):
        with talk(limited, head) as one:  # sends nothing more, and is answered
            status, headers, content = answer(one)
        assert status == 429
        assert 0 < int(headers["retry-after"]) <= 3600
        assert headers["content-type"] == "application/problem+json"
        assert headers["connection"] == "close"
        assert json.loads(content)["type"].endswith("#too-many")


def test_a_json_body_over_the_limit_is_refused_by_its_head(limited: int) -> None:
    body = b'{"code": "ABCD-EFGH"}'
    length = f"Content-Length: {len(body)}\r\n"
    left = []
    for first in (body, body[:5], b""):  # with the head; partly; all of it later
        waits = "" if first == body else "Expect: 100-continue\r\n"
        with talk(limited, post("/matches/join", length + waits, first)) as one:
            if waits:
                assert one.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"  # its head has been passed alone
            one.sendall(body[len(first) :])
            status, headers, _ = answer(one)
        left.append((status, headers["ratelimit-remaining"]))
    assert left == [(404, "1"), (404, "0"), (429, "0")]  # each counted once, those of one code too
    made = [ask(limited, "POST", "/matches", NEW)[0] for _ in range(3)]
    assert made == [201, 201, 429]
    for more in ("Content-Length: 1900000\r\n", "Transfer-Encoding: chunked\r\n"):
        for expect in ("", "Expect: 100-continue\r\n"):
            with talk(limited, post("/matches", more + expect, b"")) as one:  # sends nothing more
                status, headers, content = answer(one)
            assert status == 429
            assert 0 < int(headers["retry-after"]) <= 3600
            assert headers["ratelimit-remaining"] == "0"
            assert headers["connection"] == "close"
            assert json.loads(content)["type"].endswith("#too-many")


def test_a_body_whose_token_opens_nothing_is_not_received(port: int) -> None:
    match = ask(port, "POST", "/matches", NEW)[1]
    where = f"/matches/{match['id']}"
    for token, path, status in (
        ("", "/moves", 401),
        ("x" * 32, "/moves", 403),
        (match["tokens"]["viewer"], "/moves", 403),
        (match["tokens"]["viewer"], "/photos", 403),
        (match["tokens"]["players"]["red"], "/tokens", 403),
    ):
        more = f"Authorization: Bearer {token}\r\n" if token else ""
        for size in (1_000, 1_900_000):
            with talk(port, post(where + path, f"{more}Content-Length: {size}\r\n", b"{")) as one:
                found, headers, content = answer(one)
            assert found == status, (path, content)
            assert headers["content-type"] == "application/problem+json"
            assert headers["connection"] == "close"


@pytest.mark.parametrize(
    ("method", "path", "kind", "size"),
    [
        ("POST", "/catalogs", "application/json", 1_000_001),
        ("POST", "/catalogs/check", "application/json", 1_999_999),
        ("POST", "/photos", FORM_TYPE, 26_000_001),
        ("POST", "/photos/tile", FORM_TYPE, 70_000_000),
        ("GET", "/games", FORM_TYPE, 2_000_001),
        ("GET", "/catalogs", FORM_TYPE, 70_000_000),
    ],
)
def test_a_body_too_large_for_its_route_is_not_received(
    port: int, method: str, path: str, kind: str, size: int
) -> None:
    """Its head states the size; without that, the server takes as much as the route may have."""
    head = f"{method} {API}{path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\n"
    for expect in ("", "Expect: 100-continue\r\n"):
        with talk(port, f"{head}{expect}Content-Length: {size}\r\n\r\n".encode()) as one:
            status, headers, content = answer(one)
        assert status == 413
        assert headers["connection"] == "close"
        assert json.loads(content)["type"].endswith("#too-large")
    if size < 26_000_000 and method == "POST":
        with talk(port, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode()) as one:
            one.sendall(b"%x\r\n" % 1_100_000 + b" " * 1_100_000)  # and not the end of the body
            assert answer(one)[0] == 413


def test_an_unwanted_body_is_not_received(port: int) -> None:
    with talk(port, form(20_000_000, path="/nothing")) as one:
        assert answer(one)[0] == 404
    for path in ("/scores", "/matches", "/catalogs", "/matches/join"):  # which take no form, however large
        with talk(port, form(20_000_000, path=path)) as one:
            status, _, content = answer(one)
            assert (status, json.loads(content)["accept"]) == (415, "application/json")
    chunked = f"POST {API}/games HTTP/1.1\r\n{FORM_HEADER}Transfer-Encoding: chunked\r\n\r\n".encode()
    with talk(port, chunked) as one:
        assert answer(one)[0] == 405


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET /" + b"a" * 9000, 414),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 9000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 100 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + b"X: " + b"a" * 70_000, 431),
        (b"GET / HTTP/1.1\nHost: x\n\n", 400),
        (b"\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET http://a.example/ HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
        (b"GET / HTTP/1.0\r\nHost: <a>\r\n\r\n", 400),
        (b"GET /web/ HTTP/1.1\r\nHost:\r\n\r\n", 404),
        (b"GET /web/ HTTP/1.1\r\nHost: [::1]:80\r\n\r\n", 404),
        (b"GET /web/ HTTP/1.0\r\n\r\n", 404),
    ],
    ids=range(19),
)
def test_heads_that_cannot_be_read_are_refused_at_once(port: int, sent: bytes, status: int) -> None:
    with talk(port, sent) as one:
        assert one.recv(12)[-3:] == str(status).encode()


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET /s3cret", 400),
        (b"GET /s3cret HTTP/1.1\r\nAuthorization Bearer s3cret", 400),
        (b"s3cret / HTTP/1.1", 400),
        (b"GET / HTTP/1.1\r\nExpect: s3cret", 417),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: s3cret", 501),
    ],
    ids=range(5),
)
def test_a_refused_head_is_repeated_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes, status: int
) -> None:
    """Logs contain no address and no part of a request, and the answer is a problem like any other."""
    worker = BufferingWorker.__new__(BufferingWorker)
    worker.log = logging.getLogger("gunicorn.error.here")
    spool, client = Spool(str(tmp_path)), ("203.0.113.7", 1)
    spool.write(sent + b"\r\n\r\n")
    error = Arrived(Config(), spool, client).error
    assert error is not None
    ours, theirs = socket.socketpair()
    with ours, theirs, caplog.at_level(logging.DEBUG):
        worker.handle_error(None, ours, client, error)
        found, headers, content = answer(theirs)
    assert found == status
    assert headers["content-type"] == "application/problem+json"
    assert headers["cache-control"] == "no-store"
    assert json.loads(content)["status"] == status
    assert type(error).__name__ in caplog.text
    for private in ("s3cret", "203.0.113.7"):
        assert private not in caplog.text + content.decode()


def test_the_largest_form_is_an_enrolment() -> None:
    settings = Settings()
    assert settings.max_form_body == MOST_PHOTOS * settings.max_photo_body
