"""Idempotency-Key on routes that change something."""

import functools
import hashlib
import json
import re
from collections.abc import Callable
from typing import Any

import flask
from flask import Response, request
from werkzeug.exceptions import HTTPException

from api.http.authentication import no_token
from api.http.current import services
from api.http.problem import Problem, refuse
from referee.game import Message
from services.infra.idempotency import KeyReused, StillAnswering, once, request_digest

KEPT_HEADERS = ("Content-Type", "Location", "Retry-After", "Preference-Applied")
KEY = re.compile(r"[\x21-\x7e]{1,255}")
HEX = re.compile(r"[0-9A-Fa-f]*")
HEX_DIGITS, CHARACTERS = 32, 22  # for 128 bits: with 4 bits each, and with 6 (base64)
PARAMETER = {
    "in": "header",
    "name": "Idempotency-Key",
    "description": "Any text of one's own choice. Sent again within 24 hours with the same body: the same "
    "answer, and nothing happens twice. With another body: 422. Of a request without a token the key alone "
    "protects the answer, which may hold tokens: it has to be as long as 128 random bits are, 32 hexadecimal "
    "digits (a UUID) or 22 other characters at least. A token that opens nothing any more is refused as "
    "usual, also where an answer is kept.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
}


def idempotent(
    handler: Callable[..., Response], allowed: Callable[..., object] | None = None
) -> Callable[..., Response]:
    """Decorator: execute a repeated request with the same key only once.

    Only successful answers to requests that change something are stored: others may be repeated. `allowed` is
    called like the handler and refuses a token that has been replaced since.
    """

    @functools.wraps(handler)
    def wrapper(*args: Any, **kwargs: Any) -> Response:
        key = request.headers.get("Idempotency-Key")
        if key is None:
            return handler(*args, **kwargs)
        if not KEY.fullmatch(key):
            refuse("bad-content", Message("error-key"), "Idempotency-Key")
        if no_token() and not long_enough(key):
            if allowed is not None:
                allowed(*args, **kwargs)
            refuse("bad-content", Message("error-key-short", characters=CHARACTERS), "Idempotency-Key")
        kept = services().replies
        try:
            digest = _digest()
        except (HTTPException, Problem):  # a bad form; but a wrong token is refused first
            if allowed is not None:
                allowed(*args, **kwargs)
            raise
        scope = f"{request.method} {request.path} {request.headers.get('Authorization', '')}"
        flask.g.request_id = request_digest(scope, key, digest).hex()
        may = functools.partial(allowed, *args, **kwargs) if allowed is not None else lambda: None
        try:
            return _unpacked(once(kept, scope, key, digest, lambda: _packed(handler(*args, **kwargs)), may))
        except KeyReused:
            refuse("bad-content", Message("error-key-again"), "Idempotency-Key")
        except StillAnswering:
            raise Problem("being-answered", headers={"Retry-After": "2"}) from None

    return wrapper


def idempotent_for(
    allowed: Callable[..., object],
) -> Callable[[Callable[..., Response]], Callable[..., Response]]:
    """`idempotent` for routes that take a token."""
    return functools.partial(idempotent, allowed=allowed)


def long_enough(key: str) -> bool:
    """Whether a key is long enough to hold 128 random bits.

    The length is only an upper bound of the entropy.
    """
    digits = key.replace("-", "")
    return len(digits) >= HEX_DIGITS if HEX.fullmatch(digits) else len(key) >= CHARACTERS


def changed_nothing() -> None:
    """Keep no answer to this request: repeated, it changes nothing either, and would only fill the disk."""
    flask.g.changed_nothing = True


def request_id() -> str | None:
    """An id that is the same when the request is repeated; None for a request without a key."""
    found: str | None = flask.g.get("request_id")
    return found


def _digest() -> bytes:
    """Hash of the whole body. The boundary of a multipart form does not count."""
    whole = hashlib.sha256()

    def add(*parts: bytes) -> None:
        for part in parts:
            whole.update(len(part).to_bytes(8) + part)

    if request.mimetype == "multipart/form-data":
        for name, value in sorted(request.form.items(multi=True)):
            add(b"field", name.encode(), value.encode())
        for name, file in sorted(request.files.items(multi=True), key=lambda item: item[0]):
            add(b"file", name.encode(), hashlib.file_digest(file.stream, "sha256").digest())  # type: ignore[arg-type]
            file.stream.seek(0)
    else:
        add(b"body", request.get_data())
    return whole.digest()


def _packed(response: Response) -> tuple[bytes, bool]:
    headers = {name: response.headers[name] for name in KEPT_HEADERS if name in response.headers}
    packed = json.dumps([response.status_code, headers, response.get_data(as_text=True)])
    return packed.encode(), 200 <= response.status_code < 300 and not flask.g.get("changed_nothing")


def _unpacked(packed: bytes) -> Response:
    status, headers, body = json.loads(packed)
    return Response(body, status, headers)
