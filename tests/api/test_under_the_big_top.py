"""Under the Big Top over HTTP: the token that is turned up, undo, the end of the game."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.api.border import API
from tests.api.matches import Table, deploy, end, imported, place

DATABASE = "sqlite"  # of all tests here


@pytest.fixture
def table(match_app: Flask) -> Table:
    options = {"edition": "C2", "expansions": ["under-the-big-top"]}
    return Table.new(match_app.test_client(), options=options)


def test_the_game_waits_for_the_animal_token(table: Table) -> None:
    first = place("red", "under-the-big-top/frfr.bt", 1, 0, 0)
    table.play([first, deploy("red", 1, 0, "road", "E", figure="ringmaster"), end("red")], by="red")
    before = table.get()["position"]
    done = table.play([place("blue", "under-the-big-top/frrr.bt", -1, 0, 0), end("blue")], by="blue")
    assert done["lines"] == []
    match = table.get()
    assert match["position"]["turn"]["due"] == ["big_top"]
    assert match["to_move"] == "blue"
    turned = {"type": "tent", "player": "blue", "value": 6}
    table.play([{**turned, "value": 2}], by="blue", status=422)
    table.play([turned], by="red", status=403)
    paid = table.play([turned], by="blue")
    assert [(one["player"], one["points"]) for one in paid["lines"]] == [("red", 6)]
    tokens = table.get()["position"]["tokens"]
    assert {(one["kind"], one["x"], one["y"]) for one in tokens} == {("animal", -1, 0), ("big_top", -1, 0)}
    assert imported(table.client, table.get("/export")).get()["position"] == table.get()["position"]
    table.undo()
    assert table.get()["position"]["turn"]["due"] == ["big_top"]
    table.play([turned], by="host")
    table.undo()
    table.undo()
    assert table.get()["position"] == before


def test_the_last_token_is_turned_up_before_the_final_scoring(table: Table) -> None:
    first = place("red", "under-the-big-top/frfr.bt", 1, 0, 0)
    table.play([first, deploy("red", 1, 0, "road", "E"), end("red")], by="red")
    table.play([{"type": "end_game"}], by="host", insist=True)
    match = table.get()
    assert (match["over"], match["to_move"]) == (False, "blue")
    done = table.play([{"type": "tent", "player": "blue", "value": 7}], by="blue")
    assert sorted(one["points"] for one in done["lines"]) == [1, 7]
    assert table.get()["over"]


def test_the_box_is_in_the_library(table: Table) -> None:
    game = table.client.get(f"{API}/games/carcassonne").get_json()
    boxes = {one["id"]: one for one in game["expansions"]}
    options = boxes["under-the-big-top"]["options"]
    assert options == ["ext.ringmaster", "ext.big_top", "ext.acrobats"]


def test_the_level_in_a_pyramid_is_read(table: Table) -> None:
    def read_with(kind: str, level: int) -> int:
        feature = {"kind": kind, "level": level}
        figure = {"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": feature}
        options = {"edition": "C2", "expansions": ["under-the-big-top"]}
        body = {
            "game": "carcassonne",
            "players": [{"id": "red"}],
            "tiles": [{"x": 0, "y": 0, "tile": "under-the-big-top/ffff.ac"}],
            "options": options,
            "figures": [figure],
        }
        answer = table.client.post(f"{API}/scores", json={"position": body})
        return answer.status_code

    assert read_with("pyramid", 1) == read_with("pyramid", 3) == 200
    assert read_with("pyramid", 4) == read_with("field", 1) == 422
