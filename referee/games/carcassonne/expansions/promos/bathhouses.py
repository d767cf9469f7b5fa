"""Barber-Surgeons (BS-1): bathhouses of cities and roads, which pay more and keep a meeple. No tile facts are
published: people draw the tiles, with a mark for the number of the bathhouse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from referee.game import (
    Cell,
    Event,
    Options,
    PadCount,
    PositionFinding,
    RuleReason,
    ScoreLine,
    ScorePart,
    Step,
)
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.taking_figures import TAKE, Take, meant, named, where
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import with_features
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.play import scoring
from referee.tiles.rules.action import Action, Reasons
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadRules, points_entered
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import DeployedFigure, Table

BATHHOUSE = "bathhouse"  # mark of a feature, kind of feature, of line and of part; power of the move
BOUGHT = "buy_back"  # kind of line and of part
KINDS, NUMBERS = ("city", "road"), (3, 4, 5)
NEVER_STAYS = ("wagon",)  # it may drive on instead (AB-W2)
IN_ALL = PadCount("bathhouses", min(NUMBERS), 6 * max(NUMBERS), None, (False,))


class Bathhouse(NamedTuple):
    """A bathhouse on the table: its number, its cell, and the feature on which a figure stays."""

    number: int
    cell: Cell
    segment: int


def with_baths(options: Options) -> LibraryChange | None:
    """Return the change of the tiles: a bathhouse is a feature, on which a meeple stays."""
    return LibraryChange("BS-1", tile=with_bath) if options.get("ext.bathhouses") == "on" else None


def with_bath(tile: Tile) -> Tile:
    """Return a tile whose bathhouse, if it has one, is a feature."""
    if not number_of(tile) or BATHHOUSE in tile.kinds or tile.large is not None:
        return tile
    return with_features(tile, (*tile.features, TileFeature(BATHHOUSE)))


def number_of(tile: Tile) -> int:
    """Return the number of the bathhouse of a tile; 0 without one."""
    return max((one.marks.get(BATHHOUSE, 0) for one in tile.features if one.kind in KINDS), default=0)


PAD = points_entered("BS-1", BATHHOUSE, IN_ALL)


def extend(book: Book, options: Options) -> Book:
    """Return the book with bathhouses."""
    return book.add(
        DeploymentRules(kept_kinds={BATHHOUSE: "BS-1"}),
        ScoringRules(after_completion=(paid_and_trapped,), after_scoring=(released,)),
        TurnRules(takers={BATHHOUSE: TAKER}),
        ReportRules(findings=(drawn_wrongly,), feature_notes=(baths_explained,), line_notes=(for_baths,)),
        PadRules({BATHHOUSE: PAD}),
    )


# ---- bathhouses on the table -------------------------------------------------------------------------------


def baths_of(cells: Mapping[Cell, Tile], region: Region) -> list[Bathhouse]:
    """Return the bathhouses of a city or road, the one with the highest number first."""
    if region.kind not in KINDS or not region.marks.get(BATHHOUSE):
        return []
    found = []
    for x, y, index in region.pieces:
        tile = cells[x, y]
        number = tile.features[index].marks.get(BATHHOUSE, 0)
        if number and BATHHOUSE in tile.kinds:
            found.append(Bathhouse(number, (x, y), tile.kinds.index(BATHHOUSE)))
    return sorted(found, key=lambda one: (-one.number, one.cell))


def closed_in(cells: Mapping[Cell, Tile], cell: Cell) -> bool:
    """Return whether the eight cells around a bathhouse are filled."""
    return all(near in cells for near in RING[cell])


def trapped(table: Table) -> Iterator[tuple[DeployedFigure, int]]:
    """Yield the figures in bathhouses, with the number of each bathhouse."""
    cells = table.board.cells
    for figure in table.figures:
        tile = cells[figure.x, figure.y] if figure.segment >= 0 else None
        if tile is not None and tile.kinds[figure.segment] == BATHHOUSE:
            yield figure, number_of(tile)


def bather(case: ScoringContext, owner: str) -> DeployedFigure | None:
    """Return the scoring figure of the owner that stays: a meeple before any other follower."""
    table = case.table
    found = [
        one
        for one in case.figures
        if one.player == owner and table.book.follows(one.kind) and one.kind not in NEVER_STAYS
    ]
    return min(found, key=lambda one: (one.kind != "meeple", one.x, one.y), default=None)


# ---- scoring -----------------------------------------------------------------------------------------------


@rule("BS-1", needs=(BATHHOUSE,))
def paid_and_trapped(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """The only owner of a completed city or road gets the numbers of its bathhouses, and a figure stays."""
    cells = table.board.cells
    baths = baths_of(cells, case.region)
    if not baths or len(owners) != 1:  # what a tie pays is not known for certain
        return Step(table)
    (owner,) = owners
    parts = tuple(
        ScorePart("BS-1", BATHHOUSE, count, number)
        for number, count in Counter(one.number for one in baths).items()
    )
    there = tuple(sorted(one.cell for one in baths))
    line = ScoreLine(owner, "BS-1", parts, there, BATHHOUSE, complete=True, holders={owner: 1})
    figure, bath = bather(case, owner), next((one for one in baths if not closed_in(cells, one.cell)), None)
    if figure is None or bath is None:
        return Step(table, (), (line,))
    kind = table.book.supplies.get(figure.kind, (figure.kind,))[0]
    stays = DeployedFigure(owner, kind, *bath.cell, bath.segment)
    event = Event("trapped", {"player": owner, "kind": kind}, (bath.cell,))
    return Step(table.but(figures=(*table.figures, stays)), (event,), (line,))


@rule("BS-1", needs=(BATHHOUSE,))
def released(table: Table) -> Step[Table]:
    """A figure goes home from a bathhouse once the eight cells around it are filled."""
    cells = table.board.cells
    return scoring.go_home(table, [one for one, _ in trapped(table) if closed_in(cells, (one.x, one.y))])


# ---- the move ----------------------------------------------------------------------------------------------


def may_buy_back(table: Table, move: Take) -> Reasons:
    """At the start of the own turn a player buys an own figure back from a bathhouse."""
    turn, cells = table.turn, where(move)
    if turn.step not in (None, "place") or turn.part != 1:
        yield RuleReason("BS-1", "later", {"player": move.player}, turn.placed or ())
    figure = meant(table, move)
    price = dict(trapped(table)).get(figure) if figure is not None else None
    if move.figure.player != move.player:
        yield RuleReason("BS-1", "not_own", {"player": move.figure.player}, cells)
    elif price is None:
        yield RuleReason("BS-1", "not_trapped", {"figure": move.figure.kind}, cells)
    elif (points := table.points.get(move.player)) is not None and points < price:
        yield RuleReason("BS-1", "too_few", {"player": move.player, "points": price}, cells)


def is_trapped(table: Table, move: Take) -> Reasons:
    """The figure is in a bathhouse: otherwise there is no price."""
    if meant(table, move) not in dict(trapped(table)):
        yield RuleReason("BS-1", "not_trapped", {"figure": move.figure.kind}, where(move))


def do_buy_back(table: Table, move: Take) -> Step[Table]:
    """Pay the number of the bathhouse; the figure is in its player's supply at once."""
    figure = meant(table, move)
    assert figure is not None  # a firm check
    part = ScorePart("BS-1", BOUGHT, 1, -dict(trapped(table))[figure])
    lines = (ScoreLine(move.player, "BS-1", (part,), where(move), BOUGHT),)
    home = scoring.go_home(table.but(turn=table.turn.but(player=move.player)), (figure,))
    return Step(scoring.with_points(home.state, lines), home.events, lines)


