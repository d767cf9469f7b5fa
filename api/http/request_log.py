"""Metrics and one log line for every request: route, status, duration, ids of request and match.

Never addresses, tokens or names.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from http import HTTPStatus

from flask import Flask, Response, g, request

from services.infra import logs, metrics

log = logging.getLogger("referee.requests")
SENT = re.compile(r"[A-Za-z0-9_-]{8,64}")
KEPT = {"match_id": "match", "photo_id": "photo"}


def register(app: Flask) -> None:
    """Watch all requests of this application."""

    @app.before_request
    def begin() -> None:
        g.began = time.perf_counter()
        sent = request.headers.get("X-Request-ID", "")
        g.log_id = sent if SENT.fullmatch(sent) else secrets.token_hex(8)
        sent_ids = {
            KEPT[name]: str(value) for name, value in (request.view_args or {}).items() if name in KEPT
        }
        ids = {name: value for name, value in sent_ids.items() if SENT.fullmatch(value)}
        logs.about.set({"request": g.log_id} | ids)

    @app.after_request
    def end(response: Response) -> Response:
        if response.status_code == HTTPStatus.CONTINUE:  # an answer about a head alone
            return response
        seconds = time.perf_counter() - g.get("began", time.perf_counter())
        rule = request.url_rule.rule if request.url_rule else "none"
        metrics.request_answered(request.method, rule, response.status_code, seconds)
        fields = {"route": rule, "method": request.method, "status": response.status_code}
        log.info("answered", extra={"fields": {**fields, "ms": round(1000 * seconds, 1)}})
        response.headers["X-Request-ID"] = g.get("log_id", "")
        return response
