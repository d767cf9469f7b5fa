"""Headers of all responses: those for security, written by `secure`, and how a response may be cached."""

from __future__ import annotations

from http import HTTPStatus

from flask import Flask, Response, request
from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    StrictTransportSecurity,
    XContentTypeOptions,
    XFrameOptions,
)

from api.http.problem import Problem, answer

YEAR_SECONDS = 365 * 24 * 3600

POLICY = (
    ContentSecurityPolicy()
    .default_src("'none'")
    .script_src("'self'")
    .style_src("'self'")
    .img_src("'self'", "blob:", "data:")
    .connect_src("'self'")
    .font_src("'self'")
    .manifest_src("'self'")
    .worker_src("'self'")
    .form_action("'self'")
    .base_uri("'none'")
    .frame_ancestors("'none'")
)
SECURE = Secure(
    csp=POLICY,
    xcto=XContentTypeOptions().nosniff(),
    xfo=XFrameOptions().deny(),
    referrer=ReferrerPolicy().no_referrer(),
    permissions=PermissionsPolicy().camera("self").microphone().geolocation(),
    coop=CrossOriginOpenerPolicy().same_origin(),
    corp=CrossOriginResourcePolicy().same_origin(),
)
HEADERS = [(name, value, name.lower()) for name, value in SECURE.header_items()]
HTTPS_ONLY = [
    (name, value, name.lower())
    for name, value in Secure(hsts=StrictTransportSecurity().max_age(YEAR_SECONDS)).header_items()
]


def revalidated(response: Response, cache: str = "no-cache") -> Response:
    """Let clients keep a response and revalidate it by its ETag: 304 if nothing has changed."""
    response.headers["Cache-Control"] = cache
    response.add_etag()
    response.make_conditional(request)
    return response


def register(app: Flask) -> None:
    """Set the headers on all responses of this application, errors included. Over HTTPS, add HSTS.

    What does not state how it may be cached must not be stored: a cache may otherwise keep a 404 as well.
    `make_conditional` sets 412 for another version (If-Match), but leaves the content: a problem replaces it.
    """

    @app.after_request
    def secure(response: Response) -> Response:
        if response.status_code == HTTPStatus.PRECONDITION_FAILED:
            response = answer(Problem("precondition"))
        set_before = {name.lower() for name, _ in response.headers}
        for name, value, lower in [*HEADERS, *HTTPS_ONLY] if request.is_secure else HEADERS:
            if lower not in set_before:
                response.headers.add(name, value)
        response.headers.setdefault("Cache-Control", "no-store")
        return response
