"""The School (SC-...): who completes a road to it takes the teacher, who copies the next points."""

from __future__ import annotations

from functools import partial

from referee.game import (
    Cell,
    Event,
    Options,
    PadCount,
    PositionFinding,
    RuleReason,
    ScoreLine,
    Step,
)
from referee.game.offline import OfflineStep
from referee.games.carcassonne import base_game
from referee.games.carcassonne.expansion import COMPLETED, Element, Expansion, switch
from referee.games.carcassonne.expansions.promos.teacher import (
    MOVE,
    TEACHER,
    begin,
    chooser,
    copy_of,
    waits_for,
)
from referee.tiles.model.multi_cell import cells_of, origin
from referee.tiles.model.regions import Region
from referee.tiles.play import completed_features
from referee.tiles.play.feature_scores import lines_of
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadRules, points_entered
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules, SetupRules, TurnRules
from referee.tiles.rules.table import Table, Token
from referee.tiles.rules.waiting_step import WaitingStep

SCHOOL = "school"  # mark of a tile of two cells
AT_ONCE = -10  # order: before wagons drive on and markers move
START = (*base_game.START, (1, 0, "school/RRRRRR", 0))  # SC-1: next to the start tile
COPIED = PadCount("copied", 1, 200, None, (False,))

PAD = points_entered("SC-2", TEACHER, COPIED)


def extend(book: Book, options: Options) -> Book:
    """Return the book with the school."""
    step = WaitingStep((MOVE.move,), begin, chooser, order=AT_ONCE, optional=False, needs=(SCHOOL,))
    return book.add(
        SetupRules(supplies=(in_the_school,)),
        TurnRules(waiting_steps={TEACHER: step}),
        PlacementRules(effects=(comes_with_it,)),
        ScoringRules(together=(copied,), after_scoring=(taken,)),
        ReportRules(
            findings=(one_teacher,), feature_notes=(leads_there, teacher_copies), line_notes=(by_the_teacher,)
        ),
        PadRules({TEACHER: PAD}),
    )


# ---- on the table ------------------------------------------------------------------------------------------


def school(table: Table) -> Cell | None:
    """Return the north-west cell of the school, if it is on the table."""
    return next(iter(table.board.landmarks.get(SCHOOL, ())), None)


def leads_to_it(table: Table, region: Region) -> bool:
    """Return whether a region is a road that ends at the school."""
    cells = table.board.cells
    return region.kind == "road" and any(SCHOOL in cells[origin(cells, at)].marks for at in region.cells)


def roads_at_it(table: Table) -> list[Region]:
    """Return the roads that end at the school."""
    at, board = school(table), table.board
    cells = cells_of(board.cells, at) if at is not None else []
    roads = [(*cell, i) for cell in cells for i, kind in enumerate(board.cells[cell].kinds) if kind == "road"]
    return [board.region(piece) for piece in roads]


def linked(table: Table) -> bool:
    """Return whether all roads that end at the school are complete."""
    return all(map(table.done, roads_at_it(table)))


def holder(table: Table) -> str | None:
    """Return the player who has the teacher."""
    return next((seat.id for seat in table.players if table.holds(seat.id, TEACHER)), None)


def with_teacher(table: Table, player: str | None) -> Table:
    """Return the table with the teacher in front of a player, or in the school."""
    for seat in table.players:
        if table.holds(seat.id, TEACHER):
            table = table.with_held(seat.id, TEACHER, 0)
    at, others = school(table), tuple(token for token in table.tokens if token.kind != TEACHER)
    if player is not None:
        return table.but(tokens=others).with_held(player, TEACHER, 1)
    return table.but(tokens=others if at is None else (*others, Token(TEACHER, None, *at, -1)))


@rule("SC-1")
def in_the_school(table: Table) -> Table:
    """The teacher starts in the school."""
    return table if holder(table) else with_teacher(table, None)


@rule("SC-1", needs=(SCHOOL,))
def comes_with_it(before: Table, after: Table, cell: Cell) -> Table:
    """The teacher comes with a school that is drawn."""
    laid = SCHOOL in after.board.cells[origin(after.board.cells, cell)].marks
    return with_teacher(after, None) if laid and holder(after) is None else after


