"""Clients that wait for photos, or follow matches and photos, leave threads for all others."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from services.jobs.held_threads import HeldThread, HeldThreads
from store import Busy
from tests.api.border import problem
from tests.api.fake_recogniser import GOES_ON
from tests.api.matches import Table
from tests.api.photo_house import ask as ask_photo
from tests.api.photo_house import picture, send
from tests.serving import API, Server, ask

READER = "tests.api.fake_recogniser:recognise"


@pytest.fixture
def endless(phone: FlaskClient) -> dict[str, str]:
    """A photo whose reading does not end by itself."""
    photo: dict[str, str] = send(phone, picture(GOES_ON), wait=None).get_json()
    return photo


def test_a_wait_is_answered_at_once_where_half_of_the_threads_are_held(
    phone: FlaskClient, photo_app: Flask, endless: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = photo_app.extensions["services"].threads
    monkeypatch.setattr(threads, "held", threads.waits_most)
    waiting = {"Prefer": "wait=30"}
    assert ask_photo(phone, endless, headers=waiting).get_json()["status"] in ("queued", "reading")
    answer = send(phone, picture())
    assert answer.status_code == 202
    assert "Preference-Applied" not in answer.headers
    assert threads.held == threads.waits_most
    for photo in (answer.get_json(), endless):
        ask_photo(phone, photo, method="DELETE")


def test_streams_of_photos_and_matches_are_counted_together(
    phone: FlaskClient, photo_app: Flask, endless: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = photo_app.extensions["services"].threads
    table = Table.new(phone)
    monkeypatch.setattr(threads, "held", threads.streams_most)
    for answer in (ask_photo(phone, endless, "/events"), table.ask("GET", "/events")):
        assert problem(answer)["status"] == 503
        assert answer.headers["Retry-After"]
    monkeypatch.setattr(threads, "held", threads.streams_most - 1)
    stream = ask_photo(phone, endless, "/events").iter_encoded()
    next(stream)
    assert threads.held == threads.streams_most
    assert table.ask("GET", "/events").status_code == 503
    ask_photo(phone, endless, method="DELETE")
    list(stream)
    assert threads.held == threads.streams_most - 1


def test_a_stream_that_is_never_read_gives_its_thread_back() -> None:
    threads = HeldThreads(8)
    held = [threads.stream(match, match) for match in "aaabbc"]
    with pytest.raises(Busy):
        threads.stream("c", "c")
    held.pop()
    threads.stream("c", "c")
    held[0].release()
    held[0].release()
    assert threads.held == 4


@pytest.mark.parametrize("same", ["match", "client"])
def test_the_streams_of_one_match_or_client_leave_some_for_others(same: str) -> None:
    """One token on many phones, or many matches of one client."""

    def stream(number: int, of: str) -> HeldThread:
        return threads.stream(of, str(number)) if same == "match" else threads.stream(str(number), of)

    threads = HeldThreads(64)
    held = [stream(number, "a") for number in range(36)]
    with pytest.raises(Busy):
        stream(36, "a")
    more = [stream(number, "b") for number in range(100, 112)]
    held.pop().release()
    assert stream(36, "a") not in more
    assert threads.held == 47


def test_an_address_cannot_follow_matches_with_all_threads(
    phone: FlaskClient, photo_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = photo_app.extensions["services"].threads
    monkeypatch.setattr(threads, "streams_each", 1)
    tables = [Table.new(phone), Table.new(phone)]
    first = tables[0].ask("GET", "/events").iter_encoded()
    next(first)
    assert problem(tables[1].ask("GET", "/events"))["status"] == 503
    phone.environ_base["REMOTE_ADDR"] = "203.0.113.9"
    assert tables[1].ask("GET", "/events").status_code == 200


def test_polling_slows_down_with_many_waiting() -> None:
    threads = HeldThreads(64)
    alone = threads.pause(0.1)
    threads.held = 32
    assert threads.pause(0.1) / threads.held <= 2 * alone


def test_eighty_waits_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECOGNISER", READER)
    running = Server(tmp_path, f"sqlite:///{tmp_path}/referee.db", workers=1)  # with 32 threads
    waiting = []
    try:
        body = b'--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'
        body += picture(GOES_ON) + b"\r\n--x--\r\n"
        head = f"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {len(body)}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", running.port), timeout=60) as one:
            one.sendall(f"POST {API}/photos HTTP/1.0\r\n{head}".encode() + body)
            photo = json.loads(one.makefile("rb").read().partition(b"\r\n\r\n")[2])
        wanted = f"GET {API}/photos/{photo['id']} HTTP/1.1\r\nHost: x\r\n"
        wanted += f"Authorization: Bearer {photo['token']}\r\n"
        for number in range(80):
            one = socket.create_connection(("127.0.0.1", running.port), timeout=20)
            path = wanted.replace(" HTTP", "/events HTTP") if number % 4 == 0 else wanted
            one.sendall(f"{path}Prefer: wait=30\r\n\r\n".encode())
            waiting.append(one)
        assert ask(running.port, "GET", "/games", timeout=20)[0] == 200
    finally:
        for one in waiting:
            one.close()
        running.kill()
    assert "Traceback" not in "".join(running.output), "".join(running.output)[-4000:]
