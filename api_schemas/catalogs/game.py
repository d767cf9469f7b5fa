"""Schemas of GET /games: all games with their options and moves."""

from typing import get_args

from marshmallow import fields

from api_schemas.catalogs.offline import OfflineSchema
from api_schemas.common.enums import FEATURE_KINDS, FIGURE_KINDS
from api_schemas.common.schema import Answer, word
from referee.game.declarations import Lies


class PlayersSchema(Answer):
    """How many may play."""

    min = fields.Integer(required=True)
    max = fields.Integer(required=True)


CONDITION = (
    "option -> value: each option equals that value, or holds it where it is a list; true: it is neither "
    "missing nor empty"
)


VALUES = [{"type": "string"}, {"type": "array", "items": {"type": "string"}}, {"type": "null"}]


def _wanted() -> fields.Raw:
    """What an option must be: a value, or true."""
    return fields.Raw(metadata={"oneOf": [{"type": "string"}, {"type": "boolean"}]})


class ImpliedSchema(Answer):
    """The value of an option that is not set, implied by other options."""

    when = fields.Dict(
        keys=fields.String(), values=_wanted(), required=True, metadata={"description": CONDITION}
    )
    value = fields.Raw(
        required=True,
        allow_none=True,
        metadata={"oneOf": VALUES, "description": "null: what is played then is none of its values"},
    )


class OptionSchema(Answer):
    """An option of a game; empty `values`: a list or a free value.

    An option that is not set is `default`, or has the value of the last of `implied` whose condition holds.
    """

    name = fields.String(required=True)
    values = fields.List(fields.String(), required=True)
    default = fields.Raw(required=True, allow_none=True, metadata={"oneOf": VALUES})
    rule = fields.String(required=True)
    says = fields.String(required=True)
    needs = fields.Dict(
        keys=fields.String(),
        values=_wanted(),
        required=True,
        metadata={"description": f"what other options must be for this one to have an effect; {CONDITION}"},
    )
    implied = fields.List(fields.Nested(ImpliedSchema), required=True)


class WoodSchema(Answer):
    """A kind of figure."""

    count = fields.Integer(required=True, metadata={"description": "how many each player has"})
    goes_on = fields.List(word(FEATURE_KINDS), required=True, metadata={"description": "kinds of feature"})
    of = word(FIGURE_KINDS)
    on_point = fields.Boolean()


class KindSchema(Answer):
    """A kind of feature: an area has half-edges, a line crosses edge centres, a point touches no edge."""

    shape = fields.String(required=True, metadata={"enum": ["area", "line", "point"]})
    sides = fields.String(required=True, metadata={"enum": ["edges", "halves"]})
    letter = fields.String(required=True)


class MarkSchema(Answer):
    """A mark that may be printed on a feature or a tile."""

    id = fields.String(required=True)
    on = fields.String(required=True, metadata={"enum": ["feature", "tile"]})
    says = fields.String(required=True)
    kind = word(
        FEATURE_KINDS, metadata={"description": "the kind of feature on which it stands, if just one"}
    )
    kinds = fields.List(
        word(FEATURE_KINDS), metadata={"description": "the kinds of features on which it stands, if not any"}
    )


class PlacedTokenSchema(Answer):
    """How a token lies on a tile.

    `tile`: as it is; `beside`: with a figure there, or none; `number`: with a value, such as the height of a
    tower; `feature`: on one of its features;
    `across`: between two opposite edges; `joins`: between two edges; `pair`: over two tiles;
    `quarter`: in one of the quarters of its tile.
    """

    lies = fields.String(required=True, metadata={"enum": list(get_args(Lies))})
    mark = fields.String(metadata={"description": "of the tiles that may have it"})
    on = fields.List(word(FEATURE_KINDS), metadata={"description": "kinds of feature it lies on"})
    adds = word(FEATURE_KINDS, metadata={"description": "the feature it adds to its tile, for figures"})


