"""Schemas of previews: what a tile would score wherever it may be placed, in positions and in matches."""

from typing import Any

from marshmallow import ValidationError, fields, post_load

from api_schemas.common.reasons import GameEventSchema, reasons_field
from api_schemas.common.schema import Answer, Schema, Text, per_player, word
from api_schemas.common.validators import Range
from api_schemas.matches.requests import SEQ
from api_schemas.positions.moves import MoveField
from api_schemas.rulings.placements import DeploymentSchema, OfTileSchema, PlacementSchema, PlacementsQuestion
from api_schemas.rulings.score_sheet import LineSchema
from referee.game import Message
from referee.games import game


def whole_field() -> fields.Boolean:
    """Whether every placement was tried."""
    return fields.Boolean(
        required=True, metadata={"description": "false: there are more than can be tried at once"}
    )


class PreviewsQuestion(PlacementsQuestion):
    """A position, a tile in hand, and who places it (by default the player to move)."""

    class Meta(PlacementsQuestion.Meta):
        exclude = ("options",)  # previews are made under the options of the position only

    @post_load
    def need_a_player(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        turn = getattr(data["position"], "turn", None)
        known = data["player"] is not None or (turn is not None and turn.player is not None)
        if not known and game(data["position"].game).placing is not None:
            raise ValidationError({"player": [Message("error-who-places")]})
        return data


class MatchPreviewsQuestion(Schema):
    """The query of GET /matches/{id}/previews.

    `tile` is required in games with tiles; `at`: before the list of that number.
    """

    tile = Text(80, load_default=None, metadata={"example": "base/V"})
    at = fields.Integer(load_default=None, validate=Range(0, SEQ))


class TriedDeploymentSchema(DeploymentSchema):
    """A deployment, and what the turn scores with it."""

    points = per_player(required=True)
    lines = fields.List(fields.Nested(LineSchema), required=True)


class TriedMoveSchema(Answer):
    """Another move that scores at once, and what the turn scores with it and without any figure."""

    move = MoveField(required=True)
    points = per_player(required=True)
    lines = fields.List(fields.Nested(LineSchema), required=True)


class TriedPlacementSchema(PlacementSchema):
    """A legal placement.

    `none`, `lines`: what the turn scores without any figure; `others`: with another move (herding a flock,
    sending an abbot home); `ends` false: the turn cannot end yet, and only the points before its end are
    given.
    """

    none = per_player(required=True)
    lines = fields.List(fields.Nested(LineSchema), required=True)
    ends = fields.Boolean(required=True)
    deployments = fields.List(fields.Nested(TriedDeploymentSchema), required=True)
    others = fields.List(fields.Nested(TriedMoveSchema), required=True)


class PreviewsSchema(OfTileSchema):
    """Every legal placement and deployment with its points by the end of the turn."""

    form = word(("previews",), required=True)
    player = fields.String(required=True, allow_none=True)
    left = fields.Integer(required=True, allow_none=True)
    placements = fields.List(fields.Nested(TriedPlacementSchema), required=True)
    count = fields.Integer(required=True)
    reasons = reasons_field()
    whole = whole_field()


class TriedSiteSchema(Answer):
    """A legal build with its immediate events, and the change of the final scores as of now."""

    village = fields.String(required=True)
    space = fields.Integer(required=True)
    cost = fields.Integer(required=True)
    neutral = fields.Boolean(required=True)
    points = per_player(required=True)
    events = fields.List(fields.Nested(GameEventSchema), required=True)


class TriedSitesSchema(Answer):
    """Every legal build with what it scores."""

    form = word(("builds",), required=True)
    placements = fields.List(fields.Nested(TriedSiteSchema), required=True)
    count = fields.Integer(required=True)
    reasons = reasons_field()
    whole = whole_field()


class MatchPreviewsSchema(PreviewsSchema):
    """The previews of a match."""

    seq = fields.Integer(required=True)


class MatchTriedSitesSchema(TriedSitesSchema):
    """The previews of a match of a game without tiles."""

    seq = fields.Integer(required=True)
