"""Definition of expansions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from referee.game import Option, Options, PlacedToken
from referee.game.offline import Offline
from referee.tiles.play.actions import Action
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.tile_library import LibraryChange

SWITCH = ("off", "on")
COMPLETED = ("city", "road", "monastery", "garden")  # kinds of feature that are completed during a game


@dataclass(frozen=True)
class Element:
    """Rules that are in force together: what they add to the book (given all options) and their moves.
    `switch`: the option that turns only them on; None: always part of their expansion. `editions`: those
    that have them, if not all. `pieces`: the kinds of figure and token that come with them, where their
    expansion has further switches. `help`: ids of the rules that matter at a moment of the game. `offline`:
    what a phone without network may assume (referee/game/offline.py)."""

    extend: Callable[[Book, Options], Book]
    switch: Option | None = None
    deeds: Mapping[str, Action] = field(default_factory=dict)
    editions: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    help: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    offline: tuple[Offline, ...] = ()


@dataclass(frozen=True)
class Expansion:
    """An expansion: its elements, and what the game has to know of it apart from its rules.

    Most of it concerns what players hold in front of them, and what lies on the table with the tiles
    and figures: readers of positions, the page and the recogniser take it from here.
    """

    id: str
    elements: tuple[Element, ...]
    catalogs: tuple[str, ...] = ()  # tile sets that it implies
    options: tuple[Option, ...] = ()  # apart from the switches of its elements
    engine: Mapping[str, str] = field(default_factory=dict)  # its options under the preset `engine`
    rgg: Mapping[str, str] = field(default_factory=dict)  # and under `rgg`, the first edition in English
    shares: tuple[Option, ...] = ()  # options of other expansions that also have an effect in this one
    includes: tuple[str, ...] = ()  # expansions that come with it
    unruled: tuple[str, ...] = ()  # editions whose rules are not known: its switches are off by default

    # what players have in front of them
    things: tuple[str, ...] = ()  # kinds that are counted
    sorts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # kinds that are counted by sort
    in_hand: tuple[str, ...] = ()  # those of the things that are tiles
    beside: tuple[str, ...] = ()  # what stands next to the marker of another player, who is its value

    # what is on the table
    figures: tuple[str, ...] = ()  # the kinds that come with it
    tokens: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # with their possible values
    wooden: tuple[str, ...] = ()  # tokens of wood, which a photo may show as figures
    lone: tuple[str, ...] = ()  # tokens of which there is one, which stands on a tile
    # how tokens lie that do more than stand on a tile, or of which there may be several
    placed: Mapping[str, PlacedToken] = field(default_factory=dict)
    astray: tuple[str, ...] = ()  # tokens that never stay on the table: reported if found there
    places: tuple[str, ...] = ()  # names of its features that have no sides

    # what changes without a rule
    # the tiles (x, y, id, degrees) on the table when a match begins, if different from the base game
    start: Callable[[Options], tuple[tuple[int, int, str, int], ...]] = lambda options: ()
    # what the options change of tiles and counts
    change: Callable[[Options], LibraryChange | None] = lambda options: None
    # what the book gets if the expansion is not in play, because its tiles may still be on the table
    absent: Callable[[Book], Book] = lambda book: book
    lying: LibraryChange | None = None  # of these tiles, if the expansion was not even chosen

    def preset(self, name: object) -> Mapping[str, str]:
        """Return its options under a preset."""
        return {"engine": self.engine, "rgg": self.rgg}.get(str(name), {})

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
