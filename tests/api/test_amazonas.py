"""Carcassonne Amazonas over HTTP: refusals name their rule, events report boats, boxes are checked."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from referee.tiles.io import catalog
from tests.api.border import API, problem
from tests.api.matches import Table, deploy, end, imported, place

DATABASE = "sqlite"  # of all tests here

Ask = Callable[..., Any]
PLAYERS = [{"id": "red"}, {"id": "blue"}]
START = {"x": 0, "y": 0, "tile": "amazonas/start", "rotation": 0}
BOATS = [{"player": "red", "kind": "boat", "space": 3}, {"player": "blue", "kind": "boat", "space": 2}]


def laid(x: int, y: int, tile: str, rotation: int = 0) -> dict[str, Any]:
    return {"x": x, "y": y, "tile": f"amazonas/{tile}", "rotation": rotation}


def table_of(*tiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "amazonas", "players": PLAYERS, "tiles": [START, *tiles], "figures": BOATS, **more}


def act(*placed: list[int]) -> dict[str, Any]:
    return {"player": "red", "step": "act", "placed": list(placed)}


def rules(ruling: dict[str, Any]) -> set[str]:
    return {one["rule"] for one in ruling["reasons"]}


@pytest.fixture
def river(match_app: Flask) -> Table:
    """A match of red and blue."""
    return Table.new(match_app.test_client(), game="amazonas", options={}, players=PLAYERS)


def refused(table: Table, moves: list[Any]) -> set[str]:
    """The problem for moves that break a rule."""
    return rules(table.play(moves, status=422)["ruling"])


# ---- may I? ------------------------------------------------------------------------------------------------

CAMP = {"player": "red", "kind": "camp", "x": 4, "y": 0, "feature": {"kind": "jungle", "at": "S"}}
TWO = {"turn": act([4, 0], [5, 0])}


@pytest.mark.parametrize(
    ("position", "move", "against"),
    [
        (
            table_of(laid(4, 0, "A-Tj-21"), turn=act([4, 0])),
            deploy("red", 4, 0, "amazon"),
            {"CA-M3", "CA-A6"},
        ),
        (
            table_of(laid(4, 0, "A-Tj-21"), turn=act([4, 0]), figures=[*BOATS, CAMP]),
            deploy("red", 4, 0, "tributary"),
            {"CA-T2", "CA-T1"},
        ),
        (table_of(), place("red", "amazonas/jjjj-a", 4, 0, 0), {"CA-P2", "CA-P1"}),
        (table_of(), place("red", "amazonas/jjjj-a", 4, 1, 0), {"CA-P2"}),
        (table_of(), place("red", "amazonas/D-42", 4, 0, 0), {"CA-A3"}),
        (table_of(), place("red", "amazonas/mouth", 4, 0, 0), {"CA-E2", "CA-P2"}),
        (table_of(), place("red", "amazonas/A-jj-31", 0, -1, 0), {"CA-A1"}),
        (
            table_of(laid(4, 0, "A!-Tj"), laid(5, 0, "D-42"), **TWO),
            deploy("red", 4, 0, "tributary"),
            {"CA-A7", "CA-T1"},
        ),
        (table_of(laid(4, 0, "A!-Tj"), turn=act([4, 0])), end("red"), {"CA-A3", "CA-T1"}),
        (
            table_of(laid(4, 0, "A-jj-31"), turn={**act([4, 0]), "player": "blue"}),
            deploy("red", 4, 0, "jungle", "N", "camp"),
            {"CA-T1"},
        ),
        (table_of(), {"type": "discard", "player": "red", "tile": "amazonas/A-jj-31"}, {"CA-Z8"}),
        (table_of(laid(4, 0, "A-jj-31"), turn=act([4, 0])), {"type": "end_game"}, {"CA-E1"}),
    ],
)
def test_refusals_name_their_rule(ask: Ask, position: Any, move: Any, against: set[str]) -> None:
    answer = ask("/rulings", {"position": position, "move": move})
    assert not answer["legal"]
    assert rules(answer) == against
    assert all(reason["says"] and reason["text"] and reason["source"] for reason in answer["reasons"])


def test_an_amazon_scoring_is_explained(ask: Ask) -> None:
    position = table_of(laid(4, 0, "A!-Tj"), laid(5, 0, "D-42"), **TWO)
    answer = ask("/rulings", {"position": position, "move": end("red")})
    assert answer["legal"]
    assert {"CA-B7", "CA-L1", "CA-L2", "CA-L6", "CA-Q2"} <= {one["rule"] for one in answer["because"]}
    scores = ask("/scores", {"position": position, "final": False})
    assert [(one["player"], one["points"], one["rule"]) for one in scores["lines"]] == [("red", 6, "CA-L2")]
    assert scores["lines"][0]["where"]["tiles"] == [[5, 0], [6, 0]]
    moves = [
        one["says"] for one in scores["findings"] if one["severity"] == "info" and "moves" in one["says"]
    ]
    assert moves == [
        "Red places no figure: the boat moves from space\u00a03 to 4.",
        "Blue is not directly behind the first boat and scores nothing: "
        "the boat moves from space\u00a02 to 3.",
    ]


def test_an_amazon_tile_lies_in_two_ways(ask: Ask) -> None:
    for rotation, places in ((0, [(4, 0, 0), (4, 0, 180)]), (90, [(1, 4, 90), (1, 4, 270)])):
        position = {**table_of(), "tiles": [{**START, "rotation": rotation}]}
        answer = ask("/placements", {"position": position, "tile": "amazonas/A-Tj-21", "player": "red"})
        assert [(one["x"], one["y"], one["rotation"]) for one in answer["placements"]] == places
        assert {one["kind"] for one in answer["placements"][0]["deployments"]} == {"meeple", "camp"}
        assert answer["left"] == 2


def test_a_double_tile_is_listed_cell_by_cell(ask: Ask) -> None:
    position = table_of(laid(4, 0, "A!-Tj"), turn=act([4, 0]))
    answer = ask("/placements", {"position": position, "tile": "amazonas/D-42", "player": "red"})
    assert [(one["x"], one["y"], one["rotation"]) for one in answer["placements"]] == [(5, 0, 0), (5, 0, 180)]
    found = answer["placements"][0]["deployments"]
    assert {(one.get("x", 5), one.get("y", 0)) for one in found} == {(5, 0), (6, 0)}
    assert ("meeple", "tributary", 6) in {
        (one["kind"], one["feature"]["kind"], one.get("x")) for one in found
    }


def test_a_custom_tile_without_a_start_board(ask: Ask) -> None:
    own = {"id": "my/a", "type": "amazon", "features": [
        {"kind": "amazon", "edges": ["N", "S"], "caimans": 3, "piranhas": 1},
        {"kind": "jungle", "halves": ["NR", "EL", "ER", "SL"], "animals": 2},
        {"kind": "jungle", "halves": ["SR", "WL", "WR", "NL"]},
    ]}  # fmt: skip
    position = {**table_of(), "tiles": [{"x": 0, "y": 0, "tile": own, "rotation": 90}], "turn": act([0, 0])}
    answer = ask("/scores", {"position": position, "final": False})
    assert {one["player"]: one["points"] for one in answer["lines"]} == {"red": 4}
    assert "CA-S4" in {one["rule"] for one in answer["findings"]}
    placing = {**position, "turn": {"player": "red", "step": "place"}}
    more = ask("/placements", {"position": placing, "tile": {**own, "id": "my/b"}})
    assert [(one["x"], one["y"], one["rotation"]) for one in more["placements"]] == [
        (-1, 0, 90), (-1, 0, 270), (1, 0, 90), (1, 0, 270)
    ]  # fmt: skip


def test_boats_that_cannot_be_are_findings_or_errors(ask: Ask) -> None:
    boat = {"player": "red", "kind": "boat"}
    answer = ask("/scores", {"position": {**table_of(), "figures": [{**boat, "space": 17}]}, "final": False})
    assert ("error", "CA-B6") in {(one["severity"], one["rule"]) for one in answer["findings"]}
    for wrong in (
        [{**boat, "space": -1}],
        [{**boat, "space": "x"}],
        [boat],
        [{**boat, "space": 2, "x": 0, "y": 0}],
        [{**boat, "space": 2, "player": "green"}],
        [{**boat, "kind": "meeple", "space": 2}],
    ):
        answer = ask("/scores", {"position": {**table_of(), "figures": wrong}, "final": False}, 422)
        assert any(path.startswith("position.figures") for path in answer["errors"])


def test_the_final_scoring_in_the_middle_of_a_turn(ask: Ask) -> None:
    position = table_of(laid(4, 0, "A-jj-31"), turn=act([4, 0]), players=[*PLAYERS, {"id": "green"}])
    answer = ask("/scores", {"position": position, "final": True})
    paid = [(one["player"], one["points"], one["rule"]) for one in answer["lines"]]
    assert paid == [
        ("red", 4, "CA-L2"),
        ("blue", 1, "CA-L3"),
        ("red", 6, "CA-E3"),
        ("blue", 3, "CA-E3"),
        ("green", 3, "CA-E3"),  # assumed at the source, then moved by CA-L7
    ]


def test_unknown_options_list_the_known_ones(ask: Ask) -> None:
    answer = ask("/scores", {"position": table_of(options={"ca.big_tile": "one"}), "final": False}, 422)
    assert "ca.big_tiles" in answer["errors"]["position.options.ca.big_tile"][0]


# ---- a match -----------------------------------------------------------------------------------------------


def lead_on(table: Table) -> None:
    """Red claims a tributary with an icon, blue places a "!" tile and a double tile, red ends the
    tributary."""
    n = [place("red", "amazonas/TjTj-b", 1, -1, 0), deploy("red", 1, -1, "tributary", "N"), end("red")]
    table.play(n)
    table.play(
        [
            place("blue", "amazonas/A!-Tj", 4, 0, 0),
            place("blue", "amazonas/D-42", 5, 0, 180),
            deploy("blue", 6, 0, "jungle", "N", "camp"),
            end("blue"),
        ]
    )
    table.play([place("red", "amazonas/jjTj-a", 1, -2, 0), end("red")])


def test_events_report_boats(river: Table) -> None:
    lead_on(river)
    boats = [one for change in river.get("/history?after=0")["changes"] for one in change["events"]
             if one["event"] == "boat"]  # fmt: skip
    assert [(one["player"], one["from"], one["to"], one["because"]) for one in boats] == [
        ("red", 1, 2, "CA-B2"),
        ("red", 2, 3, "CA-B2"),
        ("red", 3, 4, "CA-B7"),
    ]
    assert river.get("/lines")["lines"][-1]["rule"] == "CA-R2"
    assert river.get()["scores"] == {"red": 6 + 3, "blue": 2}
    figures = river.get("/position")["figures"]
    assert {"player": "red", "kind": "boat", "space": 4} in figures
    assert {"player": "blue", "kind": "boat", "space": 1} in figures


def test_refusals_in_a_match(river: Table) -> None:
    both = [place("red", "amazonas/TjTj-b", 1, -1, 0), deploy("red", 1, -1, "tributary", "N")]
    assert refused(river, [*both, deploy("red", 1, -1, "jungle", "NL", "camp")]) == {"CA-T1", "CA-T2"}
    bang = place("red", "amazonas/A!-jj", 4, 0, 0)
    assert refused(river, [bang, end("red")]) == {"CA-A3", "CA-T1"}
    assert refused(river, [bang, place("red", "amazonas/jjjj-a", 4, -1, 0)]) == {"CA-A3"}
    assert refused(river, [bang, deploy("red", 4, 0, "jungle", "N", "camp")]) == {"CA-A3", "CA-T1"}
    assert refused(river, [place("red", "amazonas/D-42", 4, 0, 0)]) == {"CA-A3"}
    river.play([bang])
    assert river.get()["to_move"] == "red"
    assert river.get("/placements?tile=amazonas%2FD-42")["count"] == 2
    river.play([place("red", "amazonas/D-42", 5, 0, 0), end("red")])


def test_undo_correct_export_and_import(river: Table, match_app: Flask) -> None:
    lead_on(river)
    before = river.shown()
    river.undo()
    assert {"player": "red", "kind": "boat", "space": 2} in river.get("/position")["figures"]
    river.redo()
    assert river.shown() == before
    twin = imported(match_app.test_client(), river.get("/export"))
    assert twin.shown() == before
    plain = [place("red", "amazonas/TjTj-b", 1, -1, 0), end("red")]
    answer = river.post("/correct", {"seq": river.seq, "at": 1, "moves": plain})
    assert answer["scores"] == {"red": 6, "blue": 2}
    assert {"player": "red", "kind": "boat", "space": 3} in river.get("/position")["figures"]
    river.play([place("blue", "amazonas/jjjj-a", -1, 0, 0), end("blue")])
    river.play([{"type": "end_game"}])
    assert river.get()["over"]
    assert [one["rule"] for one in river.get("/lines")["lines"]][-1] == "CA-E3"


def test_the_bonus_river_is_in_the_box_by_its_option(match_app: Flask) -> None:
    table = Table.new(
        match_app.test_client(), game="amazonas", options={"ca.bonus_river": "on"}, players=PLAYERS
    )
    assert [one["id"] for one in table.get()["catalogs"]] == ["amazonas", "amazonas-bonus-river"]
    bonus = place("red", "amazonas-bonus-river/B-60", 5, 0, 0)
    answer = table.play([place("red", "amazonas/A!-jj", 4, 0, 0), bonus, end("red")])
    assert answer["lines"][0]["points"] == 6


# ---- boxes of users ----------------------------------------------------------------------------------------


def box() -> dict[str, Any]:
    """The stand-in as a catalog of a user."""
    data = copy.deepcopy(dict(catalog.built_in("amazonas").data))
    return {key: data[key] for key in ("name", "game", "tiles", "printings")}


def spoilt(id: str, change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The stand-in with one tile changed."""
    data = box()
    change(next(one for one in data["tiles"] if one["id"] == f"amazonas/{id}"))
    return data


