"""The blueprint of all routes: flask-smorest's, with our parser, and what it documents of every route."""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextlib import AbstractContextManager
from http import HTTPStatus
from typing import Any

import flask_smorest

from api.http.json_body import Parser

DECLARED = "x-declared"  # in an operation: parameters by name, which api.openapi.declarations takes out


class Blueprint(flask_smorest.Blueprint):
    """flask-smorest's blueprint with our parser. Adds errors that any route may return to the document."""

    ARGUMENTS_PARSER = Parser()

    @staticmethod
    def doc(**kwargs: Any) -> Callable[[Any], Any]:
        """As in flask-smorest, but `parameters` join those of the query, which they would replace."""
        declared = kwargs.pop("parameters", ())
        if declared:
            kwargs[DECLARED] = {one["name"]: one for one in declared}
        documented: Callable[[Any], Any] = flask_smorest.Blueprint.doc(**kwargs)
        return documented

    def arguments(self, schema: Any, **kwargs: Any) -> Callable[[Any], Any]:
        """As in flask-smorest, but with one schema instance for all requests."""
        instance = schema() if isinstance(schema, type) else schema
        taken: Callable[[Any], Any] = super().arguments(instance, **kwargs)
        return taken

    def route(self, rule: str, **options: Any) -> Callable[[Any], Any]:
        """As in Flask. The name of the view function becomes the operation id."""
        register = super().route(rule, **options)

        def name_and_register(view: Any) -> Any:
            if isinstance(view, type):
                return register(view)
            return register(self.doc(operationId=view.__name__)(view))

        return name_and_register


class Refusals:
    """Decorator of the routes of one group: what they refuse is declared once.

    It documents the error `statuses` and the `parameters` that all of them have, and turns the exceptions of
    the service into problems with the context manager `problems`.
    """

    def __init__(
        self,
        problems: Callable[[], AbstractContextManager[None]],
        *statuses: int,
        parameters: tuple[dict[str, Any], ...] = (),
    ) -> None:
        self.problems, self.statuses, self.parameters = problems, statuses, parameters

    def __call__(
        self, blueprint: Blueprint, *parameters: dict[str, Any], also: tuple[int, ...] = ()
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Decorator of one route, with further `parameters`, and statuses that it may `also` answer."""
        responses = {status: HTTPStatus(status).name for status in (*self.statuses, *also)}
        documented = blueprint.doc(parameters=[*self.parameters, *parameters], responses=responses)

        def declared(handler: Callable[..., Any]) -> Callable[..., Any]:
            @functools.wraps(handler)
            def refusing(*args: Any, **kwargs: Any) -> Any:
                with self.problems():
                    return handler(*args, **kwargs)

            found: Callable[..., Any] = documented(refusing)
            return found

        return declared
