"""Two web servers and two workers over PostgreSQL, Redis and object storage; behind nginx if installed."""

from __future__ import annotations

import http.client
import json
import signal
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from store import files_at
from tests import postgres
from tests.api.matches import NEW
from tests.api.photo_house import picture
from tests.api.test_catalogs_of_users import MINE
from tests.scale.load import Mover, Person, Photographer
from tests.serving import API, ask
from tests.topology import MISSING, NGINX, REDIS, Topology, topology

ADJUST = {"type": "adjust", "player": "red", "points": 1, "note": "one"}
pytestmark = [
    pytest.mark.skipif(REDIS is None, reason=MISSING),
    pytest.mark.skipif(postgres.binaries() is None, reason=postgres.MISSING),
]


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Topology]:
    folder = tmp_path_factory.mktemp("town")
    fake = {"RECOGNISER": "tests.api.fake_recogniser:recognise", "METRICS_PORT": "0", "WEB_WORKERS": "2"}
    with topology(folder, proxy=NGINX is not None, **fake) as made:
        yield made
    for name in ("web-1", "web-2"):
        assert not faults(made.parts[name].output)


def faults(output: str) -> list[dict[str, Any]]:
    """Lines of a server with an exception, but for background work that waits for the killed database."""
    lines = [json.loads(line) for line in output.splitlines() if '"trace"' in line]
    return [line for line in lines if "trying again" not in line["message"] or "Busy: " not in line["trace"]]


def upload(port: int, wait: int = 20) -> tuple[int, dict[str, Any]]:
    edge = "xxEDGExx"
    head = f'--{edge}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'
    body = head.encode() + picture() + f"\r\n--{edge}--\r\n".encode()
    headers = {"Content-Type": f"multipart/form-data; boundary={edge}", "Prefer": f"wait={wait}"}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("POST", f"{API}/photos", body, headers)
    answer = connection.getresponse()
    content = json.loads(answer.read())
    connection.close()
    if answer.status == 503:
        assert int(answer.headers["Retry-After"]) > 0
    return answer.status, content


def done(port: int, photo: dict[str, Any], seconds: float = 60.0) -> dict[str, Any]:
    deadline = time.monotonic() + seconds
    while True:
        answer: dict[str, Any] = ask(port, "GET", f"/photos/{photo['id']}", token=photo["token"])[1]
        if answer["status"] in ("done", "unreadable") or time.monotonic() > deadline:
            return answer
        threading.Event().wait(0.2)


def test_a_photo_sent_to_one_server_is_read_by_a_worker_and_shown_by_the_other(town: Topology) -> None:
    status, photo = upload(town.port)
    assert (status, photo["status"]) == (201, "done")
    for port in town.ports:
        address = f"http://127.0.0.1:{port}{API}/photos/{photo['id']}/picture"
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {photo['token']}"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert answer.read(3) == b"\xff\xd8\xff"
    assert not list(town.folder.rglob("*.jpg"))  # it is in object storage
    assert photo["id"] not in town.parts["web-1"].output + town.parts["web-2"].output or photo[
        "token"
    ] not in (town.parts["web-1"].output + town.parts["web-2"].output)


def test_a_stream_sends_changes_of_another_server_at_once(town: Topology) -> None:
    match = ask(town.ports[0], "POST", "/matches", NEW)[1]
    connection = http.client.HTTPConnection("127.0.0.1", town.ports[1], timeout=60)
    connection.request("GET", f"{API}/matches/{match['id']}/events",
                       headers={"Authorization": f"Bearer {match['tokens']['viewer']}"})  # fmt: skip
    stream = connection.getresponse()
    seen = []
    for seq in range(5):
        path, token = f"/matches/{match['id']}/moves", match["tokens"]["host"]
        assert ask(town.ports[0], "POST", path, {"seq": seq, "moves": [ADJUST]}, token)[0] == 201
        while not (line := stream.readline()).startswith(b"id:"):
            assert line
        seen.append(int(line[3:]))
    assert seen == [1, 2, 3, 4, 5]
    connection.close()


def test_a_catalog_lies_in_object_storage_and_both_servers_know_it(town: Topology) -> None:
    status, made = ask(town.ports[0], "POST", "/catalogs", MINE)
    assert status == 201, made
    path = "/catalogs/" + made["id"].replace("/", "%2F")
    status, answer = ask(town.ports[1], "GET", path)
    assert status == 200, answer
    names = files_at(f"{town.storage_url}&key=none&secret=none", str(town.folder / "seen")).names()
    assert any(name.startswith("catalog-") for name in names), names


def test_lines_contain_request_and_match_and_nothing_personal(town: Topology) -> None:
    names = {**NEW, "players": [{"id": "red", "name": "Anastasia"}, {"id": "blue"}]}
    match = ask(town.ports[0], "POST", "/matches", names)[1]
    ask(town.ports[0], "GET", f"/matches/{match['id']}", token=match["tokens"]["host"])
    output = town.parts["web-1"].output
    lines = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    of_match = [line for line in lines if line.get("match") == match["id"]]
    assert of_match
    assert all(len(line["request"]) >= 8 and line["ms"] > 0 for line in of_match)
    for secret in ("Anastasia", "127.0.0.1:", match["tokens"]["host"], match["join_code"]):
        assert secret not in "".join(
            json.dumps(line) for line in lines if line["logger"] == "referee.requests"
        )


