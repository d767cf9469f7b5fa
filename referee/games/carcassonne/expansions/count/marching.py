"""Followers march out of the City, to features that are about to be scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import Event, Message, Option, RuleReason, Step, unknown_text
from referee.games.carcassonne.expansions.count.city import LEADS_TO, QUARTERS, count_in, in_the_city
from referee.tiles.model.position import QUARTER, Ref
from referee.tiles.model.regions import Piece, Region
from referee.tiles.play import completed_features, scoring
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Action, Reasons, in_turn, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.table import DeployedFigure, Table
from referee.tiles.rules.waiting_step import BEFORE_FINAL, BEFORE_SCORING, WaitingStep

MARCH, LAST = "march", "march_end"  # the first is also a move; steps, the second before the final scoring
MARKET, DRAGON = "market", "dragon"
AFTER_CASTLES = 60  # order of the step: the last one before the scoring
FINAL = Option("co.final", ("market", "any"), "market", "CO-E1", {"ext.count": "on"})


@dataclass(frozen=True, slots=True)
class March:
    """March with a follower from a quarter of the City to a feature of the tile at (x, y)."""

    player: str
    kind: str
    quarter: str = field(metadata={"names": "quarter"})
    x: int
    y: int
    feature: Ref


def extend(book: Book) -> Book:
    """Return the book with followers who march."""
    before = WaitingStep(
        (March,), begin, in_order, stage=BEFORE_SCORING, order=AFTER_CASTLES, needs=(QUARTER,)
    )
    last = WaitingStep((March,), begin, last_in_order, stage=BEFORE_FINAL, order=10, needs=(QUARTER,))
    return book.add(TurnRules(waiting_steps={MARCH: before, LAST: last}))


# ---- who may march, and where to ---------------------------------------------------------------------------


def at_the_end(table: Table) -> bool:
    """Return whether the final scoring follows."""
    return table.turn.step == "place" or table.turn.due_step == LAST


def ready(table: Table) -> list[tuple[DeployedFigure, str]]:
    """Return the figures that may march out of their quarters now: not out of the count's (CO-M2)."""
    barred = count_in(table)
    here = [one for one in in_the_city(table) if one[1] != barred]
    if at_the_end(table) and table.options[FINAL.name] == "market":
        return [one for one in here if one[1] == MARKET]
    return here


def goals(table: Table) -> list[Region]:
    """Return the features that are about to be scored: completed ones and fields that a barn has scored, or,
    at the end, all others."""
    board = table.board
    if at_the_end(table):
        kinds = LEADS_TO.values()
        return [one for one in board.regions.all() if one.kind in kinds and not table.done(one)]
    settled = scoring.before_scoring(table).state
    more = (board.region(piece) for rule in table.book.scoring.also_scored for piece in rule.apply(settled))
    return list(dict.fromkeys((*completed_features.of_this_turn(settled), *more)))


def against(table: Table, piece: Piece) -> Iterator[RuleReason]:
    """Yield why no figure marches to a feature of this tile."""
    cell = piece[:2]
    dragon = ((token.x, token.y) for token in table.tokens if token.kind == DRAGON)
    if cell in dragon:
        yield RuleReason("PD-M4", "dragon", {}, (cell,))


def ways(table: Table) -> Iterator[tuple[DeployedFigure, str, Piece]]:
    """Yield every way for every figure, of several of one player and kind in a quarter for one."""
    here = list(dict.fromkeys(ready(table)))
    if not here:
        return
    kinds = {LEADS_TO[quarter] for _, quarter in here}
    found = [region for region in goals(table) if region.kind in kinds]
    pieces = [
        (region.kind, piece)
        for region in found
        for piece in dict.fromkeys(sorted(region.pieces))
        if not any(True for _ in against(table, piece))
    ]
    for figure, quarter in here:
        kind = LEADS_TO[quarter]
        if kind in table.book.goes_on(figure.kind):
            yield from ((figure, quarter, piece) for one, piece in pieces if one == kind)


def _seats(table: Table, after: int) -> tuple[str, ...]:
    """Return the players who can march, in order; the first of all is so many seats after the player whose
    turn it is."""
    seats = [seat.id for seat in table.players]
    at = seats.index(table.turn.player) if table.turn.player in seats else 0
    marching = {figure.player for figure, _, _ in ways(table)}
    order = [seats[(at + after + number) % len(seats)] for number in range(len(seats))]
    return tuple(player for player in order if player in marching)


