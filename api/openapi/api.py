"""flask-smorest's Api, which describes the routes when the document is requested."""

import threading
from collections.abc import Callable
from typing import Any

import flask_smorest
from flask import Flask

from api_schemas.common.problem import ProblemSchema


class Api(flask_smorest.Api):
    """flask-smorest's Api that describes every error as a problem.

    It describes the routes when the document is first requested, which is most of the work of a start.
    """

    ERROR_SCHEMA = ProblemSchema
    DEFAULT_RESPONSE_CONTENT_TYPE = "application/problem+json"  # of errors, which its constructor registers

    def __init__(self, app: Flask, **options: Any) -> None:
        super().__init__(app, **options)
        self._undescribed: list[Callable[[], None]] = []
        self._lock = threading.Lock()

    def describe_later(self, describe: Callable[[], None]) -> None:
        """Add to the document when it is requested."""
        self._undescribed.append(describe)

    def described(self) -> dict[str, Any]:
        """The document of all routes; others must not change it."""
        with self._lock:
            while self._undescribed:
                self._undescribed.pop(0)()
            found: dict[str, Any] = self.spec.to_dict()
            return found
