"""Refuses a request by its head, before its body is received, where the server passes that first.

The server passes the head of a request alone if its body is large or slow, with `HEAD_ALONE` in the WSGI
environment, and later the whole request, whose socket has `notes`. Both are one dictionary, in which the
limits are noted that were counted, and for the server how large the body may be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any

from flask import Flask, Response, request
from flask_limiter import Limiter, RequestLimit
from werkzeug.exceptions import RequestEntityTooLarge

from api.http.limits.body_sizes import most_bytes
from api.http.problem import refuse_media_type
from server.early_head import HEAD_ALONE, MOST

LIMITS = "limits"
FORM = "multipart/form-data"
TAKES_JSON = "_takes_json"  # attribute of a view function that takes a JSON body
ADMITS = "_admits"  # attribute of a view function: called with the variables of the path, refuses by a token


def register(app: Flask, limiter: Limiter) -> None:
    """Answer questions about heads.

    To be called once the rate limits are registered, which refuse or count the request at its head: those
    that are `counted` then are not counted again when its body has arrived.
    """

    @app.before_request
    def admit() -> Response | None:
        view = app.view_functions.get(request.endpoint or "")
        request.max_content_length = most = most_bytes(view)
        notes = request.environ.get(HEAD_ALONE)
        if notes is None or request.routing_exception is not None:  # no body is needed to answer 404 or 405
            return None
        admits: Callable[..., None] | None = getattr(view, ADMITS, None)
        if admits is not None:
            admits(**request.view_args or {})
        if getattr(view, TAKES_JSON, False) and request.mimetype == FORM:  # the server takes large forms
            refuse_media_type("application/json", FORM)
        if (request.content_length or 0) > most:
            raise RequestEntityTooLarge
        notes[MOST] = most  # for a body whose length is not stated
        notes[LIMITS] = tuple(limiter.current_limits) if limiter.enabled else ()
        return Response(status=HTTPStatus.CONTINUE)


def head_alone() -> bool:
    """Whether the body of this request has not arrived yet."""
    return HEAD_ALONE in request.environ


def counted() -> bool:
    """Whether this request was counted at its head."""
    return LIMITS in _notes()


def counted_limits() -> Sequence[RequestLimit]:
    """The limits for which this request was counted at its head."""
    found: Sequence[RequestLimit] = _notes().get(LIMITS, ())
    return found


def _notes() -> Mapping[str, Any]:
    """The notes about the head of this request; none if it was not passed first."""
    return getattr(request.environ.get("gunicorn.socket"), "notes", None) or {}
