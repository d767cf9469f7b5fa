"""Little Buildings and Wind Roses over HTTP."""

from __future__ import annotations

from typing import Any

from flask import Flask

from tests.api.matches import Table, end, place

DATABASE = "sqlite"  # of all tests here


def match(app: Flask, *expansions: str) -> Table:
    """A match with these expansions."""
    return Table.new(app.test_client(), options={"edition": "C1", "expansions": list(expansions)})


def test_a_little_building_is_put_instead_of_a_figure(match_app: Flask) -> None:
    table = match(match_app, "little-buildings")
    building = {"type": "building", "player": "red", "kind": "house", "x": 0, "y": -1}
    placed: list[dict[str, Any]] = [place("red", "base/N", 0, -1, 180)]
    ahead = table.post("/preview", {"moves": placed}, by="red")
    assert [one["kind"] for one in ahead["offers"] if one["type"] == "building"] == ["watch", "house", "shed"]
    wrong = [*placed, building | {"kind": "barn"}, end("red")]
    assert table.play(wrong, by="red", status=422)["errors"]
    table.play([*placed, building, end("red")], by="red")
    (token,) = table.get()["position"]["tokens"]
    assert (token["kind"], token["x"], token["y"]) == ("house", 0, -1)
    assert table.get()["position"]["held"]["red"] == {"watch": 3, "house": 2, "shed": 3}


def test_a_quarter_of_a_wind_rose_pays_with_the_tile(match_app: Flask) -> None:
    table = match(match_app, "wind-roses")
    table.play([place("red", "wind-roses/CFR", 1, 0, 0), end("red")], by="red")
    done = table.play([place("blue", "wind-roses/Cc.1", 1, -1, 0), end("blue")], by="blue")
    paid = [(line["player"], line["points"], line["feature"]["kind"]) for line in done["lines"]]
    assert paid == [("blue", 3, "wind_rose")]
    table.undo(by="blue")
    assert table.get()["scores"] == {"red": 0, "blue": 0}
