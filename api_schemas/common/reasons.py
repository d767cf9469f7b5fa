"""Schemas of reasons with their rules."""

from typing import Any

from marshmallow import fields

from api_schemas.common.enums import EDGE_SIDES
from api_schemas.common.schema import Answer, word


class WhereSchema(Answer):
    """A place on the table."""

    tiles = fields.List(fields.List(fields.Integer()), required=True)
    edge = word(EDGE_SIDES, allow_none=True)


class ReasonSchema(Answer):
    """A reason with its rule: `text` of the rule, its `source`, and its meaning here as a sentence."""

    rule = fields.String(required=True)
    title = fields.String(required=True)
    text = fields.String(required=True)
    source = fields.String(required=True)
    says = fields.String(required=True)
    where = fields.Nested(WhereSchema, required=True)


class GameEventSchema(Answer):
    """What happened apart from points, with its place. Each kind of event adds its own members."""

    event = fields.String(required=True)
    where = fields.Nested(WhereSchema, required=True)


def reasons_field() -> fields.List[Any]:
    """Why a list of placements is empty."""
    return fields.List(
        fields.Nested(ReasonSchema),
        required=True,
        metadata={"description": "why nothing may be placed now; empty where something may"},
    )
