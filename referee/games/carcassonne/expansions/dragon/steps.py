"""The walk of the dragon cell by cell: each player in turn moves it (PD-M2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from referee.game import RuleReason, Step
from referee.games.carcassonne.expansions.dragon.state import LENGTH, been, due, later, ways
from referee.games.carcassonne.expansions.dragon.walk import (
    Dragon,
    go_along,
    hindered,
    may_walk,
    nowhere,
    what_is_eaten,
)
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import AFTER_SCORING, BEFORE_SCORING, WaitingStep


@dataclass(frozen=True, slots=True)
class DragonStep:
    """One step of the dragon's walk, to the cell (x, y). Entered by the player whose step it is."""

    step_of: ClassVar[str] = "dragon"

    player: str
    x: int
    y: int


def step(*, after_scoring: bool) -> WaitingStep:
    """Return the step in which the players move the dragon one after another. It begins with the first move,
    not at the end of a turn; after the scoring, with the turn that follows."""
    movers = whose_step_later if after_scoring else whose_step
    return WaitingStep(
        (DragonStep, Dragon),
        never_at_the_end,
        movers,
        stage=AFTER_SCORING if after_scoring else BEFORE_SCORING,
        optional=False,
        apart=True,
    )


def never_at_the_end(before: Table, after: Table) -> Table:
    """Return the table as it is: no end of a turn begins the walk."""
    return after


def stepper(table: Table) -> str | None:
    """Return the player who moves the dragon next: in turn, the player of its tile first."""
    if table.turn.player is None:
        return None
    seats = [seat.id for seat in table.players]
    first = seats.index(table.turn.player)
    if later(table) and table.turn.part == 1:
        first -= 1  # the next turn has begun
    taken = max(len(been(table)) - 1, 0)
    return seats[(first + taken) % len(seats)]


def steppers(table: Table) -> tuple[str, ...]:
    """Return the player whose step it is."""
    player = stepper(table)
    return () if player is None else (player,)


whose_step = rule("PD-M2")(steppers)
whose_step_later = rule("PD-M3")(steppers)


def onto_a_tile(table: Table, move: DragonStep) -> Reasons:
    """It enters cells with tiles only."""
    cell = (move.x, move.y)
    if not table.board.holds(cell):
        yield RuleReason("PD-M2", "no_tile", {"cell": cell})


def is_known(table: Table, move: DragonStep) -> Reasons:
    """Its cell is known: otherwise there is no walk to continue."""
    if not been(table):
        yield nowhere(table)


def next_cell(table: Table, move: DragonStep) -> Reasons:
    """It moves to an adjacent tile, none twice, at most six steps (PD-M2)."""
    gone = been(table)
    if gone and (reason := hindered(table, gone, (move.x, move.y))) is not None:
        yield reason


def do_step(table: Table, move: DragonStep) -> Step[Table]:
    """Move it one cell; the next player follows, or the walk is over."""
    gone = (*been(table), (move.x, move.y))
    return go_along(table, move.player, gone[-1:], over=not ways(table, gone))


def why_stepped(table: Table, move: DragonStep) -> Reasons:
    """Return which step of the walk it is, and which figures it eats."""
    yield from assumed_turn(table, move, "step_end")
    cells = ((move.x, move.y),)
    yield RuleReason("PD-M2", "steps", {"count": len(been(table)), "most": LENGTH}, cells)
    yield applies("PD-M3")
    yield from what_is_eaten(table, move.player, cells)


def offered(table: Table, player: str) -> Iterator[DragonStep]:
    """Yield a step to every cell that it may enter next."""
    if due(table):
        yield from (DragonStep(player, *cell) for cell in ways(table, been(table)))


MOVE = Action(
    DragonStep,
    (in_turn, may_walk, onto_a_tile, is_known, next_cell),
    do_step,
    why_stepped,
    firm=(not_over, may_walk, onto_a_tile, is_known),
    offers=offered,
)
