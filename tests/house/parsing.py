"""Syntax trees that the tests of this folder share: to parse the code again took most of their time."""

from __future__ import annotations

import ast
from functools import cache


@cache
def parsed(source: str) -> ast.Module:
    """The tree of a module, which nothing may change."""
    return ast.parse(source)
