"""Schemas of moves, derived from the dataclasses of the games: moves of a new game need no code here."""

import functools
import typing
from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError, fields, post_load, pre_load

from api_schemas.common.enums import (
    DORRA_EVENTS,
    DORRA_SPECIES,
    DRAWN_TOKENS,
    FIGURE_KINDS,
    FLOCK_CHOICES,
    PAD_COUNTS,
    PAD_ENTRIES,
    PLACES,
    Words,
    listed,
)
from api_schemas.common.lists import List
from api_schemas.common.quick_rows import Check, Unclear, reader
from api_schemas.common.schema import ByName, Flag, Integer, Text
from api_schemas.common.validators import Length
from api_schemas.positions.coordinates import PlacedFeatureRefSchema, RefSchema, coordinate, point, rotation
from api_schemas.positions.loaded import Loaded, without_none
from api_schemas.positions.position import FigureSchema, LaneSchema
from referee.game import AnyGame, Lane, Message, move_name, unknown_text
from referee.games import GAMES
from referee.tiles.model.ports import NORTH_WEST
from referee.tiles.model.position import FeatureAt, Ref, Standing

BY_NAME: dict[str, typing.Callable[..., fields.Field[Any]]] = {
    "x": coordinate,
    "y": coordinate,
    "rotation": rotation,
    "point": point,
    "note": lambda **kwargs: Text(200, shortest=0, **kwargs),  # may be empty
}

WORDS: dict[str, Words] = {
    "kind": FIGURE_KINDS,
    "choice": FLOCK_CHOICES,
    "token": DRAWN_TOKENS,
    "pile": DORRA_SPECIES,
    "card": DORRA_EVENTS,
    "what": PAD_ENTRIES,
    "quarter": PLACES,
    "to": PLACES,
}


IMPLIED = frozenset({"x", "y", "feature"})
"""What need not be sent of a move with a `point`, see MoveSchema.on_its_point."""


class MoveSchema(Loaded):
    """A move of any game; base of the derived schemas."""

    @classmethod
    def derive(cls, name: str, hint: Any, **kwargs: Any) -> fields.Field[Any]:
        return _field(name, hint, **kwargs)

    @pre_load
    def on_its_point(self, data: Any, **kwargs: Any) -> Any:
        """Fill in the tile of a figure that is put on a point, and its feature there."""
        if not isinstance(data, dict) or "point" not in self.fields or "feature" in data:
            return data
        at = data.get("point")
        if not isinstance(at, list) or len(at) != 2:
            return data
        return {"x": at[0], "y": at[1], "feature": {"kind": "field", "at": list(NORTH_WEST)}, **data}

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Any:
        """The move. Raises ValidationError for a figure that is on neither a feature nor a point."""
        del data["type"]
        missing = [name for name in IMPLIED if name in self.fields and name not in data]
        if missing and "point" in self.fields:
            raise ValidationError({name: [Message("error-required")] for name in missing})
        return super().build(data)


@functools.cache
def schema_of(name: str, made: type) -> MoveSchema:
    """The schema of the moves called `name`, loading into the dataclass `made`."""
    declared = {"type": Text(only=(name,), required=True), "made": made, "__doc__": made.__doc__}
    derived: type[MoveSchema] = type(f"{made.__name__}MoveSchema", (MoveSchema,), declared)
    schema = derived()
    if "point" in schema.fields:
        for field in IMPLIED & schema.fields.keys():
            schema.fields[field].required = False
    return schema


def _field(name: str, hint: Any, **kwargs: Any) -> fields.Field[Any]:
    """The field of a move called `name`, with values of the type `hint`."""
    if name in BY_NAME:
        return BY_NAME[name](**kwargs)
    if hint is int:
        return Integer(-100_000, 100_000, **kwargs)
    if hint is bool:
        return Flag(**kwargs)
    if hint is Ref:
        return fields.Nested(RefSchema, **kwargs)
    if hint is Standing:
        return fields.Nested(FigureSchema, **kwargs)
    if hint is Lane:
        return fields.Nested(LaneSchema, **kwargs)
    if hint is FeatureAt:
        return fields.Nested(PlacedFeatureRefSchema, **kwargs)
    if typing.get_origin(hint) is Mapping:
        return PadNumbers(**kwargs)
    if hint == tuple[Standing, str]:
        return FigureAndKind(**kwargs)
    if typing.get_origin(hint) is tuple:
        *inner, last = typing.get_args(hint)
        length = Length(max=200) if last is ... else Length(equal=len(inner) + 1)
        return List(_element(inner[0]), validate=length, **kwargs)
    if name in WORDS and "metadata" not in kwargs:  # the field declares no words
        kwargs["metadata"] = listed(WORDS[name])
    return Text(200, shortest=1 if kwargs.get("required") else 0, **kwargs)


