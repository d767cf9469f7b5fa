"""Which schema a position has: each game that is not played with tiles brings its own."""

import functools
from typing import Any, NamedTuple

from marshmallow import ValidationError, fields

from api_schemas.base import Schema
from api_schemas.dorra_amazonas import GAME as DORRA
from api_schemas.dorra_amazonas import DorraAskedSchema, DorraPositionSchema
from api_schemas.position import FeatureAtSchema, PositionSchema


class Forms(NamedTuple):
    """The schemas of a game: of its position, and of what one may ask about."""

    position: type[Schema]
    feature: type[Schema]


TILES = Forms(PositionSchema, FeatureAtSchema)
OWN = {DORRA: Forms(DorraPositionSchema, DorraAskedSchema)}


def forms_of(game: Any) -> Forms:
    """The schemas of a game; those of tile games where it is not known."""
    return OWN.get(game, TILES) if isinstance(game, str) else TILES


def either(*schemas: type[Schema]) -> dict[str, Any]:
    """One of these, in the words of OpenAPI."""
    return {"anyOf": [{"$ref": f"#/components/schemas/{named(schema)}"} for schema in schemas]}


def named(schema: type[Schema]) -> str:
    """How the OpenAPI document names a schema class."""
    return schema.__name__.removesuffix("Schema")


@functools.cache
def made(schema: type[Schema]) -> Schema:
    """One of each is enough."""
    return schema()


class PositionField(fields.Field[Any]):
    """A position in the form of its game. `schemas`: others in place of the games' own."""

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
    """What a question is about; which form it has the position beside it says (see read_feature)."""

    def __init__(self, **kwargs: Any) -> None:
        shown = either(*(forms.feature for forms in (TILES, *OWN.values())))
        super().__init__(metadata=shown | kwargs.pop("metadata", {}), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError("Must be an object.")
        return value


def read_feature(game: str, value: Any) -> Any:
    """What is asked about, of this game. Raises ValidationError."""
    return made(forms_of(game).feature).load(value)
