"""Watchtowers (WT-1): a completed road or city pays the followers on their tiles for what is around."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Options, PadCount, RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import MANY, Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules
from referee.tiles.rules.table import DeployedFigure, Table

WATCHTOWER = "watchtower"  # mark of a tile, and kind of line
COUNTED = {  # what the mark shows -> the part of the arithmetic
    "coat-of-arms": "pennant",
    "monastery": "monastery",
    "city": "city_tile",
    "road": "road_tile",
    "meeple": "follower",
}
KINDS = ("road", "city")
ON_PAD = {  # numbers of the score pad -> the part of the arithmetic, and its points
    "pennants": ("pennant", 2),
    "monasteries": ("monastery", 3),
    "around": ("tile", 1),
    "followers": ("follower", 2),
}


def extend(book: Book, options: Options) -> Book:
    """Return the book with watchtowers."""
    return book.add(
        ScoringRules(after_completion=(watchmen_paid,)),
        ReportRules(feature_notes=(watchtowers_explained,), line_notes=(around_it,)),
        PadRules({WATCHTOWER: PAD}),
    )


def paid_on_pad(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what a watchtower brings each player for these numbers."""
    parts = tuple(
        ScorePart("WT-1", what, numbers[name], each) for name, (what, each) in ON_PAD.items() if numbers[name]
    )
    for one in table.figures:
        yield ScoreLine(
            one.player, "WT-1", parts, region.cells, WATCHTOWER, complete=True, holders={one.player: 1}
        )


PAD = PadEntry(
    tuple(PadCount(name, 0, MANY, 0) for name in ON_PAD),
    lambda n, final: Sketch("road"),
    (False,),
    paid_on_pad,
    needs_one=True,
)


def bonus_of(tile: Tile) -> tuple[int, str] | None:
    """Return the points and what brings them, of the watchtower of a tile, if it has one."""
    for mark in tile.marks:
        name, _, bonus = mark.partition(":")
        if name == WATCHTOWER:
            each, _, what = bonus.partition("/")
            return (int(each), what) if each.isdigit() and what in COUNTED else None
    return None


def near(cell: Cell) -> tuple[Cell, ...]:
    """Return a cell and the eight around it."""
    return (cell, *RING[cell])


def followers_near(table: Table, cell: Cell) -> list[DeployedFigure]:
    """Return the followers on a cell and the eight around it."""
    cells = set(near(cell))
    return [
        one
        for one in table.figures
        if (one.x, one.y) in cells and table.book.follows(one.kind) and one.kind not in table.book.on_points
    ]


def around(table: Table, cell: Cell, what: str) -> int:
    """Return how many times something is on the tile of a watchtower and the eight around."""
    if what == "meeple":
        return len(followers_near(table, cell))
    tiles = [table.board.cells[one] for one in near(cell) if one in table.board.cells]
    if what == "coat-of-arms":
        return sum(feature.marks.get("pennants", 0) for tile in tiles for feature in tile.features)
    if what == "monastery":
        return sum(tile.kinds.count("monastery") for tile in tiles)
    return sum(what in tile.kinds for tile in tiles)


def lines_at(case: ScoringContext) -> Iterator[ScoreLine]:
    """Yield what each follower of a road or city gets for the watchtower on its tile."""
    table = case.table
    for figure in case.figures if case.region.kind in KINDS else ():
        cell = (figure.x, figure.y)
        bonus = bonus_of(table.board.cells[cell])
        if bonus is None or not table.book.follows(figure.kind):
            continue
        each, what = bonus
        part = ScorePart("WT-1", COUNTED[what], around(table, cell, what), each)
        cells = tuple(sorted(one for one in near(cell) if one in table.board.cells))
        certain = what == "meeple" or not any(table.board.cells[one].unknown for one in cells)
        low = None if certain else part.points
        yield ScoreLine(
            figure.player, "WT-1", (part,), cells, WATCHTOWER, case.complete, {figure.player: 1}, certain, low
        )


@rule("WT-1", needs=(WATCHTOWER,))
def watchmen_paid(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """Pay every follower next to a watchtower, whatever the majority."""
    lines = tuple(line for line in lines_at(case) if line.points or not line.certain)
    return Step(table, (), lines)


@rule("WT-1")
def around_it(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about the points of a watchtower."""
    return (applies("WT-1", line.tiles),) if line.feature_kind == WATCHTOWER else ()


@rule("WT-1")
def watchtowers_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report what the followers of a road or city get, or would if it were complete."""
    key = "pays" if case.complete else "would_pay"
    return tuple(
        RuleReason("WT-1", key, {"player": line.player, "points": line.points}, line.tiles)
        for line in lines_at(case)
    )


WATCHTOWERS = Expansion(
    "watchtowers",
    (Element(extend, switch("ext.watchtowers", "WT-1"), help={"end": ("WT-1",)}),),
    ("watchtowers",),
)
