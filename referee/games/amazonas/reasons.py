"""Reasons about features beyond their owners."""

from __future__ import annotations

from referee.game import RuleReason
from referee.games.amazonas.race_scoring import not_scored_now
from referee.games.amazonas.river import tile_cells
from referee.games.amazonas.scoring import BIG
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import applies, rule

EXTENT = {"tributary": "CA-R1", "village": "CA-V1", "jungle": "CA-C3"}


@rule("CA-R1")
def extent(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report when a feature of that kind is complete, or how far a jungle extends."""
    id = EXTENT.get(case.region.kind)
    return (applies(id, case.region.cells),) if id else ()


@rule("CA-C4")
def camps_stay(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that camps score at the end only."""
    return (applies("CA-C4", case.region.cells),) if case.region.kind == "jungle" and case.figures else ()


@rule("CA-R6")
def once(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report tiles that have several pieces of a feature."""
    cells = [piece[:2] for piece in case.region.pieces]
    twice = tuple(sorted({cell for cell in cells if cells.count(cell) > 1}))
    if case.region.kind == "jungle" or not twice:
        return ()
    return (RuleReason("CA-R6", "once", {"kind": case.region.kind}, twice),)


@rule("CA-S8")
def big_tiles(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report multi-cell tiles whose count depends on an option."""
    cells = case.region.tiles
    tiles = tile_cells(case.board, cells)
    if case.region.kind == "jungle" or len(tiles) == len(cells):
        return ()
    counted = case.options[BIG]
    return (RuleReason("CA-S8", counted, {"tiles": len(tiles), "cells": len(cells)}, tuple(sorted(cells))),)


@rule("CA-B1")
def icons(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report boat icons along a tributary."""
    count = case.region.marks.get("boats", 0)
    return (RuleReason("CA-B1", "icons", {"count": count}, case.region.cells),) if count else ()


@rule("CA-Z3")
def not_now(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that an Amazon tile completed the feature, so it is not scored in this turn."""
    if not case.complete or not not_scored_now.apply(case.table, case.region):
        return ()
    return (RuleReason("CA-Z3", "not_now", {"kind": case.region.kind}, case.region.cells),)


EXPLAINS = (extent, icons, camps_stay, once, big_tiles, not_now)