def _element(hint: Any) -> fields.Field[Any]:
    inner, nullable = without_none(hint)
    return _field("", inner, **({"allow_none": True} if nullable else {}))


class FigureAndKind(fields.Tuple):
    """A figure on the table, and the kind of figure that takes its place."""

    def __init__(self, **kwargs: Any) -> None:
        kind = Text(200, shortest=1)
        super().__init__(
            [fields.Nested(FigureSchema), kind], error_messages={"invalid": "error-list"}, **kwargs
        )
        self.validate_length = Length(equal=2)
        figure = {"$ref": f"#/components/schemas/{component(FigureSchema.__name__)}"}
        two = [figure, {"type": "string", "minLength": 1, "maxLength": 200}]
        self.keywords = {"type": "array", "prefixItems": two, "minItems": 2, "maxItems": 2}


class PadNumbers(ByName):
    """Numbers by name, of an entry of the score pad."""

    def __init__(self, **kwargs: Any) -> None:
        named = {"propertyNames": listed(PAD_COUNTS, type="string"), "example": {"tiles": 3, "pennants": 1}}
        super().__init__(40, Integer(0, 1000), 20, metadata=named, **kwargs)


class MoveField(fields.Field[Any]):
    """A move that is not yet loaded; its game is in another field (see load)."""

    def __init__(self, **kwargs: Any) -> None:
        shown = {"allOf": [{"$ref": "#/components/schemas/Move"}]}
        super().__init__(metadata=shown | kwargs.pop("metadata", {}), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError([Message("error-object")])
        return value


def all_moves() -> list[tuple[str, type]]:
    """(name, dataclass) of every move of every game, once each."""
    return sorted(
        {pair for game in GAMES for pair in game.moves.items()}, key=lambda p: (p[0], p[1].__module__)
    )


def component(schema_name: str) -> str:
    """The name of a schema class in the OpenAPI document."""
    return schema_name.removesuffix("Schema")


def any_move() -> dict[str, Any]:
    """OpenAPI for a move of any game; `type` decides which schema it has.

    The document has one schema for moves of the same type in different games.
    """
    refs = {
        name: f"#/components/schemas/{component(type(schemas[0]).__name__)}"
        for name, schemas in by_type().items()
    }
    return {
        "description": "A move of a game; `type` says which one.",
        "oneOf": [{"$ref": ref} for ref in refs.values()],
        "discriminator": {"propertyName": "type", "mapping": refs},
    }


def by_type() -> dict[str, list[MoveSchema]]:
    """The schemas of every type of move; games may have different moves of the same type."""
    found: dict[str, list[MoveSchema]] = {}
    for name, made in all_moves():
        found.setdefault(name, []).append(schema_of(name, made))
    return found


def load(game: AnyGame, move: Mapping[str, Any]) -> Any:
    """Load a move of this game. Raises ValidationError with paths below the move."""
    name = move.get("type")
    if not isinstance(name, str) or name not in game.moves:
        known = ", ".join(sorted(game.moves))
        wrong = (
            Message("error-moves-of", why=unknown_text("move", name, game.moves), game=game.name, known=known)
            if name
            else Message("error-choice", choices=known)
        )
        raise ValidationError({"type": [wrong]})
    meant = move_name(game, move)
    if meant != name:
        name, move = meant, {**move, "type": meant}
    made = game.moves[name]
    read = _quick(name, made)
    if read is not None:
        try:
            return read(move)
        except Unclear:
            pass  # marshmallow reports the error
    return schema_of(name, made).load(move)


@functools.cache
def _quick(name: str, made: type) -> Check | None:
    """The fast reader of such moves; None if there is none."""
    try:
        return reader(schema_of(name, made))
    except TypeError:
        return None
