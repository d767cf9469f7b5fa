"""Messages for people, chosen by id, and translated where their reader's language is known."""

from __future__ import annotations

from collections.abc import Mapping

from referee.message_arguments import plain_number
from referee.messages import ENGLISH, messages

NAME_OF_KIND = "kind"  # the argument that names a kind of thing: "tile", "player"


class Message(str):
    """A message of `locales/<language>/*.ftl` with its arguments. As a string it is the English sentence, for
    logs; answers translate it with `in_language`.

    Arguments are other messages, texts, whole numbers (written without separators), a list of messages, or a
    tuple of names, of which one is meant. Raises KeyError if there is no such message.
    """

    id: str
    values: Mapping[str, object]

    def __new__(cls, id: str, /, **values: object) -> Message:
        message = super().__new__(cls, _sentence(id, values, ENGLISH))
        message.id, message.values = id, values
        return message

    def __reduce__(self) -> tuple[object, ...]:
        return _message, (self.id, dict(self.values))

    def in_language(self, language: str) -> str:
        """Return the sentence in one of the languages that have messages."""
        return str(self) if language == ENGLISH else _sentence(self.id, self.values, language)


def in_language(text: str, language: str) -> str:
    """Return a text in a language: a message translated, anything else as it is."""
    return text.in_language(language) if isinstance(text, Message) else text


def cited(rule: str, message: Message) -> Message:
    """Return a message that begins with the id of the rule it follows from."""
    return Message("input-cited", rule=rule, why=message)


def _message(id: str, values: Mapping[str, object]) -> Message:
    return Message(id, **values)


def _sentence(id: str, values: Mapping[str, object], language: str) -> str:
    template = messages(language).find(id)
    if template is None:
        raise KeyError(id)
    return template({name: _argument(name, value, language) for name, value in values.items()}, [])


def _argument(name: str, value: object, language: str) -> object:
    if isinstance(value, Message):
        return value.in_language(language)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return plain_number(value)
    if isinstance(value, tuple):
        return _alternatives(value, language)
    if isinstance(value, list):
        return "; ".join(in_language(one if isinstance(one, str) else str(one), language) for one in value)
    if name == NAME_OF_KIND:
        return messages(language).text(f"thing-{value}") or value
    return str(value)


def _alternatives(names: tuple[object, ...], language: str) -> str:
    """Join names: "N, E or S"."""
    *most, last = (in_language(one if isinstance(one, str) else str(one), language) for one in names)
    return _sentence("input-or", {"names": ", ".join(most), "last": last}, language) if most else last


class MessageError(Exception):
    """An exception whose message people read."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
