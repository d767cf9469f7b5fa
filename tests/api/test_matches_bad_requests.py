"""Bad requests by people, phones and attackers: a clear problem, and nothing has changed."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from flask import Flask

from tests.api.border import API, meeple, position, problem
from tests.api.matches import CITY, CLOISTER, NEW, ROAD, TURNS, Table, deploy, end, imported, place

DATABASE = "sqlite"  # of all tests here

SHEEP = {"edition": "C1", "expansions": ["hills-and-sheep"]}


def refused(table: Table, moves: list[Any], status: int = 422, **more: Any) -> Any:
    """The problem for these moves, after checking that nothing has changed."""
    before, history = table.shown(), table.get("/history")
    answer = table.post("/moves", {"seq": table.seq, "moves": moves, **more}, status)
    assert table.shown() == before
    assert table.get("/history") == history
    return answer


@pytest.mark.parametrize(
    "moves",
    [
        [CITY[2]],
        [CITY[1], CITY[0], CITY[2]],
        [CITY[0], CITY[2], CITY[1]],
        [CITY[0], CITY[0]],
        [*CITY, *CITY],
        ROAD,
        [CITY[0], {"type": "end_game"}],
        [{"type": "discard", "player": "red", "tile": "base/E"}],
        [place("red", "base/E", 0, 0, 0)],
        [place("red", "base/E", 9, 9, 0)],
        [CITY[0], deploy("red", 0, -1, "city", "N"), end("red")],
        [CITY[0], deploy("red", 0, 0, "city", "N"), end("red")],
        [CITY[0], deploy("red", 0, -1, "city", "S", "big"), end("red")],
    ],
)
def test_moves_out_of_order_and_where_they_cannot_be(table: Table, moves: list[Any]) -> None:
    refused(table, moves)


@pytest.mark.parametrize(
    "move",
    [
        None, 3, "place", [], {}, {"type": None}, {"type": "fly", "player": "red"}, {"type": "place"},
        place("green", "base/E", 0, -1, 180), place("red", "base/none", 0, -1, 180),
        place("red", "base/E", 0, -1, 45), {**CITY[0], "x": "0"}, {**CITY[0], "x": 0.5},
        {**CITY[0], "x": 10**9}, {**CITY[0], "rotation": True}, {**CITY[0], "more": 1},
        {**CITY[0], "player": ["red"]}, {**CITY[0], "tile": {"id": "base/E"}},
        {"type": "adjust", "player": "red", "points": 10**9, "note": "x"},
        {"type": "adjust", "player": "red", "points": 1, "note": "x" * 201},
        {"type": "adjust", "player": "red", "points": None, "note": "x"},
        {**deploy("red", 0, 0, "city"), "feature": "city"}, {**deploy("red", 0, 0, "city"), "feature": {}},
        deploy("red", 0, 0, "castle"), deploy("red", 0, 0, "city", "Q"),
    ],
)  # fmt: skip
def test_wrong_types_everywhere(table: Table, move: Any) -> None:
    answer = refused(table, [move])
    assert any(path.startswith("moves[0]") for path in answer["errors"])


@pytest.mark.parametrize(
    "body",
    [
        {}, {"seq": 0}, {"moves": CITY}, {"seq": "0", "moves": CITY}, {"seq": -1, "moves": CITY},
        {"seq": 0, "moves": []}, {"seq": 0, "moves": CITY[0]}, {"seq": 0, "moves": None},
        {"seq": 0, "moves": CITY, "insist": 1}, {"seq": 0, "moves": CITY, "seqq": 1},
        {"seq": True, "moves": CITY}, {"seq": 10**12, "moves": CITY}, [], "x",
    ],
)  # fmt: skip
def test_wrong_bodies(table: Table, body: Any) -> None:
    answer = table.client.post(
        f"{table.path}/moves", json=body, headers={"Authorization": f"Bearer {table.tokens['host']}"}
    )
    assert answer.status_code in (400, 422)
    problem(answer)
    assert table.seq == 0


def test_a_figure_not_in_supply(match_app: Flask) -> None:
    start = position(
        (0, 0, "base/D", 0), *((x, 0, "base/U", 0) for x in range(1, 7)),
        figures=[meeple("red", x, 0, "road") for x in range(7)], turn={"player": "red", "step": "place"},
    )  # fmt: skip
    table = Table.new(match_app.test_client(), start=start)
    answer = refused(table, CITY)
    assert answer["move"] == 1
    assert [reason["rule"] for reason in answer["ruling"]["reasons"]] == ["CB-M6"]


def test_a_tile_drawn_more_often_than_the_box_has_it(table: Table) -> None:
    """There are five base/E in the box."""
    for number in range(5):
        player = ("red", "blue")[number % 2]
        legal = table.get("/placements?tile=base/E")
        assert legal["left"] == 5 - number
        spot = legal["placements"][0]
        table.play([place(player, "base/E", spot["x"], spot["y"], spot["rotation"]), end(player)])
    legal = table.get("/placements?tile=base/E")
    assert legal["left"] == 0
    spot = next(iter(legal["placements"]), {"x": 0, "y": -1, "rotation": 180})
    answer = refused(table, [place("blue", "base/E", spot["x"], spot["y"], spot["rotation"]), end("blue")])
    assert answer["ruling"]["reasons"]


def test_a_token_the_bag_no_longer_holds(match_app: Flask) -> None:
    """There are two sheep-4, and both are on the table."""
    sheep = {"kind": "sheep", "value": 4, "x": 0, "y": 0, "feature": {"kind": "field", "at": "SL"}}
    start = position(
        (0, 0, "base/D", 0), options=SHEEP, tokens=[sheep, sheep], turn={"player": "red", "step": "place"},
        figures=[{"player": "blue", "kind": "shepherd", "x": 0, "y": 0, "feature": sheep["feature"]}],
    )  # fmt: skip
    table = Table.new(match_app.test_client(), options=SHEEP, start=start)
    turn = [CITY[0], deploy("red", 0, -1, "field", "NL", "shepherd")]
    draw = {"type": "draw_token", "player": "red", "token": "sheep-4"}
    answer = refused(table, [*turn, draw, end("red")])
    assert answer["move"] == 2
    assert answer["ruling"]["reasons"]
    table.play([*turn, {**draw, "token": "sheep-3"}, end("red")])


def test_after_the_end_nothing_moves_and_nobody_can_insist(table: Table) -> None:
    for moves in (*TURNS, [{"type": "end_game"}]):
        table.play(moves)
    more = [place("red", "base/U", -1, 0, 0), end("red")]
    refused(table, more)
    refused(table, [{"type": "end_game"}])
    before = table.shown()
    table.post("/moves", {"seq": 5, "moves": more, "insist": True}, 422)
    assert table.shown() == before


def test_too_many_moves(table: Table) -> None:
    adjust = {"type": "adjust", "player": "red", "points": 1, "note": "one"}
    answer = refused(table, [adjust] * 10_000)
    assert answer["errors"]["moves"]
    table.play([adjust] * 200)
    assert table.get()["scores"]["red"] == 200
    export = table.get("/export")
    change = export["changes"][0]
    export["changes"] = [{**change, "seq": n + 1, "paid": []} for n in range(50)]
    answer = imported(table.client, export, 422)
    assert "2500" in answer["errors"]["changes"][0]


@pytest.mark.parametrize(
    "name",
    [
        "Ana-Maria Ştefănescu",
        "李小龍",
        "محمد",
        "שלום",
        "👩‍👩‍👧‍👦",
        "a\u0301\u0301",
        "<b>&\"'",
        "' OR 1=1 --",
        "$x$",
    ],
)
def test_names_in_any_script(match_app: Flask, name: str) -> None:
    client = match_app.test_client()
    players = [{"id": name, "name": name}, {"id": "blue", "name": name}]
    table = Table.new(client, players=players)
    move = {"type": "adjust", "player": name, "points": 3, "note": name}
    assert table.play([move], by=name)["scores"] == {name: 3, "blue": 0}
    assert table.get()["players"][0]["name"] == name
    assert table.get("/history")["changes"][0]["by"]["player"] == name
    assert name.casefold() in table.get("/lines")["lines"][0]["says"].casefold()
    assert table.ask("GET", "/scores.svg").status_code == 200
    assert imported(client, table.get("/export")).get("/export") == table.get("/export")


@pytest.mark.parametrize(
    "more",
    [
        {"game": "chess"}, {"game": None}, {"players": None}, {"players": [{}, {}]}, {"players": ["a", "b"]},
        {"players": [{"id": ""}, {"id": "b"}]}, {"players": [{"id": "x" * 61}, {"id": "b"}]},
        {"options": {"edition": "C9"}}, {"options": {"no.such": "on"}}, {"options": []},
        {"catalogs": ["bas"]}, {"catalogs": "base"}, {"catalogs": [{}]}, {"catalogs": [None]},
        {"catalogs": ["user/none"]}, {"catalogs": ["user/" + "x" * 200]}, {"catalogs": ["user/\u2603"]},
        {"start": {}}, {"start": []}, {"start": {"game": "carcassonne", "players": [], "tiles": [{}]}},
        {"start": {"game": "carcassonne", "players": [{"id": "green"}], "tiles": []}},
        {"start": {"game": "carcassonne", "players": [], "tiles": [], "options": {"edition": "C3"}}},
        {"seq": 3},
    ],
)  # fmt: skip
def test_matches_that_cannot_begin(match_app: Flask, more: dict[str, Any]) -> None:
    answer = match_app.test_client().post(f"{API}/matches", json={**NEW, **more})
    assert answer.status_code == 422, answer.get_data(as_text=True)
    assert problem(answer)["errors"]


def spoilt(export: Any, *path: Any, value: Any) -> Any:
    """The export with one place changed."""
    found = copy.deepcopy(export)
    inner = found
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return found


def test_files_that_are_not_exports(table: Table) -> None:
    for moves in TURNS:
        table.play(moves)
    table.undo()
    table.redo()
    export, client = table.get("/export"), table.client
    imported(client, export)
    for path, value in (
        (("format",), "x"), (("version",), 2), (("created",), "yesterday"), (("created",), "0001-01-01"),
        (("hints",), None), (("names",), {"green": "x"}), (("setup", "game"), "chess"),
        (("setup", "players"), []), (("setup", "tiles"), [{"x": 0, "y": 0, "tile": "base/none"}]),
        (("catalogs",), []), (("catalogs", 0, "version"), "x"), (("catalogs", 0, "data"), {"tiles": []}),
        (("changes", 0, "seq"), 2), (("changes", 0, "type"), "paint"), (("changes", 0, "type"), "undo"),
        (("changes", 0, "moves"), []), (("changes", 0, "moves", 0), ROAD[0]),
        (("changes", 0, "moves", 0, "tile"), "base/none"), (("changes", 0, "moves", 0, "type"), None),
        (("changes", 0, "by"), {"role": "host", "player": "red"}),
        (("changes", 0, "by"), {"role": "player", "player": "green"}),
        (("changes", 0, "target"), 1), (("changes", 0, "at"), 5), (("changes", 0, "paid"), [1]),
        (("changes", 0, "paid"), [[1, [["red", "4", "city", "CB"]]]]), (("changes", 0, "rules"), 5),
        (("changes", 4, "target"), 3), (("changes", 5, "target"), 3), (("changes", 4, "moves"), CLOISTER),
        (("changes", 5, "type"), "correct"), (("changes",), export["changes"][1:]), (("changes",), None),
    ):  # fmt: skip
        if path == ("catalogs", 0, "data"):
            assert (
                imported(client, spoilt(export, *path, value=value)) is not None
            )  # known here, so its data is ignored
            continue
        assert imported(client, spoilt(export, *path, value=value), 422)["errors"], path


def test_odd_event_ids(table: Table) -> None:
    for odd in ("x", "-1", "1.5", "9" * 40, "½"):
        answer = table.ask("GET", "/events", Last_Event_ID=odd)
        assert answer.status_code == 422
        problem(answer)
