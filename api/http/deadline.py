"""Stops the work of a request at its deadline, or when its client has disconnected.

Long loops call `referee.deadline` at their checkpoints. The clock and the connection are checked only every
LOOK seconds.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from typing import Any

from flask import Flask, Response, request

from api.http.problem import Problem, answer
from referee.deadline import Cancelled, stop_by

LOOK = 0.05  # seconds between two checks of the connection
# The client has closed its side: Linux reports it (POLLRDHUP); elsewhere only reading shows it.
CLOSED = getattr(select, "POLLRDHUP", 0) | select.POLLHUP | select.POLLERR
AGAIN = "10"  # seconds after which a client may retry
CLOCKS = time.monotonic, time.thread_time  # for other requests; for uploads
UPLOADS = ("photos", "enrolments")  # they also wait for data: only their CPU time counts


class Overdue(Cancelled):
    """The deadline has passed."""


class Left(Cancelled):
    """The client has disconnected."""


class Deadline:
    """Stops the work of one request.

    `clock` returns seconds; `left` returns whether the client has disconnected.
    """

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
    """Give every request of this application `seconds` of time."""

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
    """Whether the client has closed its connection. False if unknown."""
    if connection is None:
        return False
    try:
        ready = select.poll()
        ready.register(connection, select.POLLIN | CLOSED)
        happened = ready.poll(0)
        if any(event & CLOSED for _, event in happened):  # with TLS, too, and behind unread data
            return True
        return bool(happened) and not connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except (BlockingIOError, InterruptedError, TypeError, ValueError):  # cannot be peeked into, as with TLS
        return False
    except OSError:
        return True
