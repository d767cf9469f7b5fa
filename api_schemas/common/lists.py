"""Lists of requests: bounded, and read only until enough is wrong."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from marshmallow import ValidationError, fields

from api_schemas.common.validators import Length

MOST_WRONG = 250  # errors after which the rest of a list is not read; an answer has no more places


def loaded_each(sent: Sequence[Any], load: Callable[[Any], Any]) -> list[Any]:
    """Load the elements of a list. Raises ValidationError with the errors of all of them, but stops after
    MOST_WRONG: lists in lists would have hundreds of thousands."""
    found, errors, count = [], {}, 0
    for number, one in enumerate(sent):
        try:
            found.append(load(one))
        except ValidationError as error:
            errors[number] = error.messages
            count += _count(error.messages)
            if count >= MOST_WRONG:
                break
    if errors:
        raise ValidationError(errors, valid_data=found)
    return found


def _count(messages: Any) -> int:
    """The number of messages of an error, at all levels."""
    inner = messages.values() if isinstance(messages, dict) else messages
    return sum(_count(one) if isinstance(one, dict | list) else 1 for one in inner)


class List(fields.List[Any]):
    """A list of a request. One of too many elements is refused before any of them is looked at: a body has
    room for hundreds of thousands, and an error about each would take longer than any answer."""

    def __init__(self, inner: fields.Field[Any], **kwargs: Any) -> None:
        super().__init__(inner, **kwargs)
        if self.most is None:
            raise TypeError("a list of a request without a limit")

    @property
    def most(self) -> int | None:
        """How many elements it may have."""
        found = (rule.max if rule.equal is None else rule.equal for rule in self._lengths)
        return min((one for one in found if one is not None), default=None)

    @property
    def _lengths(self) -> Iterator[Length]:
        return (rule for rule in self.validators if isinstance(rule, Length))

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> list[Any]:
        if isinstance(value, list) and self.most is not None and len(value) > self.most:
            for rule in self._lengths:
                rule(value)
        if not isinstance(value, list):
            raise self.make_error("invalid")
        return loaded_each(value, lambda one: self.inner.deserialize(one, **kwargs))
