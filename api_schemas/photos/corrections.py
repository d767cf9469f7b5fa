"""Schemas of corrections of a photo: PATCH /photos/{id}."""

from typing import Any

from marshmallow import ValidationError, fields, post_load

from api_schemas.common.enums import FIGURE_KINDS, PLACES, TOKEN_KINDS, listed
from api_schemas.common.lists import List
from api_schemas.common.quick_rows import Unclear
from api_schemas.common.schema import Flag, Integer, Schema, Text, rows
from api_schemas.common.validators import Length, Range
from api_schemas.photos.reading import POSES
from api_schemas.photos.upload import points_field
from api_schemas.positions.coordinates import EDGES, RefSchema, coordinate, rotation
from api_schemas.positions.coordinates import point as between_tiles
from referee.game import Message

PIXEL = 100_000  # upper limit of the width and height of pictures
CORRECTIONS = 500
NAMED = ("new", "known", "returned", "none")
TURNS = 250  # whose order can be corrected
NEEDED = {
    "new": ("error-needed-new-figure", ("x", "y", "colour")),
    "known": ("error-needed-known-figure", ("x", "y", "colour", "kind")),
    "returned": ("error-needed-returned-figure", ("x", "y", "colour", "kind", "feature")),
    "none": ("error-needed-none-figure", ("x", "y", "feature")),
}
OF_TOKENS = ("value", "edges", "tiles", "beside", "quarter")  # how a token lies


