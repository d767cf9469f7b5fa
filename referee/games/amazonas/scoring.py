"""What tributaries, villages and jungles are worth."""

from __future__ import annotations

from referee.game import ScorePart
from referee.games.amazonas.river import tile_cells
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import Parts, rule

BIG = "ca.big_tiles"  # whether large tiles count as one, or by their cells


@rule("CA-S8")
def size(case: ScoringContext) -> int:
    """Return how many tiles a feature has: one crossed twice counts once (CA-R6), a multi-cell one as one
    tile or by its cells (CA-S8)."""
    cells = case.region.tiles
    return len(cells) if case.options[BIG] == "squares" else len(tile_cells(case.board, cells))


def fruit(case: ScoringContext, id: str) -> Parts:
    """One point for each fruit icon."""
    count = case.region.marks.get("fruit", 0)
    return (ScorePart(id, "fruit", count, 1),) if count else ()


@rule("CA-R2")
def tributary(case: ScoringContext, parts: Parts) -> Parts:
    """1 point for each tile and fruit icon, complete (CA-R2) or not (CA-R3)."""
    id = "CA-R2" if case.complete else "CA-R3"
    return (*parts, ScorePart(id, "tile", case.tiles(), 1), *fruit(case, id))


@rule("CA-V2")
def village(case: ScoringContext, parts: Parts) -> Parts:
    """2 points for each tile of a complete one (CA-V2), else 1 (CA-V3); 1 for each fruit icon."""
    id, each = ("CA-V2", 2) if case.complete else ("CA-V3", 1)
    return (*parts, ScorePart(id, "tile", case.tiles(), each), *fruit(case, id))


@rule("CA-C5")
def jungle(case: ScoringContext, parts: Parts) -> Parts:
    """1 point for each animal, at the end of the game."""
    return (*parts, ScorePart("CA-C5", "animal", case.region.marks.get("animals", 0), 1))
