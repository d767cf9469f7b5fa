"""Private values of a player never reach another client, by any request.

Planted values are searched for in every answer. The game is a small one, made for the tests and registered
only here.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import update

import api_schemas.matches.requests
import api_schemas.positions.moves
import api_schemas.positions.position
import referee.games
import services.catalogs.service
from services.matches import move_checks
from store import ChangeRecord
from tests.api.border import API, problem
from tests.api.matches import Table, imported
from tests.referee.secret_game import SECRET

DATABASE = "sqlite"  # of all tests here

RED, BLUE, START = 91827, 82736, 73645  # values that occur nowhere else
READS = ("", "/position", "/lines", "/history", "/export", "/events", "/scores.svg", "/scores.png")
AS_VIEWER = ("", "/position", "/lines", "/history")  # reads that take the parameter, and /events
PLAYERS = [{"id": "red"}, {"id": "blue"}]
HELD = {
    "game": "secret", "players": PLAYERS, "tiles": [], "held": {"red": {"nuggets": [START]}},
}  # fmt: skip


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    games = (*referee.games.GAMES, SECRET)
    for module in (
        referee.games,
        api_schemas.matches.requests,
        api_schemas.positions.moves,
        api_schemas.positions.position,
    ):
        monkeypatch.setattr(module, "GAMES", games)
    assert services.catalogs.service.GAMES is not games


@pytest.fixture
def camp(match_app: Flask) -> Table:
    return Table.new(match_app.test_client(), game="secret", options={}, players=PLAYERS, start=HELD)


def dig(player: str, value: int | None) -> dict[str, Any]:
    return {"type": "dig", "player": player, "value": value}


def end(player: str) -> dict[str, Any]:
    return {"type": "end_turn", "player": player}


def everything(table: Table, by: str) -> str:
    """All that this token can read with its own rights, as one text."""
    texts = []
    for path in READS:
        answer = table.ask("GET", path, by=by)
        assert answer.status_code == 200
        if path == "/events":
            assert answer.response
            stream = iter(answer.response)
            texts += [_text(next(stream)) for _ in range(table.seq + 1)]
        else:
            texts.append(answer.get_data(as_text=True) if path != "/scores.png" else "")
        answer.close()
    problem(table.ask("GET", "/placements?tile=base/D", by=by))
    for moves in ([], [{"type": "adjust", "player": "red", "points": 1, "note": "x"}]):
        preview = table.ask("POST", "/preview", {"moves": moves}, by=by)
        assert preview.status_code == 200
        texts.append(preview.get_data(as_text=True))
    return "\n".join(texts)


def _text(piece: Any) -> str:
    return piece.decode() if isinstance(piece, bytes) else str(piece)


def knows(table: Table, by: str) -> set[int]:
    text = everything(table, by)
    return {value for value in (RED, BLUE, START) if str(value) in text}


def test_only_its_player_sees_a_value(camp: Table) -> None:
    assert knows(camp, "red") == {START}
    assert knows(camp, "blue") == knows(camp, "viewer") == knows(camp, "host") == set()
    camp.play([dig("red", RED), end("red")], by="red")
    camp.play([dig("blue", BLUE), end("blue")], by="blue")
    assert knows(camp, "red") == {START, RED}
    assert knows(camp, "blue") == {BLUE}
    assert knows(camp, "viewer") == knows(camp, "host") == set()
    assert camp.get("/position", by="blue")["held"] == {
        "red": {"nuggets": [None, None]},
        "blue": {"nuggets": [BLUE]},
    }
    moves = camp.get("/history", by="blue")["changes"][0]["moves"]
    assert moves[0] == {"type": "dig", "player": "red", "value": None} or "value" not in moves[0]


def shown_to_all(table: Table, by: str, moves: list[dict[str, Any]]) -> list[Any]:
    """The reads with a viewer's rights, and a preview of these moves."""
    found: list[Any] = [table.get(f"{path}?as=viewer", by=by) for path in AS_VIEWER]
    events = table.ask("GET", "/events?as=viewer", by=by)
    stream = iter(events.response)
    found += [_text(next(stream)) for _ in range(table.seq + 1)]
    events.close()
    return [*found, table.post("/preview", {"moves": moves, "as": "viewer"}, by=by)]


