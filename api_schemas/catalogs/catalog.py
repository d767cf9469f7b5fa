"""Schemas of catalogs and of single tiles."""

from typing import Any

from marshmallow import INCLUDE, ValidationError, fields, post_load, validates_schema

from api_schemas.common.enums import EDGE_SIDES, FEATURE_KINDS, FIELD_SIDES, GAME_IDS
from api_schemas.common.schema import Answer, Schema, Text, word
from api_schemas.common.unseen_names import unseen_names
from referee.game import Message
from referee.games import GAMES

MARK = {"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/TileMark"}]}
INLINE_CATALOG = {"type": "object"}  # as NewCatalog; a reference makes generated requests many times larger


class TileField(fields.Field[Any]):
    """The id of a tile, or a whole inline tile as in catalogs (validated by the referee's loader)."""

    def __init__(self, **kwargs: Any) -> None:
        text = {"type": "string", "minLength": 1, "maxLength": 80}
        inline = {"$ref": "#/components/schemas/InlineTile"}
        either = [text, inline, *([{"type": "null"}] if kwargs.get("allow_none") else [])]
        super().__init__(metadata={"oneOf": either, "example": "base/D"}, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return self.quick(value)

    def quick(self, value: Any) -> str | dict[str, Any]:
        """The id or the object. Raises ValidationError."""
        if isinstance(value, dict) or (isinstance(value, str) and 1 <= len(value) <= 80):
            return value
        raise ValidationError([Message("error-tile-or-inline")])


class TileFeatureSchema(Answer):
    """A feature of a tile, given by its edges, or a field by its half-edges; attributes are counts."""

    kind = word(FEATURE_KINDS, required=True)
    edges = fields.List(word(EDGE_SIDES))
    halves = fields.List(word(FIELD_SIDES))
    cities = fields.List(
        fields.Integer(), metadata={"description": "fields: indices of the cities beside it"}
    )


class OutlineSchema(Answer):
    """The outline of a feature in the unit square: (0,0) north-west, (1,1) south-east, rotation 0."""

    kind = word(FEATURE_KINDS, required=True)
    areas = fields.List(fields.List(fields.List(fields.Float())), required=True)
    path = fields.List(fields.List(fields.List(fields.Float())), required=True)
    seat = fields.List(fields.Float(), required=True, metadata={"description": "where a figure stands"})
    badge = fields.List(fields.Float(), required=True, metadata={"description": "where its marks are drawn"})


class TileMarkSchema(Answer):
    """A mark of a tile; some marks have more members, such as a direction."""

    mark = fields.String(required=True)


class InlineTileSchema(Answer):
    """A user's own tile, in its canonical orientation."""

    id = fields.String(metadata={"description": "<set>/<code>"})
    edges = fields.String(metadata={"description": "letters of the edges N E S W, a checksum"})
    features = fields.List(fields.Nested(TileFeatureSchema), required=True)
    marks = fields.List(fields.Raw(metadata=MARK))


class TileSchema(InlineTileSchema):
    """A tile of a catalog."""

    id = fields.String(required=True)
    outlines = fields.List(fields.Nested(OutlineSchema))
    counts = fields.Dict(
        keys=fields.String(), values=fields.Integer(), metadata={"description": "copies, by printing"}
    )


class CatalogOrigin(Answer):
    """What identifies a catalog, and where it comes from."""

    id = fields.String(required=True)
    game = word(GAME_IDS, required=True)
    version = fields.String(required=True)
    provenance = word(("published", "stand-in", "user"), required=True)


class OneCatalog(CatalogOrigin):
    """A whole catalog."""

    schema = fields.String(required=True, metadata={"description": "where the JSON schema of catalogs lies"})


class CatalogRowSchema(CatalogOrigin):
    """A catalog in the list."""

    form = word(("tile-set", "map", "dorra-board"), required=True)
    name = fields.String()
    designs = fields.Integer(metadata={"description": "tile sets: how many different tiles"})
    tiles_only = fields.Boolean(
        metadata={
            "description": "tile sets: its own rules are not played, only its tiles with those of others"
        }
    )
    sheet_parts = fields.Integer(metadata={"description": "tile sets: how many parts sheet.pdf has"})
    squares = fields.Integer(metadata={"description": "maps: how many squares; 0: they are not known yet"})
    enrolment = fields.Boolean(
        metadata={"description": "catalogs of one's own: whether photos of their tiles were shown"}
    )


class CatalogListSchema(Answer):
    """The answer of GET /catalogs."""

    catalogs = fields.List(fields.Nested(CatalogRowSchema), required=True)


class PrintingSchema(Answer):
    """What the box of a printing holds."""

    counts = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    editions = fields.List(fields.String())
    total = fields.Integer()
    start = fields.String()


class CatalogSchema(OneCatalog):
    """A tile set: designs, copies per printing and provenance."""

    form = word(("tile-set",), required=True)
    printings = fields.Dict(keys=fields.String(), values=fields.Nested(PrintingSchema), required=True)
    tiles = fields.List(fields.Nested(TileSchema), required=True)
    outlined = fields.Boolean(
        metadata={
            "description": "false: some tiles of a catalog of one's own come without outlines, as these take "
            "long to work out; who asks again gets more of them"
        }
    )


class SquareSchema(Answer):
    """A square of a map; a large city is covered by what is printed there and takes no tile."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    kind = word(("normal", "start", "town", "city"))
    name = fields.String()
    features = fields.List(fields.Nested(TileFeatureSchema))
    coats = fields.Integer()


class EdgeAtSchema(Answer):
    """An edge of a square."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    edge = word(EDGE_SIDES, required=True)


class BorderSchema(EdgeAtSchema):
    """What is printed beyond an edge of a square."""

    kind = word(("city", "road", "neutral"), required=True)
    coats = fields.Integer()
    name = fields.String()


class FerrySchema(Answer):
    """A ferry, which joins the roads at two edges."""

    ends = fields.List(fields.Nested(EdgeAtSchema), required=True)
    coats = fields.Integer()
    name = fields.String()


class MapCatalogSchema(OneCatalog):
    """A map for Carcassonne: squares, prints beyond their edges, ferries.

    In the form of /schemas/map.json.
    """

    form = word(("map",), required=True)
    name = fields.String()
    squares = fields.List(fields.Nested(SquareSchema), required=True)
    borders = fields.List(fields.Nested(BorderSchema))
    ferries = fields.List(fields.Nested(FerrySchema))
    recommended = fields.List(fields.Integer(), metadata={"description": "fewest and most tiles (MP-S2)"})
    known = fields.Dict(metadata={"description": "what is known of a map whose squares are not"})


class MapPartSchema(Answer):
    """A map that is a part of another one, moved x cells east and y south."""

    map = fields.Raw(required=True, metadata={"oneOf": [{"type": "string"}, INLINE_CATALOG]})
    x = fields.Integer()
    y = fields.Integer()


def _rows_of(component: str) -> dict[str, Any]:
    """Metadata of a list that the referee's loader validates."""
    return {"type": "array", "items": {"$ref": f"#/components/schemas/{component}"}}


class NewCatalog(Schema):
    """A tile set, a map for Carcassonne or a board of Stefan Dorra's Amazonas.

    In the form of /schemas/tile-set.json, /schemas/map.json or /schemas/dorra-board.json; the referee's
    loader validates it.
    """

    class Meta:
        unknown = INCLUDE

    tiles = fields.Raw(metadata=_rows_of("InlineTile"))
    squares = fields.Raw(metadata=_rows_of("Square"))
    join = fields.Raw(metadata=_rows_of("MapPart"))
    villages = fields.Raw(metadata=_rows_of("Village"))

    @validates_schema
    def name_visibly(self, data: dict[str, Any], **kwargs: Any) -> None:
        if errors := unseen_names(data):
            raise ValidationError(errors)

    @post_load
    def be_something(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        if not any(key in data for game in GAMES for key in game.catalog_reader.keys):
            raise ValidationError({"tiles": [Message("error-required")]})
        return data


class KeptSchema(Answer):
    """A user's catalog as it is stored."""

    id = fields.String(required=True)
    version = fields.String(required=True, metadata={"description": "hash of the content"})
    token = fields.String(metadata={"description": "changes the catalog; only in the answer to POST"})
    warnings = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "what is odd with it as a box of its game, each with its rule"},
    )


class VersionQuestion(Schema):
    """The query of GET /catalogs/{id}."""

    version = Text(64, load_default=None)
