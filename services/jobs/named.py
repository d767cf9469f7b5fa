"""Functions by name, for jobs whose modules only the worker process shall import."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any


def function_of(name: str) -> Callable[..., Any]:
    """The function named "module:function"; the module is imported in this process."""
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return found


def by_name(name: str, *arguments: Any) -> Any:
    """Call "module:function" with these arguments."""
    return function_of(name)(*arguments)
