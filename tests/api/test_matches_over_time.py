"""Matches over time: rules are fixed, codes expire, streams end, servers restart."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import text

from services.matches.repository import REMEMBERED
from settings import Settings
from store import Busy, KeptReplies, MatchRecords
from tests.api.border import API, problem
from tests.api.matches import CITY, ROAD, TURNS, Table, end, imported, place


def change_rows(app: Flask, table: Table, seq: int, **columns: Any) -> None:
    """Change a stored row, as if it had been written that long ago."""
    with app.extensions["services"].storage.ready().write() as session:
        for name, value in columns.items():
            session.execute(
                text(f"UPDATE changes SET {name} = :value WHERE match_id = :id AND seq = :seq"),
                {"value": value, "id": table.id, "seq": seq},
            )
    app.extensions["services"].matches.repository.forget(table.id)


def test_mended_rules_reach_old_matches_and_the_difference_is_shown(table: Table, match_app: Flask) -> None:
    for moves in TURNS:
        table.play(moves)
    assert table.get()["differences"] == []
    paid = json.dumps([[1, [["red", 2, "city", "CB-C2"], ["blue", 3, "road", "CB-R1"]]]])
    change_rows(match_app, table, 1, paid=paid, rules="older")
    answer = table.get()
    assert answer["scores"] == {"red": 4, "blue": 0}
    assert answer["differences"] == [
        {
            "seq": 1,
            "paid": [
                {"player": "blue", "points": 3, "kind": "road"},
                {"player": "red", "points": 2, "kind": "city"},
            ],
            "pays": [{"player": "red", "points": 4, "kind": "city"}],
        }
    ]
    again = imported(table.client, table.get("/export"))
    assert again.get()["differences"] == answer["differences"]


def test_moves_against_mended_rules_stand_and_are_reported(table: Table, match_app: Flask) -> None:
    for moves in TURNS:
        table.play(moves)
    forbidden = [place("red", "base/E", 0, -1, 0), end("red")]
    change_rows(match_app, table, 1, moves=json.dumps(forbidden), paid="[[1, []]]", rules="older")
    answer = table.get()
    assert [(c["seq"], c["move"], c["kept"]) for c in answer["conflicts"]] == [(1, 0, True)]
    assert answer["conflicts"][0]["reasons"][0]["says"]
    assert table.get("/history")["changes"][0]["house_rules"]
    assert answer["lists"] == 4
    table.play([place("red", "base/U", -1, 0, 0), end("red")])
    export = table.get("/export")
    assert imported(table.client, export).get("/export") == export
    export["changes"][0]["rules"] = export["changes"][1]["rules"]
    assert list(imported(table.client, export, 422)["errors"]) == ["changes[0].moves[0]"]


def test_a_join_code_ends(table: Table, match_app: Flask) -> None:
    with match_app.extensions["services"].storage.ready().write() as session:
        session.execute(
            text("UPDATE matches SET code_expires = :now WHERE id = :id"),
            {"now": time.time() - 1, "id": table.id},
        )
    body = {"code": table.made["join_code"]}
    answer = match_app.test_client().post(f"{API}/matches/join", json=body)
    assert answer.status_code == 404
    problem(answer)
    new = table.post("/tokens", {"join_code": True})["join_code"]
    assert match_app.test_client().post(f"{API}/matches/join", json={"code": new}).status_code == 200


def test_a_stream_ends_when_nothing_changes(table: Table, match_app: Flask) -> None:
    table.play(CITY)
    matches, token = match_app.extensions["services"].matches, table.tokens["viewer"]
    access = matches.repository.open(table.id, token)
    started = time.monotonic()
    changes = list(matches.streams.events(access, token, 0, "en", "phone", end=0.3))
    assert 0.3 <= time.monotonic() - started < 30
    assert [change["seq"] for change in changes if change] == [1]
    assert [
        change for change in matches.streams.events(access, token, 1, "en", "phone", end=0.1) if change
    ] == []


def test_too_many_streams_are_refused(table: Table, match_app: Flask) -> None:
    matches, token = match_app.extensions["services"].matches, table.tokens["viewer"]
    access, most = matches.repository.open(table.id, token), Settings().web_threads * 3 // 4 * 3 // 4
    streams = [matches.streams.events(access, token, 0, "en", str(number)) for number in range(most)]
    for stream in streams:
        next(stream)
    with pytest.raises(Busy):
        matches.streams.events(access, token, 0, "en", "phone")
    answer = table.ask("GET", "/events")
    assert answer.status_code == 503
    assert answer.headers["Retry-After"]
    for stream in streams:
        stream.close()
    assert [
        change for change in matches.streams.events(access, token, 0, "en", "phone", end=0.1) if change
    ] == []


def test_a_stream_ends_when_its_match_ended_before_the_first_poll(
    table: Table, match_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches, token = match_app.extensions["services"].matches, table.tokens["viewer"]
    access, opened, gone = matches.repository.open(table.id, token), threading.Event(), threading.Event()
    look, enter = MatchRecords.pulses, matches.repository.open
    monkeypatch.setattr(MatchRecords, "pulses", lambda me, ids: look(me, ids) if gone.wait(60) else {})

    def seen(*arguments: Any) -> Any:
        try:
            return enter(*arguments)
        finally:
            opened.set()

    monkeypatch.setattr(matches.repository, "open", seen)
    stream = threading.Thread(
        target=list, args=[matches.streams.events(access, token, 0, "en", "phone", 3600)], daemon=True
    )
    stream.start()
    assert opened.wait(60)
    matches.repository.records.delete(table.id)  # by another process: no notification here
    gone.set()
    stream.join(60)
    assert not stream.is_alive()


def test_more_matches_than_are_remembered(match_app: Flask) -> None:
    client = match_app.test_client()
    tables = [Table.new(client) for _ in range(REMEMBERED + 3)]
    tables[0].play(CITY)
    tables[-1].play(CITY)
    tables[0].play(ROAD)
    assert [tables[0].seq, tables[1].seq, tables[-1].seq] == [2, 0, 1]
    assert len(match_app.extensions["services"].matches.repository._kept) <= REMEMBERED


@pytest.mark.parametrize("forgotten", [False, True])
def test_a_request_whose_answer_was_lost_is_answered_when_it_comes_again(
    table: Table, match_app: Flask, monkeypatch: pytest.MonkeyPatch, forgotten: bool
) -> None:
    """As if the server had died between the change and storing its answer."""

    def dies(self: KeptReplies, reply_id: str, sealed: bytes) -> None:
        raise Busy("gone")

    table.play(CITY)
    requests: list[tuple[str, dict[str, Any], int]] = [
        ("/moves", {"seq": 1, "moves": ROAD}, 201),
        ("/undo", {"seq": 2}, 200),
        ("/redo", {"seq": 3}, 200),
        ("/correct", {"seq": 4, "at": 1, "moves": [CITY[0], end("red")]}, 200),
    ]
    for path, body, status in requests:
        key = f"{table.id}{path}{forgotten}"
        with monkeypatch.context() as patch:
            patch.setattr(KeptReplies, "keep", dies)
            table.post(path, body, 503, Idempotency_Key=key)
        if forgotten:
            with match_app.extensions["services"].storage.ready().write() as session:
                session.execute(text("UPDATE kept_replies SET begun = 0 WHERE sealed IS NULL"))
        again = table.post(path, body, status, Idempotency_Key=key)
        assert again["seq"] == body["seq"] + 1 == table.seq
        table.post(path, {**body, "seq": 77}, 422 if not forgotten else 409, Idempotency_Key=key)
    table.post("/moves", {"seq": 0, "moves": CITY}, 409, Idempotency_Key="another")


def test_simultaneous_changes_are_both_kept(match_app: Flask, table: Table) -> None:
    matches, token = match_app.extensions["services"].matches, table.tokens["host"]
    one, other, third = (matches.repository.open(table.id, token) for _ in range(3))
    matches.admin.change(one, "en", {"blue": "Benno"}, hints=None)
    matches.admin.change(other, "en", {}, hints=True, timer=60)
    matches.admin.change(third, "en", {"red": "Anna"}, hints=None)
    assert matches.repository.open(table.id, token).match.names == {"blue": "Benno", "red": "Anna"}


@pytest.mark.parametrize("what", ["moves", "undo", "redo", "correct", "tokens", "join"])
def test_a_request_racing_a_deletion_finds_nothing(
    match_app: Flask, table: Table, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """It was refused as stale, with the newest change -1."""
    table.play(CITY)
    if what == "redo":
        table.undo()
    seq, code = table.seq, table.get()["join_code"]
    name = {"tokens": "replace_tokens", "join": "admit"}.get(what, "append")
    written = getattr(MatchRecords, name)

    def deleted_first(records: MatchRecords, *args: Any, **kwargs: Any) -> Any:
        records.delete(table.id)
        return written(records, *args, **kwargs)

    monkeypatch.setattr(MatchRecords, name, deleted_first)
    if what == "join":
        answer = table.client.post(f"{API}/matches/join", json={"code": code})
    else:
        bodies = {"moves": {"moves": ROAD}, "correct": {"at": 1, "moves": CITY}}
        body = {} if what == "tokens" else {"seq": seq} | bodies.get(what, {})
        answer = table.ask("POST", f"/{what}", body)
    assert answer.status_code == 404
    assert problem(answer)["type"].endswith("#unknown-id")


def test_the_first_of_two_simultaneous_rotations_counts(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both were answered with a host's token; that of the first was replaced already."""
    replace = MatchRecords.replace_tokens
    first: list[Any] = []

    def second(*args: Any, **kwargs: Any) -> Any:
        monkeypatch.setattr(MatchRecords, "replace_tokens", replace)
        first.append(table.post("/tokens", {"host": True}))
        return replace(*args, **kwargs)

    monkeypatch.setattr(MatchRecords, "replace_tokens", second)
    table.post("/tokens", {}, 403)
    table.tokens["host"] = first[0]["tokens"]["host"]
    assert table.get()["role"] == "host"
