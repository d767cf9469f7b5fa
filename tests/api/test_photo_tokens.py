"""Towers, bridges, castles, barns and others that no net names are put on a photo's tiles by corrections.

What the photo shows can then be scored as it lies (35).
"""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import API, problem
from tests.api.fake_recogniser import BARN
from tests.api.test_photos import correct, picture, uploaded

ALL = ["abbey-and-mayor", "tower", "bridges-castles-and-bazaars", "princess-and-dragon", "mage-and-witch"]
Json = dict[str, Any]


@pytest.fixture
def photo(phone: FlaskClient) -> Json:
    """A city of two caps at (0, 0) and above it; a tower at (1, 0); fields around."""
    made = uploaded(phone, picture(BARN), options={"expansions": [*ALL, "ferries"]})
    tiles = [
        {"x": 0, "y": 0, "tile": "base/E", "rotation": 0},
        {"x": 0, "y": -1, "tile": "base/E", "rotation": 180},
        {"x": 1, "y": 0, "tile": "tower/F", "rotation": 0},
        {"x": 2, "y": 0, "tile": "base/U", "rotation": 90},
        {"x": 1, "y": 1, "tile": "base/B", "rotation": 0},
        {"x": 0, "y": 1, "tile": "base/B", "rotation": 0},
    ]
    return {**made, **correct(phone, made, *tiles, *gone(made)).get_json()}


def gone(photo: Json) -> list[Json]:
    """Corrections that remove all figures."""
    return [{"figure": index, "remove": True} for index, _ in enumerate(photo["figures"])]


def corrected(phone: FlaskClient, photo: Json, *corrections: Json) -> Json:
    answer = correct(phone, photo, *corrections)
    assert answer.status_code == 200, answer.get_json()
    return dict(answer.get_json())


def scored(phone: FlaskClient, position: Json) -> Json:
    answer = phone.post(f"{API}/scores", json={"position": position, "final": True})
    assert answer.status_code == 200, answer.get_json()
    return dict(answer.get_json())


def test_a_tower_with_a_follower_on_top(phone: FlaskClient, photo: Json) -> None:
    tower = {"token": "tower", "x": 1, "y": 0, "count": 1, "value": 3}
    up = {"figure": "new", "x": 1, "y": 0, "colour": "red", "kind": "meeple", "feature": {"kind": "tower"}}
    after = corrected(phone, photo, tower, up)
    assert after["position"]["tokens"] == [{"kind": "tower", "value": 3, "x": 1, "y": 0}]
    assert [f["feature"] for f in after["position"]["figures"]] == [{"kind": "tower"}]
    assert [f["feature"]["kind"] for f in after["figures"]] == ["tower"]
    sheet = scored(phone, after["position"])
    assert not [one for one in sheet["findings"] if one["severity"] == "error"]
    assert sheet["lines"] == []
    higher = corrected(phone, photo, {**tower, "value": 4})
    assert [one["value"] for one in higher["position"]["tokens"]] == [4]
    assert "tokens" not in corrected(phone, photo, {**tower, "count": 0})["position"]


def test_a_bridge_carries_a_road_on_which_a_thief_stands(phone: FlaskClient, photo: Json) -> None:
    bridge = {"token": "bridge", "x": 1, "y": 0, "count": 1, "edges": ["W", "E"]}
    road = {"kind": "road", "at": ["W", "E"]}
    thief = {"figure": "new", "x": 1, "y": 0, "colour": "red", "kind": "meeple", "feature": road}
    assert list(problem(correct(phone, photo, thief))["errors"]) == ["corrections[0].feature"]
    beyond = {"x": 2, "y": 0, "tile": "base/U", "rotation": 0}
    after = corrected(phone, photo, beyond, bridge, thief)
    (figure,) = after["position"]["figures"]
    assert (figure["feature"]["kind"], set(figure["feature"]["at"])) == ("road", {"W", "E"})
    (line,) = scored(phone, after["position"])["lines"]
    assert (line["feature"]["kind"], line["points"]) == ("road", 2)


