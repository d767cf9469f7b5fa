"""The Tower over HTTP: pieces, prisoners, exchange and ransom in a match and in positions."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.api.border import API
from tests.api.matches import Table, deploy, end, imported, place

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database

BASE = "tower/F"
MONK = {"player": "blue", "kind": "meeple", "x": 1, "y": 1, "feature": {"kind": "monastery"}}


@pytest.fixture
def table(match_app: Flask) -> Table:
    options = {"edition": "C1", "expansions": ["tower", "inns-and-cathedrals"]}
    return Table.new(match_app.test_client(), options=options)


def tower(player: str, x: int, y: int, capture: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"type": "tower", "player": player, "x": x, "y": y} | ({"capture": capture} if capture else {})


def ransom(player: str, captor: str, kind: str = "meeple") -> dict[str, Any]:
    return {"type": "ransom", "player": player, "from": captor, "kind": kind}


def captured(table: Table) -> None:
    """Red holds blue's meeple and scored 4 points; blue is to move."""
    table.play([place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "city", "S"), end("red")])
    table.play([place("blue", "tower/F", 0, 1, 0), end("blue")], by="blue")
    table.play([place("red", "base/B", 0, 2, 0), end("red")])
    table.play([place("blue", "base/B", 1, 1, 0), deploy("blue", 1, 1, "monastery"), end("blue")], by="blue")
    done = table.play([place("red", "base/B", 0, 3, 0), tower("red", 0, 1, MONK), end("red")])
    assert [one["event"] for one in done["events"]][1:3] == ["tower", "capture"]


