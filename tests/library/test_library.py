"""`Position` and `Match` answer as the REST API does."""

from __future__ import annotations

import io
import json
import pickle
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from flask.testing import FlaskClient

import tile_referee
from app import create_app
from settings import Settings
from tile_referee import BadInput, IllegalMove, Match, Position, dump, dumps, load, loads

TABLE: dict[str, Any] = {
    "game": "carcassonne",
    "players": [{"id": "red", "name": "Ana"}, {"id": "blue"}],
    "tiles": [
        {"x": 0, "y": 0, "tile": "base/D", "rotation": 0},
        {"x": 0, "y": -1, "tile": "base/E", "rotation": 180},
        {"x": 1, "y": 0, "tile": None, "rotation": 0, "edges": "?RFR"},
    ],
    "figures": [
        {"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "city", "at": "N"}},
        {"player": "blue", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "road", "at": "E"}},
    ],
}
PLACE = {"type": "place", "player": "red", "tile": "base/U", "x": 0, "y": 1, "rotation": 90}


def plain(answer: Any) -> Any:
    """An answer as JSON data, without what is null."""
    return json.loads(json.dumps(msgspec.to_builtins(answer)), object_hook=_without_null)


def _without_null(row: dict[str, Any]) -> dict[str, Any]:
    """A row without what is null, and without `form`, which in the library is the class."""
    return {name: value for name, value in row.items() if value is not None and name != "form"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    return create_app(Settings(data_dir=str(tmp_path_factory.mktemp("data")))).test_client()


@pytest.mark.parametrize("language", ["en", "ro", "it", "de"])
@pytest.mark.parametrize("final", [False, True])
def test_scores_are_those_of_the_api(client: FlaskClient, language: str, final: bool) -> None:
    sent = {"position": TABLE, "final": final}
    answer = client.post("/api/v1/scores", json=sent, headers={"Accept-Language": language})
    found = Position(TABLE).scores(final, language)
    assert plain(found) == json.loads(answer.get_data(), object_hook=_without_null)


@pytest.mark.parametrize(
    "question",
    [{"move": PLACE}, {"move": {**PLACE, "x": 9}}, {"feature": {"x": 0, "y": 0, "kind": "city", "at": "N"}}],
)
def test_rulings_are_those_of_the_api(client: FlaskClient, question: dict[str, Any]) -> None:
    answer = client.post("/api/v1/rulings", json={"position": TABLE, **question})
    found = Position(TABLE).ruling(question.get("move"), feature=question.get("feature"))
    assert plain(found) == {"lines": [], **json.loads(answer.get_data(), object_hook=_without_null)}


def test_placements_are_those_of_the_api(client: FlaskClient) -> None:
    answer = client.post("/api/v1/placements", json={"position": TABLE, "tile": "base/U", "player": "red"})
    found = Position(TABLE).legal_placements("base/U", "red")
    assert plain(found) == answer.get_json()["placements"]


def test_a_match_file_goes_to_the_service_and_back(client: FlaskClient) -> None:
    match = Match([{"id": "red", "name": "Ana"}, "blue"])
    match.play({"type": "adjust", "player": "red", "points": 3, "note": "a bonus"})
    match.play(PLACE, insist=True)
    made = client.post("/api/v1/matches/import", json=match.to_json())
    assert made.status_code == 201, made.get_data(as_text=True)
    host = {"Authorization": f"Bearer {made.json['tokens']['host']}"}
    client.post(f"/api/v1/matches/{made.json['id']}/undo", json={"seq": 2}, headers=host)
    client.post(f"/api/v1/matches/{made.json['id']}/redo", json={"seq": 3}, headers=host)
    exported = client.get(f"/api/v1/matches/{made.json['id']}/export", headers=host).get_json()
    back = loads(json.dumps(exported))
    assert isinstance(back, Match)
    assert back.scores == match.scores == {"red": 3, "blue": 0}
    assert back.position == match.position
    assert back.moves == match.moves


def test_files_and_values() -> None:
    match, position = Match(["red", "blue"]), Position(TABLE)
    for one in (match, position):
        text = io.StringIO()
        dump(one, text)
        assert dumps(load(io.BytesIO(text.getvalue().encode()))) == dumps(one)
        assert dumps(pickle.loads(pickle.dumps(one))) == dumps(one)
    assert Position(position.to_json()) == position
    assert hash(Position(TABLE)) == hash(position)
    assert loads(json.dumps({"position": TABLE})) == position


def test_all_faults_are_listed_by_path() -> None:
    with pytest.raises(BadInput) as wrong:
        Position({**TABLE, "tiles": [{"x": 0, "y": 0, "tile": "base/?"}, {"x": "a", "y": 0, "tile": None}]})
    assert wrong.value.errors.keys() == {"tiles[1].x"}
    with pytest.raises(BadInput) as wrong:
        Position({**TABLE, "tiles": [{"x": 0, "y": 0, "tile": "base/?"}]})
    assert list(wrong.value.errors) == ["tiles[0].tile"]
    for text in ("", "[]", "{", '{"game": "chess"}', "[" * 100_000, '{"format": "tile-referee/match"}'):
        with pytest.raises(BadInput):
            loads(text)
    with pytest.raises(BadInput):
        Match(["red", "red"])
    with pytest.raises(BadInput):
        Match(game="chess")
    with pytest.raises(BadInput):
        Match().play({"type": "fly"})
    with pytest.raises(IndexError):
        Match().undo()


def test_an_illegal_move_carries_its_ruling() -> None:
    with pytest.raises(IllegalMove, match="It is not blue's turn") as illegal:
        Match().play({**PLACE, "player": "blue"})
    assert not illegal.value.ruling.legal
    assert illegal.value.number == 0
    with pytest.raises(IllegalMove, match="Non è il turno di blue"):
        Match().play({**PLACE, "player": "blue"}, language="it")


@pytest.mark.parametrize("game", ["carcassonne", "gold-rush", "amazonas"])
def test_tables_are_drawn(game: str) -> None:
    picture = ElementTree.fromstring(Position.start(game=game).svg())
    assert picture.tag.endswith("svg")
    assert len(list(picture.iter())) >= 10


def test_drawing_unread_tiles_figures_and_tokens() -> None:
    token = {"kind": "sheep", "value": 3, "x": 0, "y": 0, "feature": {"kind": "field", "at": "SL"}}
    table = Position({**TABLE, "tokens": [token], "options": {"expansions": ["hills-and-sheep"]}})
    text = table.svg()
    assert ">?<" in text
    assert "<title>red: meeple</title>" in text
    assert ">s3<" in text
    ElementTree.fromstring(text)


def test_a_game_without_tiles_has_no_drawing() -> None:
    match = Match(game="dorra-amazonas")
    assert match._repr_svg_() is None
    with pytest.raises(ValueError, match="no drawing"):
        match.position.svg()
    assert Match.from_json(match.to_json()).position == match.position


def test_the_version_is_that_of_the_service(client: FlaskClient) -> None:
    document = client.get("/api/v1/openapi.json").get_json()
    assert document["info"]["version"] == tile_referee.__version__
