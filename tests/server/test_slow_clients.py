"""Clients that send or read slowly delay no other."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator

import pytest

from tests.server.connections import talk
from tests.serving import API, Server, ask
from tests.soak.slow_senders import KINDS, RESULT, Player, Slow, enough_files, photo


@pytest.mark.parametrize("kind", KINDS)
def test_slow_clients_delay_no_others(port: int, kind: str) -> None:
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


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for 64 connections."""
    folder = tmp_path_factory.mktemp("few")
    before = ("bash", "-c", 'ulimit -n 380; exec "$@"', "-")
    running = Server(folder, f"sqlite:///{folder}/referee.db", 1, before)
    yield running
    running.kill()
    assert "Traceback" not in "".join(running.output), "".join(running.output)[-4000:]


def test_few_file_descriptors_are_shared_with_newcomers(few: Server) -> None:
    with Slow(few.port, 300, b""):
        assert ask(few.port, "GET", "/games")[0] == 200


def test_a_stopping_server_does_not_wait_for_streams(few: Server) -> None:
    with Slow(few.port, 5, *KINDS["half a body"][1:]), Slow(few.port, 5, b""):
        assert ask(few.port, "GET", "/games")[0] == 200
        few.process.terminate()
        assert few.process.wait(30) == 0  # graceful_timeout: 35


def test_a_slow_reader_gets_everything(port: int) -> None:
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


def test_half_a_body_is_not_answered_when_its_client_has_gone(port: int) -> None:
    with talk(port, KINDS["half a body"][1]) as one:
        one.shutdown(socket.SHUT_WR)
        assert one.recv(100) == b""
