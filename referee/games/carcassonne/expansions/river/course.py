"""The course of the river: where its tiles may be placed."""

from __future__ import annotations

from typing import NamedTuple

from referee.game import Cell, Option, PositionFinding, RuleReason
from referee.games.carcassonne.expansions.river.reasons import LAKES, RIVER, SOURCES, VOLCANO_LAKE
from referee.tiles.model.board import Board
from referee.tiles.model.ports import STEPS
from referee.tiles.model.tile import Tile
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table

U_TURN = Option("rv.u_turn", ("printed", "strict"), "printed", "RV-U1")
STRAIGHT = 2


class RiverCourse(NamedTuple):
    """The course of the river through a tile: the cell before it, the edge where it enters, the edges where
    it leaves to cells without a river (none: it ends here; two: it forks)."""

    before: Cell
    entry: int
    onward: tuple[int, ...]

    def bend(self, edge: int) -> int:
        """Return 1 if the river bends left towards that edge, 2 if it goes straight on, 3 if it bends
        right."""
        return (edge - self.entry) % 4


def river_edges(tile: Tile) -> tuple[int, ...]:
    """Return the edges of a tile, in its rotation, that its river reaches."""
    rivers = [exits for kind, exits in zip(tile.kinds, tile.connections.exits, strict=True) if kind == RIVER]
    return tuple(edge for exits in rivers for edge, _ in exits)


def has_river(tile: Tile) -> bool:
    """Whether it is a river tile."""
    return RIVER in tile.kinds


def step(cell: Cell, edge: int) -> Cell:
    """Return the cell across an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def _continues(board: Board, cell: Cell, edge: int) -> bool:
    """Return whether the tile across an edge has a river there. (An unreadable one may.)"""
    near = board.cells.get(step(cell, edge))
    return near is not None and (near.unknown or (edge + 2) % 4 in river_edges(near))


def course(board: Board, cell: Cell, tile: Tile) -> RiverCourse | None:
    """Return the course of the river through a tile on this cell; None if no river edge of it meets the
    river."""
    edges = river_edges(tile)
    joined = [edge for edge in edges if _continues(board, cell, edge)]
    if not joined:
        return None
    return RiverCourse(step(cell, joined[0]), joined[0], tuple(edge for edge in edges if edge not in joined))


def entered(board: Board, cell: Cell, out: int) -> int | None:
    """Return the edge at which the river enters a tile that it leaves at the edge `out`; None at the source.
    A fork (RV-K1) is entered on the way from the source."""
    edges = [edge for edge in river_edges(board.cells[cell]) if edge != out]
    if len(edges) < 2:
        return next(iter(edges), None)
    return next((edge for edge in edges if _from_source(board, cell, edge)), None)


def _from_source(board: Board, fork: Cell, edge: int) -> bool:
    """Return whether the river comes from the source across that edge of a fork."""
    been, ahead = {fork}, [step(fork, edge)]
    for cell in ahead:  # grows during the iteration
        tile = board.cells.get(cell)
        if tile is None or cell in been:
            continue
        if tile.id in SOURCES:
            return True
        been.add(cell)
        ahead += [step(cell, other) for other in river_edges(tile)]
    return False


# ---- rules -------------------------------------------------------------------------------------------------


@rule("RV-P2", has_river)
def goes_on(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """A river tile must continue the river; the first one may be placed anywhere."""
    if RIVER not in tile.kinds or not table.board.cells or course(table.board, cell, tile) is not None:
        return None
    return RuleReason("RV-P2", "not_joined", {"cell": cell}, (cell,))


@rule("RV-P2")
def joined(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Name the river edge that continues the river."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    return RuleReason("RV-P2", "joined", {"other": here.before}, (cell, here.before)) if here else None


@rule("RV-P3")
def either_way(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """A river tile may be placed either way round."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    return applies("RV-P3", (cell,)) if here is not None and here.onward else None


@rule("RV-P4")
def put_aside(table: Table, tile: Tile) -> RuleReason | None:
    """A river tile that fits nowhere is put aside; without the lake the river stays open."""
    if RIVER not in tile.kinds:
        return None
    return RuleReason(
        "RV-P4", "stays_open" if tile.id in (*LAKES, VOLCANO_LAKE) else "put_aside", {"tile": tile.id}
    )


@rule("RV-U1")
def turning_kept(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report that a bend is no U-turn (RV-U1); by the strict reading that there is room ahead (RV-U2), which
    the lake does not need."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    if here is None:
        return None
    if table.options[U_TURN.name] == "strict":
        return applies("RV-U2", (cell,))
    return applies("RV-U1", (cell,)) if any(here.bend(edge) != STRAIGHT for edge in here.onward) else None


@rule("RV-U1", has_river)
def no_u_turn(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """Two bends in the same direction do not follow each other directly, at any end of a fork."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    bends = [here.bend(edge) for edge in here.onward] if here is not None else []
    if here is None or not any(bend != STRAIGHT for bend in bends):
        return None
    out = (here.entry + 2) % 4
    before = entered(table.board, here.before, out)
    if before is None or (out - before) % 4 not in bends or (out - before) % 4 == STRAIGHT:
        return None
    return RuleReason("RV-U1", "bends", {"cell": cell, "other": here.before}, (cell, here.before))


@rule("RV-U2", has_river)
def room_ahead(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """Where the river continues, the cells around the next one and the three of the row behind it are
    empty."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    taken: set[Cell] = set()
    for onward in here.onward if here is not None else ():
        following = step(cell, onward)
        behind = step(following, onward)
        sides = ((onward + 1) % 4, (onward + 3) % 4)
        ahead = [*(step(following, side) for side in sides), behind, *(step(behind, side) for side in sides)]
        taken.update(spot for spot in ahead if spot in table.board.cells)
    if not taken:
        return None
    return RuleReason("RV-U2", "ahead", {"cell": cell, "count": len(taken)}, (cell, *sorted(taken)))


@rule("RV-U3", has_river)
def stricter(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report that a placement forbidden by the printed rule is also forbidden by the strict one."""
    printed = no_u_turn.apply(table, cell, tile)
    return applies("RV-U3", printed.tiles) if printed is not None else None


@rule("RV-P2")
def in_one_piece(table: Table) -> tuple[PositionFinding, ...]:
    """River tiles form one chain from the source (unreadable tiles may be part of it)."""
    regions = [region for region in table.board.regions.all() if region.kind == RIVER]
    if len(regions) < 2 or table.board.unknown:
        return ()
    with_source = [
        region for region in regions if any(table.board.cells[cell].id in SOURCES for cell in region.tiles)
    ]
    chain = max(with_source or regions, key=lambda region: len(region.tiles))
    apart = tuple(sorted(cell for region in regions if region is not chain for cell in region.tiles))
    return (PositionFinding("error", RuleReason("RV-P2", "apart", {"count": len(apart)}, apart)),)
