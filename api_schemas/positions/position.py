"""Schema of a position, loaded into referee.tiles.model.position. Checks no rules."""

from typing import Any

from marshmallow import ValidationError, fields, post_load, validate, validates

from api_schemas.catalogs.catalog import TileField
from api_schemas.common.base import ByName, Flag, Integer, Names, Schema, Text, rows
from referee.game import unknown_text
from referee.games import GAMES
from referee.tiles.model.position import (
    FeatureAt,
    Laid,
    PlayerSeat,
    Position,
    Ref,
    Standing,
    TokenAt,
    Turn,
)

FAR = 10_000  # largest distance from the origin, in tiles
TILES = 500  # on a table; all published boxes of a game have less than half of that
FIGURES = 300  # on a table: 12 players with all figures of all boxes
LEFT = 1_000  # tiles in `left`, the copies left in the box
INLINE_TILES = 500
STEPS = ("place", "act", "end")
ROTATIONS = (0, 90, 180, 270)


def coordinate(**kwargs: Any) -> Integer:
    """x (grows east) or y (grows south) of a cell."""
    return Integer(-FAR, FAR, **kwargs)


def rotation(**kwargs: Any) -> Integer:
    """Degrees clockwise from the tile's canonical orientation."""
    return Integer(only=ROTATIONS, **kwargs)


class RefSchema(Schema):
    """A reference to a feature: its kind, and a side or a list of sides that it touches.

    `sides` are such sides too, so that the feature of a deployment can be sent as it was received.
    """

    kind = Text(40, required=True, metadata={"example": "city"})
    at = Names(load_default=(), metadata={"example": "N"})
    sides = Names(load_default=())

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Ref:
        sides = data["sides"]
        return Ref(data["kind"], tuple(dict.fromkeys(data["at"] + sides)), sides)


class FeatureAtSchema(RefSchema):
    """A feature of the tile at x, y."""

    x = coordinate(required=True)
    y = coordinate(required=True)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Any:
        return FeatureAt(data["x"], data["y"], super().build(data))


class PlayerSchema(Schema):
    """A player; ids are chosen by the client."""

    id = Text(60, required=True, metadata={"example": "red"})
    name = Text(80, allow_none=True)
    colour = Text(40, allow_none=True)
    points = Integer(-100_000, 100_000, allow_none=True)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> PlayerSeat:
        return PlayerSeat(**data)


class LaidSchema(Schema):
    """A tile on the table, by its id or inline.

    `tile` null is an unreadable tile; `edges` are its edges N E S W where visible.
    """

    x = coordinate(required=True)
    y = coordinate(required=True)
    tile = TileField(required=True, allow_none=True)
    rotation = rotation(load_default=0)
    edges = Text(16, allow_none=True, metadata={"example": "C?RF"})

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Laid:
        return Laid(**data)


class FigureSchema(Schema):
    """A figure on a feature of the tile at x, y, or on a space of a track."""

    player = Text(60, required=True)
    kind = Text(40, required=True, metadata={"example": "meeple"})
    x = coordinate()
    y = coordinate()
    feature = fields.Nested(RefSchema, allow_none=True)
    space = Integer(0, 999, metadata={"description": "of a figure on a track (a boat), which has no x, y"})

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Standing:
        return Standing(**data)


class TokenSchema(Schema):
    """A token on the table, or a stack of `count` of them."""

    kind = Text(40, required=True, metadata={"example": "sheep"})
    value = Integer(-1_000, 1_000, allow_none=True, load_default=None)
    count = Integer(0, 1_000, allow_none=True)
    x = coordinate(required=True)
    y = coordinate(required=True)
    feature = fields.Nested(RefSchema, allow_none=True)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> TokenAt:
        return TokenAt(**data)


class TurnSchema(Schema):
    """The current player and step of a turn."""

    player = Text(60, allow_none=True)
    step = Text(only=STEPS, allow_none=True)
    placed = fields.List(
        fields.List(coordinate(), validate=validate.Length(equal=2)),
        validate=validate.Length(max=TILES),
        allow_none=True,
    )
    drawn = Text(80, allow_none=True)
    part = Integer(1, 2, metadata={"description": "2: the second part that a builder gave"})
    marks = fields.List(Text(100), validate=validate.Length(max=20))

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Turn:
        placed, marks = data.pop("placed", None), frozenset(data.pop("marks", ()))
        if "part" not in data and placed and len({tuple(cell) for cell in placed}) > 1:
            data["part"] = 2  # two placed tiles imply the second part
        return Turn(**data, placed=None if placed is None else tuple((x, y) for x, y in placed), marks=marks)


class CatalogField(fields.Field[Any]):
    """The id of a catalog, or a whole inline one (validated by the referee's loader)."""

    def __init__(self, **kwargs: Any) -> None:
        one_of = [{"type": "string", "minLength": 1, "maxLength": 80}, {"type": "object"}]
        super().__init__(metadata={"oneOf": one_of}, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, dict) or (isinstance(value, str) and 1 <= len(value) <= 80):
            return value
        raise ValidationError("Must be the id of a catalog or an inline catalog.")


def few_inline_tiles(catalogs: list[Any]) -> None:
    inline = [c["tiles"] for c in catalogs if isinstance(c, dict) and isinstance(c.get("tiles"), list)]
    count = sum(map(len, inline))
    if count > INLINE_TILES:
        raise ValidationError(f"Inline catalogs have {INLINE_TILES} tiles at most together, not {count}.")


class PositionSchema(Schema):
    """A position. Only game, players and tiles are required."""

    game = Text(60, required=True, metadata={"example": "carcassonne"})
    options = ByName(80, fields.Raw(allow_none=True), 200)
    catalogs = fields.List(
        CatalogField(), allow_none=True, validate=[validate.Length(max=60), few_inline_tiles]
    )
    players = rows(PlayerSchema, 12, quick=True, required=True)
    tiles = rows(LaidSchema, TILES, quick=True, required=True)
    figures = rows(FigureSchema, FIGURES, quick=True)
    tokens = rows(TokenSchema, TILES, quick=True)
    turn = fields.Nested(TurnSchema, allow_none=True)
    held = ByName(60, ByName(60, fields.Raw(allow_none=True), 60), 12)
    left = ByName(80, Integer(0, 1_000), LEFT, allow_none=True)
    over = Flag(allow_none=True, metadata={"description": "true: the game has ended and was scored"})

    @validates("game")
    def know_the_game(self, name: str, **kwargs: Any) -> None:
        known = [game.id for game in GAMES]
        if name not in known:
            raise ValidationError(unknown_text("game", name, known))

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Position:
        for name in ("players", "tiles", "figures", "tokens", "catalogs"):
            if data.get(name) is not None:
                data[name] = tuple(data[name])
        return Position(**data)
