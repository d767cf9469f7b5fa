"""The dragon over HTTP: every player moves it with the own token."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.matches import Table, end, imported, place

DATABASE = "sqlite"  # of all tests here

PLAYERS = [{"id": "red"}, {"id": "blue"}, {"id": "green"}]
VOLCANO, DRAGON = "princess-and-dragon/F.v", "princess-and-dragon/C.d"


@pytest.fixture
def table(match_app: Flask) -> Table:
    options = {"edition": "C1", "expansions": ["dragon"]}
    made = Table.new(match_app.test_client(), options=options, players=PLAYERS)
    made.play([place("red", VOLCANO, 0, 1, 0), end("red")], by="red")
    made.play([place("blue", "base/U", 1, 0, 0), end("blue")], by="blue")
    made.play([place("green", "base/U", 2, 0, 0), end("green")], by="green")
    return made


def step(player: str, x: int, y: int) -> dict[str, Any]:
    return {"type": "dragon_step", "player": player, "x": x, "y": y}


def test_each_player_moves_it_one_cell(table: Table) -> None:
    laid = place("red", DRAGON, 0, -1, 180)
    table.play([laid, step("red", 0, 0)], by="red")
    match = table.get()
    turn = match["position"]["turn"]
    assert (match["to_move"], turn["player"], turn["due"]) == ("blue", "red", ["dragon"])
    assert turn["walk"] == [[0, 1], [0, 0]]
    ahead = table.post("/preview", {"moves": []})
    offered = {(one["x"], one["y"]) for one in ahead["offers"] if one["type"] == "dragon_step"}
    assert offered == {(0, -1), (1, 0)}
    table.play([step("blue", 1, 0)], by="red", status=403)
    table.play([step("blue", 2, 0)], by="blue", status=422)
    table.play([end("red")], by="red", status=422)
    table.play([step("blue", 1, 0)], by="blue")
    assert imported(table.client, table.get("/export")).get()["position"] == table.get()["position"]
    table.play([step("green", 2, 0)], by="host")
    match = table.get()
    assert (match["to_move"], match["position"]["turn"]["step"]) == ("red", "end")
    assert {"due", "walk"}.isdisjoint(match["position"]["turn"])
    table.undo()
    assert table.get()["to_move"] == "green"
    table.play([step("green", 2, 0)], by="green")
    assert table.play([end("red")], by="red")["to_move"] == "blue"


def test_the_rest_of_a_walk_is_one_move(table: Table) -> None:
    table.play([place("red", DRAGON, 0, -1, 180), step("red", 0, 0)], by="red")
    rest = {"type": "dragon", "player": "blue", "path": [[1, 0], [2, 0]]}
    table.play([rest], by="blue")
    assert table.get()["to_move"] == "red"
    table.undo()
    table.undo()
    whole = {"type": "dragon", "player": "red", "path": [[0, 0], [1, 0], [2, 0]]}
    table.play([place("red", DRAGON, 0, -1, 180), whole, end("red")], by="red")
    assert table.get()["to_move"] == "blue"
