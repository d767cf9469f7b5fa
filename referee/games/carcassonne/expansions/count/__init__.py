"""The Count of Carcassonne (CO-...): the City, followers who wait in its quarters, and the count."""

from __future__ import annotations

from referee.game import Options, PlacedToken
from referee.game.offline import OfflineStep, OfflineTile
from referee.games.carcassonne.expansion import COMPLETED, Element, Expansion, switch
from referee.games.carcassonne.expansions.count import city, findings, follower, marching
from referee.tiles.model.position import QUARTER
from referee.tiles.play.actions.waiting import PASS
from referee.tiles.rules.book import Book


def extend(book: Book, options: Options) -> Book:
    """Return the book with the City and the count."""
    return follower.extend(marching.extend(city.extend(book)), options).add(findings.FINDINGS)


OFFLINE = (
    OfflineTile(tile="count/", bars=True),
    OfflineStep(step=marching.MARCH, completes=COMPLETED, free=True),
    *(OfflineStep(step=step) for step in (marching.LAST, city.COUNT)),
)
THE_COUNT = Expansion(
    "count",
    (
        Element(
            extend,
            switch("ext.count", "CO-S1"),
            {marching.MARCH: marching.MOVE, city.COUNT: follower.MOVE, "pass": PASS},
            help={
                "setup": ("CO-S1", "CO-S2"),
                "place": ("CO-P1",),
                "end": ("CO-M1", "CO-M2", "CO-F1", "CO-F2"),
                "over": ("CO-E1", "CO-E2", "CO-A1"),
            },
            offline=OFFLINE,
        ),
    ),
    ("count",),
    (follower.WAY, marching.FINAL),
    engine={marching.FINAL.name: "market"},
    tokens={city.COUNT: ()},
    wooden=(city.COUNT,),
    placed={city.COUNT: PlacedToken("quarter", mark=QUARTER)},
    places=city.QUARTERS,
    start=lambda options: city.BLOCK if options["ext.count"] == "on" else (),
    change=city.change,
    lying=city.GROUND,
)
