"""Under the Big Top (BT-...): the big top, acrobats, and the ringmaster."""

from __future__ import annotations

from referee.game import Options
from referee.game.offline import OfflineMark, OfflineMove, OfflineStep
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.under_the_big_top import acrobats, big_top, pad, ringmaster, tent
from referee.tiles.rules.book import Book


def with_tent(book: Book, options: Options) -> Book:
    """Return the book with the big top."""
    return tent.extend(book).add(pad.BIG_TOP_PAD)


def with_acrobats(book: Book, options: Options) -> Book:
    """Return the book with acrobats."""
    return acrobats.extend(book).add(pad.ACROBATS_PAD)


def with_ringmaster(book: Book, options: Options) -> Book:
    """Return the book with ringmasters."""
    return ringmaster.extend(book).add(pad.RINGMASTER_PAD)


WITH_TENT = (
    OfflineStep(step=big_top.TENT, mark=big_top.CIRCUS, away=big_top.TENT, optional=False),
    OfflineStep(step=tent.LAST, optional=False),
    *(OfflineMark(mark=big_top.CIRCUS, token=kind, alone=True) for kind in (big_top.TENT, big_top.ANIMAL)),
    *(
        OfflineMove(move="tent", due=step, values={"value": tuple(big_top.VALUES)})
        for step in (big_top.TENT, tent.LAST)
    ),
)
WITH_ACROBATS = (
    OfflineMove(
        move="deploy",
        step=("act",),
        at=("tiles", "near"),
        of=(acrobats.ACROBATS,),
        clear=(acrobats.BRIDGE,),
        standing={acrobats.PYRAMID: (0, acrobats.MOST - 1)},
        values={"kind": ("meeple",), "feature": ({"kind": acrobats.PYRAMID},)},
        figure=True,
        ends=True,
    ),
    OfflineMove(
        move=acrobats.PYRAMID,
        step=("act",),
        part=1,  # a pyramid is not scored in the turn in which it was filled
        at=("tiles",),
        of=(acrobats.ACROBATS,),
        standing={acrobats.PYRAMID: (acrobats.MOST, acrobats.MOST)},
        home="standing",
        ends=True,
    ),
)
UNDER_THE_BIG_TOP = Expansion(
    "under-the-big-top",
    (
        Element(
            with_ringmaster,
            switch("ext.ringmaster", "BT-R1"),
            pieces=(ringmaster.RINGMASTER,),
            help={"act": ("BT-R1",), "end": ("BT-R2",)},
        ),
        Element(
            with_tent,
            switch("ext.big_top", "BT-T2"),
            {"tent": tent.MOVE},
            pieces=(big_top.TENT, big_top.ANIMAL),
            help={"place": ("BT-T1", "BT-T2"), "end": ("BT-T3",), "over": ("BT-T4",)},
            offline=WITH_TENT,
        ),
        Element(
            with_acrobats,
            switch("ext.acrobats", "BT-A1"),
            {"pyramid": acrobats.MOVE},
            pieces=("meeple",),
            help={"act": ("BT-A1", "BT-A2"), "over": ("BT-A3",)},
            offline=WITH_ACROBATS,
        ),
    ),
    ("under-the-big-top",),
    figures=(ringmaster.RINGMASTER,),
    tokens={big_top.TENT: (), big_top.ANIMAL: big_top.VALUES},
    lone=(big_top.TENT,),
    change=acrobats.spaces,
)
