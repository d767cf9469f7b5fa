"""Values that messages show: numbers, words, names joined in a list."""

from __future__ import annotations

from functools import lru_cache

from babel import Locale
from babel.numbers import format_percent
from fluent_compiler.types import FluentFloat, FluentInt

SIGNS = {"?": "unknown", "*": "any"}  # of unreadable edges and edges that match anything: no letters of an id


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


class Percentage(FluentFloat):  # type: ignore[misc]  # fluent-compiler has no types
    """A share of one in percent, as the language writes it: "55%", "55 %"."""

    def format(self, locale: Locale) -> str:
        """Return the whole percentage."""
        return format_percent(float(self), locale=locale)


def percentage(share: float) -> Percentage:
    """Return a share as an argument of messages."""
    return Percentage(share)


def word_id(word: str) -> str:
    """Return the id of the message for the name of a kind, figure or edge."""
    return f"word-{SIGNS.get(word, word)}"
