"""Wind Roses (WR-1): a tile with a quarter of a rose pays in its direction from the whole rose laid last."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Options, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play import scoring
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules
from referee.tiles.rules.table import Table, Token

ROSE = "wind-rose"  # mark of a tile, with a direction
LAST = "wind_rose"  # token on the whole rose that counts, and kind of line
WHOLE = "all"
QUARTERS = ("NE", "SE", "SW", "NW")  # clockwise
POINTS = 3


def extend(book: Book, options: Options) -> Book:
    """Return the book with wind roses."""
    return book.add(
        PlacementRules(notes=(in_its_quarter,), effects=(whole_rose,), before_deployment=(quarter_paid,)),
        ReportRules(findings=(which_counts,), line_notes=(from_the_rose,)),
        PadRules({LAST: PAD}),
    )


def paid_on_pad(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what a quarter laid in its direction pays."""
    part = ScorePart("WR-1", LAST, 1, POINTS)
    for one in table.figures:
        yield ScoreLine(
            one.player, "WR-1", (part,), region.cells, LAST, complete=True, holders={one.player: 1}
        )


PAD = PadEntry((), lambda n, final: Sketch("field"), (False,), paid_on_pad)


def direction_of(tile: Tile) -> str:
    """Return the direction that a tile shows, as printed; empty if it has no rose."""
    if not tile.marks:
        return ""
    found = (mark.partition(":") for mark in tile.marks)
    return next((shown for name, _, shown in found if name == ROSE), "")


def whole_roses(table: Table) -> list[Cell]:
    """Return the cells with whole roses."""
    return [cell for cell, tile in table.board.cells.items() if direction_of(tile) == WHOLE]


def centre(table: Table) -> Cell | None:
    """Return the cell of the whole rose that was laid last, if it is known."""
    lying = [(token.x, token.y) for token in table.tokens if token.kind == LAST]
    found = lying or whole_roses(table)
    return found[0] if len(found) == 1 else None


def in_quarter(at: Cell, cell: Cell, quarter: str) -> bool:
    """Return whether a cell is in that quarter of the table seen from another; its row and column belong to
    both sides."""
    east, south = cell[0] - at[0], cell[1] - at[1]
    return (south <= 0 if "N" in quarter else south >= 0) and (east >= 0 if "E" in quarter else east <= 0)


def meant(table: Table, at: Cell, shown: str) -> str:
    """Return the quarter that a direction means, turned as the whole rose lies."""
    turns = table.board.cells[at].quarter
    return QUARTERS[(QUARTERS.index(shown) + turns) % 4]


def pays(table: Table, cell: Cell, tile: Tile) -> Cell | None:
    """Return the cell of the rose from which a tile on a cell pays, if it does."""
    shown = direction_of(tile)
    at = centre(table) if shown in QUARTERS else None
    return at if at is not None and in_quarter(at, cell, meant(table, at, shown)) else None


@rule("WR-1", needs=(ROSE,))
def whole_rose(before: Table, after: Table, cell: Cell) -> Table:
    """From now on a whole rose counts instead of the one before."""
    if direction_of(after.board.cells[cell]) != WHOLE:
        return after
    others = tuple(token for token in after.tokens if token.kind != LAST)
    return after.but(tokens=(*others, Token(LAST, None, *cell, -1)))


@rule("WR-1", needs=(ROSE,))
def quarter_paid(table: Table) -> Step[Table]:
    """A quarter laid in its direction pays 3 points at once."""
    player = table.turn.player
    for cell in (table.turn.placed or ())[-1:] if player else ():
        at = pays(table, cell, table.board.cells[cell])
        if at is not None and player:
            part = ScorePart("WR-1", LAST, 1, POINTS)
            line = ScoreLine(
                player, "WR-1", (part,), tuple(sorted({at, cell})), LAST, complete=True, holders={player: 1}
            )
            return Step(scoring.with_points(table, (line,)), (), (line,))
    return Step(table)


@rule("WR-1")
def in_its_quarter(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Name where the quarter of a tile is paid, and where it is not."""
    shown, at = direction_of(tile), centre(table)
    if shown == WHOLE:
        return RuleReason("WR-1", "whole", {}, (cell,))
    if shown not in QUARTERS:
        return None
    if at is None:
        return RuleReason("WR-1", "no_rose", {}, (cell,))
    key = "pays" if pays(table, cell, tile) else "elsewhere"
    return RuleReason("WR-1", key, {"player": player, "points": POINTS}, tuple(sorted({at, cell})))


@rule("WR-1")
def from_the_rose(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about the points of a rose."""
    return (applies("WR-1", line.tiles),) if line.feature_kind == LAST else ()


@rule("WR-1")
def which_counts(table: Table) -> tuple[PositionFinding, ...]:
    """Report that the rose that counts is not known, or named where there is none."""
    roses = whole_roses(table)
    lying = [(token.x, token.y) for token in table.tokens if token.kind == LAST]
    wrong = tuple(cell for cell in lying if cell not in roses and not table.board.cells[cell].unknown)
    if wrong or len(lying) > 1:
        return (PositionFinding("error", RuleReason("WR-1", "not_there", {}, wrong or tuple(lying))),)
    if len(roses) > 1 and not lying:
        return (PositionFinding("info", RuleReason("WR-1", "unknown", {}, tuple(sorted(roses)))),)
    return ()


WIND_ROSES = Expansion(
    "wind-roses",
    (Element(extend, switch("ext.wind_roses", "WR-1"), help={"place": ("WR-1",)}),),
    ("wind-roses",),
    tokens={LAST: ()},
)
