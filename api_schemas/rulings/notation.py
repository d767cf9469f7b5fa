"""Schemas of the routes that write and read the notation of positions (docs/formats.md)."""

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from api_schemas.common.schema import Answer, Schema, Text
from api_schemas.games.by_game import PositionAnswerField, PositionField
from referee.game import Message
from referee.games import game

LONGEST = 40_000  # characters; a table of 500 tiles and 300 figures has less

EXAMPLE = {"example": "carcassonne; players red, blue; tiles 0,0:D"}


class WrittenQuestion(Schema):
    """A position of a game with tiles."""

    position = PositionField(required=True)

    @validates_schema
    def has_tiles(self, data: dict[str, Any], **kwargs: Any) -> None:
        """Check that the game has tiles. Raises ValidationError."""
        played = game(data["position"].game)
        if played.placing is None:
            raise ValidationError({"position": {"game": [Message("error-no-tiles", game=played.name)]}})


class WrittenSchema(Answer):
    """A position in the notation."""

    text = fields.String(required=True, metadata=EXAMPLE)


class NotationQuestion(Schema):
    """A position in the notation."""

    text = Text(LONGEST, required=True, metadata=EXAMPLE)


class NotationReadSchema(Answer):
    """The position of a text as the other routes take it."""

    position = PositionAnswerField(required=True)
