"""Requests are received and answers are sent as a whole, however their pieces arrive."""

from __future__ import annotations

import errno
import http.client
import io
import json
import socket
import tempfile
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from gunicorn.workers.gthread import ThreadWorker
from hypothesis import given
from hypothesis import strategies as st

from server.bodies import IN_MEMORY_BYTES, Chunks, Spool
from server.response_socket import Outlet
from server.worker import BufferingWorker
from services.infra import logs
from tests.server.connections import FORM_HEADER, GAME, answer, talk
from tests.serving import API
from tests.soak.slow_senders import photo, post


def test_no_header_moves_the_application(port: int) -> None:
    """Gunicorn takes SCRIPT_NAME from clients on this machine by default, and answers 500 if the path
    does not start with it."""
    sent = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nScript_Name: /elsewhere\r\n\r\n"
    with closing(talk(port, sent)) as one:
        assert answer(one)[0] == 200


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
    for path in ("/scores", "/matches", "/photos"):
        more = "Transfer-Encoding: chunked\r\n" + (FORM_HEADER if path == "/photos" else "")
        sent = post(path, more, body)
        if path == "/photos":
            sent = sent.replace(b"Content-Type: application/json\r\n", b"")
        with talk(port, sent) as one:
            status, headers, content = answer(one)
            assert status == 400, content
            assert headers["content-type"] == "application/problem+json"
            assert headers["connection"] == "close"


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


def test_a_form_larger_than_memory_is_read_whole(port: int) -> None:
    body = photo(0, 3_000_000).partition(b"\r\n\r\n")[2] + b"\r\n--x--\r\n"
    head = f"POST {API}/photos HTTP/1.1\r\n{FORM_HEADER}Content-Length: {len(body)}\r\n\r\n".encode()
    with talk(port, head + body) as one:
        status, _, content = answer(one)
    assert status == 415, content  # no picture, by its first bytes


def test_a_request_starts_without_the_context_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a line of a log would name the request before on the same thread."""
    monkeypatch.setattr(ThreadWorker, "handle", lambda worker, conn: dict(logs.about.get()))
    worker: Any = BufferingWorker.__new__(BufferingWorker)
    before = logs.about.set({"request": "the one before"})
    try:
        assert worker.handle(SimpleNamespace(request=SimpleNamespace(head_first=False))) == {}
    finally:
        logs.about.reset(before)


@pytest.mark.parametrize("room", [None, 0, 100, 300_000])
def test_a_full_disk_cuts_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int | None
) -> None:
    """What it cannot take stays in memory. `room`: bytes that it takes; None: no file is made there."""

    class Disk(io.FileIO):
        def write(self, data: Any) -> int:
            if self.tell() >= (room or 0):
                raise OSError(errno.ENOSPC, "full")
            return super().write(memoryview(data)[: (room or 0) - self.tell()])

    def opened(**_: object) -> Disk:
        if room is None:
            raise OSError(errno.EROFS, "read-only")
        return Disk(tmp_path / "unnamed", "w+")

    monkeypatch.setattr(tempfile, "TemporaryFile", opened)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.settimeout(0.0)
        outlet = Outlet(ours, str(tmp_path))
        whole = b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n" + bytes(range(256)) * 8_000
        received = b""
        for at in range(0, len(whole), 700_000):
            outlet.sendall(whole[at : at + 700_000])
            received += theirs.recv(50_000)
            outlet.flush()
        while len(received) < len(whole):
            received += theirs.recv(1_000_000)
            outlet.flush()
        assert received == whole
        assert not outlet.rest
        outlet.rest.close()


def test_a_spooled_file_has_no_name(tmp_path: Path) -> None:
    spool = Spool(str(tmp_path))
    spool.write(bytes(IN_MEMORY_BYTES + 1))
    assert list(tmp_path.iterdir()) == []
    assert spool.recv(10) == bytes(10)
    assert len(spool) == IN_MEMORY_BYTES - 9
    spool.close()
