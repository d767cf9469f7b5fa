"""Response headers of the API: their OpenAPI description, and the rate limits of every answer."""

from __future__ import annotations

from typing import Any

from flask import Flask, Response
from flask_limiter import Limiter

from api.http.limits.counters import seconds_left
from api.http.limits.early_refusal import counted_limits

RETRY_SECONDS = 2  # after which to ask again for a photo that waits or is being read
WHOLE = {"type": "integer", "minimum": 0}
HEADERS: dict[str, dict[str, Any]] = {
    "Location": {
        "description": "Address of what was created, or of where to ask for it, relative to the server.",
        "schema": {"type": "string", "format": "uri-reference"},
    },
    "ETag": {
        "description": "Version of the answer, for If-None-Match.",
        "schema": {"type": "string"},
    },
    "Retry-After": {"description": "Seconds to wait before the next request.", "schema": WHOLE},
    "RateLimit-Limit": {
        "description": "Requests that are allowed in the current window, where the address is limited.",
        "schema": WHOLE,
    },
    "RateLimit-Remaining": {
        "description": "Requests that are left in the current window, where the address is limited.",
        "schema": WHOLE,
    },
    "RateLimit-Reset": {
        "description": "Seconds until the current window ends, where the address is limited.",
        "schema": WHOLE,
    },
    "Preference-Applied": {
        "description": "The wait of the request header Prefer that was granted, in seconds: wait=N.",
        "schema": {"type": "string"},
    },
    "Sheet-Parts": {
        "description": "Number of parts that the sheet of this set has.",
        "schema": {"type": "integer", "minimum": 1},
    },
    "Content-Disposition": {
        "description": "The file name under which a browser saves the answer.",
        "schema": {"type": "string"},
    },
}
RATE_LIMITS = ("RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset")


def register(app: Flask, limiter: Limiter) -> None:
    """State in every answer how many requests are left, of the limit that has fewest left.

    Without the headers of Flask-Limiter, whose reset is a time of the day: the header has seconds.
    """

    @app.after_request
    def rate_limits(response: Response) -> Response:
        limits = (*counted_limits(), *limiter.current_limits) if limiter.enabled else ()
        if not limits:
            return response
        try:
            limit = min(limits, key=lambda one: one.remaining)
            values = limit.limit.amount, max(0, limit.remaining), seconds_left(limit)
        except limiter.storage.base_exceptions:  # the shared counters cannot be reached
            return response
        for name, value in zip(RATE_LIMITS, values, strict=True):
            response.headers[name] = str(value)
        return response
