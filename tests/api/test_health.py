"""/health reports what is wrong with the disk."""

from __future__ import annotations

import os
import shutil
from collections import namedtuple
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import services.infra.disk
from app import create_app
from services.infra.disk import Disk
from services.infra.storage import LEAST_FREE_BYTES
from settings import Settings
from tests.api.border import API, problem
from tests.api.matches import CITY, NEW, Table
from tests.api.test_catalogs_of_users import MINE

Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def health(tmp_path: Path) -> Any:
    """GET /health of a new application, which checks its disk on every request."""
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False))
    client = app.test_client()

    def ask(part: str = "") -> tuple[int, dict[str, str]]:
        app.extensions["services"].storage.disk._until = 0.0
        answer = client.get(f"{API}/health", query_string={"part": part} if part else {})
        found: dict[str, str] = answer.get_json()
        return answer.status_code, found

    yield ask
    app.extensions["services"].stop()


def test_a_nearly_full_disk_is_unhealthy(health: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert health()[1]["disk"] == "ok"
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(10**12, 10**12, LEAST_FREE_BYTES - 1))
    status, found = health()
    assert (status, found["status"], found["disk"]) == (503, "degraded", "full")
    assert health("disk")[0] == 503
    assert health("database")[0] == 200
    assert health("catalogs")[0] == 200


def test_the_rest_of_a_disk_is_kept_for_matches_that_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk full of new matches and catalogs does not end those of others."""
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False))
    table = Table.new(app.test_client())
    file, kept = table.get("/export"), table.client.post(f"{API}/catalogs", json=MINE).get_json()
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(10**12, 10**12, LEAST_FREE_BYTES - 1))
    app.extensions["services"].storage.disk._until = 0.0
    for path, body in (("matches", NEW), ("matches/import", file), ("catalogs", MINE)):
        answer = table.client.post(f"{API}/{path}", json=body)
        assert problem(answer)["status"] == 503
        assert answer.headers["Retry-After"]
    owner = {"Authorization": f"Bearer {kept['token']}"}
    again = table.client.put(f"{API}/catalogs/{quote(kept['id'], safe='')}", json=MINE, headers=owner)
    assert problem(again)["status"] == 503
    table.play(CITY)
    app.extensions["services"].stop()


@pytest.mark.parametrize(
    ("number", "reported"), [(28, "full"), (122, "full"), (30, "OSError"), (13, "PermissionError")]
)
def test_a_read_only_disk_is_unhealthy(
    health: Any, monkeypatch: pytest.MonkeyPatch, number: int, reported: str
) -> None:
    """No space left, over quota, read-only, not allowed."""

    def refuse(*_: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(services.infra.disk, "_write", refuse)
    status, found = health()
    assert (status, found["disk"]) == (503, reported)


def test_the_disk_is_not_tried_with_every_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []
    monkeypatch.setattr(services.infra.disk, "_write", looks.append)
    disk = Disk(lambda: [tmp_path], 0)
    assert [disk.state() for _ in range(100)] == ["ok"] * 100
    assert looks == [tmp_path]


def test_trying_leaves_nothing_behind(tmp_path: Path) -> None:
    assert Disk(lambda: [tmp_path / "new"], 0).state() == "ok"
    assert list((tmp_path / "new").iterdir()) == []


def test_a_server_is_ready_when_its_workers_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then the first photo would wait for their imports. Workers that ended need not be waited for."""
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False))
    jobs = app.extensions["services"].jobs
    pools = (jobs.quick.pool, jobs.reader)
    first: dict[int, Future[int]] = {id(pool): Future() for pool in pools}
    for pool in pools:
        monkeypatch.setattr(pool, "_first", None)
        monkeypatch.setattr(pool, "submit", lambda *_, pool=pool, **__: (first[id(pool)], pool.generation))
    ask = partial(app.test_client().get, f"{API}/health")
    assert ask().status_code == 200
    jobs.warm()
    found = ask()
    assert (found.status_code, found.get_json()["recogniser"]) == (503, "loading")
    assert ask(query_string={"part": "database"}).status_code == 200
    first[id(pools[0])].set_result(1)
    assert ask().get_json()["recogniser"] == "loading"
    monkeypatch.setattr(pools[1], "generation", pools[1].generation + 1)
    assert (ask().status_code, ask().get_json()["recogniser"]) == (200, "ok")
    app.extensions["services"].stop()
