"""Reasons about features next to an abbey, and about builders who gain nothing from one."""

from __future__ import annotations

from referee.game import Cell, RuleReason
from referee.tiles.model.ports import NEAR, RING
from referee.tiles.model.position import Turn
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.completed_features import completed_by
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import DeployedFigure, Table

ABBEY = "abbey-and-mayor/A"
BUILDER = "builder"


def closing(table: Table, region: Region) -> list[Cell]:
    """Return the abbeys that close an edge of a feature."""
    cells = table.board.cells
    found: set[Cell] = set()
    for x, y, index in region.pieces:
        for edge, _ in cells[x, y].connections.exits[index]:
            beyond = NEAR[x, y][edge]
            if beyond in cells and cells[beyond].id == ABBEY:
                found.add(beyond)
    return sorted(found)


@rule("AB-C1")
def closed(case: ScoringContext) -> tuple[RuleReason, ...]:
    """An abbey closes a feature and is not one of its tiles (AB-C2; for fields AB-C4); features on its other
    sides stay separate (AB-C3)."""
    table, region = case.table, case.region
    abbeys = closing(table, region) if region.kind in ("road", "city", "field") else []
    if not abbeys:
        return ()
    reasons = [applies("AB-C1", abbeys), applies("AB-C4" if region.kind == "field" else "AB-C2", abbeys)]
    if any(_another(table, region, abbey) for abbey in abbeys):
        reasons.append(applies("AB-C3", abbeys))
    if case.complete and set(abbeys) & set((table.turn.placed or ())[-1:]):
        reasons.append(applies("AB-C6", abbeys))
    return tuple(reasons)


def _another(table: Table, region: Region, abbey: Cell) -> bool:
    """Return whether another feature of the kind also ends at the abbey."""
    cells = table.board.cells
    for edge, spot in enumerate(NEAR[abbey]):
        near = cells.get(spot)
        for index, exits in enumerate(near.connections.exits if near else ()):
            faces = any(side == (edge + 2) % 4 for side, _ in exits)
            alike = faces and near is not None and near.kinds[index] == region.kind
            if alike and table.board.region((*spot, index)) is not region:
                return True
    return False


@rule("AB-C5")
def counts_around(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Count abbeys among the cells around a monastery."""
    board = case.board.cells
    around = RING[case.region.cells[0]] if case.region.kind == "monastery" else ()
    cells = [cell for cell in around if cell in board and board[cell].id == ABBEY]
    return (applies("AB-C5", cells),) if cells else ()


@rule("AB-M2")
def itself(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report an abbey with a figure on it."""
    cells = case.region.cells if case.region.kind == "monastery" else ()
    here = [cell for cell in cells if case.board.cells[cell].id == ABBEY]
    return (applies("AB-M2", here),) if here else ()


@rule("AB-M1")
def is_monastery(claim: DeploymentContext) -> RuleReason | None:
    """A follower may be put on an abbey."""
    return applies("AB-M1", (claim.cell,)) if claim.tile.id == ABBEY else None


@rule("AB-M1", lambda tile: tile.id == ABBEY)
def followers_only(claim: DeploymentContext) -> RuleReason | None:
    """Only a follower may be put on an abbey."""
    if claim.tile.id != ABBEY or claim.table.book.follows(claim.kind):
        return None
    return RuleReason("AB-M1", "followers_only", {"figure": claim.kind}, (claim.cell,))


@rule("AB-M1")
def on_the_abbey_only(claim: DeploymentContext) -> RuleReason | None:
    """A player who places an abbey may put a follower on it, but not on what it closed."""
    laid = (claim.table.turn.placed or ())[-1:]
    if not laid or claim.table.board.cells[laid[0]].id != ABBEY:
        return None
    return RuleReason("AB-M1", "only_here", {"cell": laid[0]}, (claim.cell, *laid))


@rule("AB-P5")
def nothing_drawn(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """No tile is drawn in that part of the turn."""
    return applies("AB-P5", (cell,)) if tile.id == ABBEY else None


@rule("AB-P6")
def in_the_second_part(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """An abbey may also be placed in the second part of the turn."""
    return applies("AB-P6", (cell,)) if tile.id == ABBEY and table.turn.part == 2 else None


@rule("AB-P3")
def every_edge(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Every edge matches an abbey."""
    return applies("AB-P3", (cell,)) if tile.id == ABBEY else None


def closed_for(table: Table) -> list[DeployedFigure]:
    """Return the builders of the player in turn on features that the abbey just placed has completed."""
    placed, player = (table.turn.placed or ())[-1:], table.turn.player
    if not placed or table.board.cells[placed[0]].id != ABBEY:
        return []
    done = completed_by(table, placed)
    own = [f for f in table.figures if (f.player, f.kind) == (player, BUILDER) and f.segment >= 0]
    return [figure for figure in own if table.board.region(figure[2:]) in done]


@rule("AB-C7")
def does_not_extend(table: Table, following: Turn) -> tuple[RuleReason, ...]:
    """Report builders whose feature the abbey completed: a second part of the turn, or none."""
    key = "counts" if table.options["ab.builder_turn"] == "on" else "no_extension"
    return tuple(
        RuleReason(
            "AB-C7", key, {"player": figure.player}, ((figure.x, figure.y), *(table.turn.placed or ())[-1:])
        )
        for figure in closed_for(table)
        if table.turn.part == 1
    )
