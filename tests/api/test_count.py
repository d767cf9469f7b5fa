"""The Count of Carcassonne over HTTP: a follower put into the City, marching, undo, the end of the game."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.api.border import API
from tests.api.matches import Table, deploy, end, imported, place

DATABASE = "sqlite"  # of all tests here


@pytest.fixture
def table(match_app: Flask) -> Table:
    options = {"edition": "C2", "expansions": ["count"]}
    return Table.new(match_app.test_client(), options=options)


def test_the_city_lies_on_the_table_with_the_count_in_its_castle(table: Table) -> None:
    position = table.get()["position"]
    assert [one["tile"] for one in position["tiles"]] == [f"count/{number}" for number in range(1, 13)]
    assert position["tokens"] == [{"kind": "count", "value": None, "quarter": "castle"}]
    assert table.get("/placements?tile=base/W")["count"] == 18


def test_a_follower_is_put_into_the_city_and_the_count_moves(table: Table) -> None:
    table.play([place("red", "base/E", 2, 0, 0), end("red")], by="red")
    before = table.get()["position"]
    table.play(
        [place("blue", "base/U", 1, -2, 90), deploy("blue", 1, -2, "road", "S"), end("blue")], by="blue"
    )
    table.play([place("red", "base/A", 1, -3, 0), end("red")], by="red")
    match = table.get()
    assert (match["position"]["turn"]["due"], match["to_move"]) == (["count"], "red")
    move = {"type": "count", "player": "red", "kind": "meeple", "quarter": "blacksmith", "to": "market"}
    table.play([{**move, "to": "castle"}], by="red", status=422)
    table.play([{**move, "quarter": "kitchen"}], by="red", status=422)
    table.play([move], by="blue", status=403)
    table.play([move], by="red")
    position = table.get()["position"]
    assert position["tokens"] == [{"kind": "count", "value": None, "quarter": "market"}]
    (waiting,) = [one for one in position["figures"] if one["player"] == "red"]
    assert waiting["feature"] == {"kind": "quarter", "at": ["blacksmith"]}
    assert imported(table.client, table.get("/export")).get()["position"] == position
    table.undo()
    assert table.get()["position"]["turn"]["due"] == ["count"]
    table.play([{"type": "pass", "player": "red", "step": "count"}], by="red")
    assert table.get()["to_move"] == "blue"
    for _ in range(3):
        table.undo()
    assert table.get()["position"] == before


def test_followers_march_before_the_scoring_and_before_the_end(table: Table) -> None:
    table.play([place("red", "base/E", 2, 0, 0), end("red")], by="red")
    table.play(
        [place("blue", "base/U", 1, -2, 90), deploy("blue", 1, -2, "road", "S"), end("blue")], by="blue"
    )
    entered = {"type": "count", "player": "red", "kind": "meeple", "quarter": "blacksmith"}
    table.play([place("red", "base/A", 1, -3, 0), end("red"), entered], by="red")
    table.play([place("blue", "base/W", 0, 2, 90), end("blue")], by="blue")
    match = table.get()
    assert (match["position"]["turn"]["due"], match["to_move"]) == (["march"], "red")
    march = {"type": "march", "player": "red", "kind": "meeple", "quarter": "blacksmith", "x": 0, "y": 2}
    done = table.play([{**march, "feature": {"kind": "road", "at": "N"}}], by="red")
    assert [(one["player"], one["points"]) for one in done["lines"]] == [("red", 2)]
    assert table.get()["to_move"] == "blue"


def test_a_figure_in_a_quarter_needs_no_cell(table: Table) -> None:
    position = table.get()["position"]
    figure = {"player": "red", "kind": "meeple", "feature": {"kind": "quarter", "at": ["market"]}}
    question = {"position": {**position, "figures": [figure]}, "final": True}
    answer = table.client.post(f"{API}/scores", json=question)
    assert answer.status_code == 200
    question["position"]["figures"] = [{**figure, "feature": {"kind": "quarter", "at": ["kitchen"]}}]
    refused = table.client.post(f"{API}/scores", json=question)
    assert refused.status_code == 422
    assert list(refused.get_json()["errors"]) == ["position.figures[0].feature.at"]
    question["position"]["figures"] = [{**figure, "feature": {"kind": "road", "at": "N"}}]
    refused = table.client.post(f"{API}/scores", json=question)
    assert {"position.figures[0].x", "position.figures[0].y"} <= set(refused.get_json()["errors"])


def test_the_box_is_in_the_library(table: Table) -> None:
    game = table.client.get(f"{API}/games/carcassonne").get_json()
    boxes = {one["id"]: one for one in game["expansions"]}
    assert boxes["count"]["options"] == ["ext.count", "co.count_move", "co.final"]
    assert set(game["moves"]) >= {"march", "count"}