def test_every_token_reads_what_everybody_may_see(camp: Table) -> None:
    """What a screen shows to others, it asks for with a viewer's rights."""
    camp.play([dig("red", RED), end("red")], by="red")
    camp.play([dig("blue", BLUE), end("blue")], by="blue")
    draft = [dig("red", 90_909)]
    seen = shown_to_all(camp, "viewer", [dig("red", None)])
    assert seen[0]["role"] == "viewer"
    for by in ("red", "host"):
        assert shown_to_all(camp, by, draft) == seen
    assert not any(str(value) in str(seen) for value in (RED, BLUE, START, 90_909))
    assert camp.get("", by="red")["role"] == "player"
    assert problem(camp.ask("GET", "?as=host", by="red"))["status"] == 422
    assert problem(camp.ask("GET", "/history?as=blue", by="red"))["status"] == 422


def test_retracted_or_corrected_values_stay_private(camp: Table) -> None:
    camp.play([dig("red", RED), end("red")], by="red")
    camp.post("/undo", {"seq": 1}, 403, by="blue")
    camp.post("/undo", {"seq": 1}, 403, by="host")
    camp.undo(by="red")
    assert knows(camp, "blue") == knows(camp, "host") == set()
    camp.post("/redo", {"seq": 2}, 403, by="blue")
    assert RED not in knows(camp, "host")
    camp.redo(by="red")
    camp.post("/correct", {"seq": 3, "at": 1, "moves": [dig("red", 5), end("red")]}, 403, by="host")
    answer = camp.post("/correct", {"seq": 3, "at": 1, "moves": [dig("red", BLUE), end("red")]}, by="red")
    assert str(BLUE) in json.dumps(answer)
    assert knows(camp, "red") == {START, RED, BLUE}
    assert knows(camp, "blue") == knows(camp, "host") == knows(camp, "viewer") == set()


def test_answers_and_refusals_reveal_nothing_to_who_moves(camp: Table) -> None:
    camp.play([dig("red", RED), end("red")], by="red")
    answers = [
        camp.play([end("blue")], by="blue"),
        camp.post("/moves", {"seq": 2, "moves": [end("blue")]}, 422, by="blue"),
        camp.post("/moves", {"seq": 2, "moves": [dig("blue", 1)], "insist": True}, 201, by="blue"),
        camp.play([{"type": "adjust", "player": "blue", "points": 1, "note": "x"}]),
        camp.post("/correct", {"seq": 4, "at": 2, "dry_run": True, "moves": [end("blue")]}, by="blue"),
    ]
    assert str(RED) not in json.dumps(answers)
    assert str(START) not in json.dumps(answers)


def test_shown_tokens_stay_public(camp: Table) -> None:
    camp.play([dig("red", RED), {"type": "show", "player": "red"}, end("red")], by="red")
    assert knows(camp, "blue") >= {RED}
    assert knows(camp, "host") >= {RED}
    camp.play([dig("blue", BLUE), end("blue")], by="blue")
    assert BLUE not in knows(camp, "red")


def test_only_its_owner_takes_a_reveal_back(camp: Table) -> None:
    camp.play([dig("red", RED)], by="red")
    camp.play([{"type": "show", "player": "red"}], by="red")
    assert RED in knows(camp, "blue")
    for other in ("host", "blue"):
        assert "red" in camp.undo(by=other, status=403)["detail"]
    assert camp.undo(by="red")["after_reveal"]
    assert knows(camp, "blue") == knows(camp, "host") == {START, RED}
    camp.redo(by="host", status=403)
    camp.redo(by="red")
    assert RED in knows(camp, "viewer")


