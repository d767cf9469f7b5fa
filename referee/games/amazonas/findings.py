"""Findings about a table."""

from __future__ import annotations

from collections.abc import Iterable

from referee.game import PositionFinding, RuleReason, ScoreLine
from referee.games.amazonas.boats import BOAT, boats_known
from referee.games.amazonas.marks import BANG, DOUBLE
from referee.games.amazonas.placement_rules import double_due
from referee.games.amazonas.race_scoring import bang_with_animals, not_scored_now
from referee.games.amazonas.river import course, laid, last_space, river, stream, tile_cells
from referee.games.amazonas.scoring import BIG
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table


def large_lines(table: Table, lines: Iterable[ScoreLine]) -> tuple[PositionFinding, ...]:
    """Report that large tiles count by an option (CA-S8), once for each feature that pays and has some."""
    counted, paid = (
        table.options[BIG],
        {line.tiles for line in lines if line.feature_kind in ("tributary", "village")},
    )
    found = []
    for cells in sorted(paid):
        tiles = len(tile_cells(table.board, cells))
        if tiles < len(cells):
            found.append(
                PositionFinding(
                    "info", RuleReason("CA-S8", counted, {"tiles": tiles, "cells": len(cells)}, cells)
                )
            )
    return tuple(found)


@rule("CA-P2")
def beyond_the_front(table: Table) -> tuple[PositionFinding, ...]:
    """Find land tiles beyond the front line."""
    way = river(table.board)
    if way is None:
        return (PositionFinding("info", RuleReason("CA-S4", "no_start")),) if table.board.cells else ()
    wrong = [cell for cell, tile in table.board.cells.items() if way.along(cell) >= 0 and not tile.unknown]
    return tuple(
        PositionFinding("error", RuleReason("CA-P2", "beyond", {"cell": cell}, (cell,)))
        for cell in sorted(wrong)
    )


@rule("CA-A1")
def off_the_river(table: Table) -> tuple[PositionFinding, ...]:
    """Find Amazon tiles that do not extend the river (except those beyond the front line, reported
    elsewhere)."""
    way = river(table.board)
    if way is None:
        return ()
    run = set(course(table.board))
    tiles = table.board.cells.items()
    wrong = [cell for cell, tile in tiles if stream(tile) and way.along(cell) < 0 and cell not in run]
    return tuple(PositionFinding("error", RuleReason("CA-A1", "off", {}, (cell,))) for cell in sorted(wrong))


@rule("CA-B6")
def beyond_the_river(table: Table) -> tuple[PositionFinding, ...]:
    """Find boats beyond the river's end, or above its source."""
    last = last_space(table)
    return tuple(
        PositionFinding("error", RuleReason("CA-B6", "beyond", {"player": player, "space": at, "last": last}))
        for (player, kind), at in table.track.items()
        if kind == BOAT and not 1 <= at <= last
    )


@rule("CA-S5")
def boats_assumed(table: Table) -> tuple[PositionFinding, ...]:
    """Report that boats without a known space are assumed at the source; if none is known, there is no
    race."""
    if not boats_known(table):
        return (PositionFinding("info", RuleReason("CA-S5", "untold")),)
    missing = [seat.id for seat in table.players if (seat.id, BOAT) not in table.track]
    return (PositionFinding("info", RuleReason("CA-S5", "assumed", {"players": missing})),) if missing else ()


@rule("CA-A5")
def doubles(table: Table) -> tuple[PositionFinding, ...]:
    """There must be as many double tiles as "!" tiles, except for one about to be placed."""
    count, bangs = len(laid(table.board, DOUBLE)), len(laid(table.board, BANG))
    values = {"count": count, "bangs": bangs}
    if count > bangs:
        return (
            PositionFinding("error", RuleReason("CA-A5", "more", values, tuple(laid(table.board, DOUBLE)))),
        )
    some = any(DOUBLE in tile.marks for tile in table.library.tiles.values())
    if some and bangs > count + double_due(table):
        return (
            PositionFinding("warning", RuleReason("CA-A3", "fewer", values, tuple(laid(table.board, BANG)))),
        )
    return ()


@rule("CA-Z3")
def not_scored(table: Table) -> tuple[PositionFinding, ...]:
    """Report that what an Amazon tile completes is not scored in its turn, and no rule defines when."""
    odd = [r for r in table.occupants if r.kind in table.book.scoring.completion and r.closed]
    return tuple(
        PositionFinding("warning", RuleReason("CA-Z3", "unscored", {"kind": r.kind}, r.cells))
        for r in odd
        if not_scored_now.apply(table, r)
    )


@rule("CA-Z6")
def bang_animals(table: Table) -> tuple[PositionFinding, ...]:
    """Report animals on the "!" tile of this turn."""
    cells = (table.turn.placed or ())[:1]
    return (
        (PositionFinding("warning", RuleReason("CA-Z6", "not_these", {}, cells)),)
        if bang_with_animals(table)
        else ()
    )


@rule("CA-B7")
def moved_already(table: Table) -> tuple[PositionFinding, ...]:
    """Report the assumption that the boat has moved, in a turn without figures of which only the end is
    left."""
    player, cells = table.turn.player, tuple(table.turn.placed or ())[-1:]
    if table.tracked or table.turn.step != "end" or player is None or not cells or not boats_known(table):
        return ()
    here = {part for cell in cells for part in cells_of(table.board.cells, cell)}
    if any(figure.player == player and (figure.x, figure.y) in here for figure in table.figures):
        return ()
    return (PositionFinding("info", RuleReason("CA-B7", "moved", {"player": player}, cells)),)


INSPECT = (
    *(beyond_the_front, off_the_river, beyond_the_river, boats_assumed, doubles, not_scored, bang_animals),
    moved_already,
)
