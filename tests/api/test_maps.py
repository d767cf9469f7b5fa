"""Maps over HTTP: listed, stored, played, joined; bad ones are refused with all their errors."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import jsonschema
import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.api.border import API

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database

PLAYERS = [{"id": "red"}, {"id": "blue"}]
STRIP: dict[str, Any] = {
    "name": "Strip",
    "squares": [{"x": 0, "y": 0, "kind": "start"}, {"x": 1, "y": 0}, {"x": 2, "y": 0, "kind": "start"}],
    "borders": [{"x": 2, "y": 0, "edge": "E", "kind": "road", "coats": 1}],
}


@pytest.fixture
def client(match_app: Flask) -> FlaskClient:
    return match_app.test_client()


def position(map_: Any, *tiles: tuple[int, int, str, int]) -> dict[str, Any]:
    rows = [{"x": x, "y": y, "tile": tile, "rotation": rotation} for x, y, tile, rotation in tiles]
    return {"game": "carcassonne", "options": {"map": map_}, "players": PLAYERS, "tiles": rows}


def test_every_map_is_listed_in_its_form(client: FlaskClient) -> None:
    rows = client.get(f"{API}/catalogs").get_json()["catalogs"]
    maps = {row["id"]: row["squares"] for row in rows if row["form"] == "map"}
    assert maps.pop("stand-in-map") == 124
    assert maps == dict.fromkeys(
        ("benelux", "france", "germany", "great-britain", "iberian-peninsula", "usa-east", "usa-west"), 0
    )
    schema = client.get(f"{API}/schemas/map.json").get_json()
    for id in ("stand-in-map", *maps):
        jsonschema.validate(client.get(f"{API}/catalogs/{id}").get_json(), schema)
    assert client.get(f"{API}/catalogs/germany").get_json()["known"]["large_cities"] == ["Berlin"]


@pytest.mark.parametrize(
    ("map_", "words"),
    [("germany", "not known"), ("stand-in", "stand-in-map"), ("base", "unknown map"), (7, "JSON object")],
)
def test_unplayable_maps_are_refused(client: FlaskClient, map_: Any, words: str) -> None:
    answer = client.post(f"{API}/placements", json={"position": position(map_), "tile": "base/D"})
    assert answer.status_code == 422
    ((path, messages),) = answer.get_json()["errors"].items()
    assert path == "position.options.map"
    assert words in messages[0]


def test_a_broken_map_is_refused_with_all_reasons(client: FlaskClient) -> None:
    bad = {
        "name": "x",
        "colour": "blue",
        "squares": [{"x": 0, "y": 0, "kind": "start"}, {"x": 0, "y": 0}, {"x": 1, "y": 0, "kind": "city"},
                    {"x": 9, "y": 9}, {"x": "a", "y": 0}],
        "borders": [{"x": 0, "y": 0, "edge": "E", "kind": "rd"},
                    {"x": 0, "y": 0, "edge": "N", "kind": "neutral", "coats": 2}],
        "ferries": [{"ends": [{"x": 0, "y": 0, "edge": "N"}]}],
    }  # fmt: skip
    for answer in (
        client.post(f"{API}/catalogs", json=bad),
        client.post(f"{API}/placements", json={"position": position(bad), "tile": "base/D"}),
    ):
        assert answer.status_code == 422
        errors = {
            path.removeprefix("position.options.map."): messages
            for path, messages in answer.get_json()["errors"].items()
        }
        assert "overlap" in errors["squares[1]"][0]
        assert "what is printed" in errors["squares[2].features"][0]
        assert "whole number" in errors["squares[4].x"][0]
        assert "square (1, 0)" in errors["borders[0]"][0]
        assert "road" in errors["borders[0].kind"][0]
        assert "borders[1].coats" in errors
        assert "two ends, not 1" in errors["ferries[0].ends"][0]
        assert any("disconnected" in messages for messages in errors["squares"])
        assert "colour" in errors


def test_an_edge_shows_one_thing_and_is_described_once(client: FlaskClient) -> None:
    castle = [{"kind": "city", "edges": ["N", "E", "S", "W"]}, {"kind": "road", "edges": ["N"]}]
    bad = {
        **STRIP,
        "squares": [*STRIP["squares"], {"x": 0, "y": 1, "kind": "city", "features": castle},
                    {"x": 50, "y": 50, "kind": "city", "features": castle[:1]}],
        "borders": [{"x": 0, "y": 0, "edge": "N", "kind": "neutral"},
                    {"x": 0, "y": 0, "edge": "N", "kind": "road"}],
        "ferries": [{"ends": [{"x": 0, "y": 0, "edge": "N"}, {"x": 2, "y": 0, "edge": "E"}]}],
    }  # fmt: skip
    errors = client.post(f"{API}/catalogs", json=bad).get_json()["errors"]
    assert errors["squares[3].features"] == ["edge N shows city and road; an edge shows one thing"]
    assert errors["borders[1]"] == ["this edge is listed already"] == errors["ferries[0].ends[0]"]
    assert "disconnected from the start squares: (50, 50)" in errors["squares"][0]


def test_everything_printed_beside_a_square_is_named(client: FlaskClient) -> None:
    """A tile that violates a large city, a border and a ferry gets all reasons; one that meets them, too."""
    own: dict[str, Any] = {
        "name": "Corner",
        "squares": [{"x": 0, "y": 0, "kind": "start"}, {"x": 0, "y": 5, "kind": "start"},
                    {"x": 1, "y": 0, "kind": "city", "features": [{"kind": "city", "edges": [*"NESW"]}]}],
        "borders": [{"x": 0, "y": 0, "edge": "N", "kind": "road"}],
        "ferries": [{"ends": [{"x": 0, "y": 0, "edge": "S"}, {"x": 0, "y": 5, "edge": "N"}]}],
    }  # fmt: skip

    def rules(tile: str, rotation: int) -> tuple[bool, list[str]]:
        move = {"type": "place", "player": "red", "tile": tile, "x": 0, "y": 0, "rotation": rotation}
        answer = client.post(f"{API}/rulings", json={"position": position(own), "move": move}).get_json()
        rows = answer["reasons"] or answer["because"]
        assert all([0, 0] in row["where"]["tiles"] for row in answer["reasons"])
        return answer["legal"], [row["rule"] for row in rows]

    legal, against = rules("base/B", 0)
    assert not legal
    assert sorted(against) == ["CB-P2", "CB-P2", "CB-P2", "MP-B1", "MP-P3", "MP-Y1"]
    legal, because = rules("base/L", 90)
    assert legal
    assert {"MP-S6", "MP-B1", "MP-B2", "MP-P3", "MP-Y1", "MP-L2"} <= set(because)


@pytest.mark.parametrize("cell", [(0, -1), (3, 0), (9, 9)])
def test_prints_beyond_the_border_pay_nobody(client: FlaskClient, cell: tuple[int, int]) -> None:
    x, y = cell
    request = {"position": position(STRIP), "feature": {"x": x, "y": y, "kind": "road", "at": "W"}}
    answer = client.post(f"{API}/rulings", json=request)
    assert answer.status_code == 422
    assert answer.get_json()["errors"] == {"feature.x": [f"there is no tile at {cell}"]}


def test_lines_name_tiles_and_squares_only(client: FlaskClient) -> None:
    """Squares printed abroad and on the water count, but hold no tile."""
    tiles = ((8, 0, "base/A", 270), (11, 0, "base/A", 90), (-5, 0, "base/F", 0), (-4, 0, "base/E", 270))
    table = position("stand-in-map", *tiles)
    table["figures"] = [
        {"player": "red", "kind": "meeple", "x": 8, "y": 0, "feature": {"kind": "road", "at": "E"}},
        {"player": "blue", "kind": "meeple", "x": -4, "y": 0, "feature": {"kind": "city", "at": "W"}},
    ]
    sheet = client.post(f"{API}/scores", json={"position": table, "final": False}).get_json()
    points = {line["player"]: (line["points"], line["where"]["tiles"]) for line in sheet["lines"]}
    assert points == {"red": (7, [[8, 0], [11, 0]]), "blue": (10, [[-5, 0], [-4, 0]])}
    there = {(x, y) for x, y, _, _ in tiles}
    assert all({tuple(cell) for cell in feature["tiles"]} <= there for feature in sheet["features"])


def test_a_kept_map_is_played_on_in_its_version(client: FlaskClient) -> None:
    kept = client.post(f"{API}/catalogs", json=STRIP).get_json()
    body = {"game": "carcassonne", "options": {"map": kept["id"]}, "players": PLAYERS}
    made = client.post(f"{API}/matches", json=body).get_json()
    bearer = {"Authorization": f"Bearer {kept['token']}"}
    renewed = client.put(
        f"{API}/catalogs/{quote(kept['id'], safe='')}", json={**STRIP, "name": "S"}, headers=bearer
    )
    assert renewed.get_json()["version"] != kept["version"]
    host = {"Authorization": f"Bearer {made['tokens']['host']}"}
    exported = client.get(f"{API}/matches/{made['id']}/export", headers=host).get_json()
    assert {"id": kept["id"], "version": kept["version"]}.items() <= exported["catalogs"][-1].items()
    assert client.post(f"{API}/matches/import", json=exported).status_code == 201
    listed = client.get(f"{API}/matches/{made['id']}/placements?tile=base/U", headers=host).get_json()
    assert {(one["x"], one["y"]) for one in listed["placements"]} == {(1, 0)}


def test_joined_maps_are_one_board(client: FlaskClient) -> None:
    joined = {"join": [{"map": STRIP}, {"map": STRIP, "x": 3, "y": 0}]}
    tiles = [(x, 0, "base/U", 0) for x in range(6)]
    request = {"position": position(joined, *tiles), "feature": {"x": 0, "y": 0, "kind": "road", "at": "E"}}
    answer = client.post(f"{API}/rulings", json=request).get_json()
    rules = {reason["rule"] for reason in answer["because"]}
    assert {"MP-B3", "MP-B4", "MP-B5", "MP-C1", "MP-E1"} <= rules
    assert "6 tiles" in str(answer["because"])
    kept = client.post(f"{API}/catalogs", json={"name": "Both", **joined})
    assert kept.status_code == 201
    found = client.get(f"{API}/catalogs/{quote(kept.get_json()['id'], safe='')}").get_json()
    assert len(found["squares"]) == 6
    assert len(found["borders"]) == 1
    overlapping = {"join": [{"map": STRIP}, {"map": STRIP, "x": 2}]}
    assert client.post(f"{API}/catalogs", json={"name": "No", **overlapping}).status_code == 422
