"""29.9: clients that send or read slowly delay no other; requests and answers are transferred completely."""

from __future__ import annotations

import http.client
import json
import logging
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from gunicorn.config import Config
from gunicorn.workers.gthread import ThreadWorker
from hypothesis import given
from hypothesis import strategies as st

from api.http.deadline import gone
from api.routes.enrolment import MOST_PHOTOS
from server import pace as pace_module
from server import phases as phases_module
from server import worker as worker_module
from server.bodies import IN_MEMORY, Arrived, Chunks, Spool
from server.connection import Connection
from server.outlet import CONTINUE, Outlet
from server.worker import BufferingWorker
from services.infra import logs
from settings import Settings
from tests.api.matches import NEW
from tests.serving import API, Server, ask
from tests.soak.slow_senders import KINDS, RESULT, Player, Slow, enough_files, photo, post

KIND = {"Content-Type": "application/json"}
TILE = {"tile": "base/D", "x": 0, "y": 0, "rotation": 0}
GAME = {"position": {"game": "carcassonne", "players": [{"id": "red"}], "tiles": [TILE]}}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("slow")
    running = Server(folder, f"sqlite:///{folder}/referee.db", workers=1)
    yield running.port
    running.kill()
    assert "Traceback" not in "".join(running.output), "".join(running.output)[-4000:]


def talk(port: int, sent: bytes) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", port), timeout=30)
    one.sendall(sent)
    return one


def answer(one: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """The next answer on a connection."""
    response = http.client.HTTPResponse(one)
    response.begin()
    return response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()


def test_no_header_moves_the_application(port: int) -> None:
    """29.5: gunicorn takes SCRIPT_NAME from clients on this machine by default, and answers 500 if the path
    does not start with it."""
    sent = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nScript_Name: /elsewhere\r\n\r\n"
    with closing(talk(port, sent)) as one:
        assert answer(one)[0] == 200


# ---- others do not wait ----


@pytest.mark.parametrize("kind", KINDS)
def test_slow_clients_keep_nobody_waiting(port: int, kind: str) -> None:
    enough_files()
    count, first, drip = KINDS[kind]
    if kind == "half a photo":
        first = photo(20_000_000, 100_000)
    player = Player(port)
    with Slow(port, count, first, drip) as slow:
        slow.feed()
        assert ask(port, "GET", "/games")[0] == 200  # waits for a minute, then raises
        slow.feed()
        assert player.move() == 201


def test_the_last_full_run_kept_to_its_times() -> None:
    for kind, found in json.loads(RESULT.read_text()).items():
        assert found["connections"] == KINDS[kind][0] >= 70
        assert found["health, longest seconds"] <= 1
        assert found["a move, longest seconds"] <= 1
        assert found["all ended after seconds"] <= (90 if "nobody reads" in kind else 20), kind


def test_few_file_descriptors_are_shared_with_newcomers(tmp_path: Path) -> None:
    before = ("bash", "-c", 'ulimit -n 380; exec "$@"', "-")  # room for 64 connections
    running = Server(tmp_path, f"sqlite:///{tmp_path}/referee.db", 1, before)
    try:
        with Slow(running.port, 300, b""):
            assert ask(running.port, "GET", "/games")[0] == 200
    finally:
        running.kill()
    assert "Traceback" not in "".join(running.output), "".join(running.output)[-4000:]


def test_a_stopping_server_does_not_wait_for_them(tmp_path: Path) -> None:
    running = Server(tmp_path, f"sqlite:///{tmp_path}/referee.db", workers=1)
    try:
        with Slow(running.port, 5, *KINDS["half a body"][1:]), Slow(running.port, 5, b""):
            assert ask(running.port, "GET", "/games")[0] == 200
            running.process.terminate()
            assert running.process.wait(30) == 0  # graceful_timeout: 35
    finally:
        running.kill()


# ---- time, with a fake clock ----


class Clock:
    """The clock of the worker, which does not advance by itself."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (worker_module, phases_module, pace_module):
        monkeypatch.setattr(module, "time", made)
    return made


@pytest.fixture
def worker(clock: Clock, tmp_path: Path) -> Iterator[BufferingWorker]:
    """A worker without a process, whose requests no thread takes, and whose application lets bodies come."""
    cfg = Config()
    cfg.set("tmp_upload_dir", str(tmp_path))
    made = BufferingWorker(1, 1, [], SimpleNamespace(), 30, cfg, SimpleNamespace(exception=print))
    made.poller = worker_module.selectors.DefaultSelector()

    def taken(conn: Connection) -> None:
        if conn.request.head_first:
            done: Future[bool] = Future()
            done.set_result(True)
            made.finish_request(conn, done)

    made.enqueue_req = taken
    yield made
    made.murder_keepalived(force=True)
    made.poller.close()


@pytest.fixture
def phone(worker: BufferingWorker) -> Iterator[socket.socket]:
    """The client's end of a connection just accepted by the worker."""
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        closing(socket.create_connection(listener.getsockname())) as one,
    ):
        listener.setblocking(False)
        worker.accept(listener)
        yield one


