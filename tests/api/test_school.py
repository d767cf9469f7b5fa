"""The School over HTTP: where it is, who has the teacher, and undo."""

from __future__ import annotations

from flask import Flask

from tests.api.matches import Table, deploy, end, place

DATABASE = "sqlite"  # of all tests here

ROAD = [place("red", "base/A", -1, 0, 270), end("red")]
CITY = [place("blue", "base/E", 0, -1, 180), deploy("blue", 0, -1, "city", "S"), end("blue")]


def test_the_teacher_copies_points_and_returns_by_undo(match_app: Flask) -> None:
    table = Table.new(match_app.test_client(), options={"edition": "C1", "expansions": ["school"]})
    start = table.get()["position"]
    assert [(one["tile"], one["x"], one["y"]) for one in start["tiles"]] == [
        ("base/D", 0, 0),
        ("school/RRRRRR", 1, 0),
    ]
    assert [(one["kind"], one["x"], one["y"]) for one in start["tokens"]] == [("teacher", 1, 0)]
    table.play(ROAD, by="red")
    assert table.get()["position"]["held"]["red"] == {"teacher": 1}
    table.play(CITY, by="blue")
    assert table.get()["scores"] == {"red": 4, "blue": 4}
    assert [one["kind"] for one in table.get()["position"]["tokens"]] == ["teacher"]
    table.undo(by="blue")
    assert table.get()["position"]["held"]["red"] == {"teacher": 1}
    assert table.get()["scores"] == {"red": 0, "blue": 0}
