"""The River (the first one): a chain of river tiles from the source to the lake, with which the game
starts."""

from __future__ import annotations

from collections.abc import (
    Collection,
)
from dataclasses import replace
from typing import (
    NamedTuple,
)

from referee.game import (
    Cell,
    Finding,
    Option,
    Options,
    Reason,
)
from referee.games.carcassonne import base
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.river import reasons
from referee.games.carcassonne.expansions.river.reasons import LAKE as LAKE
from referee.games.carcassonne.expansions.river.reasons import LAKES, RIVER, SOURCE, SOURCES
from referee.tiles.model.board import Board
from referee.tiles.model.ports import STEPS
from referee.tiles.model.tile import Feature, Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import BagRules, DeploymentRules, PlacementRules, ReportRules
from referee.tiles.rules.table import LibraryChange, Table

START_TILE = base.START[0][2]
U_TURN = Option("rv.u_turn", ("printed", "strict"), "printed", "RV-U1", {"base.river": "on"})
START = Option("rv.start_tile", ("shuffle", "after_river", "out"), "shuffle", "RV-S3", {"base.river": "on"})
SOURCE_FIELD = Option("rv.source_field", ("wraps", "splits"), "wraps", "RV-F2", {"base.river": "on"})
STRAIGHT = 2


def extend(book: Book, options: Options) -> Book:
    """Return the book with the rules of the river under these options."""
    turning = (room_ahead, stricter) if options[U_TURN.name] == "strict" else (no_u_turn,)
    deployment = book.deployment
    closed = replace(deployment, closed_kinds={**deployment.closed_kinds, RIVER: "RV-F1"})
    return replace(book, deployment=closed).add(
        BagRules(
            draw_checks=(river_first, *((start_tile_next,) if options[START.name] == "after_river" else ()))
        ),
        PlacementRules(
            checks=(goes_on, *turning),
            notes=(joined, either_way, turning_kept, reasons.lake_laid, reasons.other_river_laid),
            discard_notes=(put_aside,),
        ),
        DeploymentRules(checks=(nobody_placed_it,), notes=(reasons.as_ever,)),
        ReportRules(
            feature_notes=(reasons.bounds, reasons.bridge, reasons.tiles_count),
            findings=(in_one_piece, river_before_land, figures_on_source, reasons.other_rivers),
        ),
    )


def change(options: Options) -> LibraryChange | None:
    """Return the change to the box: without the start tile (RV-S3), or with a field on each bank of source
    and lake (RV-F2)."""
    out = options["base.river"] == "on" and options[START.name] == "out"
    splits = options["base.river"] == "on" and options[SOURCE_FIELD.name] == "splits"
    if not out and not splits:
        return None
    return LibraryChange(
        f"river: start tile {'out' if out else 'in'}, source field {'split' if splits else 'whole'}",
        tile=split_field if splits else lambda tile: tile,
        counts=without_start_tile if out else lambda counts: counts,
    )


def without_start_tile(counts: dict[str, int]) -> dict[str, int]:
    """One copy of the start tile stays in the box (RV-S3)."""
    return {**counts, START_TILE: max(0, counts[START_TILE] - 1)} if START_TILE in counts else counts


def split_field(tile: Tile) -> Tile:
    """Return source or lake with a field on each bank instead of one all round (RV-F2)."""
    if tile.id not in (*SOURCES, *LAKES) or tile.kinds.count("field") != 1:  # a road may divide it already
        return tile
    (edge,) = river_edges(tile)
    banks = [frozenset((2 * edge + near + i) % 8 for i in range(4)) for near in (1, 5)]
    others = [feature for feature in tile.features if feature.kind != "field"]
    fields = [Feature("field", bank, named_by="halves") for bank in banks]
    return Tile(tile.id, (*others, *fields), tile.marks, tile.letters, tile.quarter)


# ---- course of the river -----------------------------------------------------------------------------------


class RiverCourse(NamedTuple):
    """The course of the river through a tile: the cell before it, the edge where it enters, the edge where it
    leaves (None: it ends here)."""

    before: Cell
    entry: int
    onward: int | None

    @property
    def bend(self) -> int:
        """1 left, 2 straight, 3 right, 0 none."""
        return 0 if self.onward is None else (self.onward - self.entry) % 4


def river_edges(tile: Tile) -> tuple[int, ...]:
    """Return the edges of a tile, in its rotation, that its river reaches."""
    rivers = [exits for kind, exits in zip(tile.kinds, tile.exits, strict=True) if kind == RIVER]
    return tuple(edge for exits in rivers for edge, _ in exits)


