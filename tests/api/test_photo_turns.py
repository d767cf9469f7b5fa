"""What no picture shows of the turns between a match and its photo.

These are figures that were placed and returned, and who placed which tile. The recogniser is the stand-in
(test_matches_photos.py), whose city is complete.
"""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from services.photos.alignment import Frame
from services.photos.corrections import MOST_RETURNED
from tests.api.matches import Table
from tests.api.test_matches_photos import D, E, U, photographed, table_of, with_corrections

CITY = {"kind": "city", "at": ["N"]}
BARE = ({"figure": 0, "remove": True}, {"figure": 1, "remove": True})  # without the two figures that are seen
TURNS = [[0, 0], [0, -1]]  # base/D, then base/E


def questions(photo: Any, reason: str = "returned") -> list[Any]:
    return [one for one in photo["doubts"] if one["reason"] == reason]


def one_round(app: Flask) -> tuple[Table, Any]:
    """A match with one tile, and a photo of two more that make a city of two."""
    table = table_of(app, U)
    seen = photographed(table)
    return table, with_corrections(table, seen, *BARE) | {"token": seen["token"]}


def types(photo: Any) -> list[str]:
    return [move["type"] for move in photo["proposal"]]


def test_a_figure_on_a_city_that_was_completed_is_questioned(photo_app: Flask) -> None:
    table, photo = one_round(photo_app)
    assert types(photo) == ["place", "end_turn"] * 2
    (question,) = questions(photo)
    assert question["feature"]["kind"] == "city"
    assert [(one["player"], one["colour"], one["points"]) for one in question["choices"]] == [
        ("ana", "red", 4), ("bob", "blue", 4),
    ]  # fmt: skip
    for choice in question["choices"]:
        place_of = {name: choice[name] for name in ("x", "y", "colour", "kind", "feature")}
        after = with_corrections(table, photo, {"figure": "returned", **place_of})
        assert questions(after) == []
        (points,) = after["findings"]
        name = choice["player"]
        assert points["finding"] == "scores-after"
        assert f"{name} 4 (+4)" in points["says"]
        (deployed,) = [move for move in after["proposal"] if move["type"] == "deploy"]
        assert deployed["player"] == choice["player"]
        assert table.post("/preview", {"moves": after["proposal"]})["scores"][choice["player"]] == 4
        assert after["position"]["figures"] == []
        nowhere = {name: place_of[name] for name in ("x", "y", "feature")}
        gone = with_corrections(table, photo, {"figure": "none", **nowhere})
        assert (types(gone), questions(gone)) == (["place", "end_turn"] * 2, [])


def test_that_no_figure_was_there_is_remembered(photo_app: Flask) -> None:
    """By the photo, for every phone; the feature may be named on either of its tiles."""
    table, photo = one_round(photo_app)
    after = with_corrections(table, photo, {"figure": "none", "x": 0, "y": -1, "feature": {"kind": "city"}})
    assert (questions(after), after["proposal"]) == ([], photo["proposal"])


def test_figures_that_are_seen_or_that_the_match_knows_are_not_questioned(photo_app: Flask) -> None:
    assert questions(photographed(table_of(photo_app, U))) == []  # the red one is seen on the city
    assert questions(photographed(table_of(photo_app, D, E, U))) == []
    table = table_of(photo_app, D, U)
    (question,) = questions(with_corrections(table, photographed(table), *BARE))
    assert [one["player"] for one in question["choices"]] == ["ana"]  # only she has moved since


def placed(photo: Any) -> list[tuple[str, list[int]]]:
    """Who places a tile on which cell of the photo."""
    frame = Frame(**photo["frame"])
    moves = [one for one in photo["proposal"] if one["type"] == "place"]
    return [(one["player"], list(frame.back(one["x"], one["y"]))) for one in moves]


def of_three(app: Flask) -> tuple[Table, Any]:
    """The same round with a third tile on the other side of the first one."""
    table, photo = one_round(app)
    third = {"x": 2, "y": 0, "tile": "base/U", "rotation": 0}
    return table, with_corrections(table, photo, third) | {"token": photo["token"]}


def test_a_returned_figure_of_another_player_changes_the_order(photo_app: Flask) -> None:
    """Ana moves first. If Bob's figure was on base/D, then she placed another tile before."""
    table, photo = of_three(photo_app)
    (question,) = questions(photo)
    (of_bob,) = [one for one in question["choices"] if one["player"] == "bob"]
    place_of = {name: of_bob[name] for name in ("x", "y", "colour", "kind", "feature")}
    after = with_corrections(table, photo, {"figure": "returned", **place_of})
    assert ("bob", [place_of["x"], place_of["y"]]) in placed(after)
    assert table.post("/preview", {"moves": after["proposal"]})["scores"] == {"ana": 0, "bob": 4}


