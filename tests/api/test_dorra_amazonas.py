"""Stefan Dorra's Amazonas over HTTP: a game without tiles, with hidden information and user boards.

Questions and answers are written by hand from the published rules and the contract of the API.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import jsonschema
import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.api.border import API, problem
from tests.api.matches import Table, imported

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database

GAME = "dorra-amazonas"
BOARD: dict[str, Any] = {
    "villages": [
        {"id": "a", "name": "Alta", "species": "fish", "spaces": [2, 3, 5]},
        {"id": "b", "name": "Bela", "species": "parrot", "spaces": [2, 3]},
        {"id": "c", "name": "Cima", "species": "iguana", "spaces": [3]},
        {"id": "d", "name": "Doce", "species": "butterfly", "spaces": [2]},
    ],
    "paths": [["a", "b"], ["c", "d"]],
    "waterways": [["b", "c"]],
    "missions": [["a", "b", "c", "d"]],
}
THREE = [{"id": "red"}, {"id": "blue"}, {"id": "white"}]
SECRET = ["jurua", "tariri", "kurumi", "arua"]  # a mission card of the stand-in, in another order


def position(**more: Any) -> dict[str, Any]:
    """Red has a tent in a and 6 gold."""
    players = [{"id": "red", "gold": 6, "species": {"fish": 1}}, {"id": "blue"}, {"id": "white"}]
    tents = [{"player": "red", "village": "a", "space": 0}]
    return {"game": GAME, "board": BOARD, "players": players, "tents": tents} | more


def rules(reasons: list[dict[str, Any]]) -> list[str]:
    return [reason["rule"] for reason in reasons]


def commit(player: str, card: int | None) -> dict[str, Any]:
    return {"type": "commit", "player": player, "card": card}


def end(player: str) -> dict[str, Any]:
    return {"type": "end_turn", "player": player}


def build(player: str, village: str, **more: Any) -> dict[str, Any]:
    return {"type": "build", "player": player, "village": village, **more}


@pytest.fixture
def client(match_app: Flask) -> FlaskClient:
    return match_app.test_client()


@pytest.fixture
def table(client: FlaskClient) -> Table:
    """Three players with their opening tents placed, and the first event revealed."""
    table = Table.new(client, game=GAME, options={}, players=THREE)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    table.play([{"type": "open", "player": p, "village": v} for p, v in villages.items()])
    table.play([{"type": "event", "card": "jaguar"}])
    return table


# ---- questions -------------------------------------------------------------------------------------------


def test_the_game_describes_itself(client: FlaskClient) -> None:
    game = client.get(f"{API}/games/{GAME}").get_json()
    assert game["players"] == {"min": 2, "max": 4}
    assert {option["name"] for option in game["options"]} == {
        "ad.players", "ad.space", "ad.neutral_without_own", "ad.fire_affects_order", "ad.monkeys",
        "tracking",
    }  # fmt: skip
    assert {"open", "event", "commit", "indio", "build", "neutral", "end_turn", "mission", "end_game"} <= set(
        game["moves"]
    )
    assert game["catalogs"] == ["dorra-stand-in"]
    for rule in ("AD-X1", "AD-B5", "AD-V11", "AD-Z7"):
        answer = client.get(f"{API}/rules/{rule}")
        assert answer.status_code == (404 if "X" in rule else 200)


def test_builds_are_listed(ask: Callable[..., Any]) -> None:
    answer = ask("/placements", {"position": position(), "player": "red"})
    site = {"village": "b", "space": 0, "cost": 2, "neutral": False}
    assert answer == {"form": "builds", "placements": [site], "count": 1, "reasons": []}
    closed = ask("/placements", {"position": position(event="jaguar"), "player": "red"})
    assert closed["count"] == 0
    assert "AD-E1" in {reason["rule"] for reason in closed["reasons"]}
    two = position(players=[{"id": "red", "gold": 2}, {"id": "blue", "gold": 0}])
    listed = ask("/placements", {"position": two, "player": "red"})["placements"]
    assert {"village": "b", "space": 0, "cost": 2, "neutral": False} in listed
    assert {"village": "a", "space": 1, "cost": 0, "neutral": True} in listed
    assert not [site for site in listed if site["neutral"] and site["village"] == "b"]  # AD-V10
    assert not [site for site in listed if site["village"] == "d"]
    any_space = position(options={"ad.space": "any"})
    listed = ask("/placements", {"position": any_space, "player": "red"})["placements"]
    assert [(site["village"], site["space"], site["cost"]) for site in listed] == [("b", 0, 2), ("b", 1, 3)]


@pytest.mark.parametrize(
    ("given", "move", "against"),
    [
        ({}, build("red", "b"), []),
        ({}, build("red", "c"), ["AD-B5"]),
        ({}, build("red", "a"), ["AD-B6"]),
        ({"event": "jaguar"}, build("red", "b"), ["AD-B5", "AD-E1"]),
        ({"players": [{"id": "red", "gold": 1, "silver": 2}]}, build("red", "b"), ["AD-B2"]),
        ({"players": [{"id": "red", "gold": 1, "silver": 3}]}, build("red", "b"), []),
        ({"event": "jaguar", "players": [{"id": "red", "gold": 2, "played": [6]}]}, build("red", "b"), []),
        ({}, build("red", "b", space=1), ["AD-B9"]),
        ({"options": {"ad.space": "any"}}, build("red", "b", space=1), []),
        ({"players": [{"id": "red", "played": [1, 5]}]}, commit("red", 5), ["AD-N7", "AD-N8"]),
        ({}, {"type": "neutral", "player": "red", "village": "b"}, ["AD-V2"]),
        ({"event": "indio"}, {"type": "indio", "player": "red", "take": True, "pile": "orchid"},
         ["AD-K2", "AD-K6"]),
        ({}, {"type": "indio", "player": "red", "take": True, "pile": "fish"}, ["AD-K1"]),
    ],
)  # fmt: skip
def test_a_move_is_judged_without_history(
    ask: Callable[..., Any], given: Any, move: Any, against: list[str]
) -> None:
    answer = ask("/rulings", {"position": position(**given), "move": move})
    assert rules(answer["reasons"]) == against
    assert answer["legal"] == (not against)
    assert against or answer["because"]


def test_income_can_be_queried(ask: Callable[..., Any]) -> None:
    seats = [{"id": "red", "species": {"fish": 2}, "indio": ["fish"]}]
    request = {"position": position(players=seats), "feature": {"kind": "income", "player": "red", "card": 1}}
    answer = ask("/rulings", request)
    assert [line["points"] for line in answer["lines"]] == [4]
    assert [part["points"] for part in answer["lines"][0]["parts"]] == [1, 3]
    assert rules(answer["because"]) == ["AD-N3", "AD-N1", "AD-K3"]


def test_the_order_follows_the_white_numbers_of_the_board(ask: Callable[..., Any]) -> None:
    cards = [("red", 3, 12), ("blue", 4, 5), ("white", 4, 9)]
    board = {**BOARD, "income_cards": [
        {"colour": colour, "value": value, "tiebreak": number} for colour, value, number in cards
    ]}  # fmt: skip
    seats = [
        {"id": "red", "species": {"iguana": 3}, "played": [3]},
        {"id": "blue", "species": {"parrot": 2}, "played": [4]},
        {"id": "white", "played": [4]},
    ]
    request = {"position": position(board=board, players=seats), "feature": {"kind": "order"}}
    answer = ask("/rulings", request)
    assert rules(answer["because"]) == ["AD-Q1", "AD-Q2"]
    assert "blue, red and white" in answer["because"][0]["says"]


def test_a_position_is_scored_without_history(ask: Callable[..., Any]) -> None:
    seats = [
        {"id": "red", "gold": 0, "silver": 1, "species": {"butterfly": 4, "parrot": 4, "fish": 1},
         "indio": ["fish"], "medal": 4, "mission": ["a", "b", "c", "d"]},
        {"id": "blue", "species": {"butterfly": 5, "parrot": 5, "fish": 3}, "mission": ["a", "b", "c", "d"]},
        {"id": "white", "mission": None},
    ]  # fmt: skip
    tents = [
        *({"player": "red", "village": village} for village in "abc"),
        *({"player": "blue", "village": village} for village in "ad"),
    ]
    answer = ask("/scores", {"position": position(players=seats, tents=tents), "final": True})
    lines = {(line["player"], line["feature"]["kind"]): line for line in answer["lines"]}
    assert {key: line["points"] for key, line in lines.items() if key[0] == "red"} == {
        ("red", "butterfly"): 4, ("red", "parrot"): 4, ("red", "medal"): 4, ("red", "mission"): -3,
    }  # fmt: skip
    assert lines["blue", "fish"]["points"] == 5
    assert lines["blue", "fish"]["parts"][1]["rule"] == "AD-F2"
    assert lines["blue", "mission"]["points"] == -6
    assert lines["white", "mission"]["certain"] is False
    assert answer["totals"]["red"] == {"points_before": 0, "gained": 9, "total": 9}
    for line in answer["lines"]:
        assert line["points"] == sum(part["points"] for part in line["parts"])
        assert line["says"]
    assert "AD-F6" in rules(answer["findings"])
    assert ask("/scores", {"position": position(), "final": False})["lines"] == []


def test_two_readings_side_by_side(ask: Callable[..., Any]) -> None:
    readings = [{"ad.monkeys": "value"}, {"ad.monkeys": "silver_coins"}]
    seats = [{"id": "red", "gold": 2, "silver": 0, "species": {"fish": 2}}]
    table = position(players=seats, event="monkeys", options=readings)
    answer = ask("/rulings", {"position": table, "feature": {"kind": "event", "player": "red"}})
    assert answer["differs"] is True
    assert [[line["points"] for line in row["lines"]] for row in answer["readings"]] == [[-2], []]


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"board": "stand-in"}, "position.board"),
        ({"board": {**BOARD, "paths": [["a", "q"]]}}, "position.board.paths[0][1]"),
        ({"tents": [{"player": "red", "village": "zz"}]}, "position.tents[0].village"),
        ({"tents": [{"player": "red", "village": "b", "space": 2}]}, "position.tents[0].space"),
        ({"tents": [{"village": "b"}]}, "position.tents[0]"),
        ({"event": "storm"}, "position.event"),
        ({"players": [{"id": "red", "species": {"cow": 1}}]}, "position.players[0].species.cow"),
        ({"players": [{"id": "red", "mission": ["a", "q"]}]}, "position.players[0].mission[1]"),
        ({"players": [{"id": "red", "gold": -1}]}, "position.players[0].gold"),
        ({"players": [{"id": "red", "gold": "3"}]}, "position.players[0].gold"),
        ({"options": {"ad.spaces": "any"}}, "position.options.ad.spaces"),
        ({"options": {"ad.players": 2}}, "position.options.ad.players"),
        ({"round": 19}, "position.round"),
        ({"tiles": []}, "position.tiles"),
        ({"turn": {"phase": "building"}}, "position.turn.order"),
    ],
)
def test_unreadable_input_is_reported_with_its_place(ask: Callable[..., Any], given: Any, path: str) -> None:
    answer = ask("/placements", {"position": position(**given), "player": "red"}, 422)
    assert path in answer["errors"]


def test_a_tile_cannot_be_queried_without_tiles(ask: Callable[..., Any]) -> None:
    request = {"position": position(), "player": "red", "tile": "base/D"}
    assert "tile" in ask("/placements", request, 422)["errors"]
    assert "player" in ask("/placements", {"position": position()}, 422)["errors"]
    carcassonne = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": []}
    assert "tile" in ask("/placements", {"position": carcassonne}, 422)["errors"]
    request = {"position": position(), "move": {"type": "place", "player": "red"}}
    assert "move.type" in ask("/rulings", request, 422)["errors"]


# ---- a match ---------------------------------------------------------------------------------------------


def test_cards_stay_private_until_all_have_chosen(table: Table) -> None:
    table.play([commit("red", 3)], by="red")
    for who in ("host", "viewer", "blue"):
        for path in ("", "/position", "/history", "/export"):
            shown = table.get(path, by=who)
            seat = (shown.get("position") or shown.get("setup") or shown).get("players", [{}])[0]
            assert seat.get("card") is None
            moves = [m for c in shown.get("changes", []) for m in c["moves"] if m["type"] == "commit"]
            assert all(move["card"] is None for move in moves)
    assert table.get("/position", by="red")["players"][0]["card"] == 3
    assert table.get("/position", by="blue")["players"][0]["ready"] is True
    table.play([commit("blue", 6)], by="blue")
    answer = table.play([commit("white", 0)], by="white")
    assert [e["card"] for e in answer["events"] if e["event"] == "income"] == [3, 6, 0]
    changes = table.get("/history", by="viewer")["changes"]
    assert [m["card"] for c in changes for m in c["moves"] if m["type"] == "commit"] == [3, 6, 0]
    assert answer["to_move"] == "blue"


def test_cards_are_turned_up_together_although_some_are_entered_later(
    client: FlaskClient, table: Table
) -> None:
    """No player sees the cards of others before reporting a card (AD-N2)."""
    others = ("host", "viewer", "red", "blue", "white")

    def shown(by: str) -> list[Any]:
        return [seat["card"] for seat in table.get("/position", by=by)["players"]]

    table.play([commit("blue", None)], by="blue")
    table.play([commit("red", 4)], by="red")
    answer = table.play([commit("white", None)], by="white")
    assert answer["to_move"] == "blue"
    assert {by: shown(by) for by in others} == {by: [None, None, None] for by in others} | {
        "red": [4, None, None]
    }
    again = table.play([{"type": "reveal", "player": "red", "card": 5}], by="red", status=422)
    assert rules(again["ruling"]["reasons"]) == ["AD-N2"]
    # A card that was not turned up yet may still be changed.
    body = {"seq": table.seq, "at": answer["seq"] - 2, "moves": [commit("blue", 2)]}
    corrected = table.post("/correct", body, by="blue")
    assert (corrected["to_move"], corrected["after_reveal"]) == ("white", False)
    table.undo(by="white")
    table.play([commit("white", None)], by="white")
    table.post("/correct", {**body, "seq": table.seq, "moves": [commit("blue", None)]}, by="blue")
    answer = table.play([{"type": "reveal", "player": "blue", "card": 6}], by="blue")
    assert answer["to_move"] == "white"
    for by in ("host", "viewer", "red", "white"):
        changes = table.get("/history", by=by)["changes"]
        assert changes[-1]["moves"] == [{"type": "reveal", "player": "blue", "card": None}]
        assert shown(by) == [4 if by == "red" else None, None, None]
        looked = table.post("/preview", {"moves": []}, by=by)
        assert {one["player"] for one in looked["offers"] if one["type"] == "reveal"} <= {"white"}
    seats = table.get("/position", by="viewer")["players"]
    assert [seat["entered"] for seat in seats] == [True, True, False]
    twin = imported(client, table.get("/export", by="viewer"))  # it has no cards at all
    assert (twin.get("/position")["turn"]["phase"], twin.get()["to_move"]) == ("reveal", "red")
    answer = table.play([{"type": "reveal", "player": "white", "card": 0}], by="white")
    assert [e["card"] for e in answer["events"] if e["event"] == "income"] == [4, 6, 0]
    moves = [m for c in table.get("/history", by="viewer")["changes"] if c["stands"] for m in c["moves"]]
    assert [m["card"] for m in moves if m["type"] in ("commit", "reveal")][-5:] == [4, None, None, 6, 0]
    assert not any(seat["entered"] for seat in table.get("/position")["players"])
    # What was revealed to all stays as it is.
    assert table.undo(by="white")["after_reveal"]
    other = {"type": "reveal", "player": "white", "card": 3}
    assert rules(table.play([other], by="white", status=422)["ruling"]["reasons"]) == ["TR-revealed"]
    assert table.play([{**other, "card": 0}], by="white")["to_move"] == "blue"


def test_one_phone_tracks_cards_that_lie_on_the_table(table: Table) -> None:
    """The host reports every card after it was turned over, in any order."""
    table.play([commit(player, None) for player in ("red", "blue", "white")])
    for player, card in (("white", 5), ("red", 1)):
        table.play([{"type": "reveal", "player": player, "card": card}])
    assert table.get()["to_move"] == "blue"
    assert table.undo()["to_move"] == "red"
    table.play([{"type": "reveal", "player": "red", "card": 2}])
    answer = table.play([{"type": "reveal", "player": "blue", "card": 6}])
    assert [e["card"] for e in answer["events"] if e["event"] == "income"] == [2, 6, 5]


def test_a_match_begins_while_cards_lie_face_down(client: FlaskClient) -> None:
    """Also if some of them are unknown."""
    start = position(round=1, event="fire", turn={"phase": "reveal"})
    for seat, card in zip(start["players"], (3, None, 1), strict=True):
        seat |= {"ready": True, "card": card, "gold": 0}
    start["tents"] += [{"player": "blue", "village": "a"}, {"player": "white", "village": "b"}]
    table = Table.new(client, game=GAME, options={}, players=THREE, start=start)
    for by in ("host", "blue", "viewer"):
        seats = table.get("/position", by=by)["players"]
        assert [(seat["card"], seat["entered"]) for seat in seats] == [
            (None, True), (None, False), (None, True),
        ]  # fmt: skip
        assert table.get(by=by)["to_move"] == "blue"
    answer = table.play([{"type": "reveal", "player": "blue", "card": 0}], by="blue")
    assert [e["card"] for e in answer["events"] if e["event"] == "income"] == [3, 0, 1]


def test_a_mission_is_its_players_until_the_end(table: Table) -> None:
    mission = {"type": "mission", "player": "red", "villages": SECRET}
    table.play([mission], by="red")
    for who in ("host", "viewer", "blue"):
        text = json.dumps([table.get(path, by=who) for path in ("", "/position", "/history", "/export")])
        assert json.dumps(SECRET) not in text
        assert table.get("/position", by=who)["players"][0]["mission"] is None
    assert table.get("/position", by="red")["players"][0]["mission"] == SECRET
    again = {**mission, "villages": ["arua", "baniwe", "guacui", "dajari"]}
    refused = table.play([again], by="red", status=422)
    assert rules(refused["ruling"]["reasons"]) == ["AD-S3", "AD-S7"]
    table.play([{"type": "end_game"}], insist=True)
    assert table.get("/position", by="viewer")["players"][0]["mission"] == SECRET


def test_wrong_moves_are_answered_with_their_rules(table: Table) -> None:
    def refused(*moves: dict[str, Any]) -> list[str]:
        return rules(table.play(list(moves), status=422)["ruling"]["reasons"])

    assert refused(build("red", "baniwe")) == ["AD-N2", "AD-B5", "AD-E1", "AD-B2"]
    assert refused(end("red")) == ["AD-N2"]
    assert refused({"type": "reveal", "player": "red", "card": 3}) == ["AD-N2"]
    assert refused({"type": "event", "card": "fire"}) == ["AD-T2"]
    assert refused({"type": "open", "player": "red", "village": "acai"}) == ["AD-I4", "AD-B2"]
    table.play([commit("red", 1), commit("blue", 2)])
    assert refused(commit("red", 2)) == ["AD-N2"]
    table.play([commit("white", 5)])
    assert refused(build("blue", "guacui")) == ["AD-B1", "AD-B5", "AD-E1", "AD-B2"]
    assert refused(build("white", "caiapomirim")) == ["AD-B5", "AD-E1"]
    assert refused({"type": "neutral", "player": "white", "village": "caiapomirim"}) == ["AD-V2"]
    table.play([end("white"), end("red"), end("blue")])
    assert refused(commit("red", 3)) == ["AD-T1"]
    table.play([{"type": "event", "card": "bonus-fish"}])
    assert refused(commit("red", 1)) == ["AD-N7", "AD-N8"]
    bad = table.play([build("red", "nowhere")], status=422)
    assert "moves[0].village" in bad["errors"]
    assert "moves[0].card" in table.play([commit("red", 7)], status=422)["errors"]


def test_undo_history_correct_and_export(client: FlaskClient, table: Table) -> None:
    table.play([commit("red", 6), commit("blue", 2), commit("white", 5)])
    before = table.get("/position")
    table.play([end("red")])
    table.post("/undo", {"seq": table.seq})
    assert table.get("/position") == before
    table.post("/redo", {"seq": table.seq})
    at = next(c["seq"] for c in table.get("/history")["changes"] if c["moves"][0]["type"] == "event")
    changed = table.post(
        "/correct", {"seq": table.seq, "at": at, "moves": [{"type": "event", "card": "bonus-fish"}]}
    )
    assert changed["conflicts"] == []
    assert table.get("/position")["event"] == "bonus-fish"
    red = table.get("/position")["players"][0]
    assert 3 * red["gold"] + red["silver"] == 3 + 6 + 1
    twin = imported(client, table.get("/export"))
    assert twin.get("/position") == table.get("/position")
    assert {**twin.get("/export"), "id": None} == {**table.get("/export"), "id": None}


def test_builds_of_a_match_and_its_stream_of_events(table: Table) -> None:
    table.play([commit("red", 6), commit("blue", 0), commit("white", 5)])
    sites = table.get("/placements")["placements"]
    assert {site["village"] for site in sites} == {"baniwe", "guacui"}
    answer = table.play([build("red", sites[0]["village"])], by="red")
    events = {event["event"]: event for event in answer["events"]}
    assert events["build"]["cost"] == sites[0]["cost"]
    assert events["tile"]["because"] == "AD-B4"
    offers = table.post("/preview", {"moves": []})["offers"]
    assert {"type": "end_turn", "player": "red"} in offers


def test_a_match_begins_from_a_position(client: FlaskClient) -> None:
    start = position(round=3, event="indio", past=["fire"])
    for seat, card in zip(start["players"], (6, 1, 0), strict=True):
        seat["played"] = [2, 3, card]
    start["tents"] += [{"player": "blue", "village": "a"}, {"player": "white", "village": "b"}]
    table = Table.new(client, game=GAME, options={}, players=THREE, start=start)
    shown = table.get("/position")
    assert (shown["turn"]["phase"], shown["turn"]["player"], shown["turn"]["offer"]) == (
        "building",
        "red",
        "open",
    )
    assert shown["board"] == BOARD
    table.play([{"type": "indio", "player": "red", "take": True}], by="red")
    assert table.get("/position")["players"][0]["indio"] == ["fish"]


# ---- boards ----------------------------------------------------------------------------------------------


def keep(client: FlaskClient, data: Any, status: int = 201) -> Any:
    answer = client.post(f"{API}/catalogs", json=data)
    assert answer.status_code == status, answer.get_data(as_text=True)[:2000]
    return answer.get_json() if status < 400 else problem(answer)


@pytest.fixture
def stand_in(client: FlaskClient) -> Any:
    return client.get(f"{API}/catalogs/dorra-stand-in").get_json()


def test_the_stand_in_has_the_published_counts(client: FlaskClient, stand_in: Any) -> None:
    assert stand_in["provenance"] == "stand-in"
    assert {village["species"] for village in stand_in["villages"]} == {
        "fish", "butterfly", "iguana", "parrot", "orchid",
    }  # fmt: skip
    assert {cost for village in stand_in["villages"] for cost in village["spaces"]} == {2, 3, 5}
    assert len(stand_in["missions"]) == 8
    assert all(len(set(mission)) == 4 for mission in stand_in["missions"])
    assert len(stand_in["income_cards"]) == 28
    schema = client.get(stand_in["schema"]).get_json()
    own = {name: value for name, value in stand_in.items() if name != "designs"}
    jsonschema.Draft202012Validator(schema).validate(own)
    row = next(
        row for row in client.get(f"{API}/catalogs").get_json()["catalogs"] if row["id"] == "dorra-stand-in"
    )
    assert (row["game"], row["form"], row["provenance"]) == (GAME, "dorra-board", "stand-in")


def test_a_custom_board_is_saved_and_played_on(client: FlaskClient, stand_in: Any) -> None:
    own = {name: stand_in[name] for name in ("villages", "paths", "waterways", "missions")}
    made = keep(client, {**own, "name": "Ours"})
    found = client.get(f"{API}/catalogs/{quote(made['id'], safe='')}").get_json()
    assert (found["provenance"], found["game"], found["name"]) == ("user", GAME, "Ours")
    table = Table.new(client, game=GAME, options={}, players=THREE, catalogs=[made["id"]])
    assert table.made["catalogs"] == [{"id": made["id"], "version": made["version"]}]
    assert table.get("/position")["board"] == made["id"]
    assert client.post(f"{API}/catalogs/check", json=own).status_code == 200
    changed = client.put(
        f"{API}/catalogs/{quote(made['id'], safe='')}",
        json={**own, "name": "Theirs"},
        headers={"Authorization": f"Bearer {made['token']}"},
    )
    assert changed.get_json()["version"] != made["version"]
    position_on_it = {"game": GAME, "board": made["id"], "players": [{"id": "red", "gold": 3}],
            "tents": [{"player": "red", "village": "arua"}]}  # fmt: skip
    answer = client.post(f"{API}/placements", json={"position": position_on_it})
    assert {site["village"] for site in answer.get_json()["placements"]} == {"baniwe", "guacui"}


def test_all_faults_of_a_board_are_reported_at_once(client: FlaskClient, stand_in: Any) -> None:
    data = {name: copy.deepcopy(stand_in[name]) for name in ("villages", "paths", "waterways", "missions")}
    data["villages"][0] |= {"species": "cow"}
    data["villages"][1] |= {"spaces": [3, 2]}
    data["villages"][2] |= {"spaces": [4]}
    data["villages"].append({"id": "lone", "species": "fish", "spaces": [2]})
    data["villages"].append({"id": "lone", "species": "fish", "spaces": [2]})
    data["paths"].append(["arua", "nowhere"])
    data["waterways"].append(["arua", "arua"])
    data["missions"][0] = ["arua", "arua", "baniwe", "nowhere"]
    data["missions"].pop()
    data["colour"] = "green"
    wrong = keep(client, data, 422)["errors"]
    assert {
        "villages[0].species", "villages[1].spaces", "villages[2].spaces", "villages[31].id", "villages",
        "paths[30][1]", "waterways[15]", "missions[0][3]", "missions", "colour",
    } <= set(wrong)  # fmt: skip
    assert any("lone" in message for message in wrong["villages"])


# ---- hidden information ------------------------------------------------------------------------------------


def cards_shown(table: Table, by: str) -> list[Any]:
    changes = [*table.get("/history", by=by)["changes"], *table.get("/export", by=by)["changes"]]
    moves = [move for change in changes for move in change["moves"]]
    return [move["card"] for move in moves if move["type"] == "commit" and move["player"] == "red"]


def test_a_card_taken_back_before_all_have_chosen_stays_private_for_ever(table: Table) -> None:
    table.play([commit("red", 3)], by="red")
    table.undo(by="red")
    table.redo(by="red")
    table.post("/correct", {"seq": table.seq, "at": 3, "moves": [commit("red", 4)]}, by="red")
    table.undo(by="red")
    table.play([commit("red", 5)], by="red")
    for by in ("blue", "viewer", "host"):
        assert cards_shown(table, by) == [None, None, None] * 2
    assert cards_shown(table, "red") == [3, 4, 5] * 2
    table.play([commit("blue", 1), commit("white", 2)])
    table.play([{"type": "end_game"}])
    for by in ("blue", "viewer", "host"):
        assert cards_shown(table, by) == [None, None, 5] * 2
    twin = imported(table.client, table.get("/export", by="blue"))
    assert twin.get("/export", by="blue") == table.get("/export", by="blue")


def test_the_last_to_choose_cannot_choose_again_after_the_reveal(table: Table) -> None:
    table.play([commit("red", 3)], by="red")
    table.play([commit("blue", 1)], by="blue")
    table.play([commit("white", 2)], by="white")
    assert table.undo(by="white")["after_reveal"]
    for by in ("white", "host"):
        answer = table.play([commit("white", 6)], by=by, status=422)
        assert rules(answer["ruling"]["reasons"]) == ["TR-revealed"]
    table.undo(by="blue")
    table.undo(by="red")
    assert cards_shown(table, "viewer") == [3, 3]
    table.play([commit("red", 4)], by="red", status=422)
    table.play([commit("white", 2)], by="white")
    table.play([commit("red", 3)], by="red")
    assert not table.play([commit("blue", 1)], by="blue")["house_rules"]
    table.undo(by="blue")
    answer = table.play([commit("blue", 6)], insist=True)
    assert rules(answer["house_rules"]) == ["TR-revealed"]


def test_a_card_that_lay_face_down_when_the_match_began_is_turned_up_for_all(client: FlaskClient) -> None:
    start = position(round=3, event="jaguar")
    start["players"][0] |= {"ready": True, "card": 3, "mission": ["a", "b", "c", "d"]}
    start["players"][1]["ready"] = False
    start["tents"] += [{"player": "blue", "village": "a"}, {"player": "white", "village": "b"}]
    table = Table.new(client, game=GAME, options={}, players=THREE, start=start)
    red = table.get("/position", by="blue")["players"][0]
    assert (red["ready"], red["card"], red["mission"]) == (True, None, None)
    table.play([commit("blue", 1), commit("white", 2)])
    positions = [table.get("/position", by=by) for by in ("red", "blue", "viewer", "host")]
    assert [one["players"][0]["played"] for one in positions] == [[3]] * 4
    assert [one["players"][0]["mission"] for one in positions] == [["a", "b", "c", "d"], None, None, None]
    table.undo()
    assert table.get("/position", by="blue")["players"][0]["card"] == 3
