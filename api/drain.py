"""Who sends a body that is refused unread still gets the answer.

Servers close a connection with an unread body; a client still sending then sees a reset instead of the
problem. So after the answer has gone out, what the client still sends is read and thrown away, within limits.
"""

import time
from typing import Any

from flask import Flask, Response, request

MOST_BYTES = 64_000_000
MOST_SECONDS = 15.0
PIECE = 65_536


def register(app: Flask) -> None:
    """Drain what is left of the body after every refusal."""

    @app.after_request
    def drain(response: Response) -> Response:
        # Without this flag the end of the body is not marked, and reading on would wait for ever.
        if response.status_code >= 400 and request.environ.get("wsgi.input_terminated"):
            body = request.environ["wsgi.input"]
            response.call_on_close(lambda: _drain(body))
        return response


def _drain(body: Any) -> None:
    taken, deadline = 0, time.monotonic() + MOST_SECONDS
    try:
        while taken < MOST_BYTES and time.monotonic() < deadline:
            piece = body.read(PIECE)
            if not piece:
                return
            taken += len(piece)
    except (OSError, ValueError):
        return
