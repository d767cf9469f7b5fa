"""POST /scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.border import CITIES, meeple, position

ROAD = position(
    (-1, 0, "base/W", 0),
    (0, 0, "base/D", 0),
    (1, 0, "base/A", 90),
    figures=[meeple("red", 0, 0, "road", "E")],
)


def check_sheet(sheet: dict[str, Any], table: dict[str, Any]) -> None:
    """Invariants of every sheet: points are sums of parts, totals of lines, places exist, texts are
    present."""
    laid = [[t["x"], t["y"]] for t in table["tiles"]]
    gained: dict[str, int] = {}
    for line in sheet["lines"]:
        assert line["points"] == sum(p["points"] for p in line["parts"])
        assert all(p["points"] == p["count"] * p["each"] for p in line["parts"])
        assert all(cell in laid for cell in line["where"]["tiles"])
        assert line["says"]
        assert line["rule"]
        assert line["feature"]["kind"]
        assert line["certain"] in (True, False)
        gained[line["player"]] = gained.get(line["player"], 0) + line["points"]
    for player, total in sheet["totals"].items():
        assert total["gained"] == gained.get(player, 0)
        assert total["total"] == total["points_before"] + total["gained"]
    for finding in sheet["findings"]:
        assert finding["severity"] in ("error", "warning", "info")
        assert finding["rule"]
        assert finding["text"]
        assert all(cell in laid for cell in finding["where"]["tiles"])


def test_a_complete_road(ask: Callable[..., Any]) -> None:
    """CB-X1"""
    sheet = ask("/scores", {"position": ROAD, "final": False})
    check_sheet(sheet, ROAD)
    (line,) = sheet["lines"]
    assert (line["player"], line["points"], line["holders"]) == ("red", 3, {"red": 1})
    assert line["feature"] == {"kind": "road", "complete": True}
    assert sheet["totals"]["red"] == {"points_before": 0, "gained": 3, "total": 3}
    assert sheet["totals"]["blue"]["total"] == 0


def test_an_incomplete_road_pays_only_at_the_end(ask: Callable[..., Any]) -> None:
    """CB-X3"""
    table = ROAD | {"tiles": ROAD["tiles"][:2]}
    now = ask("/scores", {"position": table})
    assert now["lines"] == []
    road = next(f for f in now["features"] if f["kind"] == "road" and f["owners"])
    assert (road["complete"], road["value"], road["owners"]) == (False, 2, ["red"])
    assert road["figures"] == [{"player": "red", "kind": "meeple"}]
    end = ask("/scores", {"position": table, "final": True})
    check_sheet(end, table)
    assert [line["points"] for line in end["lines"]] == [2]


def test_majority(ask: Callable[..., Any]) -> None:
    """CB-X9"""
    sheet = ask("/scores", {"position": CITIES, "final": False})
    check_sheet(sheet, CITIES)
    assert [(line["player"], line["points"]) for line in sheet["lines"]] == [("blue", 8)]
    assert sheet["lines"][0]["holders"] == {"blue": 2, "red": 1}


def test_scope_and_points_before(ask: Callable[..., Any]) -> None:
    assert ask("/scores", {"position": ROAD})["scope"] == "on the table"
    players = [{"id": "red", "points": 12}, {"id": "blue", "points": 7}]
    answer = ask("/scores", {"position": ROAD | {"players": players}})
    assert answer["scope"] == "whole game"
    assert answer["totals"]["red"] == {"points_before": 12, "gained": 3, "total": 15}
    half = ask("/scores", {"position": ROAD | {"players": [{"id": "red", "points": 12}, {"id": "blue"}]}})
    assert half["scope"] == "on the table"


def test_an_option_changes_the_points(ask: Callable[..., Any]) -> None:
    """CB-X4"""
    table = position((0, 0, "base/D", 0), (0, -1, "base/E", 180), figures=[meeple("red", 0, 0, "city", "N")])
    assert ask("/scores", {"position": table})["totals"]["red"]["gained"] == 4
    old = table | {"options": {"edition": "C1-r1"}}
    assert ask("/scores", {"position": old})["totals"]["red"]["gained"] == 2


IMPOSSIBLE = {
    "edges that do not meet": position((0, 0, "base/D", 0), (1, 0, "base/E", 0)),
    "more copies than exist": position(*[(i, 0, "base/X", 0) for i in range(3)]),
    "two figures in one completed city": CITIES,
    "nine meeples": position(
        *[(i, 0, "base/V", 90 if i % 2 else 270) for i in range(9)],
        figures=[meeple("red", i, 0, "field", "EL") for i in range(9)],
    ),
    "in two pieces": position((0, 0, "base/D", 0), (5, 5, "base/D", 0)),
    "no tile at all": position(),
}


@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_answered_with_findings(
    ask: Callable[..., Any], name: str, final: bool
) -> None:
    sheet = ask("/scores", {"position": IMPOSSIBLE[name], "final": final})
    check_sheet(sheet, IMPOSSIBLE[name])
    if name != "no tile at all":
        assert sheet["findings"], name


def test_an_inline_tile_lies_on_the_table_like_any_other(ask: Callable[..., Any]) -> None:
    """A city of two coats of arms, turned to close the start tile's; `tile` is the tile itself."""
    halves = ["EL", "ER", "SL", "SR", "WL", "WR"]
    features = [{"kind": "city", "edges": ["N"], "pennants": 2}, {"kind": "field", "halves": halves}]
    made = {"x": 0, "y": -1, "tile": {"edges": "CFFF", "features": features}, "rotation": 180}
    table = position((0, 0, "base/D", 0), figures=[meeple("red", 0, 0, "city", "N")])
    table["tiles"].append(made)
    answer = ask("/scores", {"position": table, "final": False})
    assert [(line["player"], line["points"]) for line in answer["lines"]] == [("red", 8)]
    assert {f["severity"] for f in answer["findings"]} <= {"info", "warning"}
    table["figures"] = [meeple("red", 0, -1, "city", "S")]
    assert ask("/scores", {"position": table, "final": False})["totals"]["red"]["gained"] == 8
    found = ask("/placements", {"position": table, "tile": "base/B"})
    assert {(p["x"], p["y"]) for p in found["placements"]} == {(0, 1), (-1, -1), (1, -1), (0, -2)}


