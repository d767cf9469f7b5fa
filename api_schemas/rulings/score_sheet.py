"""Schemas of POST /scores."""

from marshmallow import fields

from api_schemas.common.enums import DORRA_SPECIES, FEATURE_KINDS, FIGURE_KINDS
from api_schemas.common.options import options_answer
from api_schemas.common.reasons import ReasonSchema, WhereSchema
from api_schemas.common.schema import Answer, Flag, per_player, word
from api_schemas.rulings.interpretations import Disputed


class ScoresQuestion(Disputed):
    """A position, and whether the game ends here."""

    final = Flag(load_default=False)


class PartSchema(Answer):
    """`count` things at `each` points by one rule."""

    rule = fields.String(required=True)
    what = fields.String(required=True)
    says = fields.String(required=True)
    count = fields.Integer(required=True)
    each = fields.Integer(required=True)
    points = fields.Integer(required=True)


class LineFeatureSchema(Answer):
    """The region that scores."""

    kind = fields.String(required=True)
    complete = fields.Boolean(required=True)


class LineSchema(Answer):
    """A score line: points of one player for one region, always the sum of the parts."""

    player = fields.String(required=True)
    points = fields.Integer(required=True)
    rule = fields.String(required=True)
    says = fields.String(required=True)
    parts = fields.List(fields.Nested(PartSchema), required=True)
    where = fields.Nested(WhereSchema, required=True)
    feature = fields.Nested(LineFeatureSchema, required=True)
    holders = per_player(required=True)
    certain = fields.Boolean(required=True)
    low = fields.Integer(metadata={"description": "least points, where something is unknown"})
    high = fields.Integer(metadata={"description": "most points, where something is unknown"})


class PlayerTotalSchema(Answer):
    """Points of one player."""

    points_before = fields.Integer(required=True)
    gained = fields.Integer(required=True)
    total = fields.Integer(required=True)


class FindingSchema(ReasonSchema):
    """Something wrong or odd with the position."""

    severity = fields.String(required=True, metadata={"enum": ["error", "warning", "info"]})


class OnFeatureSchema(Answer):
    """A figure on a feature."""

    player = fields.String(required=True)
    kind = word(FIGURE_KINDS, required=True)


class FeatureReportSchema(Answer):
    """The current state of a region, or of a species in Stefan Dorra's Amazonas."""

    kind = word([*FEATURE_KINDS, *DORRA_SPECIES], required=True)
    complete = fields.Boolean(required=True)
    tiles = fields.List(fields.List(fields.Integer()), required=True)
    figures = fields.List(fields.Nested(OnFeatureSchema), required=True)
    open_edges = fields.Integer(required=True)
    value = fields.Integer(required=True, metadata={"description": "what it is worth as it stands"})
    owners = fields.List(fields.String(), required=True)
    certain = fields.Boolean(required=True)


class SheetSchema(Answer):
    """Score lines that add up to totals, findings, and every region."""

    form = word(("scores",), required=True)
    scope = fields.String(required=True, metadata={"enum": ["on the table", "whole game"]})
    lines = fields.List(fields.Nested(LineSchema), required=True)
    totals = fields.Dict(keys=fields.String(), values=fields.Nested(PlayerTotalSchema), required=True)
    findings = fields.List(fields.Nested(FindingSchema), required=True)
    features = fields.List(fields.Nested(FeatureReportSchema), required=True)
    because = fields.List(
        fields.List(fields.Nested(ReasonSchema)),
        metadata={"description": "for each line what decided who is paid, and how much"},
    )


class SheetReadingSchema(SheetSchema):
    """The scores under one set of options."""

    options = options_answer()


class SheetReadingsSchema(Answer):
    """The scores under several sets of options."""

    form = word(("readings",), required=True)
    readings = fields.List(fields.Nested(SheetReadingSchema), required=True)
    differs = fields.Boolean(required=True, metadata={"description": "whether the answers differ"})
