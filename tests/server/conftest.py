"""A server on a free port, and a worker without a process, with a clock of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace

import pytest
from gunicorn.config import Config

from server import phases as phases_module
from server import timeouts
from server import worker as worker_module
from server.connection import Connection
from server.worker import BufferingWorker
from tests.server.connections import Clock
from tests.serving import Server


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """One server for all tests of this folder: a start costs more than most of them."""
    folder = tmp_path_factory.mktemp("slow")
    running = Server(folder, f"sqlite:///{folder}/referee.db", workers=1)
    yield running.port
    running.kill()
    assert "Traceback" not in "".join(running.output), "".join(running.output)[-4000:]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (worker_module, phases_module, timeouts):
        monkeypatch.setattr(module, "time", made)
    return made


@pytest.fixture
def worker(clock: Clock, tmp_path: Path) -> Iterator[BufferingWorker]:
    """A worker without a process, whose requests no thread takes, and whose application lets bodies come."""
    cfg = Config()
    cfg.set("tmp_upload_dir", str(tmp_path))
    made = BufferingWorker(1, 1, [], SimpleNamespace(), 30, cfg, SimpleNamespace(exception=print))
    made.poller = worker_module.selectors.DefaultSelector()

    def taken(conn: Connection) -> None:
        if conn.request.head_first:
            done: Future[bool] = Future()
            done.set_result(True)
            made.finish_request(conn, done)

    made.enqueue_req = taken
    yield made
    made.murder_keepalived(force=True)
    made.poller.close()