def test_revealed_values_are_neither_hidden_nor_changed(camp: Table) -> None:
    camp.play([dig("red", RED)], by="red")
    camp.play([{"type": "show", "player": "red"}], by="red")
    assert camp.undo(by="red")["after_reveal"]
    assert not camp.undo(by="red")["after_reveal"]
    assert knows(camp, "blue") == knows(camp, "viewer") == {START, RED}
    for insist in (False, True):
        answer = camp.play([dig("red", BLUE)], by="red", status=422, insist=insist)
        assert [reason["rule"] for reason in answer["ruling"]["reasons"]] == ["TR-revealed"]
    camp.play([dig("red", BLUE)], status=422)
    again = imported(camp.client, camp.get("/export", by="blue"))
    assert RED in knows(again, "viewer")
    assert again.play([dig("red", BLUE)], status=422)["ruling"]["reasons"][0]["rule"] == "TR-revealed"
    answer = camp.play([dig("red", BLUE)], insist=True)
    assert [rule["rule"] for rule in answer["house_rules"]] == ["TR-revealed"]
    assert camp.get("/history")["changes"][-1]["house_rules"] == answer["house_rules"]
    assert BLUE not in knows(camp, "blue")
    camp.play([end("red"), dig("blue", 5)])
    exported = camp.get("/export")
    assert imported(camp.client, exported).get("/export") == exported


def test_the_same_value_may_be_played_again_after_it_was_revealed(camp: Table) -> None:
    camp.play([dig("red", RED)], by="red")
    camp.play([{"type": "show", "player": "red"}], by="red")
    camp.undo(by="red")
    camp.undo(by="red")
    assert not camp.play([dig("red", RED), end("red")], by="red")["house_rules"]
    camp.post("/correct", {"seq": camp.seq, "at": 5, "moves": [dig("red", 1), end("red")]}, 422, by="red")
    body = {"seq": camp.seq, "at": 5, "moves": [dig("red", 1), end("red")], "dry_run": True}
    assert camp.post("/correct", body, 422, by="red")["ruling"]["reasons"][0]["rule"] == "TR-revealed"
    camp.post("/correct", body | {"dry_run": False, "insist": True}, 403)


def test_another_process_knows_what_was_revealed(camp: Table, match_app: Flask) -> None:
    """It is read from the table of changes, not remembered; for rows of 0.5.0 it is derived."""
    camp.play([dig("red", RED)], by="red")
    camp.play([{"type": "show", "player": "red"}], by="red")
    camp.undo(by="red")
    camp.undo(by="red")
    before = camp.get("/history", by="blue")
    match_app.extensions["services"].matches.repository.forget(camp.id)
    assert camp.get("/history", by="blue") == before
    with match_app.extensions["services"].storage.ready().write() as session:
        session.execute(update(ChangeRecord).values(revealed=None))
    match_app.extensions["services"].matches.repository.forget(camp.id)
    assert knows(camp, "blue") == {START, RED}
    camp.play([dig("red", BLUE)], by="red", status=422)


def test_only_the_host_ends_a_game_early_that_hides_something(camp: Table) -> None:
    """The player who ends the game sees everything, and could undo that."""
    camp.play([dig("red", RED), end("red")], by="red")
    for insist in (False, True):
        camp.play([{"type": "end_game"}], by="blue", status=403, insist=insist)
    camp.play([end("blue")], by="blue")
    body = {"seq": 2, "at": 2, "moves": [end("blue"), {"type": "end_game"}]}
    camp.post("/correct", body, 403, by="blue")
    answer = camp.post("/correct", body | {"dry_run": True}, by="blue")
    assert answer["dry_run"]
    assert not {str(value) for value in (RED, START)} & set(re.findall(r"\d+", json.dumps(answer)))
    camp.play([{"type": "end_game"}])
    assert camp.undo(by="blue")["after_reveal"]
    assert knows(camp, "blue") == knows(camp, "viewer") == {START, RED}


