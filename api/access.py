"""Who asks: the token in `Authorization: Bearer`."""

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
