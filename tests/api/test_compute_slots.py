"""Few long computations run at a time, and those that find no slot are asked to come again."""

from __future__ import annotations

import threading
import time

import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.http import compute_slots, deadline
from api.http.compute_slots import ComputeSlots, NoSlot, SlotUse
from referee.deadline import checkpoint
from tests.api.border import API, problem
from tests.api.test_deadline import QUESTIONS


def compute() -> None:
    """Long work of this thread."""
    until = time.thread_time() + compute_slots.LONG_SECONDS + 0.01
    while time.thread_time() < until:
        pass


def test_short_work_takes_no_slot() -> None:
    slots = ComputeSlots(waiting=0, at_once=0)
    SlotUse(slots).take(0)


def test_long_work_takes_one_and_gives_it_back_once() -> None:
    slots = ComputeSlots(waiting=0, at_once=1)
    first, second = SlotUse(slots), SlotUse(slots)
    compute()
    first.take(1)
    first.take(1)  # it has one
    with pytest.raises(NoSlot):
        second.take(1)
    second.end()  # it has none to give back
    with pytest.raises(NoSlot):
        second.take(1)
    first.end()
    first.end()
    second.take(1)
    with pytest.raises(NoSlot):
        slots.enter(1)


def test_the_longest_waiting_is_next_and_waits_at_most_its_limit() -> None:
    slots = ComputeSlots(waiting=1, at_once=1)
    slots.enter(0)
    entered = threading.Event()

    def wait() -> None:
        slots.enter(60)
        entered.set()

    waiting = threading.Thread(target=wait)
    waiting.start()
    slots.leave()
    waiting.join(60)
    assert entered.is_set()
    with pytest.raises(NoSlot):
        slots.enter(0.01)


def test_a_client_that_leaves_stops_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its place is free for the next one."""
    monkeypatch.setattr(compute_slots, "CHECK_SECONDS", 0.01)
    slots = ComputeSlots(waiting=1, at_once=0)

    def left() -> None:
        raise deadline.Left

    with pytest.raises(deadline.Left):
        SlotUse(slots, left).enter(3600)
    with pytest.raises(deadline.Left):
        slots.enter(3600, left)  # there is a place to wait in


def test_half_of_the_time_is_left_for_the_computation(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(ComputeSlots, "enter", lambda self, seconds, stay: waits.append(seconds))
    client = application(ComputeSlots(waiting=0)).test_client()
    assert client.get("/", data=b" " * (compute_slots.LARGE_BYTES + 1)).status_code == 200
    assert waits == [30]


def application(slots: ComputeSlots) -> Flask:
    """An application with one route, which computes for long."""
    app = Flask(__name__)
    deadline.register(app, 60, slots)
    deadline.reserve(app, 60)

    @app.get("/")
    def get() -> str:
        compute()
        checkpoint()
        checkpoint()
        return "done"

    return app


def test_a_request_gives_its_slot_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "CHECK_SECONDS", 0)
    client = application(ComputeSlots(waiting=0, at_once=1)).test_client()
    assert [client.get("/").status_code for _ in range(3)] == [200, 200, 200]


def test_a_request_that_fails_gives_its_slot_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "CHECK_SECONDS", 0)
    slots = ComputeSlots(waiting=0, at_once=1)
    app = application(slots)

    @app.get("/fail")
    def fail() -> str:
        compute()
        checkpoint()
        raise LookupError

    assert app.test_client().get("/fail").status_code == 500
    slots.enter(0)


@pytest.mark.parametrize("length", [compute_slots.LARGE_BYTES, compute_slots.LARGE_BYTES + 1])
def test_a_large_body_takes_a_slot_before_its_work_begins(length: int) -> None:
    """It is refused without having computed anything; a shorter one begins without a slot."""
    app, started = Flask(__name__), []
    deadline.register(app, 60, ComputeSlots(waiting=0, at_once=0))
    deadline.reserve(app, 60)

    @app.post("/")
    def post() -> str:
        started.append(length)
        return "done"

    answer = app.test_client().post("/", data=b" " * length)
    large = length > compute_slots.LARGE_BYTES
    assert (answer.status_code, started) == ((503, []) if large else (200, [length]))
    unknown = app.test_client().post("/", headers={"Transfer-Encoding": "chunked"})
    assert unknown.status_code == 503, "its length is not known"


def test_a_large_body_gives_its_slot_back() -> None:
    slots = ComputeSlots(waiting=0, at_once=1)
    client = application(slots).test_client()
    body = b" " * (compute_slots.LARGE_BYTES + 1)
    assert [client.get("/", data=body).status_code for _ in range(3)] == [200, 200, 200]


def test_without_a_slot_a_question_is_busy(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """No slot is ever free, and all work counts as long."""
    monkeypatch.setattr(deadline, "CHECK_SECONDS", 0)
    monkeypatch.setattr(compute_slots, "LONG_SECONDS", -1.0)

    def none(self: ComputeSlots, seconds: float, stay: object) -> None:
        raise NoSlot

    monkeypatch.setattr(ComputeSlots, "enter", none)
    answer = client.post(f"{API}/scores", json=QUESTIONS["/scores"])
    assert answer.status_code == 503
    assert problem(answer)["type"].endswith("#busy")
    assert int(answer.headers["Retry-After"]) > 0
    assert client.get(f"{API}/health").status_code == 200
