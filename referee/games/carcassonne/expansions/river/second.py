"""River II: the river forks, and a volcano lake ends it."""

from __future__ import annotations

from referee.game import Cell, Option, RuleReason
from referee.games.carcassonne.expansions.river.reasons import BRANCH_END, FORK, INN_BRIDGE, VOLCANO_LAKE
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, PlacementRules, ReportRules
from referee.tiles.rules.table import Table

FORK_DRAWN = Option("rv.fork", ("first", "in_pile"), "first", "RV-S4", {"base.river_2": "on"})
SWITCHES = ("base.river", "base.river_2")


def extend(book: Book) -> Book:
    """Return the book of a river with the rules of River II."""
    return book.add(
        PlacementRules(notes=(forks, ends_a_branch)),
        DeploymentRules(checks=(nobody_on_the_volcano,), notes=(only_a_lake,)),
        ReportRules(feature_notes=(behind_the_city, inn_on_the_bridge)),
    )


@rule("RV-K1")
def forks(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Any edge of the fork may join; two open ends follow."""
    return applies("RV-K1", (cell,)) if tile.id == FORK else None


@rule("RV-K2")
def ends_a_branch(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """The tile with the city gate ends one branch of the river."""
    return applies("RV-K2", (cell,)) if tile.id == BRANCH_END else None


@rule("RV-K2")
def behind_the_city(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the rule for city and fields at the end of a branch."""
    cells = [cell for cell in case.region.cells if case.board.cells[cell].id == BRANCH_END]
    return (applies("RV-K2", cells),) if cells and case.region.kind in ("city", "field") else ()


def volcano_in_play(table: Table) -> bool:
    """Return whether the volcano of the lake counts as one: with the dragon."""
    return bool(table.options["ext.dragon"] == "on")


@rule("RV-K3", lambda tile: tile.id == VOLCANO_LAKE)
def nobody_on_the_volcano(claim: DeploymentContext) -> RuleReason | None:
    """With the dragon no figure is put on the volcano lake in this turn."""
    closed = claim.tile.id == VOLCANO_LAKE and volcano_in_play(claim.table) and not claim.elsewhere
    return applies("RV-K3", (claim.cell,)) if closed else None


@rule("RV-K3")
def only_a_lake(claim: DeploymentContext) -> RuleReason | None:
    """Without the dragon it is a lake."""
    return applies("RV-K3", (claim.cell,)) if claim.tile.id == VOLCANO_LAKE else None


@rule("RV-K4")
def inn_on_the_bridge(case: ScoringContext) -> tuple[RuleReason, ...]:
    """The inn belongs to the road over the bridge."""
    if case.region.kind != "road" or case.options["ext.inns"] == "off":
        return ()
    cells = [cell for cell in case.region.cells if case.board.cells[cell].id == INN_BRIDGE]
    return (applies("RV-K4", cells),) if cells else ()