# ---- scoring -----------------------------------------------------------------------------------------------


@rule("SC-2")
def copied(table: Table, cases: tuple[ScoringContext, ...]) -> Step[Table]:
    """Who has the teacher gets the points of the next feature scored, and the teacher returns to the school.
    Of several that pay differently, that player chooses one."""
    player = holder(table)
    if player is None:
        return Step(table)
    found = {one.region: line for one in cases if (line := best_of(table, one.region)) is not None}
    if not found:
        return Step(table)
    back, paid = with_teacher(table, None), {region: line.points for region, line in found.items()}
    if len(set(paid.values())) > 1:
        return Step(waits_for(back, player, paid))
    first = next(iter(found.values()))
    return Step(back, (), (copy_of(first, player),))


def best_of(table: Table, region: Region) -> ScoreLine | None:
    """Return the line with most points that a feature pays."""
    lines = [line for line in lines_of(table, region) if line.points > 0]
    return max(lines, key=lambda line: line.points, default=None)


@rule("SC-1", needs=(SCHOOL,))
def taken(table: Table) -> Step[Table]:
    """Who completes a road that leads to the school takes the teacher after the scoring, unless no road there
    is left to complete."""
    turn = table.turn
    if turn.player is None or not turn.placed or turn.step == "place" or holder(table) == turn.player:
        return Step(table)
    if not any(map(table.done, roads_at_it(table))):  # cheap test first: needed every turn
        return Step(table)
    roads = [one for one in completed_features.completed_by(table, turn.placed) if leads_to_it(table, one)]
    if not roads or linked(table):
        return Step(table)
    event = Event("receive", {"player": turn.player, "what": TEACHER, "count": 1}, roads[0].cells)
    return Step(with_teacher(table, turn.player), (event,))


# ---- findings and reasons ----------------------------------------------------------------------------------


@rule("SC-1")
def leads_there(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report a road that leads to the school."""
    cells = case.region.cells
    return (applies("SC-1", cells),) if leads_to_it(case.table, case.region) else ()


@rule("SC-2")
def teacher_copies(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report who gets, or may choose, the same points for a completed feature that pays."""
    player, table = holder(case.table), case.table
    if player is None or not case.complete or not case.owners():
        return ()
    lines = map(partial(best_of, table), completed_features.completed_and_occupied(table))
    differ = len({line.points for line in lines if line is not None}) > 1
    return (RuleReason("SC-2", "may_copy" if differ else "copies", {"player": player}, case.region.cells),)


@rule("SC-2")
def by_the_teacher(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about the points of the teacher."""
    return (applies("SC-2", line.tiles),) if line.feature_kind == TEACHER else ()


@rule("SC-1")
def one_teacher(table: Table) -> tuple[PositionFinding, ...]:
    """There is one teacher, in the school or in front of a player."""
    there = [(token.x, token.y) for token in table.tokens if token.kind == TEACHER]
    count = len(there) + sum(table.holds(seat.id, TEACHER) for seat in table.players)
    cells = table.board.cells
    outside = tuple(cell for cell in there if SCHOOL not in cells[origin(cells, cell)].marks)
    found = [RuleReason("SC-1", "one_teacher", {"count": count}, tuple(there))] if count > 1 else []
    found += [RuleReason("SC-1", "outside", {}, outside)] if outside else []
    return tuple(PositionFinding("error", reason) for reason in found)


def start(options: Options) -> tuple[tuple[int, int, str, int], ...]:
    """Return the school next to the start tile, which the City replaces (CO-S1): the school is drawn then,
    as with a river, which begins before it."""
    beside = options["ext.school"] == "on" and options.get("ext.count") != "on"
    return START if beside else ()


OFFLINE = (OfflineStep(step=TEACHER, completes=COMPLETED, many=2, optional=False),)
THE_SCHOOL = Expansion(
    "school",
    (
        Element(
            extend,
            switch("ext.school", "SC-1"),
            {TEACHER: MOVE},
            help={"end": ("SC-1", "SC-2")},
            offline=OFFLINE,
        ),
    ),
    ("school",),
    things=(TEACHER,),
    tokens={TEACHER: ()},
    start=start,
)
