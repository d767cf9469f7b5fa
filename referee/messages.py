"""Messages for people in their languages: Project Fluent files (projectfluent.org) in `locales/<language>/`.

A folder adds a language. A message that a language lacks is taken from English. `page.ftl` belongs to the
page, which reads it itself.

fluent-compiler turns messages into Python functions. To parse and compile all of a language takes seconds, so
files are only divided into messages when they are read; each message is parsed and compiled when it is first
used. Three functions are added to those of Fluent:

* `WORD($kind, form: "the")`: another form of a word, an attribute of its message (`word-city` has `.the`);
* `GENDER($kind)`: the attribute `.gender` of a word, to select by;
* `COUNT($players)`: how many a list has, to select by.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor
from fluent_compiler.compiler import PLURAL_FORM_FOR_NUMBER_NAME, compile_messages
from fluent_compiler.resource import FtlResource

from referee.message_arguments import JoinedNames, Word, number, word_id

LOCALES = Path(__file__).resolve().parent.parent / "locales"
ENGLISH = "en"
PAGE = "page.ftl"
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=(.*\n(?:(?: .*)?\n)*)", re.MULTILINE)  # what follows is indented
ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
OUTSIDE = re.compile(r"(?:#.*|\s*)\n?")  # a line that belongs to no message

Format = Callable[[Mapping[str, Any], list[Exception]], str]
"""Format a message with its arguments; appends what is missing to the list and shows its name instead."""


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the available languages, English first."""
    found = {path.name for path in LOCALES.iterdir() if path.is_dir()}
    return tuple(sorted(found, key=lambda code: (code != ENGLISH, code)))


@lru_cache(maxsize=32)
def messages(language: str) -> Messages:
    """Return the messages of one of `languages()`."""
    return Messages(language, None if language == ENGLISH else messages(ENGLISH))


class Messages:
    """The messages of a language by id: "reasons-over", or "word-city.the" for an attribute."""

    def __init__(self, language: str, fallback: Messages | None) -> None:
        self.language, self._fallback = language, fallback
        self._formats: dict[str, Format] = {}  # compiled, or plain text
        self._sources: dict[str, str] = {}  # messages as they are in the files
        self._forms: dict[tuple[str, str], str] = {}  # of words
        self._plural: Callable[[int], str | None] | None = None
        for path in sorted((LOCALES / language).glob("*.ftl")):
            if path.name != PAGE:
                self._read(path)

    def __iter__(self) -> Iterator[str]:
        """Return the ids of all messages and attributes of this language."""
        return iter(self._sources)

    def find(self, id: str) -> Format | None:
        """Return how to format a message, None if neither this language nor English has it."""
        found = self._formats.get(id)
        return self._load(id) if found is None else found

    def text(self, id: str) -> str | None:
        """Return a message without arguments."""
        found = self.find(id)
        return found and found({}, [])

    def format(self, id: str, **values: object) -> str:
        """Return a message with arguments. Raises KeyError."""
        found = self.find(id)
        if found is None:
            raise KeyError(id)
        return found(values, [])

    # ---- functions that messages may call ----

    def _word(self, word: str, *, form: str = "") -> str:
        if not isinstance(word, Word):
            return word
        found = self._forms.get((word.id, form))
        if found is None:
            found = self.text(f"{word_id(word.id)}.{form}")
            if found is None:
                return word
            self._forms[word.id, form] = found
        return found

    def _gender(self, word: str) -> str:
        gender = self._word(word, form="gender")
        return "" if gender is word else gender

    @staticmethod
    def _count(names: object) -> object:
        if isinstance(names, JoinedNames):
            return number(names.number)
        return number(1) if isinstance(names, str) else names

    # ---- reading ----

    def _read(self, path: Path) -> None:
        source, end = path.read_text(encoding="utf-8") + "\n", 0
        for entry in ENTRY.finditer(source):
            self._skip(path, source[end : entry.start()])
            end = entry.end()
            id, text = entry[1], entry[2]
            attributes = ATTRIBUTE.search(text)
            ids = [id] if text[: attributes.start() if attributes else None].strip() else []
            ids += [f"{id}.{name}" for name in ATTRIBUTE.findall(text)] if attributes else []
            if known := self._sources.keys() & ids:
                raise ValueError(f"{path}: {', '.join(known)} is there already")
            self._sources |= dict.fromkeys(ids, entry[0])
        self._skip(path, source[end:])

    @staticmethod
    def _skip(path: Path, between: str) -> None:
        for line in between.splitlines(keepends=True):
            if not OUTSIDE.fullmatch(line):
                raise ValueError(f"{path}: {line!r}")

    def _load(self, id: str) -> Format | None:
        source = self._sources.get(id)
        if source is None:
            return None if self._fallback is None else self._fallback.find(id)
        entry = self._parsed(source)
        name = id.partition(".")[0]
        patterns = {f"{name}.{one.id.name}": one.value for one in entry.attributes}
        if entry.value:
            patterns[name] = entry.value
        plain = {key: _plain(pattern) for key, pattern in patterns.items()}
        if isinstance(entry, ast.Message) and None not in plain.values():
            self._formats |= {key: _constant(text) for key, text in plain.items() if text is not None}
        else:
            self._compile(name)
        return self._formats.get(id)

    def _parsed(self, source: str) -> ast.Message | ast.Term:
        entry = FluentParser().parse_entry(source)
        if not isinstance(entry, ast.Message | ast.Term):
            raise ValueError(f"{self.language}: {source!r} is no message")
        return entry

    def _source(self, name: str) -> str | None:
        """The source of a message or term, which may have attributes alone."""
        found = self._sources.get(name)
        return found or next((s for id, s in self._sources.items() if id.startswith(f"{name}.")), None)

    def _compile(self, name: str) -> None:
        wanted, needed = [name], dict[str, str]()
        while wanted:
            one = wanted.pop()
            if one not in needed and (source := self._source(one)):
                needed[one] = source
                references = _References()
                references.visit(self._parsed(source))
                wanted += references.found
        functions = {"WORD": self._word, "GENDER": self._gender, "COUNT": self._count}
        done = compile_messages(
            self.language,
            [FtlResource.from_string("\n".join(needed.values()))],
            use_isolating=False,
            functions=functions,
        )
        if done.errors:
            raise ValueError(f"{self.language}: {done.errors[0]}")
        self._formats |= done.message_functions
        for message in done.message_functions.values():
            # Babel computes the category of a number at length, and few numbers occur.
            variables = message.__globals__
            self._plural = self._plural or lru_cache(maxsize=256)(variables[PLURAL_FORM_FOR_NUMBER_NAME])
            variables[PLURAL_FORM_FOR_NUMBER_NAME] = self._plural


class _References(visitor.Visitor):
    """Collects the ids of terms and messages in an entry."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def _plain(pattern: ast.Pattern) -> str | None:
    """The text of a pattern without placeables (spaces may be quoted)."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            text += element.expression.parse()["value"]
        else:
            return None
    return text


def _constant(text: str) -> Format:
    return lambda values, errors: text
