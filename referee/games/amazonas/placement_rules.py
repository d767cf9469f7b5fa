"""Placement rules: land tiles behind the front line, Amazon tiles at the open end of the river, double tiles
after "!" tiles."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Cell, RuleReason
from referee.games.amazonas.marks import DOUBLE, MOUTH, START
from referee.games.amazonas.river import (
    bang,
    double,
    just_placed,
    last_space,
    open_ends,
    river,
    stream,
    upstream,
)
from referee.tiles.model.moves import EndGame
from referee.tiles.model.multi_cell_fits import large_places
from referee.tiles.model.tile import Tile
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table


def land(tile: Tile) -> bool:
    """Return whether a tile is not part of the river."""
    return not stream(tile)


@rule("CA-P2", tiles=land)
def front_line(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """No land tile may be further downstream than the river reaches."""
    if stream(tile) or (way := river(table.board)) is None or way.along(cell) < 0:
        return None
    return RuleReason("CA-P2", "front", {"cell": cell, "other": way.end}, (cell, way.end))


@rule("CA-A1", tiles=stream)
def at_the_open_end(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """An Amazon tile must extend the river."""
    if not stream(tile):
        return None
    if (way := river(table.board)) is None:
        ends = open_ends(table.board)
        if not ends or cell in ends or (tile.large is not None and tile.extra):
            return None
        return RuleReason("CA-A1", "some_end", {"cell": cell}, (cell,))
    length = len(tile.large.parts) if tile.large is not None else 1
    if cell in [way.ahead(count) for count in range(length)]:
        return None
    return RuleReason("CA-A1", "open_end", {"cell": cell, "other": way.end}, (cell, way.end))


@rule("CA-A1")
def off_the_course(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """Amazon tiles are on the course of the river, ahead of its open end (the river is straight, CA-N2), and
    no other tiles ever are."""
    if (way := river(table.board)) is None:
        return None
    ahead = way.along(cell) >= 0 and cell == way.ahead(way.along(cell))
    return (
        None if ahead == stream(tile) else RuleReason("CA-A1", "open_end", {"cell": cell, "other": way.end})
    )


@rule("CA-P3")
def beside_a_tile(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Land tiles are placed next to others, at the start around the start board."""
    return applies("CA-P3", (cell,)) if land(tile) and table.board.cells else None


@rule("CA-S4")
def behind_the_source(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """There is room for land tiles behind the source."""
    return RuleReason("CA-S4", "behind", {}, (cell,)) if land(tile) and upstream(table.board, cell) else None


@rule("CA-A1")
def river_grows(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report how far an Amazon tile extends the river."""
    if not stream(tile):
        return None
    last = last_space(table) + (2 if double(tile) else 1)
    return RuleReason("CA-A4" if double(tile) else "CA-A1", "longer", {"last": last}, (cell,))


@rule("CA-A2")
def either_way(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """An Amazon tile may be placed either way round."""
    return applies("CA-A2", (cell,)) if stream(tile) and not double(tile) else None


@rule("CA-P4")
def front_moves(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """An Amazon tile moves the front line."""
    return applies("CA-P4", (cell,)) if stream(tile) else None


def double_due(table: Table) -> bool:
    """Return whether a double tile has to follow the "!" tile just placed: one is left, and fits."""
    tile = just_placed(table)
    if tile is None or not bang(tile) or table.turn.step == "end":
        return False
    return any(any(True for _ in large_places(table, one)) for one in doubles_left(table))


def doubles_left(table: Table) -> list[Tile]:
    """Return the double tiles that are not on the table."""
    counts, tiles = table.library.counts, table.library.tiles
    return [one for id, one in tiles.items() if double(one) and table.bag.used(id) < counts.get(id, 1)]


@rule("CA-A3")
def double_comes_now(table: Table, tile: str) -> RuleReason | None:
    """After a "!" tile no other tile is drawn before a double tile is placed."""
    return RuleReason("CA-A3", "due", {"tile": tile}, table.turn.placed or ()) if double_due(table) else None


@rule("CA-A3")
def double_after_bang(table: Table, player: str) -> RuleReason | None:
    """A double tile is chosen, not drawn, and only after a "!" tile."""
    tile = just_placed(table)
    if tile is not None and bang(tile):
        return None
    return RuleReason("CA-A3", "without", {"player": player})


@rule("CA-A3")
def no_wood_between(claim: DeploymentContext) -> RuleReason | None:
    """Figures follow the double tile, so none may be put on a "!" tile to be placed either."""
    if not bang(claim.tile):
        return None
    lying = claim.meeting is None and claim.cell in claim.table.board.cells
    if not (double_due(claim.table) if lying else doubles_left(claim.table)):
        return None
    return RuleReason("CA-A3", "first", {"figure": claim.kind}, claim.table.turn.placed or ())


@rule("CA-S4")
def lies_already(table: Table, player: str) -> RuleReason | None:
    """The start board is placed before the first turn."""
    return RuleReason("CA-S4", "begins")


@rule("CA-E2")
def at_the_end(table: Table, player: str) -> RuleReason | None:
    """The mouth is added to the open end when the game is over."""
    return RuleReason("CA-E2", "not_yet")


UNDRAWN = {DOUBLE: double_after_bang, START: lies_already, MOUTH: at_the_end}


@rule("CA-A3")
def goes_on_placing(before: Table, after: Table, cell: Cell) -> Table:
    """After a "!" tile the same player places a double tile."""
    waiting = replace(after, turn=after.turn.but(step="place"))
    return waiting if double_due(waiting) else after


def after_the_double(table: Table, move: EndGame) -> Reasons:
    """The game cannot end while a turn waits for a double tile."""
    if double_due(table):
        cells = table.turn.placed or ()
        yield RuleReason("CA-E1", "within_a_turn", {}, cells)
        yield RuleReason("CA-A3", "ends", {}, cells)


@rule("CA-A3")
def not_before_the_double(table: Table, player: str) -> RuleReason | None:
    """The turn cannot end between a "!" tile and its double tile."""
    return (
        RuleReason("CA-A3", "ends", {"player": player}, table.turn.placed or ())
        if double_due(table)
        else None
    )
