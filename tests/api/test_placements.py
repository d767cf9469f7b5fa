"""POST /placements"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.api.border import meeple, position

START = position((0, 0, "base/D", 0))


def cells(answer: dict[str, Any]) -> set[tuple[int, int, int]]:
    return {(p["x"], p["y"], p["rotation"]) for p in answer["placements"]}


def test_a_second_start_tile_has_six_places(ask: Callable[..., Any]) -> None:
    """CB-X12 of the digest."""
    answer = ask("/placements", {"position": START, "tile": "base/D"})
    assert cells(answer) == {(0, -1, 180), (1, 0, 0), (1, 0, 180), (0, 1, 180), (-1, 0, 0), (-1, 0, 180)}
    assert answer["count"] == len(answer["placements"]) == 6
    assert answer["tile"] == "base/D"
    assert answer["left"] == 3
    assert all(p["deployments"] == [] for p in answer["placements"])


def test_all_four_rotations_of_a_tile_that_looks_the_same_in_several(ask: Callable[..., Any]) -> None:
    answer = ask("/placements", {"position": START, "tile": "base/C"})
    assert cells(answer) == {(0, -1, r) for r in (0, 90, 180, 270)}
    assert {c["kind"] for p in answer["placements"] for c in p["completes"]} == set()
    answer = ask("/placements", {"position": START, "tile": "base/B"})
    assert cells(answer) == {(0, 1, r) for r in (0, 90, 180, 270)}


def test_what_a_placement_completes_and_pays(ask: Callable[..., Any]) -> None:
    answer = ask("/placements", {"position": START, "tile": "base/E"})
    closing = next(p for p in answer["placements"] if (p["x"], p["y"]) == (0, -1))
    assert closing["rotation"] == 180
    assert closing["completes"] == [{"kind": "city", "tiles": 2, "points": 4}]


def test_deployments_of_a_player_with_all_their_sides(ask: Callable[..., Any]) -> None:
    table = position((0, 0, "base/D", 0), figures=[meeple("blue", 0, 0, "road", "E")])
    answer = ask("/placements", {"position": table, "tile": "base/D", "player": "red"})
    east = next(p for p in answer["placements"] if (p["x"], p["y"], p["rotation"]) == (1, 0, 0))
    found = {(d["kind"], d["feature"]["kind"], tuple(d["feature"]["sides"])) for d in east["deployments"]}
    assert found == {
        ("meeple", "city", ("N",)),
        ("meeple", "field", ("EL", "WR")),
        ("meeple", "field", ("ER", "SL", "SR", "WL")),
    }  # the road is blue's


def test_a_deployment_can_be_sent_as_it_was_answered(ask: Callable[..., Any]) -> None:
    """Its feature, `sides` and all, is a feature reference: of a figure, of a move, of a question."""
    answer = ask("/placements", {"position": START, "tile": "base/A", "player": "red"})
    laid = {k: v for k, v in answer["placements"][0].items() if k in ("x", "y", "rotation")}
    table = {**START, "tiles": [*START["tiles"], {**laid, "tile": "base/A"}]}
    cell = {"x": laid["x"], "y": laid["y"]}
    for one in answer["placements"][0]["deployments"]:
        feature = {"kind": one["feature"]["kind"], "sides": one["feature"]["sides"]}
        for told in (one["feature"], feature):
            figure = {"player": "red", "kind": one["kind"], **cell, "feature": told}
            scores = ask("/scores", {"position": {**table, "figures": [figure]}, "final": True})
            held = [f["kind"] for f in scores["features"] if f["owners"] == ["red"]]
            assert held == [feature["kind"]]
            move = {"type": "deploy", **figure}
            assert ask("/rulings", {"position": table, "move": move})["legal"] is True
            assert ask("/rulings", {"position": table, "feature": {**cell, **told}})["because"]


def test_a_monastery_has_no_sides_and_every_deployment_can_be_asked_about(ask: Callable[..., Any]) -> None:
    answer = ask("/placements", {"position": START, "tile": "base/A", "player": "red"})
    for place in answer["placements"]:
        assert [] in [
            d["feature"]["sides"] for d in place["deployments"] if d["feature"]["kind"] == "monastery"
        ]
        laid = {"x": place["x"], "y": place["y"], "tile": "base/A", "rotation": place["rotation"]}
        table = START | {"tiles": [*START["tiles"], laid]}
        for deployment in place["deployments"]:
            feature = {"kind": deployment["feature"]["kind"], "at": deployment["feature"]["at"]}
            where = {"x": place["x"], "y": place["y"], **feature}
            assert ask("/rulings", {"position": table, "feature": where})["because"]


def test_an_inline_tile(ask: Callable[..., Any]) -> None:
    bend = {
        "features": [
            {"kind": "city", "edges": ["N", "S"]},
            {"kind": "field", "halves": ["EL", "ER"]},
            {"kind": "field", "halves": ["WL", "WR"]},
        ]
    }
    answer = ask("/placements", {"position": START, "tile": bend})
    assert cells(answer) == {(0, -1, 0), (0, -1, 180), (0, 1, 90), (0, 1, 270)}
    assert answer["left"] is None
    assert answer["tile"] == bend


def test_an_unknown_neighbour_forbids_nothing_where_unknown(ask: Callable[..., Any]) -> None:
    seen = START | {"tiles": [*START["tiles"], {"x": 1, "y": 0, "tile": None, "edges": "C??R"}]}
    answer = ask("/placements", {"position": seen, "tile": "base/C"})
    assert {(p["x"], p["y"]) for p in answer["placements"]} == {(0, -1), (1, 1), (2, 0)} | {
        (1, -1) for p in answer["placements"] if (p["x"], p["y"]) == (1, -1)
    }
    assert any((p["x"], p["y"]) == (1, -1) for p in answer["placements"])


def test_left_follows_the_table_and_what_was_said(ask: Callable[..., Any]) -> None:
    two = position((0, 0, "base/D", 0), (1, 0, "base/D", 0))
    assert ask("/placements", {"position": two, "tile": "base/D"})["left"] == 2
    told = two | {"left": {"base/D": 1}}
    assert ask("/placements", {"position": told, "tile": "base/D"})["left"] == 1


def test_places_under_two_readings(ask: Callable[..., Any]) -> None:
    """RV-X3: a straight tile between two bends, by the printed rule and by the strict one."""
    river = [
        ("rv/s", 0, 0, 0),
        ("rv/II", 1, 0, 0),
        ("rv/IFI", 1, 1, 90),
        ("rv/II", 1, 2, 90),
        ("rv/IFI", 0, 2, 0),
    ]
    tiles = [{"x": x, "y": y, "tile": id.replace("rv/", "river/"), "rotation": r} for id, x, y, r in river]
    table = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": tiles}
    readings = [{"expansions": ["river"], "rv.u_turn": reading} for reading in ("printed", "strict")]
    for body in (
        {"position": {**table, "options": readings}, "tile": "river/CcII"},
        {"position": table, "options": readings, "tile": "river/CcII"},
    ):
        answer = ask("/placements", body)
        assert [reading["count"] for reading in answer["readings"]] == [2, 1]
        assert [reading["options"] for reading in answer["readings"]] == readings
        assert answer["differs"] is True
