"""apispec plugin: what routes declare, and what follows from it, becomes part of the document."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from apispec import BasePlugin

from api.http.blueprint import DECLARED
from api.openapi.wording import sentences

EVERY_ROUTE = (405, 429)
WITH_BODY = (400, 413, 415, 422)
IF_NONE_MATCH = {
    "in": "header",
    "name": "If-None-Match",
    "description": "ETag of an earlier answer: 304 if it still holds.",
    "schema": {"type": "string"},
}


class Declarations(BasePlugin):
    """Completes every operation: declared parameters, security, errors that any such operation may answer."""

    def operation_helper(
        self, path: str | None = None, operations: dict[str, Any] | None = None, **kwargs: Any
    ) -> None:
        """Complete the operations of a path in place."""
        for operation in (operations or {}).values():
            operation.setdefault("security", [])
            parameters = [*operation.get("parameters", ()), *operation.pop(DECLARED, {}).values()]
            responses: dict[str, Any] = {
                str(int(s)) if s != "default" else s: r for s, r in operation["responses"].items()
            }
            if any(
                "ETag" in answer.get("headers", {})
                for answer in responses.values()
                if isinstance(answer, dict)
            ):
                parameters.append(IF_NONE_MATCH)
                responses["304"] = {"description": "Unchanged since the answer with that ETag."}
            statuses = [*EVERY_ROUTE]
            if "requestBody" in operation:
                statuses += WITH_BODY
            if any(one["name"] == "Idempotency-Key" for one in parameters):
                statuses.append(HTTPStatus.CONFLICT)
            if any(one["in"] == "query" for one in parameters):
                statuses.append(HTTPStatus.UNPROCESSABLE_ENTITY)
            for status in statuses:
                responses.setdefault(str(int(status)), HTTPStatus(status).name)
            if parameters:
                operation["parameters"] = parameters
            operation["responses"] = responses
            _describe(operation)


def _describe(operation: dict[str, Any]) -> None:
    """Add the sentences of parameters."""
    words = sentences()["parameters"] | sentences().get(operation["operationId"], {})
    for parameter in operation.get("parameters", ()):
        if parameter["name"] in words:
            parameter["description"] = words[parameter["name"]]
