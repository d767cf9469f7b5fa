"""Reasons about features on river tiles."""

from __future__ import annotations

from collections.abc import Sequence

from referee.game import Cell, PositionFinding, RuleReason
from referee.tiles.model.ports import RING
from referee.tiles.model.tile import Tile
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table

RIVER, SOURCE, LAKE = "river", "river/s", "river/I.e"
QUARTERLY_SOURCE = "gq11/RFI"
LAKES = (LAKE, "river/LI.e")  # all editions: the third has another one
SOURCES = (SOURCE, "river/RrI.s", QUARTERLY_SOURCE)
FORK, BRANCH_END, VOLCANO_LAKE = "river-2/III", "river-2/IFC", "river-2/I.v"
INN_BRIDGE = "river-2/RIrI"


def on_river(case: ScoringContext) -> list[Cell]:
    """Return the river tiles of a feature; for a monastery also those around it."""
    region, board = case.region, case.board.cells
    around = RING[region.cells[0]] if region.kind == "monastery" else ()
    return [cell for cell in (*region.cells, *around) if cell in board and RIVER in board[cell].kinds]


@rule("RV-F2")
def bounds(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that the river bounds fields; at source and lake the banks are one field or not."""
    cells = on_river(case) if case.region.kind == "field" else []
    return (applies("RV-F2", cells),) if cells else ()


@rule("RV-F3")
def bridge(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report bridges that carry a road over the river."""
    board = case.board.cells
    cells = [
        (x, y)
        for x, y, index in case.region.pieces
        if case.region.kind == "road"
        and RIVER in board[x, y].kinds
        and len(board[x, y].connections.exits[index]) == 2
    ]
    return (applies("RV-F3", cells),) if cells else ()


@rule("RV-F4")
def tiles_count(case: ScoringContext) -> tuple[RuleReason, ...]:
    """River tiles count as tiles of roads, cities and monasteries."""
    cells = on_river(case) if case.region.kind in ("road", "city", "monastery") else []
    return (applies("RV-F4", cells),) if cells else ()


@rule("RV-F1")
def as_ever(claim: DeploymentContext) -> RuleReason | None:
    """Features next to the river may be used as usual."""
    return applies("RV-F1", (claim.cell,)) if RIVER in claim.tile.kinds else None


@rule("RV-P5")
def lake_laid(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """The lake is placed by the player to move."""
    return applies("RV-P5", (cell,)) if tile.id in (*LAKES, VOLCANO_LAKE) else None


# ---- tiles of other rivers -----------------------------------------------------------------------------


def other_river(tile: Tile) -> bool:
    """Return whether a tile is from a river that forks or ends differently than the first one (River
    II)."""
    if RIVER not in tile.kinds or tile.id in (*SOURCES, *LAKES):
        return False
    return tile.id.startswith("river-2/") or sum(map(len, _rivers(tile))) != 2


def _rivers(tile: Tile) -> list[Sequence[object]]:
    return [exits for kind, exits in zip(tile.kinds, tile.connections.exits, strict=True) if kind == RIVER]


@rule("RV-S2")
def other_rivers(table: Table) -> tuple[PositionFinding, ...]:
    """Report that the first river's rules are applied to tiles of another."""
    if table.options["base.river_2"] == "on":
        return ()
    there = {id for id, tile in table.library.tiles.items() if other_river(tile)}
    if not there:
        return ()
    cells = tuple(sorted(cell for cell, tile in table.board.cells.items() if other_river(tile)))
    return (PositionFinding("info", RuleReason("RV-S2", "other_river", {}, cells)),)


@rule("RV-S2")
def other_river_laid(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """A tile of another river is placed by the rules of the first."""
    other = table.options["base.river_2"] == "off" and other_river(tile)
    return RuleReason("RV-S2", "other_river", {}, (cell,)) if other else None
