"""No request runs past its deadline, and work stops when the client has disconnected."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.http import deadline
from api.http.deadline import Deadline, gone
from referee.deadline import Cancelled, Stop, checkpoint, stop_by
from tests.api.border import API, position, problem
from tests.api.matches import Table


class Clock:
    """A clock that advances on every read."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def worked() -> int:
    """How many checkpoints are passed before the work is stopped."""
    for done in range(10_000):
        try:
            checkpoint()
        except Cancelled:
            return done
    return 10_000


@contextmanager
def stopped_by(stop: Stop) -> Iterator[None]:
    stop_by(stop)
    try:
        yield
    finally:
        stop_by(None)


def test_work_is_stopped_when_its_time_is_over() -> None:
    with stopped_by(Deadline(5.0, lambda: False, Clock(0.01))):
        assert 490 <= worked() <= 510
    assert worked() == 10_000  # what comes after is not stopped


def test_work_is_stopped_when_its_client_has_gone() -> None:
    looks = iter([False, False, True])
    with stopped_by(Deadline(5.0, lambda: next(looks), Clock(0.01))):
        assert worked() < 30


def test_a_closed_connection_is_seen() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert not gone(ours)
        theirs.sendall(b"GET / HTTP/1.1")  # already the next request
        assert not gone(ours)
        theirs.close()
        assert gone(ours)  # although that one is still unread
        ours.recv(100)
        assert gone(ours)
    assert not gone(None)
    assert not gone(object())


TILES = [(x, y, "base/E", 0) for x in range(12) for y in range(12)]
TABLE = position(*TILES, figures=[])
INLINE = {
    "name": "mine",
    "game": "carcassonne",
    "tiles": [
        {"id": f"mine/{n}", "features": [{"kind": "city", "edges": ["N", "E"]},
                                         {"kind": "field", "halves": ["SL", "SR", "WL", "WR"]}]}
        for n in range(60)
    ],
}  # fmt: skip
QUESTIONS: dict[str, Any] = {
    "/scores": {"position": TABLE, "final": True},
    "/placements": {"position": TABLE, "tile": "base/X", "player": "red"},
    "/previews": {"position": TABLE, "tile": "base/X", "player": "red"},
    "/audits": {"position": TABLE},
    "/chances": {"position": TABLE},
    "/catalogs/check": INLINE,
}


@pytest.mark.parametrize("path", QUESTIONS)
def test_every_question_passes_checkpoints(
    monkeypatch: pytest.MonkeyPatch, client: FlaskClient, path: str
) -> None:
    """The clock jumps past the deadline on its second read.

    Little is done after that, and the answer is a problem that names the time to retry after.
    """
    looks: list[float] = []

    def look() -> float:
        looks.append(0.0 if len(looks) < 3 else 100.0)
        return looks[-1]

    monkeypatch.setattr(deadline, "CLOCKS", (look, look))
    answer = client.post(API + path, json=QUESTIONS[path])
    assert answer.status_code == 503
    assert problem(answer)["type"].endswith("#out-of-time")
    assert int(answer.headers["Retry-After"]) > 0
    assert len(looks) <= 4  # the first read after the deadline is the last


def test_a_match_is_opened_in_steps(monkeypatch: pytest.MonkeyPatch, client: FlaskClient) -> None:
    """What was replayed of a match before the deadline is not replayed again."""
    table = Table.new(client)
    for number in range(40):
        table.play([{"type": "adjust", "player": "red", "points": 1, "note": str(number)}])
    matches = client.application.extensions["services"].matches
    matches.repository.forget(table.id)
    statuses = []
    for _ in range(20):
        clock = Clock(2.4)  # seconds at each read; the deadline of these tests is 60
        monkeypatch.setattr(deadline, "CLOCKS", (clock, clock))
        statuses.append(table.ask("GET", "").status_code)
        if statuses[-1] == 200:
            break
    assert statuses[0] == 503
    assert statuses[-1] == 200
