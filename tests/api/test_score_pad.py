"""A match in which only points are tracked: the same history, undo, statistics,
chart and export as any match."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.border import API, problem
from tests.api.matches import Table

POINTS: dict[str, Any] = {"edition": "C3", "expansions": ["inns-and-cathedrals"], "tracking": "points"}


@pytest.fixture
def table(client: FlaskClient) -> Table:
    return Table.new(client, options=POINTS)


def score(player: str, what: str, final: bool = False, tied: tuple[str, ...] = (), **counts: int) -> Any:
    move = {"type": "score", "player": player, "what": what, "counts": counts}
    return {**move, "final": final, "tied": list(tied)}


def send(table: Table, seq: int, *moves: Any, by: str = "host") -> Any:
    return table.ask("POST", "/moves", {"seq": seq, "moves": list(moves)}, by=by)


def test_the_match_has_the_entries_of_the_rules_in_force(table: Table) -> None:
    match = table.ask("GET", "").get_json()
    assert {entry["what"]: [count["name"] for count in entry["counts"]] for entry in match["pad"]} == {
        "road": ["tiles", "inn"],
        "city": ["tiles", "pennants", "cathedral"],
        "monastery": ["around"],
        "field": ["cities"],
    }
    assert (match["to_move"], match["tiles_left"], match["position"]["tiles"]) == (None, None, [])


def test_goods_need_one_of_their_numbers(client: FlaskClient) -> None:
    options = {**POINTS, "expansions": ["traders-and-builders"]}
    pad = Table.new(client, options=options).ask("GET", "").get_json()["pad"]
    assert [entry["what"] for entry in pad if entry["needs_one"]] == ["trade-goods"]


def test_the_match_does_not_begin_with_tiles(client: FlaskClient) -> None:
    seats = [{"id": "red"}, {"id": "blue"}]
    start = {"game": "carcassonne", "players": seats, "tiles": [{"x": 0, "y": 0, "tile": "base/D"}]}
    body = {"game": "carcassonne", "options": POINTS, "players": seats, "start": start}
    answer = client.post(f"{API}/matches", json=body)
    assert answer.status_code == 422
    assert list(problem(answer)["errors"]) == ["start.tiles"]


def test_a_match_with_tiles_has_no_pad(client: FlaskClient) -> None:
    table = Table.new(client)
    assert "pad" not in table.ask("GET", "").get_json()
    assert send(table, 0, score("red", "city", tiles=3)).status_code == 422


def test_a_scoring_with_its_arithmetic_history_undo_and_redo(table: Table) -> None:
    made = send(table, 0, score("red", "city", tiles=3, pennants=1, tied=("blue",)))
    assert made.status_code == 201
    body = made.get_json()
    assert body["scores"] == {"red": 8, "blue": 8}
    red = body["lines"][0]
    assert (red["points"], red["rule"], red["where"]) == (8, "CB-C2", {"tiles": []})
    assert [part["says"] for part in red["parts"]] == ["3 tiles × 2", "1 coat of arms × 2"]
    assert table.ask("POST", "/undo", {"seq": 1}).get_json()["scores"] == {"red": 0, "blue": 0}
    assert table.ask("POST", "/redo", {"seq": 2}).get_json()["scores"] == {"red": 8, "blue": 8}
    changes = table.ask("GET", "/history").get_json()["changes"]
    assert [change["type"] for change in changes] == ["moves", "undo", "redo"]
    better = {"seq": 3, "at": 1, "moves": [score("red", "city", tiles=4)]}
    assert table.ask("POST", "/correct", better).get_json()["scores"] == {"red": 8, "blue": 0}


def test_a_preview_shows_points_before_an_owner_is_chosen(table: Table) -> None:
    body = {"moves": [score("red", "road", tiles=4, inn=1)]}
    found = table.ask("POST", "/preview", body).get_json()
    assert [(line["points"], line["rule"]) for line in found["lines"]] == [(8, "IC-I2")]
    assert table.ask("GET", "").get_json()["seq"] == 0


def test_statistics_chart_and_export(table: Table) -> None:
    send(table, 0, score("red", "city", tiles=3))
    send(table, 1, score("blue", "monastery"))
    send(table, 2, {"type": "adjust", "player": "blue", "points": 5, "note": "a bet"})
    found = table.ask("GET", "/statistics").get_json()
    assert found["by_kind"] == {"red": {"city": 6}, "blue": {"monastery": 9, "adjust": 5}}
    assert [(one["kind"], one["points"], one["tiles"]) for one in found["biggest"]] == [
        ("monastery", 9, 0),
        ("city", 6, 3),
    ]
    assert len(found["points"]) == 4
    for picture in ("/scores.svg", "/scores.png", "/summary.png"):
        assert table.ask("GET", picture).status_code == 200
    assert "completed monastery" in table.ask("GET", "/export.csv").get_data(as_text=True)
    ended = send(table, 3, {"type": "end_game"}).get_json()
    assert (ended["status"], ended["scores"]) == ("over", {"red": 6, "blue": 14})
    export = table.ask("GET", "/export").get_json()
    again = table.client.post(f"{API}/matches/import", json=export)
    assert again.status_code == 201
    assert again.get_json()["scores"] == {"red": 6, "blue": 14}


def test_players_enter_their_own_points_and_viewers_none(table: Table) -> None:
    assert send(table, 0, score("red", "road", tiles=2, tied=("blue",)), by="red").status_code == 201
    assert send(table, 1, score("blue", "road", tiles=2), by="red").status_code == 403
    assert send(table, 1, score("red", "road", tiles=2), by="viewer").status_code == 403


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"what": "citi"}, "what"),
        ({"what": 3}, "what"),
        ({"counts": {"tiles": 0}}, "counts.tiles"),
        ({"counts": {"tiles": 10**9}}, "counts.tiles"),
        ({"counts": {}}, "counts.tiles"),
        ({"counts": {"tiles": 3, "garden": 1}}, "counts.garden"),
        ({"counts": None}, "counts"),
        ({"what": "field", "counts": {"cities": 1}}, "final"),
        ({"tied": ["red"]}, "tied[0]"),
        ({"tied": ["blue", "blue"]}, "tied[1]"),
        ({"tied": ["nobody"]}, "tied[0]"),
        ({"more": 1}, "more"),
    ],
)
def test_bad_scorings_are_refused_by_field(table: Table, change: dict[str, Any], path: str) -> None:
    answer = send(table, 0, {**score("red", "city", tiles=3), **change})
    assert answer.status_code == 422
    assert f"moves[0].{path}" in answer.get_json()["errors"]


def test_no_photo_is_compared_with_a_match_without_tiles(table: Table) -> None:
    answer = table.ask("GET", "/placements?tile=base/V").get_json()
    assert (answer["placements"], [reason["rule"] for reason in answer["reasons"]]) == ([], ["CR-points"])


def test_other_programs_get_the_result_and_no_board(table: Table) -> None:
    send(table, 0, score("red", "city", tiles=3))
    send(table, 1, {"type": "end_game"})
    refused = problem(table.ask("GET", "/export.jcz"))
    assert refused["status"] == 422
    assert "only its points are tracked" in refused["errors"]["$"][0]
    assert table.ask("GET", "/export.bgsplay").status_code == 200


@pytest.mark.parametrize(
    ("game", "entries"),
    [
        (
            "gold-rush",
            {
                "railroad": ["tiles", "locomotives"],
                "mountain": ["nuggets"],
                "city": ["railroads"],
                "prairie": ["tipis", "horses"],
                "mining": ["ones", "twos", "threes", "fives"],
            },
        ),
        (
            "amazonas",
            {
                "tributary": ["tiles", "fruit"],
                "village": ["tiles", "fruit"],
                "first-boat": ["caimans", "piranhas"],
                "second-boat": ["piranhas"],
                "jungle": ["animals"],
                "mouth": ["place"],
            },
        ),
    ],
)
def test_other_games_with_tiles_have_a_pad(
    client: FlaskClient, game: str, entries: dict[str, list[str]]
) -> None:
    table = Table.new(client, game=game, options={"tracking": "points"})
    match = table.ask("GET", "").get_json()
    assert (match["tiles_left"], match["position"]["tiles"], match["position"]["figures"]) == (None, [], [])
    plays(table, entries, final=False)


def test_a_game_without_tiles_has_a_pad_for_its_end(client: FlaskClient) -> None:
    table = Table.new(client, game="dorra-amazonas", options={"tracking": "points"})
    species = ("fish", "butterfly", "iguana", "parrot", "orchid")
    piles = {one: ["tiles", "majority"] for one in species}
    plays(table, {**piles, "medal": ["medal"], "mission": ["missing"]}, final=True)


def test_a_map_adds_its_prints_to_the_pad(client: FlaskClient) -> None:
    table = Table.new(client, options={"tracking": "points", "map": "stand-in-map"})
    entries = {
        "road": ["tiles", "pennants", "ferry", "abroad"],
        "city": ["tiles", "pennants", "abroad", "large-city"],
        "monastery": ["around"],
        "field": ["cities"],
    }
    assert table.ask("GET", "").get_json()["position"]["tiles"] == []
    plays(table, entries, final=False)


def plays(table: Table, entries: dict[str, list[str]], final: bool) -> None:
    """A short match with these entries; everything else of a match is there, too."""
    client = table.client
    match = table.ask("GET", "").get_json()
    assert {entry["what"]: [count["name"] for count in entry["counts"]] for entry in match["pad"]} == entries
    assert match["to_move"] is None
    what = match["pad"][0]["what"]
    made = send(table, 0, score("red", what, final, tiles=4))
    assert made.get_json()["scores"] == {"red": 4, "blue": 0}
    found = table.ask("GET", "/statistics").get_json()
    assert found["by_kind"] == {"red": {what: 4}, "blue": {}}
    refused = table.ask("POST", "/preview", {"moves": [{"type": "end_turn", "player": "red"}]})
    assert refused.status_code == 422
    ended = send(table, 1, {"type": "end_game"}).get_json()
    assert (ended["status"], ended["scores"]) == ("over", {"red": 4, "blue": 0})
    export = table.ask("GET", "/export").get_json()
    assert client.post(f"{API}/matches/import", json=export).get_json()["scores"] == {"red": 4, "blue": 0}
