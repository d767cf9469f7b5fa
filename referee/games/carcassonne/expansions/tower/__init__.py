"""The Tower (TW-...): towers of pieces, followers on top of them, and prisoners."""

from __future__ import annotations

from functools import partial

from referee.game import Options, PlacedToken
from referee.game.offline import OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.tower import pieces, prisoners, ransom, supply, top
from referee.games.carcassonne.expansions.tower.towers import TOWER
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.player_supply import PRISONERS


def extend(book: Book, options: Options) -> Book:
    """Return the book with towers."""
    return ransom.extend(prisoners.extend(top.extend(pieces.extend(book), options)))


FOLLOWERS = ("meeple", "meeple-lying", "big", "mayor", "wagon", "abbot", "phantom", "ringmaster")
BUILD = partial(
    OfflineMove,
    move=TOWER,
    step=("act",),
    at=("tiles",),
    of=(TOWER,),
    standing={TOWER: (0, 0)},  # one on top closes it
    token=TOWER,
    pays=TOWER,
    ends=True,
)
BUY = partial(
    OfflineMove,
    move="ransom",
    once="ransom",
    at=("prisoners",),
    values={"from": "holder", "kind": "kind"},
    home="prisoner",
)
OFFLINE = (
    BUILD(),
    BUILD(
        values={"capture": "reached"},
        takes=FOLLOWERS,
        safe=("castle",),
        home="capture",
        captures=True,
    ),
    BUY(when={ransom.PRICE.name: "needs_3"}, costs=ransom.COST),
    BUY(when={ransom.PRICE.name: "any"}),
)
THE_TOWER = Expansion(
    "tower",
    (
        Element(
            extend,
            switch("ext.tower", "TW-P2"),
            {"tower": pieces.MOVE, "exchange": prisoners.EXCHANGE, "ransom": ransom.RANSOM_MOVE},
            help={
                "setup": ("TW-S1",),
                "place": ("TW-R1",),
                "act": ("TW-P2", "TW-C1", "TW-C2", "TW-T1"),
                "end": ("TW-N1", "TW-R1"),
                "over": ("TW-E1",),
            },
            offline=OFFLINE,
        ),
    ),
    ("tower",),
    (top.SAFE, ransom.PRICE),
    engine={top.SAFE.name: "off", ransom.PRICE.name: "needs_3"},
    things=(TOWER, PRISONERS),
    tokens={TOWER: supply.HEIGHTS},
    wooden=(TOWER,),
    placed={TOWER: PlacedToken("number", mark=TOWER, adds=TOWER)},
    change=top.bases,
)
