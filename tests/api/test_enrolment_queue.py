"""Enrolments are slow and run a few at a time: photos do not wait for them. With real processes."""

from __future__ import annotations

import io
import os
import select
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from app import create_app
from services.container import Services
from services.enrolment import service as enrolments_module
from services.jobs import queue as queue_module
from services.jobs.admission import Admission, PoolSaturated
from services.jobs.process_pool import WorkerPool
from services.jobs.worker_process import PoolLimits
from settings import Settings
from tests.api.border import API, problem
from tests.api.fake_recogniser import gate, held
from tests.api.hostile import sound
from tests.api.photo_house import picture, uploaded
from tests.kept_files import content_of

GROUND = {"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}
BOX = {"name": "Mine", "game": "carcassonne", "tiles": [{"id": "own-ab/1", "features": [GROUND]}]}


class Gates:
    """The other end of `held`, which never blocks."""

    def __init__(self) -> None:
        self.places = [f"{gate(os.getpid())}-{name}" for name in ("begun", "go")]
        for place in self.places:
            os.mkfifo(place)
        self.started, self.go = (os.open(place, os.O_RDWR) for place in self.places)

    def wait(self) -> None:
        """Wait until a job has started."""
        assert select.select([self.started], [], [], 60)[0]
        os.read(self.started, 1)

    def open(self, jobs: int = 1) -> None:
        """Let so many jobs finish."""
        os.write(self.go, b"x" * jobs)

    def close(self) -> None:
        """Release everything that waits."""
        for end, place in zip((self.started, self.go), self.places, strict=True):
            os.close(end)
            os.unlink(place)


@pytest.fixture
def gates(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gates]:
    made = Gates()
    monkeypatch.setattr(enrolments_module, "SECONDS", 300.0)  # on a busy machine nothing times out
    monkeypatch.setattr(queue_module, "SLOW_WAIT_SECONDS", 300.0)
    monkeypatch.setattr(enrolments_module, "by_name", held)
    yield made
    made.close()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    fake = "tests.api.fake_recogniser:recognise"
    made = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=fake))
    yield made
    made.extensions["services"].stop()


class Sets:
    """Sets being enrolled, each by a separate thread."""

    def __init__(self, app: Flask) -> None:
        self.app, self.answers = app, dict[int, TestResponse]()
        self.services: Services = app.extensions["services"]
        self.slow = self.services.jobs.slow
        made = [app.test_client().post(f"{API}/catalogs", json=BOX).get_json() for _ in range(4)]
        self.made = [(one["id"], {"Authorization": f"Bearer {one['token']}"}) for one in made]
        self.threads: list[threading.Thread] = []

    def post(self, number: int, data: bytes = b"no picture") -> TestResponse:
        """Post data that is no picture, which is found out when it is opened."""
        id, token = self.made[number]
        address = f"{API}/catalogs/{quote(id, safe='')}/enrolment"
        form = {"photo": (io.BytesIO(data), "tiles.jpg")}
        return self.app.test_client().post(address, data=form, headers=token)

    def begin(self, number: int) -> None:
        """Post in the background."""

        def post() -> None:
            self.answers[number] = self.post(number)

        self.threads.append(threading.Thread(target=post, daemon=True))
        self.threads[-1].start()

    def codes(self) -> dict[int, int]:
        """The statuses of all answers, once they have arrived."""
        for thread in self.threads:
            thread.join(60)
        return {number: answer.status_code for number, answer in self.answers.items()}


