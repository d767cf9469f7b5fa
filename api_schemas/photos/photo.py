"""Schemas of photos: upload form, corrections and answers."""

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from api_schemas.common.base import Answer, ByName, Integer, Schema, Text, choice
from api_schemas.positions.by_game import PositionField
from api_schemas.positions.position import RefSchema, coordinate, rotation

CAUSES = ("dark", "bright", "blurred", "small", "plain", "flat", "far", "empty", "sets", "grid", "map")
WARNINGS = ("dark", "bright", "blurred", "small")
FINDINGS = (
    "second-board", "untold-sets", "other-table", "tile-unexplained", "tile-differs",
    "tiles-to-come", "figure-back", "figure-left", "figure-gone", "figures-unclear", "figure-differs",
    "figure-unexplained", "figure-nobody",
)  # fmt: skip
DOUBTS = (
    "close", "edges", "unknown", "odd", "faint", "missing", "changed", "weak", "border", "nowhere", "colour",
    "kind", "space", "tokens", "hidden", "tent",
)  # fmt: skip
STATUSES = ("queued", "reading", "done", "unreadable")
PIXEL = 100_000  # upper limit of the width and height of pictures
POINTS = 100_000
PLAYERS = 12
CORRECTIONS = 500


class JsonField(fields.Field[Any]):
    """JSON in a form field (already parsed at this point); `kind` is the required type."""

    def __init__(self, kind: type, what: str, **kwargs: Any) -> None:
        self.kind, self.what = kind, what
        super().__init__(**kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, self.kind):
            raise ValidationError(f"Must be JSON: {self.what}.")
        return value


def points_field(**kwargs: Any) -> ByName:
    """Points so far, by colour or player."""
    points = Integer(-POINTS, POINTS, allow_none=kwargs.pop("with_none", False))
    return ByName(60, points, PLAYERS, **kwargs)


class PhotoFormSchema(Schema):
    """The form fields sent with the picture."""

    game = Text(60, load_default="carcassonne")
    options = JsonField(
        dict,
        "an object",
        load_default=dict,
        validate=validate.Length(max=200),
        metadata={"description": "without an edition the one that the tiles look like counts"},
    )
    catalogs = JsonField(
        list,
        "a list of catalog ids",
        load_default=None,
        validate=validate.Length(max=60),
        metadata={"description": "the sets on the table; built-in ones that are missing: see `sets_seen`"},
    )
    points = points_field(load_default=dict)
    match = Text(80)