def step(cell: Cell, edge: int) -> Cell:
    """Return the cell across an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def course(board: Board, cell: Cell, tile: Tile) -> RiverCourse | None:
    """Return the course of the river through a tile on this cell; None if no river edge of it meets the
    river. (An unreadable neighbour may be the river.)"""
    edges = river_edges(tile)
    for edge in edges:
        near = board.cells.get(step(cell, edge))
        if near is not None and (near.unknown or (edge + 2) % 4 in river_edges(near)):
            return RiverCourse(
                step(cell, edge), edge, next((other for other in edges if other != edge), None)
            )
    return None


# ---- drawing -----------------------------------------------------------------------------------------------


def to_come(table: Table, ids: Collection[str], unread: int | None = None) -> int:
    """Count the copies of these tiles still to be drawn, assuming that `unread` of the unreadable tiles on
    the table are among them (None: all)."""
    given = table.left_given or {}
    counted = [id for id in ids if id not in given]
    unknown = len(table.unknown_cells()) if unread is None else unread
    used = sum([table.used(id) for id in counted]) + unknown
    count = sum(table.library.counts.get(id, 0) for id in counted)
    return sum(given[id] for id in ids if id in given) + max(0, count - used)


def between(table: Table) -> list[str]:
    """Return the river tiles between source and lake."""
    return [
        id for id, tile in table.library.tiles.items() if RIVER in tile.kinds and id not in (*SOURCES, *LAKES)
    ]


def land(table: Table) -> list[Cell]:
    """Return the cells of drawn tiles without a river (an abbey may be placed during the river phase)."""
    undrawn = table.book.bag.unbagged
    return [
        cell
        for cell, tile in table.board.cells.items()
        if RIVER not in tile.kinds and not tile.unknown and not tile.printed and tile.id not in undrawn
    ]


def ashore(table: Table) -> bool:
    """Return whether any drawn tile without a river is on the table."""
    undrawn = table.book.bag.unbagged
    return any(
        RIVER not in tile.kinds and not tile.unknown and not tile.printed and tile.id not in undrawn
        for tile in reversed(table.board.cells.values())
    )


@rule("RV-P1")
def river_first(table: Table, tile: str) -> Reason | None:
    """The source comes first, the lake last, and only river tiles while there are any."""
    if not table.board.cells:
        return None if tile in SOURCES else Reason("RV-P1", "source_first", {"tile": SOURCE})
    if RIVER not in table.tile(tile).kinds:
        lake = 0 if ashore(table) else to_come(table, LAKES)
        if not lake:
            return None
        count = to_come(table, between(table)) + lake
        return Reason("RV-P1", "river_first", {"tile": tile, "count": count})
    if not to_come(table, LAKES, unread=0):
        return Reason("RV-P1", "river_over", {"tile": tile})
    others = river_left(table) if tile in LAKES else 0
    if others and not ashore(table):
        return Reason("RV-P1", "lake_last", {"tile": tile, "count": others})
    return None


def river_left(table: Table) -> int:
    """Count the remaining river tiles without the lake. A request about the lake on a bare table, or with the
    lake as drawn tile, implies that it was drawn: missing tiles were put aside (RV-P4), unless they are
    given as left."""
    ids, given = between(table), table.left_given or {}
    drawn = table.turn.drawn in LAKES or not table.turn_known
    return to_come(table, [id for id in ids if id in given] if drawn else ids)


@rule("RV-S3")
def start_tile_next(table: Table, tile: str) -> Reason | None:
    """The usual start tile is the first one after the river."""
    if tile == START_TILE or RIVER in table.tile(tile).kinds or not table.board.cells:
        return None
    if ashore(table) or to_come(table, LAKES) or START_TILE in table.gone:
        return None
    return Reason("RV-S3", "start_tile", {"tile": START_TILE})


# ---- placing -----------------------------------------------------------------------------------------------


def has_river(tile: Tile) -> bool:
    """Whether it is a river tile."""
    return RIVER in tile.kinds


@rule("RV-P2", has_river)
def goes_on(table: Table, cell: Cell, tile: Tile) -> Reason | None:
    """A river tile must continue the river; the first one may be placed anywhere."""
    if RIVER not in tile.kinds or not table.board.cells or course(table.board, cell, tile) is not None:
        return None
    return Reason("RV-P2", "not_joined", {"cell": cell}, (cell,))


@rule("RV-P2")
def joined(table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
    """Name the river edge that continues the river."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    return Reason("RV-P2", "joined", {"other": here.before}, (cell, here.before)) if here else None


