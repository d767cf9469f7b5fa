"""The Ferries (FY-...): a ferry joins two of the roads that end at its lake, and may be turned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import Cell, Event, Options, PlacedToken, PositionFinding, RuleReason, Step
from referee.game.offline import OfflineMark
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.minis.ferries.lakes import (
    FERRY,
    arm,
    ferry_at,
    in_order,
    lanes,
    met,
    turned,
)
from referee.tiles.model.regions import Piece
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, at_step, edges_exist, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.joins import joined
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import (
    DeploymentRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    TurnRules,
)
from referee.tiles.rules.table import Table, Token


@dataclass(frozen=True, slots=True)
class Ferry:
    """Put the ferry of the tile at (x, y) between the roads that leave it across these two edges, or turn it
    there."""

    player: str
    x: int
    y: int
    edges: tuple[str, ...] = field(metadata={"names": "road"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with ferries."""
    return book.add(
        PlacementRules(effects=(brought,), joins=(ferried,)),
        DeploymentRules(second_checks=(figures_first,)),
        TurnRules(end_checks=(ferry_first,)),
        ScoringRules(also_completed=(moved,)),
        ReportRules(findings=(one_each,)),
    )


# ---- the table ---------------------------------------------------------------------------------------------


@rule("FY-1")
def ferried(table: Table) -> Iterator[tuple[Piece, Piece]]:
    """A ferry joins two of the roads at its lake; the others end there."""
    for token in table.tokens:
        if token.kind == FERRY and len(token.edges) == 2:
            one, two = (arm(table, (token.x, token.y), edge) for edge in token.edges)
            if one is not None and two is not None:
                yield one, two


@rule("FY-1", needs=(FERRY,))
def brought(before: Table, after: Table, cell: Cell) -> Table:
    """A tile with a lake brings a ferry, which is put out after the figure."""
    if FERRY not in after.board.cells[cell].marks:
        return after
    return after.but(turn=after.turn.but(marks=after.turn.marks | {FERRY}))


@rule("FY-1")
def ferry_first(table: Table, player: str) -> RuleReason | None:
    """A turn with a new lake ends only when its ferry has been put out."""
    due = FERRY in table.turn.marks
    return RuleReason("FY-1", "first", {"player": player}, table.turn.placed or ()) if due else None


@rule("FY-1")
def figures_first(table: Table, player: str) -> RuleReason | None:
    """All figures of the turn are put before a ferry is put out or turned."""
    placed = (table.turn.placed or ())[-1:]
    out = any(ferry_at(table, cell) is not None for cell in placed)
    return applies("FY-1", placed) if out or any(turned(table)) else None


@rule("FY-3")
def moved(table: Table) -> Iterator[Piece]:
    """The roads that a ferry turned in this turn has joined or closed may be complete."""
    for cell, edges in turned(table):
        for edge in edges:
            piece = arm(table, cell, edge)
            if piece is not None:
                yield piece


# ---- the move ----------------------------------------------------------------------------------------------


def on_roads(table: Table, move: Ferry) -> Reasons:
    """It lies between two roads at a lake."""
    cell = (move.x, move.y)
    if in_order(move.edges) not in lanes(table, cell):
        yield RuleReason("FY-1", "no_roads", {"cell": cell}, (cell,))


def may_put(table: Table, move: Ferry) -> Reasons:
    """A new ferry is put out first; then the nearest ferries may be turned, each once."""
    cell, new = (move.x, move.y), (table.turn.placed or ())[-1:]
    there = ferry_at(table, cell)
    if FERRY in table.turn.marks:
        if cell not in new:
            yield RuleReason("FY-1", "first", {"player": move.player}, new)
        return
    if there is None or cell not in met(table):
        yield RuleReason("FY-3", "not_met", {"cell": cell}, (cell,))
    elif any(cell == one for one, _ in turned(table)):
        yield RuleReason("FY-3", "once", {}, (cell,))
    elif there.edges == in_order(move.edges):
        yield RuleReason("FY-3", "there", {}, (cell,))


def do_put(table: Table, move: Ferry) -> Step[Table]:
    """Put it there; the turn advances to its end."""
    cell, before = (move.x, move.y), ferry_at(table, (move.x, move.y))
    ferry = Token(FERRY, None, *cell, -1, edges=in_order(move.edges))
    others = tuple(token for token in table.tokens if token is not before)
    changed = in_order((*move.edges, *(before.edges if before else ())))
    marks = table.turn.marks - {FERRY} | (
        {f"{FERRY} {move.x} {move.y} {''.join(changed)}"} if before else set()
    )
    turn = table.turn.but(player=move.player, step="end", marks=marks)
    event = Event(FERRY, {"player": move.player}, (cell,))
    return Step(joined(table.but(tokens=(*others, ferry), turn=turn)), (event,))


def why_put(table: Table, move: Ferry) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    cell = (move.x, move.y)
    new = FERRY in table.turn.marks
    yield RuleReason("FY-1", "puts", {"player": move.player}, (cell,)) if new else applies("FY-3", (cell,))
    yield applies("FY-2", (cell,))


def offered(table: Table, player: str) -> Iterator[Ferry]:
    """Yield every way to put out the new ferry; else every other way for the ferries that may be turned."""
    if table.turn.step not in ("act", "end"):
        return
    done = {cell for cell, _ in turned(table)}
    due = FERRY in table.turn.marks
    for cell in (table.turn.placed or ())[-1:] if due else met(table):
        there = ferry_at(table, cell)
        for edges in lanes(table, cell) if cell not in done else ():
            if there is None or there.edges != edges:
                yield Ferry(player, *cell, edges)


CHECKS = (edges_exist, in_turn, at_step("act", "end"), on_roads, may_put)
MOVE = Action(Ferry, CHECKS, do_put, why_put, firm=(edges_exist, not_over, on_roads), offers=offered)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("FY-1")
def one_each(table: Table) -> tuple[PositionFinding, ...]:
    """Find ferries that join no two roads, second ones, and lakes without a ferry."""
    found, seen = [], set[Cell]()
    for token in (token for token in table.tokens if token.kind == FERRY):
        cell = (token.x, token.y)
        if token.edges not in lanes(table, cell) or cell in seen:
            found.append(PositionFinding("error", RuleReason("FY-1", "no_roads", {"cell": cell}, (cell,))))
        seen.add(cell)
    waiting = (table.turn.placed or ())[-1:]
    lakes = set(table.board.landmarks.get(FERRY, ()))
    missing = tuple(sorted(lakes - seen - {*waiting}))
    if missing:
        found.append(PositionFinding("warning", RuleReason("FY-1", "missing", {}, missing)))
    return tuple(found)


THE_FERRIES = Expansion(
    "ferries",
    (
        Element(
            extend,
            switch("ext.ferries", "FY-1"),
            {FERRY: MOVE},
            help={"act": ("FY-1", "FY-3"), "end": ("FY-2",)},
            offline=(OfflineMark(mark=FERRY, waits=True),),
        ),
    ),
    ("ferries",),
    tokens={FERRY: ()},
    placed={FERRY: PlacedToken("joins", mark=FERRY, on=("road",))},
)
