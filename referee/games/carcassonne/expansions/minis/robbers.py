"""The Robbers (RB-...): next to the marker of another player, they take half of the next points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from referee.game import (
    BadInput,
    Event,
    Option,
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
from referee.tiles.model.regions import Region
from referee.tiles.play.actions.waiting import PASS, go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.seating import clockwise
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import AT_PLACE, WaitingStep

ROBBER = "robber"  # mark of a tile; move, step, and kind of line
BESIDE = "robber_at"  # held: the player next to whose marker it is
OTHERS = Option("rb.others", ("next", "all"), "next", "RB-1", {"ext.robbers": "on"})
POINTS = PadCount("robbed", 1, 200, None)


@dataclass(frozen=True, slots=True)
class Robber:
    """Put the robber next to the marker of another player."""

    player: str
    beside: str = field(metadata={"names": "player"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with the robbers."""
    step = WaitingStep((Robber,), begin, thieves, stage=AT_PLACE, needs=(ROBBER,))
    return book.add(
        TurnRules(waiting_steps={ROBBER: step}),
        ScoringRules(upon_payment=(robbed,)),
        ReportRules(line_notes=(half,)),
        PadRules({ROBBER: PAD}),
    )


# ---- where they are, and who may put one -------------------------------------------------------------------


def victim(table: Table, player: str) -> str | None:
    """Return the player next to whose marker a player's robber is."""
    return table.held.get(player, {}).get(BESIDE) or None


def put(table: Table, player: str, beside: str | None) -> Table:
    """Return the table with a player's robber there, or off the track."""
    having = {thing: what for thing, what in table.held.get(player, {}).items() if thing != BESIDE}
    having |= {BESIDE: beside} if beside else {}
    others = {name: things for name, things in table.held.items() if name != player}
    return table.but(held={**others, player: having} if having else others)


def brought(table: Table) -> bool:
    """Return whether the tile just placed brings the robbers."""
    return any(ROBBER in table.board.cells[cell].marks for cell in (table.turn.placed or ())[-1:])


def begin(before: Table, after: Table) -> Table:
    """Begin the step after such a tile."""
    return after.but() if brought(after) else after


def markers(table: Table, player: str) -> list[str]:
    """Return the players next to whose markers a player may put the robber now."""
    here = (player, victim(table, player))
    return [seat.id for seat in table.players if seat.id not in here]


@rule("RB-1")
def thieves(table: Table) -> tuple[str, ...]:
    """The player of the turn; then the next one whose robber is off the track, or all those, in turn."""
    player, passed = table.turn.player, table.turn.passed or ()
    first, *others = clockwise(table, player)
    if player != first or not others or not brought(table):
        return ()
    off = [one for one in others if victim(table, one) is None]
    if table.options[OTHERS.name] == "next":
        off = [] if set(others) & set(passed) else off[:1]
    return tuple(one for one in (first, *off) if markers(table, one))


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Robber) -> Reasons:
    """Reject a player who is not at the table."""
    if all(seat.id != move.beside for seat in table.players):
        names = [seat.id for seat in table.players]
        raise BadInput({"beside": [unknown_text("player", move.beside, names)]})
    return iter(())


def waits(table: Table, move: Robber) -> Reasons:
    """Check that the game waits for robbers."""
    if table.turn.due_step != ROBBER:
        yield RuleReason("RB-1", "nothing_due", {"player": move.player}, (table.turn.placed or ())[-1:])


def of_another(table: Table, move: Robber) -> Reasons:
    """It is put next to the marker of another player, or moved to that of a third one."""
    if move.beside == move.player:
        yield RuleReason("RB-1", "own_marker", {"player": move.player})
    elif move.beside == victim(table, move.player):
        yield RuleReason("RB-1", "there", {"player": move.player, "robbed": move.beside})


def do_put(table: Table, move: Robber) -> Step[Table]:
    """Put the robber there; the next player may follow."""
    turn = table.turn.but(passed=(*(table.turn.passed or ()), move.player))
    event = Event(ROBBER, {"player": move.player, "robbed": move.beside})
    return go_on(Step(put(table, move.player, move.beside).but(turn=turn), (event,)))


def why_put(table: Table, move: Robber) -> Reasons:
    """Return the rules."""
    values = {"player": move.player, "robbed": move.beside}
    yield RuleReason("RB-1", "puts", values, (table.turn.placed or ())[-1:])
    yield applies("RB-2")


def offered(table: Table, player: str) -> Iterator[Robber]:
    """Yield every marker next to which the robber may be put."""
    if table.turn.due_step == ROBBER:
        yield from (Robber(player, beside) for beside in markers(table, player))


MOVE = Action(
    Robber,
    (readable, in_turn, waits, of_another),
    do_put,
    why_put,
    firm=(readable, in_turn, waits, of_another),
    offers=offered,
)


# ---- what they take ----------------------------------------------------------------------------------------


@rule("RB-2")
def robbed(table: Table, lines: tuple[ScoreLine, ...]) -> Step[Table]:
    """Each robber next to the marker of a player who is paid for features takes half of the points of one of
    them, and returns to the supply; the robbed player keeps all."""
    after, events, taken = table, [], []
    for seat in table.players:
        whom = victim(table, seat.id)
        best = max(paid_to(table, whom, lines), key=lambda line: line.points, default=None) if whom else None
        if best is None:
            continue
        after = put(after, seat.id, None)
        part = ScorePart("RB-2", ROBBER, 1, half_of(best.points))
        found = replace(best, player=seat.id, rule="RB-2", parts=(part,), feature_kind=ROBBER)
        low, high = (None if end is None else half_of(end) for end in (best.low, best.high))
        taken.append(replace(found, holders={seat.id: 1}, low=low, high=high))
        events.append(Event("robs", {"player": seat.id, "robbed": whom}))
    return Step(after, tuple(events), tuple(taken))


def paid_to(table: Table, player: str | None, lines: Iterable[ScoreLine]) -> Iterator[ScoreLine]:
    """Yield the lines of features that move the marker of a player."""
    worth = table.book.scoring.worth
    yield from (one for one in lines if one.player == player and one.points > 0 and one.feature_kind in worth)


def half_of(points: int) -> int:
    """Return half of the points, rounded up."""
    return -(-points // 2)


@rule("RB-2")
def half(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about what robbers take."""
    return (applies("RB-2", line.tiles),) if line.feature_kind == ROBBER else ()


def on_pad(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the robber of a player takes."""
    part = ScorePart("RB-2", ROBBER, 1, half_of(numbers["robbed"]))
    for figure in table.figures:
        yield ScoreLine(figure.player, "RB-2", (part,), (), ROBBER, complete=True, holders={figure.player: 1})


PAD = PadEntry((POINTS,), lambda n, final: Sketch("field"), pay=on_pad)
OFFLINE = (
    *(
        OfflineStep(
            step=ROBBER,
            when={OTHERS.name: value},
            mark=ROBBER,
            begins="at_place",
            others=others,
            lacks=BESIDE,
        )
        for value, others in (("next", "one"), ("all", "all"))
    ),
    OfflineMove(move=ROBBER, due=ROBBER, values={"beside": "players"}, keeps={BESIDE: "beside"}),
)
THE_ROBBERS = Expansion(
    "robbers",
    (
        Element(
            extend,
            switch("ext.robbers", "RB-1"),
            {ROBBER: MOVE, "pass": PASS},
            help={"act": ("RB-1",), "end": ("RB-2",), "over": ("RB-2",)},
            offline=OFFLINE,
        ),
    ),
    ("robbers",),
    (OTHERS,),
    beside=(BESIDE,),
)
