"""The Messages over HTTP: moving a marker, drawing a message, undo and import."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.matches import Table, deploy, end, imported, place

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database
CITY = [place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "city", "S"), end("red")]
MONASTERY = [place("blue", "base/A", -1, 0, 270), deploy("blue", -1, 0, "monastery"), end("blue")]


@pytest.fixture
def table(match_app: Flask) -> Table:
    options = {"edition": "C1", "expansions": ["messages"]}
    return Table.new(match_app.test_client(), options=options)


def message(player: str, **what: Any) -> dict[str, Any]:
    return {"type": "message", "player": player, **what}


def marked(table: Table) -> None:
    """Red completes a city for 4 points, then a road for 3: the markers are on one space no more."""
    table.play(CITY, by="red")
    table.play(MONASTERY, by="blue")
    table.play([place("red", "base/A", 1, 0, 90), deploy("red", 1, 0, "road", "W"), end("red")], by="red")


def test_a_marker_moves_and_undo_takes_it_back(table: Table) -> None:
    marked(table)
    waits = table.get()
    assert (waits["to_move"], waits["position"]["turn"]["due"]) == ("red", ["message"])
    ahead = table.post("/preview", {"moves": []}, by="red")
    assert [one["marker"] for one in ahead["offers"]] == ["meeple", "messenger"]
    refused = table.play([message("red", card="knights", choice="points")], by="red", status=422)
    assert {reason["rule"] for reason in refused["ruling"]["reasons"]} == {"ME-2"}
    table.play([message("red", marker="messenger")], by="red")
    after = table.get()
    assert (after["scores"]["red"], after["position"]["held"]) == (7, {"red": {"messenger": 3}})
    assert after["to_move"] == "blue"
    assert imported(table.client, table.get("/export")).get()["position"] == after["position"]
    table.undo(by="red")
    assert table.get()["position"]["turn"]["due"] == ["message"]


@pytest.mark.parametrize(
    ("what", "field"),
    [
        ({"marker": "pawn"}, "marker"),
        ({"card": "knights"}, "choice"),
        ({"card": "spies", "choice": "points"}, "card"),
        ({"marker": "meeple", "card": "knights"}, "card"),
        ({}, "card"),
    ],
)
def test_unknown_words_are_refused(table: Table, what: dict[str, Any], field: str) -> None:
    marked(table)
    refused = table.play([message("red", **what)], by="red", status=422)
    assert f"moves[0].{field}" in refused["errors"]
