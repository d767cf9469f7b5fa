"""Gold Mines over HTTP: gold in a match, in previews, in positions."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.border import API
from tests.api.matches import Table, deploy, end, imported, place

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database


@pytest.fixture
def table(match_app: Flask) -> Table:
    return Table.new(match_app.test_client(), options={"edition": "C1", "expansions": ["goldmines"]})


def gold(player: str, x: int, y: int) -> dict[str, Any]:
    return {"type": "gold", "player": player, "x": x, "y": y}


MINE = place("red", "goldmines/RrRr", 1, 0, 90)


def test_gold_is_put_down_before_the_figure_and_taken_with_the_road(table: Table) -> None:
    ahead = table.post("/preview", {"moves": [MINE]}, by="red")
    assert ahead["offers"] == [gold("red", 0, 0)]
    refused = table.play([MINE, deploy("red", 1, 0, "road", "W"), end("red")], by="red", status=422)
    assert {reason["rule"] for reason in refused["ruling"]["reasons"]} == {"GO-1"}
    table.play([MINE, gold("red", 0, 0), deploy("red", 1, 0, "road", "W"), end("red")], by="red")
    tokens = [(one["kind"], one["x"], one["y"], one["value"]) for one in table.get()["position"]["tokens"]]
    assert sorted(tokens) == [("gold", 0, 0, 1), ("gold", 1, 0, 1)]
    before = table.get()["position"]
    table.play([place("blue", "base/A", 1, 1, 180), end("blue")], by="blue")
    done = table.play([place("red", "base/A", -1, 0, 270), end("red")], by="red")
    taken = [one for one in done["events"] if one["event"] == "receive"]
    assert [(one["player"], one["what"], one["count"]) for one in taken] == [("red", "gold", 2)]
    assert table.get()["position"]["held"] == {"red": {"gold": 2}}
    assert table.get()["position"]["tokens"] == []
    again = imported(table.client, table.get("/export"))
    assert again.get()["position"] == table.get()["position"]
    table.undo()
    table.undo()
    assert table.get()["position"] == before


def test_players_may_insist_but_not_on_a_piece_that_does_not_exist(table: Table) -> None:
    table.play([MINE, deploy("red", 1, 0, "road", "W"), end("red")], by="red", insist=True)
    table.play([place("blue", "base/A", 1, 1, 180), gold("blue", 9, 9)], by="blue", insist=True, status=422)
    for _ in range(15):
        table.play([gold("blue", 1, 0)], by="host", insist=True)
    table.play([gold("blue", 1, 0)], by="host", insist=True, status=422)


def test_the_box_is_in_the_library(table: Table) -> None:
    game = table.client.get(f"{API}/games/carcassonne").get_json()
    boxes = {one["id"]: one for one in game["expansions"]}
    assert boxes["goldmines"]["options"] == ["ext.gold"]
    assert set(game["moves"]["gold"]) == {"player", "x", "y"}
