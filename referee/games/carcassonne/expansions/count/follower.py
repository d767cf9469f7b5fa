"""A follower is put into the City by a player whose tile brought points to others only; then the count may
move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import Event, Message, Option, Options, RuleReason, ScoreLine, Step, unknown_text
from referee.games.carcassonne.expansions.count.city import (
    COUNT,
    QUARTERS,
    city_at,
    count_in,
    may_stand,
    segment_of,
    with_count,
)
from referee.tiles.model.position import QUARTER
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Action, Reasons, in_turn, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ScoringRules, TurnRules
from referee.tiles.rules.table import DeployedFigure, Table
from referee.tiles.rules.waiting_step import WaitingStep

WAY = Option("co.count_move", ("free", "clockwise", "follow"), "free", "CO-F2", {"ext.count": "on"})


@dataclass(frozen=True, slots=True)
class Count:
    """Put a follower into a quarter of the City; `to`: the quarter to which the count then moves."""

    player: str
    kind: str
    quarter: str = field(metadata={"names": "quarter"})
    to: str | None = field(default=None, metadata={"names": "quarter"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with followers put into the City."""
    step = WaitingStep((Count,), begin, active, resume=resume, order=30, needs=(QUARTER,))
    return book.add(ScoringRules(settled=(others_paid,)), TurnRules(waiting_steps={COUNT: step}))


# ---- when --------------------------------------------------------------------------------------------------


@rule("CO-F1")
def others_paid(table: Table, lines: tuple[ScoreLine, ...]) -> Table:
    """Note in the turn that its features paid others, and nothing to the player whose turn it is. Points that
    no feature brings do not matter (CO-A3)."""
    worth, completion = table.book.scoring.worth, table.book.scoring.completion  # castles are in the second
    paid = {
        line.player
        for line in lines
        if line.points > 0 and (line.feature_kind in worth or line.feature_kind in completion)
    }
    if not paid or table.turn.player in paid or table.turn.player is None:
        return table
    return due(table)


def due(table: Table) -> Table:
    """Return the table in a turn in which a follower may be put into the City."""
    return table.but(turn=table.turn.but(marks=table.turn.marks | {COUNT}))


def begin(before: Table, after: Table) -> Table:
    """Return the table after a scoring, changed if the player may put a follower into the City."""
    return after.but() if active.apply(after) else after


def resume(table: Table) -> Table:
    """Return a table that waits for this step."""
    return due(table) if table.turn.due_step == COUNT else table


@rule("CO-F1")
def active(table: Table) -> tuple[str, ...]:
    """The player whose turn it is, with a follower left."""
    player = table.turn.player
    if player is None or COUNT not in table.turn.marks or city_at(table) is None:
        return ()
    return (player,) if any(True for _ in deployments(table, player)) else ()


def deployments(table: Table, player: str) -> Iterator[tuple[str, str]]:
    """Yield each kind of follower that the player has left, with each quarter where it may stand."""
    for kind in table.book.figures:
        if table.supply.left(player, kind) > 0:
            yield from ((kind, quarter) for quarter in QUARTERS if may_stand(table, kind, quarter))


# ---- the move ----------------------------------------------------------------------------------------------


def unknown(table: Table, move: Count) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a move that names a quarter that does not exist."""
    for name in ("quarter", "to"):
        quarter = getattr(move, name)
        if quarter is not None and quarter not in QUARTERS:
            yield name, unknown_text("quarter", quarter, QUARTERS)


def goes_to(table: Table, move: Count) -> str | None:
    """Return the quarter to which the count moves after a follower was put into the City."""
    way = table.options[WAY.name]
    if way == "free":
        return move.to
    if way == "follow":
        return move.quarter
    return QUARTERS[(QUARTERS.index(count_in(table)) + 1) % len(QUARTERS)]


def is_due(table: Table, move: Count) -> Reasons:
    """The turn has just brought points to others only, and the City is there."""
    if table.turn.due_step != COUNT:
        yield RuleReason("CO-F1", "not_due", {"player": move.player})


def may_enter(table: Table, move: Count) -> Reasons:
    """The player has the follower, and its kind may stand in the quarter."""
    known = table.book.figures.get(move.kind)
    if known is None or QUARTER not in known.goes_on:
        yield RuleReason("CO-A2", "never", {"figure": move.kind})
    elif not may_stand(table, move.kind, move.quarter):
        yield RuleReason("CO-A2", "not_here", {"figure": move.kind, "quarter": move.quarter})
    if known is not None and table.supply.left(move.player, move.kind) < 1:
        values = {"player": move.player, "figure": move.kind, "most": known.supply}
        yield RuleReason(table.book.ids.supply, "none_left", values)


def count_may_move(table: Table, move: Count) -> Reasons:
    """The count moves to another quarter, or by a house rule to one only."""
    if move.to is None:
        return
    if table.options[WAY.name] != "free" and move.to != goes_to(table, move):
        yield RuleReason("CO-F2", "by_itself", {"quarter": goes_to(table, move)})
    elif table.options[WAY.name] == "free" and move.to == count_in(table):
        yield RuleReason("CO-F2", "is_there", {"quarter": move.to})


def do_enter(table: Table, move: Count) -> Step[Table]:
    """Put the follower there, and move the count."""
    cell, to = city_at(table), goes_to(table, move)
    assert cell is not None  # a firm check
    figure = DeployedFigure(move.player, move.kind, *cell, segment_of(table, cell, move.quarter))
    values = {"player": move.player, "kind": move.kind, "feature": QUARTER, "sides": (move.quarter,)}
    events = [Event("deploy", values, (cell,))]
    turn = table.turn.but(marks=table.turn.marks - {COUNT})
    after = table.but(figures=(*table.figures, figure), turn=turn)
    if to is not None and to != count_in(table):
        after = with_count(after, to)
        events.append(Event(COUNT, {"player": move.player, "quarter": to}, (cell,)))
    return go_on(Step(after, tuple(events)))


def why_entered(table: Table, move: Count) -> Reasons:
    """Return the rules that allow it."""
    yield RuleReason("CO-F1", "enters", {"player": move.player, "figure": move.kind, "quarter": move.quarter})
    yield applies("CO-A3")
    to = goes_to(table, move)
    if to is not None:
        yield RuleReason("CO-F2", "moves", {"quarter": to})
    if move.quarter == (to or count_in(table)):
        yield RuleReason("CO-M2", "stays", {"quarter": move.quarter})


def offered(table: Table, player: str) -> Iterator[Count]:
    """Yield every follower for every quarter, without and with every move of the count."""
    if table.turn.due_step != COUNT:
        return
    free = table.options[WAY.name] == "free"
    goals = [None, *(one for one in QUARTERS if free and one != count_in(table))]
    for kind, quarter in deployments(table, player):
        yield from (Count(player, kind, quarter, to) for to in goals)


CHECKS = (in_turn, is_due, may_enter, count_may_move)
MOVE = Action(
    Count,
    CHECKS,
    do_enter,
    why_entered,
    lambda table, move: tuple(
        one for one in offered(table, move.player) if one.to is None and not objected(CHECKS, table, one)
    ),
    firm=(in_turn, is_due, may_enter),
    offers=offered,
    read=unknown,
)
