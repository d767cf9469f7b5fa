"""Every route for every role: one table of expected answers, from which the tests are made."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import func, select, text

from app import create_app
from server.early_head import HEAD_ALONE
from settings import Settings
from store import KeptReply
from tests.api.border import API, problem
from tests.api.matches import CITY, CLOISTER, NEW, ROAD, Table, end, place

ROLES = ("none", "garbage", "wrong match", "viewer", "player", "other player", "host")
OUTSIDE = (401, 403, 403)

# (method, path, body) -> answers for ROLES. The match: red has moved twice and blue once, then red's second
# list was undone; so red (the player) is to move again. Each request is sent to a fresh match.
READ = (*OUTSIDE, 200, 200, 200, 200)
HOST = (*OUTSIDE, 403, 403, 403)
MOVE = (*OUTSIDE, 403)
MOVES = {"seq": 4, "moves": CLOISTER}
ROUTES: dict[tuple[str, str], tuple[Any, tuple[int, ...]]] = {
    ("GET", ""): (None, READ),
    ("GET", "/position"): (None, READ),
    ("GET", "/lines"): (None, READ),
    ("GET", "/placements?tile=base/U"): (None, READ),
    ("GET", "/history"): (None, READ),
    ("GET", "/events"): (None, READ),
    ("GET", "/export"): (None, READ),
    ("GET", "/export.jcz"): (None, READ),
    ("GET", "/export.bgsplay"): (None, READ),
    ("GET", "/scores.svg"): (None, READ),
    ("GET", "/scores.png"): (None, READ),
    ("GET", "/chances"): (None, READ),
    ("GET", "/audit"): (None, READ),
    ("GET", "/previews?tile=base/U"): (None, READ),
    ("GET", "/statistics"): (None, READ),
    ("GET", "/summary"): (None, READ),
    ("GET", "/summary.png"): (None, READ),
    ("GET", "/export.csv"): (None, READ),
    ("GET", "/invitation"): (None, (*HOST, 200)),
    ("POST", "/preview"): ({"moves": CLOISTER}, READ),
    ("POST", "/moves"): (MOVES, (*MOVE, 201, 403, 201)),
    ("POST", "/undo"): ({"seq": 4}, (*MOVE, 200, 200, 200)),
    ("POST", "/redo"): ({"seq": 4}, (*MOVE, 200, 200, 200)),
    ("POST", "/correct"): ({"seq": 4, "at": 1, "moves": [CITY[0], CITY[2]]}, (*MOVE, 200, 403, 200)),
    ("POST", "/photos"): (None, (*MOVE, 415, 415, 415)),
    ("PATCH", ""): ({"names": {"red": "Ana"}}, (*HOST, 200)),
    ("POST", "/tokens"): ({"viewer": True}, (*HOST, 200)),
    ("DELETE", ""): (None, (*HOST, 204)),
}
CASES = [
    (method, path, body, role, status)
    for (method, path), (body, answers) in ROUTES.items()
    for role, status in zip(ROLES, answers, strict=True)
]


def started_match(match_app: Flask) -> Table:
    """A new match in which red and blue have moved."""
    client = match_app.test_client()
    table, other = Table.new(client), Table.new(client)
    for moves in (CITY, ROAD, CLOISTER):
        table.play(moves)
    table.undo()
    tokens = table.tokens
    tokens |= {
        "player": tokens["red"],
        "other player": tokens["blue"],
        "garbage": "x" * 32,
        "wrong match": other.tokens["host"],
    }
    return table


@pytest.fixture
def tracked(match_app: Flask) -> Table:
    return started_match(match_app)


@pytest.fixture(scope="module")
def unchanged(match_app: Flask) -> Table:
    """One match for all requests that change nothing."""
    return started_match(match_app)


@pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the routes, not the database
@pytest.mark.parametrize(
    ("method", "path", "body", "role", "status"), CASES, ids=[f"{c[0]} {c[1] or '/'} {c[3]}" for c in CASES]
)
def test_every_route_for_every_role(
    match_app: Flask, unchanged: Table, method: str, path: str, body: Any, role: str, status: int
) -> None:
    tracked = unchanged if method == "GET" or status >= 400 else started_match(match_app)
    before = tracked.get("/history")
    answer = tracked.ask(method, path, body, by=role)
    assert answer.status_code == status
    assert answer.headers["Cache-Control"] == "no-store"
    if status >= 400:
        refusal = problem(answer)
        kind = {401: "no-token", 403: "not-allowed", 415: "media-type"}[status]
        assert refusal["type"].endswith(f"#{kind}")
        assert tracked.get("/history") == before
    answer.close()


BY_ITS_BODY = {("/moves", "other player"), ("/correct", "other player"), ("/photos", "player")}
BODIES = [
    (method, path, body, role, status)
    for method, path, body, role, status in CASES
    if method in ("POST", "PATCH")
]


@pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the routes, not the database
@pytest.mark.parametrize(
    ("method", "path", "body", "role", "status"), BODIES, ids=[f"{c[0]} {c[1] or '/'} {c[3]}" for c in BODIES]
)
def test_a_token_is_refused_before_the_body_is_received(
    unchanged: Table, method: str, path: str, body: Any, role: str, status: int
) -> None:
    """A body that cannot be read changes nothing, nor does one that does not come."""
    token, before = unchanged.tokens[role], unchanged.get("/history")
    head = {"headers": {} if token is None else {"Authorization": f"Bearer {token}"}}
    head["headers"]["X-Request-ID"] = "the-same-one"
    client, place = unchanged.client, unchanged.path + path
    alone = client.open(place, method=method, environ_overrides={HEAD_ALONE: {}}, **head)
    if status not in (401, 403) or (path, role) in BY_ITS_BODY:
        assert alone.status_code == 100
        assert not alone.get_data()
        return
    whole = client.open(place, method=method, json=body, **head)
    broken = client.open(place, method=method, data=b"{", content_type="application/json", **head)
    assert alone.status_code == status
    assert whole.get_data() == alone.get_data() == broken.get_data()
    assert [name for name, _ in alone.headers] == [name for name, _ in whole.headers]
    assert unchanged.get("/history") == before


def test_the_table_has_every_route_of_a_match(match_app: Flask) -> None:
    routes = {
        (method, re.sub(r"^.*<match:match_id>", "", rule.rule))
        for rule in match_app.url_map.iter_rules()
        if rule.rule.startswith(f"{API}/matches/<match:match_id>")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    assert routes == {(method, path.partition("?")[0]) for method, path in ROUTES}


def test_a_token_opens_nothing_before_its_match_exists(match_app: Flask) -> None:
    client, table = match_app.test_client(), Table.new(match_app.test_client())
    for name in ("nothing", "x" * 300, "a b", "%00", "..", table.id.swapcase()):
        answer = client.get(
            f"{API}/matches/{name}", headers={"Authorization": f"Bearer {table.tokens['host']}"}
        )
        assert answer.status_code == 404
        problem(answer)


@pytest.mark.parametrize(
    ("header", "status"),
    [
        ("", 401),
        ("Bearer", 401),
        ("Bearer ", 401),
        ("Basic abc", 401),
        ("bearer \xff", 403),
        ("Bearer a b", 403),
    ],
)
def test_malformed_authorization_gives_no_access(match_app: Flask, header: str, status: int) -> None:
    table = Table.new(match_app.test_client())
    answer = match_app.test_client().get(table.path, headers={"Authorization": header})
    assert answer.status_code == status
    problem(answer)


def test_a_player_moves_for_himself_only(table: Table) -> None:
    table.play(CITY, by="blue", status=403)
    table.play([*CITY[:2], end("blue")], by="red", status=403)
    table.play([{"type": "adjust", "player": "red", "points": 5, "note": ""}], by="blue", status=403)
    table.play(CITY, by="red")
    table.play([place("blue", "base/B", 0, 1, 0), end("blue")], by="blue")
    table.play([{"type": "end_game"}], by="blue")
    assert [c["by"]["player"] for c in table.get("/history")["changes"]] == ["red", "blue", "blue"]


def test_a_player_corrects_his_own_lists_only(table: Table) -> None:
    table.play(CITY, by="red")
    table.play(ROAD, by="blue")
    body = {"seq": 2, "at": 2, "moves": [ROAD[0], end("blue")]}
    table.post("/correct", body, 403, by="red")
    table.post("/correct", {**body, "at": 1}, 403, by="blue")
    table.post("/correct", body, 200, by="blue")


def test_tokens_are_kept_as_hashes_only(match_app: Flask) -> None:
    table = Table.new(match_app.test_client())
    table.play(CITY, by="red")
    database = match_app.extensions["services"].storage.ready()
    with database.read() as session:
        rows = session.execute(text("SELECT * FROM match_tokens")).all()
        rows += session.execute(text("SELECT * FROM matches")).all()
        rows += session.execute(text("SELECT * FROM changes")).all()
    kept = repr(rows)
    assert table.id in kept
    for token in table.tokens.values():
        assert token is None or token not in kept


def test_a_token_that_was_replaced_is_not_answered_from_what_is_kept(table: Table) -> None:
    key = {"Idempotency_Key": "rotated"}
    played = table.post("/moves", {"seq": 0, "moves": CITY}, 201, by="red", Idempotency_Key="played")
    new = table.post("/tokens", {}, **key)["tokens"]
    for body in ({}, {"host": True}):
        assert "tokens" not in table.post("/tokens", body, 403, **key)
    table.post("/moves", {"seq": 0, "moves": CITY}, 403, by="red", Idempotency_Key="played")
    table.tokens |= {"host": new["host"], "viewer": new["viewer"], **new["players"]}
    again = table.post("/undo", {"seq": played["seq"]}, Idempotency_Key="back")
    assert table.post("/undo", {"seq": played["seq"]}, Idempotency_Key="back") == again
    assert table.ask("DELETE", "").status_code == 204
    table.post("/undo", {"seq": played["seq"]}, 404, Idempotency_Key="back")


def test_no_answer_to_a_dry_run_is_kept(tracked: Table, match_app: Flask) -> None:
    """It changes nothing, may be large, and would fill the disk with every request."""
    body = {"seq": 4, "at": 1, "moves": [CITY[0], CITY[2]]}
    kept = match_app.extensions["services"].replies.database

    def stored() -> int:
        with kept.read() as session:
            return int(session.scalar(select(func.count()).select_from(KeptReply)) or 0)

    before = stored()
    tracked.post("/correct", {**body, "dry_run": True}, Idempotency_Key="tried")
    assert stored() == before
    tracked.post("/correct", body, Idempotency_Key="made")
    assert stored() == before + 1


def test_a_code_that_is_in_use_is_drawn_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Table.new(table.client)
    drawn = iter([other.made["join_code"]] * 2 + ["UNUSED22"])
    monkeypatch.setattr("services.matches.join_codes.new_code", lambda: next(drawn))
    rotated = table.post("/tokens", {"join_code": True, "viewer": True})
    assert rotated["join_code"] == "UNUSED22"
    assert (
        table.client.post(f"{API}/matches/join", json={"code": other.made["join_code"]}).json["match"]
        == other.id
    )


KEYS = {
    "1": False,
    "a-short-key": False,
    "k" * 21: False,
    "0123456789abcdef" + "0123456789abcde": False,
    "0123-4567-89ab-cdef-0123-4567-89a": False,
    "k" * 22: True,
    "0f8fad5b-d9cb-469f-a165-70867728950e": True,
    "0F8FAD5BD9CB469FA16570867728950E": True,
}


@pytest.mark.parametrize("made_up", [{}, {"Authorization": "Bearer "}])
@pytest.mark.parametrize("key", KEYS)
def test_keys_without_a_token_need_128_bits(match_app: Flask, key: str, made_up: dict[str, str]) -> None:
    client, headers = match_app.test_client(), {"Idempotency-Key": key, **made_up}
    for path, body in (("", NEW), ("/join", {"code": Table.new(client).made["join_code"]})):
        answers = [client.post(f"{API}/matches{path}", json=body, headers=headers) for _ in range(2)]
        if KEYS[key]:
            assert answers[0].get_json() == answers[1].get_json()
            assert answers[0].status_code in (200, 201)
        else:
            assert [list(problem(answer)["errors"]) for answer in answers] == [["Idempotency-Key"]] * 2


def test_any_key_will_do_with_a_token_and_a_missing_token_comes_first(table: Table) -> None:
    table.post("/undo", {"seq": 0}, 401, by="none", Idempotency_Key="1")
    table.post("/moves", {"seq": 0, "moves": CITY}, 201, Idempotency_Key="1")


@pytest.mark.parametrize(
    "address",
    ["2001:db8:0:1::{}", "[2001:db8:0:1::1]:{}", "192.0.2.1:{}", "none{}"],
    ids=["network", "port", "port of IPv4", "no address"],
)
def test_addresses_of_one_subscriber_are_limited_together(tmp_path: Path, address: str) -> None:
    """A client with IPv6 has 2^64 addresses of one network; some proxies name the client's port as well."""
    app = create_app(Settings(data_dir=str(tmp_path), limit_join="5 per minute"))
    client, found = app.test_client(), []
    for number in range(6):
        where = {"REMOTE_ADDR": address.format(number + 1)}
        body = {"code": f"GUESS{number}"}
        found.append(client.post(f"{API}/matches/join", json=body, environ_overrides=where).status_code)
    assert found == [404] * 5 + [429]
    other = {"REMOTE_ADDR": "2001:db8:0:2::1"}
    assert (
        client.post(f"{API}/matches/join", json={"code": "GUESS"}, environ_overrides=other).status_code == 404
    )
    app.extensions["services"].stop()


def test_a_clock_that_is_set_back_refuses_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), limit_join="2 per minute"))
    client, clock = app.test_client(), time.time

    def join() -> int:
        return client.post(f"{API}/matches/join", json={"code": "GUESS"}).status_code

    assert [join() for _ in range(3)] == [404, 404, 429]
    monkeypatch.setattr(time, "time", lambda: clock() - 86_400)
    assert [join() for _ in range(3)] == [404, 404, 429]
    app.extensions["services"].stop()


def test_joining_is_limited(tmp_path: Path) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), limit_join="5 per minute"))
    client = app.test_client()
    assert client.post(f"{API}/matches", json=NEW).status_code == 201
    found = [client.post(f"{API}/matches/join", json={"code": f"GUESS{n}"}) for n in range(6)]
    assert [answer.status_code for answer in found] == [404] * 5 + [429]
    assert int(found[-1].headers["Retry-After"]) > 0
    problem(found[-1])
    app.extensions["services"].stop()
