"""Schemas of what phones without network may assume about moves."""

from typing import get_args

from marshmallow import fields

from api_schemas.common.enums import FIGURE_KINDS
from api_schemas.common.schema import Answer, word
from referee.game.offline import At

STEPS = ("place", "act", "end")
BEGINS = ("at_place", "after_turn", "walk", "next_turn")
OPTIONS = "option -> value: in force where the options have these values, as in `help`"


def _in_force() -> fields.Dict:
    return fields.Dict(
        keys=fields.String(),
        values=fields.Raw(metadata={"oneOf": [{"type": "string"}, {"type": "boolean"}]}),
        required=True,
        metadata={"description": OPTIONS},
    )


def _field() -> fields.Raw:
    """What a field of a move may hold."""
    return fields.Raw(
        metadata={
            "oneOf": [
                {"type": "array", "items": {}},
                {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
                {"type": "string"},
            ],
            "description": "values; values with how many of them there are in all; or a word",
        }
    )


class OfflineMoveSchema(Answer):
    """When a move may be made, where it points, and what it changes."""

    when = _in_force()
    move = fields.String(required=True)
    step = fields.List(fields.String(metadata={"enum": list(STEPS)}))
    due = fields.String()
    first = fields.Boolean()
    must = fields.Dict(keys=fields.String(), values=fields.String())
    shows = fields.String()
    once = fields.String()
    unless = fields.String()
    part = fields.Integer()
    costs = fields.Integer()
    instead = fields.Boolean()
    at = fields.List(fields.String(metadata={"enum": list(get_args(At))}))
    of = fields.List(fields.String())
    on = fields.List(fields.String())
    clear = fields.List(fields.String())
    standing = fields.Dict(keys=fields.String(), values=fields.List(fields.Integer()))
    values = fields.Dict(keys=fields.String(), values=_field())
    takes = fields.List(fields.String())
    safe = fields.List(fields.String())
    token = fields.String()
    figure = fields.Boolean()
    home = fields.String()
    spares = fields.List(fields.String())
    captures = fields.Boolean()
    leaves = fields.String()
    pays = fields.String()
    keeps = fields.Dict(keys=fields.String(), values=fields.String())
    ends = fields.Boolean()
    walk = fields.Integer()


class OfflineMarkSchema(Answer):
    """What a tile with a mark brings."""

    when = _in_force()
    mark = fields.String()
    joins = fields.List(fields.String())
    due = fields.String()
    token = fields.String()
    alone = fields.Boolean()
    bars = fields.Boolean()
    waits = fields.Boolean()


class OfflineStepSchema(Answer):
    """A step in which the game waits for players."""

    when = _in_force()
    step = fields.String(required=True)
    mark = fields.String()
    away = fields.String()
    lies = fields.Boolean()
    completes = fields.List(fields.String())
    many = fields.Integer()
    cells = fields.Integer()
    by = fields.List(fields.String())
    free = fields.Boolean()
    moved = fields.Boolean()
    begins = fields.String(metadata={"enum": list(BEGINS)})
    others = fields.String(metadata={"enum": ["one", "all"]})
    lacks = fields.String()
    again = fields.Boolean()
    optional = fields.Boolean()
    buys = fields.Boolean()


class OfflineFigureSchema(Answer):
    """How a kind of figure is put down."""

    when = _in_force()
    figure = word(FIGURE_KINDS, required=True)
    mark = fields.String()
    joins = fields.Boolean()
    open = fields.Boolean()
    apart = fields.Boolean()
    due = fields.String()
    again = fields.String()
    skips = fields.Boolean()


class OfflineTileSchema(Answer):
    """Tiles that are not drawn."""

    when = _in_force()
    tile = fields.String(required=True)
    gap = fields.Boolean()
    bars = fields.Boolean()


class OfflineSchema(Answer):
    """What a phone without network may assume; the referee judges later."""

    moves = fields.List(fields.Nested(OfflineMoveSchema), required=True)
    marks = fields.List(fields.Nested(OfflineMarkSchema), required=True)
    steps = fields.List(fields.Nested(OfflineStepSchema), required=True)
    figures = fields.List(fields.Nested(OfflineFigureSchema), required=True)
    tiles = fields.List(fields.Nested(OfflineTileSchema), required=True)
