"""Half tiles in photos: two on a cell are one reading, and two tiles of the position."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.api.border import problem
from tests.api.fake_recogniser import HALVES
from tests.api.photo_house import correct, picture, uploaded

PAIR = "halflings/1.1&halflings/2.4"


def halves(photo: dict[str, Any], x: int) -> list[tuple[str, int]]:
    """The tiles of the position on a cell of the row."""
    return [(t["tile"], t["rotation"]) for t in photo["position"]["tiles"] if (t["x"], t["y"]) == (x, 0)]


def table(phone: FlaskClient) -> dict[str, Any]:
    return uploaded(phone, picture(HALVES), catalogs=["base", "halflings"])


def test_two_half_tiles_on_a_cell_are_one_question(phone: FlaskClient) -> None:
    photo = table(phone)
    (tile,) = (t for t in photo["tiles"] if (t["x"], t["y"]) == (2, 0))
    assert (tile["tile"], tile["rotation"]) == (PAIR, 0)
    (doubt,) = (d for d in photo["doubts"] if (d.get("x"), d.get("y")) == (2, 0))
    assert doubt["reason"] == "close"
    offered = [(c["tile"], c["rotation"]) for c in doubt["candidates"]]
    assert offered[:2] == [(PAIR, 0), ("halflings/1.1", 0)]
    assert not [d for d in photo["doubts"] if (d.get("x"), d.get("y")) == (3, 0)]
    assert halves(photo, 2) == [("halflings/1.1", 0), ("halflings/2.4", 180)]
    assert halves(photo, 3) == [("halflings/1.6", 0)]


def test_an_answer_names_both_or_one_of_them(phone: FlaskClient) -> None:
    photo = table(phone)
    answer = correct(phone, photo, {"x": 2, "y": 0, "tile": "halflings/1.1", "rotation": 0}).get_json()
    assert halves(answer, 2) == [("halflings/1.1", 0)]
    answer = correct(phone, photo, {"x": 2, "y": 0, "tile": PAIR, "rotation": 90}).get_json()
    assert halves(answer, 2) == [("halflings/1.1", 90), ("halflings/2.4", 270)]
    assert not [d for d in answer["doubts"] if (d.get("x"), d.get("y")) == (2, 0)]


def test_a_half_tile_joins_the_one_that_lies_opposite(phone: FlaskClient) -> None:
    photo = table(phone)
    answer = correct(phone, photo, {"x": 3, "y": 0, "tile": "halflings/1.4", "rotation": 180}).get_json()
    assert halves(answer, 3) == [("halflings/1.4", 180), ("halflings/1.6", 0)]
    answer = correct(phone, photo, {"x": 3, "y": 0, "tile": "halflings/1.6", "rotation": 90}).get_json()
    assert halves(answer, 3) == [("halflings/1.6", 90)]
    both = [
        {"x": 3, "y": 0, "tile": None, "remove": True},
        {"x": 3, "y": 0, "tile": "halflings/2.1", "rotation": 90},
        {"x": 3, "y": 0, "tile": "halflings/2.2", "rotation": 270},
    ]
    answer = correct(phone, photo, *both).get_json()
    assert halves(answer, 3) == [("halflings/2.1", 90), ("halflings/2.2", 270)]


def test_only_half_tiles_make_a_pair(phone: FlaskClient) -> None:
    photo = table(phone)
    for tile in ("base/D&base/E", "halflings/1.1&halflings/9", "halflings/1.1&", "&"):
        answer = correct(phone, photo, {"x": 2, "y": 0, "tile": tile, "rotation": 0})
        assert answer.status_code == 422
        assert "corrections[0].tile" in problem(answer)["errors"]
