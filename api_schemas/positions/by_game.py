"""Selects the schema of a position: games without tiles have special ones."""

import functools
from typing import Any, NamedTuple

from marshmallow import ValidationError, fields

from api_schemas.common.base import Schema
from api_schemas.positions.dorra_amazonas import GAME as DORRA
from api_schemas.positions.dorra_amazonas import DorraAskedSchema, DorraPositionSchema
from api_schemas.positions.position import FeatureAtSchema, PositionSchema


class Forms(NamedTuple):
    """The schemas of a game: of its position, and of the subject of a ruling."""

    position: type[Schema]
    feature: type[Schema]


TILES = Forms(PositionSchema, FeatureAtSchema)
OWN = {DORRA: Forms(DorraPositionSchema, DorraAskedSchema)}


def forms_of(game: Any) -> Forms:
    """The schemas of a game; those of tile games if it is unknown."""
    return OWN.get(game, TILES) if isinstance(game, str) else TILES


def either(*schemas: type[Schema]) -> dict[str, Any]:
    """OpenAPI for one of these schemas."""
    return {"anyOf": [{"$ref": f"#/components/schemas/{named(schema)}"} for schema in schemas]}


def named(schema: type[Schema]) -> str:
    """The name of a schema class in the OpenAPI document."""
    return schema.__name__.removesuffix("Schema")


@functools.cache
def made(schema: type[Schema]) -> Schema:
    """A shared instance of the schema."""
    return schema()


class PositionField(fields.Field[Any]):
    """A position in the form of its game. `schemas`: replacements for the schemas of the games."""

    def __init__(self, schemas: dict[type[Schema], type[Schema]] | None = None, **kwargs: Any) -> None:
        self.schemas = schemas or {}
        shown = either(*(self.schemas.get(f.position, f.position) for f in (TILES, *OWN.values())))
        if kwargs.get("allow_none"):
            shown["anyOf"].append({"type": "null"})
        super().__init__(metadata=shown, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError("Must be an object.")
        own = forms_of(value.get("game")).position
        return made(self.schemas.get(own, own)).load(value)


class FeatureField(fields.Field[Any]):
    """The subject of a ruling; its form depends on the game of the position (see read_feature)."""

    def __init__(self, **kwargs: Any) -> None:
        shown = either(*(forms.feature for forms in (TILES, *OWN.values())))
        super().__init__(metadata=shown | kwargs.pop("metadata", {}), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError("Must be an object.")
        return value


def read_feature(game: str, value: Any) -> Any:
    """Load the subject of a ruling, for this game. Raises ValidationError."""
    return made(forms_of(game).feature).load(value)
