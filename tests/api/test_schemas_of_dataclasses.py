"""The schemas of positions and moves follow from the dataclasses into which they load."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import pytest

from api_schemas.common.schema import Integer, Text
from api_schemas.games import dorra_amazonas
from api_schemas.positions import moves, position
from api_schemas.positions.loaded import Loaded

SCHEMAS = [
    schema
    for module in (position, dorra_amazonas)
    for schema in vars(module).values()
    if isinstance(schema, type) and issubclass(schema, Loaded) and "made" in vars(schema)
]


@dataclass(frozen=True)
class Box:
    """A value as the referee defines them."""

    id: str
    count: int = 1
    note: str | None = None
    tiles: tuple[str, ...] = ()


def test_requirement_and_null_follow_from_the_dataclass() -> None:
    class BoxSchema(Loaded):
        made = Box
        id = Text(9)
        count = Integer(0, 9)

        @classmethod
        def derive(cls, name: str, hint: Any, **kwargs: Any) -> Text:
            return Text(9, **kwargs)

    schema = BoxSchema()
    assert schema.load({"id": "base", "note": None}) == Box("base")
    assert set(schema.validate({"count": None, "note": None})) == {"id", "count"}


def test_lists_become_tuples() -> None:
    laid = {"x": 0, "y": 0, "tile": "base/D"}
    loaded = position.PositionSchema().load({"game": "carcassonne", "players": [], "tiles": [laid]})
    assert loaded.tiles == (position.Laid(0, 0, "base/D"),)


def test_an_unknown_or_a_missing_field_is_an_error() -> None:
    with pytest.raises(TypeError, match="Box has no size"):
        type("Wrong", (Loaded,), {"made": Box, "size": Integer(0, 9)})
    with pytest.raises(TypeError, match="no field of Empty is id"):
        type("Empty", (Loaded,), {"made": Box})


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_schema_has_the_fields_of_its_dataclass(schema: type[Loaded]) -> None:
    assert len(SCHEMAS) > 10
    assert set(schema().fields) == {field.name for field in fields(schema.made)}


@pytest.mark.parametrize(("name", "made"), moves.all_moves())
def test_a_move_has_the_fields_of_its_dataclass(name: str, made: type) -> None:
    stored = {field.name for field in fields(made) if field.metadata.get("kept", True)}
    assert set(moves.schema_of(name, made).fields) == stored | {"type"}
