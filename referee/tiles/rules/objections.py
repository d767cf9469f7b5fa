"""The rules that may object to figures on a tile, and the figures that are under the same ones: worked out
once for all tables at which the same rules may object."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from referee.tiles.rules.rule import DeployRule, PlaceRule, Rule

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.book import Book, FigureKind
    from referee.tiles.rules.rule_group import Present
    from referee.tiles.rules.table import Table

Alike = tuple[tuple[str, ...], tuple[DeployRule, ...]]  # kinds of figure, and the rules that they share
MOST_KEPT = 100  # sets of figures left that are remembered for the same rules
MOST_TILES = 2000  # whose objections a book remembers
MOST_VERDICTS = 5000  # that a book remembers: a long match with all boxes needs a thousand

_numbers = count()


class KnownKinds(NamedTuple):
    """What the rules find about figures on a feature: the kinds of figure that are legal on every cell, and
    those for which it depends on the cell; the same if the tile leaves the feature open."""

    legal: tuple[str, ...]
    by_cell: tuple[Alike, ...]
    legal_if_open: tuple[str, ...]
    by_cell_if_open: tuple[Alike, ...]

    def and_also(self, more: KnownKinds) -> KnownKinds:
        """Return what is known of other kinds of figure, too."""
        legal, by_cell = tuple(sorted(self.legal + more.legal)), self.by_cell + more.by_cell
        if not by_cell:
            return KnownKinds(legal, (), legal, ())
        legal_if_open = tuple(sorted(self.legal_if_open + more.legal_if_open))
        return KnownKinds(legal, by_cell, legal_if_open, self.by_cell_if_open + more.by_cell_if_open)


class Verdict(NamedTuple):
    """What the rules find about a player's figures on a kind of feature, given who stands there: what is
    known for every table, and the kinds of figure for which it depends on more."""

    known: KnownKinds
    unknown: tuple[Alike, ...]


# The number of a `FiguresLeft`, a player, a kind of feature, and who stands there with which figures
Case = tuple[int, str, str, tuple[tuple[str, str], ...]]


class Decided(dict[Case, Verdict]):
    """What is the same at all tables with one book. Players may have any ids, so it is bounded."""

    def keep(self, key: Case, verdict: Verdict) -> Verdict:
        """Remember a verdict, and return it."""
        if len(self) >= MOST_VERDICTS:
            self.clear()
        self[key] = verdict
        return verdict


class FiguresLeft:
    """The kinds of figure of which a player has any left, for the features of one tile. `number`: by which
    caches know it; `book`: see `Objections`."""

    def __init__(self, against: Objections, figures: Mapping[str, FigureKind], left: frozenset[str]) -> None:
        self._kinds = [
            (kind, figures[kind], rules)
            for kind, rules in against.items()
            if kind in left and not figures[kind].on_point
        ]
        self.on_points = tuple(
            (kind, next(iter(one.goes_on))) for kind, one in figures.items() if one.on_point and kind in left
        )  # those that stand on points, each with the kind of feature around them
        self._alike: dict[tuple[str, bool], tuple[Alike, ...]] = {}
        self.number, self.book = next(_numbers), against.book

    @property
    def any(self) -> bool:
        """Whether there are any."""
        return bool(self._kinds)

    def on(self, feature: str, *, company: bool) -> tuple[Alike, ...]:
        """Return those that may be put on a kind of feature, by their rules. `company`: whether any figure
        stands there, without which some kinds are not put."""
        found = self._alike.get((feature, company))
        if found is None:
            shared: dict[int, Alike] = {}
            for kind, known, rules in self._kinds:
                if feature in known.goes_on and (company or known.company is None):
                    others = shared.get(id(rules), ((), rules))[0]
                    shared[id(rules)] = ((*others, kind), rules)
            found = self._alike[feature, company] = tuple(shared.values())
        return found


class Objections(dict[str, tuple[DeployRule, ...]]):
    """The rules that may object to each kind of figure. Kinds under the same rules share one tuple, so that
    the rules need to be evaluated only once. `book`: without what sleeps at the table (`RuleGroup.awake`)."""

    def __init__(
        self,
        checks: tuple[Rule[DeployRule], ...],
        figures: Mapping[str, FigureKind],
        tile: Tile,
        tables: Collection[object],
        book: Book,
    ) -> None:
        """Take the rules for all figures, and those for each kind, that may object on the tile. `tables`: the
        conditions on a table that hold."""
        super().__init__()
        shared: dict[tuple[DeployRule, ...], tuple[DeployRule, ...]] = {}
        for kind in sorted(figures):
            may = [one for one in (*checks, *figures[kind].deploy) if one.tables in tables]
            rules = tuple(one.apply for one in may if one.tiles is None or one.tiles(tile))
            self[kind] = shared.setdefault(rules, rules)
        self.book = book
        self.key = id(book), tuple(self.items())  # what distinguishes them
        self._figures = figures
        self._candidates: dict[frozenset[str], FiguresLeft] = {}

    def candidates(self, left: frozenset[str]) -> FiguresLeft:
        """Return what a player with these kinds of figure left may put on the features; cached."""
        found = self._candidates.get(left)
        if found is None:
            if len(self._candidates) >= MOST_KEPT:
                self._candidates.clear()
            found = self._candidates[left] = FiguresLeft(self, self._figures, left)
        return found


class BookObjections:
    """The rules of a book that may object to placing a tile, or to deploying figures on it: those for all
    figures, and those of each kind. Chosen once for each tile, by the conditions of the rules."""

    def __init__(
        self,
        to_tiles: tuple[Rule[PlaceRule], ...],
        to_all: tuple[Rule[DeployRule], ...],
        figures: Mapping[str, FigureKind],
    ) -> None:
        self._to_tiles, self._to_all, self._figures = to_tiles, to_all, figures
        rules = [*to_all, *(one for known in figures.values() for one in known.deploy)]
        self._at_some_tables = tuple(dict.fromkeys(rule.tables for rule in rules if rule.tables is not None))
        self._placing: dict[int, tuple[Rule[PlaceRule], ...]] = {}  # by tile
        self._deploying: dict[tuple[int, tuple[object, ...], Present], Objections] = {}  # by tile and table
        self._sorts: dict[tuple[object, ...], Objections] = {}  # each once: most tiles have the same rules
        self._awake: dict[Present, Book] = {}
        self.decided = Decided()

    def to_placing(self, tile: Tile, table: Table) -> tuple[Rule[PlaceRule], ...]:
        """Return the rules that may object to placing that tile, in its rotation, at this table."""
        found = self._placing.get(tile.connections.serial)
        if found is None:
            found = tuple([rule for rule in self._to_tiles if rule.tiles is None or rule.tiles(tile)])
            if len(self._placing) < MOST_TILES:
                self._placing[tile.connections.serial] = found
        return tuple([rule for rule in found if rule.places is None or rule.places(table, tile)])

    def to_figures(self, tile: Tile, table: Table) -> Objections:
        """Return the rules that may object to deploying each kind of figure on that tile at this table."""
        conditions = (None, *[at_this for at_this in self._at_some_tables if at_this(table)])
        present = table.book.deployment.needed(table, tile)
        key = (tile.connections.serial, conditions, present)
        found = self._deploying.get(key)
        if found is None:
            made = Objections(self._to_all, self._figures, tile, conditions, self._book(table, present))
            found = self._sorts.setdefault(made.key, made)
            if len(self._deploying) < MOST_TILES:
                self._deploying[key] = found
        return found

    def _book(self, table: Table, present: Present) -> Book:
        """Return the book with what is awake in its rules about deploying where these things are; cached,
        since there are few."""
        found = self._awake.get(present)
        if found is None:
            deployment = table.book.deployment.awake(present)
            found = self._awake.setdefault(present, replace(table.book, deployment=deployment))
        return found
