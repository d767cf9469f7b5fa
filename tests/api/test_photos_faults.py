"""Worker processes that die, hang or exhaust memory; servers that die; full queues. With real processes."""

from __future__ import annotations

import errno
import io
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from services.container import Services
from services.infra.tokens import token_hash
from services.jobs.process_pool import JobTimeout, WorkerPool
from services.jobs.worker_process import PoolLimits
from services.photos.request import photo_request
from services.photos.uploads import service as photos_module
from settings import Settings
from store import scratch as scratch_module
from store.files import Folder, write_whole
from tests.api.border import problem
from tests.api.fake_recogniser import BREAKS, DIES, EATS, GOES_ON, HANGS, WAITS, gate
from tests.api.photo_house import ask, picture, send, uploaded
from tests.api.worker_faults import burns, dies, hangs, threads, waits
from tests.store.test_photos import lose, photo

HOUSE = Path(__file__).resolve().parents[2]
FAKE = "tests.api.fake_recogniser:recognise"


@pytest.fixture(scope="module")
def hasty_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """An application that gives a photo half a second, and lets two wait."""
    folder = str(tmp_path_factory.mktemp("hasty"))
    settings = Settings(
        data_dir=folder,
        ratelimit_enabled=False,
        recogniser=FAKE,
        photo_seconds=0.5,
        photo_queue=2,
    )
    app = create_app(settings)
    yield app
    service(app).stop()


@pytest.fixture
def hasty(hasty_app: Flask) -> FlaskClient:
    return hasty_app.test_client()


def service(app: Flask) -> Services:
    found: Services = app.extensions["services"]
    return found


# ---- the recogniser misbehaves ----


@pytest.mark.parametrize(
    ("width", "reason"),
    [
        (DIES, "too much memory, or was cut short"),
        (HANGS, "longer than 0.5 seconds"),
        (GOES_ON, "longer than 0.5 seconds"),
        (EATS, "too much memory"),
        (BREAKS, "the fault is ours"),
    ],
)
def test_the_server_survives_any_reader(hasty: FlaskClient, width: int, reason: str) -> None:
    answer = send(hasty, picture(width))
    assert answer.status_code == 201
    body = answer.get_json()
    assert (body["status"], body["position"]) == ("unreadable", None)
    assert reason in body["reason"]
    assert uploaded(hasty)["status"] == "done"


def test_a_photo_delayed_by_other_processes_is_still_read(hasty: FlaskClient) -> None:
    """A busy machine is no reason to abandon a photo; only the processor time of its process
    counts."""
    place = gate(os.getpid())
    os.mkfifo(place)
    try:
        photo = uploaded(hasty, picture(WAITS), wait=None)
        with open(place, "w"):  # it has started
            threading.Event().wait(1.0)  # twice as long as it may compute
    finally:
        os.unlink(place)
    done = ask(hasty, photo, headers={"Prefer": "wait=30"}).get_json()
    assert (done["status"], done["reason"]) == ("done", None)


def test_workers_are_renewed_and_nobody_notices(tmp_path: Path) -> None:
    app = create_app(
        Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE, photo_recycle=2)
    )
    try:
        assert [uploaded(app.test_client())["status"] for _ in range(3)] == ["done"] * 3
    finally:
        service(app).stop()
        service(app).jobs.reader.stop()  # of no other application


def test_applications_of_one_process_share_its_workers(phone: FlaskClient, tmp_path: Path) -> None:
    uploaded(phone)
    before = {pool: pool.living() for pool in pools(phone.application)}
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE))
    assert uploaded(app.test_client())["status"] == "done"
    assert pools(app) == pools(phone.application)
    service(app).stop()
    assert uploaded(phone)["status"] == "done"
    assert {pool: pool.living() for pool in before} == before, "the other's end ended them"


def pools(app: Flask) -> tuple[WorkerPool, WorkerPool]:
    """The pools in which an application opens and reads photos."""
    jobs = service(app).jobs
    return jobs.quick.pool, jobs.reader


def _command(process: int) -> bytes:
    """The command line of a process; empty if it has ended since it was listed."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


def workers(server: int) -> set[int]:
    """The worker processes of a server process."""
    children: set[int] = set()
    for task in Path(f"/proc/{server}/task").iterdir():
        children |= {int(child) for child in (task / "children").read_text().split()}
    return {child for child in children if b"pebble_pool_worker" in _command(child)}


def ended(pid: int, seconds: float = 20.0) -> bool:
    """Wait until a process, not necessarily a child, has ended."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    waiting = select.poll()
    waiting.register(handle, select.POLLIN)
    try:
        return bool(waiting.poll(seconds * 1000))
    finally:
        os.close(handle)


