"""29.9: clients that send or read slowly keep nobody waiting; what the worker reads and sends is whole."""

from __future__ import annotations

import http.client
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from gunicorn.config import Config
from hypothesis import given
from hypothesis import strategies as st

import server as own
from api.enrolment import MOST_PHOTOS
from server import BufferingWorker, Chunks, Spool
from settings import Settings
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
    assert "Traceback" not in "".join(running.said), "".join(running.said)[-4000:]


def talk(port: int, sent: bytes) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", port), timeout=30)
    one.sendall(sent)
    return one


def answer(one: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """The next answer on a connection."""
    response = http.client.HTTPResponse(one)
    response.begin()
    return response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()


# ---- nobody waits for them ----


@pytest.mark.parametrize("kind", KINDS)
def test_slow_clients_keep_nobody_waiting(port: int, kind: str) -> None:
    enough_files()
    count, first, drip = KINDS[kind]
    if kind == "half a photo":
        first = photo(20_000_000, 100_000)
    player = Player(port)
    with Slow(port, count, first, drip) as slow:
        slow.feed()
        assert ask(port, "GET", "/health")[0] == 200  # waits for a minute, then raises
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
            assert ask(running.port, "GET", "/health")[0] == 200
    finally:
        running.kill()
    assert "Traceback" not in "".join(running.said), "".join(running.said)[-4000:]


def test_a_server_that_is_asked_to_stop_does_not_wait_for_them(tmp_path: Path) -> None:
    running = Server(tmp_path, f"sqlite:///{tmp_path}/referee.db", workers=1)
    try:
        with Slow(running.port, 5, *KINDS["half a body"][1:]), Slow(running.port, 5, b""):
            assert ask(running.port, "GET", "/health")[0] == 200
            running.process.terminate()
            assert running.process.wait(15) == 0
    finally:
        running.kill()


# ---- time, by a clock of our own ----


class Clock:
    """Stands where the worker looks at the time."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(own, "time", made)
    return made


@pytest.fixture
def worker(clock: Clock, tmp_path: Path) -> Iterator[BufferingWorker]:
    """A worker without a process around it, whose requests no thread takes."""
    cfg = Config()
    cfg.set("tmp_upload_dir", str(tmp_path))
    made = BufferingWorker(1, 1, [], SimpleNamespace(), 30, cfg, SimpleNamespace(exception=print))
    made.poller = own.selectors.DefaultSelector()
    made.enqueue_req = lambda conn: None
    yield made
    made.murder_keepalived(force=True)
    made.poller.close()


@pytest.fixture
def phone(worker: BufferingWorker) -> Iterator[socket.socket]:
    """The client's end of a connection that the worker has just taken."""
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        closing(socket.create_connection(listener.getsockname())) as one,
    ):
        listener.setblocking(False)
        worker.accept(listener)
        yield one


def pumped(worker: BufferingWorker) -> None:
    """Let the worker take what has arrived."""
    for key, _ in worker.poller.select(5):
        key.data(key.fileobj)


def waits(worker: BufferingWorker, clock: Clock, seconds: float) -> bool:
    """Whether anything still waits after that time; the worker looks twice a second."""
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
    monkeypatch.setattr(own, "SPOOLED_MOST", 5_000_000)
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


# ---- what is read and sent is whole ----


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
            status, headers, said = answer(one)
            assert status == 400, said
            assert headers["content-type"] == "application/problem+json"
            assert headers["connection"] == "close"


own_form = "Content-Type: multipart/form-data; boundary=x\r\n"


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


def test_a_body_is_asked_for_where_the_client_waits_for_that(port: int) -> None:
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
        status, _, said = answer(one)
    assert status == 415, said  # no picture, as its first bytes say


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


def test_half_a_body_is_not_answered_when_its_client_has_gone(port: int) -> None:
    with talk(port, KINDS["half a body"][1]) as one:
        one.shutdown(socket.SHUT_WR)
        assert one.recv(100) == b""


def test_over_tls(tmp_path: Path) -> None:
    """As ./run https."""
    if not shutil.which("openssl"):
        pytest.skip("openssl makes the certificate")
    cert, key = str(tmp_path / "cert.pem"), str(tmp_path / "key.pem")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=referee"]
    subprocess.run([*make, "-keyout", key, "-out", cert], check=True, capture_output=True)
    options = ("--certfile", cert, "--keyfile", key)
    running = Server(tmp_path, f"sqlite:///{tmp_path}/referee.db", 1, options=options)
    context = ssl.create_default_context(cafile=cert)
    context.check_hostname = False

    def https() -> http.client.HTTPSConnection:
        return http.client.HTTPSConnection("127.0.0.1", running.port, timeout=30, context=context)

    try:
        hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"  # half a greeting
        with Slow(running.port, 100, hello), Slow(running.port, 100, b""):
            connection = https()
            for _ in range(2):  # on one connection
                connection.request("GET", f"{API}/openapi.json")
                assert json.loads(connection.getresponse().read())["openapi"]
            connection.request("POST", f"{API}/scores", b" " * 1_900_000, KIND)
            assert connection.getresponse().status == 400
            connection.close()
            connection = https()
            connection.request("POST", f"{API}/scores", b" " * 5_000_000, KIND)
            assert connection.getresponse().status == 413
            connection.close()
    finally:
        running.kill()
    assert "Traceback" not in "".join(running.said), "".join(running.said)[-4000:]


def test_the_largest_form_is_an_enrolment() -> None:
    settings = Settings()
    assert settings.max_form_body == MOST_PHOTOS * settings.max_photo_body


def test_a_spool_leaves_no_name_behind(tmp_path: Path) -> None:
    spool = Spool(str(tmp_path))
    spool.write(bytes(own.IN_MEMORY + 1))
    assert list(tmp_path.iterdir()) == []
    assert spool.recv(10) == bytes(10)
    assert len(spool) == own.IN_MEMORY - 9
    spool.close()
