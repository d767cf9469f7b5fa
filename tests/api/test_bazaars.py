"""Bazaars over HTTP: tiles offered, bid for and sold from several phones, undo, export, the tile bought."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.matches import Table, deploy, end, imported, place

DATABASE = "sqlite"  # of all tests here

BAZAAR = "bridges-castles-and-bazaars/F.b"


@pytest.fixture
def table(match_app: Flask) -> Table:
    """A match in which red has just placed a tile with a bazaar."""
    options = {"edition": "C1", "expansions": ["bridges-castles-and-bazaars"]}
    table = Table.new(match_app.test_client(), options=options)
    table.play([place("red", BAZAAR, 0, 1, 0), end("red")], by="red")
    return table


def auction(table: Table) -> Any:
    return table.get()["position"]["turn"].get("auction")


def test_a_tile_is_sold_from_several_phones(table: Table) -> None:
    match = table.get()
    assert (match["position"]["turn"]["due"], match["to_move"]) == (["bazaar"], "blue")
    assert auction(table) == {"chooser": "blue"}
    offer = {"type": "offer", "player": "blue", "tile": "base/E", "price": 1}
    table.play([offer], by="red", status=403)
    table.play([{**offer, "tile": "base/none"}], by="blue", status=422)
    table.play([{**offer, "price": -1}], by="blue", status=422)
    table.play([offer], by="blue")
    assert auction(table) == {"chooser": "blue", "tile": "base/E", "price": 1, "bidder": "blue"}
    bid = {"type": "bid", "player": "red", "price": 3}
    table.play([bid], by="blue", status=403)
    table.play([{**bid, "price": 1}], by="red", status=422)
    table.play([bid], by="red")
    assert table.get()["to_move"] == "blue"
    assert imported(table.client, table.get("/export")).get()["position"] == table.get()["position"]
    sold = table.play([{"type": "settle", "player": "blue", "buy": False}], by="blue")
    assert [(one["player"], one["points"]) for one in sold["lines"]] == [("red", -3), ("blue", 3)]
    last = {"type": "offer", "player": "blue", "tile": "base/V"}
    table.play([{**last, "price": 1}], by="blue", status=422)
    table.play([last], by="blue")
    position = table.get()["position"]
    assert {player: things["tile"] for player, things in position["held"].items()} == {
        "red": "base/E",
        "blue": "base/V",
    }
    assert position["turn"].get("auction") is None
    assert imported(table.client, table.get("/export")).get()["position"] == position
    table.undo()
    assert auction(table)["chooser"] == "blue"


def test_the_tile_bought_is_the_only_one_to_place(table: Table) -> None:
    before = table.get()["tiles_left"]
    table.play([{"type": "offer", "player": "blue", "tile": "base/U", "price": 0}], by="blue")
    table.play([{"type": "bid", "player": "red", "price": None}], by="host")
    table.play([{"type": "offer", "player": "red", "tile": "base/E", "price": 0}], by="host")
    assert (table.get()["tiles_left"], table.get()["to_move"]) == (before - 2, "blue")
    assert [one["tile"] for one in table.post("/preview", {"moves": []})["tiles"]] == ["base/U"]
    table.play([place("blue", "base/V", 1, 0, 0), end("blue")], by="blue", status=422)
    table.play([place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E"), end("blue")], by="blue")
    assert "tile" not in table.get()["position"]["held"]["blue"]
    assert table.get()["tiles_left"] == before - 2
