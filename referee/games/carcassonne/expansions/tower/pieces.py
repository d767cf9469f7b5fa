"""Putting a tower piece, and capturing a follower whom the tower reaches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from referee.game import BadInput, Event, Message, RuleReason, Step
from referee.games.carcassonne.expansions.tower import prisoners
from referee.games.carcassonne.expansions.tower.findings import (
    as_many_as_there_are,
    exchanged,
    of_followers,
    on_bases,
)
from referee.games.carcassonne.expansions.tower.supply import dealt, pieces
from referee.games.carcassonne.expansions.tower.towers import (
    TOWER,
    closed_by,
    height,
    reached,
    sheltered,
    standing,
    tower_at,
)
from referee.tiles.model.position import Standing
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, instead_of_a_figure, not_over, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import applies
from referee.tiles.rules.rule_groups import ReportRules, SetupRules
from referee.tiles.rules.table import DeployedFigure, Table, Token


@dataclass(frozen=True, slots=True)
class Tower:
    """Put a tower piece on the base or tower of the tile at (x, y); `capture`: the follower that is then
    taken prisoner."""

    counted: ClassVar[bool] = True

    player: str
    x: int
    y: int
    capture: Standing | None = None


def extend(book: Book) -> Book:
    """Return the book with tower pieces."""
    found = (on_bases, as_many_as_there_are, of_followers, exchanged)
    return book.add(SetupRules(supplies=(dealt,)), ReportRules(findings=found))


def readable(table: Table, move: Tower) -> Reasons:
    """Reject a cell without a tile, on which nothing can be put."""
    if not table.board.holds((move.x, move.y)):
        raise BadInput({"x": [Message("input-no-tile", cell=f"({move.x}, {move.y})")]})
    return iter(())


def may_build(table: Table, move: Tower) -> Reasons:
    """A player who has a piece puts it on any base or open tower."""
    cell = (move.x, move.y)
    if not pieces(table, move.player):
        yield RuleReason("TW-S1", "no_piece", {"player": move.player})
    if TOWER not in table.board.cells[cell].marks:
        yield RuleReason("TW-P2", "no_base", {"cell": cell}, (cell,))
    for figure in closed_by(table, cell):
        yield RuleReason("TW-T1", "closed", {"player": figure.player, "figure": figure.kind}, (cell,))


def may_capture(table: Table, move: Tower) -> Reasons:
    """It may capture one follower that the tower reaches with the new piece."""
    named = move.capture
    if named is None:
        return
    cell = (move.x, move.y)
    there = () if named.x is None or named.y is None else ((named.x, named.y),)
    found = prisoners.meant(table, named)
    whose = {"player": named.player, "figure": named.kind}
    grown = height(table, cell) + 1
    known = named.kind in table.book.figures or found
    if known and not table.book.follows(named.kind):
        yield RuleReason("TW-C3", "no_follower", {"figure": named.kind}, there)
    elif not found:
        yield RuleReason("TW-C1", "nobody", whose, there)
    elif len(found) > 1:
        yield RuleReason("TW-C1", "which", {"player": named.player, "count": len(found)}, there)
    elif sheltered(table, found[0]):
        yield RuleReason("TW-C3", "lord", whose, there)
    elif found[0] not in reached(table, cell, grown):
        yield RuleReason("TW-C1", "not_reached", {**whose, "height": grown}, (cell, *there))


def captured(table: Table, move: Tower) -> DeployedFigure | None:
    """Return the follower that a move captures."""
    found = [] if move.capture is None else prisoners.meant(table, move.capture)
    return found[0] if found else None


def do_build(table: Table, move: Tower) -> Step[Table]:
    """Put the piece there, capture the follower, and exchange prisoners; the turn advances to its end."""
    cell, figure = (move.x, move.y), captured(table, move)
    turn = table.turn.but(player=move.player, step="end", marks=table.turn.marks | {TOWER})
    grown = Token(TOWER, height(table, cell) + 1, *cell, -1)
    before = tower_at(table, cell)
    tokens = (grown if token is before else token for token in table.tokens)
    after = table.but(tokens=tuple(tokens) if before else (*table.tokens, grown), turn=turn)
    if table.held.get(move.player, {}).get(TOWER) is not None:
        after = after.with_held(move.player, TOWER, max(0, pieces(table, move.player) - 1))
    event = Event(TOWER, {"player": move.player, "height": grown.value}, (cell,))
    if figure is None:
        return Step(after, (event,))
    taken = prisoners.take(after, move.player, figure)
    return Step(taken.state, (event, *taken.events))


def why_built(table: Table, move: Tower) -> Reasons:
    """Return the rules that allow it, and what happens to the follower."""
    yield from assumed_turn(table, move, "step_act")
    cell, figure = (move.x, move.y), captured(table, move)
    grown = height(table, cell) + 1
    yield RuleReason("TW-P2", "builds", {"player": move.player, "height": grown}, (cell,))
    if TOWER not in table.held.get(move.player, {}):
        yield applies("TW-S1")
    if figure is None and reached(table, cell, grown):
        yield applies("TW-C1", (cell,))
    if figure is not None:
        there = (figure.x, figure.y)
        values = {"player": figure.player, "figure": figure.kind, "height": grown}
        yield RuleReason("TW-C1", "reached", values, (cell, there))
        yield from prisoners.why_taken(table, move.player, figure)


def others(table: Table, move: Tower) -> tuple[object, ...]:
    """Return the legal moves with the same tower, or the towers that may get a piece."""
    checks = (in_turn, instead_of_a_figure)
    legal = [one for one in offered(table, move.player) if not objected(checks, table, one)]
    same = [one for one in legal if (one.x, one.y) == (move.x, move.y)]
    return tuple(same or (one for one in legal if one.capture is None))


def offered(table: Table, player: str) -> Iterator[Tower]:
    """Yield a piece for every base and open tower, without a prisoner and with each that may be taken."""
    if not pieces(table, player):
        return
    for cell, tile in table.board.cells.items():
        if TOWER in tile.marks and not closed_by(table, cell):
            yield Tower(player, *cell)
            for figure in reached(table, cell, height(table, cell) + 1):
                yield Tower(player, *cell, standing(table, figure))


MOVE = Action(
    Tower,
    (readable, in_turn, instead_of_a_figure, may_build, may_capture),
    do_build,
    why_built,
    others,
    firm=(readable, not_over),
    offers=offered,
)
