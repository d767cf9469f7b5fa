"""The Phantom (PH-1): a follower that may be put in addition to the figure of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from referee.game import Options, RuleReason, Step
from referee.game.offline import OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Ref
from referee.tiles.play.actions import Action, deployment_checks, deployment_choices
from referee.tiles.rules.action import Reasons, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table

PHANTOM = "phantom"  # kind of figure, move, and mark of a turn


@dataclass(frozen=True, slots=True)
class Phantom:
    """Put the phantom on a feature, in addition to the figure of this turn; `kind` is always phantom."""

    player: str
    x: int
    y: int
    feature: Ref
    kind: str = field(default=PHANTOM, metadata={"names": "detail"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with a phantom for each player: a meeple with a separate supply."""
    kind = replace(book.figures["meeple"], supply=1, allows=(like_a_meeple,), in_addition=True)
    return book.add(figures={PHANTOM: kind})


@rule("PH-1")
def like_a_meeple(claim: DeploymentContext) -> RuleReason:
    """The phantom is a follower of strength 1, which may also be the only figure of the turn."""
    return applies("PH-1", (claim.cell,))


def deployment(move: Phantom) -> Deploy:
    """Return the deployment that the move makes."""
    return Deploy(move.player, move.kind, move.x, move.y, move.feature)


def is_one(table: Table, move: Phantom) -> Reasons:
    """Only the phantom comes as a second figure."""
    if move.kind != PHANTOM:
        yield RuleReason("PH-1", "no_phantom", {"figure": move.kind})


def after_the_figure(table: Table, move: Phantom) -> Reasons:
    """It is put after the figure of the turn, once, before the tile brings anything else."""
    turn, values = table.turn, {"player": move.player}
    if turn.step == "place":
        yield RuleReason(table.book.ids.order, "step_place", values)
    elif turn.step == "act":
        yield RuleReason("PH-1", "figure_first", values, turn.placed or ())
    for second in table.book.deployment.second_checks if turn.step == "end" else ():
        if (reason := second.apply(table, move.player)) is not None:
            yield reason


def may_stand(table: Table, move: Phantom) -> Reasons:
    """Where it may be put does not differ from the first figure."""
    one = deployment(move)
    for check in (
        deployment_checks.just_placed,
        deployment_checks.in_supply,
        deployment_checks.claim_stands,
    ):
        yield from check(table, one)


def room_for_it(table: Table, move: Phantom) -> Reasons:
    """See `deployment_checks.room_for_it`."""
    yield from deployment_checks.room_for_it(table, deployment(move))


def do_put(table: Table, move: Phantom) -> Step[Table]:
    """Put it there; the turn only has to be ended."""
    return deployment_checks.do_deploy(table, deployment(move))


def why_put(table: Table, move: Phantom) -> Reasons:
    """Return what allows it."""
    if table.turn.step is None:
        yield RuleReason("TR-assumed", "step_end", {"player": move.player})
    for reason in deployment_checks.why_deployed(table, deployment(move)):
        if (reason.rule, reason.key) != ("TR-assumed", "step_act"):
            yield reason


def offered(table: Table, player: str) -> Iterator[Phantom]:
    """Yield the phantom on every feature where a figure of the turn could be put, legal or not."""
    if table.turn.step == "end" and table.supply.left(player, PHANTOM) > 0:
        for one in deployment_choices.thinkable(table, player):
            if one.kind == PHANTOM:
                yield Phantom(player, one.x, one.y, one.feature)


MOVE = Action(
    Phantom,
    (in_turn, is_one, after_the_figure, may_stand),
    do_put,
    why_put,
    firm=(not_over, is_one, room_for_it),
    offers=offered,
)
OFFLINE = (
    OfflineMove(
        move=PHANTOM,
        step=("end",),
        unless="taken",
        at=("features", "last", "free"),
        of=("city", "road", "field", "monastery"),
        values={"kind": (PHANTOM,)},
        figure=True,
    ),
)
THE_PHANTOM = Expansion(
    "phantom",
    (
        Element(
            extend, switch("ext.phantom", "PH-1"), {PHANTOM: MOVE}, help={"act": ("PH-1",)}, offline=OFFLINE
        ),
    ),
    figures=(PHANTOM,),
)
