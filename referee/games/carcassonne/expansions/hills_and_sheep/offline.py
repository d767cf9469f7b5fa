"""What a phone without network may assume about shepherds and flocks."""

from __future__ import annotations

from functools import partial

from referee.game.offline import At, OfflineFigure, OfflineMove
from referee.games.carcassonne.expansions.hills_and_sheep.flock import SHEEP, SHEPHERD, VALUES, WOLF

DRAWS = "draw_token"
BAG = {f"{SHEEP}-{value}": count for value, count in VALUES.items()}
DRAW = partial(OfflineMove, move=DRAWS, first=True, at=("figures", "own", "last"), of=(SHEPHERD,))
DRAWN = (
    DRAW(due=DRAWS, values={"token": BAG}, token="{token}"),
    DRAW(due=DRAWS, values={"token": (WOLF,)}, home="here"),
)
SECOND = OfflineMove(  # in a closed field
    move=DRAWS,
    when={"hs.inner_field_draws": "2"},
    step=("end",),
    once="drawn",
    at=("figures", "own", "last", "closed"),
    of=(SHEPHERD,),
    values={"token": {**BAG, WOLF: 1}},
    token="{token}",
)


def flocks(order: str, *step: str, ends: bool) -> tuple[OfflineMove, ...]:
    """Return the choices for a flock whose field the tile just placed extends, in this order of figures and
    flocks. A closed field is herded, unless it was agreed otherwise."""
    flock = partial(
        OfflineMove,
        move="flock",
        step=step,
        once="flocked@{x},{y}",
        unless="flocked",
        must={"hs.action": "must"},
        of=(SHEPHERD,),
        ends=ends,
    )
    when = {"hs.shepherd_order": order}
    grows: tuple[tuple[dict[str, str], tuple[At, ...]], ...] = (
        ({}, ("open",)),
        ({"hs.closed_field": "off"}, ()),
        ({"hs.closure_choice": "owner_first"}, ()),
    )
    return (
        flock(
            when=when,
            at=("figures", "own", "away", "joined"),
            values={"choice": ("score",)},
            home="here",
        ),
        *(
            flock(
                when={**when, **agreed},
                at=("figures", "own", "away", "joined", *narrow),
                values={"choice": ("expand",), "token": tokens},
                token=token,
                home=home,
            )
            for agreed, narrow in grows
            for tokens, token, home in ((BAG, "{token}", ""), ((WOLF,), "", "here"))
        ),
    )


OFFLINE = (
    OfflineFigure(figure=SHEPHERD, apart=True, due=DRAWS),
    *DRAWN,
    SECOND,
    *flocks("figure_first", "act", "end", ends=True),
    *flocks("action_first", "act", ends=False),
)
