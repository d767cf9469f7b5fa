"""Tower pieces: who has how many, where they are placed, and whom a tower reaches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.game import BadInput, Cell, Event, Finding, Message, Reason, Step
from referee.games.carcassonne.expansions.tower import prisoners
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
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ReportRules, SetupRules
from referee.tiles.rules.table import Figure, Table, Token

EACH = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}  # TW-S1: pieces of a player, by the number of players
PIECES = 30
HEIGHTS = tuple(range(1, PIECES + 1))


@dataclass(frozen=True, slots=True)
class Tower:
    """Put a tower piece on the base or tower of the tile at (x, y); `capture`: the follower that is then
    taken prisoner."""

    player: str
    x: int
    y: int
    capture: Standing | None = None


def extend(book: Book) -> Book:
    """Return the book with tower pieces."""
    found = (on_bases, as_many_as_there_are, of_followers, exchanged)
    return book.add(SetupRules(supplies=(dealt,)), ReportRules(findings=found))


# ---- who has how many --------------------------------------------------------------------------------------


def each(table: Table) -> int:
    """Return how many pieces a player of this table gets."""
    return EACH[min(max(len(table.players), 2), 6)]


def used_up(table: Table) -> int:
    """Return the number of pieces on the table; a tower of unknown height has one."""
    return sum(max(1, token.value or 1) for token in table.tokens if token.kind == TOWER)


def pieces(table: Table, player: str) -> int:
    """Return the pieces that a player still has; if that was not given, as many as there can be."""
    given = {seat.id: table.held.get(seat.id, {}).get(TOWER) for seat in table.players}
    own = given.get(player)
    if own is not None:
        return int(own)
    used = used_up(table)
    others = sum(int(count) for count in given.values() if count is not None)
    return max(0, min(each(table), each(table) * len(table.players) - used - others))


@rule("TW-S1")
def dealt(table: Table) -> Table:
    """Every player begins with the same number of pieces. Whose pieces lie on a table that was entered is
    unknown."""
    if any(token.kind == TOWER for token in table.tokens):
        return table
    for seat in table.players:
        if TOWER not in table.held.get(seat.id, {}):
            table = table.with_held(seat.id, TOWER, each(table))
    return table


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Tower) -> Reasons:
    """Reject a cell without a tile, on which nothing can be put."""
    if not table.board.holds((move.x, move.y)):
        raise BadInput({"x": [Message("input-no-tile", cell=f"({move.x}, {move.y})")]})
    return iter(())


def may_build(table: Table, move: Tower) -> Reasons:
    """A player who has a piece puts it on any base or open tower."""
    cell = (move.x, move.y)
    if not pieces(table, move.player):
        yield Reason("TW-S1", "no_piece", {"player": move.player})
    if TOWER not in table.board.cells[cell].marks:
        yield Reason("TW-P2", "no_base", {"cell": cell}, (cell,))
    for figure in closed_by(table, cell):
        yield Reason("TW-T1", "closed", {"player": figure.player, "figure": figure.kind}, (cell,))


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
        yield Reason("TW-C3", "no_follower", {"figure": named.kind}, there)
    elif not found:
        yield Reason("TW-C1", "nobody", whose, there)
    elif len(found) > 1:
        yield Reason("TW-C1", "which", {"player": named.player, "count": len(found)}, there)
    elif sheltered(table, found[0]):
        yield Reason("TW-C3", "lord", whose, there)
    elif found[0] not in reached(table, cell, grown):
        yield Reason("TW-C1", "not_reached", {**whose, "height": grown}, (cell, *there))


def captured(table: Table, move: Tower) -> Figure | None:
    """Return the follower that a move captures."""
    found = [] if move.capture is None else prisoners.meant(table, move.capture)
    return found[0] if found else None


def do_build(table: Table, move: Tower) -> Step[Table]:
    """Put the piece there, capture the follower, and exchange prisoners; the turn advances to its end."""
    cell, figure = (move.x, move.y), captured(table, move)
    turn = replace(table.turn, player=move.player, step="end", marks=table.turn.marks | {TOWER})
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
    yield Reason("TW-P2", "builds", {"player": move.player, "height": grown}, (cell,))
    if TOWER not in table.held.get(move.player, {}):
        yield applies("TW-S1")
    if figure is None and reached(table, cell, grown):
        yield applies("TW-C1", (cell,))
    if figure is not None:
        there = (figure.x, figure.y)
        values = {"player": figure.player, "figure": figure.kind, "height": grown}
        yield Reason("TW-C1", "reached", values, (cell, there))
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


# ---- findings ----------------------------------------------------------------------------------------------


@rule("TW-P1")
def on_bases(table: Table) -> tuple[Finding, ...]:
    """Find towers that are not on a base, or lower than one piece, and two on one tile."""
    found = []
    seen: set[Cell] = set()
    for token in table.tokens:
        if token.kind == TOWER:
            cell = (token.x, token.y)
            if TOWER not in table.board.cells[cell].marks and not table.board.cells[cell].unknown:
                found.append(Finding("error", Reason("TW-P2", "no_base", {"cell": cell}, (cell,))))
            if cell in seen or token.value is None or token.value < 1:
                found.append(Finding("error", Reason("TW-P1", "height", {}, (cell,))))
            seen.add(cell)
    return tuple(found)


@rule("TW-S1")
def as_many_as_there_are(table: Table) -> tuple[Finding, ...]:
    """Find more pieces on the table and with the players than the players were given."""
    cells = tuple((token.x, token.y) for token in table.tokens if token.kind == TOWER)
    count = used_up(table)
    count += sum(int(having[TOWER]) for having in table.held.values() if having.get(TOWER) is not None)
    most = each(table) * len(table.players)
    if count <= most:
        return ()
    return (Finding("error", Reason("TW-S1", "too_many", {"count": count, "most": most}, cells)),)


@rule("TW-C3")
def of_followers(table: Table) -> tuple[Finding, ...]:
    """Find prisoners that no tower can have taken."""
    found = []
    for captor in table.held:
        for owner, kind in table.supply.prisoners(captor):
            if owner == captor:
                values = {"player": captor, "figure": kind}
                found.append(Finding("error", Reason("TW-C2", "own_prisoner", values)))
            elif not table.book.follows(kind):
                found.append(Finding("error", Reason("TW-C3", "no_follower", {"figure": kind})))
    return tuple(found)


@rule("TW-N1")
def exchanged(table: Table) -> tuple[Finding, ...]:
    """Find players who hold followers of each other, which are exchanged at once."""
    seats = [seat.id for seat in table.players]
    found = []
    for number, one in enumerate(seats):
        for other in seats[number + 1 :]:
            due = prisoners.due(table)
            if prisoners.holds_of(table, one, other) and prisoners.holds_of(table, other, one) and not due:
                values = {"players": (one, other)}
                found.append(Finding("warning", Reason("TW-N1", "both_hold", values)))
    return tuple(found)
