"""Syntax trees that tests share: to parse and walk the code again took most of the time of this folder."""

from __future__ import annotations

import ast
from functools import cache


@cache
def parsed(source: str) -> ast.Module:
    """The tree of a module, which nothing may change."""
    return ast.parse(source)


@cache
def nodes_of(source: str) -> tuple[ast.AST, ...]:
    """All nodes of a module, as `ast.walk` finds them; nothing may change them."""
    return tuple(ast.walk(parsed(source)))
