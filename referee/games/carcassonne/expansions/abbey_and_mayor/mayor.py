"""The mayor: a follower for cities, as strong as the city has pennants."""

from __future__ import annotations

from referee.game import Options, RuleReason
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ReportRules

MAYOR, CITY = "mayor", "city"


def extend(book: Book, options: Options) -> Book:
    """Return the book with one mayor for each player (AB-S2)."""
    free = book.figures["meeple"].deploy
    kind = FigureKind(1, frozenset({CITY}), pennants, free, (occupies_too,), stands="AB-Y1")
    return book.add(ReportRules(feature_notes=(strength,)), figures={MAYOR: kind})


@rule("AB-Y2")
def pennants(case: ScoringContext, kind: str) -> int:
    """His strength is the number of pennants of the whole city when it is scored; 0 in a castle (AB-Y5)."""
    return case.region.marks.get("pennants", 0) if case.region.kind == CITY else 0


@rule("AB-Y4")
def occupies_too(claim: DeploymentContext) -> RuleReason | None:
    """A mayor occupies his city, whatever his strength."""
    return applies("AB-Y4", (claim.cell,))


@rule("AB-Y2")
def strength(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report how strong the mayors of a city are; without pennants they count for nothing (AB-Y3), as in a
    castle (AB-Y5)."""
    found = []
    for figure in case.figures:
        if figure.kind == MAYOR and case.region.kind != CITY:
            found.append(
                RuleReason("AB-Y5", "no_strength", {"player": figure.player}, ((figure.x, figure.y),))
            )
        elif figure.kind == MAYOR:
            count, cell = case.weight(MAYOR), ((figure.x, figure.y),)
            found.append(RuleReason("AB-Y2", "strength", {"player": figure.player, "count": count}, cell))
            if not count:
                found.append(RuleReason("AB-Y3", "no_strength", {"player": figure.player}, cell))
    return tuple(found)
