"""No answer takes longer than it may: the work for a request is stopped when its time is over, or when nobody
waits for it any more.

Loops that could take long ask at their checkpoints (`referee.deadline`). Only every now and then is the clock
looked at, and the connection."""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from typing import Any

from flask import Flask, Response, request

from api.problem import Problem, answer
from referee.deadline import Cancelled, stop_by

LOOK = 0.05  # seconds between two looks at the connection
AGAIN = "10"  # seconds after which a client may ask again
CLOCKS = time.monotonic, time.thread_time  # for questions; for uploads
UPLOADS = ("photos", "enrolments")  # their time passes in waiting, too: only what they compute counts


class Overdue(Cancelled):
    """The time is over."""


class Left(Cancelled):
    """Nobody waits for the answer any more."""


class Deadline:
    """Stops the work of one request. `clock` in seconds; `left` says whether the client has gone."""

    def __init__(self, seconds: float, left: Callable[[], bool], clock: Callable[[], float]) -> None:
        self._left, self._clock = left, clock
        now = clock()
        self._end, self._next = now + seconds, now + LOOK

    def __call__(self) -> None:
        now = self._clock()
        if now < self._next:
            return
        self._next = now + LOOK
        if now > self._end:
            raise Overdue
        if self._left():
            raise Left


def register(app: Flask, seconds: float) -> None:
    """Give every request of this application so many seconds."""

    @app.before_request
    def begin() -> None:
        uploads = (request.blueprint or "") in UPLOADS or request.mimetype == "multipart/form-data"
        connection = request.environ.get("gunicorn.socket")
        stop_by(Deadline(seconds, lambda: gone(connection), CLOCKS[uploads]))

    @app.teardown_request
    def end(_: BaseException | None) -> None:
        stop_by(None)

    app.register_error_handler(Cancelled, _cancelled)


def _cancelled(error: Cancelled) -> Response:
    return answer(Problem("out-of-time", headers={"Retry-After": AGAIN}))


def gone(connection: Any) -> bool:
    """Whether the client has closed its connection. False where that cannot be seen."""
    if connection is None:
        return False
    try:
        ready = select.poll()
        ready.register(connection, select.POLLIN)
        return bool(ready.poll(0)) and not connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except (BlockingIOError, InterruptedError, TypeError, ValueError):  # not to be peeked into, as over TLS
        return False
    except OSError:
        return True