class PointSchema(fields.List[Any]):
    """A pixel of the picture as displayed."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            fields.Float(validate=validate.Range(-PIXEL, PIXEL), allow_nan=False),
            validate=validate.Length(equal=2),
            **kwargs,
        )


class CorrectionSchema(Schema):
    """A correction of one cell, figure or stack of tokens.

    - Stack of tokens: `token`, `x`, `y`, `feature` and `count`.
    - Cell: `x`, `y` and `tile` with `rotation`. `tile` null with `remove` true: the cell is empty; null
      alone: an unreadable tile.
    - Figure: its index in `figures`, or "new", and what to change, or `remove`.
    - "known" with `x`, `y`, `colour`, `kind` and `remove`: a figure of the match that is no longer there.
    """

    x = coordinate()
    y = coordinate()
    tile = Text(80, allow_none=True, metadata={"example": "base/D"})
    rotation = rotation()
    remove = fields.Boolean(truthy={True}, falsy={False})
    figure = fields.Raw(
        metadata={"oneOf": [{"type": "integer", "minimum": 0, "maximum": 999}, {"enum": ["new", "known"]}]}
    )
    token = Text(40, metadata={"example": "mining"})
    count = Integer(0, 99)
    colour = Text(40)
    kind = Text(40)
    pose = fields.String(validate=choice(("standing", "lying")))
    point = PointSchema()
    feature = fields.Nested(RefSchema)
    space = Integer(1, 99, metadata={"description": "of a figure on a track"})

    @validates_schema
    def agree(self, data: dict[str, Any], **kwargs: Any) -> None:
        """Require that a correction is complete and has one subject."""
        about = _token_errors if "token" in data else _figure_errors if "figure" in data else _cell_errors
        errors = about(data)
        if errors:
            raise ValidationError(errors)


def _token_errors(data: dict[str, Any]) -> dict[str, list[str]]:
    needed = ("x", "y", "feature", "count")
    errors = {name: ["Needed for a stack of tokens."] for name in needed if name not in data}
    for name in data.keys() - {"token", "x", "y", "feature", "count"}:
        errors[name] = ["Does not belong to a stack of tokens."]
    return errors


def _cell_errors(data: dict[str, Any]) -> dict[str, list[str]]:
    errors: dict[str, list[str]] = {}
    for name in ("x", "y"):
        if name not in data:
            errors[name] = ["Needed for a cell."]
    if "tile" not in data:
        errors["tile"] = ["Needed for a cell (for a figure, say figure)."]
    if data.get("remove") and data.get("tile") is not None:
        errors["tile"] = ["Must be null when the tile is to be removed."]
    for name in ("colour", "kind", "pose", "point", "feature", "space"):
        if name in data:
            errors[name] = ["Belongs to a figure, not to a cell."]
    if "count" in data:
        errors["count"] = ["Belongs to a stack of tokens, not to a cell."]
    return errors


def _figure_errors(data: dict[str, Any]) -> dict[str, list[str]]:
    index = data["figure"]
    number = isinstance(index, int) and not isinstance(index, bool) and 0 <= index <= 999
    if not number and index not in ("new", "known"):
        return {"figure": ['Must be the index of a figure, "new" or "known".']}
    errors: dict[str, list[str]] = {}
    for name in ("tile", "rotation"):
        if name in data:
            errors[name] = ["Belongs to a cell, not to a figure."]
    if index in ("new", "known"):
        for name in ("x", "y", "colour"):
            if name not in data:
                errors[name] = [f"Needed for a {index} figure."]
    if index == "new" and data.get("remove"):
        errors["remove"] = ["A new figure cannot be removed."]
    if index == "known":
        errors |= _gone_errors(data)
    if ("x" in data) != ("y" in data):
        errors["y" if "x" in data else "x"] = ["x and y go together."]
    return errors


def _gone_errors(data: dict[str, Any]) -> dict[str, list[str]]:
    errors: dict[str, list[str]] = {}
    if not data.get("remove"):
        errors["remove"] = ["Needed: of a known figure it can only be said that it is gone."]
    if "kind" not in data:
        errors["kind"] = ["Needed for a known figure."]
    for name in ("pose", "point", "feature", "space"):
        if name in data:
            errors[name] = ["Does not belong to a figure that is gone."]
    return errors


class CorrectionsSchema(Schema):
    """Corrections of a photo."""

    corrections = fields.List(
        fields.Nested(CorrectionSchema),
        load_default=list,
        validate=validate.Length(max=CORRECTIONS),
        error_messages={"invalid": "Must be a list."},
    )
    points = points_field(with_none=True)
    catalogs = fields.List(
        Text(80),
        validate=validate.Length(min=1, max=60),
        error_messages={"invalid": "Must be a list."},
        metadata={"description": "ids of the tile sets on the table: the photo is read again with these"},
    )
    options = fields.Dict(
        validate=validate.Length(max=200),
        metadata={
            "description": "options to change, null takes one away. An edition that the tiles do not look "
            "like says which rules count; without one the position has the one that is seen",
            "example": {"edition": "C2"},
        },
    )


class ReferenceSchema(Answer):
    """A stored picture: its original size in pixels."""

    width = fields.Integer(required=True)
    height = fields.Integer(required=True)


class _Candidate(Answer):
    tile = fields.String(required=True)
    rotation = fields.Integer(required=True)
    confidence = fields.Float(required=True)


class _Quad(fields.List[Any]):
    def __init__(self, **kwargs: Any) -> None:
        corner = fields.List(fields.Float(), validate=validate.Length(equal=2))
        super().__init__(corner, validate=validate.Length(equal=4), **kwargs)


class PhotoTileSchema(Answer):
    """A cell. `quad`: its corners in pixels, north-west first, clockwise."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    tile = fields.String(required=True, allow_none=True)
    rotation = fields.Integer(required=True)
    confidence = fields.Float(required=True)
    quad = _Quad(required=True)
    candidates = fields.List(fields.Nested(_Candidate), required=True)


class PhotoFigureSchema(Answer):
    """A figure.

    `point`: the pixel of its foot; `feature`: null if unknown; `space`: of a figure on a track.
    """

    colour = fields.String(required=True)
    kind = fields.String(required=True)
    confidence = fields.Float(required=True)
    point = fields.List(fields.Float(), required=True, validate=validate.Length(equal=2))
    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    feature = fields.Nested(RefSchema, required=True, allow_none=True)
    pose = fields.String(required=True)
    space = fields.Integer(metadata={"description": "of the track on which it stands"})
    known = fields.Boolean(
        metadata={
            "description": "of a match: it stood there before, and is on the feature that the match knows"
        }
    )


