"""Join codes: random, short enough to read out across a table, valid for a limited time."""

from __future__ import annotations

import secrets
from typing import Any

from services.infra.clock import now

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no letters that look alike
LENGTH = 8
SLACK = 86_400.0  # seconds by which the clock may be set back without voiding a code


class JoinCodes:
    """Creates join codes. `hours`: how long each is valid; `longest`: in seconds, with some slack."""

    def __init__(self, hours: float) -> None:
        self._seconds = hours * 3600
        self.longest = self._seconds + SLACK

    def new(self) -> dict[str, Any]:
        """The columns of a new code and its expiry."""
        return {"join_code": new_code(), "code_expires": now() + self._seconds}


def new_code() -> str:
    """A new code: one of 850 thousand million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as it was typed, normalised: lower case and separators are accepted."""
    return "".join(c for c in text.upper() if c.isalnum())[: LENGTH * 2]
