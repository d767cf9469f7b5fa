"""Numbers that tune recognition and drawing are named, with unit and reason, in the frozen class of their
package.

Inside functions stand only numbers that are never tuned: counts up to four (corners, channels, quarter
turns), the ends of a byte, right angles, ports of a tile, the middle of a pixel or cell, roots, indices and
shapes of arrays, decimals of `round`, sizes of caches, numbers so small that they only keep a division or a
logarithm finite.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.parsing import nodes_of
from tests.house.test_layers import HOUSE

COUNTS = {-1, 0, 1, 2, 3, 4}
BYTES = {127, 255, 256}
DEGREES = {90, 180, 360}
PORTS = 8  # of the four sides, without their middles, which are numbered from 8
SMALLEST = 1e-3  # from here on downwards a float is there for a division or a logarithm
# calls whose arguments are shapes, decimals, sizes of caches or the base of a numeral
SHAPED = {"reshape", "zeros", "full", "eye", "round", "transpose", "lru_cache", "int"}
OF_THE_FIRST = {"round", "int"}  # whose first argument is the number itself
KEYWORDS = {"connectivity"}  # names in themselves
FORMATS = {"image/loading.py"}  # offsets and masks in the headers of picture files
WITH_PORTS = {"enrolment/layout_areas.py", "enrolment/layout_inference.py", "labels/shown_sides.py"}


def complaints(source: str, with_ports: bool = False) -> Iterator[str]:
    """Loose numbers in the functions of a module."""
    inside = [node for node in nodes_of(source) if isinstance(node, ast.FunctionDef)]
    for function in inside:
        for node, above in with_parents(function):
            if isinstance(node, ast.Constant) and not allowed(node, above, with_ports):
                yield f"line {node.lineno}: {node.value} in {function.name}"


def with_parents(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, list[ast.AST]]]:
    """The nodes of a function, without functions inside it, each with what it stands in, innermost first."""
    waiting: list[tuple[ast.AST, list[ast.AST]]] = [(function, [])]
    while waiting:
        node, above = waiting.pop()
        yield node, above
        children = [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.FunctionDef)]
        waiting += [(child, [node, *above]) for child in children]


def allowed(node: ast.Constant, above: list[ast.AST], with_ports: bool) -> bool:
    """Does a constant need no name?"""
    value = node.value
    if type(value) not in (int, float) or value in COUNTS:
        return True
    if value in BYTES | DEGREES or (with_ports and value == PORTS):
        return True
    if isinstance(above[0], ast.keyword) and above[0].arg in KEYWORDS:
        return True
    return (isinstance(value, float) and value <= SMALLEST) or is_index(node, above) or is_half(value, above)


def is_index(node: ast.Constant, above: list[ast.AST]) -> bool:
    """Is it in an index, or a part of a shape or the like?"""
    if any(isinstance(one, ast.Subscript) and (one.slice is node or one.slice in above) for one in above):
        return True
    call = next((one for one in above if isinstance(one, ast.Call)), None)
    if call is None or name_of(call) not in SHAPED:
        return False
    return name_of(call) not in OF_THE_FIRST or call.args[0] not in (node, *above)


def is_half(value: float, above: list[ast.AST]) -> bool:
    """Is it a root, the middle of a pixel or cell, or the half in the exponent of a Gaussian?"""
    if abs(value) != 0.5:
        return False
    negative = isinstance(above[0], ast.UnaryOp)
    parent = above[1] if negative else above[0]
    if isinstance(parent, ast.BinOp):
        return isinstance(parent.op, ast.Add | ast.Sub | ast.Pow) or negative
    return isinstance(parent, ast.List | ast.Tuple) or (
        isinstance(parent, ast.Call) and name_of(parent) in {"sqrt", "clip"}
    )


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def modules() -> Iterator[Path]:
    """The modules of recognition and of our drawing of tiles."""
    for path in sorted((HOUSE / "vision").rglob("*.py")):
        if path.name != "parameters.py":
            yield path


def test_vision_has_no_loose_numbers() -> None:
    found = {
        name: list(complaints(path.read_text(encoding="utf-8"), name in WITH_PORTS))
        for path in modules()
        if (name := path.relative_to(HOUSE / "vision").as_posix()) not in FORMATS
    }
    assert len(found) > 80
    assert {name: loose for name, loose in found.items() if loose} == {}


@pytest.mark.parametrize(
    "line",
    [
        "if share > 0.35: return 1",
        "return cv2.Canny(x, 40, 1)",
        "return np.ones((9, 1))",
        "return round(x / 9)",
        "return 0.5 * x",
        "return x > 8",
        "return max(5, x)",
        "return lambda x: x < 0.02",
        "return [y - 0.25 for y in x]",
    ],
)
def test_a_loose_number_is_found(line: str) -> None:
    assert len(list(complaints(f"def f(x):\n    {line}\n"))) == 1


def test_a_default_is_found() -> None:
    assert list(complaints("def f(x, share=0.35):\n    return x\n")) == ["line 1: 0.35 in f"]


@pytest.mark.parametrize(
    "line",
    [
        "return x[5:16], x[::16]",
        "return x.reshape(5, -1)",
        "return np.zeros((0, 128)), np.eye(8)",
        "return round(x, 6), int(x, 16)",
        "return x - 0.5, x**0.5, np.clip(x, -0.5, 0.5)",
        "return np.exp(-0.5 * x**2)",
        "return x / max(1e-9, x), 180 * x, 255 - x, x % 4",
        "return PARAMETERS.min_share * x",
    ],
)
def test_what_is_no_choice_needs_no_name(line: str) -> None:
    assert list(complaints(f"def f(x):\n    {line}\n")) == []
