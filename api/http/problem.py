"""Errors as application/problem+json (RFC 9457), without internal details."""

import json
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from typing import Any, NoReturn

from flask import Flask, Response, current_app, request
from flask_limiter import RequestLimit
from werkzeug.exceptions import HTTPException

from referee.game import BadInput, Unknown
from services.photos.service import Busy

Errors = Mapping[str, list[str]]

KINDS: dict[str, tuple[int, str, str]] = {
    "unparsable": (400, "The body cannot be read", "The body is not JSON in UTF-8, or the form is broken."),
    "no-token": (401, "A token is needed", "Send the token in the header Authorization: Bearer."),
    "not-allowed": (403, "This token does not allow that", "Another token is needed for this."),
    "hints-off": (403, "Hints are off", "The host has turned hints off for everybody in this match."),
    "not-found": (404, "Not found", "There is nothing at this address."),
    "unknown-id": (404, "Unknown id", "The id in the address names nothing."),
    "method": (405, "Method not allowed", "The methods this address answers are in the header Allow."),
    "not-acceptable": (406, "Not acceptable", "This address cannot answer in the form that was asked for."),
    "seated": (409, "Somebody sits there", "Somebody has joined as this player already."),
    "stale": (409, "Somebody was faster", "The seq sent is not the newest one."),
    "not-yet": (409, "Not read", "The photo has not been read yet, or cannot be read."),
    "full": (409, "No room for more", "Something has to be decided before more is taken; what, says detail."),
    "being-answered": (409, "Still being answered", "A request with this Idempotency-Key is under way."),
    "too-large": (413, "Too large", "The body is larger than this address takes."),
    "media-type": (415, "Wrong media type", "This address takes another Content-Type."),
    "bad-content": (422, "The content is not right", "What is wrong, and where, stands in errors."),
    "illegal": (422, "Against the rules", "Why not stands in ruling; with insist it is played all the same."),
    "too-many": (429, "Too many requests", "Wait for the seconds in the header Retry-After."),
    "bug": (500, "Something went wrong here", "The fault is ours and has been logged."),
    "busy": (503, "Busy", "Wait for the seconds in the header Retry-After."),
    "out-of-time": (503, "Out of time", "The answer took too long; ask for less at once, or later again."),
}
"""Kinds of problem: status, title, meaning. The key is the fragment of `type`; the docs page lists them."""

_BY_STATUS = {400: "unparsable", 401: "no-token", 403: "not-allowed", 404: "not-found", 405: "method",
              406: "not-acceptable", 409: "stale", 413: "too-large", 415: "media-type", 422: "bad-content",
              429: "too-many", 500: "bug", 503: "busy"}  # fmt: skip
MOST_ERRORS = 250  # places that are listed; `detail` has the full count
_KEPT_HEADERS = ("Allow", "Retry-After", "WWW-Authenticate", "Accept")


class Problem(Exception):
    """An error answer: kind (a key of KINDS), detail, errors by JSON path, headers and further members."""

    def __init__(
        self,
        kind: str,
        detail: str = "",
        *,
        errors: Errors | None = None,
        headers: Mapping[str, str] | None = None,
        **more: object,
    ) -> None:
        super().__init__(detail or KINDS[kind][1])
        self.kind, self.detail = kind, detail
        self.errors, self.headers, self.more = errors, dict(headers or {}), more


def answer(problem: Problem, status: int | None = None) -> Response:
    """The problem as a response."""
    usual, title, meaning = KINDS[problem.kind]
    status = status or usual
    body: dict[str, object] = {
        "type": f"/api/v1/docs#{problem.kind}",
        "title": title,
        "status": status,
        "detail": problem.detail or meaning,
    }
    if not problem.detail:
        body["general"] = True
    if problem.errors:
        body["errors"] = dict(islice(problem.errors.items(), MOST_ERRORS))
    body.update(problem.more)
    return Response(json.dumps(body), status, problem.headers, mimetype="application/problem+json")


def unknown(error: Unknown, kind: str = "bad-content") -> Problem:
    """Problem for an unknown id, with similar ids."""
    near = f" Did you mean {', '.join(error.near)}?" if error.near else ""
    return Problem(kind, f"There is no {error.kind} {error.name!r}.{near}", near=list(error.near))


@contextmanager
def unknown_in_path() -> Iterator[None]:
    """Answer an unknown id with 404, not 422, because it was part of the path."""
    try:
        yield
    except Unknown as error:
        raise unknown(error, "unknown-id") from None


def refuse(kind: str, detail: str, path: str | None = None, **more: Any) -> NoReturn:
    """Raise a Problem; `path` is the place in the body."""
    raise Problem(kind, detail, errors={path: [detail]} if path else None, **more)


def refuse_media_type(needed: str, sent: str) -> NoReturn:
    """Raise a Problem 415: the body must have the media type `needed`; `sent` is empty if none was sent."""
    found = f", not {sent}" if sent else "; the header Content-Type is missing"
    raise Problem("media-type", f"The body must be {needed}{found}.", accept=needed)


def register(app: Flask) -> None:
    """Answer every error of this application with a problem."""
    app.register_error_handler(Problem, answer)
    app.register_error_handler(BadInput, _bad_input)
    app.register_error_handler(Unknown, lambda error: answer(unknown(error)))
    app.register_error_handler(Busy, lambda error: answer(Problem("busy", headers={"Retry-After": "2"})))
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(Exception, _bug)


def too_many(limit: RequestLimit) -> Response:
    """Answer for a client that has reached a rate limit."""
    seconds = max(1, limit.reset_at - int(time.time()))
    return answer(Problem("too-many", headers={"Retry-After": str(seconds)}))


def flat(messages: object, path: str = "") -> dict[str, list[str]]:
    """Flatten marshmallow's messages to {json path: messages}.

    A path looks like `tiles[3].rotation`; the body itself is `$`.
    """
    if isinstance(messages, list | str):
        return {path or "$": [str(m) for m in ([messages] if isinstance(messages, str) else messages)]}
    found: dict[str, list[str]] = {}
    for key, inner in messages.items() if isinstance(messages, dict) else ():
        for place, texts in flat(inner, path if key == "_schema" else _step(path, key)).items():
            found.setdefault(place, []).extend(texts)
    return found


def _step(path: str, key: object) -> str:
    if isinstance(key, int):
        return f"{path}[{key}]"
    name = str(key)[:80]
    if re.fullmatch(r"[^\s\[\]\"']+", name):
        return f"{path}.{name}" if path else name
    return f"{path}[{json.dumps(name)}]"


def summary(errors: Errors) -> str:
    """The first error in one sentence, and how many more there are."""
    count = sum(len(messages) for messages in errors.values())
    path, messages = next(iter(errors.items()))
    more = f" (and {count - 1} more)" if count > 1 else ""
    return f"{path}: {messages[0]}{more}"


def _bad_input(error: BadInput) -> Response:
    return answer(Problem("bad-content", summary(error.errors), errors=error.errors))


def _http(error: HTTPException) -> Response | HTTPException:
    if error.response is not None or error.code is None or error.code < 400:
        return error  # redirects, and responses built by the code
    kind = _BY_STATUS.get(error.code, "unparsable" if error.code < 500 else "bug")
    own = error.get_response(request.environ).headers
    headers = {name: own[name] for name in _KEPT_HEADERS if name in own}
    return answer(Problem(kind, headers=headers), error.code)


def _bug(error: Exception) -> Response:
    rule = request.url_rule.rule if request.url_rule else "no route"
    current_app.logger.exception("unexpected error in %s %s", request.method, rule)
    return answer(Problem("bug"))
