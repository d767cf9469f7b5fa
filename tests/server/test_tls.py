"""Requests and answers over TLS, for clients that read slowly."""

from __future__ import annotations

import http.client
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress

import pytest

from api.http.deadline import gone
from server.connection import Connection
from server.response_socket import CONTINUE, Outlet
from server.worker import BufferingWorker
from tests.server.connections import Clock, answer, done, waits
from tests.serving import API, Server
from tests.soak.slow_senders import Slow

KIND = {"Content-Type": "application/json"}


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
    """TLS cannot be peeked at, so the work for such a request ran until its deadline."""
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


def test_over_tls_a_slow_reader_gets_everything(tls_port: int, trust: ssl.SSLContext) -> None:
    feature = {"kind": "city", "edges": ["N"]}
    field = {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"], "cities": [0]}
    long = {"note": "ß" * 500, "jcz": "n" * 500}
    tiles = [{"id": f"odd/x{i}", **long, "features": [feature, field]} for i in range(490)]
    connection = https(tls_port, trust)
    made = json.dumps({"game": "carcassonne", "name": "large", "tiles": tiles}, ensure_ascii=False)
    connection.request("POST", f"{API}/catalogs", made.encode(), KIND)
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
        one.settimeout(0.0)
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
        listener.settimeout(0.0)
        made = Browser(worker, listener, trust)
        yield made
        made.tls.close()


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