def test_a_captured_follower_is_bought_back(table: Table) -> None:
    captured(table)
    held = table.get()["position"]["held"]
    assert held == {
        "red": {"tower": 9, "prisoners": [{"player": "blue", "kind": "meeple"}]},
        "blue": {"tower": 10},
    }
    (token,) = table.get()["position"]["tokens"]
    assert (token["kind"], token["x"], token["y"], token["value"]) == ("tower", 0, 1, 1)
    refused = table.play([ransom("blue", "red")], by="blue", status=422)
    assert {reason["rule"] for reason in refused["ruling"]["reasons"]} == {"TW-R1"}
    table.play([{"type": "adjust", "player": "blue", "points": 5, "note": "test"}], by="host")
    ahead = table.post("/preview", {"moves": []}, by="blue")
    assert {one["type"] for one in ahead["offers"]} == {"ransom", "end_game"}
    back = [ransom("blue", "red"), place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E")]
    done = table.play([*back, end("blue")], by="blue")
    paid = [(line["player"], line["points"], line["feature"]["kind"]) for line in done["lines"]]
    assert paid[:2] == [("blue", -3, "ransom"), ("red", 3, "ransom")]
    assert done["scores"] == {"red": 7, "blue": 2}
    assert table.get()["position"]["held"]["red"]["prisoners"] == []
    table.post("/undo", {"seq": table.seq})
    assert table.get()["scores"] == {"red": 4, "blue": 5}
    assert len(table.get()["position"]["held"]["red"]["prisoners"]) == 1
    again = imported(table.client, table.get("/export"))
    assert again.get()["position"] == table.get()["position"]


def test_the_captor_chooses_who_comes_back(table: Table) -> None:
    """With several kinds the turn ends only after the choice."""
    captured(table)
    position = table.get()["position"]
    prisoners = [{"player": "red", "kind": kind} for kind in ("meeple", "big")]
    position["held"] = {"red": {"tower": 9}, "blue": {"tower": 9, "prisoners": prisoners}}
    position["figures"] = [MONK]
    position["turn"] = {"player": "red", "step": "act", "placed": [[0, 3]]}
    body = {"position": position, "move": tower("red", 0, 1, MONK)}
    ruling = table.client.post(f"{API}/rulings", json=body).get_json()
    assert ruling["legal"], ruling
    assert "TW-N1" in {reason["rule"] for reason in ruling["because"]}
    position["held"]["red"]["prisoners"] = [{"player": "blue", "kind": "meeple"}]
    position["figures"] = []
    position["turn"] = {"player": "red", "step": "end", "placed": [[0, 3]], "marks": ["tower"]}
    ruling = table.client.post(f"{API}/rulings", json={"position": position, "move": end("red")}).get_json()
    assert not ruling["legal"]
    assert {one["type"] for one in ruling["alternatives"]} == {"exchange"}
    big = {"type": "exchange", "player": "red", "figure": {"player": "red", "kind": "big"}}
    ruling = table.client.post(f"{API}/rulings", json={"position": position, "move": big}).get_json()
    assert ruling["legal"], ruling


def test_a_position_after_a_capture_is_read_again(table: Table) -> None:
    """The fairy whose follower was captured stands alone, also within the turn."""
    options = {"edition": "C1", "expansions": ["tower", "princess-and-dragon"]}
    other = Table.new(table.client, options=options)
    other.play([place("red", "tower/F", 0, 1, 0), end("red")])
    other.play([place("blue", "base/B", 1, 1, 0), deploy("blue", 1, 1, "monastery"), end("blue")], by="blue")
    other.play([place("red", "base/B", 0, 2, 0), end("red")])
    fairy = {"type": "fairy", "player": "blue", "x": 1, "y": 1}
    other.play([place("blue", "base/B", 1, 2, 0), fairy, end("blue")], by="blue")
    taken = {**MONK}
    ahead = other.post(
        "/preview", {"moves": [place("red", "base/B", 0, 3, 0), tower("red", 0, 1, taken)]}, by="red"
    )
    (alone,) = (one for one in ahead["position"]["tokens"] if one["kind"] == "fairy")
    assert "beside" not in alone
    body = {"position": ahead["position"], "move": end("red")}
    assert table.client.post(f"{API}/rulings", json=body).get_json()["legal"]


def test_odd_prisoners_and_towers_are_refused(table: Table) -> None:
    captured(table)
    position = table.get()["position"]
    for odd in (
        3,
        "blue",
        [3],
        [{"player": "blue"}],
        [{"player": "green", "kind": "meeple"}],
        [{"player": ["a"], "kind": {}}],
    ):
        bad = {**position, "held": {"red": {"prisoners": odd}}}
        answer = table.client.post(f"{API}/scores", json={"position": bad})
        assert answer.status_code == 422, (odd, answer.get_json())
    for move in (tower("red", 40, 40), {**ransom("blue", "green")}, {**tower("blue", 0, 1), "capture": 3}):
        answer = table.client.post(f"{API}/rulings", json={"position": position, "move": move})
        assert answer.status_code == 422, (move, answer.get_json())
    table.play([tower("blue", 40, 40)], by="host", insist=True, status=422)


def test_players_may_insist(table: Table) -> None:
    """A house rule may take whom the tower does not reach, and build on a closed tower."""
    captured(table)
    table.play([place("blue", "base/U", 1, 0, 0), end("blue")], by="blue")
    table.play([place("red", "tower/L", 0, 4, 0), deploy("red", 0, 4, "monastery"), end("red")])
    far = {"player": "red", "kind": "meeple", "x": 0, "y": 4, "feature": {"kind": "monastery"}}
    table.play([place("blue", "base/U", 2, 0, 0), tower("blue", 0, 1, far)], by="blue", status=422)
    done = table.play(
        [place("blue", "base/U", 2, 0, 0), tower("blue", 0, 1, far), end("blue")], by="blue", insist=True
    )
    assert [one["event"] for one in done["events"]][1:4] == ["tower", "capture", "exchange"]


def test_the_box_is_in_the_library(table: Table) -> None:
    game = table.client.get(f"{API}/games/carcassonne").get_json()
    boxes = {one["id"]: one for one in game["expansions"]}
    assert set(boxes["tower"]["options"]) == {"ext.tower", "tower.edition", "tw.top_safe", "tw.ransom"}
    assert set(game["moves"]["tower"]) == {"player", "x", "y", "capture"}
    assert set(game["moves"]["ransom"]) == {"player", "from", "kind"}
    assert (
        "tower" in game["figures"]["meeple"]["goes_on"]
        or "tower" in boxes["tower"]["figures"]["meeple"]["goes_on"]
    )
