"""GET /games, /rules, /catalogs"""

from __future__ import annotations

import json
from urllib.parse import quote

import jsonschema
import pytest
from flask.testing import FlaskClient

from tests.api.border import API, problem


def test_games_list_options_catalogs_and_moves(client: FlaskClient) -> None:
    games = client.get(f"{API}/games").get_json()["games"]
    game = next(g for g in games if g["id"] == "carcassonne")
    assert game["players"]["min"] == 2
    assert game["players"]["max"] >= 5
    assert "base" in game["catalogs"]
    assert {"place", "deploy", "discard", "end_turn"} <= set(game["moves"])
    options = {option["name"]: option for option in game["options"]}
    assert {"edition", "expansions"} <= set(options)
    for option in options.values():
        assert set(option) >= {"name", "values", "default", "rule", "says"}
        assert option["says"]
    assert client.get(f"{API}/games/carcassonne").get_json() == game


def test_a_game_lists_what_is_on_its_tiles_and_what_its_boxes_hold(client: FlaskClient) -> None:
    game = client.get(f"{API}/games/carcassonne").get_json()
    assert game["kinds"]["field"] == {"shape": "area", "sides": "halves", "letter": "F"}
    marks = {mark["id"]: mark["on"] for mark in game["marks"]}
    assert (marks["pennants"], marks["hill"]) == ("feature", "tile")
    assert set(game["figures"]) == {"meeple"}
    boxes = {box["id"]: box for box in game["expansions"]}
    assert boxes["hills-and-sheep"]["figures"] == {"shepherd": {"count": 1, "goes_on": ["field"]}}
    assert boxes["hills-and-sheep"]["tokens"] == {"sheep": [1, 2, 3, 4]}
    assert boxes["traders-and-builders"]["figures"]["builder"]["goes_on"] == ["city", "road"]
    assert boxes["inns-and-cathedrals"]["catalogs"] == ["inns-and-cathedrals"]
    assert "ext.inns" in boxes["inns-and-cathedrals"]["options"]


def test_every_rule_an_option_cites_has_words(client: FlaskClient) -> None:
    game = client.get(f"{API}/games/carcassonne").get_json()
    for option in game["options"]:
        rule = client.get(f"{API}/rules/{quote(option['rule'], safe='')}").get_json()
        assert rule["id"] == option["rule"]
        assert rule["title"]
        assert rule["text"]
        assert rule["source"]


@pytest.mark.parametrize("id", ["carcassonne", "gold-rush", "amazonas", "dorra-amazonas"])
def test_every_rule_in_the_help_has_words_and_is_of_the_game(client: FlaskClient, id: str) -> None:
    """The moments are in the order of a match; those of expansions are not new."""
    rows = client.get(f"{API}/games/{id}").get_json()["help"]
    moments = list(dict.fromkeys(row["moment"] for row in rows))
    assert (moments[0], moments[-1]) == ("setup", "over")
    assert moments == [row["moment"] for row in rows if not row["when"]]
    known = {rule["id"] for rule in client.get(f"{API}/rules?game={id}").get_json()["rules"]}
    assert {rule for row in rows for rule in row["rules"]} <= known


def test_the_help_of_a_part_is_in_force_with_its_switch(client: FlaskClient) -> None:
    """An option that is wanted exists, and so does the value."""
    game = client.get(f"{API}/games/carcassonne").get_json()
    options = {option["name"]: option["values"] for option in game["options"]}
    wanted = [dict(row["when"]) for row in game["help"]]
    assert {"ext.hill": "on"} in wanted
    assert {"map": True} in wanted
    for when in wanted:
        assert all(name in options and value in (options[name] or [True]) for name, value in when.items())


@pytest.mark.parametrize(
    "path", ["/games/carcasonne", "/rules/no.such.rule", "/catalogs/bas", "/catalogs/user%2Fnone"]
)
def test_unknown_ids_are_not_found(client: FlaskClient, path: str) -> None:
    answer = client.get(API + path)
    assert answer.status_code == 404
    assert problem(answer)["type"].endswith("#unknown-id")


