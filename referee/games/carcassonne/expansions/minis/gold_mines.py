"""Gold Mines (GO-...): gold on tiles, taken with the features that are scored there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.game import (
    BadInput,
    Cell,
    Event,
    Message,
    Options,
    PadCount,
    PlacedToken,
    PositionFinding,
    RuleReason,
    Step,
)
from referee.game.offline import OfflineMark, OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.minis.gold import (
    GOLD,
    lying,
    paid,
    taken,
    there,
    with_gold,
    worth_more,
)
from referee.tiles.model.ports import RING
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import PadEntry, PadRules, Sketch
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import FinalRules, PlacementRules, ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import AtOnce

MINE = "goldmine"  # mark of a tile
PIECES = 16
COUNTS = tuple(range(1, PIECES + 1))
HELD = PadCount(GOLD, 0, PIECES, None, (True,))
PAD = PadEntry((HELD,), lambda n, final: Sketch(held=n), (True,))


@dataclass(frozen=True, slots=True)
class Gold:
    """Put the second piece of gold of a gold mine on the tile at (x, y), next to the mine."""

    player: str
    x: int
    y: int


def extend(book: Book, options: Options) -> Book:
    """Return the book with gold."""
    return book.add(
        PlacementRules(effects=(mined,)),
        ScoringRules(upon_payment=(taken,)),
        TurnRules(at_once={GOLD: AtOnce((Gold,), "GO-1")}),
        FinalRules(bonuses=(paid,)),
        ReportRules(
            findings=(as_many_as_there_are, at_least_one), feature_notes=(there,), line_notes=(worth_more,)
        ),
        PadRules({GOLD: PAD}),
    )


# ---- on the table ------------------------------------------------------------------------------------------


def in_use(table: Table) -> int:
    """Return the number of pieces on the table and with the players."""
    return sum(lying(table).values()) + sum(table.holds(seat.id, GOLD) for seat in table.players)


def beside(table: Table, cell: Cell) -> list[Cell]:
    """Return the cells around a mine that have a tile of the game."""
    cells = table.board.cells
    return [near for near in RING[cell] if near in cells and not cells[near].special.printed]


@rule("GO-1", needs=(MINE,))
def mined(before: Table, after: Table, cell: Cell) -> Table:
    """A gold mine brings a piece of gold, and another one next to it."""
    if MINE not in after.board.cells[cell].marks or in_use(after) >= PIECES:
        return after
    found = with_gold(after, cell, lying(after).get(cell, 0) + 1)
    if not beside(after, cell) or in_use(found) >= PIECES:
        return found
    return found.but(turn=after.turn.but(marks=after.turn.marks | {GOLD}))


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Gold) -> Reasons:
    """Reject a cell without a tile, on which nothing can be put."""
    if not table.board.holds((move.x, move.y)):
        raise BadInput({"x": [Message("input-no-tile", cell=f"({move.x}, {move.y})")]})
    return iter(())


def may_put(table: Table, move: Gold) -> Reasons:
    """The second piece of a gold mine just placed is put on a tile next to it."""
    cell, mine = (move.x, move.y), (table.turn.placed or ())[-1:]
    if GOLD not in table.turn.marks or not mine:
        yield RuleReason("GO-1", "nothing_due", {"player": move.player}, mine)
    elif cell not in beside(table, mine[0]):
        yield RuleReason("GO-1", "not_beside", {"cell": cell}, (cell, *mine))


def some_left(table: Table, move: Gold) -> Reasons:
    """There is a piece that can be put down."""
    if in_use(table) >= PIECES:
        yield RuleReason("GO-1", "too_many", {"count": PIECES + 1, "most": PIECES})


def do_put(table: Table, move: Gold) -> Step[Table]:
    """Put the piece there."""
    cell = (move.x, move.y)
    count = lying(table).get(cell, 0) + 1
    turn = table.turn.but(player=move.player, marks=table.turn.marks - {GOLD})
    event = Event(GOLD, {"player": move.player, "count": count}, (cell,))
    return Step(with_gold(table, cell, count).but(turn=turn), (event,))


def why_put(table: Table, move: Gold) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    cell = (move.x, move.y)
    yield RuleReason("GO-1", "puts", {"player": move.player}, (cell,))
    if cell in lying(table):
        yield applies("GO-2", (cell,))


def offered(table: Table, player: str) -> Iterator[Gold]:
    """Yield a move for every tile next to the mine."""
    for mine in (table.turn.placed or ())[-1:] if GOLD in table.turn.marks else ():
        yield from (Gold(player, *cell) for cell in beside(table, mine))


CHECKS = (readable, in_turn, may_put, some_left)
MOVE = Action(Gold, CHECKS, do_put, why_put, firm=(readable, not_over, some_left), offers=offered)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("GO-1")
def as_many_as_there_are(table: Table) -> tuple[PositionFinding, ...]:
    """Find more pieces on the table and with the players than the box has."""
    count = in_use(table)
    if count <= PIECES:
        return ()
    return (PositionFinding("error", RuleReason("GO-1", "too_many", {"count": count, "most": PIECES})),)


@rule("GO-2")
def at_least_one(table: Table) -> tuple[PositionFinding, ...]:
    """Find piles of no or less than no pieces."""
    wrong = [t for t in table.tokens if t.kind == GOLD and t.value is not None and t.value < 1]
    return tuple(
        PositionFinding("error", RuleReason("GO-2", "number", {}, ((one.x, one.y),))) for one in wrong
    )


OFFLINE = (
    OfflineMark(mark=MINE, token=GOLD, due=GOLD),
    OfflineMove(move=GOLD, due=GOLD, first=True, at=("tiles", "near", "away"), token=GOLD),
)
GOLD_MINES = Expansion(
    "goldmines",
    (
        Element(
            extend,
            switch("ext.gold", "GO-1"),
            {"gold": MOVE},
            help={"act": ("GO-1",), "end": ("GO-3",), "over": ("GO-4",)},
            offline=OFFLINE,
        ),
    ),
    ("goldmines",),
    things=(GOLD,),
    tokens={GOLD: COUNTS},
    placed={GOLD: PlacedToken("number")},
)
