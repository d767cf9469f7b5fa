"""Matches: created, joined, played, undone, corrected, reported."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from flask import Flask

from services.matches.reports import charts
from tests.api.border import API, meeple, position, problem
from tests.api.matches import CITY, CLOISTER, NEW, ROAD, TURNS, Table, deploy, end, imported, place

BESIDE_AT = (1, 1)
DATABASE = "sqlite"  # routes and rules; tests/store and test_matches_over_time.py try both


def test_a_new_match(match_app: Flask) -> None:
    players = [{"id": "p1", "name": "Ana"}, {"id": "p2", "colour": "green"}, {"id": "p3", "points": 7}]
    made = Table.new(match_app.test_client(), players=players).made
    assert made["seq"] == 0
    assert made["to_move"] == "p1"
    assert made["scores"] == {"p1": 0, "p2": 0, "p3": 7}
    assert [(p["id"], p["name"], p["colour"], p["points"]) for p in made["players"]] == [
        ("p1", "Ana", "red", 0),
        ("p2", "p2", "green", 0),
        ("p3", "p3", "blue", 7),
    ]
    assert set(made["tokens"]) == {"host", "viewer", "players"}
    assert set(made["tokens"]["players"]) == {"p1", "p2", "p3"}
    assert re.fullmatch("[A-Z0-9]{8}", made["join_code"])
    assert [t["tile"] for t in made["position"]["tiles"]] == ["base/D"]
    assert made["catalogs"][0]["id"] == "base"


def test_a_match_from_a_table_already_laid(match_app: Flask) -> None:
    start = position(
        (0, 0, "base/D", 0), (0, -1, "base/E", 180), figures=[meeple("blue", 0, 0, "road")],
        turn={"player": "blue"},
    )  # fmt: skip
    start["players"][0]["points"] = 5
    table = Table.new(match_app.test_client(), start=start)
    assert table.made["to_move"] == "blue"
    assert table.made["scores"] == {"red": 5, "blue": 0}
    assert table.made["position"]["figures"][0]["player"] == "blue"
    table.play([ROAD[0], end("blue")])


def test_moves_bring_points_and_the_next_player(table: Table) -> None:
    answer = table.play(CITY)
    assert answer["seq"] == 1
    assert answer["scores"] == {"red": 4, "blue": 0}
    assert answer["to_move"] == "blue"
    assert [(line["player"], line["points"], line["feature"]["kind"]) for line in answer["lines"]] == [
        ("red", 4, "city")
    ]
    assert [event["event"] for event in answer["events"]] == ["place", "deploy", "complete", "return"]
    assert table.play(ROAD, by="blue")["to_move"] == "red"


def test_a_list_is_played_whole_or_not_at_all(table: Table) -> None:
    answer = table.play([CITY[0], CITY[1], end("blue")], status=422)
    assert answer["type"].endswith("#illegal")
    assert answer["move"] == 2
    assert answer["ruling"]["legal"] is False
    assert answer["ruling"]["reasons"][0]["rule"]
    assert answer["detail"] == answer["ruling"]["reasons"][0]["says"]
    assert table.shown()["lists"] == 0
    assert table.get("/history")["changes"] == []


def test_a_late_client_gets_the_newest_number(table: Table) -> None:
    table.play(CITY)
    for path in ("/moves", "/undo", "/redo", "/correct"):
        body: dict[str, Any] = {"seq": 0}
        if path in ("/moves", "/correct"):
            body |= {"moves": ROAD}
        if path == "/correct":
            body |= {"at": 1}
        answer = table.post(path, body, 409)
        assert answer["seq"] == 1
    assert table.seq == 1


def test_the_same_request_twice_is_one_change(table: Table) -> None:
    body = {"seq": 0, "moves": CITY}
    first = table.post("/moves", body, 201, Idempotency_Key="k")
    assert table.post("/moves", body, 201, Idempotency_Key="k") == first
    table.post("/moves", {"seq": 1, "moves": ROAD}, 422, Idempotency_Key="k")
    assert table.seq == 1
    undone = table.post("/undo", {"seq": 1}, 200, Idempotency_Key="k")
    assert table.post("/undo", {"seq": 1}, 200, Idempotency_Key="k") == undone
    assert table.seq == 2


def test_insisting_makes_a_house_rule(table: Table) -> None:
    wrong = [place("red", "base/B", 5, 5, 0), end("red")]
    table.play(wrong, status=422)
    answer = table.play(wrong, insist=True)
    assert answer["insist"] is True
    assert answer["house_rules"]
    assert table.get("/history")["changes"][0]["house_rules"] == answer["house_rules"]
    assert table.get()["findings"]


def test_placements_are_those_of_the_player_to_move(table: Table, match_app: Flask) -> None:
    table.play(CITY)
    mine = table.get("/placements?tile=base/U", by="viewer")
    request = {"position": table.get("/position"), "tile": "base/U", "player": "blue"}
    answer = match_app.test_client().post(f"{API}/placements", json=request)
    assert mine == answer.get_json()
    assert mine["count"] == len(mine["placements"]) > 0
    problem(table.ask("GET", "/placements?tile=base/none"))
    assert table.ask("GET", "/placements").status_code == 422


def test_a_match_has_the_number_of_tiles_left(table: Table, match_app: Flask) -> None:
    """72 tiles less the start tile; hidden, discarded and undrawn ones are not counted."""
    before = table.get()["tiles_left"]
    assert before == 71
    table.play(CITY)
    assert table.get()["tiles_left"] == 70
    table.undo()
    assert table.get()["tiles_left"] == 71
    dorra = {"game": "dorra-amazonas", "options": {}, "players": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}
    assert Table.new(match_app.test_client(), **dorra).get()["tiles_left"] is None


def test_figures_of_one_supply_name_it(match_app: Flask) -> None:
    """A meeple laid down is one of the seven."""
    game = match_app.test_client().get("/api/v1/games/carcassonne").get_json()
    figures = next(one["figures"] for one in game["expansions"] if one["id"] == "monasteries")
    assert figures["meeple-lying"]["of"] == "meeple"
    assert "of" not in game["figures"]["meeple"]


def test_the_end(table: Table) -> None:
    for moves in TURNS:
        table.play(moves)
    table.play([*CITY[:1], {"type": "end_game"}], status=422)
    answer = table.play([{"type": "end_game"}])
    assert answer["to_move"] is None
    assert {line["player"] for line in answer["lines"]} == {"red", "blue"}
    match = table.get()
    assert match["over"] is True
    assert match["scores"] == answer["scores"]
    assert table.get("/placements?tile=base/U")["count"] == 0
    table.play([place("red", "base/U", -1, 0, 0)], status=422)
    table.play([{"type": "adjust", "player": "red", "points": 2, "note": "two more"}])
    assert table.get()["scores"]["red"] == answer["scores"]["red"] + 2
    table.undo()
    table.undo()
    assert table.get()["over"] is False


def test_undo_and_redo(table: Table) -> None:
    table.play(CITY)
    before = table.shown()
    answer = table.undo(by="blue")
    assert (answer["seq"], answer["type"], answer["target"]) == (2, "undo", 1)
    assert answer["by"] == {"role": "player", "player": "blue"}
    assert answer["scores"] == {"red": 0, "blue": 0}
    assert table.shown()["lists"] == 0
    assert table.undo(status=422)["errors"]["seq"]
    answer = table.redo()
    assert (answer["seq"], answer["type"], answer["target"]) == (3, "redo", 1)
    assert [line["points"] for line in answer["lines"]] == [4]
    assert table.shown() == before
    table.redo(status=422)


def test_new_moves_after_an_undo_forget_what_was_undone(table: Table) -> None:
    table.play(CITY)
    table.undo()
    table.play([place("red", "base/B", 0, 1, 0), end("red")])
    table.redo(status=422)
    kinds = [(c["type"], c["stands"]) for c in table.get("/history")["changes"]]
    assert kinds == [("moves", False), ("undo", False), ("moves", True)]


def test_a_correction_replays_what_followed(table: Table) -> None:
    for moves in TURNS:
        table.play(moves)
    wrong = {"seq": 4, "at": 1, "moves": [CITY[0], end("red")]}
    tried = table.post("/correct", {**wrong, "dry_run": True})
    assert table.seq == 4
    assert tried["differences"][0]["seq"] == 1
    assert [line["points"] for line in tried["differences"][0]["gone"]] == [4]
    assert tried["differences"][0]["scores"] == {"red": {"before": 4, "after": 0}}
    assert tried["conflicts"] == []
    answer = table.post("/correct", wrong)
    assert answer["seq"] == 5
    same = ("type", "by", "target", "moves", "insist", "events", "lines", "house_rules")
    assert {name: tried[name] for name in same} == {name: answer[name] for name in same}
    assert (tried["seq"], tried["dry_run"], bool(tried["at"])) == (4, True, True)
    assert answer["differences"] == tried["differences"]
    match = table.get()
    assert match["scores"] == {"red": 0, "blue": 0} == tried["scores"]
    assert match["lists"] == 4
    assert match["differences"] == []
    history = table.get("/history")["changes"]
    assert [(c["seq"], c["type"], c["stands"]) for c in history] == [
        (1, "moves", False), (2, "moves", True), (3, "moves", True), (4, "moves", True), (5, "correct", True),
    ]  # fmt: skip
    again = table.post("/correct", {"seq": 5, "at": 1, "moves": CITY})
    assert again["scores"] == {"red": 4, "blue": 0}
    for _ in range(4):
        table.undo()
    assert table.get()["scores"] == {"red": 0, "blue": 0}


def test_followers_of_a_match_get_its_state_after_a_correction(table: Table) -> None:
    table.play(CITY)
    table.play(ROAD)
    table.play([{"type": "end_game"}])
    answer = table.post("/correct", {"seq": 3, "at": 1, "moves": [CITY[0], CITY[2]], "insist": True})
    change = table.get("/history?after=3")["changes"][-1]
    assert (change["scores"], change["to_move"]) == (answer["scores"], None)


def test_a_correction_that_breaks_what_followed_needs_insisting(table: Table) -> None:
    for moves in TURNS:
        table.play(moves)
    elsewhere = {"seq": 4, "at": 2, "moves": [place("blue", "base/U", -1, 0, 0), end("blue")]}
    assert table.post("/correct", {**elsewhere, "dry_run": True})["conflicts"] == []
    facing = {"seq": 4, "at": 3, "moves": [place("red", "base/E", 0, 1, 90), end("red")]}
    tried = table.post("/correct", {**facing, "dry_run": True})
    assert [(c["seq"], c["move"], c["kept"]) for c in tried["conflicts"]] == [(4, 0, True)]
    assert tried["conflicts"][0]["reasons"]
    answer = table.post("/correct", facing, 422)
    assert answer["at"] == 4
    assert answer["ruling"]["reasons"]
    assert table.seq == 4
    table.post("/correct", {**facing, "insist": True})
    assert [(c["seq"], c["kept"]) for c in table.get()["conflicts"]] == [(4, True)]
    assert table.get("/history?after=3")["changes"][0]["house_rules"]


def test_a_correction_that_takes_the_place_of_what_followed(table: Table) -> None:
    for moves in TURNS:
        table.play(moves)
    taken = {"seq": 4, "at": 3, "moves": [place("red", "base/B", *BESIDE_AT, 0), end("red")]}
    tried = table.post("/correct", {**taken, "dry_run": True})
    assert (tried["conflicts"][0]["seq"], tried["conflicts"][0]["kept"]) == (4, False)
    assert tried["conflicts"][0]["reasons"]
    assert table.post("/correct", taken, 422)["ruling"]["reasons"]
    table.post("/correct", {**taken, "insist": True})
    assert len(table.get()["position"]["tiles"]) == 4
    before = table.shown()
    table.undo()
    table.redo()
    assert table.shown() == before
    again = imported(table.client, table.get("/export"))
    assert again.shown() == before


def test_an_empty_correction(table: Table) -> None:
    table.play(CITY)
    assert table.post("/correct", {"seq": 1, "at": 7, "moves": CITY}, 422)["errors"]["at"]
    assert table.post("/correct", {"seq": 1, "at": 1, "moves": []}, 422)["errors"]["moves"]
    assert table.post("/correct", {"seq": 1, "at": 1, "moves": ROAD}, 422)["ruling"]["reasons"]


def test_history_is_sent_in_parts(table: Table) -> None:
    for moves in TURNS:
        table.play(moves)
    everything = table.get("/history")
    assert [c["seq"] for c in everything["changes"]] == [1, 2, 3, 4]
    assert everything["more"] is False
    assert table.get("/history?after=2")["changes"] == everything["changes"][2:]
    assert table.get("/history?after=4")["changes"] == []
    assert table.get("/history?after=99")["changes"] == []
    assert table.ask("GET", "/history?after=x").status_code == 422
    assert table.ask("GET", "/history?after=-1").status_code == 422
    assert all(c["by"] == {"role": "host", "player": None} for c in everything["changes"])


def test_lines_name_the_list_that_brought_them(table: Table) -> None:
    for moves in TURNS:
        table.play(moves)
    answer = table.get("/lines")
    assert [(line["seq"], line["player"], line["points"]) for line in answer["lines"]] == [(1, "red", 4)]
    assert answer["scores"] == {"red": 4, "blue": 0}


def test_the_position_can_be_queried(table: Table, match_app: Flask) -> None:
    for moves in TURNS:
        table.play(moves)
    request = {"position": table.get("/position"), "final": True}
    sheet = match_app.test_client().post(f"{API}/scores", json=request).get_json()
    final = table.play([{"type": "end_game"}])
    assert {p: t["total"] for p, t in sheet["totals"].items()} == final["scores"]


def test_charts(table: Table) -> None:
    table.post("/moves", {"seq": 0, "moves": CITY}, 201)
    answer = table.ask("PATCH", "", {"names": {"red": "$Ana <&> 彩", "blue": "_Ben"}})
    assert answer.status_code == 200
    svg = table.ask("GET", "/scores.svg")
    assert svg.mimetype == "image/svg+xml"
    root = ElementTree.fromstring(svg.get_data(as_text=True))
    assert root.tag.endswith("svg")
    assert "$Ana <&> 彩: 4" in "".join(root.itertext())
    assert "_Ben: 0" in "".join(root.itertext())
    png = table.ask("GET", "/scores.png")
    assert png.mimetype == "image/png"
    assert png.data[:8] == b"\x89PNG\r\n\x1a\n"


def test_pictures_are_drawn_once_for_each_state(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing costs more than anything else about a match."""
    drawn = []

    def counted(*given: Any) -> bytes:
        drawn.append(given)
        return saved(*given)

    saved = charts.saved
    monkeypatch.setattr(charts, "saved", counted)
    pictures = ("/scores.svg", "/scores.png", "/summary.png")
    table.ask("PATCH", "", {"names": {"red": table.made["id"]}})  # no other match has the same picture
    table.post("/moves", {"seq": 0, "moves": CITY}, 201)
    first = [table.ask("GET", path).data for path in pictures]
    assert [table.ask("GET", path).data for path in pictures] == first
    assert len(drawn) == 3
    table.ask("PATCH", "", {"names": {"red": "Zoe"}})
    assert all(table.ask("GET", path).data != old for path, old in zip(pictures, first, strict=True))
    table.undo()
    assert all(table.ask("GET", path).data not in first for path in pictures)


