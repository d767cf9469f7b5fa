"""What errors of the API mean, from errors.ftl."""

from __future__ import annotations

import json
from collections.abc import Mapping

from referee.game import Message
from referee.messages import messages

JSON_FAULTS = {  # of Python's parser
    "Expecting value": "json-value",
    "Expecting ',' delimiter": "json-comma",
    "Expecting ':' delimiter": "json-colon",
    "Expecting property name enclosed in double quotes": "json-name",
    "Illegal trailing comma before end of object": "json-trailing",
    "Illegal trailing comma before end of array": "json-trailing",
    "Unterminated string starting at": "json-unterminated",
    "Invalid control character at": "json-control",
    "Invalid \\escape": "json-escape",
    "Invalid \\uXXXX escape": "json-escape",
    "Extra data": "json-extra",
}


def title(kind: str, language: str) -> str:
    """Return the title of a kind of problem."""
    return messages(language).text(f"problem-{kind}") or kind


def meaning(kind: str, language: str) -> str:
    """Return what a kind of problem means, and what to do."""
    return messages(language).text(f"problem-{kind}.meaning") or kind


def summary(errors: Mapping[str, list[Message]]) -> Message:
    """Return the first error in one sentence, and how many more there are."""
    count = sum(len(texts) for texts in errors.values())
    path, texts = next(iter(errors.items()))
    if count > 1:
        return Message("error-more", path=path, message=texts[0], count=count - 1)
    return Message("error-first", path=path, message=texts[0])


def json_fault(error: json.JSONDecodeError) -> Message:
    """Return what is wrong with a text that should be JSON."""
    return Message(JSON_FAULTS.get(error.msg, "json-other"))


def json_fault_at(error: ValueError) -> Message:
    """Return what is wrong with a text that should be JSON, and where."""
    if not isinstance(error, json.JSONDecodeError):
        return Message("error-other", text=str(error))
    return Message("json-at", why=json_fault(error), line=error.lineno, column=error.colno)