def why_bought_back(table: Table, move: Take) -> Reasons:
    """Return the price."""
    figure = meant(table, move)
    assert figure is not None  # checked
    values = {"player": move.player, "figure": figure.kind, "points": dict(trapped(table))[figure]}
    yield RuleReason("BS-1", "buys_back", values, where(move))


def offered(table: Table, player: str) -> Iterator[Take]:
    """Yield every figure that the player may buy back now."""
    if table.turn.step == "place" and table.turn.part == 1:
        for figure, _ in trapped(table):
            if figure.player == player:
                yield Take(player, BATHHOUSE, named(table, figure))


TAKER = Action(Take, (may_buy_back,), do_buy_back, why_bought_back, firm=(is_trapped,), offers=offered)


# ---- reasons and findings ----------------------------------------------------------------------------------


@rule("BS-1")
def for_baths(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about the points of bathhouses."""
    return (applies("BS-1", line.tiles),) if line.feature_kind in (BATHHOUSE, BOUGHT) else ()


@rule("BS-1")
def baths_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report what the bathhouses of a city or road pay, or that a tie leaves it to the players."""
    baths = baths_of(case.board.cells, case.region)
    if not baths:
        return ()
    cells, owners = tuple(sorted(one.cell for one in baths)), case.owners()
    if len(owners) > 1:
        return (RuleReason("BS-1", "shared", {"players": owners}, cells),)
    points = sum(one.number for one in baths)
    return (RuleReason("BS-1", "pays" if case.complete else "would_pay", {"points": points}, cells),)


@rule("BS-1")
def drawn_wrongly(table: Table) -> tuple[PositionFinding, ...]:
    """Find bathhouses with a number that none has."""
    cells = table.board.cells
    found = tuple(sorted(at for at, tile in cells.items() if number_of(tile) not in (0, *NUMBERS)))
    return (PositionFinding("warning", RuleReason("BS-1", "number", {}, found)),) if found else ()


HELP = dict.fromkeys(("place", "end"), ("BS-1",))
BARBER_SURGEONS = Expansion(
    "barber-surgeons",
    (Element(extend, switch("ext.bathhouses", "BS-1"), {"take": TAKE}, help=HELP),),
    change=with_baths,
)
