"""Schemas of uploads: the form of a photo, and a stored reference picture."""

from typing import Any

from marshmallow import ValidationError, fields

from api_schemas.common.enums import GAME_IDS, listed
from api_schemas.common.schema import Answer, ByName, Integer, Schema, Text
from api_schemas.common.validators import Length
from referee.game import Message

POINTS = 100_000
PLAYERS = 12


class JsonField(fields.Field[Any]):
    """JSON in a form field (already parsed at this point); `kind` is the required type, `wrong` the id of
    the message about another."""

    def __init__(self, kind: type, wrong: str, **kwargs: Any) -> None:
        self.kind, self.wrong = kind, wrong
        super().__init__(**kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, self.kind):
            raise ValidationError([Message(self.wrong)])
        return value


def points_field(**kwargs: Any) -> ByName:
    """Points so far, by colour or player."""
    points = Integer(-POINTS, POINTS, allow_none=kwargs.pop("with_none", False))
    return ByName(60, points, PLAYERS, **kwargs)


class PhotoFormSchema(Schema):
    """The form fields sent with the picture."""

    game = Text(60, load_default="carcassonne", metadata=listed(GAME_IDS))
    options = JsonField(
        dict,
        "error-json-object",
        load_default=dict,
        validate=Length(max=200),
        metadata={"description": "without an edition the one that the tiles look like counts"},
    )
    catalogs = JsonField(
        list,
        "error-json-catalogs",
        load_default=None,
        validate=Length(max=60),
        metadata={"description": "the sets on the table; built-in ones that are missing: see `sets_seen`"},
    )
    points = points_field(load_default=dict)
    match = Text(80)
    box = Text(80)


class TileFormSchema(PhotoFormSchema):
    """The form fields sent with the picture of one tile."""

    class Meta(PhotoFormSchema.Meta):
        exclude = ("points", "box")


class ReferenceSchema(Answer):
    """A stored picture: its original size in pixels."""

    width = fields.Integer(required=True)
    height = fields.Integer(required=True)