def test_a_player_ends_no_game_that_a_house_rule_brought_to_its_end(match_app: Flask) -> None:
    """A player who discards the whole box has not played the game to its end."""
    start = {
        "game": "gold-rush", "players": PLAYERS, "held": {"red": {"mining": [5]}, "blue": {"mining": [None]}},
        "tiles": [{"x": 0, "y": 0, "tile": "gold-rush/33", "rotation": 0}],
    }  # fmt: skip
    table = Table.new(match_app.test_client(), game="gold-rush", options={}, players=PLAYERS, start=start)
    tiles = table.ask("POST", "/preview", {"moves": []}, by="blue").get_json()["tiles"]
    box = [
        {"type": "discard", "player": "blue", "tile": tile["tile"]}
        for tile in tiles
        for _ in range(tile["left"])
    ]
    table.play(box, by="blue", insist=True)
    for insist in (False, True):
        table.play([{"type": "end_game"}], by="blue", insist=insist, status=403)
    assert table.get("/position", by="blue")["held"]["red"] == {"mining": [None]}
    table.undo(by="blue")
    table.play(box, insist=True)
    table.play([{"type": "end_game"}], by="blue", insist=True)
    assert table.get("/position", by="blue")["held"]["red"] == {"mining": [5]}


def test_a_correction_of_a_player_reveals_nothing_of_others(match_app: Flask) -> None:
    """Only the host's may; a second card in a finished round would otherwise reveal the next ones."""
    players = [*PLAYERS, {"id": "white"}]
    table = Table.new(match_app.test_client(), game="dorra-amazonas", options={}, players=players)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    table.play([{"type": "open", "player": p, "village": v} for p, v in villages.items()])
    table.play([{"type": "event", "card": "jaguar"}])
    point = {"type": "adjust", "player": "blue", "points": 1, "note": "agreed"}
    at = table.play([point], by="blue")["seq"]
    for player, card in (("red", 3), ("white", 4)):
        table.play([{"type": "commit", "player": player, "card": card}], by=player)
    body = {"at": at, "moves": [{"type": "commit", "player": "blue", "card": 1}], "insist": True}
    table.post("/correct", body | {"seq": table.seq}, 403, by="blue")
    seats = {seat["id"]: seat for seat in table.get("/position", by="blue")["players"]}
    assert seats["red"].get("card") is None
    assert seats["red"]["ready"]
    table.play([{"type": "commit", "player": "blue", "card": 1}], by="blue")


VILLAGES = {"red": "arua", "blue": "arua", "white": "dajari"}


def amazonas(app: Flask, *players: str) -> Table:
    """A match in which all have placed their first tents."""
    seats = [{"id": player} for player in players]
    table = Table.new(app.test_client(), game="dorra-amazonas", options={}, players=seats)
    table.play([{"type": "open", "player": player, "village": VILLAGES[player]} for player in players])
    return table


def commit(player: str, card: int | None, **more: Any) -> dict[str, Any]:
    return {"type": "commit", "player": player, "card": card, **more}


def mission(player: str, *villages: str) -> dict[str, Any]:
    return {"type": "mission", "player": player, "villages": list(villages) or None}


def rules_of(refusal: dict[str, Any]) -> list[str]:
    return [reason["rule"] for reason in refusal["ruling"]["reasons"]]


def test_a_revealed_card_keeps_its_white_number(match_app: Flask) -> None:
    """The number decides who builds first (AD-Q2)."""
    table = amazonas(match_app, "red", "blue", "white")
    table.play([{"type": "event", "card": "jaguar"}])
    for player, card in (("red", 1), ("white", 1), ("blue", 2)):
        table.play([commit(player, card)], by=player)
    order = table.get("/position")["turn"]["order"]
    table.undo(by="blue")
    for other in (commit("blue", 3), commit("blue", 2, number=0), commit("blue", None)):
        for insist in (False, True):
            assert rules_of(table.play([other], by="blue", status=422, insist=insist)) == ["TR-revealed"]
    chosen = table.play([commit("blue", 2)], by="blue")
    assert not chosen["house_rules"]
    assert table.get("/position")["turn"]["order"] == order
    changed = {"seq": table.seq, "at": chosen["seq"], "moves": [commit("blue", 2, number=0)]}
    table.post("/correct", changed, 422, by="blue")
    table.undo(by="blue")
    chosen = table.play([commit("blue", 2, number=0)], insist=True)
    assert [rule["rule"] for rule in chosen["house_rules"]] == ["TR-revealed"]
    assert table.get("/position")["turn"]["order"] != order
    assert table.get("/history", by="red")["changes"][-1]["moves"] == [commit("blue", 2, number=0)]


