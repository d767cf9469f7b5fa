"""Choosing what the teacher copies (SC-2), where a turn has scored several features."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from referee.game import RuleReason, ScoreLine, ScorePart, Step
from referee.tiles.model.position import Ref
from referee.tiles.model.regions import Piece, Region
from referee.tiles.play import scoring
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table

TEACHER = "teacher"  # token, thing held, kind of line, move and step
CHOICE = re.compile(rf"{TEACHER}:(-?\d+):(-?\d+):(\d+):(\d+):(.+)")  # mark of a turn: piece, points, player


@dataclass(frozen=True, slots=True)
class Teacher:
    """Choose the feature whose points the teacher copies."""

    player: str
    x: int
    y: int
    feature: Ref


class Choice(NamedTuple):
    """A feature that was scored: one of its pieces, its points, and the player who may get them too."""

    piece: Piece
    points: int
    player: str


def copy_of(line: ScoreLine, player: str) -> ScoreLine:
    """Return the line of the teacher for the points of another one."""
    part = ScorePart("SC-2", TEACHER, 1, line.points)
    return replace(line, player=player, rule="SC-2", parts=(part,), feature_kind=TEACHER, holders={player: 1})


# ---- what there is to choose -------------------------------------------------------------------------------


def waits_for(table: Table, player: str, paid: Mapping[Region, int]) -> Table:
    """Return the table in a turn with these features to choose from, each with its points."""
    last = (table.turn.placed or ((),))[-1]
    pieces = {one: next((p for p in one.pieces if p[:2] == last), one.anchor) for one in paid}
    marks = {":".join(map(str, (TEACHER, *pieces[one], paid[one], player))) for one in paid}
    return table.but(turn=table.turn.but(marks=table.turn.marks | marks))


def choices(table: Table) -> list[Choice]:
    """Return the features of which one is chosen, in the order of the board."""
    found, seats, cells = [], {seat.id for seat in table.players}, table.board.cells
    for x, y, index, points, player in (m.groups() for m in map(CHOICE.fullmatch, table.turn.marks) if m):
        piece = int(x), int(y), int(index)
        if player in seats and piece[:2] in cells and piece[2] < len(cells[piece[:2]].kinds):
            found.append(Choice(piece, int(points), player))
    return sorted(found)


def begin(before: Table, after: Table) -> Table:
    """Begin the step if there is something to choose."""
    return after.but() if choices(after) else after


@rule("SC-2")
def chooser(table: Table) -> tuple[str, ...]:
    """The player who had the teacher when several features were scored."""
    return tuple(dict.fromkeys(one.player for one in choices(table)))[:1] if table.turn.marks else ()


# ---- the move ----------------------------------------------------------------------------------------------


def meant(table: Table, move: Teacher) -> Choice | None:
    """Return the choice that a move names by any part of its feature on that tile."""
    named = table.board.cells[move.x, move.y].names.find(move.feature.kind, move.feature.at)
    region = table.board.region((move.x, move.y, named[0]))
    return next((one for one in choices(table) if table.board.region(one.piece) is region), None)


def may_choose(table: Table, move: Teacher) -> Reasons:
    """It is one of the features that were just scored."""
    at = ((move.x, move.y),)
    if table.turn.due_step != TEACHER:
        yield RuleReason("SC-2", "nothing_due", {"player": move.player}, at)
    elif meant(table, move) is None:
        yield RuleReason("SC-2", "not_scored", {"kind": move.feature.kind}, at)


def do_choose(table: Table, move: Teacher) -> Step[Table]:
    """Pay its points to the player once more."""
    choice = meant(table, move)
    assert choice is not None  # a firm check
    cells = table.board.region(choice.piece).cells
    part = ScorePart("SC-2", TEACHER, 1, choice.points)
    holders = {move.player: 1}
    line = ScoreLine(move.player, "SC-2", (part,), cells, TEACHER, complete=True, holders=holders)
    marks = frozenset(mark for mark in table.turn.marks if not CHOICE.fullmatch(mark))
    after = table.but(turn=table.turn.but(marks=marks))
    return go_on(Step(scoring.with_points(after, (line,)), (), (line,)))


def why_chosen(table: Table, move: Teacher) -> Reasons:
    """Return whose choice it is, and the points."""
    choice = meant(table, move)
    assert choice is not None  # checked
    cells = table.board.region(choice.piece).cells
    values = {"player": move.player, "kind": move.feature.kind, "points": choice.points}
    yield RuleReason("SC-2", "chooses", values, cells)


def offered(table: Table, player: str) -> Iterator[Teacher]:
    """Yield every feature that may be chosen."""
    if table.turn.due_step == TEACHER:
        for (x, y, index), _, _ in choices(table):
            tile = table.board.cells[x, y]
            yield Teacher(player, x, y, Ref(tile.kinds[index], tile.names.at(index)))


CHECKS = (in_turn, may_choose)
MOVE = Action(Teacher, CHECKS, do_choose, why_chosen, firm=CHECKS, offers=offered)