def test_idle_workers_that_are_killed_are_replaced(hasty: FlaskClient) -> None:
    uploaded(hasty)
    for pid in workers(os.getpid()):
        os.kill(pid, signal.SIGKILL)
    assert uploaded(hasty)["status"] == "done"


def test_an_upload_whose_opening_dies_is_refused(
    hasty: FlaskClient, hasty_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(photos_module, "open_upload", dies)
    assert problem(send(hasty, picture()))["status"] == 422
    monkeypatch.setattr(photos_module, "open_upload", burns)
    monkeypatch.setattr(photos_module, "OPENING_PROCESSOR_SECONDS", 1)
    assert problem(send(hasty, picture()))["status"] == 422
    monkeypatch.setattr(photos_module, "open_upload", hangs)  # as on a busy machine
    monkeypatch.setattr(photos_module, "OPENING_SECONDS", 0.2)
    late = send(hasty, picture())
    assert problem(late)["status"] == 503
    assert int(late.headers["Retry-After"]) > 0
    monkeypatch.undo()
    assert not [path for path in service(hasty_app).storage.files.path.iterdir() if path.suffix != ".jpg"]
    assert uploaded(hasty)["status"] == "done"


def test_a_clock_that_jumps_ends_no_job(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, now = WorkerPool(PoolLimits(1, 600, 5)), time.time
    try:
        future, _ = pool.submit(waits, 1.5, seconds=60.0)
        while not (future.running() or future.done()):
            threading.Event().wait(0.01)
        monkeypatch.setattr(time, "time", lambda: now() + 86_400)
        assert future.result(60) is False
        with pytest.raises(JobTimeout):
            pool.call(waits, 60.0, seconds=0.2)
    finally:
        pool.stop()


def test_memory_and_threads_of_a_worker_are_bounded() -> None:
    pool = WorkerPool(PoolLimits(1, 600, 5))
    try:
        with pytest.raises(MemoryError):
            pool.submit(bytearray, 900 << 20, seconds=20)[0].result(60)
        assert pool.submit(threads, seconds=20)[0].result(60) == 1
    finally:
        pool.stop()


# ---- overload ----


def test_a_full_queue_states_when_to_come_back(tmp_path: Path) -> None:
    app = create_app(
        Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE, photo_queue=2)
    )
    for name in ("a", "b"):
        service(app).photos.repository.records.add(photo(name), 2)
    answer = send(app.test_client(), picture())
    assert problem(answer)["status"] == 503
    assert int(answer.headers["Retry-After"]) > 0
    assert app.test_client().get("/api/v1/health").get_json()["queue"] == "full"
    assert not list((tmp_path / "photos").glob("*"))
    service(app).stop()


def test_uploads_beyond_the_queue_are_refused_at_once(
    phone: FlaskClient, photo_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A waiting upload holds a thread of the server, so few may wait."""
    turns = service(photo_app).jobs.quick.turns
    monkeypatch.setattr(turns, "places", 1)
    with turns.turn():
        answer = send(phone, picture())
        assert problem(answer)["status"] == 503
        assert int(answer.headers["Retry-After"]) > 0
    assert uploaded(phone)["status"] == "done"


def test_opening_uploads_comes_before_reading(photo_app: Flask) -> None:
    """People wait for an upload, not for a reading."""
    quick, reader = pools(photo_app)
    assert quick.limits.nice == 0 < reader.limits.nice
    assert quick.submit(os.nice, 0, seconds=20)[0].result(60) == os.nice(0)


def test_a_full_disk_is_reported_and_nothing_is_kept(
    phone: FlaskClient, photo_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sorted(service(photo_app).storage.files.path.glob("*"))
    monkeypatch.setattr(service(photo_app).storage.files, "free", lambda: 1000)
    assert problem(send(phone, picture()))["status"] == 503
    monkeypatch.undo()

    def no_room(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(scratch_module, "copy", no_room)
    answer = send(phone, picture())
    assert problem(answer)["status"] == 503
    assert answer.headers["Retry-After"]
    assert sorted(service(photo_app).storage.files.path.glob("*")) == before


# ---- servers that died ----


def left_behind(services: Services, name: str) -> None:
    """A photo as a dead server leaves it: the picture is stored, the row waits."""
    record = photo(name)
    record.request = photo_request("carcassonne", {}, None, {}).to_json()
    record.token_hash = token_hash("token")
    files = services.storage.files
    assert isinstance(files, Folder)
    write_whole(files.place(f"{name}.jpg"), picture(kind=".jpg"))
    services.photos.repository.records.add(record, 99)


def test_jobs_of_a_dead_server_are_resumed_once(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path), recogniser=FAKE)
    dead = Services(settings)
    left_behind(dead, "queued")
    left_behind(dead, "reading")
    dead.photos.repository.records.leases.claim("reading", "dead server", 60)
    lose(dead.photos.repository.records, "reading")
    dead.stop()
    servers = [Services(settings), Services(settings)]
    try:
        for server in servers:
            server.start()
        for name in ("queued", "reading"):
            assert servers[0].photos.queries.answer(name, "token", wait=30)["status"] == "done"
        attempts = {
            name: getattr(servers[1].photos.repository.records.get(name), "attempts", 0)
            for name in ("queued", "reading")
        }
        assert attempts == {"queued": 1, "reading": 2}
    finally:
        for server in servers:
            server.stop()


def test_a_photo_whose_end_could_not_be_kept_is_read_again(tmp_path: Path) -> None:
    services = Services(Settings(data_dir=str(tmp_path), recogniser=FAKE))
    left_behind(services, "mine")
    background = services.jobs
    owner = background._name(background.reader.living())
    services.photos.repository.records.leases.claim(
        "mine", owner, 60
    )  # and then neither its reading nor its release could be written
    lose(services.photos.repository.records, "mine")
    try:
        background.look_after()
        assert services.photos.queries.answer("mine", "token", wait=30)["status"] == "done"
    finally:
        services.stop()


def test_photos_in_work_are_handed_back_when_a_server_stops(tmp_path: Path) -> None:
    place = gate(os.getpid())
    os.mkfifo(place)
    first = Services(Settings(data_dir=str(tmp_path), recogniser=FAKE))
    try:
        upload = io.BytesIO(picture(WAITS))
        answer, token = first.photos.receive(upload, photo_request("carcassonne", {}, None, {}))
        stages = (state for state in first.photos.queries.events(answer["id"], token, "phone") if state)
        assert any(state["stage"] == "lattice" for state in stages)
    finally:
        first.stop()
        os.unlink(place)
    after = Services(Settings(data_dir=str(tmp_path), recogniser=FAKE))
    assert after.photos.queries.answer(answer["id"], token)["status"] == "queued"
    after.stop()


SCRIPT = """
import sys
sys.path.insert(0, {house!r})
from app import create_app
from settings import Settings
from tests.api.photo_house import picture, send
print("main runs")
app = create_app(Settings(data_dir={folder!r}, ratelimit_enabled=False, recogniser={fake!r}))
answer = send(app.test_client(), picture(), wait=30)
print(answer.status_code, answer.get_json()["status"], flush=True)
"""


def script(folder: Path) -> str:
    return SCRIPT.format(house=str(HOUSE), folder=str(folder), fake=FAKE)


HANGING = f"""
print(send(app.test_client(), picture({HANGS}), wait=None).status_code, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("way", ["file", "stdin"])
def test_a_plain_script_may_use_the_application(tmp_path: Path, way: str) -> None:
    """Without `if __name__ == "__main__"`: worker processes must not run the script again."""
    text, file = script(tmp_path / "data"), tmp_path / "script.py"
    file.write_text(text)
    command = {"file": [str(file)], "stdin": ["-"]}[way]
    done = subprocess.run(
        [sys.executable, *command], input=text, capture_output=True, text=True, cwd=tmp_path, timeout=60
    )
    assert (done.stdout, done.returncode) == ("main runs\n201 done\n", 0), done.stderr
    assert "Traceback" not in done.stderr


def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    """Of a plain script, too, which its workers do not run again."""
    file, errors = tmp_path / "script.py", tmp_path / "errors"
    file.write_text(script(tmp_path / "data") + HANGING)
    with errors.open("w") as log:
        server = subprocess.Popen(
            [sys.executable, str(file)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, cwd=tmp_path,
        )  # fmt: skip
    assert server.stdout is not None
    printed = [server.stdout.readline() for _ in range(3)]
    assert printed == ["main runs\n", "201 done\n", "202\n"], errors.read_text()
    left = workers(server.pid)
    assert left
    server.kill()
    server.wait()
    assert all(ended(pid) for pid in left)
    assert server.stdout.read() == ""
    assert "Traceback" not in errors.read_text()


def test_a_stopped_service_starts_nothing(tmp_path: Path) -> None:
    services = Services(Settings(data_dir=str(tmp_path), recogniser=FAKE))
    left_behind(services, "queued")
    before = workers(os.getpid())
    services.stop()
    services.stop()
    services.start()
    assert workers(os.getpid()) == before
    assert services.photos.queries.answer("queued", "token")["status"] == "queued"
