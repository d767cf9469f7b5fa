"""Cathars and Besiegers (SG-...): besieged cities, and the escape from them."""

from __future__ import annotations

from referee.game import Options
from referee.game.offline import OfflineStep
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.siege import cities, escape
from referee.games.carcassonne.taking_figures import TAKE
from referee.tiles.play.actions.waiting import PASS
from referee.tiles.rules.book import Book


def extend(book: Book, options: Options) -> Book:
    """Return the book with besieged cities and the escape from them."""
    return escape.extend(cities.extend(book))


OFFLINE = (OfflineStep(step=escape.ESCAPE, mark=cities.BESIEGED, lies=True),)
CATHARS_AND_BESIEGERS = Expansion(
    "siege",
    (
        Element(
            extend,
            switch("ext.siege", "SG-1"),
            {"take": TAKE, "pass": PASS},
            help={"end": ("SG-1", "SG-4"), "over": ("SG-1", "SG-3")},
            offline=OFFLINE,
        ),
    ),
    ("siege",),
    (escape.WHERE,),
    engine={escape.WHERE.name: "any_tile"},
    rgg={escape.WHERE.name: "any_tile"},
)
