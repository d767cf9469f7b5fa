"""Crop Circles (CC-...): after such a tile, all players put a follower next to another, or take one home."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from referee.game import BadInput, Event, Options, Reason, Step, unknown_text
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.taking import TAKE, Take, meant, named, where
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Ref, Turn
from referee.tiles.play import scoring
from referee.tiles.play.actions import deployment_checks
from referee.tiles.play.actions.waiting import PASS, go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, TurnRules
from referee.tiles.rules.seating import clockwise_after
from referee.tiles.rules.table import Figure, Table
from referee.tiles.rules.waiting_step import WaitingStep

CIRCLE = "corn_circle"  # move, step and power; with the choice, mark of a turn
MARK = "corn-circle:"  # of a tile, with the kind of feature
CHOICES = ADD, REMOVE = ("add", "remove")
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
    )
    return book.add(
        DeploymentRules(joining={CIRCLE: "CC-2"}),
        TurnRules(waiting_steps={CIRCLE: step}, takers={CIRCLE: TAKER}),
    )


# ---- what is chosen, and who acts --------------------------------------------------------------------------


def kind_of(table: Table) -> str | None:
    """Return the kind of feature of the crop circle just placed, if there is one."""
    for cell in (table.turn.placed or ())[-1:]:
        for mark in table.board.cells[cell].marks:
            if mark.startswith(MARK):
                return mark.removeprefix(MARK).lower()
    return None


def chosen(turn: Turn) -> str | None:
    """Return what was chosen for all."""
    return next((one for one in CHOICES if f"{CIRCLE}:{one}" in turn.marks), None)


def adds(table: Table) -> bool:
    """Return whether followers are put down, which is never compulsory."""
    return chosen(table.turn) == ADD


def followers(table: Table, player: str | None = None) -> Iterator[Figure]:
    """Yield the followers of a player, or of all, on features of the circle's kind."""
    kind = kind_of(table)
    for figure in table.figures if kind else ():
        x, y, segment = figure[2:]
        if segment < 0 or table.board.cells[x, y].kinds[segment] != kind:
            continue
        if player in (None, figure.player) and table.book.follows(figure.kind):
            yield figure


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


def waits(table: Table, move: object) -> Reasons:
    """Check that the game waits for crop circles."""
    if table.turn.due_step != CIRCLE:
        yield Reason("CC-1", "nothing_due", {"player": getattr(move, "player", "")})


def first_chosen(table: Table, move: Deploy | Take) -> Reasons:
    """Check that it was chosen what all players do, and that it is this."""
    choice = chosen(table.turn)
    if choice is None:
        yield Reason("CC-1", "first", {"player": table.turn.player}, (table.turn.placed or ())[-1:])
    elif (choice == ADD) != isinstance(move, Deploy):
        yield Reason("CC-1", choice, {"player": table.turn.player}, (table.turn.placed or ())[-1:])


def after_it(step: Step[Table], before: Table, player: str) -> Step[Table]:
    """Return the step with the choice of a player made, and what follows."""
    turn = replace(before.turn, passed=(*(before.turn.passed or ()), player))
    return go_on(Step(step.state.but(turn=turn), step.events, step.lines))


# ---- the choice --------------------------------------------------------------------------------------------


def known(table: Table, move: CornCircle) -> Reasons:
    """Reject a choice that does not exist."""
    if move.choice not in CHOICES:
        raise BadInput({"choice": [unknown_text("choice", move.choice, CHOICES)]})
    return iter(())


def not_yet(table: Table, move: CornCircle) -> Reasons:
    """It is chosen once."""
    if (choice := chosen(table.turn)) is not None:
        yield Reason("CC-1", choice, {"player": table.turn.player}, (table.turn.placed or ())[-1:])


def do_choose(table: Table, move: CornCircle) -> Step[Table]:
    """Let all players follow the choice."""
    turn = replace(table.turn, marks=table.turn.marks | {f"{CIRCLE}:{move.choice}"})
    values = {"player": move.player, "choice": move.choice, "feature": kind_of(table)}
    return go_on(Step(table.but(turn=turn), (Event(CIRCLE, values, (table.turn.placed or ())[-1:]),)))


def why_chosen(table: Table, move: CornCircle) -> Reasons:
    """Return the rule."""
    values = {"player": move.player, "kind": kind_of(table)}
    key = "chooses_add" if move.choice == ADD else "chooses_remove"
    yield Reason("CC-1", key, values, (table.turn.placed or ())[-1:])


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


# ---- a follower is put next to another ---------------------------------------------------------------------