def test_a_castle_stands_over_two_tiles_and_its_knight_is_the_lord(phone: FlaskClient, photo: Json) -> None:
    tiles = [[0, -1], [0, 0]]
    castle = {"token": "castle", "x": 0, "y": -1, "count": 1, "tiles": tiles}
    city = {"kind": "city", "at": "N"}
    lord = {"figure": "new", "x": 0, "y": 0, "colour": "red", "kind": "meeple", "feature": city}
    farmer = {
        "figure": "new", "x": 0, "y": 1, "colour": "blue", "kind": "meeple", "feature": {"kind": "field"},
    }  # fmt: skip
    after = corrected(phone, photo, castle, lord, farmer)
    assert [t["tiles"] for t in after["position"]["tokens"]] == [tiles]
    assert [f["feature"]["kind"] for f in after["position"]["figures"]] == ["castle", "field"]
    assert [f["feature"]["kind"] for f in after["figures"]] == ["city", "field"]  # as printed
    lines = scored(phone, after["position"])["lines"]
    assert [(line["player"], line["points"]) for line in lines] == [("blue", 4)]  # a castle pays 4
    off = corrected(phone, photo, {**castle, "count": 0})
    assert [f["feature"]["kind"] for f in off["position"]["figures"]] == ["city", "field"]


def test_a_barn_stands_on_the_nearest_corner_or_the_one_named(phone: FlaskClient, photo: Json) -> None:
    barn = {"figure": "new", "x": 1, "y": 0, "colour": "red", "kind": "barn", "corner": [1, 1]}
    after = corrected(phone, photo, barn)
    assert after["position"]["figures"] == [{"player": "red", "kind": "barn", "point": [1, 1]}]
    assert after["figures"][0]["corner"] == [1, 1]
    (line,) = scored(phone, after["position"])["lines"]
    assert (line["player"], line["points"]) == ("red", 4)  # the city of two caps
    seen = uploaded(phone, picture(BARN), options={"expansions": ["abbey-and-mayor"]})
    index = len(seen["figures"]) - 1
    assert seen["figures"][index]["kind"] == "barn"
    (standing,) = [f for f in seen["position"]["figures"] if f["kind"] == "barn"]
    assert "point" not in standing  # no four tiles meet
    more = [{"x": x, "y": 1, "tile": "base/B", "rotation": 0} for x in (0, 1)]
    seen = corrected(phone, seen, *more)
    assert seen["figures"][index]["corner"] == [1, 1]  # seen near the south-east corner of (0, 0)
    (standing,) = [f for f in seen["position"]["figures"] if f["kind"] == "barn"]
    assert standing == {"player": "yellow", "kind": "barn", "point": [1, 1]}


def test_the_fairy_stands_with_a_figure_that_is_there(phone: FlaskClient, photo: Json) -> None:
    monk = {"colour": "red", "kind": "meeple"}
    fairy = {"token": "fairy", "x": 1, "y": 1, "count": 1, "beside": monk}
    figure = {"figure": "new", "x": 1, "y": 1, **monk, "feature": {"kind": "monastery"}}
    after = corrected(phone, photo, fairy, figure)
    (token,) = after["position"]["tokens"]
    assert token["beside"] == {"player": "red", "kind": "meeple"}
    lines = scored(phone, after["position"])["lines"]
    assert ("red", 3) in [(line["player"], line["points"]) for line in lines]
    without = corrected(phone, photo, {"figure": 0, "remove": True})
    assert "beside" not in without["position"]["tokens"][0]


