"""Servers that are killed leave nothing of an upload behind, and keep every turn they acknowledged."""

from __future__ import annotations

import http.client
import json
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.api.hostile import sound
from tests.api.matches import NEW
from tests.api.photo_house import picture
from tests.serving import API, Server, ask

FAKE = "tests.api.fake_recogniser:recognise"
SECRET = b"47.0707 N, 15.4395 E"
PATIENCE = 120.0  # seconds


def children(process: int) -> set[int]:
    """The child processes of a process."""
    found: set[int] = set()
    with suppress(FileNotFoundError):
        for task in Path(f"/proc/{process}/task").iterdir():
            found |= {int(child) for child in (task / "children").read_text().split()}
    return found


def until(true: Callable[[], bool]) -> None:
    """Wait for a condition."""
    deadline, pause = time.monotonic() + PATIENCE, threading.Event()
    while not true():
        assert time.monotonic() < deadline
        pause.wait(0.05)


def named(folder: Path) -> list[Path]:
    """The files, except the database, that contain bytes only the upload has."""
    found = [path for path in folder.rglob("*") if path.is_file() and "referee.db" not in path.name]
    return [path for path in found if SECRET in path.read_bytes()]


def pictures(folder: Path) -> list[str]:
    """Stored and temporary files of photos."""
    found = [*folder.glob("photos/*"), *folder.glob("scratch/*/*")]
    return sorted(path.name for path in found if path.name != "lock")


def upload(port: int, data: bytes) -> int:
    """The status of an upload; 0 if the server is down."""
    edge = "xxEDGExx"
    head = f'--{edge}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
    body = head.encode() + data + f"\r\n--{edge}--\r\n".encode()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    headers = {"Content-Type": f"multipart/form-data; boundary={edge}", "Prefer": "wait=30"}
    try:
        connection.request("POST", f"{API}/photos", body, headers)
        return connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        connection.close()


def serves(port: int) -> bool:
    """Whether it answers."""
    with suppress(OSError, http.client.HTTPException):
        return ask(port, "GET", "/health")[0] == 200
    return False


class House:
    """A server with all it writes in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "tmp").mkdir(exist_ok=True)
        self.database = folder / "referee.db"
        self.start()
        assert upload(self.server.port, picture()) == 201

    def start(self) -> None:
        """Start it, also after it was killed."""
        url = f"sqlite:///{self.database}"
        more = {"RECOGNISER": FAKE, "TMPDIR": str(self.folder / "tmp")}
        self.server = Server(self.folder, url, 1, more=more)
        until(lambda: serves(self.server.port))

    def web(self) -> int:
        """The process that answers."""
        (process,) = children(self.server.process.pid)
        return process

    def hold(self) -> None:
        """Stop all worker processes (SIGSTOP)."""
        for process in children(self.web()):
            os.kill(process, signal.SIGSTOP)

    def holds(self) -> bool:
        """Whether an upload is complete and waits for a worker."""
        files = Path(f"/proc/{self.web()}/fd")
        for one in files.iterdir():
            with suppress(FileNotFoundError):
                if "/scratch/" in os.readlink(one) and SECRET in one.read_bytes():
                    return True
        return bool(named(self.folder))

    def sends(self, data: bytes) -> threading.Thread:
        """Send a photo in the background."""
        thread = threading.Thread(target=upload, args=(self.server.port, data), daemon=True)
        thread.start()
        return thread


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.server.kill()


def points(seq: int) -> dict[str, Any]:
    """A change of a match: a point for red."""
    move = {"type": "adjust", "player": "red", "points": 1, "note": f"turn {seq}"}
    return {"seq": seq, "moves": [move]}


def unanswered(port: int, *request: Any) -> None:
    """Send a change to a server that is killed before it can store it."""
    with suppress(OSError, http.client.HTTPException, json.JSONDecodeError):
        ask(port, "POST", *request)


def photo() -> bytes:
    """A photo with a GPS position."""
    return sound("JPEG", size=(800, 600), comment=SECRET)


def test_a_killed_worker_leaves_nothing_of_an_upload(house: House) -> None:
    web, workers, kept = house.web(), children(house.web()), pictures(house.folder)
    house.hold()
    sender = house.sends(photo())
    until(house.holds)
    assert named(house.folder) == []
    os.kill(web, signal.SIGKILL)
    for process in workers:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)
    sender.join(PATIENCE)
    until(lambda: web not in children(house.server.process.pid) and serves(house.server.port))
    assert named(house.folder) == []
    assert pictures(house.folder) == kept


def test_a_restart_sweeps_unfinished_uploads_of_a_killed_server(
    house: House,
) -> None:
    kept = pictures(house.folder)
    match = ask(house.server.port, "POST", "/matches", NEW)[1]
    path, token = f"/matches/{match['id']}", match["tokens"]["host"]
    for seq in range(9):
        assert ask(house.server.port, "POST", f"{path}/moves", points(seq), token, f"key-{seq}")[0] == 201
    with closing(sqlite3.connect(house.database, isolation_level=None)) as others:
        others.execute("BEGIN IMMEDIATE")  # its row cannot be written
        sender = house.sends(photo())
        until(lambda: len(list(house.folder.glob("photos/*"))) > len(kept))
        late = (house.server.port, f"{path}/moves", points(9), token)
        turn = threading.Thread(target=unanswered, args=late, daemon=True)
        turn.start()
        house.server.kill()
        sender.join(PATIENCE)
        turn.join(PATIENCE)
    assert len(pictures(house.folder)) > len(kept)
    house.start()
    assert pictures(house.folder) == kept
    assert named(house.folder) == []
    changes = ask(house.server.port, "GET", f"{path}/history", token=token)[1]["changes"]
    notes = [move["note"] for change in changes for move in change["moves"]]
    assert notes == [f"turn {seq}" for seq in range(9)]
    again = ask(house.server.port, "POST", f"{path}/moves", points(8), token, "key-8")
    assert (again[0], again[1]["seq"]) == (201, 9)  # it is the turn that was acknowledged
    now = ask(house.server.port, "GET", path, token=token)[1]
    assert (now["seq"], now["scores"]["red"]) == (9, 9)