class ExpansionSchema(Answer):
    """A value of the option `expansions`, with its catalogs, options, figures and tokens."""

    id = fields.String(required=True)
    catalogs = fields.List(fields.String(), required=True)
    options = fields.List(fields.String(), required=True)
    figures = fields.Dict(keys=fields.String(), values=fields.Nested(WoodSchema), required=True)
    tokens = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.Integer()),
        required=True,
        metadata={"description": "kinds of token on the table, and the values that occur"},
    )
    lone = fields.List(
        fields.String(), required=True, metadata={"description": "tokens of which there is one, on a tile"}
    )
    placed = fields.Dict(
        keys=fields.String(),
        values=fields.Nested(PlacedTokenSchema),
        required=True,
        metadata={
            "description": "tokens that do more than stand on a tile, or of which there may be several"
        },
    )
    editions = fields.List(
        fields.String(), required=True, metadata={"description": "those that have it; none: all"}
    )
    unruled = fields.List(
        fields.String(),
        required=True,
        metadata={
            "description": "editions whose rules are not known: its tiles are in play, and its switches are "
            "off by default"
        },
    )
    switched = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={
            "description": "kinds of figure and token that are in play only with an option, and which one"
        },
    )


class MoveFieldSchema(Answer):
    """A field of a move."""

    holds = fields.String(required=True, metadata={"enum": ["text", "number", "feature"]})
    needed = fields.Boolean(required=True)
    names = fields.String()


class MoveTraitsSchema(Answer):
    """What is peculiar about a type of move."""

    step_of = fields.String()
    often = fields.Boolean()
    counted = fields.Boolean()
    figure_first = fields.Dict(keys=fields.String(), values=fields.String())


class HelpSchema(Answer):
    """Rules that matter at a moment of a game: a step or phase of a turn, `setup`, or the end (`over`)."""

    moment = fields.String(required=True)
    rules = fields.List(fields.String(), required=True, metadata={"description": "their ids"})
    when = fields.Dict(
        keys=fields.String(), values=_wanted(), required=True, metadata={"description": CONDITION}
    )


class GameSchema(Answer):
    """A game.

    `moves`: for each type its fields and whether they are required. `traits`: of the types of move that have
    any. `figures`, `tokens`: without expansions.
    `kinds` and `marks`: of features and tiles, in games with tiles.
    """

    id = fields.String(required=True)
    name = fields.String(required=True)
    players = fields.Nested(PlayersSchema, required=True)
    colours = fields.List(
        fields.String(), required=True, metadata={"description": "of its players, in the order of seats"}
    )
    options = fields.List(fields.Nested(OptionSchema), required=True)
    expansions = fields.List(fields.Nested(ExpansionSchema), required=True)
    catalogs = fields.List(fields.String(), required=True)
    private = fields.Boolean(
        required=True, metadata={"description": "Whether players know something that others may not see."}
    )
    moves = fields.Dict(
        keys=fields.String(),
        values=fields.Dict(keys=fields.String(), values=fields.Nested(MoveFieldSchema)),
        required=True,
    )
    traits = fields.Dict(keys=fields.String(), values=fields.Nested(MoveTraitsSchema), required=True)
    help = fields.List(fields.Nested(HelpSchema), required=True)
    offline = fields.Nested(OfflineSchema, required=True)
    figures = fields.Dict(keys=fields.String(), values=fields.Nested(WoodSchema), required=True)
    tokens = fields.Dict(keys=fields.String(), values=fields.List(fields.Integer()), required=True)
    stacks = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        metadata={"description": "tokens that lie in face-down stacks, and the kind of feature they lie on"},
    )
    tracks = fields.List(
        fields.String(), metadata={"description": "figures that stand on a track beside the board"}
    )
    kinds = fields.Dict(keys=fields.String(), values=fields.Nested(KindSchema))
    marks = fields.List(fields.Nested(MarkSchema))


class GameListSchema(Answer):
    """The answer of GET /games."""

    games = fields.List(fields.Nested(GameSchema), required=True)
