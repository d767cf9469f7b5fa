"""Crop Circles over HTTP: the choice, what every player does then, refusals, and undo."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.matches import Table, deploy, end, imported, place

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database


@pytest.fixture
def table(match_app: Flask) -> Table:
    """A match whose third turn has placed a crop circle of the kind road; both players have a thief."""
    options = {"edition": "C1", "expansions": ["corn-circles"]}
    table = Table.new(match_app.test_client(), options=options)
    table.play([place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "E"), end("red")], by="red")
    table.play([place("blue", "base/U", 1, 1, 0), deploy("blue", 1, 1, "road", "W"), end("blue")], by="blue")
    table.play([place("red", "corn-circles/RRRr", 2, 0, 0), end("red")], by="red")
    return table


def choice(player: str, word: str) -> dict[str, Any]:
    return {"type": "corn_circle", "player": player, "choice": word}


def offers(table: Table, by: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.post("/preview", {"moves": []}, by=by)["offers"]
    return found


def test_all_add_a_follower_and_undo_takes_it_back(table: Table) -> None:
    waits = table.get()
    assert (waits["to_move"], waits["position"]["turn"]["due"]) == ("red", ["corn_circle"])
    assert {one["choice"] for one in offers(table, "red")} == {"add", "remove"}
    table.play([choice("red", "add")], by="red")
    assert table.get()["to_move"] == "blue"
    (added,) = (one for one in offers(table, "blue") if one["type"] == "deploy")
    table.play([added], by="blue")
    assert len(table.get()["position"]["figures"]) == 3
    assert table.get()["to_move"] == "red"
    again = imported(table.client, table.get("/export"))
    assert again.get()["position"] == table.get()["position"]
    table.play([{"type": "pass", "player": "red", "step": "corn_circle"}], by="red")
    assert (table.get()["to_move"], "due" in table.get()["position"]["turn"]) == ("blue", False)
    table.undo(by="red")
    table.undo(by="blue")
    assert len(table.get()["position"]["figures"]) == 2


def test_taking_home_is_compulsory(table: Table) -> None:
    table.play([choice("red", "remove")], by="red")
    refused = table.play([{"type": "pass", "player": "blue", "step": "corn_circle"}], by="blue", status=422)
    assert {reason["rule"] for reason in refused["ruling"]["reasons"]} == {"CC-2"}
    for player in ("blue", "red"):
        (taken,) = offers(table, player)
        assert (taken["type"], taken["by"]) == ("take", "corn_circle")
        table.play([taken], by=player)
    assert not table.get()["position"]["figures"]
    assert table.get()["to_move"] == "blue"


def test_an_unknown_choice_is_refused(table: Table) -> None:
    refused = table.play([choice("red", "both")], by="red", status=422)
    assert list(refused["errors"]) == ["moves[0].choice"]
