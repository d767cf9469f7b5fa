"""Names that show nothing are refused wherever people enter names, with the field."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.game.names import visible
from tests.api.border import API, problem
from tests.api.matches import Table

UNSEEN = [" ", "\u00a0", "\u200b", "\u2060\u200d", "\u00ad", "\ufeff", "\u115f", "\u3164", "\u2800", "\u0301",
          "\ufe0f", "\U000e0061"]  # fmt: skip
TEXT = ["Must contain a character that can be seen."]
SEATS = [{"id": "red"}, {"id": "blue"}]
SET = {"set": "own", "name": "Own", "game": "carcassonne", "provenance": "custom",
       "tiles": [{"id": "A", "edges": "FFFF", "features": [], "counts": {"C1": 1}}]}  # fmt: skip


def bodies(name: str) -> list[tuple[str, str, Any, str]]:
    """Method, path, body and field of each place where people enter a name."""
    seat = [{"id": "red", "name": name}, SEATS[1]]
    dorra = {"game": "dorra-amazonas", "board": "dorra-stand-in", "players": seat}
    table = {"game": "carcassonne", "players": seat, "tiles": []}
    return [
        ("POST", "/matches", {"game": "carcassonne", "players": seat}, "players[0].name"),
        ("POST", "/matches", {"game": "carcassonne", "players": [{"id": name}, SEATS[1]]}, "players[0].id"),
        ("POST", "/scores", {"position": table}, "position.players[0].name"),
        ("POST", "/scores", {"position": dorra}, "position.players[0].name"),
        ("POST", "/catalogs", {**SET, "name": name}, "name"),
        (
            "POST",
            "/catalogs/check",
            {"squares": [{"x": 0, "y": 0, "kind": "city", "name": name}]},
            "squares[0].name",
        ),
        ("POST", "/catalogs/check", {"villages": [{"id": "a", "name": name}]}, "villages[0].name"),
    ]


@pytest.mark.parametrize("name", UNSEEN)
def test_unseen_names_are_refused_with_their_field(client: FlaskClient, name: str) -> None:
    assert not visible(name)
    for method, path, body, field in bodies(name):
        answer = client.open(API + path, method=method, json=body)
        errors = problem(answer)["errors"]
        assert (answer.status_code, errors.get(field)) == (422, TEXT), (path, errors)


def test_unseen_names_are_refused_in_a_match_and_its_file(client: FlaskClient) -> None:
    table = Table.new(client)
    export = table.get("/export")
    first = next(iter(export["names"] or {"red": None}))
    for method, path, body in (
        ("PATCH", f"/matches/{table.made['id']}", {"names": {first: "\u200b"}}),
        ("POST", "/matches/import", export | {"names": {first: "\u200b"}}),
    ):
        headers = {"Authorization": f"Bearer {table.made['tokens']['host']}"}
        answer = client.open(API + path, method=method, json=body, headers=headers)
        assert (answer.status_code, list(problem(answer)["errors"])) == (422, [f"names.{first}"])


@pytest.mark.parametrize(
    "name", ["Ana", "7", "\u00e9", "e\u0301", "\u4e2d", "\U0001f600", "\u200bx", "\u0628", "?"]
)
def test_names_that_show_something_are_taken(client: FlaskClient, name: str) -> None:
    for method, path, body, field in bodies(name):
        answer = client.open(API + path, method=method, json=body)
        if answer.status_code >= 400:
            assert field not in problem(answer).get("errors", {}), path