def until(come: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    over = threading.Event()
    for _ in range(6000):
        if come() or over.wait(0.01):
            return
    raise AssertionError("it did not come to that")


def test_no_upload_has_a_name_while_it_is_looked_at(
    app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Photos, pictures of empty boards, pictures of single tiles."""
    sets, secret = Sets(app), b"47.0707 N, 15.4395 E"
    quick, looked = sets.services.jobs.quick.pool, list[list[Path]]()

    def spy(call: Callable[..., Any]) -> Callable[..., Any]:
        def looking(*arguments: Any, **more: Any) -> Any:
            files = [path for path in tmp_path.rglob("*") if path.is_file()]
            looked.append([path for path in files if secret in content_of(path)])
            return call(*arguments, **more)

        return looking

    monkeypatch.setattr(quick, "call", spy(quick.call))
    monkeypatch.setattr(sets.slow.pool, "call", spy(sets.slow.pool.call))
    jpeg = sound("JPEG", size=(400, 300), comment=secret)
    assert uploaded(app.test_client(), jpeg)["status"] == "done"
    sets.services.photos.uploads.open_reference(io.BytesIO(jpeg), "board.jpg")
    sets.post(0, jpeg)
    assert looked == [[], [], []]


def test_photos_do_not_wait_for_enrolments_and_too_many_are_refused_at_once(app: Flask, gates: Gates) -> None:
    sets = Sets(app)
    sets.begin(0)
    gates.wait()
    assert uploaded(app.test_client(), picture())["status"] == "done"

    again = sets.post(0)
    assert (problem(again)["type"], int(again.headers["Retry-After"]) > 0) == ("/api/v1/docs#busy", True)
    assert "being processed already" in again.get_json()["detail"]
    sets.begin(1)
    sets.begin(2)
    until(lambda: len(sets.slow.turns) == 3)
    full = sets.post(3)
    assert (problem(full)["status"], int(full.headers["Retry-After"]) > 0) == (503, True)
    assert "other sets" in full.get_json()["detail"]

    gates.open(4)
    assert sets.codes() == {0: 415, 1: 415, 2: 415}
    assert sets.post(3).status_code == 415
    assert len(sets.slow.turns) == 0


def test_unauthorized_requests_take_no_place_in_the_queue(app: Flask) -> None:
    sets = Sets(app)
    sets.made[0] = (sets.made[0][0], {"Authorization": "Bearer nobody"})
    with sets.slow.turns.turn(sets.made[0][0]):
        assert sets.post(0).status_code == 403


def test_a_stopping_server_ends_waits_and_its_process(app: Flask, gates: Gates) -> None:
    sets = Sets(app)
    sets.begin(0)
    gates.wait()
    sets.begin(1)
    until(lambda: len(sets.slow.turns) == 2)
    sets.services.close()
    sets.threads[1].join(60)
    assert {number: answer.status_code for number, answer in sets.answers.items()} == {1: 503}
    sets.services.stop()
    assert sets.codes() == {0: 503, 1: 503}
    assert not sets.slow.pool.running


def test_a_job_over_its_time_is_stopped_and_the_next_one_runs(
    app: Flask, gates: Gates, monkeypatch: pytest.MonkeyPatch
) -> None:
    sets = Sets(app)
    monkeypatch.setattr(enrolments_module, "SECONDS", 0.2)
    assert problem(sets.post(0))["status"] == 503
    monkeypatch.setattr(enrolments_module, "SECONDS", 300.0)
    gates.open()
    assert sets.post(0).status_code == 415


def _waits(seconds: float) -> bool:
    return threading.Event().wait(seconds)


def test_the_workers_of_a_pool_start_on_first_use_and_end_when_idle() -> None:
    pool = WorkerPool(PoolLimits(1, 600, 5, idle_seconds=0.0))
    try:
        assert not pool.running
        before = pool.call(os.getpid, seconds=60)
        until(lambda: not pool.running)
        assert pool.call(os.getpid, seconds=60) != before
        long, _ = pool.submit(_waits, 1.0, seconds=60)
        pool.call(os.getpid, seconds=60)
        assert long.result(60) is False, "an idle pool has no job at all"
    finally:
        pool.stop()


def test_a_client_that_waits_too_long_is_refused() -> None:
    turns = Admission(3, at_once=1)
    with turns.turn("a"):
        with pytest.raises(PoolSaturated, match="late"), turns.turn("b"):
            raise AssertionError("it is another one's turn")
        with pytest.raises(PoolSaturated, match="duplicate"), turns.turn("a"):
            raise AssertionError("it waits already")
        assert len(turns) == 1
    with turns.turn("b"):
        pass
    turns.close()
    with pytest.raises(PoolSaturated, match="full"), turns.turn("a"):
        raise AssertionError("it is closed")


def test_all_are_admitted_together_up_to_the_places_there_are() -> None:
    turns = Admission(2)
    with turns.turn(), turns.turn(), pytest.raises(PoolSaturated, match="full"), turns.turn():
        raise AssertionError("two are there")
    with turns.turn():
        assert len(turns) == 1
