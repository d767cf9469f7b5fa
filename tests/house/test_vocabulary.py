"""The project's prose stays plain: the words of its former dialect stay out of docstrings, comments,
documents and names. docs/GLOSSARY.md has the words to use.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.house.parsing import nodes_of

HOUSE = Path(__file__).resolve().parents[2]
DIALECT = re.compile(
    r"\b(tells?|telling|told|untold|said|says|anew|whoever|somebody|nobody|besides?|thereof|lest|one's own|"
    r"of (?:its|their) own|asked (?:about|for)|goes? home|is no longer to be|as far as)\b",
    re.IGNORECASE,
)
WORD = re.compile(r"[A-Za-z][A-Za-z']+")
NAMES = {
    "told",
    "tells",
    "tell",
    "telling",
    "said",
    "says",
    "asked",
    "asks",
    "anew",
    "untold",
    "begun",
    "heard",
}
MOST_PER_10_000 = 3
MOST_NAMES = 20  # those of the JSON contract and the database, wherever they are assigned
QUOTED = {"tests/games/digests", "tests/upgrade"}  # texts that are not ours to reword here
SCRIPT_COMMENT = re.compile(r"(?:(?<=\s)|^)//[^\n]*|/\*.*?\*/", re.DOTALL | re.MULTILINE)


@cache
def files(*suffixes: str) -> tuple[Path, ...]:
    listed = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=True)
    names = [name for name in listed.stdout.splitlines() if not name.startswith(tuple(QUOTED))]
    return tuple(HOUSE / name for name in names if name.endswith(suffixes) and (HOUSE / name).is_file())


@cache
def read() -> tuple[list[tuple[Path, str]], list[tuple[Path, str]]]:
    """The docstrings of all modules, and the names that they give."""
    texts, names = [], []
    for path in files(".py"):
        for node in nodes_of(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (
                text := ast.get_docstring(node)
            ):
                texts.append((path, text))
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                    names.append((path, name))
                case ast.Name(id=name, ctx=ast.Store()):
                    names.append((path, name))
    return texts, names


def docstrings() -> Iterator[tuple[Path, str]]:
    yield from ((path, text) for path, text in read()[0] if not of_a_test(path))


def docstrings_of_tests() -> Iterator[tuple[Path, str]]:
    yield from ((path, text) for path, text in read()[0] if of_a_test(path))


def of_a_test(path: Path) -> bool:
    return path.is_relative_to(HOUSE / "tests")


def comments() -> Iterator[tuple[Path, str]]:
    for path in files(".py"):
        source = path.read_text(encoding="utf-8")
        if "#" not in source:
            continue
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield path, token.string


def script_comments() -> Iterator[tuple[Path, str]]:
    for path in files(".js"):
        for text in SCRIPT_COMMENT.findall(path.read_text(encoding="utf-8")):
            yield path, text


def documents() -> Iterator[tuple[Path, str]]:
    for path in files(".md"):
        yield path, path.read_text(encoding="utf-8")


KINDS = {
    "docstrings": docstrings,
    "docstrings of tests": docstrings_of_tests,
    "comments": comments,
    "scripts": script_comments,
    "documents": documents,
}


def test_docstrings_cite_no_list_of_requirements() -> None:
    """Their numbers mean nothing to a reader who has the code only."""
    cited = re.compile(r"\d+(?:\.\d+)?(?: [A-Z])?(?:, [\w ,.-]{1,30})?(?::|\.?$)")
    assert [path for path, text in read()[0] if cited.match(text)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_prose_is_free_of_the_former_dialect(kind: str) -> None:
    words, found = 0, Counter[str]()
    for path, text in KINDS[kind]():
        words += len(WORD.findall(text))
        for word in DIALECT.findall(text):
            found[f"{path.relative_to(HOUSE)}: {word}"] += 1
    assert words > 10_000
    assert found.total() * 10_000 <= MOST_PER_10_000 * words, found.most_common(40)


def test_names_are_free_of_the_former_dialect() -> None:
    found = Counter[str]()
    for path, name in read()[1]:
        if NAMES & set(re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower().split("_")):
            found[f"{path.relative_to(HOUSE)}: {name}"] += 1
    assert found.total() <= MOST_NAMES, found.most_common(60)


def test_a_dialect_word_is_noticed() -> None:
    assert DIALECT.findall("What was told of a tile is said anew") == ["told", "said", "anew"]


def test_no_file_keeps_the_markers_of_a_merge() -> None:
    marker = re.compile(r"<{7} |>{7} ")
    assert not [
        path
        for path in files(".md", ".py", ".js", ".css", ".ftl", ".json", ".toml", ".txt")
        if marker.search(path.read_text(encoding="utf-8"))
    ]
