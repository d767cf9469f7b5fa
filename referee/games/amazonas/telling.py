"""What there is to tell about features besides who gets them, and what is odd with a table."""

from __future__ import annotations

from referee.game import Finding, Reason
from referee.games.amazonas.boats import BOAT
from referee.games.amazonas.marks import BANG, DOUBLE
from referee.games.amazonas.river import just_placed, laid, last_space, river, stream, tile_cells
from referee.tiles.book import applies, rule
from referee.tiles.case import Case
from referee.tiles.large import cells_of
from referee.tiles.table import Table

EXTENT = {"tributary": "CA-R1", "village": "CA-V1", "jungle": "CA-C3"}


@rule("CA-R1")
def extent(case: Case) -> tuple[Reason, ...]:
    """When a feature of that kind is complete, or how far a jungle goes."""
    id = EXTENT.get(case.region.kind)
    return (applies(id, case.region.cells),) if id else ()


@rule("CA-J2")
def camps(case: Case) -> tuple[Reason, ...]:
    """That the majority decides among camps, too."""
    return (applies("CA-J2", case.region.cells),) if case.region.kind == "jungle" and case.figures else ()


@rule("CA-C4")
def camps_stay(case: Case) -> tuple[Reason, ...]:
    """That camps score at the end only."""
    return (applies("CA-C4", case.region.cells),) if case.region.kind == "jungle" and case.figures else ()


@rule("CA-R6")
def once(case: Case) -> tuple[Reason, ...]:
    """Tiles that hold several pieces of a feature."""
    cells = [piece[:2] for piece in case.region.pieces]
    twice = tuple(sorted({cell for cell in cells if cells.count(cell) > 1}))
    if case.region.kind == "jungle" or not twice:
        return ()
    return (Reason("CA-R6", "once", {"kind": case.region.kind}, twice),)


@rule("CA-S8")
def big_tiles(case: Case) -> tuple[Reason, ...]:
    """Tiles of several cells that count by an option."""
    cells = case.region.tiles
    tiles = tile_cells(case.board, cells)
    if case.region.kind == "jungle" or len(tiles) == len(cells):
        return ()
    return (
        Reason(
            "CA-S8",
            case.options["ca.big_tiles"],
            {"tiles": len(tiles), "cells": len(cells)},
            tuple(sorted(cells)),
        ),
    )


@rule("CA-P2")
def beyond_the_front(table: Table) -> tuple[Finding, ...]:
    """Land tiles in front of the river's mouth."""
    way = river(table.board)
    if way is None:
        laid_tiles = any(stream(tile) for tile in table.board.cells.values())
        return (Finding("info", Reason("CA-S4", "no_start")),) if laid_tiles or table.board.cells else ()
    wrong = [cell for cell, tile in table.board.cells.items() if way.along(cell) >= 0]
    return tuple(
        Finding("error", Reason("CA-P2", "beyond", {"cell": cell}, (cell,))) for cell in sorted(wrong)
    )


@rule("CA-B6")
def beyond_the_river(table: Table) -> tuple[Finding, ...]:
    """Boats further than the river goes."""
    last = last_space(table)
    return tuple(
        Finding("error", Reason("CA-B6", "beyond", {"player": player, "space": at, "last": last}))
        for (player, kind), at in table.track.items()
        if kind == BOAT and at > last
    )


@rule("CA-S5")
def boats_not_told(table: Table) -> tuple[Finding, ...]:
    """Boats that nobody told of are taken to be at the source."""
    missing = [seat.id for seat in table.players if (seat.id, BOAT) not in table.track]
    return (Finding("info", Reason("CA-S5", "assumed", {"players": missing})),) if missing else ()


@rule("CA-A5")
def doubles(table: Table) -> tuple[Finding, ...]:
    """More double tiles than "!" tiles."""
    count, bangs = len(laid(table.board, DOUBLE)), len(laid(table.board, BANG))
    if count <= bangs:
        return ()
    cells = tuple(laid(table.board, DOUBLE))
    return (Finding("error", Reason("CA-A5", "more", {"count": count, "bangs": bangs}, cells)),)


@rule("CA-L1")
def not_scored(table: Table) -> tuple[Finding, ...]:
    """What an Amazon tile completes is not scored in its turn, and no rule says when."""
    tile = just_placed(table)
    if tile is None or not stream(tile) or table.options["ca.amazon_turn_scores_features"] == "on":
        return ()
    cells = {part for cell in table.turn.placed or () for part in cells_of(table.board.cells, cell)}
    odd = [
        r
        for r in table.occupants
        if r.kind in table.book.completion and r.closed and not cells.isdisjoint(r.tiles)
    ]
    return tuple(Finding("warning", Reason("CA-L1", "unscored", {"kind": r.kind}, r.cells)) for r in odd)


TELLS = (extent, camps, camps_stay, once, big_tiles)
INSPECT = (beyond_the_front, beyond_the_river, boats_not_told, doubles, not_scored)
