"""Pig herds (RV-H...), printed on a tile of River II and on one of Games Quarterly 11."""

from __future__ import annotations

from referee.game import Options, RuleReason, ScorePart
from referee.games.carcassonne import fields
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadRules, marked
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules

HERD = "pig-herd"  # mark of a field


def extend(book: Book, options: Options) -> Book:
    """Return the book with pig herds."""
    return book.add(
        ScoringRules(worth={"field": (more_with_a_herd,)}),
        ReportRules(feature_notes=(herds_explained,)),
        PadRules(extras=(marked("field", HERD, final=(True,)),)),
    )


@rule("RV-H1")
def more_with_a_herd(case: ScoringContext, parts: Parts) -> Parts:
    """A player who scores the field gets 1 more per completed city, once, in addition to 1 for an own pig."""
    cities = fields.paid(case) if case.region.marks.get(HERD) else 0
    return (*parts, ScorePart("RV-H1", "pig_herd", cities, 1)) if cities else parts


@rule("RV-H1")
def herds_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the tiles with a herd in a field, and the option (RV-H2) about the one in question."""
    board, region = case.board.cells, case.region
    found = [(x, y) for x, y, index in region.pieces if board[x, y].features[index].marks.get(HERD)]
    if not found or region.kind != "field":
        return ()
    plain = [cell for cell in found if board[cell].id == "gq11/F"]
    return (applies("RV-H1", found), *((applies("RV-H2", plain),) if plain else ()))


PIG_HERDS = Expansion(
    "pig-herd", (Element(extend, switch("ext.pig_herd", "RV-H1"), help={"over": ("RV-H1",)}),)
)
