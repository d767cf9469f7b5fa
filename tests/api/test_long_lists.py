"""Lists of hundreds of thousands of elements, for which a body has room, are refused at once."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import marshmallow
import pytest
from flask.testing import FlaskClient
from marshmallow import fields

import api_schemas
from api.http.bodies.json_body import MOST_NESTED
from api_schemas.common.lists import MOST_WRONG, List
from api_schemas.common.schema import Answer, Schema, Text
from api_schemas.positions.moves import schema_of
from referee.games import GAMES
from tests.api.border import API, problem
from tests.api.test_costs import calls

MANY = 100_000
BARE = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": []}


def _modules() -> Iterator[Any]:
    for one in pkgutil.walk_packages(api_schemas.__path__, "api_schemas."):
        yield importlib.import_module(one.name)


def _schemas() -> dict[str, marshmallow.Schema]:
    """The schemas of all requests, by name, with those of all moves."""
    found = {
        one.__qualname__: one()
        for module in _modules()
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Schema) and not issubclass(one, Answer)
    }
    moves = {
        f"{game.id} {name}": schema_of(name, made) for game in GAMES for name, made in game.moves.items()
    }
    return found | moves


def _within(field: fields.Field[Any]) -> Iterator[fields.Field[Any]]:
    """A field, and those of its elements."""
    yield field
    inner = [getattr(field, name, None) for name in ("inner", "key_field", "value_field")]
    for one in inner:
        if isinstance(one, fields.Field):
            yield from _within(one)


LISTS = {
    f"{schema} {name} {depth}": one
    for schema, made in _schemas().items()
    for name, field in made.load_fields.items()
    for depth, one in enumerate(_within(field))
    if isinstance(one, fields.List)
}


def test_lists_of_requests_are_found() -> None:
    assert len(LISTS) > 50
    assert {"TurnSchema marks 0", "TurnSchema walk 1", "JczSchema replay 0"} <= LISTS.keys()


@pytest.mark.parametrize("name", LISTS)
def test_every_list_of_a_request_is_refused_before_its_elements_are_read(name: str) -> None:
    field = LISTS[name]
    assert isinstance(field, List), name
    for element in ("", "a", 1, None, {}, []):
        sent = [element] * MANY

        def read(sent: Any = sent) -> None:
            with pytest.raises(marshmallow.ValidationError):
                field.deserialize(sent)

        read()  # what a process does once, such as compiling the message
        assert calls(read) < 200, element


def test_a_list_of_a_request_needs_a_limit() -> None:
    with pytest.raises(TypeError, match="without a limit"):
        List(Text(9))


def test_a_long_list_names_its_limit(client: FlaskClient) -> None:
    turn = {"player": "red", "marks": [""] * MANY}
    answer = client.post(f"{API}/scores", json={"position": {**BARE, "turn": turn}})
    assert answer.status_code == 422
    assert list(problem(answer)["errors"]) == ["position.turn.marks"]
    assert "20" in problem(answer)["detail"]


def test_lists_in_lists_are_read_until_enough_is_wrong(client: FlaskClient) -> None:
    """200 lists of 200 moves of 200 values, each within its limit, would be eight million errors."""
    rush = {"game": "gold-rush", "players": [{"id": "red"}, {"id": "blue"}]}
    made = client.post(f"{API}/matches", json=rush).get_json()
    headers = {"Authorization": f"Bearer {made['tokens']['host']}"}
    export = client.get(f"{API}/matches/{made['id']}/export", headers=headers).get_json()
    moves = [{"type": "report", "player": "red", "values": [""] * 200}] * 200
    common = {"by": {"role": "host", "player": None}, "at": export["created"], "target": None, "paid": []}
    change = {**common, "type": "moves", "insist": False, "rules": "x", "moves": moves}
    export["changes"] = [{**change, "seq": number + 1} for number in range(15)]

    def sent() -> None:
        errors = problem(client.post(f"{API}/matches/import", json=export))["errors"]
        assert len(errors) == MOST_WRONG
        assert "changes[0].moves[1].values[49]" in errors

    sent()
    assert calls(sent) < 60_000  # 3.6 million before; a fifth of it is reading the body


@pytest.mark.parametrize("pair", [b"{}", b"[]"])
def test_objects_and_lists_of_a_body_are_counted(client: FlaskClient, pair: bytes) -> None:
    def sent(count: int) -> Any:
        body = b"[" + b",".join([pair] * (count - 1)) + b"]"
        return client.post(f"{API}/scores", data=body, content_type="application/json")

    assert problem(sent(MOST_NESTED))["errors"] == {"$": ["Must be an object."]}
    refused = sent(MOST_NESTED + 1)
    assert refused.status_code == 422
    assert problem(refused)["errors"] == {"$": [f"The body has {MOST_NESTED} objects and lists at most."]}