def pumped(worker: BufferingWorker) -> None:
    """Let the worker read what has arrived."""
    for key, _ in worker.poller.select(5):
        key.data(key.fileobj)


def waits(worker: BufferingWorker, clock: Clock, seconds: float) -> bool:
    """Whether anything still waits after that time; the worker checks twice a second."""
    until = clock.now + seconds
    while clock.now < until:
        clock.now = min(until, clock.now + 0.5)
        worker.murder_keepalived()
    return bool(worker.waiting)


def test_a_head_must_arrive_within_fifteen_seconds(
    worker: BufferingWorker, clock: Clock, phone: socket.socket
) -> None:
    assert waits(worker, clock, 14)
    phone.sendall(b"GET / HTTP/1.1\r\nHost: ref")
    pumped(worker)
    assert not waits(worker, clock, 2)
    assert phone.recv(100).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(("rate", "stays"), [(0, False), (9_000, False), (11_000, True)])
def test_a_body_must_bring_ten_kilobytes_a_second(
    worker: BufferingWorker, clock: Clock, phone: socket.socket, rate: int, stays: bool
) -> None:
    phone.sendall(photo(20_000_000, 10))
    pumped(worker)
    assert waits(worker, clock, 9.5)
    for _ in range(30):
        if worker.waiting:
            phone.sendall(bytes(rate) or b"")
            if rate:
                pumped(worker)
            waits(worker, clock, 1)
    assert bool(worker.waiting) is stays


def test_a_kept_connection_ends_after_a_while(
    worker: BufferingWorker, clock: Clock, phone: socket.socket
) -> None:
    phone.sendall(b"GET / HTTP/1.1\r\nHost: referee\r\n\r\n")
    pumped(worker)
    (conn,) = worker.answering
    done: Future[bool] = Future()
    done.set_result(True)
    worker.finish_request(conn, done)
    assert waits(worker, clock, worker.cfg.keepalive - 0.5)
    assert not waits(worker, clock, 1.5)


def test_room_on_the_disk_is_made_by_giving_up_the_oldest(
    worker: BufferingWorker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "SPOOLED_MOST", 5_000_000)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        phones = [socket.create_connection(listener.getsockname()) for _ in range(7)]
        worker.accept(listener)
        for one in phones:
            one.setblocking(False)
        for one in phones:
            left = memoryview(photo(20_000_000, 1_000_000))
            while left:
                try:
                    left = left[one.send(left) :]
                except BlockingIOError:
                    pumped(worker)
        while sum(conn.held for conn in worker.waiting) < 7_000_000:
            pumped(worker)
        assert waits(worker, clock, 0.5)
        assert len(worker.waiting) == 4
        for one in phones:
            one.close()


# ---- complete requests and answers ----


@given(
    body=st.binary(max_size=300),
    sizes=st.lists(st.integers(1, 50), max_size=20),
    cuts=st.lists(st.integers(1, 30), max_size=60),
    trailer=st.sampled_from([b"", b"X-Sum: 1\r\n"]),
)
def test_chunks_are_put_together_however_they_arrive(
    body: bytes, sizes: list[int], cuts: list[int], trailer: bytes
) -> None:
    sent, at = b"", 0
    for size in [*sizes, len(body) + 1]:
        piece = body[at : at + size]
        at += size
        if piece:
            sent += b"%x;name=value\r\n%s\r\n" % (len(piece), piece)
    sent += b"0\r\n" + trailer + b"\r\nGET"
    got, left = bytearray(), None
    chunks = Chunks(got.extend)
    for cut in [*cuts, len(sent)]:
        piece, sent = sent[:cut], sent[cut:]
        left = chunks.feed(piece)
        if left is not None:
            break
    assert bytes(got) == body
    assert chunks.size == len(body)
    assert (left or b"") + sent == b"GET"


