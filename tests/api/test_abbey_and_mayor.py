"""Abbey & Mayor over HTTP: a barn on its point, a wagon that drives on in another player's turn."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.border import API
from tests.api.matches import Table, deploy, end, imported, place

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database

AT = {"kind": "road", "at": ["W"]}


@pytest.fixture
def table(match_app: Flask) -> Table:
    return Table.new(match_app.test_client(), options={"edition": "C2", "expansions": ["abbey-and-mayor"]})


def wagon(player: str, kind: str, at: list[str], to: tuple[int, int], **goal: Any) -> dict[str, Any]:
    """A wagon on the road of (1, 0) that drives on."""
    start = {"x": 1, "y": 0, "feature": AT}
    x, y = to
    return {
        "type": "wagon",
        "player": player,
        "from": start,
        "x": x,
        "y": y,
        "feature": {"kind": kind, "at": at},
    }


def driving(table: Table) -> None:
    """Red's wagon waits, in blue's turn: its road has been scored."""
    table.play([place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "W", "wagon"), end("red")])
    table.play([place("blue", "base/A", 2, 0, 90), end("blue")], by="blue")
    table.play([place("red", "base/E", 0, -1, 180), end("red")])
    done = table.play([place("blue", "base/A", -1, 0, 270), end("blue")], by="blue")
    assert done["to_move"] == "red"


def test_the_game_waits_for_a_wagon(table: Table) -> None:
    driving(table)
    match = table.get()
    assert match["to_move"] == "red"
    assert match["position"]["turn"]["due"] == ["wagon"]
    assert match["position"]["turn"]["player"] == "blue"
    ahead = table.post("/preview", {"moves": []}, by="red")
    kinds = {offer["type"] for offer in ahead["offers"]}
    assert kinds == {"wagon", "pass"}
    goals = [(o["x"], o["y"], o["feature"]["kind"]) for o in ahead["offers"] if o["type"] == "wagon"]
    assert goals == [(2, 0, "monastery")]
    refused = table.play([place("red", "base/V", 1, 1, 0)], by="red", status=422)
    assert "AB-W5" in {reason["rule"] for reason in refused["ruling"]["reasons"]}


def test_another_player_may_not_drive_it_but_the_host_may(table: Table) -> None:
    driving(table)
    move = wagon("red", "monastery", [], (2, 0))
    table.play([move], by="blue", status=403)
    done = table.play([move], by="host")
    assert done["to_move"] == "red"
    assert [event["event"] for event in done["events"]] == ["wagon"]
    (figure,) = table.get()["position"]["figures"]
    assert (figure["kind"], figure["x"], figure["y"]) == ("wagon", 2, 0)
    assert "due" not in table.get()["position"]["turn"]


def test_undo_and_export_keep_the_waiting_wagon(table: Table) -> None:
    driving(table)
    table.play([{"type": "pass", "player": "red", "step": "wagon"}], by="red")
    assert table.get()["position"]["figures"] == []
    again = imported(table.client, table.get("/export"))
    assert again.get()["position"] == table.get()["position"]
    table.post("/undo", {"seq": table.seq})
    assert table.get()["position"]["turn"]["due"] == ["wagon"]
    table.play([wagon("red", "monastery", [], (2, 0))], by="red")


def test_the_position_of_a_waiting_match_is_ruled_on(table: Table) -> None:
    driving(table)
    position = table.get()["position"]
    move = wagon("red", "monastery", [], (2, 0))
    answer = table.client.post(f"{API}/rulings", json={"position": position, "move": move}).get_json()
    assert answer["legal"], answer
    away = wagon("red", "city", ["N"], (5, 5))
    bad = table.client.post(f"{API}/rulings", json={"position": position, "move": away})
    assert bad.status_code == 422


def test_a_barn_is_put_on_its_point(table: Table) -> None:
    tiles = [("base/E", 0, 0), ("base/E", 1, 0), ("base/U", 0, 1)]
    position = {
        "game": "carcassonne",
        "options": {"expansions": ["abbey-and-mayor"]},
        "players": [{"id": "red"}, {"id": "blue"}],
        "tiles": [{"tile": id, "x": x, "y": y, "rotation": 0} for id, x, y in tiles],
    }
    ask = {"position": position, "tile": "base/U", "player": "red"}
    found = table.client.post(f"{API}/placements", json=ask).get_json()["placements"]
    (here,) = (one for one in found if (one["x"], one["y"], one["rotation"]) == (1, 1, 0))
    (barn,) = (one for one in here["deployments"] if one["kind"] == "barn")
    assert (barn["point"], barn["feature"]["kind"]) == ([1, 1], "field")
    position["tiles"].append({"tile": "base/U", "x": 1, "y": 1, "rotation": 0})
    position["turn"] = {"player": "red", "step": "act", "placed": [[1, 1]]}
    move = {"type": "deploy", "player": "red", "kind": "barn", "point": [1, 1]}
    ruling = table.client.post(f"{API}/rulings", json={"position": position, "move": move}).get_json()
    assert ruling["legal"], ruling
    for point in ([1], ["a", 1], 3, None, [1, 1.5]):
        bad = table.client.post(
            f"{API}/rulings", json={"position": position, "move": {**move, "point": point}}
        )
        assert bad.status_code == 422, (point, bad.get_json())
    nowhere = {**move, "point": [7, 7]}
    refused = table.client.post(f"{API}/rulings", json={"position": position, "move": nowhere}).get_json()
    assert {reason["rule"] for reason in refused["reasons"]} == {"CB-M1", "AB-B1"}
    figure = {"player": "red", "kind": "barn", "point": [1, 1]}
    scored = {**position, "figures": [figure]}
    sheet = table.client.post(f"{API}/scores", json={"position": scored, "final": True})
    assert sheet.status_code == 200


def test_the_box_and_its_parts_are_in_the_library(table: Table) -> None:
    game = table.client.get(f"{API}/games/carcassonne").get_json()
    boxes = {one["id"]: one for one in game["expansions"]}
    assert {"mayor", "wagon", "barn"} <= set(boxes["abbey-and-mayor"]["figures"])
    assert "ext.barn" in boxes["abbey-and-mayor"]["options"]
    assert set(game["moves"]["wagon"]) == {"player", "from", "x", "y", "feature"}