@rule("CO-M1")
def in_order(table: Table) -> tuple[str, ...]:
    """The players who can march, from the left neighbour of the player whose turn it is on; that player is
    the last."""
    return _seats(table, 1)


@rule("CO-E1")
def last_in_order(table: Table) -> tuple[str, ...]:
    """The same at the end, when the turn has gone on to that neighbour."""
    return _seats(table, 0)


def begin(before: Table, after: Table) -> Table:
    """Return the table, changed if anybody can march."""
    return after.but() if any(True for _ in ways(after)) else after


# ---- the move ----------------------------------------------------------------------------------------------


def unknown(table: Table, move: March) -> Iterator[tuple[str, Message]]:
    """Yield the error of a move that names a quarter that does not exist."""
    if move.quarter not in QUARTERS:
        yield "quarter", unknown_text("quarter", move.quarter, QUARTERS)


def marcher(table: Table, move: March) -> DeployedFigure | None:
    """Return the figure that a move names."""
    named = (move.player, move.kind, move.quarter)
    return next(
        (one for one, quarter in in_the_city(table) if (one.player, one.kind, quarter) == named), None
    )


def is_due(table: Table, move: March) -> Reasons:
    """A scoring is about to begin, and the figure stands in the quarter."""
    if table.turn.due_step not in (MARCH, LAST):
        yield RuleReason("CO-M1", "nothing_due", {"player": move.player})
    if marcher(table, move) is None:
        yield RuleReason("CO-M1", "nobody", {"figure": move.kind, "quarter": move.quarter})


def may_march(table: Table, move: March) -> Reasons:
    """It marches out of a quarter without the count, to a feature to which the quarter leads and which is
    about to be scored."""
    cell, kind = (move.x, move.y), move.feature.kind
    piece = (*cell, table.board.cells[cell].names.find(kind, move.feature.at)[0])
    if move.quarter == count_in(table):
        yield RuleReason("CO-M2", "stays", {"quarter": move.quarter})
    elif at_the_end(table) and table.options[FINAL.name] == "market" and move.quarter != MARKET:
        yield RuleReason("CO-E1", "market_only", {"quarter": move.quarter})
    if kind != LEADS_TO.get(move.quarter):
        yield RuleReason("CO-M1", "leads", {"quarter": move.quarter, "kind": LEADS_TO[move.quarter]}, (cell,))
    elif table.board.region(piece) not in goals(table):
        id = "CO-E1" if at_the_end(table) else "CO-M4" if kind == "field" else "CO-M1"
        yield RuleReason(id, "not_scored", {"kind": kind}, table.board.region(piece).cells)
    yield from against(table, piece)


def do_march(table: Table, move: March) -> Step[Table]:
    """Put the figure on the feature."""
    figure, cell = marcher(table, move), (move.x, move.y)
    assert figure is not None  # a firm check
    left = list(table.figures)
    left.remove(figure)
    index = table.board.cells[cell].names.find(move.feature.kind, move.feature.at)[0]
    values = {"player": move.player, "kind": move.kind, "quarter": move.quarter, "feature": move.feature.kind}
    event = Event(MARCH, values, (figure[2:4], cell))
    marched = DeployedFigure(move.player, move.kind, *cell, index)
    return go_on(Step(table.but(figures=(*left, marched)), (event,)))


def why_marched(table: Table, move: March) -> Reasons:
    """Return the rules that allow it."""
    cells = ((move.x, move.y),)
    id = "CO-E1" if at_the_end(table) else "CO-M1"
    values = {"figure": move.kind, "quarter": move.quarter, "kind": move.feature.kind}
    yield RuleReason(id, "marches", values, cells)
    yield applies("CO-M3", cells)
    if move.quarter == MARKET and not at_the_end(table):
        yield applies("CO-M4", cells)


def offered(table: Table, player: str) -> Iterator[March]:
    """Yield every way for the figures of a player."""
    if table.turn.due_step not in (MARCH, LAST):
        return
    for figure, quarter, (x, y, index) in ways(table):
        if figure.player == player:
            tile = table.board.cells[x, y]
            yield March(player, figure.kind, quarter, x, y, Ref(tile.kinds[index], tile.names.at(index)))


CHECKS = (in_turn, is_due, may_march)
MOVE = Action(
    March,
    CHECKS,
    do_march,
    why_marched,
    lambda table, move: tuple(one for one in offered(table, move.player) if not objected(CHECKS, table, one)),
    firm=(in_turn, is_due),
    offers=offered,
    read=unknown,
)
