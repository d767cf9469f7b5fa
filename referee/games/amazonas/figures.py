"""Figures: meeples on tributaries and villages, camps in the jungle; never both in one turn."""

from __future__ import annotations

from referee.game import RuleReason
from referee.games.amazonas.layout import RIVER
from referee.games.amazonas.river import bang, stream
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.rules.book import FigureKind
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule

MEEPLES, CAMPS = 4, 2  # CA-S7
OF_MEEPLES = frozenset(("tributary", "village"))


@rule("CA-M3")
def segment(claim: DeploymentContext) -> RuleReason:
    """Meeples stand on tributaries and in villages, camps in the jungle, nothing but boats on the Amazon."""
    kind, cells = claim.feature_kind, (claim.cell,)
    if kind == RIVER:
        return RuleReason("CA-M3", "boats_only", {"figure": claim.kind}, cells)
    id = "CA-C1" if claim.kind == "camp" else "CA-M2" if kind == "village" else "CA-M1"
    return RuleReason(id, "not_there", {"figure": claim.kind, "kind": kind}, cells)


@rule("CA-M1")
def free_of_meeples(claim: DeploymentContext) -> RuleReason | None:
    """No other meeple may be on the whole tributary (CA-M1) or village (CA-M2), including the player's."""
    there = [figure for figure in claim.standing if figure.kind == "meeple"]
    if not there:
        return None
    id = "CA-M2" if claim.feature_kind == "village" else "CA-M1"
    by = tuple(figure.player for figure in there)
    return RuleReason(
        id, "occupied", {"kind": claim.feature_kind, "by": by}, tuple((f.x, f.y) for f in there)
    )


@rule("CA-C2")
def free_of_camps(claim: DeploymentContext) -> RuleReason | None:
    """No other camp may be in the whole jungle."""
    there = [figure for figure in claim.standing if figure.kind == "camp"]
    if not there:
        return None
    by = tuple(figure.player for figure in there)
    return RuleReason(
        "CA-C2", "occupied", {"kind": claim.feature_kind, "by": by}, tuple((f.x, f.y) for f in there)
    )


@rule("CA-T2")
def one_a_turn(claim: DeploymentContext) -> RuleReason | None:
    """A meeple or a camp, never both."""
    placed = (claim.table.turn.placed or ())[-1:]
    if claim.meeting is not None or not placed or placed[0] not in claim.table.board.cells:
        return None
    tile = cells_of(claim.table.board.cells, placed[0])
    if claim.cell not in tile:
        return None
    there = [f for f in claim.table.figures if f.player == claim.player and (f.x, f.y) in tile]
    if not there:
        return None
    values = {"player": claim.player, "figure": claim.kind, "there": there[0].kind}
    return RuleReason("CA-T2", "one", values, tuple((f.x, f.y) for f in there))


@rule("CA-A7")
def only_on_the_double(claim: DeploymentContext) -> RuleReason | None:
    """After a "!" tile and its double tile, figures may be put on the double tile only."""
    placed = claim.table.turn.placed
    if not placed or len(placed) < 2 or not bang(claim.tile) or claim.cell not in placed[:-1]:
        return None
    return RuleReason("CA-A7", "on_the_double", {"figure": claim.kind}, (claim.cell, placed[-1]))


@rule("CA-A6", tiles=stream)
def on_its_banks(claim: DeploymentContext) -> RuleReason | None:
    """On an Amazon tile, figures may be put on the banks, not on the river."""
    return applies("CA-A6", (claim.cell,)) if claim.feature_kind == RIVER else None


@rule("CA-A6")
def on_the_banks(claim: DeploymentContext) -> RuleReason | None:
    """The banks of an Amazon tile count as other land."""
    return applies("CA-A6", (claim.cell,)) if stream(claim.tile) else None


@rule("CA-C3")
def how_far(claim: DeploymentContext) -> RuleReason | None:
    """Report what divides jungles."""
    return applies("CA-C3", (claim.cell,)) if claim.feature_kind == "jungle" else None


@rule("CA-B7")
def instead_of_the_boat(claim: DeploymentContext) -> RuleReason:
    """A player who deploys a figure need not move the boat."""
    return RuleReason("CA-B7", "spared", {"player": claim.player}, (claim.cell,))


FIGURES = {
    "meeple": FigureKind(MEEPLES, OF_MEEPLES, deploy=(free_of_meeples,)),
    "camp": FigureKind(CAMPS, frozenset(("jungle",)), deploy=(free_of_camps,), stands="CA-C1"),
}
