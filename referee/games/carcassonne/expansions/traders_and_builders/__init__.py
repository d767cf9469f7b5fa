"""Traders & Builders (TB-...): a builder who brings a second part of the turn, a pig that makes fields pay
more, and goods for those who complete cities."""

from __future__ import annotations

from referee.game import Options, RuleReason
from referee.game.offline import OfflineFigure
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.traders_and_builders.builder import DOUBLE_TURN, builder
from referee.games.carcassonne.expansions.traders_and_builders.goods import TOKENS, goods
from referee.games.carcassonne.expansions.traders_and_builders.pig import pig
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, ReportRules

BRIDGE = "traders-and-builders/RRrr"
ALIKE = {
    f"traders-and-builders/{name}" for name in ("CcRR!.c", "CcRR.w", "RCc!.g", "RCc.g", "CcR!.w", "CcR.c")
}
WITH_INNER_FIELD = {f"traders-and-builders/{name}" for name in ("CCc.c", "CCc.w", "CcCC.c", "CcCc.w")}
__all__ = ["TOKENS", "TRADERS_AND_BUILDERS"]


def tiles(book: Book, options: Options) -> Book:
    """Return the book with reasons about tiles of this set."""
    return book.add(
        DeploymentRules(notes=(one_of_the_alike,)), ReportRules(feature_notes=(bridge, look_alikes))
    )


@rule("TB-T1")
def bridge(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report bridges on which two roads pass each other."""
    cells = [cell for cell in case.region.cells if case.board.cells[cell].id == BRIDGE]
    return (applies("TB-T1", cells),) if cells and case.region.kind in ("road", "field") else ()


@rule("TB-T3")
def look_alikes(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report fields on tiles that resemble others; and fields that reach no edge (TB-T4)."""
    if case.region.kind != "field":
        return ()
    board, pieces = case.board.cells, case.region.pieces
    alike = [(x, y) for x, y, _ in pieces if board[x, y].id in ALIKE]
    inner = [
        (x, y)
        for x, y, i in pieces
        if board[x, y].id in WITH_INNER_FIELD and not board[x, y].connections.exits[i]
    ]
    return tuple(applies(id, cells) for id, cells in (("TB-T3", alike), ("TB-T4", inner)) if cells)


@rule("TB-T3")
def one_of_the_alike(claim: DeploymentContext) -> RuleReason | None:
    """Report a field on a tile that resembles others."""
    alike = claim.feature_kind == "field" and claim.tile.id in ALIKE
    return applies("TB-T3", (claim.cell,)) if alike else None


WITH_BUILDERS = (
    OfflineFigure(figure="builder", joins=True, open=True, again="builder"),
    OfflineFigure(figure="builder", when={DOUBLE_TURN.name: "may"}, skips=True),
)
WITH_PIGS = (OfflineFigure(figure="pig", joins=True),)
TRADERS_AND_BUILDERS = Expansion(
    "traders-and-builders",
    (
        Element(
            builder,
            switch("ext.builder", "TB-B1"),
            pieces=("builder",),
            help={"act": ("TB-B1",), "end": ("TB-B5",)},
            offline=WITH_BUILDERS,
        ),
        Element(
            pig,
            switch("ext.pig", "TB-P1"),
            pieces=("pig",),
            help={"act": ("TB-P1",), "over": ("TB-P3",)},
            offline=WITH_PIGS,
        ),
        Element(goods, switch("ext.goods", "TB-G1"), help={"end": ("TB-G1",), "over": ("TB-G5",)}),
        Element(tiles),
    ),
    ("traders-and-builders",),
    (DOUBLE_TURN,),
    {DOUBLE_TURN.name: "must"},
    things=tuple(TOKENS),
    figures=("builder", "pig"),
)
