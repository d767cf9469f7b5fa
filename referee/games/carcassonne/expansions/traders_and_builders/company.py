"""Shared rules of builder and pig: they join a follower of their player and do not count for majorities."""

from __future__ import annotations

from referee.game import RuleReason
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.table import DeployedFigure


def uncounted(case: ScoringContext, kind: str, id: str) -> tuple[RuleReason, ...]:
    """Report that figures of a kind, if present, do not count for majorities."""
    cells = tuple(sorted((figure.x, figure.y) for figure in case.figures if figure.kind == kind))
    return (RuleReason(id, "no_majority", {}, cells),) if cells else ()


def followers(claim: DeploymentContext) -> list[DeployedFigure]:
    """Return the followers of the same player on the feature."""
    follows = claim.table.book.follows
    return [figure for figure in claim.standing if figure.player == claim.player and follows(figure.kind)]


def company_missing(claim: DeploymentContext, id: str) -> RuleReason | None:
    """Object if no follower of the player stands on a feature of the right kind."""
    if claim.feature_kind not in claim.table.book.figures[claim.kind].goes_on or followers(claim):
        return None
    return RuleReason(id, "no_follower", {"player": claim.player, "kind": claim.feature_kind}, (claim.cell,))


def company(claim: DeploymentContext, id: str) -> RuleReason | None:
    """Name the followers that let it join."""
    there = followers(claim)
    cells = tuple(dict.fromkeys((figure.x, figure.y) for figure in there))
    values = {"player": claim.player, "kind": claim.feature_kind, "count": len(there)}
    return RuleReason(id, "joins", values, cells) if there else None
