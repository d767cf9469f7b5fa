"""Access tokens: random, returned once, stored only as a hash."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

ID = re.compile(r"[A-Za-z0-9_/-]{1,40}")


def new_token() -> str:
    """A token that cannot be guessed (192 bits)."""
    return secrets.token_urlsafe(24)


def plausible(id: str) -> bool:
    """Whether an id has the form of ours; others are not looked up."""
    return ID.fullmatch(id) is not None


def token_hash(token: str | None) -> str:
    """The stored hash of a token."""
    return hashlib.sha256((token or "").encode("utf-8", "replace")).hexdigest()


def same(token: str | None, kept: str) -> bool:
    """Whether this is the token with the stored hash; constant-time comparison."""
    return bool(token) and hmac.compare_digest(token_hash(token), kept)
