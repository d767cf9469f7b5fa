"""The wagon: a follower that may drive on to another feature when its own has been scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import BadInput, Event, Options, RuleReason, Step
from referee.games.carcassonne.expansions.abbey_and_mayor.wagon_reach import (
    DRIVES_ON,
    WAGON,
    against,
    goals,
    linked,
    reached,
)
from referee.tiles.io.errors import Errors
from referee.tiles.io.features import segment_of
from referee.tiles.model.position import FeatureAt, Ref
from referee.tiles.model.regions import Piece
from referee.tiles.play import scoring
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.seating import clockwise
from referee.tiles.rules.table import DeployedFigure, Table
from referee.tiles.rules.waiting_step import WaitingStep


@dataclass(frozen=True, slots=True)
class Wagon:
    """Drive a wagon from the feature that was just scored to another one."""

    player: str
    from_: FeatureAt = field(metadata={"key": "from", "names": "detail"})
    x: int
    y: int
    feature: Ref


def extend(book: Book, options: Options) -> Book:
    """Return the book with one wagon for each player (AB-S2): placed like a meeple, but not on fields."""
    free = book.figures["meeple"].deploy
    kind = FigureKind(1, DRIVES_ON & frozenset(book.scoring.worth), 1, free, stands="AB-W1", moves=True)
    step = WaitingStep((Wagon,), begin, owners, declined, come_home, resume, needs=(WAGON,))
    return book.add(TurnRules(waiting_steps={WAGON: step}), figures={WAGON: kind})


# ---- who may drive -----------------------------------------------------------------------------------------


def begin(before: Table, after: Table) -> Table:
    """Return the table after a scoring with the wagons whose feature was scored. One that lost a challenge
    (CU-C3) stood on an unfinished one and has gone home, and so has the lord of a castle (BC-C4)."""
    wagons = [one for one in before.figures if one.kind == WAGON and one.segment >= 0]
    left = (after.board.region(one[2:]) for one in wagons if one not in after.figures)
    free = {region for region in left if region.kind in DRIVES_ON and after.done(region)}
    gone = (one for one in wagons if one not in after.figures)
    scored = tuple(one for one in gone if after.board.region(one[2:]) in free)
    return after.but(waiting=(*after.waiting, *scored)) if scored else after


def resume(table: Table) -> Table:
    """Return a table that waits for wagons: those that still stand on a complete feature may drive."""
    scored = {
        one
        for one in table.figures
        if one.kind == WAGON and one.segment >= 0 and table.done(table.board.region(one[2:]))
    }
    return scoring.without(table, scored).but(waiting=tuple(one for one in table.figures if one in scored))


@rule("AB-W5")
def owners(table: Table) -> tuple[str, ...]:
    """The owners of wagons that can drive somewhere, in order from the player of this turn on."""
    waiting = {
        one.player for one in table.waiting if one.kind == WAGON and any(True for _ in goals(table, one))
    }
    return tuple(player for player in clockwise(table, table.turn.player) if player in waiting)


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Wagon) -> Reasons:
    """Reject a place from which there is nothing to drive."""
    errors = Errors(list)
    where = (move.from_.x, move.from_.y)
    segment_of(move.from_.feature, table.board.cells, where, "from.feature", errors)
    if errors:
        raise BadInput({("from.x" if path == "x" else path): why for path, why in errors.items()})
    return iter(())


def piece_at(table: Table, x: int, y: int, feature: Ref) -> Piece:
    """Return the feature of a tile that a reference names; it must exist."""
    return x, y, table.board.cells[x, y].names.find(feature.kind, feature.at)[0]


def driver(table: Table, move: Wagon) -> DeployedFigure | None:
    """Return the waiting wagon that a move names."""
    start = piece_at(table, move.from_.x, move.from_.y, move.from_.feature)
    return next(
        (one for one in table.waiting if (one.player, one.kind, one[2:]) == (move.player, WAGON, start)), None
    )


def may_drive(table: Table, move: Wagon) -> Reasons:
    """A wagon drives when its feature has just been scored, to a free feature that it reaches."""
    cell = (move.from_.x, move.from_.y)
    if table.over:
        yield applies("AB-W6", (cell,))
        return
    wagon = driver(table, move)
    if wagon is None:
        yield RuleReason("AB-W2", "not_scored", {"player": move.player}, (cell,))
        return
    goal = piece_at(table, move.x, move.y, move.feature)
    yield from against(table, goal)
    if goal not in reached(table, wagon) and move.feature.kind in DRIVES_ON:
        key = "not_linked" if linked(table) else "not_near"
        yield RuleReason("AB-W4", key, {"kind": move.feature.kind}, (goal[:2], cell))


def why_drives(table: Table, move: Wagon) -> Reasons:
    """Return what allows it."""
    goal, cell = piece_at(table, move.x, move.y, move.feature), (move.from_.x, move.from_.y)
    kind = move.feature.kind
    yield RuleReason("AB-W2", "drives", {"player": move.player}, (cell,))
    cells = table.board.region(goal).cells
    yield RuleReason("AB-W3", "free", {"kind": kind, "count": len(cells)}, cells)
    yield RuleReason("AB-W4", "linked" if linked(table) else "near", {"kind": kind}, (cell, goal[:2]))
    if move.player != table.turn.player or len({one.player for one in table.waiting}) > 1:
        yield applies("AB-W5", table.turn.placed or ())
    yield applies("AB-W6", (goal[:2],))


def do_drive(table: Table, move: Wagon) -> Step[Table]:
    """Put the wagon on the other feature."""
    wagon, goal = driver(table, move), piece_at(table, move.x, move.y, move.feature)
    assert wagon is not None  # a firm check
    left = tuple(one for one in table.waiting if one != wagon)
    moved = DeployedFigure(move.player, WAGON, *goal)
    values = {"player": move.player, "kind": WAGON, "feature": move.feature.kind}
    event = Event("wagon", values, ((wagon.x, wagon.y), goal[:2]))
    return go_on(Step(table.but(figures=(*table.figures, moved), waiting=left), (event,)))


def declined(table: Table, player: str) -> Step[Table]:
    """The wagon returns to its player."""
    return _home(table, tuple(one for one in table.waiting if (one.player, one.kind) == (player, WAGON)))


def come_home(table: Table) -> Step[Table]:
    """Wagons that can drive nowhere go home."""
    return _home(table, tuple(one for one in table.waiting if one.kind == WAGON))


def _home(table: Table, wagons: tuple[DeployedFigure, ...]) -> Step[Table]:
    left = tuple(one for one in table.waiting if one not in wagons)
    return Step(table.but(waiting=left), tuple(map(scoring.returned, wagons)))


def offered(table: Table, player: str) -> Iterator[Wagon]:
    """Yield every way for the wagon of the player for whom the game waits."""
    for wagon in table.waiting if table.turn.due else ():
        if (wagon.player, wagon.kind) == (player, WAGON):
            start = FeatureAt(wagon.x, wagon.y, ref(table, wagon[2:]))
            for piece in goals(table, wagon):
                yield Wagon(player, start, *piece[:2], ref(table, piece))


def ref(table: Table, piece: Piece) -> Ref:
    """Return the reference to a feature of a tile."""
    tile = table.board.cells[piece[0], piece[1]]
    return Ref(tile.kinds[piece[2]], tile.names.at(piece[2]))


def has_driver(table: Table, move: Wagon) -> Reasons:
    """Check that the wagon exists: otherwise there is nothing to move."""
    if driver(table, move) is None:
        yield RuleReason("AB-W2", "not_scored", {"player": move.player}, ((move.from_.x, move.from_.y),))


MOVE = Action(
    Wagon,
    (readable, in_turn, may_drive),
    do_drive,
    why_drives,
    firm=(readable, in_turn, has_driver),
    offers=offered,
)
