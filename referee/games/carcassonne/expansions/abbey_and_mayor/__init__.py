"""Abbey & Mayor (AB-...): mayor, wagon and barn. The abbey of the box is another expansion, so that it can be
played alone."""

from __future__ import annotations

from referee.game.offline import OfflineStep
from referee.games.carcassonne.expansion import COMPLETED, Element, Expansion, switch
from referee.games.carcassonne.expansions.abbey_and_mayor import barn, mayor, wagon, wagon_reach
from referee.tiles.play.actions.waiting import PASS

OFFLINE = (OfflineStep(step=wagon_reach.WAGON, completes=COMPLETED, by=(wagon_reach.WAGON,)),)
ABBEY_AND_MAYOR = Expansion(
    "abbey-and-mayor",
    (
        Element(
            mayor.extend,
            switch("ext.mayor", "AB-Y1"),
            pieces=("mayor",),
            help={"act": ("AB-Y1",), "end": ("AB-Y2",)},
        ),
        Element(
            wagon.extend,
            switch("ext.wagon", "AB-W1"),
            {"wagon": wagon.MOVE, "pass": PASS},
            pieces=("wagon",),
            help={"act": ("AB-W1",), "end": ("AB-W2", "AB-W3")},
            offline=OFFLINE,
        ),
        Element(
            barn.extend,
            switch("ext.barn", "AB-B1"),
            pieces=("barn",),
            help={"act": ("AB-B1",), "end": ("AB-B3",), "over": ("AB-B6",)},
        ),
    ),
    ("abbey-and-mayor",),
    (wagon_reach.REACH, barn.SHARED),
    {wagon_reach.REACH.name: "near"},
    includes=("abbey",),
    figures=("mayor", "wagon", "barn"),
)