def beside(table: Table, move: Deploy) -> Reasons:
    """A follower of the supply is put next to one of the player, on a feature of the circle's kind."""
    cell, kind = (move.x, move.y), kind_of(table)
    values = {"figure": move.kind, "kind": move.feature.kind}
    index = table.board.cells[cell].find(move.feature.kind, move.feature.at)[0]
    if move.kind in table.book.figures and not table.book.follows(move.kind):
        yield Reason("CC-2", "no_follower", values, (cell,))
    elif move.feature.kind != kind:
        yield Reason("CC-2", "other_kind", {"kind": kind}, (cell,))
    elif not any(one[2:] == (*cell, index) for one in followers(table, move.player)):
        yield Reason("CC-2", "nobody", {"player": move.player}, (cell,))
    elif move.kind in table.book.figures:
        yield from limits(table, move, index)


def limits(table: Table, move: Deploy, index: int) -> Reasons:
    """Return what else objects to such a figure there; that others are on the feature does not (CC-3)."""
    cell, tile = (move.x, move.y), table.board.cells[move.x, move.y]
    if move.feature.kind not in table.book.goes_on(move.kind):
        yield Reason("CC-3", "not_there", {"figure": move.kind, "kind": move.feature.kind}, (cell,))
    standing = table.occupants.get(table.board.region((*cell, index)), [])
    claim = DeploymentContext(table, move.player, move.kind, cell, tile, index, standing)
    for check in table.book.deployment.checks:
        if (reason := check.apply(claim)) is not None:
            yield reason


def do_put(table: Table, move: Deploy) -> Step[Table]:
    """Put the follower there."""
    return after_it(deployment_checks.do_deploy(table, move), table, move.player)


def why_put(table: Table, move: Deploy) -> Reasons:
    """Return the rules."""
    yield Reason("CC-2", "puts", {"player": move.player, "figure": move.kind}, ((move.x, move.y),))
    yield applies("CC-3", ((move.x, move.y),))


def offered_to(table: Table, player: str) -> Iterator[Deploy]:
    """Yield every follower of the supply next to every one of the player, if nothing objects."""
    for place in dict.fromkeys(followers(table, player)):
        for kind in table.book.on_features:
            if table.book.follows(kind) and table.supply.left(player, kind) > 0:
                one = Deploy(player, kind, place.x, place.y, feature_of(table, place))
                if not any(True for _ in limits(table, one, place.segment)):
                    yield one


def feature_of(table: Table, figure: Figure) -> Ref:
    """Return the feature on which a figure stands."""
    tile = table.board.cells[figure.x, figure.y]
    return Ref(tile.kinds[figure.segment], tile.api_names(figure.segment)[0])


def puts(table: Table, player: str) -> Iterator[Deploy]:
    """Yield what a player may put down, if this was chosen."""
    return iter(dict.fromkeys(offered_to(table, player)) if adds(table) else ())


PUT_CHECKS = (in_turn, first_chosen, deployment_checks.in_supply, beside)
PUT = Action(
    Deploy,
    PUT_CHECKS,
    do_put,
    why_put,
    firm=(in_turn, first_chosen, deployment_checks.point_exists, deployment_checks.room_for_it),
    offers=puts,
)


# ---- a follower is taken home ------------------------------------------------------------------------------


def may_take(table: Table, move: Take) -> Reasons:
    """Everybody takes one own follower home from a feature of the circle's kind."""
    figure, cells = meant(table, move), where(move)
    if figure is None or figure.player != move.player:
        yield Reason("CC-2", "nobody", {"player": move.player}, cells)
    elif not table.book.follows(figure.kind):
        yield Reason("CC-2", "no_follower", {"figure": figure.kind}, cells)
    elif figure not in followers(table, move.player):
        yield Reason("CC-2", "other_kind", {"kind": kind_of(table)}, cells)


def do_take(table: Table, move: Take) -> Step[Table]:
    """Return the follower to its player, without points, and figures that are left alone."""
    figure = meant(table, move)
    return after_it(scoring.go_home(table, () if figure is None else (figure,)), table, move.player)


def why_taken(table: Table, move: Take) -> Reasons:
    """Return the rule."""
    yield Reason("CC-2", "takes", {"player": move.player, "figure": move.figure.kind}, where(move))


def to_take(table: Table, player: str) -> Iterator[Take]:
    """Yield every follower that the player may take home, if this was chosen."""
    if table.turn.due_step == CIRCLE and chosen(table.turn) == REMOVE:
        for figure in dict.fromkeys(followers(table, player)):
            yield Take(player, CIRCLE, named(table, figure))


TAKER = Action(
    Take,
    (waits, first_chosen, may_take),
    do_take,
    why_taken,
    firm=(waits, first_chosen, may_take),
    offers=to_take,
)
CROP_CIRCLES = Expansion(
    "corn-circles",
    (Element(extend, switch("ext.corn_circles", "CC-1"), {CIRCLE: CHOOSE, "take": TAKE, "pass": PASS}),),
    ("corn-circles",),
)
