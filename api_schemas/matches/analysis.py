"""Schemas of odds and audits, for positions and for matches."""

from marshmallow import fields

from api_schemas.common.enums import EDGE_SIDES, FEATURE_KINDS, SIDES, listed
from api_schemas.common.reasons import ReasonSchema
from api_schemas.common.schema import Answer, Integer, Schema, Text, quarter_turns, word
from api_schemas.common.validators import Range
from api_schemas.games.by_game import PositionField
from api_schemas.rulings.score_sheet import FeatureReportSchema, FindingSchema

MOST_SEED = 2**31 - 1
FEWEST_DEALS, MOST_DEALS = 10_000, 20_000


class ChancesQuestion(Schema):
    """A position, with settings of the simulated draws.

    `player`: who draws next, if the turn of the position does not name a player.
    """

    position = PositionField(required=True)
    player = Text(60, allow_none=True, load_default=None)
    seed = Integer(0, MOST_SEED, load_default=0)
    deals = Integer(FEWEST_DEALS, MOST_DEALS, load_default=FEWEST_DEALS)


class MatchChancesQuestion(Schema):
    """The query of GET /matches/{id}/chances."""

    seed = fields.Integer(load_default=0, validate=Range(0, MOST_SEED))
    deals = fields.Integer(load_default=FEWEST_DEALS, validate=Range(FEWEST_DEALS, MOST_DEALS))


class AuditQuestion(Schema):
    """A position to audit."""

    position = PositionField(required=True)


class FitSchema(Answer):
    """A tile that fills a gap in a rotation, and its copies left."""

    tile = fields.String(required=True)
    rotation = quarter_turns(required=True)
    left = fields.Integer(required=True)


class EmptyCellSchema(Answer):
    """An empty cell.

    `edges`: the kind that each of its edges N E S W must have; "*" for any, null without a neighbouring tile.
    """

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    edges = fields.Dict(
        keys=fields.String(),
        values=word([*FEATURE_KINDS, "*"], allow_none=True),
        required=True,
        metadata={"propertyNames": listed(EDGE_SIDES, type="string"), "maxProperties": 4},
    )


class HoleSchema(EmptyCellSchema):
    """A gap of a region. `fits`: copies left of all tiles that fit and fill it."""

    fits = fields.Integer(required=True)
    tiles = fields.List(fields.Nested(FitSchema), required=True)


class DeadHoleSchema(EmptyCellSchema, ReasonSchema):
    """A gap that no remaining tile can fill, with the rule for it."""


class NamedFeatureSchema(Answer):
    """A reference to a feature."""

    kind = word(FEATURE_KINDS, required=True)
    at = fields.List(word(SIDES), required=True)


class OpenFeatureSchema(FeatureReportSchema):
    """An unfinished region, referred to by its feature on the tile `at`.

    `chance`: that all its gaps can be filled by what one player draws, or (`anyone`) by what all draw
    together, until the box is empty; null if unknown. `because` explains the method and what it ignores.
    """

    at = fields.List(fields.Integer(), required=True)
    feature = fields.Nested(NamedFeatureSchema, required=True)
    value_complete = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "what it is worth once complete, by the plainest tiles"},
    )
    holes = fields.List(fields.Nested(HoleSchema), required=True)
    method = fields.String(required=True, metadata={"enum": ["exact", "deals", "none"]})
    deals = fields.Integer(required=True, allow_none=True)
    chance = fields.Dict(keys=fields.String(), values=fields.Float(), required=True, allow_none=True)
    because = fields.List(fields.Nested(ReasonSchema), required=True)


class ChancesSchema(Answer):
    """Every unfinished region that can be completed, those with figures first.

    `dead`: the gaps that no remaining tile can fill; `left`: tiles still to be drawn, if known.
    """

    left = fields.Integer(required=True, allow_none=True)
    seed = fields.Integer(required=True)
    features = fields.List(fields.Nested(OpenFeatureSchema), required=True)
    dead = fields.List(fields.Nested(DeadHoleSchema), required=True)


class MatchChancesSchema(ChancesSchema):
    """The odds of a match."""

    seq = fields.Integer(required=True)


class CountSchema(Answer):
    """Findings by severity."""

    error = fields.Integer(required=True)
    warning = fields.Integer(required=True)
    info = fields.Integer(required=True)


class AuditSchema(Answer):
    """All findings of a table, worst first.

    `dead`: the gaps that no remaining tile can fill; null in a match without hints that is not over.
    """

    findings = fields.List(fields.Nested(FindingSchema), required=True)
    count = fields.Nested(CountSchema, required=True)
    dead = fields.List(fields.Nested(DeadHoleSchema), required=True, allow_none=True)


class MatchAuditSchema(AuditSchema):
    """The audit of a match."""

    seq = fields.Integer(required=True)
