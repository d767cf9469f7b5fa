"""Followers on top of towers: they close the tower and stay to the end."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Option, Options, PositionFinding, RuleReason
from referee.games.carcassonne.expansions.tower.towers import TOWER, height
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import with_features
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, ReportRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import Table

CLIMB = ("meeple", "big", "phantom", "ringmaster")  # TW-T1
NOT_UP = ("mayor", "wagon")  # AB-W7
SAFE = Option("tw.top_safe", ("off", "on"), "off", "PD-E3", {"ext.tower": "on", "ext.dragon": "on"})


def bases(options: Options) -> LibraryChange | None:
    """Return the change of the tiles: a base is a feature, on which figures stand."""
    return LibraryChange("TW-T1", tile=with_base) if options.get("ext.tower") == "on" else None


def with_base(tile: Tile) -> Tile:
    """Return a tile whose base, if it has one, is a feature."""
    if TOWER not in tile.marks or TOWER in tile.kinds:
        return tile
    return with_features(tile, (*tile.features, TileFeature(TOWER)))


def extend(book: Book, options: Options) -> Book:
    """Return the book with followers on towers."""
    figures = {
        kind: replace(known, goes_on=known.goes_on | {TOWER}) if kind in CLIMB else known
        for kind, known in book.figures.items()
    }
    closed = replace(book.deployment, closed_kinds={**book.deployment.closed_kinds, TOWER: "TW-T1"})
    ids = replace(book.ids, goes_on="TW-T1", free="TW-T1")
    changed = replace(book, figures=figures, deployment=closed, ids_by_kind={**book.ids_by_kind, TOWER: ids})
    return changed.add(
        DeploymentRules(
            kinds_anywhere={TOWER: "TW-T1"},
            sheltered_kinds={TOWER: "PD-E3"} if options[SAFE.name] == "on" else {},
            checks=(on_pieces, no_mayor_or_wagon),
        ),
        ReportRules(findings=(on_towers,), feature_notes=(unpaid,)),
    )


@rule("TW-T1", lambda tile: TOWER in tile.marks)
def on_pieces(claim: DeploymentContext) -> RuleReason | None:
    """A follower stands on a tower of at least one piece, not on a base."""
    if claim.feature_kind != TOWER:
        return None
    if claim.on_table and height(claim.table, claim.cell):
        return None
    return RuleReason("TW-T1", "no_piece", {}, (claim.cell,))


@rule("AB-W7", lambda tile: TOWER in tile.marks)
def no_mayor_or_wagon(claim: DeploymentContext) -> RuleReason | None:
    """Mayor and wagon do not stand on towers."""
    up = claim.feature_kind == TOWER and claim.kind in NOT_UP
    return applies("AB-W7", (claim.cell,)) if up else None


@rule("TW-T1")
def on_towers(table: Table) -> tuple[PositionFinding, ...]:
    """Find followers on a base without pieces."""
    cells = [
        (figure.x, figure.y)
        for figure in table.figures
        if figure.segment >= 0 and table.board.cells[figure.x, figure.y].kinds[figure.segment] == TOWER
    ]
    return tuple(
        PositionFinding("error", RuleReason("TW-T1", "no_piece", {}, (cell,)))
        for cell in cells
        if not height(table, cell)
    )


@rule("TW-E1")
def unpaid(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that a tower pays nothing."""
    return (applies("TW-E1", case.region.cells),) if case.region.kind == TOWER else ()