class PhotoDoubtSchema(Answer):
    """A review question, worst first.

    It is about a cell (`x`, `y`), a figure (`figure`: its index) or a village (and the colour of its tent).
    `hidden`: a figure that the match has on that cell is not visible (`colour`, `kind`, `feature`).
    """

    x = fields.Integer()
    y = fields.Integer()
    figure = fields.Integer()
    village = fields.String()
    colour = fields.String()
    kind = fields.String(metadata={"description": "of a figure that is not to be seen"})
    reason = fields.String(required=True, validate=choice(DOUBTS))
    candidates = fields.List(fields.Nested(_Candidate))
    quad = _Quad()
    feature = fields.Nested(
        RefSchema,
        allow_none=True,
        metadata={"description": "tokens, hidden figures: on what they lie or stand"},
    )
    token = fields.String(metadata={"description": "tokens: which ones; how many lie there is asked"})
    most = fields.Integer(metadata={"description": "tokens: how many were put there at most"})


class PhotoQualitySchema(Answer):
    """Quality of the picture, measured before it is read."""

    light = fields.Float(required=True, metadata={"description": "grey of its brightest parts, 0 to 1"})
    contrast = fields.Float(
        required=True, metadata={"description": "from its darkest to its brightest parts"}
    )
    sharpness = fields.Float(required=True, metadata={"description": "0 (smeared) to 1"})
    warnings = fields.List(
        fields.String(validate=choice(WARNINGS)),
        required=True,
        metadata={"description": "what may make reading hard, worst first"},
    )
    hopeless = fields.String(
        required=True, allow_none=True, metadata={"description": "why nothing will be read from it"}
    )


class PhotoTrackSchema(Answer):
    """The score track in the picture.

    `quad`: the corners of its sheet in pixels, clockwise from the upper left (its entrance is at the lower
    right); corners may be outside the picture.
    """

    layout = fields.String(required=True)
    quad = _Quad(required=True)
    confidence = fields.Float(required=True)


class PhotoMarkerSchema(Answer):
    """A marker on the score track: points so far, to be confirmed by PATCH `points`.

    A lying marker has been round once: `points` is `field` + 50.
    """

    colour = fields.String(required=True)
    points = fields.Integer(required=True)
    field = fields.Integer(required=True)
    lying = fields.Boolean(required=True)
    confidence = fields.Float(required=True)
    point = fields.List(fields.Float(), required=True, validate=validate.Length(equal=2))


class PhotoFindingSchema(Answer):
    """Something odd about the picture, with its place.

    - `second-board`: more than one board is in view; the larger one was read.
    - `untold-sets`: there seem to be tiles of sets that were not named (`sets_seen`).

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
    """

    finding = fields.String(required=True, validate=choice(FINDINGS))
    severity = fields.String(required=True, validate=choice(("error", "warning", "info")))
    says = fields.String()
    x = fields.Integer()
    y = fields.Integer()
    quad = _Quad()


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

    game = fields.String(required=True)
    options = fields.Dict(required=True)
    catalogs = fields.List(fields.String())


class PhotoFrameSchema(Answer):
    """Transform of the photo's cells to the match's board: quarter turns (x, y) -> (-y, x), then a shift."""

    quarters = fields.Integer(required=True, validate=validate.Range(0, 3))
    x = fields.Integer(required=True)
    y = fields.Integer(required=True)


class PhotoGoneSchema(Answer):
    """A figure of the match that a correction has removed."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    colour = fields.String(required=True)


class PhotoSchema(Answer):
    """A photo and what was read from it.

    `scope` is "on the table" until the points so far of every player are known: points already scored are not
    in the picture.
    """

    id = fields.String(required=True)
    token = fields.String(metadata={"description": "Only in the answer to POST."})
    status = fields.String(required=True, validate=choice(STATUSES))
    stage = fields.String(required=True, allow_none=True)
    reason = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "why it is unreadable, in words its taker can act on"},
    )
    cause = fields.String(
        allow_none=True,
        validate=choice(CAUSES),
        metadata={"description": "of an unreadable photo, where it is known: what `reason` says"},
    )
    quality = fields.Nested(PhotoQualitySchema)
    again = fields.Boolean(
        metadata={"description": "read again with other sets, after people may have corrected it"}
    )
    width = fields.Integer(required=True)
    height = fields.Integer(required=True)
    match = fields.String(metadata={"description": "the match whose table this is"})
    proposal = fields.List(
        fields.Dict(), metadata={"description": "of a match: moves that lead from its board to the photo's"}
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
    scope = fields.String(required=True, validate=choice(("on the table", "whole game")))
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
    position = PositionField(required=True, allow_none=True)
    on_map = fields.Boolean(
        metadata={"description": "the cells are those of the map: it was found by its picture"}
    )
    tents = fields.List(
        fields.Dict(),
        metadata={"description": "of a board of villages: {colour, village, confidence, point}, and neutral"},
    )
    hidden = fields.List(fields.String(), metadata={"description": "villages that the photo does not show"})
    registration = fields.Float(metadata={"description": "how surely the reference was found, 0 to 1"})
    timings = fields.Dict(keys=fields.String(), values=fields.Float(), required=True)