def test_people_give_the_order_of_the_turns(photo_app: Flask) -> None:
    table, photo = of_three(photo_app)
    for turns in ([[0, 0], [2, 0], [0, -1]], [[2, 0], [0, 0], [0, -1]], [[0, 0], [0, -1], [2, 0]]):
        after = with_corrections(table, photo, {"turns": turns})
        assert placed(after) == list(zip(("ana", "bob", "ana"), turns, strict=True))
        assert after["unexplained"] == []
    after = with_corrections(table, photo, {"turns": [[0, -1], [0, 0], [2, 0]]})
    assert after["proposal"] == []  # the first one touches nothing
    assert len(after["unexplained"]) == 3
    for wrong in ({"turns": []}, {"turns": [[0]]}, {"turns": TURNS, "x": 0}):
        with_corrections(table, photo, wrong, status=422)


@pytest.mark.parametrize("missing", ["x", "colour", "kind", "feature"])
def test_a_returned_figure_is_complete(photo_app: Flask, missing: str) -> None:
    table, photo = one_round(photo_app)
    row = {"figure": "returned", "x": 0, "y": 0, "colour": "red", "kind": "meeple", "feature": CITY}
    less = {name: value for name, value in row.items() if name != missing}
    with_corrections(table, photo, less, status=422)
    with_corrections(table, photo, {**row, "remove": True}, status=422)
    with_corrections(table, photo, {**row, "feature": {"kind": "monastery"}}, status=422)
    with_corrections(table, photo, {"figure": "none", "x": 0, "y": 0}, status=422)


GOODS = {"edition": "C1", "expansions": ["traders-and-builders"]}
THROUGH = (0, -1, "traders-and-builders/CFc.w", 90)  # a city from north to south, with wine
CAP = {"x": 0, "y": -2, "tile": "base/E", "rotation": 180}
ASIDE = {"x": 2, "y": 0, "tile": "base/U", "rotation": 0}


def with_goods(app: Flask) -> tuple[Table, Any]:
    """A match of Ana and Bob, and a photo of two more tiles: one completes a city with wine, the other
    nothing."""
    table = table_of(app, D, U, THROUGH, options=GOODS)
    seen = photographed(table)
    x, y, tile, rotation = THROUGH
    known = {"x": x, "y": y, "tile": tile, "rotation": rotation}
    return table, with_corrections(table, seen, *BARE, known, CAP, ASIDE) | {"token": seen["token"]}


def wine_of(table: Table, photo: Any) -> list[str]:
    """The players who have wine after the proposed turns."""
    held = table.post("/preview", {"moves": photo["proposal"]})["position"]["held"]
    return [player for player, goods in held.items() if goods.get("wine")]


def test_who_placed_a_tile_is_questioned_where_goods_depend_on_it(photo_app: Flask) -> None:
    """Each answer leads to goods of that player, and the question is answered for good."""
    table, photo = with_goods(photo_app)
    assert sorted(player for player, _ in placed(photo)) == ["ana", "bob"]
    (question,) = questions(photo, "turn")
    assert {one["player"] for one in question["choices"]} == {"ana", "bob"}
    at = [question["x"], question["y"]]
    of_wine = {}
    for choice in question["choices"]:
        after = with_corrections(table, photo, {"turns": choice["turns"]})
        assert (choice["player"], at) in placed(after)
        assert questions(after, "turn") == []
        of_wine[choice["player"]] = wine_of(table, after)
    other = {"ana": "bob", "bob": "ana"}
    capped = at == [CAP["x"], CAP["y"]]
    assert of_wine == {one: [one if capped else other[one]] for one in other}


def test_who_placed_a_tile_is_not_questioned_where_nothing_depends_on_it(photo_app: Flask) -> None:
    table = table_of(photo_app, D, E, options={"edition": "C1"})
    seen = photographed(table)
    photo = with_corrections(table, seen, *BARE, ASIDE)
    assert [player for player, _ in placed(photo)] == ["ana", "bob"]
    assert questions(photo, "turn") == []


def test_that_there_was_no_figure_may_name_a_tile_that_no_turn_places(photo_app: Flask) -> None:
    table, photo = one_round(photo_app)
    apart = {"x": 9, "y": 9, "tile": "base/U", "rotation": 0}
    nothing = {"figure": "none", "x": 9, "y": 9, "feature": {"kind": "road"}}
    after = with_corrections(table, photo, apart, nothing)
    assert len(after["unexplained"]) == 1
    assert len(questions(after)) == 1


def test_figures_that_came_back_are_limited(photo_app: Flask) -> None:
    table, photo = one_round(photo_app)
    row = {"figure": "returned", "x": 0, "y": 0, "colour": "red", "kind": "meeple", "feature": CITY}
    with_corrections(table, photo, *[row] * MOST_RETURNED)
    with_corrections(table, photo, row, status=422)
