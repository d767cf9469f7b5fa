"""The crop circle just placed, and what was chosen for all players."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import RuleReason, Step
from referee.games.carcassonne.taking_figures import Take
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Turn
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.table import DeployedFigure, Table

CIRCLE = "corn_circle"  # move, step and power; with the choice, mark of a turn
MARK = "corn-circle"  # of a tile, with the kind of feature
CHOICES = ADD, REMOVE = ("add", "remove")


def kind_of(table: Table) -> str | None:
    """Return the kind of feature of the crop circle just placed, if there is one."""
    for cell in (table.turn.placed or ())[-1:]:
        for mark in table.board.cells[cell].marks:
            name, _, kind = mark.partition(":")
            if name == MARK:
                return kind.lower()
    return None


def chosen(turn: Turn) -> str | None:
    """Return what was chosen for all."""
    return next((one for one in CHOICES if f"{CIRCLE}:{one}" in turn.marks), None)


def adds(table: Table) -> bool:
    """Return whether followers are put down, which is never compulsory."""
    return chosen(table.turn) == ADD


def followers(table: Table, player: str | None = None) -> Iterator[DeployedFigure]:
    """Yield the followers of a player, or of all, on features of the circle's kind."""
    kind = kind_of(table)
    for figure in table.figures if kind else ():
        x, y, segment = figure[2:]
        if segment < 0 or table.board.cells[x, y].kinds[segment] != kind:
            continue
        if player in (None, figure.player) and table.book.follows(figure.kind):
            yield figure


def waits(table: Table, move: object) -> Reasons:
    """Check that the game waits for crop circles."""
    if table.turn.due_step != CIRCLE:
        yield RuleReason("CC-1", "nothing_due", {"player": getattr(move, "player", "")})


def first_chosen(table: Table, move: Deploy | Take) -> Reasons:
    """Check that it was chosen what all players do, and that it is this."""
    choice = chosen(table.turn)
    if choice is None:
        yield RuleReason("CC-1", "first", {"player": table.turn.player}, (table.turn.placed or ())[-1:])
    elif (choice == ADD) != isinstance(move, Deploy):
        yield RuleReason("CC-1", choice, {"player": table.turn.player}, (table.turn.placed or ())[-1:])


def after_it(step: Step[Table], before: Table, player: str) -> Step[Table]:
    """Return the step with the choice of a player made, and what follows."""
    turn = before.turn.but(passed=(*(before.turn.passed or ()), player))
    return go_on(Step(step.state.but(turn=turn), step.events, step.lines))