def test_a_revealed_mission_counts_on(match_app: Flask) -> None:
    """Reported as null, or not at all, it would lose its penalty."""
    table = amazonas(match_app, "red", "blue")
    at = table.play([mission("blue", "arua", "kurumi", "tariri", "jurua")], by="blue")["seq"]
    table.play([mission("red", "baniwe", "marui", "xapuri", "cupui")], by="red")
    scores = table.play([{"type": "end_game"}])["scores"]
    table.undo()
    body = {"at": at, "moves": [mission("blue")], "insist": True}
    assert rules_of(table.post("/correct", body | {"seq": table.seq}, 422, by="blue")) == ["TR-revealed"]
    table.undo(by="red")
    table.undo(by="blue")
    assert rules_of(table.play([mission("blue")], by="blue", status=422)) == ["TR-revealed"]
    assert set(rules_of(table.play([{"type": "end_game"}], status=422))) == {"TR-revealed"}
    table.play([mission("blue", "arua", "kurumi", "tariri", "jurua")], by="blue")
    table.play([mission("red", "baniwe", "marui", "xapuri", "cupui")], by="red")
    assert table.play([{"type": "end_game"}])["scores"] == scores


def test_a_card_that_was_replaced_stays_private(match_app: Flask) -> None:
    """Also when its player plays that card in a later round."""
    table = amazonas(match_app, "red", "blue")
    table.play([{"type": "event", "card": "jaguar"}])
    table.play([commit("red", 5)], by="red")
    table.play([commit("red", 3)], by="red", insist=True)
    table.play([commit("blue", 1)], by="blue")
    for _ in VILLAGES.keys() - {"white"}:
        table.play([end(table.get()["to_move"])])
    table.play([{"type": "event", "card": "jaguar"}])
    table.play([commit("red", 5)], by="red")
    table.play([commit("blue", 6)], by="blue")
    table.play([{"type": "end_game"}])
    cards = [
        move.get("card") for change in table.get("/history", by="blue")["changes"]
        for move in change["moves"] if move["type"] == "commit" and move["player"] == "red"
    ]  # fmt: skip
    assert cards == [None, 3, 5]


def test_a_value_of_the_beginning_that_was_replaced_stays_private(match_app: Flask) -> None:
    """All see only the tokens that were there when they were turned over."""
    start = {
        "game": "gold-rush", "players": PLAYERS, "held": {"red": {"mining": [5]}},
        "tiles": [{"x": 0, "y": 0, "tile": "gold-rush/33", "rotation": 0}],
    }  # fmt: skip
    table = Table.new(match_app.test_client(), game="gold-rush", options={}, players=PLAYERS, start=start)
    table.play([{"type": "report", "player": "red", "values": [2]}], by="red")
    table.play([{"type": "report", "player": "red", "values": [3]}], by="red")

    def began() -> Any:
        return table.get("/export", by="blue")["setup"]["held"]["red"]["mining"]

    table.play([{"type": "reveal", "player": "red", "values": [3]}], by="red")
    assert began() == [None]
    table.play([{"type": "end_game"}])
    assert began() == [None]
    values = [change["moves"][0].get("values") for change in table.get("/history", by="blue")["changes"][:3]]
    assert values == [None, [3], [3]]
    assert table.get("/export", by="red")["setup"]["held"]["red"]["mining"] == [5]
    for _ in range(4):
        table.undo(by="host" if table.get()["over"] else "red")
    table.play([{"type": "reveal", "player": "red", "values": [5]}], status=422, by="red")
    assert began() == [None]


def test_unrevealed_values_stay_private_for_ever(camp: Table) -> None:
    camp.play([dig("red", RED)], by="red")
    camp.undo(by="red")
    camp.play([dig("red", BLUE), {"type": "show", "player": "red"}, end("red")], by="red")
    assert knows(camp, "blue") == {START, BLUE}
    camp.post("/correct", {"seq": 3, "at": 3, "moves": [dig("red", BLUE), end("red")]}, by="red")
    camp.play([{"type": "end_game"}])
    for by in ("blue", "viewer", "host"):
        assert knows(camp, by) == {START, BLUE}
    assert knows(camp, "red") == {START, RED, BLUE}


