"""Bridges, Castles & Bazaars (BC-...): bridges that carry roads over tiles."""

from __future__ import annotations

from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.bridges import laying, pieces
from referee.games.carcassonne.expansions.bridges.pieces import BRIDGE

BRIDGES_CASTLES_AND_BAZAARS = Expansion(
    "bridges-castles-and-bazaars",
    (Element(pieces.extend, switch("ext.bridge", "BC-B1"), {BRIDGE: laying.MOVE}),),
    ("bridges-castles-and-bazaars",),
    (pieces.PLACE,),
    engine={pieces.PLACE.name: "engine"},
    things=(BRIDGE,),
    tokens={BRIDGE: ()},
)
