"""Errors as application/problem+json (RFC 9457), without internal details."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from typing import Any, NoReturn

from flask import Flask, Response, current_app, g, request
from flask_limiter import RequestLimit
from werkzeug.exceptions import BadHost, HTTPException, SecurityError

from api.http.language import chosen, mark
from api.http.limits.counters import seconds_left
from referee.error_messages import meaning, summary, title
from referee.game import BadInput, Message, Unknown, in_language
from referee.messages import ENGLISH
from services.photos.service import Busy

Errors = Mapping[str, list[Message]]

KINDS: dict[str, int] = {
    "unparsable": 400,
    "no-token": 401,
    "not-allowed": 403,
    "hints-off": 403,
    "not-found": 404,
    "unknown-id": 404,
    "method": 405,
    "not-acceptable": 406,
    "seated": 409,
    "stale": 409,
    "not-yet": 409,
    "full": 409,
    "being-answered": 409,
    "precondition": 412,
    "too-large": 413,
    "media-type": 415,
    "bad-content": 422,
    "illegal": 422,
    "too-many": 429,
    "bug": 500,
    "busy": 503,
    "out-of-time": 503,
}
"""Kinds of problem and their status. The key is the fragment of `type`; the docs page lists them. Title and
meaning are messages: `problem-<kind>` and its attribute `.meaning`."""

_BY_STATUS = {400: "unparsable", 401: "no-token", 403: "not-allowed", 404: "not-found", 405: "method",
              406: "not-acceptable", 409: "stale", 412: "precondition", 413: "too-large", 415: "media-type",
              422: "bad-content", 429: "too-many", 500: "bug", 503: "busy"}  # fmt: skip
WHOLE = "$"  # the JSON path of a body
MOST_ERRORS = 250  # places that are listed; `detail` has the count of those that were found
_KEPT_HEADERS = ("Allow", "Retry-After", "Accept")
CHALLENGE = {401: {"WWW-Authenticate": 'Bearer realm="referee"'}}  # headers that a status needs (RFC 9110)


class Problem(Exception):
    """An error answer: kind (a key of KINDS), detail, errors by JSON path, headers and further members.

    A detail that is no message is a sentence of the referee, in the language of the request already.
    """

    def __init__(
        self,
        kind: str,
        detail: Message | str = "",
        *,
        errors: Errors | None = None,
        headers: Mapping[str, str] | None = None,
        **more: object,
    ) -> None:
        super().__init__(detail or title(kind, ENGLISH))
        self.kind, self.detail = kind, detail
        self.errors, self.headers, self.more = errors, dict(headers or {}), more


def answer(problem: Problem, status: int | None = None) -> Response:
    """The problem as a response, in the language of the request."""
    language = g.get("language") or chosen()
    status = status or KINDS[problem.kind]
    errors = {
        path: [text.in_language(language) for text in texts]
        for path, texts in islice((problem.errors or {}).items(), MOST_ERRORS)
    }
    body: dict[str, object] = {
        "type": f"/api/v1/docs#{problem.kind}",
        "title": title(problem.kind, language),
        "status": status,
        "detail": in_language(problem.detail, language) or meaning(problem.kind, language),
    }
    if not problem.detail:
        body["general"] = True
    if errors:
        body["errors"] = errors
    body.update(problem.more)
    headers = problem.headers | CHALLENGE.get(status, {})
    response = Response(json.dumps(body), status, headers, mimetype="application/problem+json")
    return mark(response)


def unknown(error: Unknown, kind: str = "bad-content") -> Problem:
    """Problem for an unknown id, with similar ids."""
    values = {"kind": error.kind, "name": error.name[:80]}
    detail = (
        Message("error-unknown-near", **values, near=error.near)
        if error.near
        else Message("error-unknown", **values)
    )
    return Problem(kind, detail, near=list(error.near))


@contextmanager
def unknown_in_path() -> Iterator[None]:
    """Answer an unknown id with 404, not 422, because it was part of the path."""
    try:
        yield
    except Unknown as error:
        raise unknown(error, "unknown-id") from None


def refuse(kind: str, detail: Message, path: str | None = None, **more: Any) -> NoReturn:
    """Raise a Problem; `path` is the place in the body."""
    raise Problem(kind, detail, errors={path: [detail]} if path else None, **more)


def refuse_media_type(needed: str, sent: str) -> NoReturn:
    """Raise a Problem 415: the body must have the media type `needed`; `sent` is empty if none was sent."""
    detail = (
        Message("error-media", needed=needed, found=sent[:80])
        if sent
        else Message("error-media-missing", needed=needed)
    )
    raise Problem("media-type", detail, accept=needed)


def register(app: Flask) -> None:
    """Answer every error of this application with a problem."""
    app.register_error_handler(Problem, answer)
    app.register_error_handler(BadInput, _bad_input)
    app.register_error_handler(Unknown, lambda error: answer(unknown(error)))
    app.register_error_handler(Busy, lambda error: answer(Problem("busy", headers={"Retry-After": "2"})))
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(BadHost, _bad_host)
    app.register_error_handler(SecurityError, _bad_host)
    app.register_error_handler(Exception, _bug)


def too_many(limit: RequestLimit) -> Response:
    """Answer for a client that has reached a rate limit."""
    seconds = max(1, seconds_left(limit))
    return answer(Problem("too-many", headers={"Retry-After": str(seconds)}))


def _bad_input(error: BadInput) -> Response:
    errors = {path or WHOLE: texts for path, texts in error.errors.items()}
    return answer(Problem("bad-content", summary(errors), errors=errors))


def _http(error: HTTPException) -> Response | HTTPException:
    if error.response is not None or error.code is None or error.code < 400:
        return error  # redirects, and responses built by the code
    kind = _BY_STATUS.get(error.code, "unparsable" if error.code < 500 else "bug")
    own = error.get_response(request.environ).headers
    headers = {name: own[name] for name in _KEPT_HEADERS if name in own}
    return answer(Problem(kind, headers=headers), error.code)


def _bad_host(error: HTTPException) -> Response:
    """Answer a request whose host cannot be read: the server checks Host, but not what a proxy passes on."""
    before = request.environ.get("werkzeug.proxy_fix.orig", {}).get("HTTP_HOST")
    passed_on = before is not None and before != request.environ.get("HTTP_HOST")
    errors = {"X-Forwarded-Host" if passed_on else "Host": [Message("error-host")]}
    return answer(Problem("bad-content", summary(errors), errors=errors))


def _bug(error: Exception) -> Response:
    rule = request.url_rule.rule if request.url_rule else "no route"
    current_app.logger.exception("unexpected error in %s %s", request.method, rule)
    return answer(Problem("bug"))
