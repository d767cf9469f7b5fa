"""The Cult (CU-...): shrines, which challenge adjacent monasteries."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Option, Options, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.abbeys import is_abbey
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.board import Board
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play import scoring
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.pad import PadRules, marked
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules
from referee.tiles.rules.table import Table

SHRINE, MONASTERY = "shrine", "monastery"
DEFERRABLE = "special"  # mark of monasteries that abbots may hold lying down
ABBEYS = Option("cu.abbey_restricted", ("on", "off"), "on", "CU-C2", {"ext.shrine": "on", "ext.abbey": "on"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with shrines, which are scored like monasteries and have at most one adjacent
    opponent."""
    return book.add(
        PlacementRules(checks=(one_opponent,)),
        ScoringRules(worth={MONASTERY: (shrine,)}, after_completion=(challenge,)),
        ReportRules(findings=(opponents,), feature_notes=(challenge_explained,)),
        PadRules(extras=(marked(MONASTERY, SHRINE),)),
    )


@rule("CU-C1")
def shrine(case: ScoringContext, parts: Parts) -> Parts:
    """The arithmetic of a monastery, applied to a shrine."""
    if not case.region.marks.get(SHRINE):
        return parts
    return tuple(
        part._replace(rule="CU-C1", what=SHRINE if part.what == MONASTERY else part.what)
        if part.rule in ("CB-K2", "CB-K3")
        else part
        for part in parts
    )


# ---- one opponent each (CU-C2) -----------------------------------------------------------------------------


def side_of(tile: Tile) -> str | None:
    """Return whether a tile has a shrine or a monastery; None for neither."""
    for index in tile.connections.points:
        if tile.kinds[index] == MONASTERY:
            return SHRINE if tile.features[index].marks.get(SHRINE) else MONASTERY
    return None


def opponents_of(table: Table, cell: Cell, tile: Tile) -> list[Cell]:
    """Return the surrounding cells with the opposite of what the tile has, without monasteries that hold an
    abbot lying down."""
    own = side_of(tile)
    if own is None:
        return []
    sides = table.board.once("sides in the cult", _sides)
    near = [spot for spot in RING[cell] if sides.get(spot, own) != own]
    return [spot for spot in near if not _apart(table, spot, table.board.cells[spot])]


def _sides(board: Board) -> dict[Cell, str]:
    """Return the cells with a shrine or a monastery, and which they have."""
    found = {cell: side_of(board.cells[cell]) for cell in board.landmarks.get(MONASTERY, ())}
    return {cell: side for cell, side in found.items() if side is not None}


def _apart(table: Table, cell: Cell, tile: Tile) -> bool:
    """Return whether the book defers the monastery on a tile to the end, so that it takes part in no
    challenge."""
    if not table.book.scoring.deferred:
        return False
    region = next(
        table.board.region((*cell, i)) for i in tile.connections.points if tile.kinds[i] == MONASTERY
    )
    return any(waits.apply(table, region) for waits in table.book.scoring.deferred)


def _perhaps_apart(table: Table, tile: Tile) -> bool:
    """Return whether the monastery on a tile may have been deferred before: its abbot may have left since."""
    special = any(feature.marks.get(DEFERRABLE) for feature in tile.features)
    return special and bool(table.book.scoring.deferred)


def may_meet_opponents(table: Table, tile: Tile) -> bool:
    """Return whether the opposite of what a tile has is on the table: most tables have no shrine."""
    sides = table.board.once("sides in the cult", _sides).values()
    return not {side_of(tile)}.issuperset(sides)