def test_the_host_changes_names_and_hints(table: Table) -> None:
    answer = table.ask("PATCH", "", {"names": {"red": "Ana"}, "hints": False}).get_json()
    assert answer["hints"] is False
    assert answer["players"][0]["name"] == "Ana"
    assert table.get(by="blue")["players"][0]["name"] == "Ana"
    assert table.get("/position")["players"][0]["name"] == "Ana"
    problem(table.ask("GET", "/placements?tile=base/U", by="red"))
    assert table.ask("GET", "/placements?tile=base/U", by="red").status_code == 403
    assert table.play(CITY)["lines"][0]["says"].startswith("Ana")
    table.ask("PATCH", "", {"hints": True})
    assert table.get("/placements?tile=base/U", by="red")["count"]
    assert table.ask("PATCH", "", {"names": {"green": "X"}}).status_code == 422
    assert table.ask("PATCH", "", {"colour": "x"}).status_code == 422
    assert table.seq == 1


def test_one_timer_for_everybody(match_app: Flask) -> None:
    table = Table.new(match_app.test_client(), timer=90)
    began = table.made["turn_began"]
    assert (table.made["timer"], table.get(by="viewer")["timer"]) == (90, 90)
    assert began >= table.made["created"]

    table.play(CITY[:2])
    assert table.get()["turn_began"] == began  # red's turn continues
    ended = table.play(CITY[2:])["at"]
    for by in ("host", "red", "blue", "viewer"):
        assert table.get(by=by)["turn_began"] == ended
    table.play(ROAD)
    table.post("/undo", {"seq": table.seq})
    assert table.get()["turn_began"] == ended  # blue's turn is on again, and has been since
    table.post("/undo", {"seq": table.seq})
    assert table.get()["turn_began"] == began

    assert table.ask("PATCH", "", {"timer": 30}, by="red").status_code == 403
    for wrong in (0, 4, 3601, 1.5, "60", True):
        assert table.ask("PATCH", "", {"timer": wrong}).status_code == 422
    table.ask("PATCH", "", {"hints": False})
    assert table.get()["timer"] == 90  # a change without it leaves it as it is
    table.ask("PATCH", "", {"timer": 30})
    assert table.get()["turn_began"] > began  # timed from when the timer was set
    assert table.get("/export")["timer"] == 30
    table.ask("PATCH", "", {"timer": None})
    assert (table.get()["timer"], table.get()["turn_began"]) == (None, None)


