"""What a deed is, and the checks on whose turn it is and how far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from referee.game import Reason, Step
from referee.tiles.table import Table

Reasons = Iterator[Reason]
Check = Callable[[Table, Any], Reasons]


def in_turn(table: Table, move: Any) -> Reasons:
    """The move is by the player whose turn it is, and the game is not over."""
    turn = table.turn
    if table.over:
        yield Reason(table.book.ids.end, "over")
    if turn.player is not None and move.player != turn.player:
        yield Reason(table.book.ids.turn, "not_your_turn", {"player": move.player, "to_move": turn.player})


def not_over(table: Table, move: Any) -> Reasons:
    """The game is not over yet."""
    if table.over:
        yield Reason(table.book.ids.end, "over")


@dataclass(frozen=True)
class Deed:
    """One kind of move: its checks in the order in which people would ask, what allows it, what else could be
    done, and what it does to the table (called only when nothing objects, or the players insist). `firm`:
    those of the checks against which nobody can insist, because there would be no table to go on with.
    `offers`: the moves of this kind that a player could think of now, for the checks to choose from. `pays`:
    whether it may bring points at once, which previews of a turn tell."""

    move: type
    checks: tuple[Check, ...]
    do: Callable[[Table, Any], Step]
    because: Check = lambda table, move: iter(())
    instead: Callable[[Table, Any], tuple[Any, ...]] = lambda table, move: ()
    firm: tuple[Check, ...] = (not_over,)
    offers: Callable[[Table, str], Iterable[Any]] = lambda table, player: ()
    pays: bool = False


def at_step(*steps: str) -> Check:
    """The turn is at one of these steps (a step that was not told is assumed to be right)."""

    def check(table: Table, move: Any) -> Reasons:
        if table.turn.step is not None and table.turn.step not in steps:
            yield Reason(
                table.book.ids.order,
                f"step_{table.turn.step}",
                {"player": getattr(move, "player", "")},
                table.turn.placed or (),
            )

    return check


def objected(checks: tuple[Check, ...], table: Table, move: Any) -> bool:
    """Whether any of the checks has a reason against the move."""
    return any(True for check in checks for _ in check(table, move))


def assumed_turn(table: Table, move: Any, step: str) -> Reasons:
    """Names what had to be assumed about the turn."""
    if table.turn.player is None:
        yield Reason("TR-assumed", "player", {"player": move.player})
    if table.turn.step is None:
        yield Reason("TR-assumed", step, {"player": move.player})
