"""Schema of a position, loaded into referee.tiles.model.position. Checks no rules."""

from typing import Any

from marshmallow import ValidationError, fields, post_load, pre_load, validates

from api_schemas.catalogs.catalog import INLINE_CATALOG, TileField
from api_schemas.common.enums import FIGURE_KINDS, PLACES, TILE_GAME_IDS, TOKEN_KINDS, listed
from api_schemas.common.lists import List
from api_schemas.common.options import options_set
from api_schemas.common.schema import ByName, Flag, Integer, Name, Text, rows
from api_schemas.common.validators import Length
from api_schemas.positions.coordinates import EDGES, RefSchema, coordinate, point, rotation
from api_schemas.positions.loaded import Loaded
from referee.game import Lane, Message, unknown_text
from referee.games import GAMES
from referee.tiles.model.position import (
    Auction,
    Companion,
    Laid,
    PlayerSeat,
    Standing,
    TilePosition,
    TokenAt,
    Turn,
)

TILES = 500  # on a table; all published boxes of a game have less than half of that
FIGURES = 300  # on a table: 12 players with all figures of all boxes
LEFT = 1_000  # tiles in `left`, the copies left in the box
INLINE_TILES = 500
THINGS = {
    "oneOf": [
        {"type": "integer"},
        {"type": "boolean"},
        {"type": "string"},
        {
            "type": "array",
            "items": {
                "type": ["integer", "string", "object", "null"],
                "properties": {"player": {"type": "string"}, "kind": {"type": "string"}},
            },
        },
        {"type": "object", "additionalProperties": {"type": "integer"}},
        {"type": "null"},
    ]
}  # what a player may hold of a kind; the referee checks it
STEPS = ("place", "act", "end")


class PlayerSchema(Loaded):
    """A player; ids are chosen by the client."""

    made = PlayerSeat

    id = Name(60, metadata={"example": "red"})
    name = Name(80)
    colour = Text(40)
    points = Integer(-100_000, 100_000)


class LaidSchema(Loaded):
    """A tile on the table, by its id or inline.

    `tile` null is an unreadable tile; `edges` are its edges N E S W where visible.
    """

    made = Laid

    x = coordinate()
    y = coordinate()
    tile = TileField(allow_none=True)
    rotation = rotation(load_default=0)
    edges = Text(16, metadata={"example": "C?RF"})


class FigureSchema(Loaded):
    """A figure on a feature of the tile at x, y, on a point between tiles, or on a space of a track. One in a
    quarter of the City needs no x, y."""

    made = Standing
    absent = ("x", "y", "space", "point")

    player = Text(60)
    kind = Text(40, metadata=listed(FIGURE_KINDS, example="meeple"))
    x = coordinate()
    y = coordinate()
    feature = fields.Nested(RefSchema)
    space = Integer(0, 999, metadata={"description": "of a figure on a track (a boat), which has no x, y"})
    point = point()


class LaneSchema(Loaded):
    """Where a bridge spans a tile: between two opposite edges."""

    made = Lane

    x = coordinate(required=True)
    y = coordinate(required=True)
    edges = List(Text(only=EDGES), required=True, validate=Length(equal=2))


class CompanionSchema(Loaded):
    """The figure on the same tile with which a token stands."""

    made = Companion

    player = Text(60)
    kind = Text(40, metadata=listed(FIGURE_KINDS, example="meeple"))


