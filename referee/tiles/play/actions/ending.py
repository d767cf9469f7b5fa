"""End of a turn, end of the game, and points by agreement."""

from __future__ import annotations

from itertools import islice

from referee.game import RuleReason, ScoreLine, Step
from referee.tiles.model.moves import Adjust, EndGame, EndTurn
from referee.tiles.play import completed_features, final_score, scoring
from referee.tiles.play.actions import waiting
from referee.tiles.play.actions.waiting import next_seat
from referee.tiles.play.explanations import verdict
from referee.tiles.play.feature_scores import lines_of
from referee.tiles.rules.action import Action, Reasons, assumed_turn, due_at_once, in_turn, objected
from referee.tiles.rules.contexts import case_of
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table

FEW = 12  # alternatives of each kind; there may be hundreds of walks of a dragon


def may_end(table: Table, move: EndTurn) -> Reasons:
    """Check that a tile was placed or the player may pass, and that nothing has to be done first."""
    if table.turn.step == "place" and not any(r.apply(table, move.player) for r in table.book.turn.may_pass):
        yield RuleReason(table.book.ids.order, "step_place", {"player": move.player})
        for stays in table.book.turn.pass_checks:
            if (reason := stays.apply(table, move.player)) is not None:
                yield reason
    for rule in table.book.turn.at(table).end_checks:
        if (reason := rule.apply(table, move.player)) is not None:
            yield reason


def first_of_all(table: Table, move: EndTurn) -> tuple[object, ...]:
    """Return what has to be done first: legal moves that remove an objection to ending the turn, a few of
    each kind."""
    at_once = due_at_once(table)
    if at_once is not None:
        deeds = [deed for deed in table.book.actions.values() if deed.move in at_once.moves]
        every = (one for deed in deeds for one in deed.offers(table, move.player))
        return tuple(one for one in every if not objected(table.book.action_of[type(one)].checks, table, one))
    if objected((in_turn,), table, move):
        return ()
    against = len(tuple(may_end(table, move)))

    def helps(deed: Action, one: object) -> bool:
        if objected(deed.checks, table, one):
            return False
        return len(tuple(may_end(deed.do(table, one).state, move))) < against

    found: list[object] = []
    for deed in table.book.actions.values():
        if deed.move not in (EndTurn, EndGame):
            found += islice((one for one in deed.offers(table, move.player) if helps(deed, one)), FEW)
    return tuple(found)


def do_end_turn(table: Table, move: EndTurn) -> Step[Table]:
    """Apply the effects at the end of a turn, score what its tiles completed, and move on to the next seat,
    unless a rule decides otherwise."""
    return waiting.end_turn(_of(table, move.player))


def _of(table: Table, player: str) -> Table:
    """Return the table in that player's turn, if it is unknown whose turn it is."""
    return table if table.turn.player else table.but(turn=table.turn.but(player=player))


def why_ended(table: Table, move: EndTurn) -> Reasons:
    """Return what allows a player to pass, what is scored now, and which rules decide who is next, if not the
    next seat."""
    yield from assumed_turn(table, move, "step_end")
    if first := waiting.waits_before_scoring(_of(table, move.player)):
        yield first
        return
    for rule in table.book.turn.may_pass if table.turn.step == "place" else ():
        if rule.apply(table, move.player):
            yield RuleReason(rule.id, "may_pass", {"player": move.player})
    for line in scoring.before_scoring(table).lines:
        yield gets(line)
    for region in completed_features.of_this_turn(table):
        case, cells = case_of(table, region), region.cells
        yield RuleReason(table.book.ids_of(region.kind).score, "completed", {"kind": region.kind}, cells)
        yield from verdict(case, cells)
        for line in lines_of(table, region):
            yield gets(line)
        if case.figures:
            home = tuple(sorted({(figure.x, figure.y) for figure in case.figures}))
            yield RuleReason(table.book.ids_of(region.kind).home, "home", {"kind": region.kind}, home)
    if table.bag.drawn_out:
        yield applies(table.book.ids.end, table.turn.placed or ())
    turn = next_seat(table, move.player)
    for changes in table.book.turn.next_turn:
        following = changes.apply(_of(table, move.player), turn)
        if following != turn:
            values = {"player": following.player, "part": following.part}
            yield RuleReason(changes.id, "turn_follows", values, table.turn.placed or ())
        turn = following
    for explains in table.book.turn.next_turn_notes if table.turn.step != "place" else ():
        yield from explains.apply(_of(table, move.player), turn)


def gets(line: ScoreLine) -> RuleReason:
    """Return the reason that gives a line's player and points."""
    values = {"player": line.player, "points": line.points, "parts": line.parts}
    return RuleReason(line.rule, "gets", values, line.tiles)


def between_turns(table: Table, move: EndGame) -> Reasons:
    """Check that the turn is complete, with nothing left to do."""
    if table.turn.step in ("act", "end"):
        yield RuleReason(table.book.ids.end, "within_a_turn", {}, table.turn.placed or ())
    elif table.turn.player is not None:
        for rule in table.book.turn.end_checks:
            if (reason := rule.apply(table, table.turn.player)) is not None:
                yield reason


def why_game_ended(table: Table, move: EndGame) -> Reasons:
    """Return the reason that the table may be scored for the end after a complete turn."""
    if table.turn.step is None:
        yield RuleReason("TR-assumed", "turn_done")
    yield RuleReason(table.book.ids.end, "final")
    if table.book.ids.final:
        yield applies(table.book.ids.final)
    step = final_score.end_of_game(table)
    for line in step.lines:
        yield gets(line)
    explained: list[RuleReason] = []
    for line in step.lines:
        more = (reason for rule in table.book.report.line_notes for reason in rule.apply(table, line))
        explained += [reason for reason in more if reason not in explained]
    yield from explained
    for event in step.events:
        if event.what == "win" and table.book.ids.wins:
            key = "win" if len(event.values["players"]) == 1 else "share_win"
            yield RuleReason(table.book.ids.wins, key, event.values)


def do_end_game(table: Table, move: EndGame) -> Step[Table]:
    """Final scoring, after the steps that precede it."""
    return waiting.end_game(table)


def do_adjust(table: Table, move: Adjust) -> Step[Table]:
    """Add points for what the referee cannot see."""
    line = final_score.adjustment(move.player, move.points, move.note)
    return Step(scoring.with_points(table, (line,)), (), (line,))