def test_a_match_that_is_over_is_not_timed(match_app: Flask) -> None:
    client = match_app.test_client()
    table = Table.new(client, timer=60)
    table.play(CITY)
    table.play([{"type": "end_game"}])
    match = table.get()
    assert (match["over"], match["timer"], match["turn_began"]) == (True, 60, None)
    again = client.post(f"{API}/matches/import", json=table.get("/export")).get_json()
    assert (again["timer"], again["turn_began"]) == (60, None)


def test_joining_by_the_code(table: Table, match_app: Flask) -> None:
    client, code = match_app.test_client(), table.made["join_code"]

    def join(status: int = 200, **body: Any) -> Any:
        answer = client.post(f"{API}/matches/join", json=body)
        assert answer.status_code == status, answer.get_data(as_text=True)
        return answer.get_json() if status < 400 else problem(answer)

    seat = join(code=f"{code[:4].lower()}-{code[4:]}", player="blue")
    assert seat == {"match": table.id, "token": seat["token"], "role": "player", "player": "blue"}
    table.tokens["joined"] = seat["token"]
    table.play(CITY)
    table.play(ROAD, by="joined")
    viewer = join(code=code)
    assert viewer["role"] == "viewer"
    assert viewer["token"] != seat["token"]
    join(422, code=code, player="green")
    join(404, code="ABCDEFGH")
    join(404, code="x")
    join(422, code="")
    assert "join_code" not in table.get(by="blue")
    assert table.get()["join_code"] == code


