"""The escape of knights from besieged cities, after a turn."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Option, RuleReason, Step
from referee.games.carcassonne.expansions.siege.cities import BESIEGED, siege_tiles
from referee.games.carcassonne.taking_figures import Take, meant, named, where
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Action, Reasons
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.table import DeployedFigure, Table
from referee.tiles.rules.waiting_step import AFTER_TURN, WaitingStep

ESCAPE = "escape"  # power of the move, and step
MONASTERY = "monastery"
WHERE = Option("sg.escape", ("siege_tile", "any_tile"), "siege_tile", "SG-4", {"ext.siege": "on"})


def extend(book: Book) -> Book:
    """Return the book with the escape."""
    step = WaitingStep((Take,), begin, escapees_owner, stage=AFTER_TURN, needs=(BESIEGED,))
    return book.add(TurnRules(takers={ESCAPE: TAKER}, waiting_steps={ESCAPE: step}))


def way_out(table: Table, city: Region) -> Cell | None:
    """Return a monastery through which knights leave a besieged city, if there is one."""
    near = siege_tiles(table, city)
    if near and table.options[WHERE.name] == "any_tile":
        near = city.cells
    for cell in near:
        for beside in (cell, *RING[cell]):
            tile = table.board.cells.get(beside)
            if tile is not None and MONASTERY in tile.kinds:
                return beside
    return None


def escapees(table: Table, player: str | None) -> Iterator[DeployedFigure]:
    """Yield the knights of a player who may leave a besieged city."""
    for figure in table.figures:
        if figure.player == player and figure.segment >= 0 and table.book.follows(figure.kind):
            x, y, index = figure[2:]
            if table.board.cells[x, y].kinds[index] != "city":
                continue
            if way_out(table, table.board.region((x, y, index))) is not None:
                yield figure


def begin(before: Table, after: Table) -> Table:
    """Begin the step if a knight of the player may escape."""
    return after.but() if any(True for _ in escapees(after, after.turn.player)) else after


@rule("SG-4")
def escapees_owner(table: Table) -> tuple[str, ...]:
    """The player of this turn, whose knight may escape."""
    player = table.turn.player
    return (player,) if player is not None and any(True for _ in escapees(table, player)) else ()


def may_escape(table: Table, move: Take) -> Reasons:
    """After the own turn one own knight leaves a besieged city through a monastery nearby."""
    if table.turn.due_step != ESCAPE:
        yield RuleReason("SG-4", "later", {"player": move.player}, table.turn.placed or ())
        return
    figure, cells = meant(table, move), where(move)
    if figure is None or figure.player != move.player:
        yield RuleReason("SG-4", "nobody", {"figure": move.figure.kind}, cells)
    elif figure not in escapees(table, move.player):
        yield RuleReason("SG-4", "no_way", {"figure": figure.kind}, cells)


def do_escape(table: Table, move: Take) -> Step[Table]:
    """Return the knight to its player, and figures that are left alone; the turn is over."""
    figure = meant(table, move)
    home = scoring.go_home(table, () if figure is None else (figure,))
    turn = home.state.turn.but(passed=(*(home.state.turn.passed or ()), move.player))
    return go_on(Step(home.state.but(turn=turn), home.events))


def why_escapes(table: Table, move: Take) -> Reasons:
    """Return the rule, with the monastery."""
    figure = meant(table, move)
    assert figure is not None  # checked
    out = way_out(table, table.board.region(figure[2:]))
    cells = (*where(move), *((out,) if out else ()))
    yield RuleReason("SG-4", "escapes", {"player": move.player, "figure": move.figure.kind}, cells)


def offered(table: Table, player: str) -> Iterator[Take]:
    """Yield every knight that may escape now."""
    if table.turn.due_step == ESCAPE:
        for figure in escapees(table, player):
            yield Take(player, ESCAPE, named(table, figure))


def waits(table: Table, move: Take) -> Reasons:
    """Check that the game waits for the escape: otherwise there is no step that it could end."""
    if table.turn.due_step != ESCAPE:
        yield RuleReason("SG-4", "later", {"player": move.player}, table.turn.placed or ())


TAKER = Action(Take, (may_escape,), do_escape, why_escapes, firm=(waits,), offers=offered)
