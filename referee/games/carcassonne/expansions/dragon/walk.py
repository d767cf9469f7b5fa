"""The walk of the dragon as one move, and what it eats on its way (PD-M2, PD-E1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from referee.game import Cell, Event, RuleReason, Step
from referee.games.carcassonne.expansions.dragon.state import (
    DRAGON,
    LENGTH,
    been,
    brings_walk,
    due,
    fairy_on,
    in_the_city,
    later,
    moved,
    volcanoes,
    waits,
    ways,
)
from referee.games.carcassonne.taking_figures import SHEPHERD, sheep_on, without_sheep
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import DeployedFigure, Table

STAYS = "barn"  # PD-E1: not eaten
ABBOT = "abbot"
FLOCKED = "flocked"  # mark of a turn in which shepherds can no longer act (HS-F11)


@dataclass(frozen=True, slots=True)
class Dragon:
    """The walk of the dragon, or the rest of it, all steps of all players: the cells it enters, in order.
    Entered by the player to move."""

    player: str
    path: tuple[Cell, ...]


@rule("PD-M2")
def has_walked(table: Table, player: str) -> RuleReason | None:
    """A turn with a dragon tile ends only after the dragon's walk."""
    return RuleReason("PD-M2", "must_walk") if due(table) else None


def in_walk(table: Table, move: Dragon) -> Reasons:
    """Check that the player is to move; a whole walk may also be entered by the player whose turn it is."""
    if not_started(table) and move.player == table.turn.player:
        yield from not_over(table, move)
    else:
        yield from in_turn(table, move)


def not_started(table: Table) -> bool:
    """Return whether the game waits for the first step."""
    return waits(table) and not table.turn.walk


def may_walk(table: Table, move: object) -> Reasons:
    """The dragon walks when its walk is due, after everything else that must precede the end of the turn."""
    if not due(table):
        coming = later(table) and brings_walk(table.turn, table)
        yield RuleReason("PD-M3", "after_scoring") if coming else RuleReason("PD-M2", "no_walk")
        return
    for ends in () if table.turn.walk or table.turn.step == "place" else table.book.turn.end_checks:
        reason = None if ends is has_walked else ends.apply(table, table.phase.mover or "")
        if reason is not None:
            yield reason


def along_tiles(table: Table, move: Dragon) -> Reasons:
    """It enters cells with tiles only."""
    for cell in move.path:
        if not table.board.holds(cell):
            yield RuleReason("PD-M2", "no_tile", {"cell": cell})
            return


def step_by_step(table: Table, move: Dragon) -> Reasons:
    """It moves between adjacent tiles, none twice, six steps or until it is blocked (PD-M2)."""
    gone = been(table)
    for cell in move.path:
        if (reason := hindered(table, gone, cell)) is not None:
            yield reason
            return
        gone = (*gone, cell)
    if not gone:
        yield nowhere(table)
        return
    count = len(gone) - 1
    if count > LENGTH or ways(table, gone):
        yield RuleReason("PD-M2", "six_steps", {"count": count, "most": LENGTH}, gone[1:])


def nowhere(table: Table) -> RuleReason:
    """Return the reason that its place is not known."""
    return RuleReason("PD-M1", "nowhere", {}, tuple(volcanoes(table)))


def hindered(table: Table, gone: tuple[Cell, ...], cell: Cell) -> RuleReason | None:
    """Return why it cannot enter a cell after these ones."""
    if not gone:
        return nowhere(table)
    at = gone[-1]
    if abs(cell[0] - at[0]) + abs(cell[1] - at[1]) != 1:
        return RuleReason("PD-M2", "not_beside", {"cell": cell, "other": at}, (at, cell))
    if fairy_on(table, cell):
        return RuleReason("PD-F4", "fairy", {}, (cell,))
    if in_the_city(table, cell):
        return applies("PD-M5", (cell,))
    if cell in gone:
        return RuleReason("PD-M2", "been_there", {"cell": cell}, (cell,))
    return None


def walks(table: Table, player: str) -> Iterator[Dragon]:
    """Yield every walk from its cell, if it has to walk."""
    gone = been(table)
    if gone and due(table):
        yield from (Dragon(player, path[len(gone) :]) for path in _ways(table, gone))


