"""The Labyrinth over HTTP: what it offers, what it pays, and undo."""

from __future__ import annotations

from flask import Flask

from tests.api.matches import Table, deploy, end, place

DATABASE = "sqlite"  # of all tests here


def test_followers_on_a_labyrinth_are_paid_and_come_back_by_undo(match_app: Flask) -> None:
    table = Table.new(match_app.test_client(), options={"edition": "C1", "expansions": ["labyrinth"]})
    table.play([place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "W"), end("red")], by="red")
    placed = [place("blue", "labyrinth/Rrrr", 2, 0, 0), deploy("blue", 2, 0, "road", "N"), end("blue")]
    table.play(placed, by="blue")
    closing = (("red", 3, 0, 0), ("blue", 2, -1, 0), ("red", 2, 1, 90), ("blue", -1, 0, 0))
    for player, x, y, rotation in closing:
        table.play([place(player, "base/W", x, y, rotation), end(player)], by=player)
    assert table.get()["scores"] == {"red": 11, "blue": 11}
    assert table.get()["position"].get("figures") == []
    table.undo(by="blue")
    assert len(table.get()["position"]["figures"]) == 2
