"""Besieged cities: worth less to knights and more to fields."""

from __future__ import annotations

from referee.game import Cell, RuleReason
from referee.tiles.model.regions import Region
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadRules, marked
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules
from referee.tiles.rules.table import Table

BESIEGED = "besieged"  # mark of a city segment; kind of part
PAID = ("pennant", "tile")  # the parts of a city that are worth less


def extend(book: Book) -> Book:
    """Return the book with besieged cities."""
    return book.add(
        ScoringRules(worth={"city": (besieged_city,)}, more_cities={BESIEGED: twice}),
        ReportRules(feature_notes=(besieged_explained,)),
        PadRules(extras=(marked("city", BESIEGED),)),
    )


@rule("SG-1")
def besieged_city(case: ScoringContext, parts: Parts) -> Parts:
    """A besieged city pays 1 less per tile and pennant when complete, nothing otherwise. One segment is
    enough (SG-2)."""
    if not case.region.marks.get(BESIEGED):
        return parts
    return tuple(
        part._replace(rule="SG-1", each=max(0, part.each - 1) if case.complete else 0)
        if part.what in PAID
        else part
        for part in parts
    )


@rule("SG-3")
def twice(case: ScoringContext, cities: tuple[Region, ...]) -> int:
    """A field is paid twice for a completed besieged city; a castle is none."""
    return sum(city.kind == "city" and bool(city.marks.get(BESIEGED)) for city in cities)


@rule("SG-2")
def besieged_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the tiles that besiege a city."""
    cells = siege_tiles(case.table, case.region)
    return (applies("SG-2", cells),) if cells and case.region.kind == "city" else ()


def siege_tiles(table: Table, city: Region) -> tuple[Cell, ...]:
    """Return the cells of the segments that besiege a city."""
    if not city.marks.get(BESIEGED):
        return ()
    cells = table.board.cells
    found = ((x, y) for x, y, i in city.pieces if cells[x, y].features[i].marks.get(BESIEGED))
    return tuple(sorted(set(found)))
