"""The values of a JCloisterZone save, checked while they are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formats.jcz import names
from referee.game import BadInput, Message, Mistakes
from referee.match import Refused

Json = Mapping[str, Any]


def without_undone(messages: Sequence[Any]) -> list[tuple[int, Any]]:
    """The messages that were not undone, with their numbers in the save."""
    kept: list[tuple[int, Any]] = []
    for number, one in enumerate(messages):
        if isinstance(one, Mapping) and one.get("type") == "UNDO":
            del kept[-1:]
        else:
            kept.append((number, one))
    return kept


def reason_of(refused: Refused) -> Message:
    if refused.ruling is None:
        return next(text for texts in refused.errors.values() for text in texts)
    rules = dict.fromkeys(reason.rule for reason in refused.ruling.reasons)
    return Message("format-against", rules=", ".join(rules))


def not_covered(what: str) -> Message:
    return Message("format-not-covered", what=what[:60])


def object_of(value: object, path: str, errors: Mistakes) -> Json:
    if isinstance(value, Mapping):
        return value
    errors[path].append(Message("error-object"))
    return {}


def list_of(value: object, path: str, most: int, errors: Mistakes) -> Sequence[Any]:
    if not isinstance(value, list):
        errors[path].append(Message("format-list"))
        return ()
    if len(value) > most:
        errors[path].append(Message("format-most", most=most))
        return ()
    return value


def several_of(value: object) -> Sequence[Any]:
    return value if isinstance(value, list) else ()


def tile_of(name: object, path: str, errors: Mistakes) -> str:
    found = names.tile_of(name) if isinstance(name, str) else None
    if found is None:
        errors[path].append(not_covered(str(name)))
    return found or ""


def cell_of(value: object, path: str, errors: Mistakes) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2 and all(type(c) is int and abs(c) < 10_000 for c in value):
        return value[0], value[1]
    errors[path].append(Message("format-cell"))
    return 0, 0


def cannot(why: Message) -> BadInput:
    """Why the format cannot hold a match."""
    return BadInput({"$": [Message("format-cannot", why=why)]})


def cannot_hold(what: str) -> BadInput:
    """A match has something that the format cannot hold."""
    return cannot(not_covered(what))
