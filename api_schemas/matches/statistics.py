"""Schemas of the statistics and the summary of a match."""

from marshmallow import fields

from api_schemas.common.enums import LANGUAGES
from api_schemas.common.reasons import ReasonSchema, WhereSchema
from api_schemas.common.schema import Answer, per_player, word
from api_schemas.matches.changes import StandingSchema

POINTS = {"type": "object", "additionalProperties": {"type": "integer"}}


class BigSchema(Answer):
    """One of the highest score lines. `tiles`: size of the region."""

    seq = fields.Integer(required=True)
    kind = fields.String(required=True)
    complete = fields.Boolean(required=True)
    player = fields.String(required=True)
    points = fields.Integer(required=True)
    tiles = fields.Integer(required=True)
    where = fields.Nested(WhereSchema, required=True)
    says = fields.String(required=True)


class LuckSchema(Answer):
    """A drawn tile: the most points it could score at once, and the mean of the box at that moment."""

    seq = fields.Integer(required=True)
    tile = fields.String(required=True)
    best = fields.Integer(required=True)
    mean = fields.Float(required=True)


class TookSchema(Answer):
    """The duration of a turn."""

    seq = fields.Integer(required=True)
    player = fields.String(required=True)
    seconds = fields.Float(required=True)


class TimeSchema(Answer):
    """Seconds by player, and turn by turn."""

    players = fields.Dict(keys=fields.String(), values=fields.Float(), required=True)
    turns = fields.List(fields.Nested(TookSchema), required=True)


class RankSchema(Answer):
    """The rank of a player, with its reasons."""

    player = fields.String(required=True)
    points = fields.Integer(required=True)
    place = fields.Integer(required=True)
    because = fields.List(fields.Nested(ReasonSchema), required=True)


class StatisticsSchema(StandingSchema):
    """Statistics of a match.

    `points`: `[seq, {player: points}]` after every list that stands, from 0 on. `luck_whole` false: the luck
    of later tiles is still being computed; repeat the request.
    """

    over = fields.Boolean(required=True)
    lists = fields.Integer(required=True)
    points = fields.List(
        fields.List(fields.Raw(metadata={"oneOf": [{"type": "integer"}, POINTS]})), required=True
    )
    by_kind = fields.Dict(keys=fields.String(), values=per_player(), required=True)
    biggest = fields.List(fields.Nested(BigSchema), required=True)
    luck = fields.Dict(keys=fields.String(), values=fields.List(fields.Nested(LuckSchema)), required=True)
    luck_whole = fields.Boolean(required=True)
    time = fields.Nested(TimeSchema, required=True)
    ranking = fields.List(fields.Nested(RankSchema), required=True)


class SummarySchema(StandingSchema):
    """A match in sentences, to share (`text`: all of them) or to read aloud (`turn`: the last list)."""

    over = fields.Boolean(required=True)
    language = word(LANGUAGES, required=True)
    sentences = fields.List(fields.String(), required=True)
    turn = fields.List(fields.String(), required=True)
    text = fields.String(required=True)
