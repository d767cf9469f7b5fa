"""Who asks: the token in `Authorization: Bearer`."""

import hashlib

from flask import request

TOKEN = {
    "in": "header",
    "name": "Authorization",
    "description": "Bearer and a token.",
    "schema": {"type": "string"},
}


def bearer() -> str | None:
    """The token that was sent, if one was."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def no_token() -> bool:
    """Whether no token was sent."""
    return bearer() is None


def by_token() -> str:
    """What requests with the same token have in common; not the token itself."""
    return hashlib.sha256((bearer() or "").encode()).hexdigest()[:24]
