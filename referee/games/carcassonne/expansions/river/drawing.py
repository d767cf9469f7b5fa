"""The order in which the tiles of the river are drawn."""

from __future__ import annotations

from collections.abc import Collection

from referee.game import Cell, Option, Options, PositionFinding, RuleReason
from referee.games.carcassonne import base_game
from referee.games.carcassonne.expansions.river.reasons import (
    FORK,
    LAKES,
    QUARTERLY_SOURCE,
    RIVER,
    SOURCE,
    SOURCES,
    VOLCANO_LAKE,
)
from referee.tiles.model.half_tiles import parts
from referee.tiles.model.tile import Tile
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table

START_TILE = base_game.START[0][2]
START = Option("rv.start_tile", ("shuffle", "after_river", "out"), "shuffle", "RV-S3")


def source_of(options: Options) -> str:
    """Return the source with which a match begins: that of Games Quarterly 11 if it was chosen (GQ-S1)."""
    chosen = options.get("gq.source") == "gq11" and "gq11" in options["expansions"]
    return QUARTERLY_SOURCE if chosen else SOURCE


def lakes_of(table: Table) -> tuple[str, ...]:
    """Return the tiles with which the river ends: with River II also its volcano lake."""
    return (*LAKES, VOLCANO_LAKE) if table.options.get("base.river_2") == "on" else LAKES


def to_come(table: Table, ids: Collection[str], unread: int | None = None) -> int:
    """Count the copies of these tiles still to be drawn, assuming that `unread` of the unreadable tiles on
    the table are among them (None: all)."""
    given = table.left_given or {}
    counted = [id for id in ids if id not in given]
    unknown = len(table.board.unknown) if unread is None else unread
    used = sum([table.bag.used(id) for id in counted]) + unknown
    count = sum(table.library.counts.get(id, 0) for id in counted)
    return sum(given[id] for id in ids if id in given) + max(0, count - used)


def between(table: Table) -> list[str]:
    """Return the river tiles between source and lake."""
    ends = (*SOURCES, *lakes_of(table))
    return [id for id, tile in table.library.tiles.items() if RIVER in tile.kinds and id not in ends]


def land(table: Table) -> list[Cell]:
    """Return the cells of drawn tiles without a river (an abbey may be placed during the river phase)."""
    return [cell for cell, tile in table.board.cells.items() if _drawn_land(table, tile)]


def ashore(table: Table) -> bool:
    """Return whether any drawn tile without a river is on the table."""
    return any(_drawn_land(table, tile) for tile in reversed(table.board.cells.values()))


def _drawn_land(table: Table, tile: Tile) -> bool:
    """Return whether a tile on the table was drawn and has no river."""
    if RIVER in tile.kinds or tile.unknown or tile.special.printed:
        return False
    return any(one.id not in table.book.bag.unbagged for one in parts(tile))


@rule("RV-P1")
def river_first(table: Table, tile: str) -> RuleReason | None:
    """The source comes first, the lake last, and only river tiles while there are any."""
    if not table.board.cells:
        return (
            None
            if tile in SOURCES
            else RuleReason("RV-P1", "source_first", {"tile": source_of(table.options)})
        )
    if RIVER not in table.library.tiles[tile].kinds:
        lake = 0 if ashore(table) else to_come(table, lakes_of(table))
        if not lake:
            return None
        count = to_come(table, between(table)) + lake
        return RuleReason("RV-P1", "river_first", {"tile": tile, "count": count})
    if not to_come(table, lakes_of(table), unread=0):
        return RuleReason("RV-P1", "river_over", {"tile": tile})
    others = river_left(table) if tile in lakes_of(table) else 0
    if others and not ashore(table):
        return RuleReason("RV-P1", "lake_last", {"tile": tile, "count": others})
    return None


def river_left(table: Table) -> int:
    """Count the remaining river tiles without the lakes. A request about a lake on a bare table, or with a
    lake as drawn tile, implies that it was drawn: missing tiles were put aside (RV-P4), unless they are
    given as left."""
    ids, given = between(table), table.left_given or {}
    drawn = table.turn.drawn in lakes_of(table) or not table.turn.known
    return to_come(table, [id for id in ids if id in given] if drawn else ids)


@rule("RV-S3")
def start_tile_next(table: Table, tile: str) -> RuleReason | None:
    """The usual start tile is the first one after the river."""
    if tile == START_TILE or RIVER in table.library.tiles[tile].kinds or not table.board.cells:
        return None
    if ashore(table) or to_come(table, lakes_of(table)) or START_TILE in table.gone:
        return None
    return RuleReason("RV-S3", "start_tile", {"tile": START_TILE})


@rule("RV-S4")
def fork_next(table: Table, tile: str) -> RuleReason | None:
    """The fork follows the source."""
    if not table.board.cells or tile == FORK or RIVER not in table.library.tiles[tile].kinds or ashore(table):
        return None
    first = to_come(table, (FORK,), unread=0) and not table.bag.used(FORK)
    return RuleReason("RV-S4", "fork_first", {"tile": FORK}) if first else None


@rule("RV-P1")
def river_before_land(table: Table) -> tuple[PositionFinding, ...]:
    """Find other tiles that are on the table before the lake."""
    cells = tuple(sorted(land(table)))
    if not cells or not to_come(table, lakes_of(table)):
        return ()
    missing = to_come(table, between(table)) + to_come(table, lakes_of(table))
    return (PositionFinding("warning", RuleReason("RV-P1", "missing", {"count": missing}, cells)),)