BAD_CHUNKS = [
    b"zz\r\n{}\r\n0\r\n\r\n",
    b"\r\n{}\r\n0\r\n\r\n",
    b"-2\r\n{}\r\n0\r\n\r\n",
    b"2\n{}\r\n0\r\n\r\n",
    b"2\r\n{}}\r\n0\r\n\r\n",
    b"2 x\r\n{}\r\n0\r\n\r\n",
    b"0x2\r\n{}\r\n0\r\n\r\n",
    b"2;" + b"a" * 5000,
    b"1\r\n \r\n" * 20_000,
]


@pytest.mark.parametrize("body", BAD_CHUNKS, ids=range(len(BAD_CHUNKS)))
def test_bad_chunks_are_a_bad_request(port: int, body: bytes) -> None:
    """29.11"""
    for path in ("/scores", "/matches", "/photos"):
        more = "Transfer-Encoding: chunked\r\n" + (own_form if path == "/photos" else "")
        sent = post(path, more, body)
        if path == "/photos":
            sent = sent.replace(b"Content-Type: application/json\r\n", b"")
        with talk(port, sent) as one:
            status, headers, content = answer(one)
            assert status == 400, content
            assert headers["content-type"] == "application/problem+json"
            assert headers["connection"] == "close"


FORM_TYPE = "multipart/form-data; boundary=x"
own_form = f"Content-Type: {FORM_TYPE}\r\n"


def test_a_chunked_body_is_answered_as_a_whole_one(port: int) -> None:
    body = json.dumps(GAME).encode()
    whole = post("/scores", f"Content-Length: {len(body)}\r\n", body)
    chunks = b"%x\r\n%s\r\n5\r\n%s\r\n0\r\n\r\n" % (len(body) - 5, body[:-5], body[-5:])
    with (
        talk(port, whole) as one,
        talk(port, post("/scores", "Transfer-Encoding: chunked\r\n", chunks)) as two,
    ):
        first, second = answer(one), answer(two)
    assert first[0] == second[0] == 200
    assert first[2] == second[2]


def test_requests_sent_without_waiting_are_answered_in_order(port: int) -> None:
    body = json.dumps(GAME).encode()
    score = post("/scores", f"Content-Length: {len(body)}\r\n", body)
    chunked = post("/scores", "Transfer-Encoding: chunked\r\n", b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body))
    unknown = f"GET {API}/nothing HTTP/1.1\r\nHost: referee\r\n\r\n".encode()
    last = unknown.replace(b"Host", b"Connection: close\r\nHost")
    with talk(port, score + unknown + chunked + last) as one:
        stream = one.makefile("rb")
        seen = []
        while line := stream.readline():
            seen.append(int(line.split()[1]))
            headers = http.client.parse_headers(stream)
            stream.read(int(headers["Content-Length"]))
    assert seen == [200, 404, 200, 404]


def test_a_body_is_requested_where_the_client_waits_for_that(port: int) -> None:
    body = json.dumps(GAME).encode()
    with talk(port, post("/scores", f"Content-Length: {len(body)}\r\nExpect: 100-continue\r\n", b"")) as one:
        assert one.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
        one.sendall(body)
        assert answer(one)[0] == 200
    with talk(port, post("/scores", "Content-Length: 50000000\r\nExpect: 100-continue\r\n", b"")) as one:
        assert one.recv(12, socket.MSG_PEEK) == b"HTTP/1.1 413"
        assert answer(one)[1]["content-type"] == "application/problem+json"


