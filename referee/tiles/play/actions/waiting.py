"""Steps after the scoring of a turn for which the game waits, and the turn that follows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from referee.game import Cell, Event, Line, Reason, Step
from referee.tiles.model.moves import Pass
from referee.tiles.model.position import Turn
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table


def next_seat(table: Table, player: str) -> Turn:
    """Return the turn of the next seat."""
    seats = [seat.id for seat in table.players]
    return Turn(seats[(seats.index(player) + 1) % len(seats)], "place", ())


def following(table: Table, player: str) -> Turn:
    """Return the turn after that of a player: of the next seat, unless a rule decides otherwise."""
    turn = next_seat(table, player)
    for rule in table.book.turn.next_turn:
        turn = rule.apply(table, turn)
    return turn


def wait(before: Table, scored: Step[Table]) -> Step[Table]:
    """Begin the steps that follow the scoring of a turn; stops at the first for which a player has a
    choice."""
    after = scored.state
    for step in before.book.turn.waiting_steps.values():
        after = step.begin(before, after)
    if after is scored.state:
        return scored
    due = replace(after.turn, step="end", due=tuple(before.book.turn.waiting_steps))
    kept = {(f.player, f.kind, (f.x, f.y)) for f in after.waiting}
    events = [event for event in scored.events if not _returns(event, kept)]
    then = wait_on(after.but(turn=due))
    return Step(then.state, (*events, *then.events), scored.lines)


def _returns(event: Event, kept: Collection[tuple[str, str, Cell]]) -> bool:
    """Return whether an event returns one of these figures to its player."""
    if event.what != "return":
        return False
    return (event.values["player"], event.values["kind"], event.tiles[0]) in kept


def wait_on(table: Table) -> Step[Table]:
    """Finish the steps in which no player has a choice any more."""
    events: list[Event] = []
    lines: list[Line] = []
    while table.turn.due:
        step = table.book.turn.waiting_steps[table.turn.due[0]]
        if step.movers.apply(table):
            break
        done = step.done(table)
        events.extend(done.events)
        lines.extend(done.lines)
        table = done.state.but(turn=replace(done.state.turn, due=table.turn.due[1:] or None))
    return Step(table, tuple(events), tuple(lines))


def go_on(step: Step[Table]) -> Step[Table]:
    """Continue after a move in a step for which the game waited: with the next player, the next step or,
    after the last one, the next turn."""
    then = wait_on(step.state)
    after = then.state
    if not after.turn.due and after.turn.player is not None:
        after = after.but(turn=following(after, after.turn.player))
    return Step(after, (*step.events, *then.events), (*step.lines, *then.lines))


def may_pass(table: Table, move: Pass) -> Reasons:
    """Check that the game waits for this step."""
    if move.step not in (table.turn.due or ())[:1]:
        yield Reason(table.book.ids.order, "nothing_due", {"player": move.player})


def why_passed(table: Table, move: Pass) -> Reasons:
    """Return the rule of the step."""
    yield applies(table.book.turn.waiting_steps[move.step].movers.id, table.turn.placed or ())


def do_pass(table: Table, move: Pass) -> Step[Table]:
    """Decline a step."""
    return go_on(table.book.turn.waiting_steps[move.step].declined(table, move.player))


def passes(table: Table, player: str) -> Iterator[Pass]:
    """Yield the move that declines the step for which the game waits."""
    yield from (Pass(player, step) for step in (table.turn.due or ())[:1])


PASS = Action(Pass, (in_turn, may_pass), do_pass, why_passed, firm=(in_turn, may_pass), offers=passes)
