"""POST /rulings: may I? and: who gets this?"""

from typing import Any

from marshmallow import ValidationError, fields, post_load

from api_schemas import moves
from api_schemas.base import Answer, Schema, Text
from api_schemas.moves import MoveField
from api_schemas.position import FeatureAtSchema, PositionSchema
from referee.games import game


class RulingQuestion(Schema):
    """A table and either a move or a feature."""

    position = fields.Nested(PositionSchema, required=True)
    move = MoveField(metadata={"description": "may this be done?"})
    feature = fields.Nested(FeatureAtSchema, metadata={"description": "who gets this, and why?"})

    @post_load
    def choose(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        if ("move" in data) == ("feature" in data):
            raise ValidationError("Ask about a move or about a feature, one of the two.")
        if "move" in data:
            try:
                data["move"] = moves.load(game(data["position"].game), data["move"])
            except ValidationError as error:
                raise ValidationError({"move": error.messages}) from None
        return data


class WhereSchema(Answer):
    """Where on the table."""

    tiles = fields.List(fields.List(fields.Integer()), required=True)
    edge = fields.String(allow_none=True)


class ReasonSchema(Answer):
    """A reason with its rule: `text` is the rule in words, `source` where it stands, `says` what it means
    here."""

    rule = fields.String(required=True)
    title = fields.String(required=True)
    text = fields.String(required=True)
    source = fields.String(required=True)
    says = fields.String(required=True)
    where = fields.Nested(WhereSchema, required=True)


class RulingSchema(Answer):
    """All reasons, not the first."""

    legal = fields.Boolean(required=True)
    reasons = fields.List(fields.Nested(ReasonSchema), required=True)
    because = fields.List(fields.Nested(ReasonSchema), required=True)
    alternatives = fields.List(
        fields.Dict(), required=True, metadata={"description": "moves that would be legal"}
    )


class RuleSchema(Answer):
    """GET /rules/{rule_id}"""

    id = Text(200, required=True)
    title = fields.String(required=True)
    text = fields.String(required=True)
    source = fields.String(required=True)
