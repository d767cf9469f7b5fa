"""How long a connection may take, with a fake clock, and how much all of them may hold."""

from __future__ import annotations

import errno
import socket
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing

import pytest

from server import worker as worker_module
from server.worker import BufferingWorker
from tests.server.connections import Clock, pumped, waits
from tests.soak.slow_senders import photo


@pytest.fixture
def phone(worker: BufferingWorker) -> Iterator[socket.socket]:
    """The client's end of a connection just accepted by the worker."""
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        closing(socket.create_connection(listener.getsockname())) as one,
    ):
        listener.settimeout(0.0)
        worker.accept(listener)
        yield one


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


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EIO])
def test_a_body_that_cannot_be_stored_is_answered(
    worker: BufferingWorker, phone: socket.socket, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    """The disk is full or broken, or became read-only: no fault of the connection, which can answer."""

    def refused(*_: object, **__: object) -> None:
        raise OSError(fault, "no")

    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    phone.sendall(photo(20_000_000, 100_000))
    while worker.waiting:
        pumped(worker)
    sent = phone.recv(1000)
    assert sent.startswith(b"HTTP/1.1 503 ")
    assert b"\r\nRetry-After: 15\r\n" in sent


def test_room_on_the_disk_is_made_by_giving_up_the_oldest(
    worker: BufferingWorker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "SPOOLED_MOST_BYTES", 5_000_000)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(0.0)
        phones = [socket.create_connection(listener.getsockname()) for _ in range(7)]
        worker.accept(listener)
        for one in phones:
            one.settimeout(0.0)
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
