"""Retrieving the abbot instead of placing a figure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.game import PadCount, RuleReason, ScoreLine, Step
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.play.actions.deployment_checks import put_on_it
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.pad import Numbers, PadEntry, Sketch, surrounded, yes_no
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import DeployedFigure, Table

ABBOT, GARDEN = "abbot", "garden"
RETRIEVED = "retrieved"  # mark of a turn in which the abbot was retrieved


@dataclass(frozen=True, slots=True)
class Retrieve:
    """Retrieve the player's abbot from the tile at (x, y) instead of placing a figure."""

    player: str
    x: int
    y: int


def abbots(table: Table, move: Retrieve) -> Iterator[DeployedFigure]:
    """Yield the player's abbots on a tile whose feature is known; at most one in a legal position."""
    for figure in table.figures:
        if figure[:4] == (move.player, ABBOT, move.x, move.y) and figure.segment >= 0:
            yield figure


def abbot_there(table: Table, move: Retrieve) -> Reasons:
    """An abbot of the player must stand there, on a feature that is not complete."""
    cell = (move.x, move.y)
    abbot = next(abbots(table, move), None)
    if abbot is None:
        yield RuleReason("AT-R1", "no_abbot", {"player": move.player, "figure": ABBOT, "cell": cell})
        others = [f.kind for f in table.figures if (f.player, f.x, f.y) == (move.player, *cell)]
        if others and others[0] != ABBOT:
            yield RuleReason("CB-M7", "stays", {"figure": others[0]}, (cell,))
        return
    region = table.board.region(abbot[2:])
    if table.done(region):
        yield RuleReason("AT-R3", "complete_now", {"kind": region.kind}, (cell,))


def instead_of_a_figure(table: Table, move: Retrieve) -> Reasons:
    """After the tile, and in place of any figure; not the abbot just placed, nor before what must be done."""
    for first in table.book.turn.instead_checks:
        if (reason := first.apply(table, move.player)) is not None:
            yield reason
    cell, turn = (move.x, move.y), table.turn
    last = (turn.placed or ())[-1:]
    put = [figure for one in last for figure in put_on_it(table, move.player, one)]
    if turn.step == "place":
        yield RuleReason(table.book.ids.order, "step_place", {"player": move.player})
    elif turn.step == "end" or put:
        if any(figure in put for figure in abbots(table, move)):
            yield RuleReason("AT-R4", "just_put", {"figure": ABBOT}, (cell,))
        else:
            yield RuleReason("AT-R1", "instead", {"player": move.player, "figure": ABBOT})


def retrieved_now(table: Table) -> bool:
    """Return whether an abbot was retrieved in this part of the turn."""
    return RETRIEVED in table.turn.marks and not table.turn.due


@rule("AT-R1", tables=retrieved_now)
def no_figure_after_him(claim: DeploymentContext) -> RuleReason | None:
    """A player who retrieved the abbot places no figure in that part of the turn, not even a builder
    (AT-R2)."""
    if not retrieved_now(claim.table):
        return None
    id = "AT-R1" if claim.table.book.follows(claim.kind) else "AT-R2"
    return RuleReason(id, "taken_back", {"player": claim.player, "figure": ABBOT})


def worth(table: Table, abbot: DeployedFigure) -> ScoreLine:
    """Return the points for the abbot: the feature counts as incomplete (AT-R5: so vineyards pay nothing)."""
    region = table.board.region(abbot[2:])
    case = ScoringContext(
        table, region, complete=False, figures=[abbot], board=table.board, player=abbot.player
    )
    holders = case.holders()
    return ScoreLine(
        abbot.player, "AT-R1", case.worth(), (abbot[2:4],), region.kind, complete=False, holders=holders
    )


def why_retrieved(table: Table, move: Retrieve) -> Reasons:
    """Return the reason with its points."""
    yield from assumed_turn(table, move, "step_act")
    line = worth(table, next(abbots(table, move)))
    values = {"figure": ABBOT, "points": line.points, "parts": line.parts}
    yield RuleReason("AT-R1", "brings", values, line.tiles)
    if line.feature_kind == "monastery":
        yield applies("AT-R5", line.tiles)


def do_retrieve(table: Table, move: Retrieve) -> Step[Table]:
    """Pay for the abbot and return it to its player; the turn advances to its end. (No effect if there is
    none.)"""
    turn = table.turn.but(player=move.player, step="end", marks=table.turn.marks | {RETRIEVED})
    abbot = next(abbots(table, move), None)
    if abbot is None:
        return Step(replace(table, turn=turn))
    line = worth(table, abbot)
    home = scoring.go_home(replace(table, turn=turn), (abbot,))
    return Step(scoring.with_points(home.state, (line,)), home.events, (line,))


def retrieved_from(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what abbots in a sketch pay when they are retrieved."""
    return (worth(table, abbot) for abbot in table.figures)


def with_abbot(kind: str, around: int) -> Sketch:
    """Return the sketch of an unfinished feature with an abbot."""
    return surrounded(kind, final=True, around=around, figure=ABBOT)


RETRIEVED_PAD = PadEntry(
    (PadCount("around", 0, 7, None), yes_no("monastery")),
    lambda n, final: with_abbot("monastery" if n["monastery"] else GARDEN, n["around"]),
    (False,),
    retrieved_from,
)


def thinkable(table: Table, player: str) -> Iterator[Retrieve]:
    """Yield a move for every abbot of the player."""
    for figure in table.figures:
        if (figure.player, figure.kind) == (player, ABBOT):
            yield Retrieve(player, figure.x, figure.y)


RETRIEVE = Action(
    Retrieve,
    (in_turn, instead_of_a_figure, abbot_there),
    do_retrieve,
    why_retrieved,
    offers=thinkable,
    pays=True,
)


# ---- when it is not in play --------------------------------------------------------------------------------


def never_taken_back(table: Table, move: Retrieve) -> Reasons:
    """Without the abbot in play, nothing is retrieved, even if an abbot is on the table."""
    cell = (move.x, move.y)
    there = [f.kind for f in table.figures if (f.player, f.x, f.y) == (move.player, *cell)]
    yield RuleReason("CB-M7", "stays", {"figure": there[0] if there else "meeple"}, (cell,))
    if ABBOT in there:
        yield applies("AT-S1", (cell,))


NOTHING_TO_RETRIEVE = Action(
    Retrieve,
    (in_turn, never_taken_back),
    lambda table, move: Step(table),
    firm=(not_over, never_taken_back),
)
