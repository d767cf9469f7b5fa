"""What an expansion is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.game import Option
from referee.tiles.book import Book
from referee.tiles.deeds import Deed
from referee.tiles.table import LibraryChange

SWITCH = ("off", "on")


@dataclass(frozen=True)
class Element:
    """Rules that are played with or without: what they add to the book (they are given all options) and their
    moves. `switch`: the option that turns them on alone; None: they always come with their expansion.
    `editions`: those that have them, where not all do."""

    extend: Callable[[Book, Mapping[str, Any]], Book]
    switch: Option | None = None
    deeds: Mapping[str, Deed] = field(default_factory=dict)
    editions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Expansion:
    """A box: its elements, the catalogs it implies, and options between readings of its rules. `engine`: the
    values of these options under the preset of the recording engine. `figures`: kinds that no other box has;
    `things`: what players have of it beside the table; `tokens`: what lies on it, with the values that
    occur; `astray`: tokens that never lie there, and are found if they do. `start`: the tiles
    (x, y, id, degrees) on the table when a match begins, if not those of the base game. `change`: what
    options do to tiles and counts. `absent`: what has to be in the book where the box is not played, because
    its tiles may be at the table all the same."""

    id: str
    elements: tuple[Element, ...]
    catalogs: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    engine: Mapping[str, str] = field(default_factory=dict)
    figures: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    tokens: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    astray: tuple[str, ...] = ()
    start: Callable[[Mapping[str, Any]], tuple[tuple[int, int, str, int], ...]] = lambda options: ()
    change: Callable[[Mapping[str, Any]], LibraryChange | None] = lambda options: None
    absent: Callable[[Book], Book] = lambda book: book

    @property
    def switches(self) -> tuple[Option, ...]:
        """The options that turn elements on one by one."""
        return tuple(element.switch for element in self.elements if element.switch)


def switch(name: str, rule: str) -> Option:
    """An option that turns an element on: off, unless its expansion is chosen."""
    return Option(name, SWITCH, "off", rule)
