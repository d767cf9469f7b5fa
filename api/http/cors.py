"""Use of the API by pages of other origins, off by default."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Flask, Response, request
from flask_cors import CORS

from api.http.response_headers import HEADERS

SENT = (
    *("Accept-Language", "Authorization", "Content-Type", "Idempotency-Key", "If-None-Match"),
    *("Last-Event-ID", "Prefer"),
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
PREFLIGHT_SECONDS = 600


def register(app: Flask, prefix: str, origins: Sequence[str]) -> None:
    """Allow these origins to use the routes below `prefix`; without any, browsers refuse that.

    No cookies are involved: a page of another origin needs a token like any other client.
    """
    if not origins:
        return

    @app.after_request
    def vary(response: Response) -> Response:
        """Keep caches from handing one origin's answer to another, whatever the origin of this request."""
        if request.path.startswith(f"{prefix}/"):
            response.vary.add("Origin")
        return response

    CORS(
        app,
        resources={
            f"{prefix}/*": {
                "origins": list(origins),
                "methods": list(METHODS),
                "allow_headers": list(SENT),
                "expose_headers": list(HEADERS),
                "max_age": PREFLIGHT_SECONDS,
                "supports_credentials": False,
                "allow_private_network": False,
            }
        },
    )
