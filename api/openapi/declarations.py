"""apispec plugin: what routes declare, and what follows from it, becomes part of the document."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from apispec import BasePlugin

from api.http.blueprint import DECLARED

EVERY_ROUTE = (405, 429)
WITH_BODY = (400, 413, 415, 422)


class Declarations(BasePlugin):
    """Adds the declared parameters of every operation, and the errors that any such operation may answer."""

    def operation_helper(
        self, path: str | None = None, operations: dict[str, Any] | None = None, **kwargs: Any
    ) -> None:
        """Complete the operations of a path in place."""
        for operation in (operations or {}).values():
            declared: dict[str, Any] = operation.pop(DECLARED, {})
            if declared:
                operation["parameters"] = [*operation.get("parameters", ()), *declared.values()]
            statuses = [*EVERY_ROUTE]
            if "requestBody" in operation:
                statuses += WITH_BODY
            if "Idempotency-Key" in declared:
                statuses.append(HTTPStatus.CONFLICT)
            known = {str(status) for status in operation["responses"]}
            for status in statuses:
                if str(int(status)) not in known:
                    operation["responses"][str(int(status))] = HTTPStatus(status).name
