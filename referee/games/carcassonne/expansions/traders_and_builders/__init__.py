"""Traders & Builders (TB-...): a builder who brings a second part of the turn, a pig that makes fields pay
more, and goods for those who complete cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.game import Reason
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.traders_and_builders.builder import DOUBLE_TURN, builder
from referee.games.carcassonne.expansions.traders_and_builders.goods import TOKENS, goods
from referee.games.carcassonne.expansions.traders_and_builders.pig import pig
from referee.tiles.book import Book, applies, rule
from referee.tiles.case import Case

BRIDGE = "traders-and-builders/RRrr"
__all__ = ["TOKENS", "TRADERS_AND_BUILDERS"]


def tiles(book: Book, options: Mapping[str, Any]) -> Book:
    """The book with what there is to tell about tiles of this set."""
    return book.add(tells=(bridge,))


@rule("TB-T1")
def bridge(case: Case) -> tuple[Reason, ...]:
    """Bridges on which two roads pass each other."""
    cells = [cell for cell in case.region.cells if case.board.cells[cell].id == BRIDGE]
    return (applies("TB-T1", cells),) if cells and case.region.kind in ("road", "field") else ()


TRADERS_AND_BUILDERS = Expansion(
    "traders-and-builders",
    (
        Element(builder, switch("ext.builder", "TB-B1")),
        Element(pig, switch("ext.pig", "TB-P1")),
        Element(goods, switch("ext.goods", "TB-G1")),
        Element(tiles),
    ),
    ("traders-and-builders",),
    (DOUBLE_TURN,),
    {DOUBLE_TURN.name: "must"},
    things=tuple(TOKENS),
)
