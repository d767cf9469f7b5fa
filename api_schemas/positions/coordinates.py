"""Cells, rotations and features as fields of requests."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, post_load

from api_schemas.common.enums import FEATURE_KINDS, listed
from api_schemas.common.schema import Integer, Names, Text
from api_schemas.positions.loaded import Loaded
from referee.game import Message
from referee.tiles.model.position import (
    FeatureAt,
    Ref,
)

FAR = 10_000  # largest distance from the origin, in tiles
ROTATIONS = (0, 90, 180, 270)
EDGES = ("N", "E", "S", "W")
PYRAMID = "pyramid"  # the only feature with levels


def coordinate(**kwargs: Any) -> Integer:
    """x (grows east) or y (grows south) of a cell."""
    return Integer(-FAR, FAR, **kwargs)


def rotation(**kwargs: Any) -> Integer:
    """Degrees clockwise from the tile's canonical orientation."""
    return Integer(only=ROTATIONS, **kwargs)


class PointField(fields.Field[Any]):
    """A point between tiles, by the cell of which it is the north-west corner."""

    def __init__(self, **kwargs: Any) -> None:
        side = {"type": "integer", "minimum": -FAR, "maximum": FAR}
        shown = {"type": "array", "items": side, "minItems": 2, "maxItems": 2}
        super().__init__(metadata=shown, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return self.quick(value)

    def quick(self, value: Any) -> tuple[int, int]:
        """The cell. Raises ValidationError."""
        if isinstance(value, list) and len(value) == 2:
            x, y = value
            if type(x) is int and type(y) is int and max(abs(x), abs(y)) <= FAR:
                return x, y
        raise ValidationError([Message("input-point-cell")])


def point(**kwargs: Any) -> PointField:
    """A point where four tiles meet."""
    return PointField(**kwargs)


class RefSchema(Loaded):
    """A reference to a feature: its kind, and a side or a list of sides that it touches.

    `sides` are such sides too, so that the feature of a deployment can be sent as it was received. A meeple
    in a pyramid may have a `level`, which changes nothing: every one there pays the same (BT-A2).
    """

    made = Ref

    kind = Text(40, metadata=listed(FEATURE_KINDS, example="city"))
    at = Names(load_default=(), metadata={"example": "N"})
    sides = Names(load_default=())
    level = Integer(1, 3)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Ref:
        if data.get("level") is not None and data["kind"] != PYRAMID:
            raise ValidationError([Message("error-unknown-field")], "level")
        sides = data["sides"]
        return Ref(data["kind"], tuple(dict.fromkeys(data["at"] + sides)), sides)


class FeatureAtSchema(RefSchema):
    """A feature of the tile at x, y."""

    x = coordinate(required=True)
    y = coordinate(required=True)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Any:
        return FeatureAt(data["x"], data["y"], super().build(data))


class PlacedFeatureRefSchema(Loaded):
    """A feature of the tile at x, y, as an object inside another."""

    made = FeatureAt

    x = coordinate()
    y = coordinate()
    feature = fields.Nested(RefSchema)
