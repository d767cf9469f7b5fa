"""When the big top moves and pays: with every circus tile after the first, and at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.game import Cell, Event, PositionFinding, RuleReason, ScoreLine, Step
from referee.games.carcassonne.expansions.under_the_big_top.big_top import (
    ANIMAL,
    CIRCUS,
    TENT,
    VALUES,
    audience,
    lines_for,
    tent_of,
    value_of,
    with_tent,
)
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.play.actions.ending import gets
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import FinalRules, PlacementRules, ReportRules, TurnRules
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import BEFORE_FINAL, WaitingStep

LAST = "big_top_end"  # the step before the final scoring


@dataclass(frozen=True, slots=True)
class Tent:
    """Turn up the animal token under the big top; `value`: what it shows."""

    player: str
    value: int


def extend(book: Book) -> Book:
    """Return the book with the big top."""
    moved = WaitingStep((Tent,), begin, active, done=moves_on, order=20, optional=False, needs=(TENT,))
    last = WaitingStep(
        (Tent,),
        begin_last,
        any_player,
        stage=BEFORE_FINAL,
        order=20,
        optional=False,
        needs=(TENT,),
    )
    return book.add(
        PlacementRules(effects=(pitched,)),
        TurnRules(waiting_steps={TENT: moved, LAST: last}),
        FinalRules(bonuses=(paid_at_end,)),
        ReportRules(findings=(one_tent,), feature_notes=(road_ends,), line_notes=(explained,)),
    )


# ---- on the table ------------------------------------------------------------------------------------------


@rule("BT-T1")
def road_ends(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the rule for a road that ends at a circus space."""
    cells = case.region.cells if case.region.kind == "road" else ()
    ends = tuple(cell for cell in cells if CIRCUS in case.table.board.cells[cell].marks)
    return (applies("BT-T1", ends),) if ends else ()


@rule("BT-T2", needs=(CIRCUS,))
def pitched(before: Table, after: Table, cell: Cell) -> Table:
    """The first circus tile gets a token, face down, and the big top on it."""
    first = CIRCUS in after.board.cells[cell].marks and tent_of(after) is None
    return with_tent(after, cell) if first else after


# ---- paying ------------------------------------------------------------------------------------------------


@rule("BT-T4")
def paid_at_end(table: Table) -> tuple[ScoreLine, ...]:
    """At the end the big top is scored once more; all followers around it count."""
    return lines_for(table, "BT-T4", value_of(table))


@rule("BT-T4")
def explained(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rules on whom the big top pays."""
    return (applies("BT-T3", line.tiles), applies("BT-T4", line.tiles)) if line.feature_kind == TENT else ()


# ---- the steps ---------------------------------------------------------------------------------------------


def new_circus(table: Table) -> Cell | None:
    """Return the circus tile just placed to which the big top still has to move."""
    placed, tent = (table.turn.placed or ())[-1:], tent_of(table)
    if not placed or tent in (None, placed[0]) or CIRCUS not in table.board.cells[placed[0]].marks:
        return None
    return placed[0]


def begin(before: Table, after: Table) -> Table:
    """The next circus tile brings the big top to it."""
    return after if new_circus(after) is None else after.but()


def begin_last(before: Table, after: Table) -> Table:
    """Before the final scoring the last token is turned up if it pays anybody."""
    return after.but() if any_player.apply(after) else after


@rule("BT-T3")
def active(table: Table) -> tuple[str, ...]:
    """The player who placed the circus tile turns the token up, if it pays anything."""
    due = new_circus(table) is not None and audience(table)
    return (table.turn.player,) if due and table.turn.player else ()


@rule("BT-T4")
def any_player(table: Table) -> tuple[str, ...]:
    """At the end the token is turned up, if it pays anybody and is still face down."""
    if value_of(table) is not None or not audience(table):
        return ()
    return (table.turn.player or table.players[0].id,)


def moves_on(table: Table) -> Step[Table]:
    """Move the big top to the new circus tile, if it is not there yet, on a new token."""
    cell = new_circus(table)
    if cell is None:
        return Step(table)
    return Step(with_tent(table, cell), (Event(TENT, {"player": table.turn.player}, (cell,)),))


# ---- the move ----------------------------------------------------------------------------------------------


def may_turn_up(table: Table, move: Tent) -> Reasons:
    """The token is turned up when the big top is scored."""
    if table.turn.due_step not in (TENT, LAST):
        yield RuleReason("BT-T3", "nothing_due", {"player": move.player})


def known_value(table: Table, move: Tent) -> Reasons:
    """There is such a token."""
    if move.value not in VALUES:
        yield RuleReason("BT-S1", "no_token", {"value": move.value})


def do_turn_up(table: Table, move: Tent) -> Step[Table]:
    """Pay the followers around the big top, and move it on; before the final scoring, which pays them, only
    turn the token up."""
    at, event = tent_of(table), Event("tent", {"player": move.player, "value": move.value})
    if table.turn.due == (LAST,) and at is not None:
        return go_on(Step(with_tent(table, at, move.value), (event,)))
    lines = lines_for(table, "BT-T3", move.value)
    moved = moves_on(table)
    return go_on(Step(scoring.with_points(moved.state, lines), (event, *moved.events), lines))


def why_turned_up(table: Table, move: Tent) -> Reasons:
    """Return what it pays."""
    id = "BT-T4" if table.turn.due == (LAST,) else "BT-T3"
    at = tent_of(table)
    cells = () if at is None else (at,)
    yield applies(id, cells)
    yield from map(gets, lines_for(table, id, move.value))


def offered(table: Table, player: str) -> Iterator[Tent]:
    """Yield every value that the token may have."""
    if table.turn.due_step in (TENT, LAST):
        yield from (Tent(player, value) for value in VALUES)


MOVE = Action(
    Tent,
    (in_turn, may_turn_up, known_value),
    do_turn_up,
    why_turned_up,
    firm=(in_turn, may_turn_up, known_value),
    offers=offered,
)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("BT-T2")
def one_tent(table: Table) -> tuple[PositionFinding, ...]:
    """There is one big top, on a token on a circus tile as soon as there is one; tokens have certain values
    (BT-S1)."""
    tents = tuple((token.x, token.y) for token in table.tokens if token.kind == TENT)
    animals = [token for token in table.tokens if token.kind == ANIMAL]
    spaces = tuple(sorted(table.board.landmarks.get(CIRCUS, ())))
    found = []
    if len(tents) > 1 or len(animals) > 1:
        cells = (*tents, *((token.x, token.y) for token in animals))
        found.append(PositionFinding("error", RuleReason("BT-T2", "one_tent", {}, cells)))
    if not tents and spaces:
        found.append(PositionFinding("warning", RuleReason("BT-T2", "nowhere", {}, spaces)))
    for cell in tents:
        if cell not in spaces and not table.board.cells[cell].unknown:
            found.append(PositionFinding("error", RuleReason("BT-T2", "no_space", {"cell": cell}, (cell,))))
    for token in animals:
        if token.value is not None and token.value not in VALUES:
            where = ((token.x, token.y),)
            found.append(
                PositionFinding("error", RuleReason("BT-S1", "no_token", {"value": token.value}, where))
            )
    return tuple(found)
