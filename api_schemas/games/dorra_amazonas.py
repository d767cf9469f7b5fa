"""Schemas of Stefan Dorra's Amazonas: position, requests and legal builds."""

from typing import Any

from marshmallow import ValidationError, fields

from api_schemas.catalogs.catalog import INLINE_CATALOG, OneCatalog
from api_schemas.common.enums import DORRA_EVENTS, DORRA_SPECIES, DORRA_SUBJECTS, listed
from api_schemas.common.lists import List
from api_schemas.common.options import options_set
from api_schemas.common.reasons import reasons_field
from api_schemas.common.schema import Answer, ByName, Flag, Integer, Name, Text, rows, word
from api_schemas.common.validators import Length
from api_schemas.games.forms import Forms
from api_schemas.positions.loaded import Loaded
from referee.game import Message
from referee.games.dorra_amazonas.position import RoundTurn, Seat, Subject, VillagePosition, VillageTent

GAME = "dorra-amazonas"
TILES, COINS, TENTS = 60, 1_000, 400


class BoardField(fields.Field[Any]):
    """The id of a board, or a whole inline one (validated by the referee's loader)."""

    def __init__(self, **kwargs: Any) -> None:
        one_of = [{"type": "string", "minLength": 1, "maxLength": 80}, INLINE_CATALOG, {"type": "null"}]
        super().__init__(metadata={"oneOf": one_of, "example": "dorra-stand-in"}, allow_none=True, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, dict) or (isinstance(value, str) and 1 <= len(value) <= 80):
            return value
        raise ValidationError([Message("error-board-or-inline")])


class OwnerField(fields.Field[Any]):
    """Whether a tent is neutral: true, or the player who put it up."""

    def __init__(self, **kwargs: Any) -> None:
        one_of = [{"type": "boolean"}, {"type": "string", "minLength": 1, "maxLength": 60}, {"type": "null"}]
        super().__init__(metadata={"oneOf": one_of}, allow_none=True, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, bool) or (isinstance(value, str) and 1 <= len(value) <= 60):
            return value
        raise ValidationError([Message("error-tent-owner")])


def names(longest: int, most: int, **kwargs: Any) -> List:
    """A list of names."""
    return List(Text(longest), validate=Length(max=most), **kwargs)


class TentSchema(Loaded):
    """A tent of a player, or a `neutral` one.

    `space` 0 is the cheapest; without it, the cheapest free one.
    """

    made = VillageTent

    village = Text(60)
    space = Integer(0, 10)
    player = Text(60)
    neutral = OwnerField()


class DorraPlayerSchema(Loaded):
    """A player with everything in front of them.

    `species`: tiles without Indio tiles; `indio`: the pile of each Indio tile; `played`: income cards since
    they were last taken back, the newest last. Hidden information (`card`, `number`, `mission`) is null in
    the view of other players; `ready` and `dealt` show that it exists. `entered`: the referee knows the
    face-down card.
    """

    made = Seat

    id = Name(60, metadata={"example": "red"})
    name = Name(80)
    colour = Text(40)
    points = Integer(-100_000, 100_000)
    gold = Integer(0, COINS)
    silver = Integer(0, COINS)
    species = ByName(40, Integer(0, TILES), 20, metadata={"example": {"fish": 2}})
    indio = List(Text(40, metadata=listed(DORRA_SPECIES)), validate=Length(max=TILES))
    played = List(Integer(0, 6), validate=Length(max=30))
    ready = Flag()
    entered = Flag()
    card = Integer(0, 6)
    number = Integer(0, 999)
    medal = Integer(0, 5)
    mission = names(60, 10)
    dealt = Flag()


class DorraTurnSchema(Loaded):
    """Progress of a round; without it no rule about the turn is checked."""

    made = RoundTurn

    phase = Text(only=("opening", "event", "income", "reveal", "building", "end"))
    player = Text(60)
    order = names(60, 12)
    income = ByName(60, Integer(0, COINS), 12)
    own = names(60, TENTS)
    neutral = Text(60)
    offer = Text(only=("open", "answered", "taken", "gone"))
    over = Flag()


class DorraPositionSchema(Loaded):
    """A position of Stefan Dorra's Amazonas.

    `round` 0 is the opening; `event` is the card of this round, `past` are those of earlier ones.
    """

    made = VillagePosition

    game = Text(only=(GAME,))
    options = options_set()
    board = BoardField()
    round = Integer(0, 18)
    event = Text(40, metadata=listed(DORRA_EVENTS, example="jaguar"))
    past = List(Text(40, metadata=listed(DORRA_EVENTS)), validate=Length(max=40))
    players = rows(DorraPlayerSchema, 12)
    tents = rows(TentSchema, TENTS)
    turn = fields.Nested(DorraTurnSchema)


class DorraSubjectSchema(Loaded):
    """Subject of a ruling.

    `kind` is a species (who has most?), `income`, `order`, `event`, `indio`, `medal`, `mission` or `village`;
    `player` is the player concerned; `card` is the income card if none is open. Lines of income, theft and
    bonus are in silver.
    """

    made = Subject

    kind = Text(40, metadata=listed(DORRA_SUBJECTS, example="income"))
    player = Text(60)
    card = Integer(0, 6)
    village = Text(60)


class SiteSchema(Answer):
    """A legal build. `cost` in gold; a neutral tent costs nothing."""

    village = fields.String(required=True)
    space = fields.Integer(required=True, metadata={"description": "0 is the cheapest space"})
    cost = fields.Integer(required=True)
    neutral = fields.Boolean(required=True)


class SitesSchema(Answer):
    """All legal builds of a player."""

    form = word(("builds",), required=True)
    placements = fields.List(fields.Nested(SiteSchema), required=True)
    count = fields.Integer(required=True)
    reasons = reasons_field()


class VillageSchema(Answer):
    """A village of a board, with its building spaces."""

    id = fields.String(required=True)
    name = fields.String()
    species = word(DORRA_SPECIES, required=True)
    spaces = fields.List(fields.Integer(), required=True)
    x = fields.Float()
    y = fields.Float()


class BoardSchema(OneCatalog):
    """A board in the form of /schemas/dorra-board.json: villages, ways, missions."""

    form = word(("dorra-board",), required=True)
    villages = fields.List(fields.Nested(VillageSchema), required=True)
    paths = fields.List(fields.List(fields.String()))
    waterways = fields.List(fields.List(fields.String()))
    missions = fields.List(fields.List(fields.String()))


FORMS = Forms(DorraPositionSchema, DorraSubjectSchema, SitesSchema, BoardSchema)
