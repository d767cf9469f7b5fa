"""The Catapult (CP-...): who hits what at the fair cannot be refereed. Players enter what their throws
brought, of which only what is certain is checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from referee.game import (
    Cell,
    Message,
    Options,
    PadCount,
    RuleReason,
    ScoreLine,
    ScorePart,
    Step,
    unknown_text,
)
from referee.game.offline import OfflineMove, OfflineStep
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.taking_figures import cells_of, found_as, kinds_for, named
from referee.tiles.model.position import Standing, Turn
from referee.tiles.play import scoring
from referee.tiles.play.actions.waiting import PASS, go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadRules, points_entered
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ReportRules, TurnRules
from referee.tiles.rules.seating import clockwise
from referee.tiles.rules.table import DeployedFigure, Table
from referee.tiles.rules.waiting_step import AFTER_TURN, WaitingStep

CATAPULT = "catapult"  # move, step, kind of line and of part
FAIR = "fair"  # mark of a tile; of a turn in which one was placed
TARGET, CATCH, KNOCK_OUT, SEDUCTION = TOKENS = ("target", "catch", "knock_out", "seduction")
BRINGS = {TARGET: "points", CATCH: "points", KNOCK_OUT: "home", SEDUCTION: "swap"}
POINTS = 5  # of a target, and of a catch
BEFORE_A_BAZAAR = 50  # order of the step
PAD = points_entered("CP-2", CATAPULT, PadCount(CATAPULT, POINTS, 8 * POINTS, POINTS, (False,)))


@dataclass(frozen=True, slots=True)
class Catapult:
    """Enter what a throw brought: points, followers that are hit, or one that is changed for another kind."""

    player: str
    token: str = field(metadata={"words": TOKENS, "names": "match-throw"})
    points: int | None = field(default=None, metadata={"names": "detail"})
    home: tuple[Standing, ...] | None = None
    swap: tuple[Standing, str] | None = None


def extend(book: Book, options: Options) -> Book:
    """Return the book with the catapult."""
    step = WaitingStep((Catapult,), begin, throwers, stage=AFTER_TURN, order=BEFORE_A_BAZAAR, needs=(FAIR,))
    return book.add(
        TurnRules(waiting_steps={CATAPULT: step}, next_turn=(after_both,)),
        ReportRules(feature_notes=(ends_at_the_fair,), line_notes=(for_throws,)),
        PadRules({CATAPULT: PAD}),
    )


# ---- when players throw ------------------------------------------------------------------------------------


def at_the_fair(table: Table) -> bool:
    """Return whether a tile with a fair was placed in this turn."""
    placed = table.turn.placed or ()
    return FAIR in table.turn.marks or any(FAIR in table.board.cells[cell].marks for cell in placed)


def begin(before: Table, after: Table) -> Table:
    """Begin the step after a turn with a fair."""
    return after.but() if at_the_fair(after) else after


@rule("CP-1")
def after_both(table: Table, turn: Turn) -> Turn:
    """The throws follow the second part that a builder gives."""
    kept = turn.part == 2 and at_the_fair(table)
    return turn.but(marks=turn.marks | {FAIR}) if kept else turn


@rule("CP-1")
def throwers(table: Table) -> tuple[str, ...]:
    """All players, from the one of the turn on, until each passes."""
    return clockwise(table, table.turn.player)


# ---- the move ----------------------------------------------------------------------------------------------


def wrong_fields(table: Table, move: Catapult) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a move with an unknown token or figure, or with what its token does not bring."""
    if move.token not in TOKENS:
        yield "token", unknown_text("choice", move.token, TOKENS)
        return
    for name in ("points", "home", "swap"):
        given = getattr(move, name)
        if BRINGS[move.token] == name and not given:
            yield name, Message("error-required")
        elif BRINGS[move.token] != name and given is not None:
            yield name, Message("error-catapult-only", field=BRINGS[move.token])
    if move.swap and move.swap[1] not in table.book.figures:
        yield "swap[1]", unknown_text("figure", move.swap[1], table.book.figures)


def is_due(table: Table, move: Catapult) -> Reasons:
    """Throws are entered after a turn in which a fair was placed."""
    if table.turn.due_step != CATAPULT:
        yield RuleReason("CP-1", "nothing_due", {"player": move.player}, table.turn.placed or ())


def pays_five(table: Table, move: Catapult) -> Reasons:
    """A target and a catch bring 5 points."""
    if move.points is not None and move.points != POINTS:
        yield RuleReason("CP-2", "points", {"points": move.points, "token": move.token})


def are_followers(table: Table, move: Catapult) -> Reasons:
    """The figures that are hit or changed are followers on the table."""
    for one in (*(move.home or ()), *((move.swap or ())[:1])):
        assert isinstance(one, Standing)
        if found_as(table, one) is None or not table.book.follows(one.kind):
            yield RuleReason("CP-2", "no_follower", {"figure": one.kind}, cells_of(one))


