"""Other answers of the tests' server for some paths, so that tests of bad answers share that server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask, request

ANSWERS: dict[str, Callable[[], Any]] = {}  # by path; None as an answer leaves it to the application


def serve(app: Flask) -> None:
    """Give these answers before anything else looks at the request."""
    app.before_request_funcs.setdefault(None, []).insert(0, _answer)


def _answer() -> Any:
    answer = ANSWERS.get(request.path)
    return answer() if answer else None
