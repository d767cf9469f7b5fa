"""Bridges, Castles & Bazaars (BC-...): bridges that carry roads over tiles, and castles over small cities."""

from __future__ import annotations

from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.bridges import building, laying, pieces
from referee.games.carcassonne.expansions.bridges.castles import CASTLE
from referee.games.carcassonne.expansions.bridges.pieces import BRIDGE
from referee.tiles.play.actions.waiting import PASS

BRIDGES_CASTLES_AND_BAZAARS = Expansion(
    "bridges-castles-and-bazaars",
    (
        Element(pieces.extend, switch("ext.bridge", "BC-B1"), {BRIDGE: laying.MOVE}),
        Element(building.extend, switch("ext.castle", "BC-C1"), {CASTLE: building.MOVE, "pass": PASS}),
    ),
    ("bridges-castles-and-bazaars",),
    (pieces.PLACE,),
    engine={pieces.PLACE.name: "engine"},
    things=(BRIDGE, CASTLE),
    tokens={BRIDGE: (), CASTLE: ()},
)
