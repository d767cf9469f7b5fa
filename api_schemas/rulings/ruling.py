"""Schemas of POST /rulings."""

from typing import Any

from marshmallow import ValidationError, fields, post_load

from api_schemas.common.enums import GAME_IDS, listed
from api_schemas.common.options import options_answer
from api_schemas.common.reasons import ReasonSchema
from api_schemas.common.schema import Answer, Schema, Text, word
from api_schemas.games.by_game import FeatureField, read_feature
from api_schemas.positions import moves
from api_schemas.positions.moves import MoveField
from api_schemas.rulings.interpretations import Disputed
from api_schemas.rulings.score_sheet import LineSchema
from referee.game import Message
from referee.games import game


class RulingQuestion(Disputed):
    """A position and either a move or a feature."""

    move = MoveField(metadata={"description": "may this be done?"})
    feature = FeatureField(metadata={"description": "who gets this, and why?"})

    @post_load
    def choose(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        if ("move" in data) == ("feature" in data):
            raise ValidationError([Message("error-question")])
        name = "move" if "move" in data else "feature"
        played = data["position"].game
        try:
            if name == "move":
                data[name] = moves.load(game(played), data[name])
            else:
                data[name] = read_feature(played, data[name])
        except ValidationError as error:
            raise ValidationError({name: error.messages}) from None
        return data


class RulingSchema(Answer):
    """A ruling with all its reasons."""

    form = word(("ruling",), required=True)
    legal = fields.Boolean(required=True)
    reasons = fields.List(fields.Nested(ReasonSchema), required=True)
    because = fields.List(fields.Nested(ReasonSchema), required=True)
    alternatives = fields.List(
        MoveField(), required=True, metadata={"description": "moves that would be legal"}
    )
    lines = fields.List(
        fields.Nested(LineSchema),
        metadata={
            "description": "the points that a legal move brings, or that the feature pays (unfinished: "
            "at the end, as it stands), as /scores writes them"
        },
    )


class RulingReadingSchema(RulingSchema):
    """The ruling under one set of options."""

    options = options_answer()


class RulingReadingsSchema(Answer):
    """The ruling under several sets of options."""

    form = word(("readings",), required=True)
    readings = fields.List(fields.Nested(RulingReadingSchema), required=True)
    differs = fields.Boolean(required=True, metadata={"description": "whether the answers differ"})


class RulesQuestion(Schema):
    """The query of GET /rules; without it, all rules are listed."""

    q = Text(100, shortest=0, load_default="")
    rule = Text(80, shortest=0, load_default="")
    game = Text(60, metadata=listed(GAME_IDS))


class RuleSchema(Answer):
    """The answer of GET /rules/{rule_id}."""

    id = Text(200, required=True)
    title = fields.String(required=True)
    text = fields.String(required=True)
    source = fields.String(required=True)


class ListedRuleSchema(RuleSchema):
    """A rule in the list."""

    game = word(GAME_IDS, required=True, allow_none=True)


class RuleListSchema(Answer):
    """The answer of GET /rules."""

    rules = fields.List(fields.Nested(ListedRuleSchema), required=True)
    count = fields.Integer(required=True)
