"""Marshmallow's fields and validators with our messages, which are translated in the answer."""

from typing import Any

from marshmallow import fields, validate

from referee.game import Message

FIELD_MESSAGES: dict[type[fields.Field[Any]], dict[str, str]] = {
    fields.Field: {
        "required": "error-required",
        "null": "error-null",
        "validator_failed": "error-invalid",
    },
    fields.String: {"invalid": "error-string", "invalid_utf8": "error-utf8"},
    fields.Number: {"invalid": "error-number", "too_large": "error-number-large"},
    fields.Integer: {"invalid": "error-integer"},
    fields.Float: {"special": "error-special"},
    fields.Boolean: {"invalid": "error-boolean"},
    fields.List: {"invalid": "error-list"},
    fields.Mapping: {"invalid": "error-mapping"},
    fields.Nested: {"type": "error-input-type"},
}
"""The ids of messages by field and case."""

for _field, _ids in FIELD_MESSAGES.items():
    _field.default_error_messages = {**_field.default_error_messages, **_ids}


class Range(validate.Range):
    """A number from `min` to `max`, or with one of these bounds."""

    def _format_error(self, value: Any, message: str) -> Message:
        if self.min is None:
            return Message("error-max", high=self.max)
        if self.max is None:
            return Message("error-min", low=self.min)
        return Message("error-range", low=self.min, high=self.max)


class Length(validate.Length):
    """A text or list of `min` to `max`, or `equal`, characters or items."""

    def _format_error(self, value: Any, message: str) -> Message:
        if self.equal is not None:
            return Message("error-length-exact", length=self.equal)
        if self.min is None:
            return Message("error-longer", high=self.max)
        if self.max is None:
            return Message("error-shorter", low=self.min)
        return Message("error-length", low=self.min, high=self.max)


class OneOf(validate.OneOf):
    """One of some values."""

    def _format_error(self, value: Any) -> Message:
        return Message("error-choice", choices=", ".join(map(str, self.choices)))
