"""No reaching into the private parts of a library: a new version of it may change them silently.

The guard looks for imports of private modules and names, for private attributes of anything but an object of
the module's own classes, and for methods that override private ones of a library's class.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.house.parsing import nodes_of
from tests.house.test_layers import HOUSE

OURS = ("api", "api_schemas", "referee", "services", "store", "vision", "web", "server")
ENTRIES = ("app", "worker", "manage", "settings", "gunicorn.conf")
NAMED_TUPLE = {"_replace", "_asdict", "_fields", "_make"}  # public, in spite of their names
ALLOWED = {
    "_exit",  # of os: documented
    "_validate",  # of marshmallow's fields: documented for fields derived from them
}


def private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name not in NAMED_TUPLE and name != "_"


@cache
def made_here(source: str) -> set[str]:
    """The private names that the classes of a module define."""
    found = set()
    for node in nodes_of(source):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and own(node):
            found.add(node.attr)
        elif isinstance(node, ast.ClassDef):
            found |= {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
            declared = [one.target for one in node.body if isinstance(one, ast.AnnAssign)]
            declared += [name for one in node.body if isinstance(one, ast.Assign) for name in one.targets]
            found |= {target.id for target in declared if isinstance(target, ast.Name)}
    return found


def own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")


def complaints(source: str, inherited: frozenset[str] = frozenset()) -> Iterator[str]:
    """Private imports and attributes of a module. `inherited`: private names of all of our classes."""
    here = made_here(source)
    for node in nodes_of(source):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names if any(map(private, a.name.split("."))))
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
            yield from (name for name in names if private(name))
        elif isinstance(node, ast.Attribute) and private(node.attr):
            known = here | inherited if own(node) else here
            if node.attr not in known:
                yield node.attr


def sources() -> list[Path]:
    files = [path for layer in OURS for path in sorted((HOUSE / layer).rglob("*.py"))]
    return [*files, *(HOUSE / f"{name}.py" for name in ENTRIES)]


def test_nothing_private_of_a_library_is_used() -> None:
    files = sources()
    assert len(files) > 300
    inherited = frozenset[str]().union(*(made_here(path.read_text()) for path in files))
    found = {
        str(path.relative_to(HOUSE)): bad
        for path in files
        if (bad := [name for name in complaints(path.read_text(), inherited) if name not in ALLOWED])
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "from limits._storage_scheme import StorageRegistry",
        "import flask._compat",
        "from flask.app import _default",
        "def f(app):\n    return app._got_first_request",
        "class A:\n    def f(self):\n        self.pool._pool_manager.stop()",
        "class A(Blueprint):\n    def f(self):\n        self._prepare_doc_cbks.append(1)",
        "class A(MemoryStorage):\n    def f(self):\n        super()._MemoryStorage__schedule_expiry()",
    ],
)
def test_planted_access_is_caught(source: str) -> None:
    assert list(complaints(source))


# What has no public way, each with its reason.
OVERRIDDEN = {
    "_cap_keepalive": "gunicorn's worker, which server/ replaces, calls it when it stops",
}


def overridden(kind: type) -> set[str]:
    """The private methods of libraries' classes that a class of ours overrides."""
    theirs = [base for base in kind.__mro__[1:] if base.__module__.split(".")[0] not in OURS]
    return {
        name
        for name, value in vars(kind).items()
        if name.startswith("_") and not name.endswith("__") and inspect.isfunction(value)
        if any(name in vars(base) for base in theirs)
    }


def test_no_private_method_of_a_library_is_overridden() -> None:
    found = {}
    for path in sources():
        module = ".".join(path.relative_to(HOUSE).with_suffix("").parts)
        if path.parts[-1] == "__init__.py" or module.split(".")[0] not in ("api", "services", "server"):
            continue
        if module == "api.http.tracing" and importlib.util.find_spec("opentelemetry") is None:
            continue  # an optional library
        for name, kind in inspect.getmembers(importlib.import_module(module), inspect.isclass):
            if kind.__module__ == module and (bad := overridden(kind) - set(OVERRIDDEN)):
                found[f"{module}.{name}"] = bad
    assert found == {}


def test_a_planted_override_is_caught() -> None:
    from flask.json.provider import DefaultJSONProvider

    class Planted(DefaultJSONProvider):
        def _prepare_response_obj(self, args: tuple[object, ...], kwargs: dict[str, object]) -> object:
            return args, kwargs

    assert overridden(Planted) == {"_prepare_response_obj"}