@rule("CU-C2", lambda tile: side_of(tile) is not None, places=may_meet_opponents)
def one_opponent(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """No shrine may get a second adjacent monastery, and no monastery a second shrine; abbeys may be
    exempt."""
    own = side_of(tile)
    if own is None or _exempt(table, tile):
        return None
    near = opponents_of(table, cell, tile)
    if len(near) > 1:
        return _one_at(own, cell, near)
    for spot in near:
        others = opponents_of(table, spot, table.board.cells[spot])
        if others:
            return _one_at(SHRINE if own == MONASTERY else MONASTERY, spot, [spot, *others])
    return None


def _exempt(table: Table, tile: Tile) -> bool:
    """Return whether a tile is an abbey that may have several opponents."""
    return table.options[ABBEYS.name] == "off" and is_abbey(table, tile)


def _one_at(side: str, cell: Cell, cells: list[Cell]) -> RuleReason:
    key = "one_at_shrine" if side == SHRINE else "one_at_monastery"
    return RuleReason("CU-C2", key, {"cell": cell}, tuple(cells))


@rule("CU-C2")
def opponents(table: Table) -> tuple[PositionFinding, ...]:
    """Find shrines and monasteries with more than one adjacent opponent; abbeys may be exempt. No error where
    monasteries had perhaps been left out when the tiles were placed."""
    found, cells = [], table.board.cells
    for cell, tile in cells.items():
        side = side_of(tile)
        if side and not _exempt(table, tile) and not _apart(table, cell, tile):
            near = [spot for spot in opponents_of(table, cell, tile) if not _exempt(table, cells[spot])]
            if len(near) > 1:
                always = [spot for spot in (cell, *near) if not _perhaps_apart(table, cells[spot])]
                severity = "error" if cell in always and len(always) > 2 else "warning"
                found.append(PositionFinding(severity, _one_at(side, cell, [cell, *near])))
    return tuple(found)


# ---- the challenge (CU-C3) ---------------------------------------------------------------------------------


def challenged(table: Table, region: Region) -> Iterator[Region]:
    """Yield the opponents around a shrine or monastery that are not complete."""
    cell = region.pieces[0][:2]
    for spot in opponents_of(table, cell, table.board.cells[cell]):
        for i in table.board.cells[spot].connections.points:
            other = table.board.region((*spot, i))
            if other.kind == MONASTERY and not table.done(other):
                yield other


@rule("CU-C3", needs=(SHRINE,))
def challenge(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """The first occupied one to be completed wins: the opponent gets nothing and its figure is returned. Both
    are scored if one tile completes both (CU-C4); one without a figure ends nothing (CU-C6)."""
    if case.region.kind != MONASTERY or not owners:
        return Step(table)
    step = Step(table)
    for loser in challenged(table, case.region):
        lost = case_of(step.state, loser)
        home = scoring.go_home(step.state, tuple(lost.figures))
        lines = tuple(
            ScoreLine(
                player,
                "CU-C3",
                (ScorePart("CU-C3", "challenge", 1, 0),),
                loser.cells,
                MONASTERY,
                holders=lost.holders(),
            )
            for player in lost.owners()
        )
        step = Step(home.state, (*step.events, *home.events), (*step.lines, *lines))
    return step


@rule("CU-C3")
def challenge_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report the state of the challenge: who has won (CU-C3), both at once (CU-C4), or undecided (CU-C5); an
    empty one that is complete ends nothing (CU-C6)."""
    if case.region.kind != MONASTERY:
        return ()
    table, cell, reasons = case.table, case.region.cells[0], []
    for spot in opponents_of(table, cell, table.board.cells[cell]):
        near = table.board.cells[spot]
        other = table.board.region(
            next((*spot, i) for i in near.connections.points if near.kinds[i] == MONASTERY)
        )
        done = (case.complete, table.done(other))
        if any(done) and not (case if done[0] else case_of(table, other)).owners():
            reasons.append(applies("CU-C6", (cell, spot)))
        elif case.figures and table.occupants.get(other):
            id, key = CHALLENGE[done]
            reasons.append(RuleReason(id, key, {"other": spot}, (cell, spot)))
            reasons += [applies("CU-C5", (cell, spot))] if not any(done) else []
    return tuple(reasons)


CHALLENGE = {  # whether this one and the other are complete: state of the challenge
    (True, True): ("CU-C4", "together"),
    (True, False): ("CU-C3", "won"),
    (False, True): ("CU-C3", "lost"),
    (False, False): ("CU-C3", "open"),
}
SHRINES = Expansion(
    "cult",
    (
        Element(
            extend,
            switch("ext.shrine", "CU-C1"),
            help={"act": ("CU-C2",), "end": ("CU-C3",), "over": ("CU-C5",)},
        ),
    ),
    ("cult",),
    (ABBEYS,),
)
