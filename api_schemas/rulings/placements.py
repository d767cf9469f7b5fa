"""Schemas of POST /placements."""

from typing import Any

from marshmallow import ValidationError, fields, post_load

from api_schemas.catalogs.catalog import TileField
from api_schemas.common.enums import EDGE_SIDES, FEATURE_KINDS, FIGURE_KINDS, SIDES
from api_schemas.common.options import options_answer
from api_schemas.common.reasons import reasons_field
from api_schemas.common.schema import Answer, Schema, Text, quarter_turns, word
from api_schemas.games.by_game import by_form, named, own_placements, referred
from api_schemas.rulings.interpretations import Disputed
from referee.game import Message
from referee.games import game


class PlacementsQuestion(Disputed):
    """A position, a tile in hand, and who places it (for deployments); without tiles: who builds."""

    tile = TileField()
    player = Text(60, allow_none=True, load_default=None)

    @post_load
    def need_a_tile(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        if "tile" not in data and game(data["position"].game).placing is not None:
            raise ValidationError({"tile": [Message("error-required")]})
        return data


class PlacedFeatureSchema(Answer):
    """A feature of the placed tile, with all sides it reaches."""

    kind = word(FEATURE_KINDS, required=True)
    at = fields.List(
        word(SIDES),
        required=True,
        metadata={"description": "sides that identify it"},
    )
    sides = fields.List(word(SIDES), required=True)


class DeploymentSchema(Answer):
    """A legal deployment on a feature of the tile."""

    kind = word(FIGURE_KINDS, required=True)
    feature = fields.Nested(PlacedFeatureSchema, required=True)
    x = fields.Integer(metadata={"description": "of another cell of a tile of several cells"})
    y = fields.Integer()
    point = fields.List(
        fields.Integer(), metadata={"description": "of a figure on a point: the cell south-east of it"}
    )


class CompletionSchema(Answer):
    """A region that the placement completes, and its value."""

    kind = word(FEATURE_KINDS, required=True)
    tiles = fields.Integer(required=True)
    points = fields.Integer(required=True)


class BridgeSchema(Answer):
    """Where a bridge spans a tile: between two opposite edges."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    edges = fields.List(word(EDGE_SIDES), required=True)


class PlacementSchema(Answer):
    """A legal placement."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    rotation = quarter_turns(required=True)
    deployments = fields.List(fields.Nested(DeploymentSchema), required=True)
    completes = fields.List(fields.Nested(CompletionSchema), required=True)
    bridge = fields.Nested(
        BridgeSchema, metadata={"description": "the bridge that has to be laid with it, if any"}
    )


class OfTileSchema(Answer):
    """An answer about a tile in hand."""

    tile = TileField(required=True)


class LegalPlacementsSchema(OfTileSchema):
    """All legal placements, in all four rotations."""

    form = word(("placements",), required=True)
    placements = fields.List(fields.Nested(PlacementSchema), required=True)
    count = fields.Integer(required=True)
    reasons = reasons_field()
    left = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "copies of the tile left in the box, if known"},
    )


class PlacementsReadingSchema(LegalPlacementsSchema):
    """The placements under one set of options."""

    options = options_answer()


def _reading(schema: type[Schema]) -> type[Schema]:
    """The schema of an answer of a game without tiles under one set of options."""
    about = (schema.__doc__ or "").split(".")[0]
    return type(
        f"{named(schema)}Reading",
        (schema,),
        {"__doc__": f"{about}, under one set of options.", "options": options_answer()},
    )


READINGS: tuple[type[Schema], ...] = (PlacementsReadingSchema, *map(_reading, own_placements()))


class ReadingOfPlacements(fields.Field[Any]):
    """An answer under one set of options, in the form of its game."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(metadata=referred(by_form(*READINGS)), **kwargs)


class PlacementsReadingsSchema(Answer):
    """The placements under several sets of options."""

    form = word(("readings",), required=True)
    readings = fields.List(ReadingOfPlacements(), required=True)
    differs = fields.Boolean(required=True, metadata={"description": "whether the answers differ"})
