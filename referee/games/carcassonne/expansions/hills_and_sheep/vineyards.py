"""Vineyards: extra points for completed monasteries around them."""

from __future__ import annotations

from referee.game import Cell, Options, PadCount, RuleReason, ScorePart
from referee.games.carcassonne.abbeys import is_abbey
from referee.tiles.model.ports import AROUND, RING
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadExtra, PadRules, Sketch
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules
from referee.tiles.rules.table import Table
from referee.tiles.rules.unreadable_tiles import candidates

VINEYARD = "vineyard"


def vineyards_in(sketch: Sketch, count: int) -> Sketch:
    """Return the sketch with vineyards on so many of the tiles around."""
    return sketch.but(around=tuple((VINEYARD,) if n < count else () for n, _ in enumerate(sketch.around)))


PAD = PadExtra("monastery", PadCount("vineyards", 0, 8, 0, (False,)), vineyards_in)


def with_vineyards(book: Book, options: Options) -> Book:
    """Return the book with vineyards."""
    return book.add(
        PlacementRules(notes=(placed_as_any,)),
        ScoringRules(worth={"monastery": (vineyards_around,)}, bounds=(unread_vineyards,)),
        PadRules(extras=(PAD,)),
        ReportRules(feature_notes=(not_yet, serves_many)),
    )


@rule("HS-V2")
def vineyards_around(case: ScoringContext, parts: Parts) -> Parts:
    """3 points for each vineyard on the 8 tiles around a completed monastery of any kind (HS-V5); nothing for
    an unfinished one (HS-V4)."""
    if not case.complete:
        return parts
    count = sum(VINEYARD in tile.marks for _, tile in _around(case))
    return (*parts, ScorePart("HS-V2", "vineyard", count, 3)) if count else parts


@rule("HS-V1")
def placed_as_any(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """A vineyard is placed like any tile."""
    return applies("HS-V1", (cell,)) if VINEYARD in tile.marks else None


@rule("HS-V4")
def not_yet(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report vineyards around a monastery that is not complete, whose bonus may be expected."""
    cells = tuple(cell for cell, tile in _around(case) if VINEYARD in tile.marks)
    if case.region.kind != "monastery" or case.complete or not cells:
        return ()
    reasons = (RuleReason("HS-V4", "not_complete", {"count": len(cells)}, cells),)
    return (*reasons, applies("HS-V7", case.region.cells)) if _special(case) else reasons


@rule("HS-V3")
def serves_many(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report vineyards that serve another monastery as well; abbeys and shrines count as monasteries (HS-V5),
    German ones do for a monk (HS-V6)."""
    if case.region.kind != "monastery":
        return ()
    cells = [cell for cell, tile in _around(case) if VINEYARD in tile.marks]
    own, board = case.region.cells[0], case.board.cells
    near = {
        cell: [spot for spot in RING[cell] if spot != own and spot in board and _monastic(board[spot])]
        for cell in cells
    }
    many = [cell for cell in cells if near[cell]]
    reasons = [applies("HS-V3", many)] if many else []
    if cells and (id := _special(case)):
        reasons.append(applies(id, (own,)))
    return tuple(reasons)


def _special(case: ScoringContext) -> str:
    """Return the rule on vineyards around monasteries of other expansions: abbeys and shrines, or those with
    a monk; empty for a plain one."""
    marks, tile = case.region.marks, case.board.cells[case.region.cells[0]]
    if marks.get("special"):
        return "HS-V6"
    return "HS-V5" if is_abbey(case.table, tile) or marks.get("shrine") else ""


def _monastic(tile: Tile) -> bool:
    return "monastery" in tile.kinds


@rule("HS-V2")
def unread_vineyards(case: ScoringContext) -> tuple[bool, int | None, int | None] | None:
    """Unreadable tiles around a completed monastery may be vineyards."""
    if case.region.kind != "monastery" or not case.complete:
        return None
    unread = [candidates(case.table, cell) for cell, tile in _around(case) if tile.unknown]
    marked = [[VINEYARD in tile.marks for tile in tiles] for tiles in unread if tiles]
    most = sum(map(any, marked))
    return (False, case.value() + 3 * sum(map(all, marked)), case.value() + 3 * most) if most else None


def _around(case: ScoringContext) -> list[tuple[Cell, Tile]]:
    """Return the tiles on the eight cells around the first piece of a feature."""
    x, y, _ = case.region.pieces[0]
    cells = [(x + dx, y + dy) for dx, dy in AROUND]
    return [(cell, tile) for cell in cells if (tile := case.board.cells.get(cell)) is not None]