def test_who_reads_slowly_gets_everything(port: int) -> None:
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.settimeout(30)
    one.connect(("127.0.0.1", port))
    ask_for = f"GET {API}/openapi.json HTTP/1.1\r\nHost: referee\r\n\r\n".encode()
    one.sendall(ask_for * 20 + ask_for.replace(b"Host", b"Connection: close\r\nHost"))
    stream, bodies = one.makefile("rb"), set()
    while line := stream.readline():
        assert line.startswith(b"HTTP/1.1 200 ")
        headers = http.client.parse_headers(stream)
        bodies.add(stream.read(int(headers["Content-Length"])))
    assert len(bodies) == 1
    assert json.loads(bodies.pop())["openapi"]
    one.close()


def test_a_form_larger_than_memory_is_read_whole(port: int) -> None:
    body = photo(0, 3_000_000).partition(b"\r\n\r\n")[2] + b"\r\n--x--\r\n"
    head = f"POST {API}/photos HTTP/1.1\r\n{own_form}Content-Length: {len(body)}\r\n\r\n".encode()
    with talk(port, head + body) as one:
        status, _, content = answer(one)
    assert status == 415, content  # no picture, by its first bytes


# ---- an upload is refused before its body is received ----

WHOLE = photo(0, 300_000).partition(b"\r\n\r\n")[2] + b"\r\n--x--\r\n"


def form(size: int, more: str = "", path: str = "/photos") -> bytes:
    """The head of a form."""
    return f"POST {API}{path} HTTP/1.1\r\n{own_form}Content-Length: {size}\r\n{more}\r\n".encode()


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


def test_a_body_that_nobody_wants_is_not_received(port: int) -> None:
    with talk(port, form(20_000_000, path="/nothing")) as one:
        assert answer(one)[0] == 404
    for path in ("/scores", "/matches", "/catalogs", "/matches/join"):  # which take no form, however large
        with talk(port, form(20_000_000, path=path)) as one:
            status, _, content = answer(one)
            assert (status, json.loads(content)["accept"]) == (415, "application/json")
    chunked = f"POST {API}/games HTTP/1.1\r\n{own_form}Transfer-Encoding: chunked\r\n\r\n".encode()
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
    ],
    ids=range(10),
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


def test_a_request_starts_without_the_context_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a line of a log would name the request before on the same thread."""
    monkeypatch.setattr(ThreadWorker, "handle", lambda worker, conn: dict(logs.about.get()))
    worker: Any = BufferingWorker.__new__(BufferingWorker)
    before = logs.about.set({"request": "the one before"})
    try:
        assert worker.handle(SimpleNamespace(request=SimpleNamespace(head_first=False))) == {}
    finally:
        logs.about.reset(before)


def test_half_a_body_is_not_answered_when_its_client_has_gone(port: int) -> None:
    with talk(port, KINDS["half a body"][1]) as one:
        one.shutdown(socket.SHUT_WR)
        assert one.recv(100) == b""


# ---- over TLS (29.9) ----


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Files of a certificate and its key."""
    if not shutil.which("openssl"):
        pytest.skip("openssl makes the certificate")
    folder = tmp_path_factory.mktemp("certificate")
    cert, key = str(folder / "cert.pem"), str(folder / "key.pem")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=referee"]
    subprocess.run([*make, "-keyout", key, "-out", cert], check=True, capture_output=True)
    return cert, key


@pytest.fixture(scope="module")
def trust(certificate: tuple[str, str]) -> ssl.SSLContext:
    """A client context that trusts it."""
    context = ssl.create_default_context(cafile=certificate[0])
    context.check_hostname = False
    return context


@pytest.fixture(scope="module")
def tls_port(tmp_path_factory: pytest.TempPathFactory, certificate: tuple[str, str]) -> Iterator[int]:
    """A server as started by ./run https."""
    folder = tmp_path_factory.mktemp("tls")
    options = ("--certfile", certificate[0], "--keyfile", certificate[1])
    running = Server(folder, f"sqlite:///{folder}/referee.db", 1, options=options)
    yield running.port
    running.kill()
    assert "Traceback" not in "".join(running.output), "".join(running.output)[-4000:]


def https(port: int, trust: ssl.SSLContext) -> http.client.HTTPSConnection:
    return http.client.HTTPSConnection("127.0.0.1", port, timeout=60, context=trust)


