"""The blueprint of all routes: flask-smorest's, with our parser, and what it documents of every route."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from http import HTTPStatus
from typing import Any

import flask_smorest
from flask import Flask, request

from api.http import language
from api.http.authentication import bearer
from api.http.bodies.json_body import Parser
from api.http.limits.early_refusal import ADMITS, TAKES_JSON
from api.http.response_headers import RATE_LIMITS

Security = Sequence[dict[str, list[str]]]
BODIES = ("POST", "PUT", "PATCH")  # methods of requests with bodies
DECLARED = "x-declared"  # in an operation: parameters by name, which api.openapi.declarations takes out


class Blueprint(flask_smorest.Blueprint):
    """flask-smorest's blueprint with our parser, and shorter declarations of headers."""

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

        def declared(handler: Any) -> Any:
            found = taken(handler)
            if kwargs.get("location", "json") == "json":
                setattr(found, TAKES_JSON, True)
            return found

        return declared

    def response(self, status_code: int, schema: Any = None, **kwargs: Any) -> Callable[[Any], Any]:
        """As in flask-smorest; `headers` may be names. 201 and 202 have Location, and 202 Retry-After."""
        kwargs["headers"] = _headers(status_code, kwargs.get("headers") or ())
        documented: Callable[[Any], Any] = super().response(status_code, schema, **kwargs)
        return documented

    def alt_response(self, status_code: int, response: Any = None, **kwargs: Any) -> Callable[[Any], Any]:
        """As in flask-smorest, with `headers` as in `response`."""
        kwargs["headers"] = _headers(status_code, kwargs.get("headers") or ())
        documented: Callable[[Any], Any] = super().alt_response(status_code, response, **kwargs)
        return documented

    def register_views_in_doc(self, api: Any, app: Flask, spec: Any, **options: Any) -> None:
        """As in flask-smorest, when the document is requested (api.openapi.api.Api)."""
        api.describe_later(functools.partial(super().register_views_in_doc, api, app, spec, **options))

    def route(self, rule: str, **options: Any) -> Callable[[Any], Any]:
        """As in Flask. The name of the view function becomes the operation id."""
        register = super().route(rule, **options)

        def name_and_register(view: Any) -> Any:
            if isinstance(view, type):
                return register(view)
            speaks = language.mark in self.after_request_funcs.get(None, ())
            parameters = language.PARAMETERS if speaks else ()
            return register(self.doc(operationId=view.__name__, parameters=parameters)(view))

        return name_and_register


def _headers(status: int, names: Sequence[str]) -> dict[str, str]:
    """References to the headers of a response, by name."""
    usual = {201: ("Location",), 202: ("Location", "Retry-After")}.get(status, ())
    limits = RATE_LIMITS if 200 <= status < 300 else ()
    return {name: name for name in dict.fromkeys((*usual, *names, *limits))}


class Refusals:
    """Decorator of the routes of one group: what they refuse is declared once.

    It documents the error `statuses` and the token that all of them take (`security`), and turns the
    exceptions of the service into problems with the context manager `problems`. `admits` refuses a request by
    its token before its body is read, or received; it takes the variables of the path.
    """

    def __init__(
        self,
        problems: Callable[[], AbstractContextManager[None]],
        *statuses: int,
        security: Security = (),
        admits: Callable[..., None] | None = None,
    ) -> None:
        self.problems, self.statuses, self.security = problems, statuses, list(security)
        self.admits = admits

    def __call__(
        self, blueprint: Blueprint, *parameters: dict[str, Any], also: tuple[int, ...] = ()
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Decorator of one route, with further `parameters`, and statuses that it may `also` answer."""
        responses = {status: HTTPStatus(status).name for status in (*self.statuses, *also)}
        documented = blueprint.doc(parameters=parameters, responses=responses, security=self.security)

        def declared(handler: Callable[..., Any]) -> Callable[..., Any]:
            @functools.wraps(handler)
            def refusing(*args: Any, **kwargs: Any) -> Any:
                with self.problems():
                    if self.admits is not None and (request.method in BODIES or bearer() is None):
                        self.admits(**request.view_args or {})
                    return handler(*args, **kwargs)

            def admits(**variables: str) -> None:
                with self.problems():
                    if self.admits is not None:
                        self.admits(**variables)

            setattr(refusing, ADMITS, admits)
            found: Callable[..., Any] = documented(refusing)
            return found

        return declared
