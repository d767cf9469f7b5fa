"""Modules and functions fit on a few screens: what grows beyond is split where it has a seam."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.parsing import nodes_of
from tests.house.test_layers import HOUSE

MOST_LINES = 250  # of a module
MOST_OF_A_FUNCTION = 50
LAYERS = (
    *("api", "api_schemas", "formats", "referee", "server", "services", "store", "tile_referee", "vision"),
    "web",
)
ENTRIES = ("app.py", "manage.py", "settings.py", "worker.py")
MIGRATIONS = "store/migrations/"  # written once, never changed


def sources() -> dict[str, str]:
    """The product's modules by path."""
    paths = [path for layer in LAYERS for path in sorted((HOUSE / layer).rglob("*.py"))]
    paths += [HOUSE / name for name in ENTRIES]
    names = {str(path.relative_to(HOUSE)): path for path in paths}
    return {name: Path(path).read_text() for name, path in names.items() if not name.startswith(MIGRATIONS)}


def scripts() -> dict[str, str]:
    """The page's modules by path."""
    paths = [*(HOUSE / "web/js").rglob("*.js"), HOUSE / "web/sw.js"]
    return {str(path.relative_to(HOUSE)): path.read_text() for path in paths}


def large_modules(found: dict[str, str]) -> set[str]:
    return {name for name, source in found.items() if source.count("\n") > MOST_LINES}


def large_functions(name: str, source: str) -> set[str]:
    nodes = (node for node in nodes_of(source) if isinstance(node, ast.FunctionDef))
    long = (node for node in nodes if (node.end_lineno or 0) - node.lineno >= MOST_OF_A_FUNCTION)
    return {f"{name} {node.name}" for node in long}


def test_modules_are_small() -> None:
    found = sources()
    assert len(found) > 500
    assert large_modules(found) == set()


def test_modules_of_the_page_are_small() -> None:
    """ESLint keeps its functions small, as it knows where one ends."""
    found = scripts()
    assert len(found) > 250
    assert large_modules(found) == set()
    rule = f'"max-lines-per-function": ["error", {MOST_OF_A_FUNCTION}]'
    assert rule in (HOUSE / "eslint.config.js").read_text()


def test_functions_are_small() -> None:
    found = set[str]().union(*(large_functions(name, source) for name, source in sources().items()))
    assert found == set()


def test_a_planted_module_is_caught() -> None:
    assert large_modules({"a.js": "\n" * (MOST_LINES + 1), "b.js": "\n" * MOST_LINES}) == {"a.js"}


def test_a_planted_function_is_caught() -> None:
    body = "    pass\n" * MOST_OF_A_FUNCTION
    assert large_functions("a.py", f"class A:\n    def f(self):\n{body.replace('    ', '        ')}")
    assert not large_functions("a.py", "def f():\n" + "    pass\n" * (MOST_OF_A_FUNCTION - 1))
