"""Answers to requests that do not reach the application: their heads cannot be read, or it is too late."""

from __future__ import annotations

import json
import ssl
from http import HTTPStatus

from gunicorn.http import errors

STATUS: dict[type[Exception], HTTPStatus] = {  # of the first kind that fits
    errors.InvalidResponseHeader: HTTPStatus.INTERNAL_SERVER_ERROR,  # the application's fault
    errors.InvalidResponseHeaderName: HTTPStatus.INTERNAL_SERVER_ERROR,
    errors.LimitRequestLine: HTTPStatus.REQUEST_URI_TOO_LONG,
    errors.LimitRequestHeaders: HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    errors.ExpectationFailed: HTTPStatus.EXPECTATION_FAILED,
    errors.UnsupportedTransferCoding: HTTPStatus.NOT_IMPLEMENTED,
    errors.ParseException: HTTPStatus.BAD_REQUEST,
    ssl.SSLError: HTTPStatus.BAD_REQUEST,
}


def status_of(error: Exception) -> HTTPStatus:
    """The status of the answer to a request that failed with this error."""
    found = (status for kind, status in STATUS.items() if isinstance(error, kind))
    return next(found, HTTPStatus.INTERNAL_SERVER_ERROR)


def refusal(status: HTTPStatus, *headers: str) -> bytes:
    """A last answer on a connection: a problem (RFC 9457) that repeats nothing of the request."""
    body = {"type": "about:blank", "title": status.phrase, "status": status}
    content = json.dumps(body)
    lines = (
        f"HTTP/1.1 {status} {status.phrase}",
        "Connection: close",
        "Content-Type: application/problem+json",
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        *headers,
        f"Content-Length: {len(content)}",
    )
    return "\r\n".join((*lines, "", content)).encode("ascii")
