"""The Princess & the Dragon (PD-...): fairy, princess and magic portal. The dragon of the box is another
expansion, so that it can be played alone."""

from __future__ import annotations

from referee.game import PlacedToken
from referee.game.offline import OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.princess_and_dragon import fairy, fairy_token, portal, princess
from referee.games.carcassonne.taking_figures import TAKE

WITH_FAIRY = tuple(
    OfflineMove(
        move="fairy",
        when={fairy_token.PLACE.name: place},
        step=("act",),
        at=("figures", "own", "followers"),
        clear=(fairy_token.FAIRY,),
        values=values,
        token=fairy_token.FAIRY,
        ends=True,
    )
    for place, values in (("beside", {"figure": "figure"}), ("on_tile", {}))
)
WITH_PRINCESS = (
    OfflineMove(
        move="take",
        step=("act",),
        shows=princess.PRINCESS,
        once=princess.TAKEN,
        at=("figures", "joined"),
        on=("city",),
        values={"by": (princess.PRINCESS,), "figure": "figure"},
        home="figure",
        ends=True,
    ),
)
WITH_PORTALS = (
    OfflineMove(
        move="deploy",
        step=("act",),
        shows=portal.PORTAL,
        at=("features", "away", "open", "free"),
        clear=("dragon",),
        values={"kind": "kinds"},
        figure=True,
        ends=True,
    ),
)
PRINCESS_AND_DRAGON = Expansion(
    "princess-and-dragon",
    (
        Element(
            fairy.extend,
            switch("ext.fairy", "PD-F1"),
            {"fairy": fairy.MOVE},
            pieces=(fairy_token.FAIRY,),
            help={"place": ("PD-F2",), "act": ("PD-F1",), "end": ("PD-F3",), "over": ("PD-F3",)},
            offline=WITH_FAIRY,
        ),
        Element(
            princess.extend,
            switch("ext.princess", "PD-Q1"),
            {"take": TAKE},
            help={"act": ("PD-Q1",)},
            offline=WITH_PRINCESS,
        ),
        Element(portal.extend, switch("ext.portal", "PD-G1"), offline=WITH_PORTALS, help={"act": ("PD-G1",)}),
    ),
    ("princess-and-dragon",),
    (fairy_token.PLACE, princess.ACTION),
    rgg={fairy_token.PLACE.name: "on_tile", princess.ACTION.name: "must"},
    tokens={fairy_token.FAIRY: ()},
    wooden=(fairy_token.FAIRY,),
    lone=(fairy_token.FAIRY,),
    placed={fairy_token.FAIRY: PlacedToken("beside")},
    includes=("dragon",),
    unruled=("C31",),  # no rules of this printing are known
)
