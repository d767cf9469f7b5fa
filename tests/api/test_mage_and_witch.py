"""Mage & Witch over HTTP: the moves, their refusals, and positions with both."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.border import API
from tests.api.matches import Table, deploy, end, imported, place

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database


@pytest.fixture
def table(match_app: Flask) -> Table:
    return Table.new(match_app.test_client(), options={"edition": "C1", "expansions": ["mage-and-witch"]})


def put(kind: str, player: str, x: int, y: int, on: str, at: str) -> dict[str, Any]:
    return {"type": kind, "player": player, "x": x, "y": y, "feature": {"kind": on, "at": at}}


TILE = place("red", "mage-and-witch/CFC", 0, -1, 0)


def test_one_of_the_two_is_put_down_before_the_figure(table: Table) -> None:
    ahead = table.post("/preview", {"moves": [TILE]}, by="red")
    assert {one["type"] for one in ahead["offers"]} == {"mage", "witch"}
    assert not any(one.get("remove") for one in ahead["offers"])
    refused = table.play([TILE, deploy("red", 0, -1, "city", "N"), end("red")], by="red", status=422)
    assert {reason["rule"] for reason in refused["ruling"]["reasons"]} == {"MW-1"}
    turn = [TILE, put("mage", "red", 0, 0, "road", "E"), deploy("red", 0, -1, "city", "N"), end("red")]
    table.play(turn, by="red")
    (token,) = table.get()["position"]["tokens"]
    assert (token["kind"], token["x"], token["y"], token["feature"]["kind"]) == ("mage", 0, 0, "road")
    again = imported(table.client, table.get("/export"))
    assert again.get()["position"] == table.get()["position"]
    table.undo()
    assert not table.get()["position"]["tokens"]


def test_odd_moves_are_refused(table: Table) -> None:
    table.play([TILE, put("mage", "red", 0, 0, "road", "E"), end("red")], by="red")
    position = table.get()["position"]
    odd = [
        {"type": "mage", "player": "blue"},
        {"type": "mage", "player": "blue", "x": 0, "y": 0},
        {"type": "witch", "player": "blue", "x": 40, "y": 0, "feature": {"kind": "road"}},
        {"type": "witch", "player": "blue", "x": 0, "y": 0, "feature": {"kind": "monastery"}},
        {"type": "witch", "player": "blue", "remove": "often"},
    ]
    for move in odd:
        answer = table.client.post(f"{API}/rulings", json={"position": position, "move": move})
        assert answer.status_code == 422, (move, answer.get_json())
    away = {"type": "witch", "player": "blue", "remove": True}
    answer = table.client.post(f"{API}/rulings", json={"position": position, "move": away}).get_json()
    assert not answer["legal"]
    table.play([{**away}], by="host", insist=True)


def test_the_scores_of_a_position(table: Table) -> None:
    tiles = [{"x": x, "y": 0, "tile": "base/U", "rotation": 0} for x in range(3)]
    road = {"kind": "road", "at": "W"}
    position = {
        "game": "carcassonne",
        "options": {"expansions": ["mage-and-witch"]},
        "players": [{"id": "red"}, {"id": "blue"}],
        "tiles": tiles,
        "figures": [{"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": road}],
        "tokens": [{"kind": "witch", "x": 1, "y": 0, "feature": road}],
    }
    answer = table.client.post(f"{API}/scores", json={"position": position, "final": True}).get_json()
    assert [(line["player"], line["points"]) for line in answer["lines"]] == [("red", 2)]
    assert "witch" in answer["lines"][0]["says"]
