"""Join codes: random, short enough to read out across a table, valid for a limited time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from services.infra.clock import now
from services.infra.codec import JsonAnswer
from store import JoinCodeCollision

Stored = TypeVar("Stored")

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no letters that look alike
LENGTH = 8
MOST_CODES = 5  # tried for one match; two may draw the same
SLACK_SECONDS = 86_400.0  # seconds by which the clock may be set back without voiding a code


class JoinCodes:
    """Creates join codes. `hours`: how long each is valid; `longest`: in seconds, with some slack."""

    def __init__(self, hours: float) -> None:
        self._seconds = hours * 3600
        self.longest = self._seconds + SLACK_SECONDS

    def new(self) -> JsonAnswer:
        """The columns of a new code and its expiry."""
        return {"join_code": new_code(), "code_expires": now() + self._seconds}

    def unused(self, store: Callable[[dict[str, Any]], Stored]) -> Stored:
        """Store something under the columns of a new code; under another one while that is in use."""
        for _ in range(MOST_CODES - 1):
            try:
                return store(self.new())
            except JoinCodeCollision:
                continue
        return store(self.new())


def new_code() -> str:
    """A new code: one of 850 thousand million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as it was typed, normalised: lower case and separators are accepted."""
    return "".join(c for c in text.upper() if c.isalnum())[: LENGTH * 2]
