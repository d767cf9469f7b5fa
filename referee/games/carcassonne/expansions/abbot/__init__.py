"""Abbot and gardens (AT-...), of the second and third edition: a figure that may be retrieved."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Options, PositionFinding, RuleReason, ScorePart
from referee.game.offline import OfflineMove
from referee.games.carcassonne.abbeys import is_abbey
from referee.games.carcassonne.base_game import free
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.abbot.retrieving import (
    ABBOT,
    GARDEN,
    NOTHING_TO_RETRIEVE,
    RETRIEVE,
    RETRIEVED_PAD,
    no_figure_after_him,
)
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.completion import SURROUNDED
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.pad import AROUND, PadEntry, PadRules, surrounded
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, ReportRules, ScoringRules
from referee.tiles.rules.table import Table

EDITIONS = ("C2", "C3", "C31")  # that have abbots
GARDEN_PAD = PadEntry((AROUND,), lambda n, final: surrounded(GARDEN, final, n["around"], figure=ABBOT))


def extend(book: Book, options: Options) -> Book:
    """Return the book with gardens, which work like monasteries but allow only abbots."""
    abbot = FigureKind(1, frozenset({"monastery", GARDEN}), deploy=(free,), allows=ALLOWS, stands="AT-P1")
    deployment = book.deployment
    closed = replace(deployment, closed_kinds={**deployment.closed_kinds, GARDEN: "AT-P2"})
    return replace(book, deployment=closed).add(
        DeploymentRules(exclusive_kinds={GARDEN: "AT-P3"}, checks=(no_figure_after_him,)),
        ScoringRules(completion={GARDEN: SURROUNDED}, worth={GARDEN: (garden,)}),
        ReportRules(findings=(edition_with_abbots,), feature_notes=(among_vineyards, nobody_in_the_garden)),
        PadRules({GARDEN: GARDEN_PAD, ABBOT: RETRIEVED_PAD}),
        figures={ABBOT: abbot},
    )


@rule("AT-S1")
def edition_with_abbots(table: Table) -> tuple[PositionFinding, ...]:
    """Report the assumed edition with abbots, if none was given, or one without them."""
    edition = table.options["edition"]
    if "edition" not in table.given:
        return (PositionFinding("info", RuleReason("AT-S1", "assumed", {"edition": edition})),)
    return (
        () if edition.split("-")[0] in EDITIONS else (PositionFinding("info", RuleReason("AT-S1", "chosen")),)
    )


@rule("AT-G1")
def garden(case: ScoringContext, parts: Parts) -> Parts:
    """1 for itself and 1 per surrounding tile: 9 when complete (AT-G1), fewer at the end (AT-G2)."""
    x, y, _ = case.region.pieces[0]
    id = "AT-G1" if case.complete else "AT-G2"
    return (*parts, ScorePart(id, GARDEN, 1, 1), ScorePart(id, "surrounding", case.board.around((x, y)), 1))


@rule("AT-P4")
def as_on_a_monastery(claim: DeploymentContext) -> RuleReason | None:
    """An abbey, shrine or special monastery is also a monastery for the abbot."""
    if claim.kind != ABBOT or claim.feature_kind != "monastery":
        return None
    marks = claim.tile.features[claim.index].marks
    special = marks.get("special") or marks.get("shrine") or is_abbey(claim.table, claim.tile)
    return applies("AT-P4", (claim.cell,)) if special else None


@rule("AT-S1")
def which_edition(claim: DeploymentContext) -> RuleReason | None:
    """Name the assumed edition, if none was given."""
    found = edition_with_abbots.apply(claim.table)
    return found[0].reason if found and "edition" not in claim.table.given else None


ALLOWS = (as_on_a_monastery, which_edition)


@rule("AT-R5")
def among_vineyards(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report an abbot on a completed monastery with a bonus for vineyards."""
    abbots = [(figure.x, figure.y) for figure in case.figures if figure.kind == ABBOT]
    paid = abbots and case.region.kind == "monastery" and any(p.what == "vineyard" for p in case.worth())
    return (applies("AT-R5", abbots),) if paid else ()


@rule("AT-G3")
def nobody_in_the_garden(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report a garden without an abbot."""
    empty = case.region.kind == GARDEN and not any(figure.kind == ABBOT for figure in case.figures)
    return (applies("AT-G3", case.region.cells),) if empty else ()


def absent(book: Book) -> Book:
    """Return the book for games without the abbot, in which answers about it name the rule."""
    return book.add(DeploymentRules(absent_kinds={ABBOT: "AT-S1"}), actions={"retrieve": NOTHING_TO_RETRIEVE})


OFFLINE = (
    OfflineMove(
        move="retrieve",
        step=("act",),
        at=("figures", "own", "away", "open"),
        of=(ABBOT,),
        home="here",
        ends=True,
    ),
)
ABBOTS = Expansion(
    "abbot",
    (
        Element(
            extend,
            switch("base.abbot", "AT-S1"),
            {"retrieve": RETRIEVE},
            editions=EDITIONS,
            help={"act": ("AT-P1", "AT-R1"), "end": ("AT-G1",), "over": ("AT-G2",)},
            offline=OFFLINE,
        ),
    ),
    figures=("abbot",),
    absent=absent,
)
