"""Matches as files of other programs."""

from __future__ import annotations

import json

import pytest
from flask.testing import FlaskClient

from tests.api.border import API, problem
from tests.api.matches import BESIDE, CITY, CLOISTER, ROAD, Table


def played(client: FlaskClient) -> Table:
    table = Table.new(client)
    for turn in (CITY, ROAD, CLOISTER, BESIDE):
        table.play(turn)
    return table


def test_a_save_becomes_a_match_with_the_same_table(client: FlaskClient) -> None:
    table = played(client)
    answer = table.ask("GET", "/export.jcz", by="viewer")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="match.jcz"'
    made = client.post(f"{API}/matches/import.jcz", json=answer.get_json())
    assert made.status_code == 201, made.get_data(as_text=True)
    assert made.headers["Location"].endswith(made.json["id"])
    assert list(made.json["scores"].values()) == list(table.get("")["scores"].values())
    assert made.json["position"]["tiles"] == table.get("/position")["tiles"]
    assert made.json["lists"] == 4
    assert len({seat["colour"] for seat in made.json["players"]}) == len(made.json["players"])


def test_uncovered_features_are_problems_in_the_requests_language(client: FlaskClient) -> None:
    save = played(client).ask("GET", "/export.jcz").get_json()
    save["setup"]["elements"]["yaga"] = 1
    answer = client.post(f"{API}/matches/import.jcz", json=save, headers={"Accept-Language": "de"})
    assert answer.status_code == 422
    assert problem(answer)["errors"] == {"setup.elements.yaga": ["Nicht unterstützt: yaga."]}
    for wrong in ({}, {"setup": 1}, {"setup": {}, "players": [], "replay": [{}]}):
        assert client.post(f"{API}/matches/import.jcz", json=wrong).status_code == 422
    table = Table.new(client)
    table.play([{"type": "adjust", "player": "red", "points": 3, "note": "a bonus"}])
    assert problem(table.ask("GET", "/export.jcz"))["status"] == 422


def test_a_play_for_bg_stats(client: FlaskClient) -> None:
    answer = played(client).ask("GET", "/export.bgsplay", by="viewer")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="match.bgsplay"'
    (play,) = answer.get_json()["plays"]
    assert [(one["score"], one["winner"]) for one in play["playerScores"]] == [("4", True), ("0", False)]
    assert json.dumps(answer.get_json())


def test_a_match_with_hidden_values_has_a_play(client: FlaskClient) -> None:
    table = Table.new(client, game="gold-rush", options={})
    assert table.ask("GET", "/export.bgsplay").status_code == 200
    assert problem(table.ask("GET", "/export.jcz"))["status"] == 422


@pytest.mark.parametrize("game", ["carcassonne", "gold-rush", "amazonas", "dorra-amazonas"])
@pytest.mark.parametrize("count", [0, 1, 9])
def test_an_import_has_as_many_players_as_the_game(client: FlaskClient, game: str, count: int) -> None:
    """Pictures of a match without players were answered 500."""
    export = Table.new(client, game=game, options={}).get("/export")
    export["setup"]["players"] = [{"id": f"p{number}"} for number in range(count)]
    answer = client.post(f"{API}/matches/import", json=export)
    assert answer.status_code == 422
    assert list(problem(answer)["errors"]) == ["setup.players"]
