"""Inns & Cathedrals (IC-...): roads and cities that pay more, or nothing, and a meeple that counts twice."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Cell, Options, RuleReason
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.fields import cities_beside
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.pad import PadRules, marked
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules
from referee.tiles.rules.table import Table
from referee.tiles.rules.unreadable_tiles import reading

STRENGTH = 2  # IC-M2
SMALLEST = 5  # IC-C4: tiles of a completed city with a cathedral
TWO_CURVES, WITH_INNER_FIELD = "inns-and-cathedrals/RrRr", "inns-and-cathedrals/CCCC"
COUNTED = ("tile", "pennant")  # the parts of a road or city that pay per tile or pennant


def inns(book: Book, options: Options) -> Book:
    """Return the book with inns."""
    return book.add(
        PlacementRules(notes=(any_road,)),
        ScoringRules(worth={"road": (inn_road,)}, bounds=(perhaps_an_inn,)),
        ReportRules(feature_notes=(inns_explained, whose_inn, passing)),
        PadRules(extras=(marked("road", "inn"),)),
    )


def cathedrals(book: Book, options: Options) -> Book:
    """Return the book with cathedrals."""
    return book.add(
        PlacementRules(notes=(any_city,)),
        ScoringRules(worth={"city": (cathedral_city,)}, bounds=(perhaps_a_cathedral,)),
        ReportRules(feature_notes=(no_more_for_fields, smaller_than_any)),
        PadRules(extras=(marked("city", "cathedral"),)),
    )


def large_meeple(book: Book, options: Options) -> Book:
    """Return the book with a large meeple for each player: deployed and returned like any meeple (IC-M1,
    IC-M4), one figure of strength 2 (IC-M2, IC-M5), which changes no points (IC-M3)."""
    big = replace(book.figures["meeple"], supply=1, weight=STRENGTH, allows=(like_any,))
    return book.add(ReportRules(feature_notes=(strength_explained,)), figures={"big": big})


@rule("IC-M1")
def like_any(claim: DeploymentContext) -> RuleReason:
    """The large meeple may be put where a meeple may."""
    return applies("IC-M1", (claim.cell,))


@rule("IC-M2")
def strength_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report whose figures count twice there; not in points (IC-M3), and as one figure (IC-M5)."""
    large = [figure for figure in case.figures if figure.kind == "big"]
    cells = [(figure.x, figure.y) for figure in large]
    twice = [
        RuleReason("IC-M2", "strength", {"player": figure.player}, ((figure.x, figure.y),))
        for figure in large
    ]
    rules = ("IC-M3", "IC-M5", *(("IC-M4",) if case.complete else ()))
    return (*twice, *(applies(id, cells) for id in rules)) if large else ()


@rule("IC-I1")
def inns_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that a road is an inn road, however many inns it has."""
    count = case.region.marks.get("inn", 0) if case.region.kind == "road" else 0
    cells = case.region.cells
    return (RuleReason("IC-I1", "inns", {"count": count}, cells), applies("IC-I5", cells)) if count else ()


@rule("IC-I4")
def whose_inn(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report tiles with an inn and several roads, and which road the inn belongs to."""
    if case.region.kind != "road":
        return ()
    roads = {
        (x, y): [feature for feature in case.board.cells[x, y].features if feature.kind == "road"]
        for x, y in case.region.tiles
    }
    cells = [
        cell for cell, there in roads.items() if len(there) > 1 and any(one.marks.get("inn") for one in there)
    ]
    return (applies("IC-I4", cells),) if cells else ()


