"""POST /placements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.border import API, meeple, position

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


def test_completions_and_points_of_a_placement(ask: Callable[..., Any]) -> None:
    answer = ask("/placements", {"position": START, "tile": "base/E"})
    closing = next(p for p in answer["placements"] if (p["x"], p["y"]) == (0, -1))
    assert closing["rotation"] == 180
    assert closing["completes"] == [{"kind": "city", "tiles": 2, "points": 4}]


def test_a_cathedral_that_completes_all_its_roads(ask: Callable[..., Any]) -> None:
    """KD-2: 1 for each tile of its roads, its own counted once for each. The answer was a 500."""
    ends = position(*((x, y, "base/X", 0) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))))
    ends |= {"options": {"edition": "C2", "expansions": ["cathedrals-in-germany"]}}
    answer = ask("/placements", {"position": ends, "tile": "cathedrals-in-germany/cologne"})
    middle = next(p for p in answer["placements"] if (p["x"], p["y"]) == (0, 0))
    road = {"kind": "road", "tiles": 2, "points": 4}
    assert middle["completes"] == [{"kind": "german_cathedral", "tiles": 1, "points": 8}, *[road] * 4]
    ends["tiles"][0] = {"x": 0, "y": 0, "tile": "cathedrals-in-germany/cologne", "rotation": 0}
    answer = ask("/placements", {"position": ends, "tile": "base/X"})
    last = next(p for p in answer["placements"] if (p["x"], p["y"]) == (0, -1))
    assert last["completes"] == [{"kind": "german_cathedral", "tiles": 1, "points": 8}, road]


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
    """Its feature, including `sides`, is a feature reference of a figure, a move or a question."""
    answer = ask("/placements", {"position": START, "tile": "base/A", "player": "red"})
    laid = {k: v for k, v in answer["placements"][0].items() if k in ("x", "y", "rotation")}
    table = {**START, "tiles": [*START["tiles"], {**laid, "tile": "base/A"}]}
    cell = {"x": laid["x"], "y": laid["y"]}
    for one in answer["placements"][0]["deployments"]:
        feature = {"kind": one["feature"]["kind"], "sides": one["feature"]["sides"]}
        for given in (one["feature"], feature):
            figure = {"player": "red", "kind": one["kind"], **cell, "feature": given}
            scores = ask("/scores", {"position": {**table, "figures": [figure]}, "final": True})
            held = [f["kind"] for f in scores["features"] if f["owners"] == ["red"]]
            assert held == [feature["kind"]]
            move = {"type": "deploy", **figure}
            assert ask("/rulings", {"position": table, "move": move})["legal"] is True
            assert ask("/rulings", {"position": table, "feature": {**cell, **given}})["because"]


def test_a_monastery_has_no_sides_and_every_deployment_can_be_queried(ask: Callable[..., Any]) -> None:
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


def test_left_follows_the_table_and_the_given_counts(ask: Callable[..., Any]) -> None:
    two = position((0, 0, "base/D", 0), (1, 0, "base/D", 0))
    assert ask("/placements", {"position": two, "tile": "base/D"})["left"] == 2
    one_left = two | {"left": {"base/D": 1}}
    assert ask("/placements", {"position": one_left, "tile": "base/D"})["left"] == 1


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


# ---- what is legal now, and the reasons if nothing is ----

RIVER = position((0, 0, "river/s", 0), (1, 0, "river/CIRI", 0), options={"expansions": ["river"]})
RED = {"turn": {"player": "red", "step": "place"}}
HOLE = ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2))
ABBEYS = position(*((x, y, "base/B", 0) for x, y in HOLE), options={"expansions": ["abbey"]}) | RED
DRAGON = START | {"options": {"edition": "C2", "expansions": ["dragon"]}} | RED
AMAZONAS = {
    "game": "amazonas",
    "players": [{"id": "red"}, {"id": "blue"}],
    "tiles": [{"x": 0, "y": 0, "tile": "amazonas/start", "rotation": 0}],
    "figures": [{"player": player, "kind": "boat", "space": 3} for player in ("red", "blue")],
}


@pytest.mark.parametrize(
    ("table", "tile", "rule"),
    [
        (RIVER | RED, "base/E", "RV-P1"),
        (RIVER, "base/E", "RV-P1"),
        (ABBEYS | {"held": {"red": {"abbey": 0}}}, "abbey-and-mayor/A", "AB-P1"),
        (DRAGON, "princess-and-dragon/C.d", "PD-S1"),
        (AMAZONAS | RED, "amazonas/D-42", "CA-A3"),
        (AMAZONAS | RED, "amazonas/mouth", "CA-E2"),
        (AMAZONAS, "amazonas/D-42", "CA-A3"),
        (START | {"turn": {"player": "red", "step": "place", "drawn": "base/V"}}, "base/U", "CB-T1"),
        (START | {"turn": {"player": "red", "step": "act", "placed": [[0, 0]]}}, "base/U", "CB-T2"),
        (START | {"turn": {"player": "red", "step": "end", "placed": [[0, 0]]}}, "base/U", "CB-T2"),
        (START | {"turn": {"player": "blue", "step": "place"}}, "base/U", "CB-T1"),
        (START | {"over": True}, "base/U", "CB-E1"),
        (START | {"left": {"base/U": 0}}, "base/U", "CB-S1"),
        (position(*((x, 0, "base/D", 0) for x in range(4))) | RED, "base/D", "CB-S1"),
    ],
    ids=str,
)
def test_nothing_is_listed_that_the_turn_forbids(
    ask: Callable[..., Any], table: dict[str, Any], tile: str, rule: str
) -> None:
    """The list is empty with its rule, and rulings, previews and alternatives agree."""
    body = {"position": table, "tile": tile, "player": "red"}
    answer = ask("/placements", body)
    assert (answer["placements"], answer["count"]) == ([], 0)
    assert rule in {reason["rule"] for reason in answer["reasons"]}
    assert all(reason["says"] and reason["title"] and "where" in reason for reason in answer["reasons"])
    move = {"type": "place", "player": "red", "tile": tile, "x": 1, "y": 0, "rotation": 0}
    ruling = ask("/rulings", {"position": table, "move": move})
    assert ruling["legal"] is False
    assert ruling["alternatives"] == []
    assert {r["rule"] for r in answer["reasons"]} <= {r["rule"] for r in ruling["reasons"]}
    preview = ask("/previews", body)
    assert (preview["placements"], preview["reasons"]) == ([], answer["reasons"])


def test_reasons_come_only_with_an_empty_list(ask: Callable[..., Any]) -> None:
    assert ask("/placements", {"position": START | RED, "tile": "base/U"})["reasons"] == []
    again = {"position": ABBEYS, "tile": "abbey-and-mayor/A", "player": "red"}
    assert (ask("/placements", again)["count"], ask("/placements", again)["reasons"]) == (4, [])


def test_a_tile_that_fits_nowhere_has_its_reason(ask: Callable[..., Any]) -> None:
    cities = position((0, 0, "base/C", 0)) | RED
    answer = ask("/placements", {"position": cities, "tile": "base/B"})
    assert [reason["rule"] for reason in answer["reasons"]] == ["CB-P5"]
    answer = ask("/placements", {"position": START | {"options": {"expansions": ["abbey"]}} | RED,
                                 "tile": "abbey-and-mayor/A"})  # fmt: skip
    assert [reason["rule"] for reason in answer["reasons"]] == ["AB-P2"]


def test_an_inline_tile_is_queried_like_any_other(ask: Callable[..., Any]) -> None:
    land = {"features": [{"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}]}
    assert ask("/placements", {"position": RIVER, "tile": land})["reasons"][0]["rule"] == "RV-P1"
    drawn = START | {"turn": {"player": "red", "step": "place", "drawn": "base/V"}}
    assert ask("/placements", {"position": drawn, "tile": land})["reasons"][0]["rule"] == "CB-T1"
    assert ask("/placements", {"position": START, "tile": land})["count"] == 4


def test_the_reasons_are_in_the_requested_language(client: FlaskClient) -> None:
    body = {"position": START | {"over": True}, "tile": "base/U"}
    sentences = {
        client.post(f"{API}/placements", json=body, headers={"Accept-Language": code}).get_json()["reasons"][
            0
        ]["says"]
        for code in ("en", "ro", "it", "de")
    }
    assert len(sentences) == 4


def test_a_bare_table_may_be_of_several_boxes(ask: Callable[..., Any]) -> None:
    """Without a turn, a missing copy is a warning; with a turn, it makes the placement illegal."""
    four = position(*((x, 0, "base/D", 0) for x in range(4)))
    move = {"type": "place", "player": "red", "tile": "base/D", "x": 4, "y": 0, "rotation": 0}
    bare = ask("/rulings", {"position": four, "move": move})
    assert bare["legal"] is True
    assert "CB-S1" in {reason["rule"] for reason in bare["because"]}
    answer = ask("/rulings", {"position": four | RED, "move": move})
    assert [reason["rule"] for reason in answer["reasons"]] == ["CB-S1"]
    unknown = [*four["tiles"], {"x": 9, "y": 9, "tile": None, "edges": "????"}]
    assert ask("/rulings", {"position": four | RED | {"tiles": unknown}, "move": move})["legal"] is True


def test_an_unreadable_tile_may_be_the_lake(ask: Callable[..., Any]) -> None:
    seen = RIVER | {"tiles": [*RIVER["tiles"], {"x": 2, "y": 0, "tile": None, "edges": "???V"}]}
    assert ask("/placements", {"position": seen, "tile": "river/II"})["count"]
    assert ask("/placements", {"position": seen, "tile": "base/E"})["reasons"] == []
