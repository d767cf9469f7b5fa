"""Schemas of answers about a photo."""

from marshmallow import fields

from api_schemas.common.enums import GAME_IDS
from api_schemas.common.options import options_answer
from api_schemas.common.schema import Answer, word
from api_schemas.common.validators import Length, OneOf, Range
from api_schemas.games.by_game import PositionAnswerField
from api_schemas.photos.reading import (
    PhotoDoubtSchema,
    PhotoFigureSchema,
    PhotoMarkerSchema,
    PhotoTileSchema,
    PhotoTrackSchema,
    Quad,
)
from api_schemas.positions.moves import MoveField

CAUSES = ("dark", "bright", "blurred", "small", "plain", "flat", "far", "empty", "sets", "grid", "map")
WARNINGS = ("dark", "bright", "blurred", "small")
FINDINGS = (
    "second-board", "untold-sets", "other-artwork", "other-table", "tile-unexplained", "tile-differs",
    "tiles-to-come", "figure-back", "figure-left", "figure-gone", "figures-unclear", "figure-differs",
    "figure-unexplained", "figure-nobody", "scores-after",
)  # fmt: skip
STAGES = ("decode", "lattice", "cells", "figures", "settle")
STATUSES = ("queued", "reading", "done", "unreadable")


class PhotoQualitySchema(Answer):
    """Quality of the picture, measured before it is read."""

    light = fields.Float(required=True, metadata={"description": "grey of its brightest parts, 0 to 1"})
    contrast = fields.Float(
        required=True, metadata={"description": "from its darkest to its brightest parts"}
    )
    sharpness = fields.Float(required=True, metadata={"description": "0 (smeared) to 1"})
    warnings = fields.List(
        fields.String(validate=OneOf(WARNINGS)),
        required=True,
        metadata={"description": "what may make reading hard, worst first"},
    )
    hopeless = fields.String(
        required=True, allow_none=True, metadata={"description": "why nothing will be read from it"}
    )


class PhotoFindingSchema(Answer):
    """Something odd about the picture, with its place.

    - `second-board`: more than one board is in view; the larger one was read.
    - `untold-sets`: there seem to be tiles of sets that were not named (`sets_seen`).
    - `other-artwork` (info): the tiles look like those of another edition (`edition.seen`) than named.

    Only of photos of a match:

    - `other-table` (error): hardly anything of its board is visible.
    - `tile-unexplained`: no legal turn places this tile.
    - `tiles-to-come` (info): more tiles than are proposed at a time, see `to_come`.
    - `tile-differs`: the match has another tile there.
    - `figure-back` (info): it was scored and is back.
    - `figure-left`: it was scored and is still there.
    - `figure-gone`: it is missing, and nothing explains that.
    - `figures-unclear`: many are not visible.
    - `figure-differs`: the match has another figure on that tile, or on another feature.
    - `figure-unexplained`: no legal move deploys it there.
    - `figure-nobody`: no player has its colour.
    - `scores-after` (info): the points of all players after the proposed moves.
    """

    finding = fields.String(required=True, validate=OneOf(FINDINGS))
    severity = fields.String(required=True, validate=OneOf(("error", "warning", "info")))
    says = fields.String()
    x = fields.Integer()
    y = fields.Integer()
    quad = Quad()


class PhotoEditionSchema(Answer):
    """The edition whose artwork the tiles have."""

    seen = fields.String(
        required=True,
        metadata={"description": "the family of the edition that the tiles look like; C3.1 is C3"},
    )
    told = fields.Boolean(
        required=True,
        metadata={"description": "the request named an edition; else the position has the one that is seen"},
    )


class PhotoSetSchema(Answer):
    """A built-in set that was not named, and how many of its tiles seem to be on the table."""

    catalog = fields.String(required=True)
    tiles = fields.Integer(required=True)
    sure = fields.Boolean(required=True, metadata={"description": "false: a tile or two look like it"})


class PhotoAskedSchema(Answer):
    """The current request of the photo, from POST and PATCH."""

    game = word(GAME_IDS, required=True)
    options = options_answer()
    catalogs = fields.List(fields.String())


