"""No sentence for people is in the code: errors carry the id of a message and its arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.house.parsing import nodes_of
from tests.messages import referee, variables

HOUSE = Path(__file__).resolve().parents[2]
LAYERS = ("referee", "services", "api", "api_schemas", "vision", "store", "tile_referee")
RAISING = {"ValidationError", "BadInput", "abort", "refuse", "Problem", "Unreadable", "NotRead", "NotAllowed"}
FAMILIES = re.compile(r"(input|error|refused|busy|json|role)-[a-z0-9-]+")
SENTENCE = re.compile(r"[A-Za-z][\w']* [a-z]")
LOGGED = {  # exceptions whose texts only logs show
    *("Busy", "Lost", "JobTimeout", "Clash", "TypeError", "KeyError", "IndexError", "LookupError"),
    *("FileNotFoundError", "Unreachable", "ValueError", "VersionConflict"),
}


def sources() -> list[Path]:
    """The modules of the code."""
    return [path for layer in LAYERS for path in sorted((HOUSE / layer).rglob("*.py"))]


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    """Every node of the code, with its file."""
    return tuple(
        (str(path.relative_to(HOUSE)), node)
        for path in sources()
        for node in nodes_of(path.read_text(encoding="utf-8"))
    )


def name_of(call: ast.Call) -> str:
    """The name that is called: `refuse` of `problem.refuse(...)`."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def literals(node: ast.AST) -> Iterator[str]:
    """The texts in an expression, without those in calls of Message and of functions that look things up."""
    if isinstance(node, ast.Call) and name_of(node) in {"Message", "unknown_text"}:
        return
    if isinstance(node, ast.JoinedStr):
        yield "".join(one.value if isinstance(one, ast.Constant) else "0" for one in node.values)  # type: ignore[misc]
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        for inner in ast.iter_child_nodes(node):
            yield from literals(inner)


def sentences_in(source: str) -> Iterator[str]:
    """English sentences that are raised, or noted as errors."""
    for node in nodes_of(source):
        raised = node.exc if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) else None
        call = raised or (node if isinstance(node, ast.Call) and name_of(node) in RAISING else None)
        if call is not None and name_of(call) not in LOGGED:
            given = [*call.args, *(one.value for one in call.keywords)]
            yield from (text for one in given for text in literals(one) if SENTENCE.search(text))
        if isinstance(node, ast.Call) and name_of(node) in {"append", "wrong"} and "errors" in ast.dump(node):
            yield from (text for one in node.args for text in literals(one) if SENTENCE.search(text))


def test_no_error_has_an_english_sentence() -> None:
    found = {str(path): list(sentences_in(path.read_text(encoding="utf-8"))) for path in sources()}
    assert len(found) > 300
    assert {file: texts for file, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "source",
    [
        'raise ValidationError("Must be a list of moves.")',
        'raise ValidationError({"tile": [f"At most {most} tiles."]})',
        'raise BadInput({"": ["a map is JSON"]})',
        'raise Full(f"{count} proposals are open.")',
        'abort(404, "There is no such photo.")',
        'refuse("busy", "Too many photos.")',
        'self.errors[path].append("must be an object")',
    ],
)
def test_planted_sentences_are_found(source: str) -> None:
    assert list(sentences_in(source))


def test_every_message_that_the_code_names_exists_with_its_arguments() -> None:
    english, named = referee("en"), 0
    for file, node in nodes():
        if not (isinstance(node, ast.Call) and name_of(node) == "Message" and node.args):
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant):
            named += 1
            assert first.value in english, (file, first.value)
            given = {one.arg for one in node.keywords}
            if None not in given:
                assert given == variables(english[first.value]), (file, first.value)
    assert named > 150


def test_every_message_of_these_families_is_used() -> None:
    used = {
        node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    known = {id for id in referee("en") if FAMILIES.fullmatch(id)}
    assert len(known) > 250
    assert known - used == set()
