"""The small boxes over HTTP: their moves in a match, and undo."""

from __future__ import annotations

from typing import Any

from flask import Flask

from tests.api.matches import Table, deploy, end, place

DATABASE = "sqlite"  # of all tests here


def match(app: Flask, *expansions: str) -> Table:
    """A match with these expansions."""
    return Table.new(app.test_client(), options={"edition": "C1", "expansions": list(expansions)})


def test_a_phantom_follows_the_figure_and_is_undone(match_app: Flask) -> None:
    table = match(match_app, "phantom")
    first_moves: list[dict[str, Any]] = [place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "W")]
    ahead = table.post("/preview", {"moves": first_moves}, by="red")
    offers = [one for one in ahead["offers"] if one["type"] == "phantom"]
    assert [(one["x"], one["y"], one["feature"]["kind"]) for one in offers] == [(1, 0, "field")] * 2
    table.play([*first_moves, offers[0], end("red")], by="red")
    figures = table.get()["position"]["figures"]
    assert [(one["kind"], one["feature"]["kind"]) for one in figures] == [
        ("meeple", "road"),
        ("phantom", "field"),
    ]
    table.undo(by="red")
    assert not table.get()["position"].get("figures")


def test_a_festival_takes_a_figure_back_and_is_undone(match_app: Flask) -> None:
    table = match(match_app, "festival")
    table.play([place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "field", "N"), end("red")], by="red")
    table.play([place("blue", "base/U", 1, 0, 0), end("blue")], by="blue")
    first_moves = [place("red", "festival/RrRr", 2, 0, 0)]
    offers = [
        o for o in table.post("/preview", {"moves": first_moves}, by="red")["offers"] if o["type"] == "take"
    ]
    assert [(one["by"], one["figure"]["x"], one["figure"]["y"]) for one in offers] == [("festival", 0, -1)]
    table.play([*first_moves, offers[0], end("red")], by="red")
    assert not table.get()["position"].get("figures")
    table.undo(by="red")
    assert len(table.get()["position"]["figures"]) == 1


SIEGE = (
    [place("red", "siege/Cc", 0, -1, 180), deploy("red", 0, -1, "city", "S"), end("red")],
    [place("blue", "base/B", -1, -1, 0), end("blue")],
    [place("red", "base/E", 0, 1, 180), end("red")],
)


def test_a_knight_escapes_after_the_turn_and_is_brought_back_by_undo(match_app: Flask) -> None:
    table = match(match_app, "siege")
    for moves, by in zip(SIEGE, ("red", "blue", "red"), strict=True):
        table.play(moves, by=by)
    waits = table.get()
    assert (waits["to_move"], waits["position"]["turn"]["due"]) == ("red", ["escape"])
    (offer,) = (o for o in table.post("/preview", {"moves": []}, by="red")["offers"] if o["type"] == "take")
    assert (offer["by"], offer["figure"]["x"], offer["figure"]["y"]) == ("escape", 0, -1)
    table.play([offer], by="red")
    assert (table.get()["to_move"], table.get()["position"].get("figures")) == ("blue", [])
    table.undo(by="red")
    assert len(table.get()["position"]["figures"]) == 1
    table.play([{"type": "pass", "player": "red", "step": "escape"}], by="red")
    assert table.get()["to_move"] == "blue"