class TokenSchema(Loaded):
    """A token on the table, or a stack of `count` of them.

    A ferry or bridge lies between two `edges` of its tile, a tunnel token at the end of one `edge`, a castle
    over two `tiles`, of which the first is at (x, y). One in a `quarter` of the City has no x, y.
    """

    made = TokenAt
    absent = ("x", "y", "edges", "edge", "player", "set", "tiles", "quarter")

    kind = Text(40, metadata=listed(TOKEN_KINDS, example="sheep"))
    value = Integer(-1_000, 1_000, load_default=None)
    count = Integer(0, 1_000)
    x = coordinate()
    y = coordinate()
    feature = fields.Nested(RefSchema)
    beside = fields.Nested(CompanionSchema)
    edges = List(Text(only=EDGES), validate=Length(max=4))
    edge = Text(only=EDGES)
    player = Text(60)
    set = Text(40)
    quarter = Text(40, metadata=listed(PLACES))
    tiles = List(
        List(coordinate(), validate=Length(equal=2)),
        validate=Length(max=2),
        metadata={"example": [[0, 0], [0, 1]]},
    )

    @pre_load
    def from_its_tiles(self, data: Any, **kwargs: Any) -> Any:
        """Fill in the place of a token that is given by its tiles."""
        tiles = data.get("tiles") if isinstance(data, dict) else None
        first = tiles[0] if isinstance(tiles, list) and tiles else None
        if not isinstance(first, list) or len(first) != 2 or "x" in data or "y" in data:
            return data
        return {**data, "x": first[0], "y": first[1]}


class AuctionSchema(Loaded):
    """An auction of tiles that goes on at the end of a turn."""

    made = Auction

    chooser = Text(60)
    tile = Text(80)
    price = Integer(0, 100_000)
    bidder = Text(60)


class TurnSchema(Loaded):
    """The current player and step of a turn."""

    made = Turn

    player = Text(60)
    step = Text(only=STEPS)
    placed = List(
        List(coordinate(), validate=Length(equal=2)),
        validate=Length(max=TILES),
    )
    drawn = Text(80)
    part = Integer(1, 2, metadata={"description": "2: the second part that a builder gave"})
    marks = List(Text(100), validate=Length(max=20))
    due = List(Text(40), validate=Length(max=20))
    passed = List(Text(60), validate=Length(max=20))
    walk = List(List(coordinate(), validate=Length(equal=2)), validate=Length(max=20))
    auction = fields.Nested(AuctionSchema)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Any:
        cells = {tuple(cell) for cell in data.get("placed") or ()}
        if "part" not in data and len(cells) > 1:
            data["part"] = 2  # two placed tiles imply the second part
        if not data.get("due"):
            data["due"] = data["passed"] = data["walk"] = data["auction"] = None  # nothing is due
        return super().build(data)


class CatalogField(fields.Field[Any]):
    """The id of a catalog, or a whole inline one (validated by the referee's loader)."""

    def __init__(self, **kwargs: Any) -> None:
        one_of = [{"type": "string", "minLength": 1, "maxLength": 80}, INLINE_CATALOG]
        super().__init__(metadata={"oneOf": one_of}, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, dict) or (isinstance(value, str) and 1 <= len(value) <= 80):
            return value
        raise ValidationError([Message("error-catalog-or-inline")])


def few_inline_tiles(catalogs: list[Any]) -> None:
    inline = [c["tiles"] for c in catalogs if isinstance(c, dict) and isinstance(c.get("tiles"), list)]
    count = sum(map(len, inline))
    if count > INLINE_TILES:
        raise ValidationError([Message("error-inline-tiles", most=INLINE_TILES, count=count)])


class PositionSchema(Loaded):
    """A position. Only game, players and tiles are required."""

    made = TilePosition
    absent = ("tokens",)

    game = Text(60, metadata=listed(TILE_GAME_IDS, example="carcassonne"))
    options = options_set()
    catalogs = List(CatalogField(), validate=[Length(max=60), few_inline_tiles])
    players = rows(PlayerSchema, 12, quick=True)
    tiles = rows(LaidSchema, TILES, quick=True)
    figures = rows(FigureSchema, FIGURES, quick=True)
    tokens = rows(TokenSchema, TILES, quick=True)
    turn = fields.Nested(TurnSchema)
    held = ByName(60, ByName(60, fields.Raw(allow_none=True, metadata=THINGS), 60), 12)
    left = ByName(80, Integer(0, 1_000), LEFT)
    over = Flag(metadata={"description": "true: the game has ended and was scored"})

    @validates("game")
    def know_the_game(self, name: str, **kwargs: Any) -> None:
        known = [game.id for game in GAMES]
        if name not in known:
            raise ValidationError([unknown_text("game", name, known)])