@rule("IC-I5")
def any_road(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """An inn may be added to any road."""
    inn = any(feature.marks.get("inn") for feature in tile.features)
    return applies("IC-I5", (cell,)) if inn else None


@rule("TB-T2")
def passing(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report the tile on which two curves pass each other, and fields that reach no edge (TB-T4)."""
    board, pieces = case.board.cells, case.region.pieces
    curves = [(x, y) for x, y, _ in pieces if board[x, y].id == TWO_CURVES]
    inner = [
        (x, y)
        for x, y, i in pieces
        if board[x, y].id == WITH_INNER_FIELD and not board[x, y].connections.exits[i]
    ]
    found = (("TB-T2", curves if case.region.kind in ("road", "field") else []), ("TB-T4", inner))
    return tuple(applies(id, cells) for id, cells in found if cells)


@rule("IC-C4")
def smaller_than_any(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report a completed city with a cathedral that is smaller than possible without abbeys."""
    region = case.region
    small = region.kind == "city" and case.complete and len(region.tiles) < SMALLEST
    return (applies("IC-C4", region.cells),) if small and region.marks.get("cathedral") else ()


@rule("IC-C1")
def any_city(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """A cathedral may be added to any city."""
    cathedral = any(feature.marks.get("cathedral") for feature in tile.features)
    return applies("IC-C1", (cell,)) if cathedral else None


@rule("IC-C5")
def no_more_for_fields(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report cities with a cathedral next to a field."""
    beside = cities_beside(case.table, case.region) if case.region.kind == "field" else ()
    cells = {cell for city in beside if city.marks.get("cathedral") for cell in city.tiles}
    return (applies("IC-C5", cells),) if cells else ()


@rule("IC-I2")
def inn_road(case: ScoringContext, parts: Parts) -> Parts:
    """A road with an inn, however many (IC-I1), pays 2 per tile when complete, nothing otherwise (IC-I3)."""
    if not case.region.marks.get("inn"):
        return parts
    return _by_the_piece(parts, *(("IC-I2", 2) if case.complete else ("IC-I3", 0)))


@rule("IC-C2")
def cathedral_city(case: ScoringContext, parts: Parts) -> Parts:
    """A city with a cathedral, however many, pays 3 per tile and pennant when complete, nothing otherwise
    (IC-C3). How small it is does not matter (IC-C4)."""
    if not case.region.marks.get("cathedral"):
        return parts
    return _by_the_piece(parts, *(("IC-C2", 3) if case.complete else ("IC-C3", 0)))


def _by_the_piece(parts: Parts, id: str, each: int) -> Parts:
    return tuple(part._replace(rule=id, each=each) if part.what in COUNTED else part for part in parts)


# ---- unreadable parts --------------------------------------------------------------------------------------


@rule("IC-I3")
def perhaps_an_inn(case: ScoringContext) -> tuple[bool, int | None, int | None] | None:
    """A road that is not entirely visible may have an inn, and then pays nothing if it stays incomplete."""
    return _perhaps_nothing(case, "road", "inn")


@rule("IC-C3")
def perhaps_a_cathedral(case: ScoringContext) -> tuple[bool, int | None, int | None] | None:
    """A city that is not entirely visible may have a cathedral."""
    return _perhaps_nothing(case, "city", "cathedral")


def _perhaps_nothing(
    case: ScoringContext, kind: str, mark: str
) -> tuple[bool, int | None, int | None] | None:
    """Return open bounds for a feature that may have the mark, unless every reading of it was tried."""
    table, region = case.table, case.region
    if region.kind != kind or region.certain:
        return None
    if not region.clash and reading(table, region).high is not None:
        return None
    return (False, 0, None) if region.marks.get(mark) or _in_the_box(table, mark) else None


def _in_the_box(table: Table, mark: str) -> bool:
    tiles = table.library.tiles.values()
    return any(mark in feature.marks for tile in tiles for feature in tile.features)


INNS_AND_CATHEDRALS = Expansion(
    "inns-and-cathedrals",
    (
        Element(inns, switch("ext.inns", "IC-I1"), help={"end": ("IC-I2",), "over": ("IC-I3",)}),
        Element(cathedrals, switch("ext.cathedral", "IC-C1"), help={"end": ("IC-C2",), "over": ("IC-C3",)}),
        Element(
            large_meeple,
            switch("ext.large_meeple", "IC-M1"),
            pieces=("big",),
            help={"act": ("IC-M1", "IC-M2")},
        ),
    ),
    ("inns-and-cathedrals",),
    figures=("big",),
)
