"""Definition of expansions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from referee.game import Option, Options, PlacedToken
from referee.tiles.play.actions import Action
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.tile_library import LibraryChange

SWITCH = ("off", "on")


@dataclass(frozen=True)
class Element:
    """Rules that are in force together: what they add to the book (given all options) and their moves.
    `switch`: the option that turns only them on; None: always part of their expansion. `editions`: those
    that have them, if not all. `pieces`: the kinds of figure and token that come with them, where their
    expansion has further switches."""

    extend: Callable[[Book, Options], Book]
    switch: Option | None = None
    deeds: Mapping[str, Action] = field(default_factory=dict)
    editions: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Expansion:
    """An expansion: its elements, the catalogs it implies, and its options.

    `engine`: the values of these options under the preset of the recording engine. `figures`: kinds that no
    other box has; `things`: what players hold of it off the table; `beside`: what of it is beside the marker
    of another player, given by that player; `sorts`: what players hold of it, counted by sort; `in_hand`:
    what of it is a tile; `tokens`: its tokens on the table, with their possible values; `places`: the names
    of its features that have no sides; `wooden`: those of its tokens that are of wood, so that a photo may
    show them as figures; `lone`: those of which there is one, which stands on a tile;
    `placed`: how those lie that do more than stand on a tile, or of which there may be several;
    `astray`: tokens that never stay on the table and are reported if found there. `unruled`: editions of its
    box whose rules are not known, so that its switches are off by default.
    `start`: the tiles (x, y, id, degrees) on the table when a match begins, if different from the base game.
    `change`: the effect of options on tiles and counts. `absent`: what is added to the book if the expansion
    is not in play, because its tiles may still be on the table; `lying`: the effect on these tiles if it was
    not even chosen. `includes`: expansions that come with it.
    `shares`: options of other expansions that also have an effect in this one.
    """

    id: str
    elements: tuple[Element, ...]
    catalogs: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    engine: Mapping[str, str] = field(default_factory=dict)
    figures: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    sorts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    in_hand: tuple[str, ...] = ()
    tokens: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    wooden: tuple[str, ...] = ()
    lone: tuple[str, ...] = ()
    placed: Mapping[str, PlacedToken] = field(default_factory=dict)
    astray: tuple[str, ...] = ()
    unruled: tuple[str, ...] = ()
    start: Callable[[Options], tuple[tuple[int, int, str, int], ...]] = lambda options: ()
    change: Callable[[Options], LibraryChange | None] = lambda options: None
    absent: Callable[[Book], Book] = lambda book: book
    lying: LibraryChange | None = None
    includes: tuple[str, ...] = ()
    shares: tuple[Option, ...] = ()

    @property
    def switches(self) -> tuple[Option, ...]:
        """The options that turn elements on one by one."""
        return tuple(element.switch for element in self.elements if element.switch)

    def switched(self, kinds: Iterable[str]) -> dict[str, str]:
        """Return the option that turns each of its kinds of figure and token on, for those that have one."""
        if len(self.switches) == 1:
            return dict.fromkeys(kinds, self.switches[0].name)
        return {kind: one.switch.name for one in self.elements if one.switch for kind in one.pieces}


def switch(name: str, rule: str) -> Option:
    """Return an option that turns an element on; off by default, unless its expansion is chosen."""
    return Option(name, SWITCH, "off", rule)