def test_near_names_of_an_unknown_id(client: FlaskClient) -> None:
    assert "carcassonne" in client.get(f"{API}/games/carcasonne").get_json()["near"]
    assert "base" in client.get(f"{API}/catalogs/bas").get_json()["near"]


def test_catalogs(client: FlaskClient) -> None:
    rows = {row["id"]: row for row in client.get(f"{API}/catalogs").get_json()["catalogs"]}
    assert {"base", "river", "inns-and-cathedrals"} <= set(rows)
    for name, row in rows.items():
        catalog = client.get(f"{API}/catalogs/{quote(name, safe='')}").get_json()
        assert catalog["version"] == row["version"]
        assert catalog["provenance"] in ("published", "stand-in")
        assert catalog["schema"] == f"{API}/schemas/{row['form']}.json"
        schema = client.get(catalog["schema"]).get_json()
        assert len(catalog.get("tiles", ())) == row.get("designs", 0)
        for tile in catalog.get("tiles", ()):
            assert tile["id"]
            assert len(tile["outlines"]) == len(tile["features"])
            assert [o["kind"] for o in tile["outlines"]] == [f["kind"] for f in tile["features"]]
            points = [p for o in tile["outlines"] for shape in o["areas"] + o["path"] for p in shape]
            assert all(-0.01 <= u <= 1.01 and -0.01 <= v <= 1.01 for u, v in points)
        jsonschema.Draft202012Validator(schema).check_schema(schema)


def test_the_base_set_has_72_tiles(client: FlaskClient) -> None:
    catalog = client.get(f"{API}/catalogs/base").get_json()
    for printing in ("basic:1", "basic:2"):
        assert sum(tile["counts"].get(printing, 0) for tile in catalog["tiles"]) == 72


def test_a_repeated_request_is_answered_not_modified(client: FlaskClient) -> None:
    for path in ("/games", "/games/carcassonne", "/catalogs", "/catalogs/base", "/openapi.json"):
        first = client.get(API + path)
        again = client.get(API + path, headers={"If-None-Match": first.headers["ETag"]})
        assert again.status_code == 304
        assert again.get_data() == b""
        assert again.headers["Content-Security-Policy"]


def test_answers_are_compact_utf8_json(client: FlaskClient) -> None:
    answer = client.get(f"{API}/catalogs")
    assert answer.content_type == "application/json"
    json.loads(answer.get_data().decode("utf-8"))


CORNER = [
    {"kind": "city", "edges": ["N", "W"]},
    {"kind": "field", "halves": ["EL", "ER", "SL", "SR"], "cities": [0]},
]


def test_a_draft_is_drawn_and_not_kept(client: FlaskClient) -> None:
    before = client.get(f"{API}/catalogs").get_json()
    answer = client.post(f"{API}/catalogs/check", json={"tiles": [{"id": "mine/1", "features": CORNER}]})
    assert answer.status_code == 200
    (tile,) = answer.get_json()["tiles"]
    assert [outline["kind"] for outline in tile["outlines"]] == ["city", "field"]
    assert client.get(f"{API}/catalogs").get_json() == before
    wrong = [{"kind": "city", "edges": ["N", "W"]}, {"kind": "field", "halves": ["EL", "ER", "SL"]}]
    answer = client.post(f"{API}/catalogs/check", json={"tiles": [{"id": "mine/1", "features": wrong}]})
    assert answer.status_code == 422
    assert problem(answer)["errors"] == {"tiles[0].features": ["half SR belongs to no feature"]}


def test_a_tile_without_an_id_is_called_something(client: FlaskClient) -> None:
    kept = client.post(f"{API}/catalogs", json={"tiles": [{"features": CORNER}]}).get_json()
    answer = client.get(f"{API}/catalogs/{quote(kept['id'], safe='')}")
    assert answer.status_code == 200
    (tile,) = answer.get_json()["tiles"]
    assert tile["id"] == "inline/tile"
    assert len(tile["outlines"]) == 2
