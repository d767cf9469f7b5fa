"""Answers that stream server-sent events, as `EventSource` and the page read them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from flask import Response

MEDIA_TYPE = "text/event-stream"
KEEP_ALIVE = ": still there\n\n"  # a comment, so that neither client nor proxy takes the stream for dead


def event(name: str, data: Any, id: int | None = None) -> str:
    """One event with JSON data. `id`: what a client sends as Last-Event-ID to go on after this event."""
    number = "" if id is None else f"id: {id}\n"
    return f"{number}event: {name}\ndata: {json.dumps(data)}\n\n"


def stream(events: Iterable[str]) -> Response:
    """The response that sends these events as they are made."""
    return Response(events, mimetype=MEDIA_TYPE)
