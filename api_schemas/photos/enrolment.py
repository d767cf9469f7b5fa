"""Schemas of the enrolment of a custom tile set: proposals, confirmations, printable sheets."""

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from api_schemas.catalogs.catalog import TileFeatureSchema, TileField
from api_schemas.common.lists import List
from api_schemas.common.schema import Answer, Integer, Schema, Text, quarter_turns
from api_schemas.common.validators import Length, OneOf, Range
from api_schemas.photos.reading import CandidateSchema
from api_schemas.positions.coordinates import rotation
from referee.game import Message

MOST = 500
LAST = 2000  # above all proposal numbers


class ConfirmationSchema(Schema):
    """What a proposal shows.

    `tile` is the id of a tile of the catalog, that of a tile of another catalog of the game (copied with its
    id), or a tile made in the editor. New ones are added to the catalog as a new version. `rotation`: degrees
    clockwise of the first card from the tile's canonical orientation. `tile` null retracts an earlier
    confirmation; `remove`: this is no tile of the set.
    """

    proposal = Integer(0, LAST, required=True)
    tile = TileField(allow_none=True, load_default=None)
    catalog = Text(
        80,
        allow_none=True,
        load_default=None,
        metadata={"description": "whose tile it is; left out: this catalog's, else a built-in one's"},
    )
    rotation = rotation(load_default=0)
    remove = fields.Boolean(truthy={True}, falsy={False}, load_default=False)

    @validates_schema
    def agree(self, data: dict[str, Any], **kwargs: Any) -> None:
        """Refuse `remove` with a tile."""
        if data.get("remove") and data.get("tile") is not None:
            raise ValidationError({"tile": [Message("error-null-removed")]})


class ProposalConfirmationsSchema(Schema):
    """Confirmations of proposals."""

    confirmations = List(
        fields.Nested(ConfirmationSchema),
        required=True,
        validate=Length(1, MOST),
        error_messages={"invalid": "error-a-list"},
    )
    begun = Text(
        80,
        allow_none=True,
        load_default=None,
        metadata={
            "description": "of the enrolment whose proposals these are, as it was told; null: not compared"
        },
    )


class SheetQuestion(Schema):
    """Which printing to print.

    `part`: of a large set, one part with at most 240 copies of 60 tiles; the header Sheet-Parts has the
    number of parts.
    """

    printing = Text(80, load_default=None, metadata={"description": "or edition; left out: the first"})
    part = fields.Integer(load_default=1, validate=Range(1, 2_000))


class EnrolmentPhotoSchema(Answer):
    """A photo of single tiles."""

    width = fields.Integer(required=True)
    height = fields.Integer(required=True)
    cards = fields.Integer(required=True, metadata={"description": "single tiles found in it"})
    reason = fields.String(required=True, allow_none=True, metadata={"description": "why none was"})


class EnrolmentCardSchema(Answer):
    """A single tile, cut out of a photo."""

    photo = fields.Integer(required=True)
    quad = fields.List(
        fields.List(fields.Float()), required=True, metadata={"description": "corners, in pixels"}
    )


class SuggestionSchema(Answer):
    """What the cards of a proposal most likely show."""

    seems = fields.String(
        required=True,
        metadata={
            "enum": ["known", "new"],
            "description": "a tile of the catalog; one that it does not have yet",
        },
    )
    tile = fields.String(
        required=True,
        allow_none=True,
        metadata={
            "description": "of this catalog; new: one of a built-in catalog that is such a tile, if any"
        },
    )
    rotation = quarter_turns(required=True)
    confidence = fields.Float(required=True)
    sure = fields.Boolean(
        required=True,
        metadata={
            "description": "how it is laid out is sure: a glance is enough, for the small things on it"
        },
    )


class EnrolmentProposalSchema(Answer):
    """Cards that look like copies of one tile, and what they may show."""

    proposal = fields.Integer(required=True)
    cards = fields.List(fields.Integer(), required=True)
    turned = fields.List(
        fields.Integer(), required=True, metadata={"description": "degrees clockwise from the first card"}
    )
    edges = fields.String(required=True, metadata={"description": "letters N E S W as the first card lies"})
    features = fields.List(fields.Nested(TileFeatureSchema), required=True)
    candidates = fields.List(
        fields.Nested(CandidateSchema), required=True, metadata={"description": "tiles of this catalog"}
    )
    like = fields.List(
        fields.Nested(CandidateSchema), required=True, metadata={"description": "tiles of built-in catalogs"}
    )
    suggestion = fields.Nested(SuggestionSchema, required=True, allow_none=True)
    tile = fields.String(required=True, allow_none=True, metadata={"description": "what people said it is"})
    rotation = quarter_turns(required=True)
    removed = fields.Boolean(required=True)


class EnrolmentSchema(Answer):
    """Progress of the enrolment of a catalog. `ready`: photos of this set can be read."""

    catalog = fields.String(required=True)
    begun = fields.String(
        required=True, metadata={"description": "another one after DELETE, when numbers start at 0 again"}
    )
    version = fields.String(required=True, metadata={"description": "of the catalog"})
    status = fields.String(required=True, validate=OneOf(("proposed", "ready")))
    photos = fields.List(fields.Nested(EnrolmentPhotoSchema), required=True)
    cards = fields.List(fields.Nested(EnrolmentCardSchema), required=True)
    proposals = fields.List(fields.Nested(EnrolmentProposalSchema), required=True)
    enrolled = fields.List(fields.String(), required=True, metadata={"description": "tiles with pictures"})
    missing = fields.List(fields.String(), required=True, metadata={"description": "tiles without"})
