"""The pig (TB-P...): a figure that makes a field pay more."""

from __future__ import annotations

from referee.game import Options, RuleReason, ScorePart
from referee.games.carcassonne import fields
from referee.games.carcassonne.expansions.traders_and_builders.company import (
    company,
    company_missing,
    uncounted,
)
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.pad import PadExtra, PadRules, yes_no
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules

PIG = "pig"
PAD = PadExtra("field", yes_no(PIG, (True,)), lambda sketch, n: sketch.but(company=(PIG,) * n))


def pig(book: Book, options: Options) -> Book:
    """Return the book with the pig: a figure that joins a farmer, stays, and does not count for majorities
    (TB-P2)."""
    on = frozenset({"field"} & set(book.scoring.worth))  # CB-S4
    kind = FigureKind(1, on, 0, (joins_own_farmer,), (own_farmer,), stands="TB-P1", company="TB-P5")
    return book.add(
        ScoringRules(worth={"field": (one_more,)}),
        ReportRules(feature_notes=(pig_explained, helps_owners)),
        PadRules(extras=(PAD,) if on else ()),
        figures={PIG: kind},
    )


@rule("TB-P1")
def joins_own_farmer(claim: DeploymentContext) -> RuleReason | None:
    """The pig joins a farmer of the same player."""
    return company_missing(claim, "TB-P1")


@rule("TB-P1")
def own_farmer(claim: DeploymentContext) -> RuleReason | None:
    """Name the farmers that let the pig join."""
    return company(claim, "TB-P1")


@rule("TB-P2")
def pig_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that pigs there do not count for the majority."""
    return uncounted(case, PIG, "TB-P2")


@rule("TB-P3")
def helps_owners(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report pigs: those of players who score the field add 1 per city, once (TB-P4); those of others
    nothing."""
    owners = case.owners()
    pigs = [figure for figure in case.figures if figure.kind == PIG]
    helpful = [(figure.x, figure.y) for figure in pigs if figure.player in owners]
    others = tuple(
        RuleReason("TB-P3", "no_owner", {"player": figure.player}, ((figure.x, figure.y),))
        for figure in pigs
        if figure.player not in owners
    )
    return (*others, applies("TB-P3", helpful), applies("TB-P4", helpful)) if helpful else others


@rule("TB-P3")
def one_more(case: ScoringContext, parts: Parts) -> Parts:
    """An owner with a pig in the field gets 1 more per city, once (TB-P4), whatever a city pays (TB-P6)."""
    mine = any((figure.player, figure.kind) == (case.player, PIG) for figure in case.figures)
    cities = fields.paid(case) if mine else 0
    if not cities:
        return parts
    four = case.options["base.field_scoring"] == "per_city_4"
    return (*parts, ScorePart("TB-P6" if four else "TB-P3", "pig", cities, 1))
