"""The steps that expansions of Carcassonne add to a turn, each opened as a player meets it.

A step waits on the server, or the turn has begun in the browser: its first moves are left in the
tab, as the page leaves them there when it is loaded again.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.web.match_page import CITY, ROAD, Made, deploy, end, place

Move = dict[str, Any]
DRAFT = "([id, turn]) => sessionStorage.setItem(`tile-referee.turn.${id}`, turn)"


class Step(NamedTuple):
    """What an expansion asks: the offers on the screen, after these turns and the moves of the one begun."""

    offers: tuple[str, ...]
    expansions: tuple[str, ...]
    turns: tuple[tuple[Move, ...], ...] = ()
    draft: tuple[Move, ...] = ()
    edition: str = "C2"

    @property
    def name(self) -> str:
        return "-".join(self.offers)

    def open(self, page: Page, address: str) -> None:
        """Open a match at this step, in a tab that has the page."""
        made = Made(address, options={"edition": self.edition, "expansions": list(self.expansions)})
        for turn in self.turns:
            made.play(*turn)
        if self.draft:
            turn_here = {"draft": self.draft, "insist": False, "since": len(self.turns)}
            page.evaluate(DRAFT, [made.id, json.dumps(turn_here)])
        page.evaluate("to => { location.hash = to; }", made.link().removeprefix("/"))
        for offer in self.offers:
            page.locator(f"[data-offer='{offer}'], .offer-type").first.wait_for()


def turn(player: str, tile: str, x: int, y: int, rotation: int = 0, *more: Move) -> tuple[Move, ...]:
    """A turn: a tile, and what follows it."""
    return (place(player, tile, x, y, rotation), *more, end(player))


KNIGHT = deploy("red", 0, -1, "city", "S")
FIRST = turn("red", "base/U", 1, 0)
ROAD_EAST = turn("red", "base/U", 1, 0, 0, deploy("red", 1, 0, "road", "E"))
BRIDGES, CIRCUS, DRAGON = "bridges-castles-and-bazaars", "under-the-big-top", "princess-and-dragon"

STEPS = (
    Step(("phantom",), ("phantom",), draft=(place("red", "base/U", 1, 0), deploy("red", 1, 0, "road", "W"))),
    Step(("building",), ("little-buildings",), draft=(place("red", "base/U", 1, 0),)),
    Step(
        ("take",), ("festival",),
        (turn("red", "base/E", 0, -1, 180, deploy("red", 0, -1, "field", "N")), turn("blue", "base/U", 1, 0)),
        (place("red", "festival/RrRr", 2, 0),),
    ),
    Step(
        ("take", "pass"), ("siege",),
        (
            turn("red", "siege/Cc", 0, -1, 180, KNIGHT), turn("blue", "base/B", -1, -1),
            turn("red", "base/E", 0, 1, 180),
        ),
    ),
    Step(("gold",), ("goldmines",), (FIRST,), (place("blue", "goldmines/RRrr.X", 2, 0),)),
    Step(("mage",), ("mage-and-witch",), (ROAD_EAST,), (place("blue", "mage-and-witch/CFC", 0, -1),)),
    Step(("fly",), ("flier",), draft=(place("red", "flier/RFr.WE.o", 1, 0),)),
    Step(("corn_circle",), ("corn-circles",), (ROAD_EAST, turn("blue", "corn-circles/RRRr", 2, 0))),
    Step(("robber",), ("robbers",), draft=(place("red", "robbers/RFr", 1, 0, 90),)),
    Step(
        ("message",), ("messages",),
        (
            CITY, turn("blue", "base/A", -1, 0, 270),
            turn("red", "base/U", 1, 0, 0, deploy("red", 1, 0, "road", "W")),
            turn("blue", "base/U", 2, 0), turn("red", "base/A", 3, 0, 90),
        ),
    ),
    Step(
        ("dragon_step",), (DRAGON,), (turn("red", f"{DRAGON}/F.v", 0, 1), ROAD),
        (place("red", f"{DRAGON}/C.d", 0, -1, 180),), "C1",
    ),
    Step(("fairy",), (DRAGON,), (ROAD_EAST, turn("blue", "base/U", 2, 0)), (place("red", "base/U", 3, 0),)),
    Step(
        ("tower",), ("tower",), (CITY, turn("blue", "tower/F", 0, 1)), (place("red", "tower/L", 1, 1),), "C1",
    ),
    Step(
        ("tent",), (CIRCUS,),
        (
            turn("red", f"{CIRCUS}/frfr.bt", 1, 0, 0, deploy("red", 1, 0, "road", "E")),
            turn("blue", f"{CIRCUS}/frrr.bt", -1, 0),
        ),
    ),
    Step(
        ("deploy",), (CIRCUS,), (turn("red", "base/U", 1, 0, 0, deploy("red", 1, 0, "field", "NL")),),
        (place("blue", f"{CIRCUS}/rfrf.ac", 2, 0, 90),),
    ),
    Step(
        ("count",), ("count",),
        (
            turn("red", "base/E", 2, 0),
            turn("blue", "base/U", 1, -2, 90, deploy("blue", 1, -2, "road", "S")),
            turn("red", "base/A", 1, -3),
        ),
    ),
    Step(("ferry",), ("ferries",), draft=(place("red", "ferries/RRR", 1, 0),)),
    Step(("bridge",), (BRIDGES,), draft=(place("red", "base/U", 1, 0),)),
    Step(
        ("castle", "pass"), (BRIDGES,),
        (ROAD_EAST, turn("blue", "base/E", 0, -1, 180, deploy("blue", 0, -1, "city", "S"))),
    ),
    Step(("offer",), (BRIDGES,), (turn("red", f"{BRIDGES}/F.b", 0, 1),)),
    Step(
        ("tunnel",), ("tunnel",), (turn("red", "tunnel/RR", 1, 0, 90),),
        (place("blue", "base/A", -1, 0, 270),),
    ),
    Step(
        ("wagon", "pass"), ("abbey-and-mayor",),
        (
            turn("red", "base/U", 1, 0, 0, deploy("red", 1, 0, "road", "W", "wagon")),
            turn("blue", "base/A", 2, 0, 90), turn("red", "base/E", 0, -1, 180),
            turn("blue", "base/A", -1, 0, 270),
        ),
    ),
)  # fmt: skip
