"""The score pad: features on a real table that players describe by a kind and a few numbers, without entering
tiles.

An entry turns the numbers into a sketch: a small table with such a feature on it. The rules then score it
like any other feature, so that no rule is written twice. The book of a game has the entries of the rules
in force; an expansion adds entries, and numbers to the entries of others.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from referee.game import PadCount, ScoreLine, ScorePart
from referee.tiles.rules.rule_group import RuleGroup

if TYPE_CHECKING:
    from referee.tiles.model.regions import Region
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.table import Table

Numbers = Mapping[str, int]  # by name; all numbers of an entry
MANY = 99  # tiles of one feature
BOTH = (False, True)  # during the game and in the final scoring


@dataclass(frozen=True)
class Sketch:
    """A feature of this kind on a row of so many tiles, alone on a table.

    `double`: its tile fills two cells; `marks`: of the whole feature; `unfinished`: an edge of it stays
    open. `around`: the marks of the tiles around the first one, one set for each tile; `rows`: unbroken rows
    of tiles north, east, south and west of it instead; `outside`: what is in the other cells around it.
    `printed`: printed tiles that go on with the feature. `beside`: how many complete features of the kind
    `neighbours` touch it, and `others`: the kinds of further ones. `figure`: the kind of figure that every
    player who scores has there; `company`: further figures of each of them. `tokens`: tokens on it, with
    their values; `held`: what those players hold.
    """

    kind: str = ""
    tiles: int = 1
    double: bool = False
    marks: Mapping[str, int] = field(default_factory=dict)
    unfinished: bool = False
    around: tuple[tuple[str, ...], ...] = ()
    outside: Tile | None = None
    rows: tuple[int, ...] = ()
    printed: tuple[str, ...] = ()
    beside: int = 0
    neighbours: str = "city"
    others: tuple[str, ...] = ()
    figure: str = "meeple"
    company: tuple[str, ...] = ()
    tokens: tuple[tuple[str, int], ...] = ()
    held: Mapping[str, int | tuple[int, ...]] = field(default_factory=dict)

    def but(self, **changes: Any) -> Sketch:
        """Return a copy with these changes."""
        return replace(self, **changes)

    def marked(self, mark: str, count: int) -> Sketch:
        """Return the sketch with this mark on its feature; unchanged if the count is 0."""
        return self.but(marks={**self.marks, mark: count}) if count else self


@dataclass(frozen=True)
class PadEntry:
    """What can be scored on the pad: the numbers it needs, and when it is scored (`final`: in the final
    scoring, False: during the game).

    `sketch`: the table for these numbers, and whether it is the final scoring. `pay`: the lines of that
    table, where the scoring of its feature is not all (None: as the game scores it). `needs_one`: whether
    it pays nothing as long as all numbers are 0.
    """

    counts: tuple[PadCount, ...]
    sketch: Callable[[Numbers, bool], Sketch]
    final: tuple[bool, ...] = BOTH
    pay: Callable[[Table, Region, Numbers], Iterable[ScoreLine]] | None = None
    needs_one: bool = False


def points_entered(rule: str, kind: str, count: PadCount) -> PadEntry:
    """Return an entry whose number is the points: they are added to those of a feature, during the game."""

    def pay(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
        part = ScorePart(rule, kind, 1, numbers[count.name])
        for one in table.figures:
            yield ScoreLine(one.player, rule, (part,), (), kind, complete=True, holders={one.player: 1})

    return PadEntry((count,), lambda n, final: Sketch("road"), (False,), pay)


@dataclass(frozen=True)
class PadExtra:
    """A number that an expansion adds to an entry of the pad (an inn to a road), and its effect on the
    sketch."""

    entry: str
    count: PadCount
    alter: Callable[[Sketch, int], Sketch]

    @property
    def id(self) -> str:
        """What it is; a book has each once."""
        return f"{self.entry}.{self.count.name}"


@dataclass(frozen=True)
class PadRules(RuleGroup):
    """What can be scored without entering tiles. `entries`: by name; `extras`: further numbers of these
    entries."""

    entries: Mapping[str, PadEntry] = field(default_factory=dict)
    extras: tuple[PadExtra, ...] = ()


def yes_no(name: str, final: tuple[bool, ...] = BOTH) -> PadCount:
    """Return a number that is 0 or 1."""
    return PadCount(name, 0, 1, 0, final)


@functools.cache  # books compare equal only if their functions are the same
def marked(entry: str, mark: str, most: int = 1, final: tuple[bool, ...] = BOTH) -> PadExtra:
    """Return the number of these marks on the feature of an entry; `most` 1: whether it has the mark."""
    return PadExtra(entry, PadCount(mark, 0, most, 0, final), lambda sketch, n: sketch.marked(mark, n))


def surrounded(kind: str, final: bool, around: int, **more: Any) -> Sketch:
    """Return the sketch of a feature that is complete when the eight cells around it are filled. `around`:
    how many are, in the final scoring."""
    return Sketch(kind, around=((),) * (around if final else 8), **more)


AROUND = PadCount("around", 0, 8, None, (True,))  # the tiles around an unfinished one
TILES = PadCount("tiles", 1, MANY, None)
