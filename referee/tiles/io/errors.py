"""The errors of what is read, by path; raised together."""

from __future__ import annotations

from collections import defaultdict

from referee.game import MOST_ERRORS, BadInput, Message

Errors = defaultdict[str, list[Message]]


def enough(errors: Errors) -> None:
    """Stop collecting errors at the limit."""
    if len(errors) >= MOST_ERRORS:
        errors[""].append(Message("input-errors", most=MOST_ERRORS))
        raise BadInput(errors)
