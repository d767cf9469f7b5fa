"""Schemas of Stefan Dorra's Amazonas: position, requests and legal builds."""

from typing import Any

from marshmallow import ValidationError, fields, post_load, validate

from api_schemas.common.base import Answer, AsIs, ByName, Flag, Integer, Schema, Text, rows
from api_schemas.common.reasons import reasons_field
from referee.games.dorra_amazonas.position import RoundTurn, Seat, Subject, Tent, VillagePosition

GAME = "dorra-amazonas"
TILES, COINS, TENTS = 60, 1_000, 400


class BoardField(fields.Field[Any]):
    """The id of a board, or a whole inline one (validated by the referee's loader)."""

    def __init__(self, **kwargs: Any) -> None:
        one_of = [{"type": "string", "minLength": 1, "maxLength": 80}, {"type": "object"}, {"type": "null"}]
        super().__init__(metadata={"oneOf": one_of, "example": "dorra-stand-in"}, allow_none=True, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, dict) or (isinstance(value, str) and 1 <= len(value) <= 80):
            return value
        raise ValidationError("Must be the id of a board or an inline board.")


class OwnerField(fields.Field[Any]):
    """Whether a tent is neutral: true, or the player who put it up."""

    def __init__(self, **kwargs: Any) -> None:
        one_of = [{"type": "boolean"}, {"type": "string", "minLength": 1, "maxLength": 60}, {"type": "null"}]
        super().__init__(metadata={"oneOf": one_of}, allow_none=True, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, bool) or (isinstance(value, str) and 1 <= len(value) <= 60):
            return value
        raise ValidationError("Must be true, or the player who put it up.")


def names(longest: int, most: int, **kwargs: Any) -> fields.List[Any]:
    """A list of names."""
    return fields.List(Text(longest), validate=validate.Length(max=most), **kwargs)


class TentSchema(Schema):
    """A tent of a player, or a `neutral` one.

    `space` 0 is the cheapest; without it, the cheapest free one.
    """

    village = Text(60, required=True)
    space = Integer(0, 10, allow_none=True)
    player = Text(60, allow_none=True)
    neutral = OwnerField()

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Tent:
        return Tent(**data)


class DorraPlayerSchema(Schema):
    """A player with everything in front of them.

    `species`: tiles without Indio tiles; `indio`: the pile of each Indio tile; `played`: income cards since
    they were last taken back, the newest last. Hidden information (`card`, `number`, `mission`) is null in
    the view of other players; `ready` and `dealt` show that it exists. `entered`: the referee knows the
    face-down card.
    """

    id = Text(60, required=True, metadata={"example": "red"})
    name = Text(80, allow_none=True)
    colour = Text(40, allow_none=True)
    points = Integer(-100_000, 100_000, allow_none=True)
    gold = Integer(0, COINS, allow_none=True)
    silver = Integer(0, COINS, allow_none=True)
    species = ByName(40, Integer(0, TILES), 20, metadata={"example": {"fish": 2}})
    indio = names(40, TILES)
    played = fields.List(Integer(0, 6), validate=validate.Length(max=30))
    ready = Flag()
    entered = Flag()
    card = Integer(0, 6, allow_none=True)
    number = Integer(0, 999, allow_none=True)
    medal = Integer(0, 5, allow_none=True)
    mission = names(60, 10, allow_none=True)
    dealt = Flag()

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Seat:
        return Seat(**_tuples(data, "indio", "played", "mission"))


class DorraTurnSchema(Schema):
    """Progress of a round; without it no rule about the turn is checked."""

    phase = Text(only=("opening", "event", "income", "reveal", "building", "end"), allow_none=True)
    player = Text(60, allow_none=True)
    order = names(60, 12)
    income = ByName(60, Integer(0, COINS), 12)
    own = names(60, TENTS)
    neutral = Text(60, allow_none=True)
    offer = Text(only=("open", "answered", "taken", "gone"), allow_none=True)
    over = Flag()

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> RoundTurn:
        return RoundTurn(**_tuples(data, "order", "own"))


class DorraPositionSchema(Schema):
    """A position of Stefan Dorra's Amazonas.

    `round` 0 is the opening; `event` is the card of this round, `past` are those of earlier ones.
    """

    game = Text(only=(GAME,), required=True)
    options = ByName(80, fields.Raw(allow_none=True), 200)
    board = BoardField()
    round = Integer(0, 18, allow_none=True)
    event = Text(40, allow_none=True, metadata={"example": "jaguar"})
    past = names(40, 40)
    players = rows(DorraPlayerSchema, 12)
    tents = rows(TentSchema, TENTS)
    turn = fields.Nested(DorraTurnSchema, allow_none=True)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> VillagePosition:
        return VillagePosition(**_tuples(data, "past", "players", "tents"))


class DorraAskedSchema(Schema):
    """Subject of a ruling.

    `kind` is a species (who has most?), `income`, `order`, `event`, `indio`, `medal`, `mission` or `village`;
    `player` is the player concerned; `card` is the income card if none is open. Lines of income, theft and
    bonus are in silver.
    """

    kind = Text(40, required=True, metadata={"example": "income"})
    player = Text(60, allow_none=True)
    card = Integer(0, 6, allow_none=True)
    village = Text(60, allow_none=True)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Subject:
        return Subject(**data)


class SiteSchema(Answer):
    """A legal build. `cost` in gold; a neutral tent costs nothing."""

    village = fields.String(required=True)
    space = fields.Integer(required=True, metadata={"description": "0 is the cheapest space"})
    cost = fields.Integer(required=True)
    neutral = fields.Boolean(required=True)


class SitesSchema(Answer):
    """All legal builds of a player."""

    placements = fields.List(fields.Nested(SiteSchema), required=True)
    count = fields.Integer(required=True)
    reasons = reasons_field()


class DorraPositionAnswer(AsIs, DorraPositionSchema):
    """A position of Stefan Dorra's Amazonas."""


class BoardSchema(Answer):
    """A board in the form of /schemas/dorra-board.json: villages, ways, missions."""

    id = fields.String(required=True)
    game = fields.String(required=True)
    version = fields.String(required=True)
    provenance = fields.String(required=True, metadata={"enum": ["published", "stand-in", "user"]})
    schema = fields.String(required=True)
    villages = fields.List(fields.Dict(), required=True)
    paths = fields.List(fields.List(fields.String()))
    waterways = fields.List(fields.List(fields.String()))
    missions = fields.List(fields.List(fields.String()))


def _tuples(data: dict[str, Any], *names: str) -> dict[str, Any]:
    """Lists as tuples: a position is immutable."""
    return {name: tuple(value) if name in names and value is not None else value
            for name, value in data.items()}  # fmt: skip
