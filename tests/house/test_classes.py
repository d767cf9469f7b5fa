"""Classes stay small and are composed: few bases, few public members (with those they inherit from ours), and
no two with one name.

Declarative fields are data, not members: the columns of tables, the fields of marshmallow schemas, records
and dataclasses, and what a protocol only describes.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.house.parsing import nodes_of
from tests.house.test_layers import HOUSE

MOST_BASES = 2  # without Protocol and Generic, which only describe types
MOST_MEMBERS = 15
LAYERS = (
    *("api", "api_schemas", "formats", "referee", "server", "services", "store", "tile_referee", "training"),
    *("vision", "web"),
)
ENTRIES = ("app", "worker", "manage", "settings")
TYPING = {"Protocol", "Generic"}
DECLARATIVE = {"Schema", "DeclarativeBase", "Struct"}
MOST_OF_A_RECORD = 3  # methods (such as to_json) of a class whose fields are data
LIBRARY = "tile_referee"
LARGE_IN_LIBRARY = {"Match"}  # users want one object: state, moves and files of a match (docs/library.md)
FOREIGN_WORDS = {"Meta"}  # the options of a schema, as marshmallow calls them


@dataclass(frozen=True)
class ClassDefinition:
    """What a class declares. `fields`: in its body. `methods`: also properties and attributes."""

    name: str
    bases: tuple[str, ...]
    fields: frozenset[str]
    methods: frozenset[str]
    abstract: bool  # whether all of its methods are only declared
    data: bool = False  # whether it is a dataclass, whose fields are its constructor's parameters

    @property
    def counted_bases(self) -> int:
        return len([base for base in self.bases if base not in TYPING])


def definitions(source: str) -> list[ClassDefinition]:
    nodes = nodes_of(source)
    foreign = {
        alias.asname or alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] not in LAYERS
        for alias in node.names
    }
    return [_definition(node, foreign) for node in nodes if isinstance(node, ast.ClassDef)]


def _definition(node: ast.ClassDef, foreign: set[str]) -> ClassDefinition:
    functions = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    declared = {one.target.id for one in node.body if isinstance(one, ast.AnnAssign) and _named(one.target)}
    for one in node.body:
        if isinstance(one, ast.Assign):
            declared |= {target.id for target in one.targets if isinstance(target, ast.Name)}
    attributes = {
        inner.attr
        for function in functions
        for inner in ast.walk(function)
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store)
        if isinstance(inner.value, ast.Name) and inner.value.id == "self"
    }
    return ClassDefinition(
        node.name,
        tuple(_base_name(base, foreign) for base in node.bases),
        frozenset(filter(_public, declared)),
        frozenset(filter(_public, {one.name for one in functions} | attributes)),
        all(isinstance(one.body[-1], ast.Expr) and _is_ellipsis(one.body[-1]) for one in functions),
        any("dataclass" in ast.unparse(one).split("(")[0] for one in node.decorator_list),
    )


def _named(target: ast.expr) -> bool:
    return isinstance(target, ast.Name)


def _is_ellipsis(statement: ast.Expr) -> bool:
    return isinstance(statement.value, ast.Constant)


def _public(name: str) -> bool:
    return not name.startswith("_")


def _base_name(base: ast.expr, foreign: set[str]) -> str:
    """The name of a base; that of a library's class never equals the name of one of ours."""
    if isinstance(base, ast.Subscript):
        base = base.value
    if isinstance(base, ast.Attribute):
        return base.attr if base.attr in TYPING | DECLARATIVE else f"library.{base.attr}"
    name = base.id if isinstance(base, ast.Name) else "?"
    return f"library.{name}" if name in foreign - TYPING - DECLARATIVE else name


def family(name: str, known: dict[str, ClassDefinition]) -> list[ClassDefinition]:
    """A class and all classes of ours that it inherits from."""
    found = [known[name]]
    for base in known[name].bases:
        if base in known and base != name:
            found += family(base, known)
    return found


