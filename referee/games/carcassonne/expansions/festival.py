"""The Festival (FE-1): its tiles let a player take an own figure back instead of placing one."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Option, Options, RuleReason, Step
from referee.game.offline import OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.taking_figures import (
    SHEPHERD,
    TAKE,
    Take,
    meant,
    named,
    sheep_on,
    where,
    without_sheep,
)
from referee.tiles.play import scoring
from referee.tiles.rules.action import Action, Reasons, assumed_turn, instead_of_a_figure
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.table import Table

FESTIVAL = "festival"  # mark of a tile; power of the move
WHICH = Option("fe.take", ("figure", "follower"), "figure", "FE-1", {"ext.festival": "on"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with the power of the festival."""
    return book.add(TurnRules(takers={FESTIVAL: TAKER}))


def celebrates(table: Table) -> bool:
    """Return whether the tile just placed has a festival."""
    placed = (table.turn.placed or ())[-1:]
    return any(FESTIVAL in table.board.cells[cell].marks for cell in placed)


def takes(table: Table, kind: str) -> bool:
    """Return whether the festival takes figures of a kind."""
    return table.options[WHICH.name] == "figure" or table.book.follows(kind)


def may_take(table: Table, move: Take) -> Reasons:
    """A player takes back an own figure after placing a festival, instead of a figure."""
    yield from instead_of_a_figure(table, move)
    figure, cells = meant(table, move), where(move)
    if table.turn.placed and not celebrates(table):
        yield RuleReason("FE-1", "no_festival", {"player": move.player}, table.turn.placed[-1:])
    if move.figure.player != move.player:
        yield RuleReason("FE-1", "not_own", {"player": move.figure.player}, cells)
    elif figure is None:
        yield RuleReason("FE-1", "nobody", {"figure": move.figure.kind}, cells)
    elif not takes(table, figure.kind):
        yield RuleReason("FE-1", "no_follower", {"figure": figure.kind}, cells)


def do_take(table: Table, move: Take) -> Step[Table]:
    """Return the figure to its player, without points, figures left alone, and a shepherd's sheep."""
    figure = meant(table, move)
    turn = table.turn.but(player=move.player, step="end")
    taken = () if figure is None else (figure,)
    home = scoring.go_home(table.but(turn=turn), taken)
    shepherds = [one for one in taken if one.kind == SHEPHERD]
    return Step(without_sheep(home.state, shepherds), home.events, home.lines)


def why_taken(table: Table, move: Take) -> Reasons:
    """Return the rule."""
    yield from assumed_turn(table, move, "step_act")
    yield RuleReason("FE-1", "takes", {"player": move.player, "figure": move.figure.kind}, where(move))
    count = sheep_on(table) - sheep_on(do_take(table, move).state)
    if count:
        yield RuleReason("FE-1", "sheep", {"count": count}, where(move))


def offered(table: Table, player: str) -> Iterator[Take]:
    """Yield every figure that the player may take back."""
    if table.turn.step == "act" and celebrates(table):
        for figure in table.figures:
            if figure.player == player and figure.segment >= 0 and takes(table, figure.kind):
                yield Take(player, FESTIVAL, named(table, figure))


TAKER = Action(Take, (may_take,), do_take, why_taken, offers=offered)
OFFLINE = (
    OfflineMove(
        move="take",
        step=("act",),
        shows=FESTIVAL,
        at=("figures", "own"),
        values={"by": (FESTIVAL,), "figure": "figure"},
        home="figure",
        ends=True,
    ),
)
THE_FESTIVAL = Expansion(
    "festival",
    (
        Element(
            extend, switch("ext.festival", "FE-1"), {"take": TAKE}, help={"act": ("FE-1",)}, offline=OFFLINE
        ),
    ),
    ("festival",),
    (WHICH,),
    rgg={WHICH.name: "follower"},
)