class PointSchema(List):
    """A pixel of the picture as displayed."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            fields.Float(validate=Range(-PIXEL, PIXEL), allow_nan=False),
            validate=Length(equal=2),
            **kwargs,
        )

    def quick(self, value: Any) -> list[float]:
        """The point. Raises Unclear."""
        if type(value) is not list or len(value) != 2:
            raise Unclear
        if not all(type(one) in (int, float) and -PIXEL <= one <= PIXEL for one in value):
            raise Unclear
        return [float(one) for one in value]


class FigureKey(fields.Raw):
    """The index of a figure, or one of NAMED; see `CorrectionSchema.build`."""

    def quick(self, value: Any) -> Any:
        """The value itself."""
        return value


class PhotoCompanionSchema(Schema):
    """The figure on the same tile with which a token stands."""

    colour = Text(40, required=True)
    kind = Text(40, required=True, metadata=listed(FIGURE_KINDS))


class CorrectionSchema(Schema):
    """A correction of one cell, figure, token or stack of tokens.

    - Stack of tokens: `token`, `x`, `y`, `feature` and `count`. Dragon and fairy are on a tile: no `feature`;
      `count` 0 takes them off the table.
    - Token in `placed` of its expansion: `token`, `x`, `y`, `count` (0 takes it off), and `value` for a
      `number`, `edges` for `across` and `joins`, `feature`, `tiles` for a `pair`, `quarter`, or `beside`.
    - Cell: `x`, `y` and `tile` with `rotation`. `tile` null with `remove` true: the cell is empty; null
      alone: an unreadable tile.
    - Figure: its index in `figures`, or "new", and what to change, or `remove`.
    - "known" with `x`, `y`, `colour`, `kind` and `remove`: a figure of the match that is no longer there.
    - "returned" with `x`, `y`, `colour`, `kind` and `feature`: a figure that was placed and returned
      after the change `seq` and before the photo; "none" with `x`, `y` and `feature`: there was none.
    - `turns` alone: the cells of the new tiles in the order in which they were placed.
    """

    x = coordinate()
    y = coordinate()
    tile = Text(80, allow_none=True, metadata={"example": "base/D"})
    rotation = rotation()
    remove = Flag()
    figure = FigureKey(
        metadata={"oneOf": [{"type": "integer", "minimum": 0, "maximum": 999}, {"enum": list(NAMED)}]}
    )
    token = Text(40, metadata=listed(TOKEN_KINDS, example="mining"))
    count = Integer(0, 99)
    value = Integer(0, 999)
    edges = List(Text(only=EDGES), validate=Length(equal=2))
    beside = fields.Nested(PhotoCompanionSchema)
    quarter = Text(only=tuple(PLACES))
    tiles = List(
        List(coordinate(), validate=Length(equal=2)),
        validate=Length(equal=2),
        metadata={"example": [[0, 0], [0, 1]]},
    )
    colour = Text(40)
    kind = Text(40, metadata=listed(FIGURE_KINDS))
    pose = Text(only=POSES)
    point = PointSchema()
    corner = between_tiles()
    feature = fields.Nested(RefSchema)
    space = Integer(1, 99, metadata={"description": "of a figure on a track"})
    turns = List(
        List(coordinate(), validate=Length(equal=2)),
        validate=Length(1, TURNS),
        metadata={"example": [[0, -1], [1, 0]]},
    )

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        """Require that a correction is complete and has one subject."""
        if "turns" in data:
            if len(data) > 1:
                raise ValidationError({"turns": [Message("error-turns-alone")]})
            return data
        about = _token_errors if "token" in data else _figure_errors if "figure" in data else _cell_errors
        errors = about(data)
        if errors:
            raise ValidationError(errors)
        return data


def _token_errors(data: dict[str, Any]) -> dict[str, list[Message]]:
    needed = ("x", "y", "count")
    errors = {name: [Message("error-needed-stack")] for name in needed if name not in data}
    for name in data.keys() - {"token", "x", "y", "feature", "count", *OF_TOKENS}:
        errors[name] = [Message("error-not-of-stack")]
    return errors


def _cell_errors(data: dict[str, Any]) -> dict[str, list[Message]]:
    errors: dict[str, list[Message]] = {}
    for name in ("x", "y"):
        if name not in data:
            errors[name] = [Message("error-needed-cell")]
    if "tile" not in data:
        errors["tile"] = [Message("error-needed-cell-tile", field="figure")]
    if data.get("remove") and data.get("tile") is not None:
        errors["tile"] = [Message("error-null-tile")]
    for name in ("colour", "kind", "pose", "point", "corner", "feature", "space"):
        if name in data:
            errors[name] = [Message("error-of-figure")]
    for name in ("count", *OF_TOKENS):
        if name in data:
            errors[name] = [Message("error-of-stack")]
    return errors


def _figure_errors(data: dict[str, Any]) -> dict[str, list[Message]]:
    index = data["figure"]
    number = isinstance(index, int) and not isinstance(index, bool) and 0 <= index <= 999
    if not number and index not in NAMED:
        return {"figure": [Message("error-figure")]}
    errors: dict[str, list[Message]] = {}
    for name in ("tile", "rotation"):
        if name in data:
            errors[name] = [Message("error-of-cell")]
    for name in OF_TOKENS:
        if name in data:
            errors[name] = [Message("error-of-stack")]
    if not number:
        message, needed = NEEDED[index]
        errors |= {name: [Message(message)] for name in needed if name not in data}
    if index in ("new", "returned", "none") and data.get("remove"):
        errors["remove"] = [Message("error-new-figure-removed")]
    if index == "known":
        errors |= _gone_errors(data)
    if ("x" in data) != ("y" in data):
        errors["y" if "x" in data else "x"] = [Message("error-x-and-y")]
    return errors


def _gone_errors(data: dict[str, Any]) -> dict[str, list[Message]]:
    errors: dict[str, list[Message]] = {}
    if not data.get("remove"):
        errors["remove"] = [Message("error-known-figure")]
    for name in ("pose", "point", "corner", "feature", "space"):
        if name in data:
            errors[name] = [Message("error-not-of-gone")]
    return errors


class PhotoCorrectionsSchema(Schema):
    """Corrections of a photo."""

    corrections = rows(CorrectionSchema, CORRECTIONS, quick=True, load_default=list)
    points = points_field(with_none=True)
    catalogs = List(
        Text(80),
        validate=Length(min=1, max=60),
        error_messages={"invalid": "error-a-list"},
        metadata={"description": "ids of the tile sets on the table: the photo is read again with these"},
    )
    options = fields.Dict(
        validate=Length(max=200),
        metadata={
            "description": "options to change, null takes one away. An edition that the tiles do not look "
            "like says which rules count; without one the position has the one that is seen",
            "example": {"edition": "C2"},
        },
    )