def first(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Set a value on the first feature of a tile."""
    return lambda tile: tile["features"][0].__setitem__(name, value)


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        (spoilt("Vjjj-a", first("boats", 1)), "CA-B1"),
        (spoilt("jjjj-a", first("fruit", 1)), "CA-R2"),
        (spoilt("Vjjj-a", first("animals", 1)), "CA-C5"),
        (spoilt("Vjjj-a", first("caimans", 1)), "CA-L2"),
        (spoilt("TTTT", lambda tile: tile["features"][0].pop("to")), "CA-R1"),
        (spoilt("TjTj-a", first("to", "rock")), "CA-R1"),
        (spoilt("jjTj-a", first("to", "amazon")), "CA-R1"),
        (spoilt("A-jj-31", lambda tile: tile.__setitem__("type", "standard")), "CA-N1"),
        (spoilt("jjjj-a", lambda tile: tile.__setitem__("type", "amazon")), "CA-N2"),
        (spoilt("A-jj-31", lambda tile: tile.__setitem__("type", "mouth")), "CA-E2"),
        (spoilt("D-42", lambda tile: tile.__setitem__("type", "start")), "CA-S4"),
        (spoilt("start", lambda tile: tile.__setitem__("type", "double")), "CA-A4"),
        (spoilt("D-42", lambda tile: tile.__setitem__("type", "amazon")), "CA-N1"),
        (spoilt("start", first("piranhas", 1)), "CA-L2"),
    ],
)
def test_a_box_with_wrong_tiles_is_refused(match_app: Flask, data: dict[str, Any], rule: str) -> None:
    client = match_app.test_client()
    answer = problem(client.post(f"{API}/catalogs", json=data))
    assert answer["status"] == 422
    assert rule in json.dumps(answer["errors"])
    inline = {**data, "id": "mine"}
    position = {**table_of(), "catalogs": [inline], "tiles": []}
    answer = problem(client.post(f"{API}/scores", json={"position": position, "final": False}))
    assert rule in json.dumps(answer["errors"])


def test_a_box_with_odd_counts_is_kept_and_warned_of(match_app: Flask) -> None:
    client = match_app.test_client()
    answer = client.post(f"{API}/catalogs", json=box())
    assert answer.status_code == 201, answer.get_data(as_text=True)
    assert "warnings" not in answer.get_json() or not answer.get_json()["warnings"]
    data = box()
    for printing in data["printings"].values():
        printing["counts"]["amazonas/A!-jj"] = 2
        printing["counts"]["amazonas/jjjj-a"] = 5
        printing.pop("total", None)
    warned = client.post(f"{API}/catalogs", json=data).get_json()
    assert "CA-A5" in json.dumps(warned)
    assert "CA-S1" in json.dumps(warned)


def test_jungles_divided_by_nothing_are_warned_of(client: Any) -> None:
    data = box()
    tile = next(one for one in data["tiles"] if one["id"] == "amazonas/A-Tj-21")
    left, right = tile["features"][2:4]
    left["halves"] += right["halves"]
    tile["features"].remove(right)
    warnings = client.post(f"{API}/catalogs", json=data).get_json()["warnings"]
    where = "the jungle NL NR EL WR is on both sides of the"
    assert warnings == [f"CA-C3: amazonas/A-Tj-21: {where} amazon"]


@pytest.mark.parametrize("start", ["amazonas/jjjj-a", "amazonas/none", [1], 5])
def test_only_the_start_board_starts(client: Any, start: Any) -> None:
    answer = problem(client.post(f"{API}/catalogs", json={**box(), "start": start}))
    assert set(answer["errors"]) == {"start"}