@rule("RV-P3")
def either_way(table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
    """A river tile may be placed either way round."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    return applies("RV-P3", (cell,)) if here is not None and here.onward is not None else None


@rule("RV-P4")
def put_aside(table: Table, tile: Tile) -> Reason | None:
    """A river tile that fits nowhere is put aside; without the lake the river stays open."""
    if RIVER not in tile.kinds:
        return None
    return Reason("RV-P4", "stays_open" if tile.id in LAKES else "put_aside", {"tile": tile.id})


@rule("RV-U1")
def turning_kept(table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
    """Report that a bend is no U-turn (RV-U1); by the strict reading that there is room ahead (RV-U2), which
    the lake does not need."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    strict = table.options[U_TURN.name] == "strict"
    if here is None or (here.onward is None and not strict):
        return None
    return (
        applies("RV-U2", (cell,)) if strict else applies("RV-U1", (cell,)) if here.bend != STRAIGHT else None
    )


@rule("RV-U1", has_river)
def no_u_turn(table: Table, cell: Cell, tile: Tile) -> Reason | None:
    """Two bends in the same direction do not follow each other directly."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    if here is None or here.bend in (0, STRAIGHT):
        return None
    out = (here.entry + 2) % 4
    before = next((edge for edge in river_edges(table.board.cells[here.before]) if edge != out), None)
    if before is None or (out - before) % 4 != here.bend:
        return None
    return Reason("RV-U1", "bends", {"cell": cell, "other": here.before}, (cell, here.before))


@rule("RV-U2", has_river)
def room_ahead(table: Table, cell: Cell, tile: Tile) -> Reason | None:
    """Where the river continues, the cells around the next one and the three of the row behind it are
    empty."""
    here = course(table.board, cell, tile) if RIVER in tile.kinds else None
    if here is None or here.onward is None:
        return None
    following = step(cell, here.onward)
    behind = step(following, here.onward)
    sides = ((here.onward + 1) % 4, (here.onward + 3) % 4)
    ahead = [*(step(following, side) for side in sides), behind, *(step(behind, side) for side in sides)]
    taken = tuple(sorted(spot for spot in ahead if spot in table.board.cells))
    return Reason("RV-U2", "ahead", {"cell": cell, "count": len(taken)}, (cell, *taken)) if taken else None


@rule("RV-U3", has_river)
def stricter(table: Table, cell: Cell, tile: Tile) -> Reason | None:
    """Report that a placement forbidden by the printed rule is also forbidden by the strict one."""
    printed = no_u_turn.apply(table, cell, tile)
    return applies("RV-U3", printed.tiles) if printed is not None else None


# ---- figures -----------------------------------------------------------------------------------------------


@rule("RV-S1", lambda tile: tile.id in SOURCES)
def nobody_placed_it(claim: DeploymentContext) -> Reason | None:
    """No player has placed the source, so no figure may be put there."""
    return (
        Reason("RV-S1", "source", {"figure": claim.kind}, (claim.cell,)) if claim.tile.id in SOURCES else None
    )


# ---- findings ----------------------------------------------------------------------------------------------


@rule("RV-P2")
def in_one_piece(table: Table) -> tuple[Finding, ...]:
    """River tiles form one chain from the source (unreadable tiles may be part of it)."""
    regions = [region for region in table.board.regions() if region.kind == RIVER]
    if len(regions) < 2 or table.unknown_cells():
        return ()
    with_source = [
        region for region in regions if any(table.board.cells[cell].id in SOURCES for cell in region.tiles)
    ]
    chain = max(with_source or regions, key=lambda region: len(region.tiles))
    apart = tuple(sorted(cell for region in regions if region is not chain for cell in region.tiles))
    return (Finding("error", Reason("RV-P2", "apart", {"count": len(apart)}, apart)),)


@rule("RV-P1")
def river_before_land(table: Table) -> tuple[Finding, ...]:
    """Find other tiles that are on the table before the lake."""
    cells = tuple(sorted(land(table)))
    if not cells or not to_come(table, LAKES):
        return ()
    missing = to_come(table, between(table)) + 1
    return (Finding("warning", Reason("RV-P1", "missing", {"count": missing}, cells)),)


@rule("RV-S1")
def figures_on_source(table: Table) -> tuple[Finding, ...]:
    """Find figures on the source, which no player has placed."""
    return tuple(
        Finding(
            "error",
            Reason(
                "RV-S1",
                "on_source",
                {"player": figure.player, "figure": figure.kind},
                ((figure.x, figure.y),),
            ),
        )
        for figure in table.figures
        if table.board.cells[figure.x, figure.y].id in SOURCES
    )


RIVER_ONE = Expansion(
    "river",
    (Element(extend, switch("base.river", "RV-P1")),),
    ("river",),
    (U_TURN, START, SOURCE_FIELD),
    {U_TURN.name: "strict", START.name: "shuffle", SOURCE_FIELD.name: "wraps"},
    start=lambda options: ((0, 0, SOURCE, 0),) if options["base.river"] == "on" else (),
    change=change,
)
