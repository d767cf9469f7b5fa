"""The Robbers over HTTP: two players act right after a placement; what robbers take, and undo."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.matches import Table, deploy, end, imported, place

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database
TILE = place("red", "robbers/RFr", 1, 0, 90)


@pytest.fixture
def table(match_app: Flask) -> Table:
    options = {"edition": "C1", "expansions": ["robbers"]}
    return Table.new(match_app.test_client(), options=options)


def robber(player: str, beside: str) -> dict[str, Any]:
    return {"type": "robber", "player": player, "beside": beside}


def test_both_may_put_out_a_robber_before_the_figure(table: Table) -> None:
    ahead = table.post("/preview", {"moves": [TILE]}, by="red")
    assert {one["type"] for one in ahead["offers"]} == {"robber", "pass"}
    refused = table.play([TILE, deploy("red", 1, 0, "road", "W"), end("red")], by="red", status=422)
    assert {reason["rule"] for reason in refused["ruling"]["reasons"]} == {"RB-1"}
    table.play([TILE, robber("red", "blue")], by="red")
    waits = table.get()
    assert (waits["to_move"], waits["position"]["turn"]["due"]) == ("blue", ["robber"])
    table.play([robber("blue", "red")], by="blue")
    assert table.get()["to_move"] == "red"
    table.play([deploy("red", 1, 0, "road", "W"), end("red")], by="red")
    held = table.get()["position"]["held"]
    assert {player: held[player]["robber_at"] for player in held} == {"red": "blue", "blue": "red"}
    again = imported(table.client, table.get("/export"))
    assert again.get()["position"] == table.get()["position"]
    table.undo(by="red")
    table.undo(by="blue")
    assert table.get()["position"]["held"] == {"red": {"robber_at": "blue"}}


def test_a_robber_takes_half_of_the_next_points(table: Table) -> None:
    passed = {"type": "pass", "player": "blue", "step": "robber"}
    table.play([TILE, robber("red", "blue")], by="red")
    table.play([passed], by="blue")
    table.play([end("red")], by="red")
    table.play(
        [place("blue", "base/E", 0, -1, 180), deploy("blue", 0, -1, "city", "S"), end("blue")], by="blue"
    )
    after = table.get()
    assert after["scores"] == {"red": 2, "blue": 4}
    assert not after["position"].get("held")


def test_an_unknown_player_is_refused(table: Table) -> None:
    refused = table.play([TILE, robber("red", "nobody")], by="red", status=422)
    assert list(refused["errors"]) == ["moves[1].beside"]
