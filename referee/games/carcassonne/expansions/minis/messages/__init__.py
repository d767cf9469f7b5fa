"""Messages (ME-...): two markers on the score track; those that stop on every fifth space bring messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import (
    Event,
    Message,
    Options,
    PadCount,
    RuleReason,
    ScoreLine,
    ScorePart,
    Step,
    unknown_text,
)
from referee.game.offline import OfflineStep
from referee.games.carcassonne.expansion import COMPLETED, Element, Expansion, switch
from referee.games.carcassonne.expansions.minis.messages.cards import (
    CARDS,
    FOLLOWER,
    NAMING,
    TILE,
    choices,
    pays,
    seal,
)
from referee.games.carcassonne.expansions.minis.messages.markers import (
    DRAWN,
    MARKERS,
    MESSAGE,
    MESSENGER,
    beyond,
    choosers,
    moved,
    points_gained,
    scored,
    space,
    unmoved,
    with_mark,
)
from referee.games.carcassonne.taking_figures import found_as, named
from referee.tiles.model.position import Standing, Turn
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.state.tile_bag import spent
from referee.tiles.rules.table import DeployedFigure, Table
from referee.tiles.rules.waiting_step import WaitingStep

POINTS, ACTION = CHOICES = ("points", "action")
MORE = f"{MESSAGE}:tile"  # mark of a turn that another part follows
AFTER_ALL = 80  # order: after all steps that pay
PAID = PadCount("message", 1, 200, 2)


@dataclass(frozen=True, slots=True)
class Messenger:
    """Move a marker on the score track, or take the points or the action of a message; `figure`: the one that
    a message scores, or one in the city that it scores."""

    player: str
    marker: str | None = field(default=None, metadata={"names": "marker"})
    card: str | None = field(default=None, metadata={"names": "message"})
    choice: str | None = field(default=None, metadata={"words": CHOICES, "names": "message-choice"})
    figure: Standing | None = None


def extend(book: Book, options: Options) -> Book:
    """Return the book with messages."""
    step = WaitingStep((Messenger,), begin, choosers, resume=resume, order=AFTER_ALL, optional=False)
    return book.add(
        TurnRules(waiting_steps={MESSAGE: step}, next_turn=(one_more,)),
        ScoringRules(upon_points=(points_gained,)),
        ReportRules(findings=(beyond,), line_notes=(why_paid,)),
        PadRules({MESSAGE: PAD}),
    )


def begin(before: Table, after: Table) -> Table:
    """Begin the step if a player has points for a marker, or a message is due."""
    return after.but() if choosers.apply(after) else after


def resume(table: Table) -> Table:
    """Return a table that waits for this step: without points for a marker, a message is due."""
    waits = table.turn.due_step == MESSAGE and not scored(table)
    return with_mark(table, DRAWN) if waits else table


@rule("ME-3")
def one_more(table: Table, turn: Turn) -> Turn:
    """After the message of one more tile, another part of the turn follows; that of a builder comes first."""
    now = table.turn
    if MORE not in now.marks or spent(table):
        return turn
    if (turn.player, turn.part) == (now.player, 2):
        return turn.but(marks=turn.marks | {MORE})
    return Turn(now.player, "place", (), part=2)


# ---- the move ----------------------------------------------------------------------------------------------


def unknown(table: Table, move: Messenger) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a move with words that do not exist, or without those that it needs."""
    marks = move.marker is not None
    expected = {"marker": MARKERS} if marks else {"card": CARDS, "choice": CHOICES}
    for name in ("marker", "card", "choice"):
        given = getattr(move, name)
        if name in expected and given not in expected[name]:
            yield name, unknown_text(name, given, expected[name])
        elif name not in expected and given is not None:
            yield name, Message("error-message-alone")


def is_due(table: Table, move: Messenger) -> Reasons:
    """The game waits for a marker, or for a message."""
    draws = DRAWN in table.turn.marks
    if table.turn.due_step != MESSAGE:
        yield RuleReason("ME-1" if move.marker else "ME-2", "nothing_due", {"player": move.player})
    elif move.marker and draws:
        yield RuleReason("ME-2", "first", {"player": table.turn.player})
    elif not move.marker and not draws:
        yield RuleReason("ME-2", "not_stopped", {"player": move.player})


