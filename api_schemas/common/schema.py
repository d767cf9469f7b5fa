"""Base of all schemas: strict types, bounded sizes, unknown fields refused with similar names."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import marshmallow
from marshmallow import INCLUDE, RAISE, ValidationError, fields

from api_schemas.common.enums import QUARTERS, SIDES, listed
from api_schemas.common.lists import List
from api_schemas.common.quick_rows import Check, Unclear, reader
from api_schemas.common.validators import Length, OneOf, Range
from referee.game import Message, unknown_text
from referee.game.names import visible

MOST_PLAYERS = 12
MOST_UNKNOWN = 20  # unknown fields listed per object
_MESSAGES = {"type": "error-object", "unknown": "error-unknown-field"}


class Schema(marshmallow.Schema):
    """A body or a part of one."""

    class Meta:
        unknown = RAISE

    error_messages = _MESSAGES

    def handle_error(self, error: ValidationError, data: Any, *, many: bool, **kwargs: Any) -> None:
        """Add similar field names to the error of an unknown field."""
        if not isinstance(error.messages, dict) or not isinstance(data, Mapping):
            return
        names = [field.data_key or name for name, field in self.load_fields.items()]
        unknown = [name for name, message in error.messages.items() if message == [_MESSAGES["unknown"]]]
        for name in unknown[:MOST_UNKNOWN]:
            error.messages[name] = [unknown_text("field", str(name), names)]
        for name in unknown[MOST_UNKNOWN:]:
            del error.messages[name]


class AsIs(Schema):
    """Mixin for an answer with the schema of a request; dumping returns it unchanged."""

    def dump(self, obj: Any, *, many: bool | None = None) -> Any:
        return obj


class Answer(Schema):
    """An answer.

    The services build answers in the API's shape, so dumping returns them unchanged. The schema documents
    them; tests validate all answers against it.
    """

    class Meta:
        unknown = INCLUDE

    def dump(self, obj: Any, *, many: bool | None = None) -> Any:
        return obj


class Integer(fields.Integer):
    """A whole number from `low` to `high`, or one of `only`; not a string of digits."""

    def __init__(self, low: int = 0, high: int = 0, *, only: tuple[int, ...] = (), **kwargs: Any) -> None:
        check = OneOf(only) if only else Range(low, high)
        super().__init__(strict=True, validate=check, error_messages={"invalid": "error-whole"}, **kwargs)

    def _validated(self, value: Any) -> int:
        if isinstance(value, str):
            raise self.make_error("invalid")
        return super()._validated(value)


class Flag(fields.Boolean):
    """true or false; not 1, not "yes"."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        return self.quick(value)

    def quick(self, value: Any) -> bool:
        """The value itself. Raises ValidationError."""
        if not isinstance(value, bool):
            raise ValidationError([Message("error-true-false")])
        return value


class Text(fields.String):
    """Text of `shortest` to `longest` characters, or one of `only`."""

    def __init__(
        self, longest: int = 0, *, shortest: int = 1, only: tuple[str, ...] = (), **kwargs: Any
    ) -> None:
        check = OneOf(only) if only else Length(shortest, longest)
        super().__init__(validate=check, error_messages={"invalid": "error-text"}, **kwargs)


class Name(Text):
    """The name of a player or of a thing that a person made: it must show something."""

    def __init__(self, longest: int, **kwargs: Any) -> None:
        super().__init__(longest, **kwargs)
        self.validators.append(shows_something)


def shows_something(name: str) -> None:
    """Raise ValidationError for a name of characters that cannot be seen."""
    if not visible(name):
        raise ValidationError([Message("error-unseen")])


class ByName(fields.Dict):
    """An object whose names are data: `{"red": 3}`; at most `most` of them."""

    def __init__(self, longest: int, values: fields.Field[Any], most: int, **kwargs: Any) -> None:
        super().__init__(
            keys=Text(longest),
            values=values,
            validate=Length(max=most),
            error_messages={"invalid": "error-object"},
            **kwargs,
        )

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        try:
            return super()._deserialize(value, attr, data, **kwargs)  # type: ignore[no-untyped-call]
        except ValidationError as error:
            if isinstance(error.messages, dict):  # {name: {"key": ..., "value": ...}}: the path is the name
                error.messages = {n: m.get("key") or m.get("value") for n, m in error.messages.items()}
            raise


def per_player(**kwargs: Any) -> fields.Dict:
    """A whole number for each player of an answer: points, or the strength of the figures."""
    return fields.Dict(
        keys=fields.String(), values=fields.Integer(), validate=Length(max=MOST_PLAYERS), **kwargs
    )


def word(words: Sequence[str], **kwargs: Any) -> fields.String:
    """A text of an answer that is one of `words`."""
    return fields.String(metadata=listed(words, **kwargs.pop("metadata", {})), **kwargs)


def quarter_turns(**kwargs: Any) -> fields.Integer:
    """Degrees clockwise of an answer: 0, 90, 180 or 270."""
    return fields.Integer(metadata=listed(QUARTERS, **kwargs.pop("metadata", {})), **kwargs)


class Names(fields.Field[tuple[str, ...]]):
    """One name, or a list of names: `"N"` or `["EL", "SR"]`."""

    longest = 16
    most_letters = max(map(len, SIDES))

    def __init__(self, **kwargs: Any) -> None:
        name = {"type": "string", "enum": SIDES}
        several = {"type": "array", "items": name, "minItems": 0, "maxItems": self.longest}
        super().__init__(metadata={"oneOf": [name, several], **kwargs.pop("metadata", {})}, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> tuple[str, ...]:
        return self.quick(value)

    def quick(self, value: Any) -> tuple[str, ...]:
        """The names as a tuple. Raises ValidationError."""
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list) or not all(
            isinstance(n, str) and 1 <= len(n) <= self.most_letters for n in names
        ):
            raise ValidationError([Message("error-side")])
        if len(names) > self.longest:
            raise ValidationError([Message("error-sides", most=self.longest)])
        return tuple(names)


def rows(schema: type[Schema], most: int, *, quick: bool = False, **kwargs: Any) -> fields.List[Any]:
    """A list of at most `most` such objects. A longer one is refused before its rows are checked.

    `quick`: valid rows bypass marshmallow (see api_schemas.common.quick_rows for the schemas that allow it).
    """
    return (_QuickRows if quick else _Rows)(fields.Nested(schema), most, **kwargs)


class _Rows(List):
    def __init__(self, inner: fields.Field[Any], most: int, **kwargs: Any) -> None:
        super().__init__(
            inner, validate=Length(max=most), error_messages={"invalid": "error-a-list"}, **kwargs
        )

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> list[Any]:
        if isinstance(value, list) and self.most is not None and len(value) > self.most:
            raise ValidationError([Message("error-most", most=self.most, count=len(value))])
        return super()._deserialize(value, attr, data, **kwargs)


class _QuickRows(_Rows):
    read: Check | None = None

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> list[Any]:
        if isinstance(value, list) and len(value) <= (self.most or 0):
            if self.read is None:
                self.read = reader(cast(fields.Nested, self.inner).schema)
            try:
                return [self.read(row) for row in value]
            except Unclear:
                pass  # marshmallow reports the error
        return super()._deserialize(value, attr, data, **kwargs)
