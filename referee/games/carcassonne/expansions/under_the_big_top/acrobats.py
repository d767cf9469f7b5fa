"""Acrobats: pyramids of up to three meeples, which pay when they are complete and at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from referee.game import (
    BadInput,
    Cell,
    Event,
    Message,
    Options,
    PositionFinding,
    RuleReason,
    ScoreLine,
    ScorePart,
    Step,
)
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Ref, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import with_features
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.play.actions.ending import gets
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, instead_of_a_figure, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, FinalRules, ReportRules, TurnRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import DeployedFigure, Table

ACROBATS = "acrobats"  # mark of a tile
PYRAMID = "pyramid"  # kind of feature, move, and kind of line
MOST, EACH = 3, 5  # meeples of a pyramid; points of each
BRIDGE = "bridge"  # a token, on whose tile there is no pyramid


@dataclass(frozen=True, slots=True)
class Pyramid:
    """Score the complete pyramid of the tile at (x, y)."""

    player: str
    x: int
    y: int


def spaces(options: Options) -> LibraryChange | None:
    """Return the change of the tiles: the acrobat space is a feature, on which meeples stand."""
    return LibraryChange("BT-A1", tile=with_space) if options.get("ext.acrobats") == "on" else None


def with_space(tile: Tile) -> Tile:
    """Return a tile whose acrobat space, if it has one, is a feature."""
    if ACROBATS not in tile.marks or PYRAMID in tile.kinds:
        return tile
    return with_features(tile, (*tile.features, TileFeature(PYRAMID)))


def extend(book: Book) -> Book:
    """Return the book with pyramids, for plain meeples only (BT-A4)."""
    meeple = book.figures["meeple"]
    plain = replace(meeple, goes_on=meeple.goes_on | {PYRAMID})
    closed = replace(book.deployment, closed_kinds={**book.deployment.closed_kinds, PYRAMID: "BT-A4"})
    ids = replace(book.ids, goes_on="BT-A4", free="BT-A1")
    changed = replace(
        book,
        figures={**book.figures, "meeple": plain},
        deployment=closed,
        ids_by_kind={**book.ids_by_kind, PYRAMID: ids},
    )
    return changed.add(
        DeploymentRules(
            kinds_anywhere={PYRAMID: "BT-A1"},
            shared_kinds={PYRAMID: "BT-A1"},
            checks=(near_the_tile, no_bridge),
            notes=(joins,),
            effects=(filled,),
        ),
        TurnRules(next_turn=(not_in_this_turn,)),
        FinalRules(bonuses=(paid_at_end,)),
        ReportRules(findings=(at_most_three,)),
    )


def acrobats_on(table: Table, cell: Cell) -> list[DeployedFigure]:
    """Return the meeples of the pyramid on a cell."""
    kinds = table.board.cells[cell].kinds
    there = (f for f in table.figures if (f.x, f.y) == cell and f.segment >= 0)
    return [figure for figure in there if kinds[figure.segment] == PYRAMID]


# ---- joining a pyramid -------------------------------------------------------------------------------------


@rule("BT-A1", lambda tile: ACROBATS in tile.marks)
def near_the_tile(claim: DeploymentContext) -> RuleReason | None:
    """A meeple joins a pyramid of fewer than three, of the tile just placed or of one around it; a portal
    leads to any."""
    if claim.feature_kind != PYRAMID:
        return None
    if len(claim.standing) >= MOST:
        return RuleReason("BT-A1", "full", {"count": len(claim.standing)}, (claim.cell,))
    placed = claim.table.turn.placed
    if not claim.elsewhere or not placed or _around(claim.cell, placed[-1]) or _by_portal(claim):
        return None
    return RuleReason("BT-A1", "too_far", {"cell": claim.cell}, (claim.cell, placed[-1]))


def _around(cell: Cell, other: Cell) -> bool:
    return max(abs(cell[0] - other[0]), abs(cell[1] - other[1])) <= 1


def _by_portal(claim: DeploymentContext) -> bool:
    move = Deploy(claim.player, claim.kind, *claim.cell, Ref(PYRAMID))
    return any(reach.apply(claim.table, move) for reach in claim.table.book.deployment.allowed_elsewhere)


@rule("BT-A4", lambda tile: ACROBATS in tile.marks)
def no_bridge(claim: DeploymentContext) -> RuleReason | None:
    """There is no pyramid on a tile with a bridge."""
    if claim.feature_kind != PYRAMID:
        return None
    bridged = any(t.kind == BRIDGE and (t.x, t.y) == claim.cell for t in claim.table.tokens)
    return applies("BT-A4", (claim.cell,)) if bridged else None


@rule("BT-A1")
def joins(claim: DeploymentContext) -> RuleReason | None:
    """Report how many acrobats the pyramid has then."""
    if claim.feature_kind != PYRAMID:
        return None
    return RuleReason("BT-A1", "joins", {"count": len(claim.standing) + 1, "most": MOST}, (claim.cell,))


def mark_of(cell: Cell) -> str:
    """Return the mark of a turn in which the pyramid on a cell was filled."""
    return f"{PYRAMID}_{cell[0]}_{cell[1]}"


@rule("BT-A2")
def filled(table: Table, figure: DeployedFigure) -> Step[Table]:
    """A pyramid is not scored in the turn in which it is filled."""
    cell = (figure.x, figure.y)
    if len(acrobats_on(table, cell)) < MOST or figure not in acrobats_on(table, cell):
        return Step(table)
    return Step(table.but(turn=table.turn.but(marks=table.turn.marks | {mark_of(cell)})))


@rule("BT-A2")
def not_in_this_turn(table: Table, turn: Turn) -> Turn:
    """The second part that a builder gives belongs to the same turn."""
    kept = frozenset(mark for mark in table.turn.marks if mark.startswith(f"{PYRAMID}_"))
    return turn.but(marks=turn.marks | kept) if kept and turn.part != 1 else turn


# ---- scoring a pyramid -------------------------------------------------------------------------------------


def lines_for(
    cell: Cell, acrobats: Iterable[DeployedFigure], id: str, *, complete: bool
) -> tuple[ScoreLine, ...]:
    """Return what a pyramid pays the owners of its meeples."""
    counts = Counter(figure.player for figure in acrobats)
    parts = {player: ScorePart(id, "acrobat", count, EACH) for player, count in counts.items()}
    return tuple(
        ScoreLine(player, id, (part,), (cell,), PYRAMID, complete, {player: part.count})
        for player, part in parts.items()
    )


def readable(table: Table, move: Pyramid) -> Reasons:
    """Reject a cell without a tile, on which there is no pyramid."""
    if not table.board.holds((move.x, move.y)):
        raise BadInput({"x": [Message("input-no-tile", cell=f"({move.x}, {move.y})")]})
    return iter(())


def complete(table: Table, move: Pyramid) -> Reasons:
    """A pyramid of three is scored by anybody, after the turn in which it was filled."""
    cell = (move.x, move.y)
    count = len(acrobats_on(table, cell))
    if count < MOST:
        yield RuleReason("BT-A2", "incomplete", {"count": count, "most": MOST}, (cell,))
    elif mark_of(cell) in table.turn.marks:
        yield RuleReason("BT-A2", "just_filled", {"player": move.player}, (cell,))


def there(table: Table, move: Pyramid) -> Reasons:
    """There are followers to score."""
    if not acrobats_on(table, (move.x, move.y)):
        yield RuleReason("BT-A2", "incomplete", {"count": 0, "most": MOST}, ((move.x, move.y),))


def do_score(table: Table, move: Pyramid) -> Step[Table]:
    """Pay the owners and return the meeples; the turn advances to its end."""
    cell = (move.x, move.y)
    acrobats = acrobats_on(table, cell)
    lines = lines_for(cell, acrobats, "BT-A2", complete=True)
    home = scoring.go_home(table, acrobats)
    turn = table.turn.but(player=move.player, step="end")
    event = Event(PYRAMID, {"player": move.player}, (cell,))
    return Step(scoring.with_points(home.state.but(turn=turn), lines), (event, *home.events), lines)


def why_scored(table: Table, move: Pyramid) -> Reasons:
    """Return what it pays."""
    yield from assumed_turn(table, move, "step_act")
    cell = (move.x, move.y)
    yield from map(gets, lines_for(cell, acrobats_on(table, cell), "BT-A2", complete=True))


def offered(table: Table, player: str) -> Iterator[Pyramid]:
    """Yield every pyramid of three."""
    cells = sorted({(f.x, f.y) for f in table.figures if f.kind == "meeple"})
    yield from (Pyramid(player, *cell) for cell in cells if len(acrobats_on(table, cell)) >= MOST)


CHECKS = (readable, in_turn, instead_of_a_figure, complete)
MOVE = Action(
    Pyramid, CHECKS, do_score, why_scored, firm=(readable, not_over, there), offers=offered, pays=True
)


# ---- the end -----------------------------------------------------------------------------------------------


@rule("BT-A3")
def paid_at_end(table: Table) -> tuple[ScoreLine, ...]:
    """At the end every acrobat pays, in a complete pyramid or not."""
    cells = sorted(cell for cell, tile in table.board.cells.items() if PYRAMID in tile.kinds)
    found = ((cell, acrobats_on(table, cell)) for cell in cells)
    return tuple(
        line for cell, there in found for line in lines_for(cell, there, "BT-A3", complete=len(there) >= MOST)
    )


@rule("BT-A1")
def at_most_three(table: Table) -> tuple[PositionFinding, ...]:
    """Find pyramids of more than three."""
    found = []
    for cell in sorted({(f.x, f.y) for f in table.figures if f.segment >= 0}):
        count = len(acrobats_on(table, cell)) if PYRAMID in table.board.cells[cell].kinds else 0
        if count > MOST:
            found.append(PositionFinding("error", RuleReason("BT-A1", "full", {"count": count}, (cell,))))
    return tuple(found)