def test_an_unknown_tile_makes_what_touches_it_uncertain(ask: Callable[..., Any]) -> None:
    table = ROAD | {"tiles": [*ROAD["tiles"][:2], {"x": 1, "y": 0, "tile": None}]}
    for final in (False, True):
        sheet = ask("/scores", {"position": table, "final": final})
        check_sheet(sheet, table)
        road = next(f for f in sheet["features"] if f["kind"] == "road" and f["owners"] == ["red"])
        assert road["complete"] is False
        assert road["certain"] is False
        assert all(line["certain"] is False for line in sheet["lines"])
    assert sheet["lines"]


def test_a_shared_win_is_a_finding_and_a_sole_one_is_not(ask: Callable[..., Any]) -> None:
    """CB-E3, with the earlier points given, and at the end only."""
    table = position((0, 0, "base/D", 0), figures=[meeple("blue", 0, 0, "road", "E")])
    for before, rules in ((1, ["CB-E3"]), (0, [])):
        table["players"] = [{"id": "red", "points": before}, {"id": "blue", "points": 0}]
        answer = ask("/scores", {"position": table, "final": True})
        assert [one["rule"] for one in answer["findings"] if one["rule"] == "CB-E3"] == rules
        assert [one["rule"] for one in ask("/scores", {"position": table})["findings"]] == []


@pytest.mark.parametrize("name", [{}, [], None, 5, {"a": []}])
def test_an_expansion_that_is_no_text_is_refused(client: FlaskClient, name: object) -> None:
    """Found by generated requests; an object among the expansions was a 500."""
    options = {"expansions": ["river", name]}
    position = {"game": "carcassonne", "options": options, "players": [{"id": "red"}], "tiles": []}
    answer = client.post("/api/v1/scores", json={"position": position})
    assert answer.status_code == 422
    assert list(answer.get_json()["errors"]) == ["position.options.expansions[1]"]