def complaints(known: dict[str, ClassDefinition]) -> dict[str, str]:
    found = {}
    for name, one in known.items():
        whole = family(name, known)
        roots = {base for kind in whole for base in kind.bases}
        methods = frozenset[str]().union(*(kind.methods for kind in whole))
        fields = frozenset[str]().union(*(kind.fields for kind in whole if not kind.data))
        record = bool(roots & DECLARATIVE) or len(methods) <= MOST_OF_A_RECORD
        described = bool(roots & TYPING) and all(kind.abstract for kind in whole)
        members = frozenset() if described else methods if record else methods | fields
        if one.counted_bases > MOST_BASES or len(members) > MOST_MEMBERS:
            found[name] = f"{one.counted_bases} bases, {len(members)} public members"
    return found


@cache
def of_file(path: Path) -> list[ClassDefinition]:
    return definitions(path.read_text())


def ours(layers: Iterable[str] = LAYERS) -> list[ClassDefinition]:
    files = [path for layer in layers for path in sorted((HOUSE / layer).rglob("*.py"))]
    files += [HOUSE / f"{name}.py" for name in ENTRIES]
    return [one for path in files for one in of_file(path)]


def repeated(found: Iterable[ClassDefinition]) -> set[str]:
    """The names of several classes."""
    counts = Counter(one.name for one in found)
    return {name for name, count in counts.items() if count > 1} - FOREIGN_WORDS


def test_no_two_classes_have_one_name() -> None:
    found = ours()
    assert {"Position", "TilePosition"} <= {one.name for one in found}
    assert repeated(found) == set()


def test_a_planted_second_class_is_caught() -> None:
    assert repeated(definitions("class A: pass\nclass B:\n    class A: pass\n")) == {"A"}
    assert repeated([*ours([LIBRARY]), *definitions("class Match: pass\n")]) == {"Match"}


def test_only_the_options_of_schemas_share_a_name() -> None:
    assert repeated(definitions("class A:\n    class Meta: pass\nclass B:\n    class Meta: pass\n")) == set()


def test_classes_have_few_bases_and_few_public_members() -> None:
    library = {one.name: one for one in ours([LIBRARY])}
    assert set(complaints(library)) == LARGE_IN_LIBRARY
    known = {one.name: one for one in ours(set(LAYERS) - {LIBRARY})}
    assert len(known) > 500
    assert complaints(known) == {}


MANY = "".join(f"    def m{n}(self): pass\n" for n in range(16))
HALVES = [
    "class A:\n" + "".join(f"    def a{n}(self): pass\n" for n in range(8)),
    "class B(A):\n" + "".join(f"    def b{n}(self): pass\n" for n in range(8)),
]


@pytest.mark.parametrize(
    "source",
    [
        "class A(B, C, D): pass",
        "class A:\n" + MANY,
        "\n".join(HALVES),
        "class A:\n    def __init__(self):\n" + "".join(f"        self.a{n} = 0\n" for n in range(16)),
        "class A:\n" + "".join(f"    def m{n}(self): pass\n    a{n}: int\n" for n in range(8)),
        "@dataclass\nclass A:\n" + MANY,
    ],
)
def test_planted_classes_are_caught(source: str) -> None:
    assert complaints({one.name: one for one in definitions(source)})


@pytest.mark.parametrize(
    "source",
    [
        "class A(B, C, Protocol): pass",
        "class A(Schema):\n" + "".join(f"    a{n} = String()\n" for n in range(16)),
        "class A:\n" + "".join(f"    a{n}: int\n" for n in range(16)),
        "@dataclass(frozen=True)\nclass A:\n"
        + "".join(f"    def m{n}(self): pass\n    a{n}: int\n" for n in range(8)),
    ],
)
def test_data_and_types_are_not_counted(source: str) -> None:
    assert not complaints({one.name: one for one in definitions(source)})


@pytest.mark.parametrize(("layer", "most"), [("referee", 85), ("services", 180)])
def test_types_are_seldom_given_up(layer: str, most: int) -> None:
    """`Any` only where values of JSON, of all games or of all moves meet."""
    uses = [
        f"{path}:{node.lineno}"
        for path in (HOUSE / layer).rglob("*.py")
        for node in nodes_of(path.read_text())
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert uses
    assert len(uses) < most, uses
