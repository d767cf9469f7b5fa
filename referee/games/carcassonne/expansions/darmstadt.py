"""Darmstadt (DA-...): a completed church pays for most followers around it, the Darmstadtium for its city."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Options, RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Region
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import Numbers, PadEntry, PadRules, Sketch, marked
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules
from referee.tiles.rules.table import Table

CHURCH = "church"  # mark of a monastery, and kind of line
DARMSTADTIUM = "darmstadtium"  # mark of a city
POINTS = 3


def extend(book: Book, options: Options) -> Book:
    """Return the book with churches and the Darmstadtium."""
    return book.add(
        ScoringRules(worth={"city": (darmstadtium,)}, after_completion=(church_paid,)),
        ReportRules(feature_notes=(most_around,), line_notes=(for_the_church,)),
        PadRules({CHURCH: PAD}, (marked("city", DARMSTADTIUM, final=(False,)),)),
    )


def paid_on_pad(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what everyone with most followers around a church gets."""
    part = ScorePart("DA-1", CHURCH, 1, POINTS)
    for one in table.figures:
        yield ScoreLine(
            one.player, "DA-1", (part,), region.cells, CHURCH, complete=True, holders={one.player: 1}
        )


PAD = PadEntry((), lambda n, final: Sketch("monastery"), (False,), paid_on_pad)


def counts(table: Table, cell: Cell) -> dict[str, int]:
    """Return how many followers each player has on a tile and the eight around, large ones counted once."""
    near = {cell, *RING[cell]}
    found: dict[str, int] = {}
    for one in table.figures:
        if (one.x, one.y) in near and table.book.follows(one.kind) and one.kind not in table.book.on_points:
            found[one.player] = found.get(one.player, 0) + 1
    return found


def lines_of(case: ScoringContext) -> tuple[ScoreLine, ...]:
    """Return what a church pays in addition: 3 to every player with most followers around it."""
    if not case.region.marks.get(CHURCH):
        return ()
    (cell,) = case.region.cells
    there = counts(case.table, cell)
    most = max(there.values(), default=0)
    part = ScorePart("DA-1", CHURCH, 1, POINTS)
    cells = tuple(sorted(one for one in (cell, *RING[cell]) if one in case.board.cells))
    return tuple(
        ScoreLine(seat.id, "DA-1", (part,), cells, CHURCH, case.complete, there)
        for seat in case.table.players
        if there.get(seat.id) == most
    )


@rule("DA-1", needs=(CHURCH,))
def church_paid(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """Pay for a completed church, occupied or not."""
    return Step(table, (), lines_of(case))


@rule("DA-2")
def darmstadtium(case: ScoringContext, parts: Parts) -> Parts:
    """A completed city with the Darmstadtium pays 3 more."""
    there = case.complete and case.region.marks.get(DARMSTADTIUM)
    return (*parts, ScorePart("DA-2", DARMSTADTIUM, 1, POINTS)) if there else parts


@rule("DA-1")
def most_around(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report who has most followers around a church, and the Darmstadtium of a city."""
    lines = lines_of(case)
    found = [
        RuleReason("DA-1", "pays", {"players": tuple(line.player for line in lines)}, line.tiles)
        for line in lines[:1]
    ]
    if case.region.kind == "city" and case.region.marks.get(DARMSTADTIUM):
        found.append(applies("DA-2", case.region.cells))
    return tuple(found)


@rule("DA-1")
def for_the_church(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about the points of a church."""
    return (applies("DA-1", line.tiles),) if line.feature_kind == CHURCH else ()


DARMSTADT = Expansion(
    "darmstadt",
    (Element(extend, switch("ext.church", "DA-1"), help={"end": ("DA-1", "DA-2")}),),
    ("darmstadt",),
)
