"""Little Buildings (LB-1): sheds, houses and towers that make features worth more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from referee.game import (
    BadInput,
    Cell,
    Event,
    Message,
    Option,
    Options,
    PadCount,
    PlacedToken,
    PositionFinding,
    RuleReason,
    ScorePart,
    Step,
    unknown_text,
)
from referee.game.offline import OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, instead_of_a_figure, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.completion import ring_around
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadExtra, PadRules
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import FinalRules, ReportRules, ScoringRules, SetupRules
from referee.tiles.rules.table import Table, Token

SHED, HOUSE, TOWER = "shed", "house", "watch"  # tokens, things held and parts of the arithmetic
KINDS = (TOWER, HOUSE, SHED)  # in the order of the option
BUILDING = "building"  # move, event, and mark of a turn
ALL = 6  # LB-1: of each kind, for all players
POINTS = Option("lb.points", ("1/1/1", "3/2/1"), "1/1/1", "LB-1", {"ext.little_buildings": "on"})
PAD = ("road", "city", "monastery", "field", "garden", "laid-abbot")  # entries of the score pad


@dataclass(frozen=True, slots=True)
class Building:
    """Put a little building on the tile just placed."""

    player: str
    kind: str = field(metadata={"words": KINDS, "names": "token"})
    x: int
    y: int


def extend(book: Book, options: Options) -> Book:
    """Return the book with little buildings."""
    return book.add(
        SetupRules(supplies=(dealt,)),
        ScoringRules(worth=dict.fromkeys(book.scoring.worth, (built_up,))),
        FinalRules(additions=(built_up,)),
        PadRules(extras=tuple(on_pad(what, kind) for what in PAD for kind in KINDS)),
        ReportRules(findings=(one_a_tile,), feature_notes=(named,)),
    )


@cache  # books compare equal only if their functions are the same
def on_pad(entry: str, kind: str) -> PadExtra:
    """Return the number of these buildings on the feature of an entry of the score pad."""
    alter = lambda sketch, n: sketch.but(tokens=(*sketch.tokens, *((kind, 0),) * n))  # noqa: E731
    return PadExtra(entry, PadCount(kind, 0, ALL, 0), alter)


# ---- who has how many --------------------------------------------------------------------------------------


def each(table: Table) -> int:
    """Return how many of each kind a player gets."""
    return ALL // max(1, len(table.players))


def used(table: Table, kind: str) -> int:
    """Return how many of a kind are on the table."""
    return sum(token.kind == kind for token in table.tokens)


def left(table: Table, player: str, kind: str) -> int:
    """Return how many of a kind a player still has; if that was not given, as many as there can be."""
    own = table.held.get(player, {}).get(kind)
    if own is not None:
        return int(own)
    others = sum(table.holds(seat.id, kind) for seat in table.players)
    return max(0, min(each(table), each(table) * len(table.players) - used(table, kind) - others))


@rule("LB-1")
def dealt(table: Table) -> Table:
    """Every player begins with the same number. Whose buildings are on an entered table is not known."""
    for kind in KINDS if not any(used(table, kind) for kind in KINDS) else ():
        for seat in table.players:
            if kind not in table.held.get(seat.id, {}):
                table = table.with_held(seat.id, kind, each(table))
    return table


# ---- what they are worth -----------------------------------------------------------------------------------


def points_of(options: Options) -> dict[str, int]:
    """Return the points for each kind."""
    return dict(zip(KINDS, map(int, str(options[POINTS.name]).split("/")), strict=True))


def over(case: ScoringContext) -> set[Cell]:
    """Return the cells over which a feature is scored."""
    table, cells = case.table, set(case.region.cells)
    for cell in case.region.cells:
        if ring := ring_around(table, case.region.kind, cell):
            cells.update(cells_of(case.board.cells, cell), ring)
    return cells


def parts_of(case: ScoringContext) -> Parts:
    """Return what the buildings on the tiles of a feature add to it."""
    if not any(token.kind in KINDS for token in case.table.tokens):
        return ()
    cells, found = over(case), points_of(case.options)
    lying = [token.kind for token in case.table.tokens if (token.x, token.y) in cells]
    return tuple(ScorePart("LB-1", kind, lying.count(kind), found[kind]) for kind in KINDS if kind in lying)


@rule("LB-1")
def built_up(case: ScoringContext, parts: Parts) -> Parts:
    """Every building on the tiles of a feature adds its points, whosever it is."""
    return (*parts, *parts_of(case))


@rule("LB-1")
def named(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the tiles whose buildings add to a feature."""
    cells = over(case) if case.region.kind in case.table.book.scoring.worth else set()
    lying = {(token.x, token.y) for token in case.table.tokens if token.kind in KINDS}
    return (applies("LB-1", cells & lying),) if cells & lying else ()


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Building) -> Reasons:
    """Reject what is no building, and a cell without a tile."""
    if move.kind not in KINDS:
        raise BadInput({"kind": [unknown_text("token", move.kind, KINDS)]})
    if not table.board.holds((move.x, move.y)):
        raise BadInput({"x": [Message("input-no-tile", cell=f"({move.x}, {move.y})")]})
    return iter(())


