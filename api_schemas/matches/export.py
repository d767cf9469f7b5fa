"""Schema of an exported match, which POST /matches/import takes."""

from datetime import UTC, datetime
from typing import Any

from marshmallow import INCLUDE, ValidationError, fields, post_load

from api_schemas.common.lists import List, loaded_each
from api_schemas.common.schema import Answer, AsIs, ByName, Flag, Integer, Name, Schema, Text, rows
from api_schemas.common.validators import Length
from api_schemas.games.by_game import PositionField
from api_schemas.matches.requests import (
    KINDS,
    PLAYERS,
    SEQ,
    moves_field,
    read_moves,
    seq_field,
    timer_field,
)
from referee.game import Message
from referee.games import game as find

CHANGES = 3_000
MESSAGES = 3_000  # of a JCloisterZone save


class Moment(fields.String):
    """An ISO 8601 time, loaded as seconds since 1970."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return self.quick(super()._deserialize(value, attr, data, **kwargs))

    def quick(self, value: Any) -> float:
        """The time in seconds since 1970. Raises ValidationError."""
        try:
            if not isinstance(value, str):
                raise ValueError
            when = datetime.fromisoformat(value)
            if not 1970 <= when.year <= 9000:
                raise ValueError
            return round((when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp(), 3)
        except ValueError:
            raise ValidationError([Message("error-time")]) from None


class PaidField(fields.Field[Any]):
    """Points scored by each list: `[[seq, [[player, points, kind, rule], ...]], ...]`."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(metadata={"type": "array", "items": {"type": "array", "items": {}}}, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return self.quick(value)

    def quick(self, value: Any) -> list[Any]:
        """The list itself. Raises ValidationError."""
        if not isinstance(value, list) or not all(map(_paid, value)):
            raise ValidationError([Message("error-paid", form="[seq, [[player, points, kind, rule], ...]]")])
        return value


def _paid(row: Any) -> bool:
    return (
        isinstance(row, list)
        and len(row) == 2
        and type(row[0]) is int
        and 0 <= row[0] <= SEQ
        and isinstance(row[1], list)
        and all(_paid_line(line) for line in row[1])
    )


def _paid_line(line: Any) -> bool:
    return (
        isinstance(line, list)
        and len(line) == 4
        and type(line[1]) is int
        and abs(line[1]) < 10_000_000
        and all(isinstance(text, str) and len(text) <= 100 for text in (line[0], line[2], line[3]))
    )


class SignedSchema(Schema):
    """Who made a change."""

    role = Text(only=("host", "player"), required=True)
    player = Text(60, required=True, allow_none=True)

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        if (data["role"] == "player") != (data["player"] is not None):
            raise ValidationError({"player": [Message("error-change-by")]})
        return data


class ExportedChange(Schema):
    """A change in an exported match."""

    seq = seq_field(required=True)
    type = Text(only=KINDS, required=True)
    by = fields.Nested(SignedSchema, required=True)
    at = Moment(required=True)
    target = seq_field(required=True, allow_none=True)
    moves = moves_field(0, required=True)
    insist = Flag(required=True)
    paid = PaidField(required=True)
    rules = Text(16, required=True)


class ExportedCatalog(Schema):
    """A catalog of an exported match; `data` is optional if the version is known."""

    id = Text(80, required=True)
    version = Text(64, required=True)
    data = fields.Dict(load_default=None, allow_none=True)


class ExportSchema(Schema):
    """A match as one file."""

    format = Text(only=("tile-referee/match",), required=True)
    version = Integer(only=(1,), required=True)
    created = Moment(required=True)
    setup = PositionField(required=True)
    catalogs = List(fields.Nested(ExportedCatalog), required=True, validate=Length(max=60))
    names = ByName(60, Name(80), PLAYERS, required=True)
    hints = Flag(required=True)
    timer = timer_field(load_default=None)
    changes = rows(ExportedChange, CHANGES, quick=True, required=True)

    @post_load
    def read(self, data: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        """Load the moves with the schemas of the game."""
        game = find(data["setup"].game)

        def read(numbered: tuple[int, dict[str, Any]]) -> None:
            number, change = numbered
            if change["seq"] != number:
                raise ValidationError({"seq": [Message("error-must-be", value=number)]})
            if bool(change["moves"]) != (change["type"] in ("moves", "correct")):
                raise ValidationError({"moves": [Message("error-change-moves")]})
            change["moves"] = read_moves(game, change["moves"])

        try:
            loaded_each([*enumerate(data["changes"], start=1)], read)
        except ValidationError as error:
            raise ValidationError({"changes": error.messages}) from None
        return data


class JczSchema(Schema):
    """A save of JCloisterZone 5, read to the extent that docs/formats.md states."""

    class Meta:
        unknown = INCLUDE

    setup = fields.Dict(required=True)
    players = List(fields.Dict(), required=True, validate=Length(max=PLAYERS))
    replay = List(fields.Dict(), required=True, validate=Length(max=MESSAGES))


class JczAnswer(AsIs, JczSchema):
    """A save of JCloisterZone 5."""


class BgStatsSchema(Answer):
    """A file for BG Stats: one play, and the game and players it refers to."""

    about = fields.String(required=True)
    games = fields.List(fields.Dict(), required=True)
    players = fields.List(fields.Dict(), required=True)
    locations = fields.List(fields.Dict(), required=True)
    plays = fields.List(fields.Dict(), required=True)


class ExportAnswer(AsIs, ExportSchema):
    """A match as one file."""