def hesitant(port: int, trust: ssl.SSLContext) -> ssl.SSLSocket:
    """A connection whose client has small buffers and treats an end without close_notify as an error."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
    one.settimeout(60)
    one.connect(("127.0.0.1", port))
    return trust.wrap_socket(one, suppress_ragged_eofs=False)


def test_over_tls(tls_port: int, trust: ssl.SSLContext) -> None:
    hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"  # half of a ClientHello
    with Slow(tls_port, 100, hello), Slow(tls_port, 100, b""):
        connection = https(tls_port, trust)
        for _ in range(2):  # on one connection
            connection.request("GET", f"{API}/openapi.json")
            assert json.loads(connection.getresponse().read())["openapi"]
        connection.request("POST", f"{API}/scores", b" " * 1_900_000, KIND)
        assert connection.getresponse().status == 400
        connection.close()
        connection = https(tls_port, trust)
        connection.request("POST", f"{API}/scores", b" " * 5_000_000, KIND)
        assert connection.getresponse().status == 413
        connection.close()


def test_a_closed_connection_is_seen_over_tls(certificate: tuple[str, str], trust: ssl.SSLContext) -> None:
    """29.7: TLS cannot be peeked at, so the work for such a request ran until its deadline."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    with ThreadPoolExecutor(1) as pool:
        one, other = socket.socketpair()
        greeting = pool.submit(context.wrap_socket, one, server_side=True)
        client = trust.wrap_socket(other)
        with closing(greeting.result(60)) as encrypted:
            served = Outlet(encrypted, None)
            assert not gone(served)
            client.sendall(b"GET / HTTP/1.1")  # already the next request
            assert not gone(served)
            client.close()
            assert gone(served)


