"""Selects schemas by game: games without tiles have their own."""

import functools
from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError, fields

from api_schemas.catalogs.catalog import CatalogSchema, MapCatalogSchema
from api_schemas.common.schema import AsIs, Schema
from api_schemas.games import dorra_amazonas
from api_schemas.games.forms import Forms
from api_schemas.positions.coordinates import FeatureAtSchema
from api_schemas.positions.position import PositionSchema
from referee.game import Message
from referee.games import GAMES


def named(schema: type[Schema]) -> str:
    """The name of a schema class in the OpenAPI document."""
    return schema.__name__.removesuffix("Schema")


TILES = Forms(PositionSchema, FeatureAtSchema)
OWN = {dorra_amazonas.GAME: dorra_amazonas.FORMS}
POSITIONS = tuple(forms.position for forms in (TILES, *OWN.values()))


def _answered(schema: type[Schema]) -> type[Schema]:
    """The schema of a position in answers."""
    about = (schema.__doc__ or "").split("\n")[0]
    return type(f"{named(schema)}Answer", (AsIs, schema), {"__doc__": about})


ANSWERED = {schema: _answered(schema) for schema in POSITIONS}
"""The schemas of positions in answers, by those in requests."""


def own_placements() -> tuple[type[Schema], ...]:
    """The answers that list what a player may do in the games without tiles."""
    return tuple(forms.placements for forms in OWN.values() if forms.placements)


def own_catalogs() -> tuple[type[Schema], ...]:
    """The catalogs of the games without tiles."""
    return tuple(forms.catalog for forms in OWN.values() if forms.catalog)


def by_form(*schemas: type[Schema]) -> dict[str, Any]:
    """OpenAPI for an answer of one of these schemas; its `form` decides which."""
    mapping = {
        made(schema).fields["form"].metadata["enum"][0]: f"#/components/schemas/{named(schema)}"
        for schema in schemas
    }
    return {"oneOf": list(schemas), "discriminator": {"propertyName": "form", "mapping": mapping}}


def referred(shown: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI of `by_form` for a property; the document has to register the schemas itself."""
    names = shown["discriminator"]["mapping"].values()
    return {**shown, "oneOf": [{"$ref": name} for name in names]}


def any_catalog() -> dict[str, Any]:
    """OpenAPI for a catalog in an answer."""
    return by_form(CatalogSchema, MapCatalogSchema, *own_catalogs())


def forms_of(game: Any) -> Forms:
    """The schemas of a game; those of tile games if it is unknown."""
    return OWN.get(game, TILES) if isinstance(game, str) else TILES


def reference(name: str, *, nullable: bool = False) -> dict[str, Any]:
    """OpenAPI for the component `name`, or null."""
    found = {"$ref": f"#/components/schemas/{name}"}
    return {"anyOf": [found, {"type": "null"}]} if nullable else {"allOf": [found]}


def either(*schemas: type[Schema]) -> dict[str, Any]:
    """OpenAPI for one of these schemas."""
    return {"anyOf": [{"$ref": f"#/components/schemas/{named(schema)}"} for schema in schemas]}


def any_position(schemas: Mapping[type[Schema], type[Schema]]) -> tuple[str, dict[str, Any]]:
    """Name and OpenAPI of the component for a position of any game; the game decides which schema it has.

    `schemas`: replacements for the schemas of the games.
    """
    own = {game: schemas.get(forms.position, forms.position) for game, forms in OWN.items()}
    tiles = schemas.get(TILES.position, TILES.position)
    by_game = {game.id: named(own.get(game.id, tiles)) for game in GAMES}
    shown = {
        "description": f"{(tiles.__doc__ or '').split('.')[0]}, in the form of its game.",
        "oneOf": [{"$ref": f"#/components/schemas/{name}"} for name in dict.fromkeys(by_game.values())],
        "discriminator": {
            "propertyName": "game",
            "mapping": {game: f"#/components/schemas/{name}" for game, name in by_game.items()},
        },
    }
    return f"Any{named(tiles)}", shown


@functools.cache
def made(schema: type[Schema]) -> Schema:
    """A shared instance of the schema."""
    return schema()


class PositionField(fields.Field[Any]):
    """A position in the form of its game. `schemas`: replacements for the schemas of the games."""

    def __init__(self, schemas: dict[type[Schema], type[Schema]] | None = None, **kwargs: Any) -> None:
        self.schemas = schemas or {}
        name, _ = any_position(self.schemas)
        super().__init__(metadata=reference(name, nullable=bool(kwargs.get("allow_none"))), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError([Message("error-object")])
        own = forms_of(value.get("game")).position
        return made(self.schemas.get(own, own)).load(value)


class PositionAnswerField(fields.Field[Any]):
    """The position of an answer, in the form of its game."""

    def __init__(self, **kwargs: Any) -> None:
        name, _ = any_position(ANSWERED)
        super().__init__(metadata=reference(name, nullable=bool(kwargs.get("allow_none"))), **kwargs)


class FeatureField(fields.Field[Any]):
    """The subject of a ruling; its form depends on the game of the position (see read_feature)."""

    def __init__(self, **kwargs: Any) -> None:
        shown = either(*(forms.feature for forms in (TILES, *OWN.values())))
        super().__init__(metadata=shown | kwargs.pop("metadata", {}), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError([Message("error-object")])
        return value


def read_feature(game: str, value: Any) -> Any:
    """Load the subject of a ruling, for this game. Raises ValidationError."""
    return made(forms_of(game).feature).load(value)