def test_the_count_stands_in_a_quarter_of_the_city(phone: FlaskClient) -> None:
    made = uploaded(phone, picture(BARN), options={"expansions": ["count"]})
    city = {"x": 0, "y": 0, "tile": "count/7", "rotation": 0}
    photo = {**made, **correct(phone, made, city, *gone(made)).get_json()}
    count = {"token": "count", "x": 0, "y": 0, "count": 1, "quarter": "market"}
    after = corrected(phone, photo, count)
    (token,) = after["position"]["tokens"]
    assert token == {"kind": "count", "value": None, "x": 0, "y": 0, "quarter": "market"}
    scored(phone, after["position"])
    moved = corrected(phone, photo, {**count, "quarter": "castle"})
    assert [one["quarter"] for one in moved["position"]["tokens"]] == ["castle"]
    without = {name: value for name, value in count.items() if name != "quarter"}
    assert list(problem(correct(phone, photo, without))["errors"]) == ["corrections[0].quarter"]
    assert "tokens" not in corrected(phone, photo, {**without, "count": 0})["position"]


def test_the_witch_stands_on_one_feature_of_the_table(phone: FlaskClient, photo: Json) -> None:
    def on(x: int, at: str) -> Json:
        return {"token": "witch", "x": x, "y": 0, "count": 1, "feature": {"kind": "road", "at": at}}

    corrected(phone, photo, on(2, "N"))
    city = {"token": "witch", "x": 0, "y": 0, "count": 1, "feature": {"kind": "city", "at": "N"}}
    (token,) = corrected(phone, photo, city)["position"]["tokens"]
    assert (token["x"], token["feature"]) == (0, {"kind": "city", "at": ["N"]})


@pytest.mark.parametrize(
    ("correction", "place"),
    [
        ({"token": "tower", "x": 1, "y": 0, "count": 1}, "value"),
        ({"token": "tower", "x": 1, "y": 0, "count": 1, "value": 1, "edges": ["N", "S"]}, "edges"),
        ({"token": "bridge", "x": 1, "y": 0, "count": 1}, "edges"),
        ({"token": "castle", "x": 0, "y": 0, "count": 0}, "tiles"),
        ({"token": "castle", "x": 0, "y": 0, "count": 1, "tiles": [[0, 0], [9, 9]]}, "tiles[1]"),
        ({"token": "witch", "x": 0, "y": 0, "count": 1, "feature": {"kind": "road", "at": "N"}}, "feature"),
        ({"token": "dragon", "x": 0, "y": 0, "count": 1, "value": 1}, "value"),
        ({"x": 0, "y": 0, "tile": "base/E", "corner": [0, 0]}, "corner"),
        ({"figure": "new", "x": 0, "y": 0, "colour": "red", "value": 1}, "value"),
    ],
)
def test_a_token_that_lies_otherwise_is_refused(
    phone: FlaskClient, photo: Json, correction: Json, place: str
) -> None:
    assert list(problem(correct(phone, photo, correction))["errors"]) == [f"corrections[0].{place}"]


def test_what_was_entered_about_pieces_is_kept_when_the_photo_is_read_again() -> None:
    from services.photos.alignment import Frame
    from services.photos.reread import moved
    from vision.reading import Correction

    one = Correction(0, 0, token="castle", count=1, tiles=((0, 0), (0, 1)), edges=("N", "S"), corner=(1, 1))
    turned = moved(one, Frame(1, 0, 0))  # a quarter clockwise: (x, y) -> (-y, x)
    assert (turned.tiles, turned.edges, turned.corner) == (((0, 0), (-1, 0)), ("E", "W"), (0, 1))


def test_each_expansion_names_how_its_tokens_lie(client: FlaskClient) -> None:
    game = client.get(f"{API}/games/carcassonne").get_json()
    placed = {kind: how for box in game["expansions"] for kind, how in box["placed"].items()}
    assert placed["tower"] == {"lies": "number", "mark": "tower", "adds": "tower"}
    assert placed["bridge"] == {"lies": "across", "on": ["field"], "adds": "road"}
    assert placed["castle"] == {"lies": "pair", "on": ["city"]}
    assert placed["ferry"] == {"lies": "joins", "mark": "ferry", "on": ["road"]}
