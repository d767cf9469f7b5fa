"""Examples of every operation: what is sent, and what the service answered when they were recorded.

`examples.json` has them by operation id. `python -m tests.api.examples` records the answers again; the tests
send all requests in the order of the document.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("examples.json")


@functools.cache
def examples() -> dict[str, dict[str, Any]]:
    """{operation id: {"parameters", "request", "status", "answer"}}; only `status` is never missing."""
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
    return found


def add_examples(document: dict[str, Any]) -> None:
    """Add the examples to the operations of a document, in place."""
    for item in document["paths"].values():
        for method, operation in item.items():
            if method == "parameters":
                continue
            example = examples().get(operation["operationId"], {})
            values = example.get("parameters", {})
            for parameter in (*item.get("parameters", ()), *operation.get("parameters", ())):
                if parameter["name"] in values:
                    parameter.setdefault("example", values[parameter["name"]])
            if "request" in example:
                for content in operation["requestBody"]["content"].values():
                    content["example"] = example["request"]
            if "answer" in example:
                for content in operation["responses"][example["status"]]["content"].values():
                    content["example"] = example["answer"]