class PhotoFrameSchema(Answer):
    """Transform of the photo's cells to the match's board: quarter turns (x, y) -> (-y, x), then a shift."""

    quarters = fields.Integer(required=True, validate=Range(0, 3))
    x = fields.Integer(required=True)
    y = fields.Integer(required=True)


class PhotoGoneSchema(Answer):
    """A figure of the match that a correction has removed."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    colour = fields.String(required=True)


class PhotoTentSchema(Answer):
    """A tent in the picture of a board of villages."""

    colour = fields.String(required=True)
    village = fields.String(required=True)
    confidence = fields.Float(required=True)
    point = fields.List(fields.Float(), required=True, validate=Length(equal=2))
    neutral = fields.Boolean()


class PhotoSchema(Answer):
    """A photo and what was read from it.

    `scope` is "on the table" until the points so far of every player are known: points already scored are not
    in the picture.
    """

    id = fields.String(required=True)
    token = fields.String(metadata={"description": "Only in the answer to POST."})
    status = fields.String(required=True, validate=OneOf(STATUSES))
    stage = word(STAGES, required=True, allow_none=True)
    reason = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "why it is unreadable, in words its taker can act on"},
    )
    cause = fields.String(
        allow_none=True,
        validate=OneOf(CAUSES),
        metadata={"description": "of an unreadable photo, where it is known: what `reason` says"},
    )
    quality = fields.Nested(PhotoQualitySchema)
    grid = fields.List(
        Quad(),
        metadata={
            "description": "while it is read, once the grid is found: corners of the cells that seem to "
            "hold a tile; the reading may correct them"
        },
    )
    again = fields.Boolean(
        metadata={"description": "read again with other sets, after people may have corrected it"}
    )
    width = fields.Integer(required=True)
    height = fields.Integer(required=True)
    match = fields.String(metadata={"description": "the match whose table this is"})
    proposal = fields.List(
        MoveField(), metadata={"description": "of a match: moves that lead from its board to the photo's"}
    )
    unexplained = fields.List(
        fields.List(fields.Integer()),
        metadata={
            "description": "cells of the match's board with a new tile for which no legal turn was found"
        },
    )
    to_come = fields.List(
        fields.List(fields.Integer()),
        metadata={
            "description": "cells of the match's board with more new tiles than are proposed at a time: once "
            "the proposal is played, the photo proposes them"
        },
    )
    seq = fields.Integer(metadata={"description": "of a match: the change after which the proposal goes"})
    frame = fields.Nested(PhotoFrameSchema)
    gone = fields.List(fields.Nested(PhotoGoneSchema))
    scope = fields.String(required=True, validate=OneOf(("on the table", "whole game")))
    tiles = fields.List(fields.Nested(PhotoTileSchema), required=True)
    figures = fields.List(fields.Nested(PhotoFigureSchema), required=True)
    doubts = fields.List(fields.Nested(PhotoDoubtSchema), required=True)
    track = fields.Nested(
        PhotoTrackSchema,
        required=True,
        allow_none=True,
        metadata={"description": "null: no score track in view, points so far must be asked for"},
    )
    points = fields.List(fields.Nested(PhotoMarkerSchema), required=True)
    findings = fields.List(fields.Nested(PhotoFindingSchema), required=True)
    edition = fields.Nested(
        PhotoEditionSchema,
        required=True,
        allow_none=True,
        metadata={"description": "null: not read yet, or tiles without editions"},
    )
    sets_seen = fields.List(
        fields.Nested(PhotoSetSchema),
        required=True,
        metadata={"description": "sets to add with PATCH `catalogs`, most tiles first"},
    )
    asked = fields.Nested(PhotoAskedSchema, required=True)
    position = PositionAnswerField(required=True, allow_none=True)
    on_map = fields.Boolean(
        metadata={"description": "the cells are those of the map: it was found by its picture"}
    )
    tents = fields.List(fields.Nested(PhotoTentSchema))
    hidden = fields.List(fields.String(), metadata={"description": "villages that the photo does not show"})
    registration = fields.Float(metadata={"description": "how surely the reference was found, 0 to 1"})
    timings = fields.Dict(keys=fields.String(), values=fields.Float(), required=True)
