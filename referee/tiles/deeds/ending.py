"""The end of a turn, the end of the game, and points by agreement."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Reason, Step
from referee.tiles import scoring
from referee.tiles.deeds.deed import Reasons, assumed_turn
from referee.tiles.moves import Adjust, EndGame, EndTurn
from referee.tiles.position import Turn
from referee.tiles.regions import Region
from referee.tiles.table import Table


def do_end_turn(table: Table, move: EndTurn) -> Step:
    """Scores what this turn's tiles completed; the next seat is to move, unless a rule knows better."""
    step = scoring.end_of_turn(table, to_score(table))
    seats = [seat.id for seat in table.players]
    turn = Turn(seats[(seats.index(move.player) + 1) % len(seats)], "place", ())
    for rule in table.book.turns:
        turn = rule.apply(table, turn)
    return replace(step, state=replace(step.state, turn=turn))


def why_ended(table: Table, move: EndTurn) -> Reasons:
    """What is scored now."""
    yield from assumed_turn(table, move, "step_end")
    for region in to_score(table):
        yield Reason(table.book.ids.score, "completed", {"kind": region.kind}, tuple(sorted(region.tiles)))


def between_turns(table: Table, move: EndGame) -> Reasons:
    """The game ends after a complete turn."""
    if table.turn.step in ("act", "end"):
        yield Reason(table.book.ids.end, "within_a_turn", {}, table.turn.placed or ())


def why_game_ended(table: Table, move: EndGame) -> Reasons:
    """After a complete turn the table may be scored for the end."""
    if table.turn.step is None:
        yield Reason("TR-assumed", "turn_done")
    yield Reason(table.book.ids.end, "final")


def do_end_game(table: Table, move: EndGame) -> Step:
    """Final scoring."""
    return scoring.end_of_game(table)


def do_adjust(table: Table, move: Adjust) -> Step:
    """Points for what the referee cannot see."""
    line = scoring.adjustment(move.player, move.points, move.note)
    return Step(scoring.with_points(table, (line,)), (), (line,))


def to_score(table: Table) -> list[Region]:
    """What this turn's tiles completed, owned or not; where they were not told, everything complete and still
    occupied."""
    placed = table.turn.placed
    return scoring.completed_by(table, placed) if placed else scoring.completed_and_occupied(table)