def test_new_tokens_in_place_of_old_ones(table: Table, match_app: Flask) -> None:
    old = dict(table.tokens)
    answer = table.post("/tokens", {"players": ["red"], "join_code": True})
    assert set(answer["tokens"]) == {"players"}
    assert answer["join_code"] != table.made["join_code"]
    assert table.ask("GET", "", by="red").status_code == 403
    assert table.ask("GET", "", by="blue").status_code == 200
    table.tokens["red"] = answer["tokens"]["players"]["red"]
    assert table.get(by="red")["player"] == "red"
    gone = match_app.test_client().post(f"{API}/matches/join", json={"code": table.made["join_code"]})
    assert gone.status_code == 404
    table.post("/tokens", None, 415)  # nothing is replaced by a request whose body was lost
    assert table.ask("GET", "").status_code == 200
    answer = table.post("/tokens", {})
    assert table.ask("GET", "").status_code == 403
    for role in ("host", "viewer"):
        table.tokens[role] = answer["tokens"][role]
        assert table.get(by=role)["role"] == role
        assert table.tokens[role] != old[role]
    table.post("/tokens", {"players": ["green"]}, 422)


def test_a_deleted_match_is_gone(table: Table, match_app: Flask) -> None:
    table.play(CITY)
    assert table.ask("DELETE", "").status_code == 204
    assert table.ask("GET", "").status_code == 404
    assert table.ask("DELETE", "").status_code == 404
    gone = match_app.test_client().post(f"{API}/matches/join", json={"code": table.made["join_code"]})
    assert gone.status_code == 404


