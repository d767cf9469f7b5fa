"""Steps of a turn that wait until players have decided something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from referee.game import Step
from referee.tiles.rules.rule import (
    MoverRule,
    Rule,
)

if TYPE_CHECKING:
    from referee.tiles.rules.action import Action
    from referee.tiles.rules.table import Table


AT_PLACE, BEFORE_SCORING, AFTER_SCORING, AFTER_TURN, BEFORE_FINAL = STAGES = (
    "at_place",
    "before_scoring",
    "after_scoring",
    "after_turn",
    "before_final",
)


def unchanged(table: Table) -> Table:
    """Return the table as it is."""
    return table


def always(table: Table) -> bool:
    """Return that it holds."""
    return True


def nothing(table: Table, player: str = "") -> Step[Table]:
    """Return the table as it is, and nothing that happened."""
    return Step(table)


@dataclass(frozen=True)
class WaitingStep:
    """A step of a turn in which players may make one of the `moves`, one player after another, until each has
    no choice left or has passed.

    `stage`: right after a placement (the turn then goes on); before or after the features of this turn are
    scored, after a whole turn (with the second part that a builder gives), or before the final scoring;
    within a stage, steps follow each other by `order`. A move of the step ends with `waiting.go_on`, which
    continues with the next player, step, stage or turn.

    `begin`: the table with what the step needs (arguments: the table before and after the scoring; twice the
    same in other stages); that very table if there is nothing to choose. `movers`: the players who still
    have a choice, in order, under the rule about that order; those who passed are left out. `declined`: the
    effect of passing, for which a step must be `optional` and `may_decline` must hold; `done`: what happens
    when no player has a choice any more; `resume`: a table entered in this step, with what `begin` would have
    given it. `deeds`: what usual moves do in this step, if they are among its moves. `apart`: a move of its
    own or a new turn begins it, never its stage; `needs`: as of a rule, for its `begin`.
    """

    moves: tuple[type, ...]
    begin: Callable[[Table, Table], Table]
    movers: Rule[MoverRule]
    declined: Callable[[Table, str], Step[Table]] = nothing
    done: Callable[[Table], Step[Table]] = nothing
    resume: Callable[[Table], Table] = unchanged
    stage: str = AFTER_SCORING
    order: int = 0
    optional: bool = True
    may_decline: Callable[[Table], bool] = always
    deeds: Mapping[type, Action] = field(default_factory=dict)
    apart: bool = False
    needs: tuple[str, ...] = ()

    def declinable(self, table: Table) -> bool:
        """Return whether the player to move may decline the step now."""
        return self.optional and self.may_decline(table)


@dataclass(frozen=True)
class AtOnce:
    """What has to be done at once after a placement, before anything else, under a rule: one of these moves.
    `scores`: whether the choice changes what the turn scores."""

    moves: tuple[type, ...]
    id: str
    scores: bool = False