def may_change(table: Table, move: Catapult) -> Reasons:
    """Another player's follower is changed for one of the own supply that may stand there."""
    if move.swap is None or (figure := found_as(table, move.swap[0])) is None:
        return
    kind, at = move.swap[1], ((figure.x, figure.y),)
    if figure.player == move.player:
        yield RuleReason("CP-2", "own", {"player": move.player}, at)
    elif table.supply.left(move.player, kind) <= 0:
        yield RuleReason("CP-2", "none_left", {"player": move.player, "figure": kind}, at)
    elif kind not in kinds_for(table, figure, move.player):
        where = table.board.cells[figure.x, figure.y].kinds[figure.segment]
        yield RuleReason("CP-2", "not_there", {"figure": kind, "kind": where}, at)


def do_throw(table: Table, move: Catapult) -> Step[Table]:
    """Pay the points, send the followers home without points, or change one; its player may enter more."""
    if move.points is not None:
        part = ScorePart("CP-2", move.token, 1, move.points)
        line = ScoreLine(move.player, "CP-2", (part,), (), CATAPULT, holders={move.player: 1})
        return go_on(Step(scoring.with_points(table, (line,)), (), (line,)))
    names = move.home or (move.swap or ())[:1]
    hit = dict.fromkeys(found_as(table, one) for one in names if isinstance(one, Standing))
    home = scoring.go_home(table, [figure for figure in hit if figure is not None])
    if move.swap is None:
        return go_on(home)
    (left,) = (figure for figure in hit if figure is not None)
    comes = DeployedFigure(move.player, move.swap[1], *left[2:])
    return go_on(Step(home.state.but(figures=(*home.state.figures, comes)), home.events))


def why_entered(table: Table, move: Catapult) -> Reasons:
    """Return what the throw does, and who returns with whom."""
    figures = [*(move.home or ()), *((move.swap or ())[:1])]
    cells = tuple(cell for one in figures if isinstance(one, Standing) for cell in cells_of(one))
    yield RuleReason("CP-1", "entered", {"player": move.player})
    yield RuleReason("CP-2", move.token, {"player": move.player}, cells)
    for event in do_throw(table, move).events:
        figure = table.book.figures.get(event.values.get("kind", ""))
        if event.what == "return" and figure is not None and figure.company is not None:
            yield applies(figure.company, event.tiles)


def offered(table: Table, player: str) -> Iterator[Catapult]:
    """Yield the points of both tokens that bring any, and every follower that may be hit or changed; several
    that are hit are entered one after another."""
    if table.turn.due_step != CATAPULT:
        return
    yield from (Catapult(player, token, points=POINTS) for token in (TARGET, CATCH))
    followers = [one for one in table.figures if one.segment >= 0 and table.book.follows(one.kind)]
    names = {figure: named(table, figure) for figure in followers}
    yield from (Catapult(player, KNOCK_OUT, home=(name,)) for name in names.values())
    for figure, name in names.items():
        if figure.player != player:
            for kind in kinds_for(table, figure, player):
                yield Catapult(player, SEDUCTION, swap=(name, kind))


FIRM = (in_turn, is_due, are_followers, may_change)
MOVE = Action(
    Catapult, (*FIRM, pays_five), do_throw, why_entered, firm=FIRM, offers=offered, read=wrong_fields
)


# ---- reasons -----------------------------------------------------------------------------------------------


@rule("CP-1")
def ends_at_the_fair(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report where a fair ends a road."""
    cells = case.board.cells
    fairs: list[Cell] = [
        (x, y)
        for x, y, index in (case.region.pieces if case.region.kind == "road" else ())
        if FAIR in cells[x, y].marks and len(cells[x, y].connections.exits[index]) == 1
    ]
    return (applies("CP-1", tuple(sorted(fairs))),) if fairs else ()


@rule("CP-2")
def for_throws(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about points for throws."""
    return (applies("CP-2"),) if line.feature_kind == CATAPULT else ()


HELP = {"end": ("CP-1", "CP-2")}
ENTERED = partial(OfflineMove, move=CATAPULT, due=CATAPULT)
OFFLINE = (
    OfflineStep(step=CATAPULT, mark=FAIR, begins="after_turn", others="all", again=True),
    *(ENTERED(values={"token": (one,), "points": (POINTS,)}) for one in (TARGET, CATCH)),
    ENTERED(at=("figures", "followers"), values={"token": (KNOCK_OUT,), "home": "[figure]"}, home="home"),
    ENTERED(
        at=("figures", "others", "followers"),
        values={"token": (SEDUCTION,), "swap": "[figure, kinds]"},
        home="swap",
    ),
)
DEEDS = {CATAPULT: MOVE, "pass": PASS}
THE_CATAPULT = Expansion(
    CATAPULT,
    (Element(extend, switch("ext.catapult", "CP-1"), DEEDS, help=HELP, offline=OFFLINE),),
    (CATAPULT,),
)