def test_sentences_in_the_requested_language(table: Table) -> None:
    english = table.play(CITY)["lines"][0]
    romanian = table.get("/lines", Accept_Language="ro")["lines"][0]
    assert {**romanian, "says": "", "parts": []} == {**english, "seq": 1, "says": "", "parts": []}


@pytest.mark.parametrize("kind", ["memory", "cold"])
def test_the_remembered_state_equals_the_replayed_one(table: Table, match_app: Flask, kind: str) -> None:
    for moves in TURNS:
        table.play(moves)
    table.post("/correct", {"seq": 4, "at": 3, "moves": [CLOISTER[0], end("red")]})
    table.undo()
    warm = [table.shown(), table.get(), table.get("/history")]
    if kind == "cold":
        match_app.extensions["services"].matches.repository.forget(table.id)
    assert [table.shown(), table.get(), table.get("/history")] == warm


def test_a_wrong_player_count_and_double_seats(match_app: Flask) -> None:
    client = match_app.test_client()
    for players, where in (
        ([{"id": "red"}], "players"),
        ([{"id": "red"}, {"id": "red"}], "players[1].id"),
        ([{"id": "a", "colour": "red"}, {"id": "b", "colour": "red"}], "players[1].colour"),
        ([{"id": str(n)} for n in range(9)], "players"),
    ):
        answer = client.post(f"{API}/matches", json={**NEW, "players": players})
        assert answer.status_code == 422
        assert where in problem(answer)["errors"]