def test_everything_is_public_after_the_end(camp: Table) -> None:
    camp.play([dig("red", RED), end("red")], by="red")
    camp.play([dig("blue", BLUE), end("blue")], by="blue")
    before = camp.get("/export", by="viewer")
    camp.play([{"type": "end_game"}])
    for role in ("red", "blue", "viewer", "host"):
        assert knows(camp, role) == {RED, BLUE, START}
    export = camp.get("/export", by="viewer")
    assert export != before
    again = imported(camp.client, export)
    assert again.get("/export") == export
    camp.undo()
    assert knows(camp, "viewer") == {RED, BLUE, START}


def test_an_export_during_play_is_the_view_of_its_reader(camp: Table) -> None:
    camp.play([dig("red", RED), end("red")], by="red")
    again = imported(camp.client, camp.get("/export", by="blue"))
    assert knows(again, "red") == set()
    assert again.get("/position")["held"]["red"] == {"nuggets": [None, None]}


DORRA = {"game": "dorra-amazonas", "options": {}}
OPEN = [{"type": "open", "player": "red", "village": "arua"}]
MISSION = {"type": "mission", "player": "blue", "villages": None}


def test_a_seat_that_is_played_by_its_link_is_not_joined_by_the_code(match_app: Flask) -> None:
    table = Table.new(match_app.test_client(), **DORRA)
    table.play(OPEN, by="red")
    body = {"code": table.made["join_code"], "player": "red"}
    assert table.client.post(f"{API}/matches/join", json=body).status_code == 409


def test_a_replaced_token_is_no_way_back_to_a_seat(match_app: Flask) -> None:
    table = Table.new(match_app.test_client(), **DORRA)
    body = {"code": table.made["join_code"], "player": "red"}
    assert table.client.post(f"{API}/matches/join", json=body).status_code == 200
    fresh = table.post("/tokens", {"players": ["red"]})
    assert fresh["join_code"] != body["code"]
    assert table.client.post(f"{API}/matches/join", json=body).status_code == 404


def test_the_host_takes_back_a_house_rule_whatever_it_hides(match_app: Flask) -> None:
    table = Table.new(match_app.test_client(), **DORRA)
    table.play(OPEN, by="red")
    out_of_turn = {"type": "build", "player": "blue", "village": "kurumi"}
    table.play([out_of_turn, MISSION], by="blue", insist=True)
    table.undo("host")
    table.play([{"type": "open", "player": "blue", "village": "arua"}], by="blue")
    table.play([MISSION], by="blue")
    table.undo("host", 403)
    table.undo("blue")


def test_a_player_leaves_room_for_the_host(match_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_checks, "MOST_MOVES", 20)
    table = Table.new(match_app.test_client(), game="gold-rush", options={})
    empty = {"type": "report", "player": "blue", "values": None}
    table.play([empty] * 18, by="blue")
    table.play([empty], by="blue", status=422)
    table.play([{"type": "end_game"}], by="host", insist=True)


def test_a_seat_with_secrets_is_joined_by_one(camp: Table) -> None:
    def join(player: str | None) -> int:
        body = {"code": camp.made["join_code"], "player": player}
        return camp.client.post(f"{API}/matches/join", json=body).status_code

    assert [join("red"), join("red"), join("blue"), join(None), join(None)] == [200, 409, 200, 200, 200]


def test_the_creator_cannot_look_through_a_taken_seat(camp: Table) -> None:
    """The answer that created it has a token of every player, and the host may have kept it."""
    for player, kept in (("red", 403), (None, 200)):
        body = {"code": camp.made["join_code"], "player": player}
        assert camp.client.post(f"{API}/matches/join", json=body).status_code == 200
        assert camp.ask("GET", "", by=player or "viewer").status_code == kept
    assert camp.ask("GET", "/export", by="red").status_code == 403
    assert camp.ask("GET", "", by="blue").status_code == 200


def test_the_scan_finds_what_is_revealed(camp: Table) -> None:
    """The test itself: it would notice if nothing were hidden."""
    camp.play([dig("red", RED), end("red")], by="red")
    camp.tokens["blue"] = camp.tokens["red"]
    assert knows(camp, "blue") == {START, RED}