def may_put_up(table: Table, move: Building) -> Reasons:
    """A player who has such a building puts it on the tile just placed, which has none."""
    cell, placed = (move.x, move.y), (table.turn.placed or ())[-1:]
    if left(table, move.player, move.kind) <= 0:
        yield RuleReason("LB-1", "none_left", {"player": move.player, "token": move.kind})
    if placed and cell not in placed:
        yield RuleReason("LB-1", "not_just_placed", {}, (cell, *placed))
    if any(token.kind in KINDS and (token.x, token.y) == cell for token in table.tokens):
        yield RuleReason("LB-1", "built", {}, (cell,))


def do_build(table: Table, move: Building) -> Step[Table]:
    """Put it there; the turn only has to be ended."""
    marks = table.turn.marks | {BUILDING}
    placed = table.turn.placed or ((move.x, move.y),)
    turn = table.turn.but(player=move.player, step="end", marks=marks, placed=placed)
    after = table.but(tokens=(*table.tokens, Token(move.kind, None, move.x, move.y, -1)), turn=turn)
    if table.held.get(move.player, {}).get(move.kind) is not None:
        after = after.with_held(move.player, move.kind, max(0, left(table, move.player, move.kind) - 1))
    return Step(after, (Event(BUILDING, {"player": move.player, "token": move.kind}, ((move.x, move.y),)),))


def why_built(table: Table, move: Building) -> Reasons:
    """Return what allows it."""
    yield from assumed_turn(table, move, "step_act")
    values = {"player": move.player, "token": move.kind, "points": points_of(table.options)[move.kind]}
    yield RuleReason("LB-1", "builds", values, ((move.x, move.y),))


def offered(table: Table, player: str) -> Iterator[Building]:
    """Yield every kind that the player has, for the tile just placed."""
    for x, y in (table.turn.placed or ())[-1:]:
        yield from (Building(player, kind, x, y) for kind in KINDS if left(table, player, kind) > 0)


MOVE = Action(
    Building,
    (readable, in_turn, instead_of_a_figure, may_put_up),
    do_build,
    why_built,
    firm=(readable, not_over),
    offers=offered,
)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("LB-1")
def one_a_tile(table: Table) -> tuple[PositionFinding, ...]:
    """Find tiles with several buildings, and more buildings than there are."""
    cells = [(token.x, token.y) for token in table.tokens if token.kind in KINDS]
    several = sorted({cell for cell in cells if cells.count(cell) > 1})
    built = (PositionFinding("error", RuleReason("LB-1", "built", {}, (cell,))) for cell in several)
    return (*built, *too_many(table))


def too_many(table: Table) -> Iterator[PositionFinding]:
    """Yield more buildings than the players were given."""
    most = each(table) * len(table.players)
    for kind in KINDS:
        count = used(table, kind) + sum(table.holds(seat.id, kind) for seat in table.players)
        if count > most:
            values = {"token": kind, "count": count, "most": most}
            yield PositionFinding("error", RuleReason("LB-1", "too_many", values))


OFFLINE = (
    OfflineMove(
        move=BUILDING,
        step=("act",),
        at=("tiles", "last"),
        values={"kind": tuple(KINDS)},
        token="{kind}",
        pays="{kind}",
        ends=True,
    ),
)
LITTLE_BUILDINGS = Expansion(
    "little-buildings",
    (
        Element(
            extend,
            switch("ext.little_buildings", "LB-1"),
            {BUILDING: MOVE},
            help={"act": ("LB-1",)},
            offline=OFFLINE,
        ),
    ),
    options=(POINTS,),
    things=KINDS,
    tokens=dict.fromkeys(KINDS, ()),
    placed=dict.fromkeys(KINDS, PlacedToken("tile")),
)
