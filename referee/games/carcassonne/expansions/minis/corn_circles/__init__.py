"""Crop Circles (CC-...): after such a tile, all players put a follower next to another, or take one home."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import BadInput, Event, Options, RuleReason, Step, unknown_text
from referee.game.offline import OfflineStep
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.minis.corn_circles.circle import (
    ADD,
    CHOICES,
    CIRCLE,
    MARK,
    adds,
    chosen,
    followers,
    kind_of,
    waits,
)
from referee.games.carcassonne.expansions.minis.corn_circles.putting import PUT, offered_to
from referee.games.carcassonne.expansions.minis.corn_circles.removing import TAKER
from referee.games.carcassonne.taking_figures import TAKE, Take
from referee.tiles.model.moves import Deploy
from referee.tiles.play.actions.waiting import PASS, go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import DeploymentRules, TurnRules
from referee.tiles.rules.seating import clockwise_after
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import WaitingStep

AFTER_ALL = 90  # order: the last step after the scoring


@dataclass(frozen=True, slots=True)
class CornCircle:
    """Choose for all players what a crop circle brings: followers are put next to others, or taken home."""

    player: str
    choice: str = field(metadata={"words": CHOICES})


def extend(book: Book, options: Options) -> Book:
    """Return the book with crop circles."""
    step = WaitingStep(
        (CornCircle, Deploy, Take),
        begin,
        choosers,
        order=AFTER_ALL,
        may_decline=adds,
        deeds={Deploy: PUT},
        needs=(MARK,),
    )
    return book.add(
        DeploymentRules(joining={CIRCLE: "CC-2"}),
        TurnRules(waiting_steps={CIRCLE: step}, takers={CIRCLE: TAKER}),
    )


# ---- what is chosen, and who acts --------------------------------------------------------------------------


def begin(before: Table, after: Table) -> Table:
    """Begin the step after a crop circle if anybody has a follower on such a feature."""
    return after.but() if any(True for _ in followers(after)) else after


@rule("CC-2")
def choosers(table: Table) -> tuple[str, ...]:
    """The player of the turn, who chooses; then all who can follow, from the left neighbour on."""
    player, choice = table.turn.player, chosen(table.turn)
    seats = clockwise_after(table, player)
    if player not in seats or not any(True for _ in followers(table)):
        return ()
    if choice is None:
        return (player,)
    may = offered_to if choice == ADD else followers
    return tuple(one for one in seats if any(True for _ in may(table, one)))


# ---- the choice --------------------------------------------------------------------------------------------


def known(table: Table, move: CornCircle) -> Reasons:
    """Reject a choice that does not exist."""
    if move.choice not in CHOICES:
        raise BadInput({"choice": [unknown_text("choice", move.choice, CHOICES)]})
    return iter(())


def not_yet(table: Table, move: CornCircle) -> Reasons:
    """It is chosen once."""
    if (choice := chosen(table.turn)) is not None:
        yield RuleReason("CC-1", choice, {"player": table.turn.player}, (table.turn.placed or ())[-1:])


def do_choose(table: Table, move: CornCircle) -> Step[Table]:
    """Let all players follow the choice."""
    turn = table.turn.but(marks=table.turn.marks | {f"{CIRCLE}:{move.choice}"})
    values = {"player": move.player, "choice": move.choice, "feature": kind_of(table)}
    return go_on(Step(table.but(turn=turn), (Event(CIRCLE, values, (table.turn.placed or ())[-1:]),)))


def why_chosen(table: Table, move: CornCircle) -> Reasons:
    """Return the rule."""
    values = {"player": move.player, "kind": kind_of(table)}
    key = "chooses_add" if move.choice == ADD else "chooses_remove"
    yield RuleReason("CC-1", key, values, (table.turn.placed or ())[-1:])


def choices(table: Table, player: str) -> Iterator[CornCircle]:
    """Yield both choices, if one is due."""
    if table.turn.due_step == CIRCLE and chosen(table.turn) is None:
        yield from (CornCircle(player, one) for one in CHOICES)


CHOOSE = Action(
    CornCircle,
    (known, in_turn, waits, not_yet),
    do_choose,
    why_chosen,
    firm=(known, in_turn, waits, not_yet),
    offers=choices,
)


CROP_CIRCLES = Expansion(
    "corn-circles",
    (
        Element(
            extend,
            switch("ext.corn_circles", "CC-1"),
            {CIRCLE: CHOOSE, "take": TAKE, "pass": PASS},
            help={"end": ("CC-1", "CC-2")},
            offline=(OfflineStep(step=CIRCLE, mark=MARK, optional=False),),
        ),
    ),
    ("corn-circles",),
)
