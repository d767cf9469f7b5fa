"""Positions as text over HTTP; tests/formats/test_notation.py tests the notation itself."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.api.border import API, problem

POSITION = {
    "game": "carcassonne",
    "players": [{"id": "red", "points": 12, "name": "Ana"}, {"id": "blue"}],
    "tiles": [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}],
    "figures": [{"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "city", "at": "N"}}],
}
MOVE = {"type": "place", "player": "blue", "tile": "base/U", "x": 0, "y": 1, "rotation": 90}
TEXT = 'carcassonne; players red 12 "Ana", blue; tiles 0,0:D; figures red meeple 0,0 city N'


def test_written_and_read_again(client: FlaskClient) -> None:
    assert client.post(f"{API}/notation/write", json={"position": POSITION}).get_json() == {"text": TEXT}
    read = client.post(f"{API}/notation/read", json={"text": TEXT}).get_json()
    assert read["position"]["players"] == POSITION["players"]
    assert client.post(f"{API}/notation/write", json=read).get_json() == {"text": TEXT}
    rulings = [
        client.post(f"{API}/rulings", json={"position": position, "move": MOVE}).get_json()
        for position in (POSITION, read["position"])
    ]
    assert rulings[0] == rulings[1]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("", "text"),
        ("carcassonne; tiles 0,0;", "text[22]"),
        ("carcassonne; tiles 0,0:ZZ", "text.tiles[0].tile"),
        ("nope", "text.game"),
        ("dorra-amazonas", "text.tiles"),
        ('carcassonne; options {"mp.town": {"a": 1}}', "text.options.mp.town"),
        ("c" * 40_001, "text"),
    ],
)
def test_unreadable_input(client: FlaskClient, text: str, path: str) -> None:
    answer = client.post(f"{API}/notation/read", json={"text": text})
    assert path in problem(answer)["errors"], answer.get_json()


def test_a_game_without_tiles_has_no_notation(client: FlaskClient) -> None:
    position = {"game": "dorra-amazonas", "players": [{"id": "red"}]}
    answer = client.post(f"{API}/notation/write", json={"position": position})
    assert "position.game" in problem(answer)["errors"]