def test_figures_of_all_processes_and_of_the_queue(town: Topology) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{town.ports[0]}/metrics", timeout=30) as answer:
        text = answer.read().decode()
    assert 'referee_photos{state="queued"}' in text
    assert "referee_request_seconds_bucket" in text
    assert "referee_streams" in text
    if NGINX:
        for path in ("/metrics", "//metrics", "/%6detrics?x", "/api/v1/metrics", "/api//v1/./metrics"):
            assert ask_status(town.port, path) == 404, path


def ask_status(port: int, path: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    status = connection.getresponse().status
    connection.close()
    return status


def test_without_redis_photos_are_taken_and_read_when_it_is_back(town: Topology) -> None:
    town.parts["redis"].kill()
    status, photo = upload(town.ports[0], wait=0)
    assert (status, photo["status"]) == (202, "queued")
    health = ask(town.ports[0], "GET", "/health")
    assert health[0] == 503
    assert (health[1]["broker"] != "ok", health[1]["redis"] != "ok", health[1]["database"]) == (
        True,
        True,
        "ok",
    )
    assert ask(town.ports[0], "GET", "/health?part=database")[0] == 200
    match = ask(town.ports[0], "POST", "/matches", NEW)[1]
    path, token = f"/matches/{match['id']}/moves", match["tokens"]["host"]
    assert ask(town.ports[0], "POST", path, {"seq": 0, "moves": [ADJUST]}, token)[0] == 201
    town.restart("redis")
    assert done(town.ports[0], photo)["status"] == "done"


def test_without_storage_photos_are_refused_for_a_moment(town: Topology) -> None:
    town.parts["storage"].send(signal.SIGKILL)
    status, answer = upload(town.ports[0], wait=0)
    assert (status, answer["status"]) == (503, 503)
    town.restart("storage")
    town.make_bucket()  # moto forgets
    assert upload(town.ports[0])[1]["status"] == "done"


def taken(people: list[Photographer], more: int) -> None:
    """Wait until each of them has had so many more photos acknowledged."""
    wanted, started = [len(person.photos) + more for person in people], time.monotonic()
    while any(len(one.photos) < most for one, most in zip(people, wanted, strict=True)):
        assert time.monotonic() - started < 60
        threading.Event().wait(0.05)


def test_a_killed_worker_loses_no_photo_and_none_is_there_twice(town: Topology) -> None:
    people = [Photographer(town.ports) for _ in range(2)]
    for person in people:
        person.start()
    taken(people, 2)
    town.parts["worker-1"].kill()
    taken(people, 2)
    for person in people:
        person.over.set()
    for person in people:
        person.join(60)
        found = person.wrong()
        assert found["photos lost"] == found["photos doubled"] == 0, found
    town.restart("worker-1")


def test_a_database_that_is_killed_loses_nothing(town: Topology) -> None:
    """In the middle of turns and photos; in full: tests.soak.faults."""
    mover, photographer = Mover(town.ports), Photographer(town.ports)
    people: list[Person] = [mover, photographer]
    for person in people:
        person.start()
    taken([photographer], 1)
    postgres.kill(town.database)
    for person in people:
        person.recovered.clear()
    postgres.start(town.database)
    assert all(person.recovered.wait(120) for person in people)
    for person in people:
        person.over.set()
    for person in people:
        person.join(60)
    found = mover.wrong() + photographer.wrong()
    answers = sum((person.counted for person in people), start=Counter[str]())
    lost = {name: number for name, number in found.items() if "acknowledged" not in name}
    assert not any(lost.values()), found
    assert answers["unclear"] == 0, answers
    assert len(mover.notes) > 1


def test_a_stopping_server_ends_its_streams(town: Topology) -> None:
    match = ask(town.ports[1], "POST", "/matches", NEW)[1]
    connection = http.client.HTTPConnection("127.0.0.1", town.ports[1], timeout=60)
    connection.request("GET", f"{API}/matches/{match['id']}/events",
                       headers={"Authorization": f"Bearer {match['tokens']['viewer']}"})  # fmt: skip
    stream = connection.getresponse()
    started = time.monotonic()
    assert town.parts["web-2"].stop() == 0
    assert time.monotonic() - started < 30  # graceful_timeout: 35
    assert b"event: change" not in stream.read()
    connection.close()
    town.restart("web-2")


def test_limits_are_counted_together_and_per_token(town: Topology, tmp_path: Path) -> None:
    from app import create_app
    from settings import Settings

    apps = [
        create_app(
            Settings(data_dir=str(tmp_path / str(n)), redis_url=town.redis_url, limit_token="3 per hour")
        )
        for n in range(2)
    ]
    found = [
        apps[n % 2].test_client().get(f"{API}/matches/nothing12", headers={"Authorization": "Bearer a"})
        for n in range(4)
    ]
    assert [answer.status_code for answer in found] == [404, 404, 404, 429]
    assert int(found[-1].headers["Retry-After"]) > 0
    other = apps[0].test_client().get(f"{API}/matches/nothing12", headers={"Authorization": "Bearer b"})
    assert other.status_code == 404
    for app in apps:
        app.extensions["services"].stop()
