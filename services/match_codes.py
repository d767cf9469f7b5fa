"""Join codes: short enough to be read out across a table, random, and good for a while."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that are taken for each other
LENGTH = 8


def new_code() -> str:
    """A new code: one of 850 milliard."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it: in small letters, in groups."""
    return "".join(c for c in text.upper() if c.isalnum())[: LENGTH * 2]
