"""Stops the work of a request at its deadline, or when its client has disconnected.

Long loops call `referee.deadline` at their checkpoints. The clock and the connection are checked only every
CHECK_SECONDS seconds. What computes for long needs a slot, for which it may have to wait.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from typing import Any

from flask import Flask, Response, g, request

from api.http.compute_slots import LARGE_BYTES, ComputeSlots, NoSlot, SlotUse
from api.http.problem import Problem, answer
from referee.deadline import Cancelled, stop_by

CHECK_SECONDS = 0.05  # seconds between two checks of the connection
WAIT_SHARE = 0.5  # part of the time left that a request may wait for a slot; the rest is for its computation
# The client has closed its side: Linux reports it (POLLRDHUP); elsewhere only reading shows it.
CLOSED = getattr(select, "POLLRDHUP", 0) | select.POLLHUP | select.POLLERR
AGAIN = "10"  # seconds after which a client may retry
SOON = "2"  # the same where others are computing
CLOCKS = time.monotonic, time.thread_time  # for other requests; for uploads
UPLOADS = ("photos", "enrolments")  # they also wait for data: only their CPU time counts


class Overdue(Cancelled):
    """The deadline has passed."""


class Left(Cancelled):
    """The client has disconnected."""


class Deadline:
    """Stops the work of one request.

    `clock` returns seconds; `left` returns whether the client has disconnected; `slot` is taken by long work.
    """

    def __init__(
        self,
        seconds: float,
        left: Callable[[], bool],
        clock: Callable[[], float],
        slot: SlotUse | None = None,
    ) -> None:
        self._left, self._clock, self._slot = left, clock, slot
        now = clock()
        self._end, self._next = now + seconds, now + CHECK_SECONDS

    def __call__(self) -> None:
        now = self._clock()
        if now < self._next:
            return
        self._next = now + CHECK_SECONDS
        if now > self._end:
            raise Overdue
        if self._left():
            raise Left
        if self._slot is not None:
            self._slot.take(WAIT_SHARE * (self._end - now))


def register(app: Flask, seconds: float, slots: ComputeSlots) -> None:
    """Give every request of this application `seconds` of time, and a slot if it computes for long.

    Uploads have no slot: while they wait for a photo to be read, no other request could use it.
    """

    @app.before_request
    def begin() -> None:
        uploads = (request.blueprint or "") in UPLOADS or request.mimetype == "multipart/form-data"
        connection = request.environ.get("gunicorn.socket")

        def stay() -> None:
            if gone(connection):
                raise Left

        g.slot = None if uploads else SlotUse(slots, stay)
        stop_by(Deadline(seconds, lambda: gone(connection), CLOCKS[uploads], g.slot))

    @app.after_request
    def answered(response: Response) -> Response:
        leave()  # a stream goes on after this
        return response

    @app.teardown_request
    def end(_: BaseException | None) -> None:
        leave()

    def leave() -> None:
        stop_by(None)
        slot: SlotUse | None = g.get("slot")
        if slot is not None:
            slot.end()

    app.register_error_handler(Cancelled, _cancelled)


def reserve(app: Flask, seconds: float) -> None:
    """Let requests with large bodies take their slot before they are handled.

    To be called once the rate limits are registered: a request that they refuse takes none.
    """

    @app.before_request
    def enter() -> None:
        large = (request.content_length or 0) > LARGE_BYTES or "Transfer-Encoding" in request.headers
        if g.slot is not None and large:
            g.slot.enter(WAIT_SHARE * seconds)


def _cancelled(error: Cancelled) -> Response:
    if isinstance(error, NoSlot):
        return answer(Problem("busy", headers={"Retry-After": SOON}))
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