@pytest.mark.parametrize(
    ("stated", "start", "where"),
    [
        ({}, {"tiles": [{"x": 0, "y": 0, "tile": "base/Q9", "rotation": 0}]}, "start.tiles[0].tile"),
        ({}, {"tiles": [], "turn": {"player": "green"}}, "start.turn.player"),
        ({}, {"tiles": [], "options": {"edition": "C9"}}, "start.options.edition"),
        ({"options": {"edition": "C9"}}, {"tiles": []}, "options.edition"),
        ({}, {"tiles": [], "catalogs": ["bose"]}, "start.catalogs[0]"),
        ({"catalogs": ["bose"]}, {"tiles": []}, "catalogs[0]"),
        ({}, {"tiles": [], "tokens": [{"kind": "sheep", "x": 5, "y": 0}]}, "start.tokens[0]"),
    ],
)
def test_errors_of_the_start_name_their_place_in_the_body(
    match_app: Flask, stated: dict[str, Any], start: dict[str, Any], where: str
) -> None:
    seats = [{"id": "red"}, {"id": "blue"}]
    begin = {"game": "carcassonne", "players": seats, **start}
    body = {"game": "carcassonne", "players": seats, "start": begin, **stated}
    answer = match_app.test_client().post(f"{API}/matches", json=body)
    assert answer.status_code == 422
    assert list(problem(answer)["errors"]) == [where]


def test_a_figure_goes_only_where_it_may(table: Table) -> None:
    table.play([CITY[0], deploy("red", 0, -1, "road", "N"), end("red")], status=422)
    table.play([CITY[0], deploy("red", 0, -1, "city", "S", "bishop"), end("red")], status=422)