def figure_of(table: Table, move: Messenger) -> DeployedFigure | None:
    """Return the figure that a message names."""
    return None if move.figure is None else found_as(table, move.figure)


def names_one(table: Table, move: Messenger) -> Reasons:
    """A message that scores a follower or a city names one, if there is one."""
    if move.card is None or move.choice != ACTION:
        return
    may, figure = choices(table, move.player, move.card), figure_of(table, move)
    if move.card not in NAMING or (not may and move.figure is None):
        return
    regions = {table.board.region(one[2:]) for one in may} if move.card != FOLLOWER else ()
    own = figure is not None and figure.player == move.player
    if own and figure and (figure in may or table.board.region(figure[2:]) in regions):
        return
    yield RuleReason("ME-3", "which", {"player": move.player})


def do_move(table: Table, move: Messenger) -> Step[Table]:
    """Move the marker, or carry out the message."""
    if move.marker is not None:
        after = moved(table, move.player, move.marker)
        at = space(after, move.player, move.marker)
        values = {"player": move.player, "marker": move.marker, "space": at}
        return go_on(Step(after, (Event("marker", values),)))
    return go_on(carried_out(table, move))


def carried_out(table: Table, move: Messenger) -> Step[Table]:
    """Return the table after a message brought its points, or its action."""
    card, figure = move.card or "", figure_of(table, move)
    values = {"player": move.player, "card": card, "choice": move.choice}
    step = Step(table.but(turn=table.turn.but(marks=table.turn.marks - {DRAWN})), (Event(MESSAGE, values),))
    if move.choice == POINTS:
        lines: tuple[ScoreLine, ...] = (seal(move.player),)
    else:
        lines = pays(table, move.player, card, figure)
        if card == TILE:
            step = step._replace(state=with_mark(step.state, MORE))
        elif card == FOLLOWER and figure is not None:
            home = scoring.go_home(step.state, (figure,))
            step = Step(home.state, (*step.events, *home.events))
    return Step(scoring.with_points(step.state, lines), step.events, lines)


def why_moved(table: Table, move: Messenger) -> Reasons:
    """Return the rules."""
    if move.marker is not None:
        points = unmoved(table, move.player)[0]
        at = space(table, move.player, move.marker) + points
        yield RuleReason(
            "ME-1", "moves", {"player": move.player, "marker": move.marker, "points": points, "space": at}
        )
        return
    yield applies("ME-2")
    if move.choice == ACTION:
        yield applies("ME-3")
        if move.card == TILE and spent(table):
            yield RuleReason("ME-3", "no_tile", {"player": move.player})


def offered(table: Table, player: str) -> Iterator[Messenger]:
    """Yield both markers, or both uses of every message."""
    if table.turn.due_step != MESSAGE:
        return
    if DRAWN not in table.turn.marks:
        yield from (Messenger(player, one) for one in MARKERS if unmoved(table, player))
        return
    for card in CARDS:
        yield Messenger(player, card=card, choice=POINTS)
        figures = [named(table, one) for one in choices(table, player, card)]
        yield from (Messenger(player, None, card, ACTION, one) for one in dict.fromkeys(figures) or (None,))


CHECKS = (in_turn, is_due, names_one)
MOVE = Action(
    Messenger,
    CHECKS,
    do_move,
    why_moved,
    firm=CHECKS,
    offers=offered,
    read=unknown,
)


# ---- lines -------------------------------------------------------------------------------------------------


@rule("ME-2")
def why_paid(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule of a line that a message brings."""
    return (applies(line.rule, line.tiles),) if line.feature_kind == MESSAGE else ()


def on_pad(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what a message brings a player."""
    for figure in table.figures:
        part = ScorePart("ME-2", MESSAGE, 1, numbers["message"])
        yield ScoreLine(
            figure.player, "ME-2", (part,), (), MESSAGE, complete=True, holders={figure.player: 1}
        )


PAD = PadEntry((PAID,), lambda n, final: Sketch("field"), pay=on_pad)
HELP = {"end": ("ME-1", "ME-2", "ME-3"), "over": ("ME-4",)}
OFFLINE = (OfflineStep(step=MESSAGE, completes=COMPLETED, moved=True, optional=False),)
MESSAGES = Expansion(
    "messages",
    (Element(extend, switch("ext.messages", "ME-1"), {MESSAGE: MOVE}, help=HELP, offline=OFFLINE),),
    things=(MESSENGER,),
)
