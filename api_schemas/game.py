"""GET /games: what can be played, with which options and moves."""

from marshmallow import fields

from api_schemas.base import Answer


class PlayersSchema(Answer):
    """How many may play."""

    min = fields.Integer(required=True)
    max = fields.Integer(required=True)


class OptionSchema(Answer):
    """A switch of a game; empty `values`: a list or a free value."""

    name = fields.String(required=True)
    values = fields.List(fields.Raw(), required=True)
    default = fields.Raw(required=True, allow_none=True)
    rule = fields.String(required=True)
    says = fields.String(required=True)


class GameSchema(Answer):
    """A game. `moves`: for each type its fields and whether they are needed."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    players = fields.Nested(PlayersSchema, required=True)
    options = fields.List(fields.Nested(OptionSchema), required=True)
    catalogs = fields.List(fields.String(), required=True)
    moves = fields.Dict(keys=fields.String(), values=fields.Dict(), required=True)


class GamesSchema(Answer):
    """GET /games"""

    games = fields.List(fields.Nested(GameSchema), required=True)
