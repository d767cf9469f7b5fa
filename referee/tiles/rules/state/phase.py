"""What the game waits for: the step, its players and their moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.tiles.rules.waiting_step import AT_PLACE, BEFORE_SCORING, WaitingStep

if TYPE_CHECKING:
    from referee.tiles.rules.action import Action
    from referee.tiles.rules.table import Table

UNSCORED = (AT_PLACE, BEFORE_SCORING)  # stages before the scoring of a turn


class Phase:
    """What may be done at a table now, and by whom."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def waits_for(self) -> WaitingStep | None:
        """The step for which the game waits."""
        turn = self._table.turn
        return self._table.book.turn.waiting_steps[turn.due[0]] if turn.due else None

    @property
    def actions(self) -> Iterator[Action]:
        """The moves that exist, as the step for which the game waits has them, if it has others."""
        step = self.waits_for
        for action in self._table.book.actions.values():
            yield step.deeds.get(action.move, action) if step else action

    def action_of(self, move: type) -> Action | None:
        """Return the action of a kind of move: that of the step for which the game waits, if it has one."""
        step = self.waits_for
        found = step.deeds.get(move) if step else None
        return found or self._table.book.action_of.get(move)

    @property
    def movers(self) -> tuple[str, ...]:
        """The players who still have a choice in the step for which the game waits, in order; cached."""
        return self._table.once("movers", _movers) if self._table.turn.due else ()

    @property
    def mover(self) -> str | None:
        """The player to move: the one for whom a step waits, else the player whose turn it is."""
        turn = self._table.turn
        return next(iter(self.movers), turn.player) if turn.due else turn.player

    @property
    def scored(self) -> bool:
        """Whether this turn has nothing to score any more: it was scored, or its tile is not placed yet."""
        step = self.waits_for
        return self._table.turn.step == "place" or (step is not None and step.stage not in UNSCORED)


def _movers(table: Table) -> tuple[str, ...]:
    step, passed = table.phase.waits_for, table.turn.passed or ()
    return tuple(one for one in step.movers.apply(table) if one not in passed) if step else ()
