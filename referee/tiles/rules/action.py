"""The action of a move, and the checks of the turn and its step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from referee.game import BadInput, Message, RuleReason, Step, unknown_text
from referee.tiles.model.moves import Pass
from referee.tiles.model.ports import EDGES
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import AtOnce

Reasons = Iterator[RuleReason]
Check = Callable[[Table, Any], Reasons]


class OfPlayer(Protocol):
    """A move, of which only the player matters."""

    @property
    def player(self) -> str:
        """Return who makes it."""


def in_turn(table: Table, move: OfPlayer) -> Reasons:
    """Check that the player is to move and the game is not over."""
    mover = table.phase.mover if table.turn.due else table.turn.player
    if table.over:
        yield RuleReason(table.book.ids.end, "over")
    if table.turn.due and (first := [*not_waiting(table, move)]):
        yield from first
        return
    if mover is not None and move.player != mover:
        yield RuleReason(table.book.ids.turn, "not_your_turn", {"player": move.player, "to_move": mover})
    at_once = due_at_once(table)
    if at_once is not None and not isinstance(move, at_once.moves):
        yield RuleReason(at_once.id, "first", {"player": move.player}, table.turn.placed or ())


def due_at_once(table: Table) -> AtOnce | None:
    """Return what the tile just placed requires before anything else."""
    known, marks = table.book.turn.at_once, table.turn.marks
    return next((known[mark] for mark in known if mark in marks), None) if known and marks else None


def not_waiting(table: Table, move: object) -> Reasons:
    """Check that the game does not wait for another move."""
    if not table.turn.due:
        return
    step = table.book.turn.waiting_steps[table.turn.due[0]]
    if type(move) not in (*step.moves, Pass):
        yield RuleReason(step.movers.id, "first", {"player": table.phase.mover}, table.turn.placed or ())


def not_over(table: Table, move: object) -> Reasons:
    """Check that the game is not over and does not wait for another move."""
    if table.over:
        yield RuleReason(table.book.ids.end, "over")
    yield from not_waiting(table, move)


@dataclass(frozen=True)
class Action:
    """The action of one kind of move: its checks, in the order in which reasons are reported, what allows it,
    its alternatives, and its effect on the table (called only if nothing objects, or the players insist).

    `firm`: checks that cannot be overruled, because there would be no usable table afterwards. `offers`:
    candidate moves of this kind for the checks to filter. `instead`: alternatives to a refused move, where
    they are not all legal moves of this kind. `pays`: whether it may score at once, which
    previews of a turn include. `read`: the errors of a move that names what does not exist, by path.
    """

    move: type
    checks: tuple[Check, ...]
    do: Callable[[Table, Any], Step[Table]]
    because: Check = lambda table, move: iter(())
    instead: Callable[[Table, Any], tuple[object, ...]] | None = None
    firm: tuple[Check, ...] = (not_over,)
    offers: Callable[[Table, str], Iterable[object]] = lambda table, player: ()
    pays: bool = False
    read: Callable[[Table, Any], Iterator[tuple[str, Message]]] = lambda table, move: iter(())

    def alternatives(self, table: Table, move: object) -> tuple[object, ...]:
        """Return what may be done in place of a refused move."""
        if self.instead is not None:
            return self.instead(table, move)
        offered = self.offers(table, getattr(move, "player", ""))
        return tuple(one for one in offered if not objected(self.checks, table, one))


def at_step(*steps: str) -> Check:
    """Return a check that the turn is at one of these steps (an unknown step is assumed to be right)."""

    def check(table: Table, move: object) -> Reasons:
        if table.turn.step is not None and table.turn.step not in steps:
            yield RuleReason(
                table.book.ids.order,
                f"step_{table.turn.step}",
                {"player": getattr(move, "player", "")},
                table.turn.placed or (),
            )

    return check


def in_question(table: Table) -> Iterator[Action]:
    """Yield the actions that may come next: if the game waits for a step, only its moves."""
    step = table.phase.waits_for
    for action in table.phase.actions:
        if step is None or action.move is Pass or action.move in step.moves:
            yield action


class BetweenEdges(Protocol):
    """A move that puts something between edges of the tile at (x, y)."""

    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...
    @property
    def edges(self) -> tuple[str, ...]: ...


def edges_exist(table: Table, move: BetweenEdges) -> Reasons:
    """Raise BadInput for a cell without a tile, and for edges that do not exist."""
    errors = {}
    if not table.board.holds((move.x, move.y)):
        errors["x"] = [Message("input-no-tile", cell=f"({move.x}, {move.y})")]
    for number, edge in enumerate(move.edges):
        if edge not in EDGES:
            errors[f"edges[{number}]"] = [unknown_text("side", edge, EDGES)]
    if errors:
        raise BadInput(errors)
    return iter(())


def objected(checks: tuple[Check, ...], table: Table, move: object) -> bool:
    """Return whether any of the checks has a reason against the move."""
    return any(True for check in checks for _ in check(table, move))


def assumed_turn(table: Table, move: OfPlayer, step: str) -> Reasons:
    """Return the reasons that name what had to be assumed about the turn."""
    if table.turn.player is None:
        yield RuleReason("TR-assumed", "player", {"player": move.player})
    if table.turn.step is None:
        yield RuleReason("TR-assumed", step, {"player": move.player})


def instead_of_a_figure(table: Table, move: OfPlayer) -> Reasons:
    """Check that a figure could still be placed, and that nothing else has to be done in place of one."""
    yield from at_step("act")(table, move)
    for rule in table.book.turn.instead_checks:
        if (reason := rule.apply(table, move.player)) is not None:
            yield reason
