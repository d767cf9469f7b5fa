"""Requests that may be answered under several sets of options at once."""

import dataclasses
from typing import Any

from marshmallow import ValidationError, fields, post_load

from api_schemas.common.lists import List
from api_schemas.common.options import OPTIONS, options_set
from api_schemas.common.schema import Schema
from api_schemas.common.validators import Length
from api_schemas.games.by_game import POSITIONS, PositionField
from referee.game import Message

MOST = 6
MOST_TILES = 550  # of a position, counted once for each set of options


def several(**kwargs: Any) -> List:
    """A list of sets of options."""
    length = Length(min=1, max=MOST)
    return List(options_set(), validate=length, **kwargs)


class OptionsField(fields.Field[Any]):
    """One set of options, or a list of them."""

    one, many = options_set(), several()

    def __init__(self, **kwargs: Any) -> None:
        one = {"$ref": f"#/components/schemas/{OPTIONS}"}
        more = {"type": "object", "maxProperties": 200}  # typescript-fetch would import Options twice
        super().__init__(
            metadata={
                "oneOf": [one, {"type": "array", "items": more, "minItems": 1, "maxItems": MOST}],
                "description": "options; or a list of them, and the question is answered under each",
            },
            **kwargs,
        )

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return (self.many if isinstance(value, list) else self.one).deserialize(value, attr, data, **kwargs)


def _disputed(schema: type[Schema]) -> type[Schema]:
    """The schema of a position whose options may be a list of sets."""
    about = "A position whose options may be a list of sets; each set gets a reading in the answer."
    return type(f"Disputed{schema.__name__}", (schema,), {"__doc__": about, "options": OptionsField()})


DISPUTED = {schema: _disputed(schema) for schema in POSITIONS}
"""The schemas of positions in questions, by those of other requests."""


class Disputed(Schema):
    """A request about a position, answered for each set of `options`.

    Each set is merged over the options of the position.
    """

    position = PositionField(DISPUTED, required=True)
    options = several(
        metadata={"description": "sets of options to answer under, each laid over those of the position"}
    )

    @post_load
    def read_twice(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        readings, own = data.pop("options", None), data["position"].options
        if isinstance(own, list):
            if readings is not None:
                raise ValidationError({"options": [Message("error-options-twice")]})
            message = _too_much(data["position"], own)
            if message:
                raise ValidationError({"position": {"options": [message]}})
            data["position"] = dataclasses.replace(data["position"], options={})
            return {**data, "readings": own, "options_path": "position.options"}
        if readings is None:
            return data
        message = _too_much(data["position"], readings)
        if message:
            raise ValidationError({"options": [message]})
        return {**data, "readings": readings}


def _too_much(position: Any, readings: list[Any]) -> Message | None:
    """The error if so many sets of options are too many for this position."""
    tiles = len(getattr(position, "tiles", ()))
    if tiles * len(readings) <= MOST_TILES:
        return None
    return Message("error-option-sets", most=MOST_TILES // tiles, tiles=tiles)