def _ways(table: Table, gone: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    """Yield every walk that begins with these cells."""
    ahead = ways(table, gone)
    if not ahead:
        yield gone
    for cell in ahead:
        yield from _ways(table, (*gone, cell))


def eaten(table: Table, path: tuple[Cell, ...]) -> tuple[DeployedFigure, ...]:
    """Return the figures on the cells that it enters."""
    there = (f for f in table.figures if (f.x, f.y) in path and f.kind != STAYS)
    return tuple(f for f in there if not sheltered(table, f))


def sheltered(table: Table, figure: DeployedFigure) -> bool:
    """Return whether a figure stands where the dragon does not eat it (PD-E3)."""
    safe = table.book.deployment.sheltered_kinds
    if not safe or figure.segment < 0:
        return False
    return table.board.cells[figure.x, figure.y].kinds[figure.segment] in safe


def walk(table: Table, player: str, path: tuple[Cell, ...]) -> Step[Table]:
    """Move the dragon to the end of a path and return everything it ate (PD-E1), with figures left without
    company (PD-E2)."""
    food = eaten(table, path)
    home = scoring.go_home(table, food)
    after = without_sheep(home.state, [figure for figure in food if figure.kind == SHEPHERD])
    went = Event("dragon", {"player": player}, path)
    return Step(moved(after, path[-1]) if path else after, (went, *home.events))


def why_walked(table: Table, move: Dragon) -> Reasons:
    """Return how far it walks and which figures it eats."""
    yield from assumed_turn(table, move, "step_end")
    yield RuleReason("PD-M2", "walks", {"count": len(move.path)}, move.path)
    yield applies("PD-M3")
    yield from what_is_eaten(table, move.player, move.path)


def what_is_eaten(table: Table, player: str, path: tuple[Cell, ...]) -> Reasons:
    """Return which figures and tokens leave the table on a path."""
    before = table if table.turn.walk else scoring.before_scoring(table).state
    step = walk(before, player, path)
    for event in step.events[1:]:
        values = {"player": event.values["player"], "figure": event.values["kind"]}
        alone = event.tiles[0] not in path
        yield RuleReason(
            "PD-E2" if alone else "PD-E1", "left_alone" if alone else "eaten", values, event.tiles
        )
        if event.values["kind"] == ABBOT:
            yield applies("AT-R6", event.tiles)
    count = sheep_on(before) - sheep_on(step.state)
    if count:
        yield RuleReason("HS-I1", "sheep_eaten", {"count": count}, path)
    if _fields(before, eaten(before, path)) & _fields(before, step.state.figures):
        yield applies("HS-I3", path)


def _fields(table: Table, figures: Iterable[DeployedFigure]) -> set[Region]:
    """Return the fields of the shepherds among these figures."""
    return {table.board.region(f[2:]) for f in figures if f.kind == SHEPHERD and f.segment >= 0}


def do_walk(table: Table, move: Dragon) -> Step[Table]:
    """Walk to the end of the path; then only the end of the turn follows."""
    return go_along(table, move.player, move.path, over=True)


def go_along(table: Table, player: str, path: tuple[Cell, ...], *, over: bool) -> Step[Table]:
    """Walk along a path; `over`: the walk ends there. What precedes the scoring comes before the first step
    (closed fields are herded)."""
    first = Step(table) if table.turn.walk else scoring.before_scoring(table)
    turn = table.turn.but(player=table.turn.player or player, due=None, walk=None)
    if over:
        turn = turn.but(marks=turn.marks - {DRAGON})
    else:
        turn = turn.but(marks=turn.marks | {DRAGON}, due=(DRAGON,), walk=(*been(table), *path))
    if turn.step != "place":
        flocked = {FLOCKED} if SHEPHERD in table.book.figures else set()
        turn = turn.but(step="end", marks=turn.marks | flocked)
    then = walk(replace(first.state, turn=turn), player, path)
    return Step(then.state, (*first.events, *then.events), first.lines)


MOVE = Action(
    Dragon,
    (in_walk, may_walk, along_tiles, step_by_step),
    do_walk,
    why_walked,
    firm=(not_over, along_tiles),
    offers=walks,
)
