"""Bridges, Castles & Bazaars (BC-...): bridges that carry roads over tiles, castles over small cities, and
bazaars where tiles are bought."""

from __future__ import annotations

from referee.game import PlacedToken
from referee.game.offline import OfflineStep
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.bridges import auction, bazaars, bidding, building, laying, pieces
from referee.games.carcassonne.expansions.bridges.castles import CASTLE, CITY, RECAST
from referee.games.carcassonne.expansions.bridges.pieces import BRIDGE
from referee.tiles.play.actions.waiting import PASS

WITH_BAZAARS = (
    OfflineStep(
        step=auction.BAZAAR, mark=auction.BAZAAR, begins="after_turn", others="all", optional=False, buys=True
    ),
)
WITH_CASTLES = (OfflineStep(step=CASTLE, completes=(CITY,), cells=2),)
BRIDGES_CASTLES_AND_BAZAARS = Expansion(
    "bridges-castles-and-bazaars",
    (
        Element(
            pieces.extend,
            switch("ext.bridge", "BC-B1"),
            {BRIDGE: laying.MOVE},
            pieces=(BRIDGE,),
            help={"setup": ("BC-S1",), "place": ("BC-B1", "BC-B2", "BC-B3"), "act": ("BC-B4",)},
        ),
        Element(
            building.extend,
            switch("ext.castle", "BC-C1"),
            {CASTLE: building.MOVE, "pass": PASS},
            pieces=(CASTLE,),
            help={"setup": ("BC-S1",), "end": ("BC-C1", "BC-C2", "BC-C4"), "over": ("BC-C7", "BC-C8")},
            offline=WITH_CASTLES,
        ),
        Element(
            bazaars.extend,
            switch("ext.bazaar", "BC-Z1"),
            {"offer": bidding.OFFER, "bid": bidding.BID, "settle": bidding.SETTLE},
            help={"end": ("BC-Z1", "BC-Z2", "BC-Z3", "BC-Z5")},
            offline=WITH_BAZAARS,
        ),
    ),
    ("bridges-castles-and-bazaars",),
    (pieces.PLACE, auction.AUCTIONED),
    engine={pieces.PLACE.name: "engine", auction.AUCTIONED.name: "on"},
    things=(BRIDGE, CASTLE, auction.TILE),
    in_hand=(auction.TILE,),
    tokens={BRIDGE: (), CASTLE: ()},
    wooden=(BRIDGE,),
    placed={
        BRIDGE: PlacedToken("across", on=(pieces.SPAN.over,), adds=pieces.SPAN.kind),
        CASTLE: PlacedToken("pair", on=(RECAST.old,)),
    },
)
