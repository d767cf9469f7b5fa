"""Messages for people in their languages: Project Fluent files (projectfluent.org) in `locales/<language>/`.

A folder adds a language. A message that a language lacks is taken from English. `page.ftl` belongs to the
page, which reads it itself.

fluent-compiler turns messages into Python functions. Compiling all of a language takes seconds, so each
message is compiled when it is first used. Three functions are added to those of Fluent:

* `WORD($kind, form: "the")`: another form of a word, an attribute of its message (`word-city` has `.the`);
* `GENDER($kind)`: the attribute `.gender` of a word, to select by;
* `COUNT($players)`: how many a list has, to select by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor
from fluent_compiler.compiler import PLURAL_FORM_FOR_NUMBER_NAME, compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

LOCALES = Path(__file__).resolve().parent.parent / "locales"
ENGLISH = "en"
PAGE = "page.ftl"
SIGNS = {"?": "unknown", "*": "any"}  # of unreadable edges and edges that match anything: no letters of an id

Format = Callable[[Mapping[str, Any], list[Exception]], str]
"""Format a message with its arguments; appends what is missing to the list and shows its name instead."""


class Word(str):
    """A word in a language, with the id of its message, by which its other forms are found."""

    id: str

    def __new__(cls, text: str, id: str) -> Word:
        word = super().__new__(cls, text)
        word.id = id
        return word


class JoinedNames(str):
    """Names or places in one string, with their number."""

    number: int

    def __new__(cls, text: str, number: int) -> JoinedNames:
        names = super().__new__(cls, text)
        names.number = number
        return names


class Number(FluentInt):  # type: ignore[misc]  # fluent-compiler has no types
    """A whole number that remembers how a language writes it: Babel needs most of the time of a sentence."""

    texts: dict[str, str]

    def format(self, locale: Locale) -> str:
        """Return the number as the language writes it."""
        text = self.texts.get(locale.language)
        if text is None:
            text = self.texts[locale.language] = str(super().format(locale))
        return text


@lru_cache(maxsize=4096)
def number(value: int) -> Number:
    """Return a number as an argument of messages."""
    found = Number(value)
    found.texts = {}
    return found


class PlainNumber(FluentInt):  # type: ignore[misc]  # fluent-compiler has no types
    """A whole number that every language writes in digits alone, as limits and counts of data are."""

    def format(self, locale: Locale) -> str:
        """Return the digits."""
        return str(int(self))


@lru_cache(maxsize=1024)
def plain_number(value: int) -> PlainNumber:
    """Return a number as an argument of messages, written without separators."""
    return PlainNumber(value)


def word_id(word: str) -> str:
    """Return the id of the message for the name of a kind, figure or edge."""
    return f"word-{SIGNS.get(word, word)}"


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
        self._sources: dict[str, str] = {}  # of messages that are not compiled yet
        self._forms: dict[tuple[str, str], str] = {}  # of words
        self._plural: Callable[[int], str | None] | None = None
        self._references: dict[str, set[str]] = {}  # terms and messages in them
        for path in sorted((LOCALES / language).glob("*.ftl")):
            if path.name != PAGE:
                self._read(path)

    def __iter__(self) -> Iterator[str]:
        """Return the ids of all messages and attributes of this language."""
        return iter({**self._formats, **self._sources})

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
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {entry.annotations[0].message}: {entry.content!r}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            patterns = {id: entry.value} if entry.value else {}
            patterns |= {f"{id}.{one.id.name}": one.value for one in entry.attributes}
            if known := patterns.keys() & set(self):
                raise ValueError(f"{path}: {', '.join(known)} is there already")
            plain = {key: _plain(pattern) for key, pattern in patterns.items()}
            if isinstance(entry, ast.Message) and None not in plain.values():
                self._formats |= {key: _constant(text) for key, text in plain.items() if text is not None}
            else:
                assert entry.span is not None
                self._sources |= dict.fromkeys(patterns, source[entry.span.start : entry.span.end])
                references = _References()
                references.visit(entry)
                self._references[id] = references.found

    def _load(self, id: str) -> Format | None:
        if id in self._sources:
            self._compile(id.partition(".")[0])
        elif self._fallback is not None:
            return self._fallback.find(id)
        return self._formats.get(id)

    def _compile(self, id: str) -> None:
        wanted, needed = [id], dict[str, str]()
        while wanted:
            one = wanted.pop()
            if one not in needed and (source := self._sources.get(one)):
                needed[one] = source
                wanted += self._references.get(one, ())
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
