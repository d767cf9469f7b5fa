"""tests/soak/clients.py in short, without generators: clients name only what the document has."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from app import create_app
from tests.api.border import API
from tests.api.examples import settings
from tests.soak import clients

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    app = create_app(settings(str(tmp_path_factory.mktemp("clients"))))
    yield app.test_client()
    app.extensions["services"].stop()


@pytest.fixture(scope="module")
def document(client: FlaskClient) -> Any:
    return client.get(f"{API}/openapi.json").get_json()


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def test_the_python_client_names_what_is_generated(document: Any) -> None:
    """openapi-python-client has a module for each operation, by its tag and id, and one for each schema."""
    operations = {
        (one["tags"][0].replace("-", "_"), one["operationId"])
        for item in document["paths"].values()
        for method, one in item.items()
        if method != "parameters"
    }
    models = {snake(name) for name in document["components"]["schemas"]} | {"post_photo_body"}
    tree = ast.parse((HERE / "match_client.py").read_text("utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    for node in imported:
        module = str(node.module)
        if module.startswith("client.api."):
            assert {(module.removeprefix("client.api."), alias.name) for alias in node.names} <= operations
        elif module.startswith("client.models."):
            assert module.removeprefix("client.models.") in models


def test_the_client_of_openapi_generator_names_what_is_generated(document: Any) -> None:
    """openapi-generator has a method for each operation and a module for each schema."""
    ids = {
        one["operationId"]
        for item in document["paths"].values()
        for method, one in item.items()
        if method != "parameters"
    }
    models = {snake(name) for name in document["components"]["schemas"]}
    text = (HERE / "generator_client.py").read_text("utf-8")
    assert set(re.findall(r"referee_client\.models\.(\w+)", text)) <= models
    called = set(re.findall(r"\.((?:get|post)_\w+)\(", text))
    assert called
    assert called <= ids
    script = (HERE / "generator_client.ts").read_text("utf-8")
    assert {snake(name) for name in re.findall(r"\.((?:get|post)[A-Z]\w+)\(", script)} == called


def types_of_names(source: str) -> dict[str, set[str]]:
    """The schemas whose values each name of a client has."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Attribute(value=ast.Name(id=schema), attr="from_dict")),
            ):
                found.setdefault(name, set()).add(schema)
    return found


@pytest.mark.parametrize("program", ["match_client.py", "generator_client.py"])
def test_no_name_of_a_client_has_two_types(program: str) -> None:
    """mypy --strict of the long form refuses it."""
    found = types_of_names((HERE / program).read_text("utf-8"))
    assert len(found) >= 3
    assert [name for name, schemas in found.items() if len(schemas) > 1] == []
    planted = types_of_names("question = Moves.from_dict({})\nquestion = Ruling.from_dict({})")
    assert planted == {"question": {"Moves", "Ruling"}}


def test_the_typescript_client_names_schemas(document: Any) -> None:
    text = (HERE / "match_client.ts").read_text("utf-8")
    named = set(re.findall(r'Schemas\["(\w+)"\]', text))
    assert named
    assert named <= set(document["components"]["schemas"])


def test_all_clients_played_when_it_was_last_run() -> None:
    result = json.loads(clients.RESULT.read_text("utf-8"))
    assert len(result) == 7
    assert len(result[clients.SCHEMAS]) == 64
    matches = [one for one in result.values() if isinstance(one, dict)]
    assert len(matches) == 4
    for played in matches:
        assert (played["status"], played["legal"], played["photo"]) == ("over", False, "done")
        assert played["tiles"] > 70
        assert played["seen"] > 0


def test_a_short_match_in_the_requests_of_the_clients(client: FlaskClient) -> None:
    """The first tile that may come, at its first legal placement; then the end."""
    players = [{"id": "red"}, {"id": "blue"}]
    match = client.post(f"{API}/matches", json={"game": "carcassonne", "players": players}).get_json()
    headers = {"Authorization": f"Bearer {match['tokens']['host']}"}
    address, seq = f"{API}/matches/{match['id']}", match["seq"]
    for _ in range(3):  # the whole match is the long form
        now = client.post(f"{address}/preview", json={"moves": []}, headers=headers).get_json()
        tile, player = now["tiles"][0]["tile"], now["to_move"]
        spots = client.get(f"{address}/placements", query_string={"tile": tile}, headers=headers).get_json()
        spot = {name: spots["placements"][0][name] for name in ("x", "y", "rotation")}
        place = {"type": "place", "player": player, "tile": tile, **spot}
        moves = [place, {"type": "end_turn", "player": player}]
        played = client.post(f"{address}/moves", json={"seq": seq, "moves": moves}, headers=headers)
        assert played.status_code == 201
        seq = played.get_json()["seq"]
    ended = client.post(
        f"{address}/moves", json={"seq": seq, "moves": [{"type": "end_game"}]}, headers=headers
    ).get_json()
    assert ended["status"] == "over"