def test_over_tls_who_reads_slowly_gets_everything(tls_port: int, trust: ssl.SSLContext) -> None:
    feature = {"kind": "city", "edges": ["N"]}
    field = {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"], "cities": [0]}
    tiles = [{"id": f"odd/x{i}", "note": "n" * 1500, "features": [feature, field]} for i in range(490)]
    connection = https(tls_port, trust)
    made = json.dumps({"game": "carcassonne", "name": "large", "tiles": tiles})
    connection.request("POST", f"{API}/catalogs", made, KIND)
    path = f"{API}/catalogs/{json.load(connection.getresponse())['id']}"
    connection.request("GET", path)
    whole = connection.getresponse().read()
    assert len(whole) > 1_000_000
    connection.close()
    with hesitant(tls_port, trust) as one:
        one.sendall(f"GET {path} HTTP/1.1\r\nHost: referee\r\nConnection: close\r\n\r\n".encode())
        assert answer(one)[2] == whole
        assert one.recv(1) == b""


def test_over_tls_requests_sent_without_waiting_are_all_answered(
    tls_port: int, trust: ssl.SSLContext
) -> None:
    ask_for = f"GET {API}/openapi.json HTTP/1.1\r\nHost: referee\r\n\r\n".encode()
    with hesitant(tls_port, trust) as one:
        one.sendall(ask_for * 39 + ask_for.replace(b"Host", b"Connection: close\r\nHost"))
        stream, bodies = one.makefile("rb"), []
        while line := stream.readline():
            assert line.startswith(b"HTTP/1.1 200 ")
            headers = http.client.parse_headers(stream)
            bodies.append(stream.read(int(headers["Content-Length"])))
    assert len(bodies) == 40
    assert len(set(bodies)) == 1


class Browser:
    """The client's end of a TLS connection with a worker that has no process; reads only on request."""

    def __init__(self, worker: BufferingWorker, listener: socket.socket, trust: ssl.SSLContext) -> None:
        self.worker, self.idle = worker, 0
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
        one.connect(listener.getsockname())
        one.setblocking(False)
        self.tls = trust.wrap_socket(one, do_handshake_on_connect=False, suppress_ragged_eofs=False)
        with suppress(ssl.SSLWantReadError):
            self.tls.do_handshake()
        worker.accept(listener)
        while True:
            try:
                self.tls.do_handshake()
                break
            except ssl.SSLWantReadError:
                self.step()

    def step(self) -> None:
        """Let the worker do what it can without waiting."""
        events = self.worker.poller.select(0.01)
        self.idle = 0 if events else self.idle + 1
        assert self.idle < 1_000, "nothing arrives any more"
        for key, _ in events:
            key.data(key.fileobj)

    def request(self, sent: bytes) -> Connection:
        """Send a request. Once it is complete, take it as a thread does."""
        self.tls.sendall(sent)
        while not self.worker.answering:
            self.step()
        (conn,) = self.worker.answering
        return conn

    def read(self, end: bytes | None = None) -> bytes:
        """Everything until the connection is closed, or until what was read ends so."""
        got = bytearray()
        while end is None or not got.endswith(end):
            try:
                piece = self.tls.recv(65_536)
            except ssl.SSLWantReadError:
                self.step()
                continue
            if not piece:
                break
            got += piece
        return bytes(got)


@pytest.fixture
def browser(
    worker: BufferingWorker, certificate: tuple[str, str], trust: ssl.SSLContext
) -> Iterator[Browser]:
    worker.phases.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    worker.phases.tls.load_cert_chain(*certificate)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        made = Browser(worker, listener, trust)
        yield made
        made.tls.close()


def done(keep: bool) -> Future[bool]:
    """What a thread returns after its answer."""
    made: Future[bool] = Future()
    made.set_result(keep)
    return made


HEAD = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n"
LARGE = b"".join(b"%09d\n" % number for number in range(200_000))


@pytest.mark.parametrize("size", [1, 7, 30_000, 1_000_000, 2_000_000])
def test_over_tls_what_is_not_taken_at_once_is_repeated_as_it_was(
    worker: BufferingWorker, browser: Browser, size: int
) -> None:
    """Whatever the sizes of the pieces that the application returns."""
    conn = browser.request(b"GET / HTTP/1.1\r\nHost: referee\r\n\r\n")
    conn.sock.sendall(HEAD % len(LARGE))
    conn.sock.sendall(LARGE[:700_000])  # more than the kernel takes
    for at in range(700_000, 700_000 + 50 * size, size):
        conn.sock.sendall(LARGE[at : at + size])
    conn.sock.sendall(LARGE[700_000 + 50 * size :])
    assert conn.sock.rest
    worker.finish_request(conn, done(keep=False))
    assert browser.read() == HEAD % len(LARGE) + LARGE  # raises if close_notify is missing


def test_over_tls_a_body_is_requested_after_an_answer_that_was_not_read(
    worker: BufferingWorker, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel has no room for its interim answer; neither that nor what follows is damaged."""
    conn = browser.request(
        b"GET / HTTP/1.1\r\nHost: referee\r\n\r\n"
        b"POST / HTTP/1.1\r\nHost: referee\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
    )
    first = HEAD % 150_000 + LARGE[:150_000]
    conn.sock.sendall(first)
    assert not conn.sock.rest
    tried: list[bytes] = []

    def send(data: bytes) -> int:
        tried.append(bytes(data))
        if len(tried) < 3:
            raise ssl.SSLWantWriteError
        return ssl.SSLSocket.send(conn.real, data)

    monkeypatch.setattr(conn.real, "send", send)
    worker.finish_request(conn, done(keep=True))
    browser.tls.sendall(b"{}")  # without waiting
    assert browser.request(b"") is conn
    assert tried == [CONTINUE] * 3
    assert browser.read(CONTINUE) == first + CONTINUE
    conn.sock.sendall(HEAD % 2 + b"ok")
    worker.finish_request(conn, done(keep=False))
    assert browser.read() == HEAD % 2 + b"ok"


def test_over_tls_a_kept_connection_ends_as_agreed(
    worker: BufferingWorker, browser: Browser, clock: Clock
) -> None:
    conn = browser.request(b"GET / HTTP/1.1\r\nHost: referee\r\n\r\n")
    conn.sock.sendall(HEAD % 0)
    worker.finish_request(conn, done(keep=True))
    assert not waits(worker, clock, worker.cfg.keepalive + 1)
    assert browser.read() == HEAD % 0


def test_the_largest_form_is_an_enrolment() -> None:
    settings = Settings()
    assert settings.max_form_body == MOST_PHOTOS * settings.max_photo_body


def test_a_spool_leaves_no_name_behind(tmp_path: Path) -> None:
    spool = Spool(str(tmp_path))
    spool.write(bytes(IN_MEMORY + 1))
    assert list(tmp_path.iterdir()) == []
    assert spool.recv(10) == bytes(10)
    assert len(spool) == IN_MEMORY - 9
    spool.close()
