"""Many clients of one match: two processes with four threads each, phones on event streams, servers that
die."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.api.matches import NEW
from tests.conftest import DATABASES, fresh
from tests.serving import API, ask, served

ADJUST = {"type": "adjust", "player": "red", "points": 1, "note": "one"}


@pytest.fixture(scope="module", params=DATABASES)
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("together")
    for url in fresh(request, folder):
        with served(folder, url) as port:
            yield port


@pytest.fixture
def match(port: int) -> dict[str, Any]:
    status, made = ask(port, "POST", "/matches", NEW)
    assert status == 201
    return dict(made)


def test_one_of_eight_simultaneous_writers_wins_each_number(port: int, match: dict[str, Any]) -> None:
    path, token = f"/matches/{match['id']}/moves", match["tokens"]["host"]
    start = threading.Barrier(8)

    def post(number: int) -> list[tuple[int, int]]:
        found = []
        for seq in range(8):
            start.wait(60)
            status, answer = ask(port, "POST", path, {"seq": seq, "moves": [ADJUST]}, token)
            found.append((status, answer["seq"]))
        return found

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(post, range(8)))
    for seq, row in enumerate(zip(*answers, strict=True)):
        assert sorted(row) == [(201, seq + 1)] + [(409, seq + 1)] * 7
    shown = ask(port, "GET", f"/matches/{match['id']}", token=token)[1]
    assert (shown["seq"], shown["scores"]["red"]) == (8, 8)


def test_the_same_request_eight_times_at_once_is_one_change(port: int, match: dict[str, Any]) -> None:
    path, token = f"/matches/{match['id']}/moves", match["tokens"]["host"]

    def post(number: int) -> int:
        return ask(port, "POST", path, {"seq": 0, "moves": [ADJUST]}, token, key="again")[0]

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(post, range(8)))
    assert set(statuses) <= {201, 409}
    assert 201 in statuses
    status, answer = ask(port, "POST", path, {"seq": 0, "moves": [ADJUST]}, token, key="again")
    assert (status, answer["seq"]) == (201, 1)
    assert ask(port, "GET", f"/matches/{match['id']}", token=token)[1]["seq"] == 1


def test_one_of_four_simultaneous_deletions_deletes(port: int) -> None:
    for _ in range(6):
        made = ask(port, "POST", "/matches", NEW)[1]
        answers = at_once(4, lambda _, made=made: deleted(port, made))
        assert sorted(answers) == [204, 404, 404, 404]


def test_a_seat_is_not_joined_while_its_token_is_replaced(port: int) -> None:
    """A former player knows the old code, and tries it again and again."""
    rush = {"game": "gold-rush", "players": [{"id": "red"}, {"id": "blue"}]}
    for _ in range(6):
        made = ask(port, "POST", "/matches", rush)[1]
        joining = {"code": made["join_code"], "player": "red"}
        assert ask(port, "POST", "/matches/join", joining)[0] == 200
        path, token = f"/matches/{made['id']}", made["tokens"]["host"]

        def either(number: int, path: str = path, token: str = token, joining: Any = joining) -> Any:
            if number == 0:
                return ask(port, "POST", f"{path}/tokens", {"players": ["red"]}, token)
            return ask(port, "POST", "/matches/join", joining)

        (status, replaced), *joined = at_once(4, either)
        assert status == 200
        assert {one[0] for one in joined} <= {404, 409}
        assert ask(port, "GET", path, token=replaced["tokens"]["players"]["red"])[0] == 200


def at_once(count: int, do: Callable[[int], Any]) -> list[Any]:
    start = threading.Barrier(count)

    def begin(number: int) -> Any:
        start.wait(60)
        return do(number)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(begin, range(count)))


def deleted(port: int, match: dict[str, Any]) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    token = {"Authorization": f"Bearer {match['tokens']['host']}"}
    connection.request("DELETE", f"{API}/matches/{match['id']}", headers=token)
    status = connection.getresponse().status
    connection.close()
    return status


class Phone(threading.Thread):
    """Reads the stream until it has seen `until` or the connection is cut after `cut` changes."""

    def __init__(self, port: int, match: dict[str, Any], until: int, cut: int = 0) -> None:
        super().__init__(daemon=True)
        self.port, self.path, self.token = (
            port,
            f"{API}/matches/{match['id']}/events",
            match["tokens"]["viewer"],
        )
        self.until, self.cut = until, cut
        self.seen: list[int] = []
        self.points: list[int] = []
        self.ready = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.seen or self.seen[-1] < self.until:
            self.follow()

    def follow(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Authorization": f"Bearer {self.token}"}
        if self.seen:
            headers["Last-Event-ID"] = str(self.seen[-1])
        connection.request("GET", self.path, headers=headers)
        answer = connection.getresponse()
        assert answer.status == 200
        self.ready.set()
        for taken, change in enumerate(events(answer.readline), 1):
            self.seen.append(int(change["id"]))
            self.points.append(json.loads(change["data"])["scores"]["red"])
            if self.seen[-1] >= self.until or taken == self.cut:
                break
        connection.close()


def events(readline: Callable[[], bytes]) -> Iterator[dict[str, str]]:
    """The events of a stream without heartbeats."""
    event: dict[str, str] = {}
    while line := readline():
        text = line.decode().rstrip("\n")
        if not text and "id" in event:
            yield event
        if not text:
            event = {}
        elif not text.startswith(":"):
            name, _, value = text.partition(": ")
            event[name] = value


def test_twelve_phones_see_every_change_in_order(port: int, match: dict[str, Any]) -> None:
    """Four of them lose their connection after every few changes and reconnect."""
    changes = 12
    phones = [Phone(port, match, changes, cut=3 if n % 3 == 0 else 0) for n in range(12)]
    assert all(phone.ready.wait(60) for phone in phones)
    path, token = f"/matches/{match['id']}/moves", match["tokens"]["players"]["red"]
    for seq in range(changes):
        assert ask(port, "POST", path, {"seq": seq, "moves": [ADJUST]}, token)[0] == 201
    for phone in phones:
        phone.join(60)
        assert phone.seen == list(range(1, changes + 1))
        assert phone.points == list(range(1, changes + 1))
    late = Phone(port, match, changes)
    late.join(60)
    assert late.seen == list(range(1, changes + 1))


def test_a_stream_ends_with_its_token_or_its_match(port: int, match: dict[str, Any]) -> None:
    tokens, path = match["tokens"], f"/matches/{match['id']}"

    def follow(token: str) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("GET", f"{API}{path}/events", headers={"Authorization": f"Bearer {token}"})
        return connection, connection.getresponse()

    red, viewer = follow(tokens["players"]["red"]), follow(tokens["viewer"])
    assert red[1].status == viewer[1].status == 200
    assert ask(port, "POST", f"{path}/tokens", {"players": ["red"]}, tokens["host"])[0] == 200
    assert b"data" not in red[1].read()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("DELETE", API + path, headers={"Authorization": f"Bearer {tokens['host']}"})
    assert connection.getresponse().status == 204
    assert b'data: {"seq"' not in viewer[1].read()
    for one in (red[0], viewer[0], connection):
        one.close()
