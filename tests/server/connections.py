"""Requests sent piece by piece, and a worker whose clock does not advance by itself."""

from __future__ import annotations

import http.client
import socket
from concurrent.futures import Future

from server.worker import BufferingWorker
from tests.serving import API

TILE = {"tile": "base/D", "x": 0, "y": 0, "rotation": 0}

GAME = {"position": {"game": "carcassonne", "players": [{"id": "red"}], "tiles": [TILE]}}


FORM_TYPE = "multipart/form-data; boundary=x"
FORM_HEADER = f"Host: x\r\nContent-Type: {FORM_TYPE}\r\n"


def talk(port: int, sent: bytes) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", port), timeout=30)
    one.sendall(sent)
    return one


def answer(one: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """The next answer on a connection."""
    response = http.client.HTTPResponse(one)
    response.begin()
    return response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()


def form(size: int, more: str = "", path: str = "/photos") -> bytes:
    """The head of a form."""
    return f"POST {API}{path} HTTP/1.1\r\n{FORM_HEADER}Content-Length: {size}\r\n{more}\r\n".encode()


class Clock:
    """The clock of the worker, which does not advance by itself."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


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


def done(keep: bool) -> Future[bool]:
    """What a thread returns after its answer."""
    made: Future[bool] = Future()
    made.set_result(keep)
    return made
