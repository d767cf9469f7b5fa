"""Flying Machines over HTTP: a flight is a deployment with the number on the die."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.border import API
from tests.api.matches import Table, deploy, end, imported, place

DATABASE = "sqlite"  # of all tests here


@pytest.fixture
def table(match_app: Flask) -> Table:
    return Table.new(match_app.test_client(), options={"edition": "C1", "expansions": ["flier"]})


def fly(player: str, flight: int, **landing: Any) -> dict[str, Any]:
    return {"type": "deploy", "player": player, "kind": "meeple", "flight": flight, **landing}


TILE = place("red", "flier/RFr.WE.o", 1, 0, 0)  # points west, at the start tile
ROAD = {"x": 0, "y": 0, "feature": {"kind": "road", "at": ["E", "W"]}}


def test_a_flight_lands_or_returns(table: Table) -> None:
    ahead = table.post("/preview", {"moves": [TILE]}, by="red")
    flights = [one for one in ahead["offers"] if one.get("flight")]
    assert fly("red", 2) in flights
    assert fly("red", 3) in flights
    assert {one["x"] for one in flights if one["flight"] == 1} == {0}
    refused = table.play([TILE, fly("red", 1), end("red")], by="red", status=422)
    assert {reason["rule"] for reason in refused["ruling"]["reasons"]} == {"FM-2"}
    done = table.play([TILE, fly("red", 1, **ROAD), end("red")], by="red")
    assert [one["event"] for one in done["events"]][:3] == ["place", "flight", "deploy"]
    (figure,) = table.get()["position"]["figures"]
    assert (figure["x"], figure["y"], figure["feature"]["kind"]) == (0, 0, "road")
    again = imported(table.client, table.get("/export"))
    assert again.get()["position"] == table.get()["position"]
    table.undo()
    table.play([TILE, fly("red", 2), end("red")], by="red")
    assert table.get()["position"]["figures"] == []
    (change,) = table.get("/history")["changes"][-1:]
    assert change["moves"][1] == fly("red", 2)


def test_odd_flights_are_refused(table: Table) -> None:
    position = table.get()["position"]
    for move in (fly("red", 4), fly("red", 0), fly("red", 1, x=0), fly("red", 1, x=40, y=0), fly("red", "1")):
        answer = table.client.post(f"{API}/rulings", json={"position": position, "move": move})
        assert answer.status_code == 422, (move, answer.get_json())
    other = Table.new(table.client, options={"edition": "C1"})
    other.play([place("red", "base/U", 1, 0, 0), fly("red", 1, **ROAD)], by="red", status=422)
    table.play([TILE, deploy("red", 1, 0, "road", "W"), end("red")], by="red")
