"""The end of a turn in stages, with steps for which the game waits, and the turn that follows; also steps
right after a placement."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from referee.game import Cell, Event, RuleReason, Step
from referee.tiles.model.moves import Pass
from referee.tiles.model.position import Turn
from referee.tiles.play import completed_features, final_score, scoring
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import AFTER_SCORING, AFTER_TURN, AT_PLACE, BEFORE_FINAL, BEFORE_SCORING

BEGINNING = Turn(step="place", placed=())  # of any turn


def next_seat(table: Table, player: str) -> Turn:
    """Return the turn of the next seat."""
    seats = [seat.id for seat in table.players]
    return BEGINNING.but(player=seats[(seats.index(player) + 1) % len(seats)])


def following(table: Table, player: str) -> Turn:
    """Return the turn after that of a player: of the next seat, unless a rule decides otherwise."""
    turn = next_seat(table, player)
    for rule in table.book.turn.next_turn:
        turn = rule.apply(table, turn)
    return turn


OF_A_TURN = (BEFORE_SCORING, AFTER_SCORING, AFTER_TURN)


# ---- the stages of the end of a turn -----------------------------------------------------------------------


def after_placing(step: Step[Table]) -> Step[Table]:
    """Continue after a placement: stops at the first step for which a player has a choice, before the player
    of the turn goes on."""
    if not step.state.book.turn.at(step.state).steps_by_stage[AT_PLACE]:
        return step
    return _joined(step, _stage(step.state, AT_PLACE))


def end_turn(table: Table) -> Step[Table]:
    """End a turn: what precedes the scoring, the scoring, what follows it, and the next turn; stops at the
    first step for which a player has a choice."""
    return _stages(Step(table), OF_A_TURN)


def end_game(table: Table) -> Step[Table]:
    """End the game: what precedes the final scoring, and the scoring; stops like `end_turn`."""
    first = _stage(table, BEFORE_FINAL)
    return first if first.state.turn.due else _joined(first, final_score.end_of_game(first.state))


def go_on(step: Step[Table]) -> Step[Table]:
    """Continue after a move in a step for which the game waited: with the next player, the next step or
    stage or, after the last one, the next turn."""
    waited = step.state.phase.waits_for
    then = _joined(step, wait_on(step.state))
    if waited is None or then.state.turn.due or waited.stage == AT_PLACE:
        return then
    if waited.stage == BEFORE_FINAL:
        return _joined(then, final_score.end_of_game(then.state))
    return _stages(then, OF_A_TURN[OF_A_TURN.index(waited.stage) + 1 :])


def _joined(first: Step[Table], then: Step[Table]) -> Step[Table]:
    if not (first.events or first.lines):
        return then
    return Step(then.state, (*first.events, *then.events), (*first.lines, *then.lines))


def _stages(step: Step[Table], stages: Sequence[str]) -> Step[Table]:
    """Run these stages, then begin the turn that follows from the table before them (a builder that returns
    in the scoring has still earned its second part)."""
    turn = step.state.turn
    then = turn if turn.player is None else following(step.state, turn.player)
    for stage in stages:
        if stage == AFTER_TURN and then.part == 2:
            continue
        step = _joined(step, _stage(step.state, stage))
        if step.state.turn.due:
            return step
    return Step(step.state.but(turn=then), step.events, step.lines)


def _stage(table: Table, stage: str) -> Step[Table]:
    """Return one stage, up to the first choice of a player."""
    if stage == AFTER_SCORING:
        first = scoring.before_scoring(table)
        step = scoring.end_of_turn(first.state, completed_features.of_this_turn(first.state))
        for rule in table.book.scoring.settled:
            step = Step(rule.apply(step.state, (*first.lines, *step.lines)), step.events, step.lines)
        return _joined(first, _wait(first.state, step, stage))
    if stage == BEFORE_SCORING and table.turn.step == "place":
        return Step(table)
    return _wait(table, Step(table), stage)


def waits_before_scoring(table: Table) -> RuleReason | None:
    """Return the rule of the first step before the scoring in which a player has a choice."""
    if not table.book.turn.steps_by_stage[BEFORE_SCORING]:
        return None
    after = _stage(table, BEFORE_SCORING).state
    if not after.turn.due:
        return None
    return applies(after.book.turn.waiting_steps[after.turn.due[0]].movers.id, table.turn.placed or ())


def _wait(before: Table, scored: Step[Table], stage: str) -> Step[Table]:
    """Begin the steps of a stage; stops at the first for which a player has a choice."""
    after, turn = scored.state, before.book.turn
    for step in turn.at(before).steps_by_stage[stage].values():
        after = step.begin(before, after)
    if after is scored.state:
        return scored
    steps = turn.steps_by_stage[stage]
    due = after.turn.but(step=after.turn.step if stage == AT_PLACE else "end", due=tuple(steps))
    kept = {(f.player, f.kind, (f.x, f.y)) for f in after.waiting}
    events = [event for event in scored.events if not _returns(event, kept)]
    then = wait_on(after.but(turn=due))
    return Step(then.state, (*events, *then.events), (*scored.lines, *then.lines))


def _returns(event: Event, kept: Collection[tuple[str, str, Cell]]) -> bool:
    """Return whether an event returns one of these figures to its player."""
    if event.what != "return":
        return False
    return (event.values["player"], event.values["kind"], event.tiles[0]) in kept


def wait_on(table: Table) -> Step[Table]:
    """Finish the steps in which no player has a choice any more."""
    step = Step(table)
    while step.state.turn.due and not step.state.phase.movers:
        due = step.state.turn.due
        step = _joined(step, step.state.book.turn.waiting_steps[due[0]].done(step.state))
        turn = step.state.turn.but(due=due[1:] or None, passed=None)
        step = Step(step.state.but(turn=turn), step.events, step.lines)
    return step


# ---- passing -----------------------------------------------------------------------------------------------


def may_pass(table: Table, move: Pass) -> Reasons:
    """Check that the game waits for this step."""
    if move.step != table.turn.due_step:
        yield RuleReason(table.book.ids.order, "nothing_due", {"player": move.player})
    elif not table.book.turn.waiting_steps[move.step].declinable(table):
        yield RuleReason(table.book.turn.waiting_steps[move.step].movers.id, "first", {"player": move.player})


def why_passed(table: Table, move: Pass) -> Reasons:
    """Return the rule of the step."""
    yield applies(table.book.turn.waiting_steps[move.step].movers.id, table.turn.placed or ())


def do_pass(table: Table, move: Pass) -> Step[Table]:
    """Decline a step."""
    step = table.book.turn.waiting_steps[move.step].declined(table, move.player)
    passed = (*(step.state.turn.passed or ()), move.player)
    turn = step.state.turn.but(passed=passed)
    return go_on(Step(step.state.but(turn=turn), step.events, step.lines))


def passes(table: Table, player: str) -> Iterator[Pass]:
    """Yield the move that declines the step for which the game waits."""
    step = table.turn.due_step
    if step is not None and table.book.turn.waiting_steps[step].declinable(table):
        yield Pass(player, step)


def declined_before_scoring(step: Step[Table]) -> Step[Table]:
    """Return the end of a turn in which every player declines what may precede its scoring; up to the
    first step that cannot be declined."""
    while (
        (waits := step.state.phase.waits_for)
        and waits.stage == BEFORE_SCORING
        and waits.declinable(step.state)
    ):
        due, mover = step.state.turn.due_step, step.state.phase.mover
        if due is None or mover is None:
            break
        step = _joined(step, do_pass(step.state, Pass(mover, due)))
    return step


PASS = Action(Pass, (in_turn, may_pass), do_pass, why_passed, firm=(in_turn, may_pass), offers=passes)
