"""Error messages in the language of the request, from errors.ftl.

Libraries and readers of input report errors in English, with values filled in. As with gettext, the English
sentence identifies the message: it is matched against the English messages, whose arguments are then put into
the message of another language. A sentence that no message matches stays English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from referee.messages import ENGLISH, messages

LONGEST = 500  # characters of a sentence that is looked up
PREFIXES = ("error-", "refused-", "read-")
MARK = "\0"  # stands for an argument; no sentence contains it


class _Message(NamedTuple):
    """An English message: its text between arguments, and the arguments."""

    id: str
    literals: tuple[str, ...]
    names: tuple[str, ...]


def title(kind: str, language: str) -> str:
    """Return the title of a kind of problem."""
    return messages(language).text(f"problem-{kind}") or kind


def meaning(kind: str, language: str) -> str:
    """Return what a kind of problem means, and what to do."""
    return messages(language).text(f"problem-{kind}.meaning") or kind


def summary(errors: Mapping[str, list[str]], language: str = ENGLISH, count: int | None = None) -> str:
    """Return the first error in one sentence, and how many more there are.

    `count`: the number of all errors, if `errors` has only some.
    """
    if count is None:
        count = sum(len(texts) for texts in errors.values())
    path, texts = next(iter(errors.items()))
    message = messages(language).find("error-more" if count > 1 else "error-first")
    assert message is not None
    return message({"path": path, "message": texts[0], "count": str(count - 1)}, [])


@lru_cache(maxsize=4096)
def translated(sentence: str, language: str) -> str:
    """Return an English error message in another language, unchanged if there is no such message."""
    if language == ENGLISH or len(sentence) > LONGEST:
        return sentence
    for known in _english():
        values = _values(known, sentence)
        if values is not None and (message := messages(language).find(known.id)):
            return message({name: _thing(name, value, language) for name, value in values.items()}, [])
    return sentence


def _thing(name: str, value: str, language: str) -> str:
    """The name of a kind of thing in the language, any other value as it is."""
    return (name == "kind" and messages(language).text(f"thing-{value}")) or value


def _values(known: _Message, sentence: str) -> dict[str, str] | None:
    """The arguments in a sentence, None if it is not this message. Takes linear time, unlike a pattern."""
    first, *inner = known.literals
    if not inner:
        return {} if sentence == first else None
    *inner, last = inner
    if not sentence.startswith(first) or not sentence.endswith(last):
        return None
    found, at, end = [], len(first), len(sentence) - len(last)
    for literal in inner:
        next_at = sentence.find(literal, at, end)
        if next_at < 0:
            return None
        found.append(sentence[at:next_at])
        at = next_at + len(literal)
    return dict(zip(known.names, [*found, sentence[at:end]], strict=True)) if at <= end else None


class _Recorder(dict[str, str]):
    """Arguments that record their names in order."""

    def __missing__(self, name: str) -> str:
        self[name] = MARK
        return MARK


@lru_cache(maxsize=1)
def _english() -> tuple[_Message, ...]:
    """The English messages, those with the most text first: they say most exactly what is meant."""
    english, found = messages(ENGLISH), []
    for id in english:
        if id.startswith(PREFIXES) and id not in {"error-first", "error-more"}:
            recorder = _Recorder()
            message = english.find(id)
            assert message is not None
            found.append(_Message(id, tuple(message(recorder, []).split(MARK)), tuple(recorder)))
    return tuple(sorted(found, key=lambda one: -sum(map(len, one.literals))))
