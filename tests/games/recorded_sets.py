"""The recorded games: their files, the expansions of each, and the options they are played with."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

from referee.games import game

CARCASSONNE = game("carcassonne")

TRACES = Path(__file__).resolve().parents[3] / "shared" / "traces"


EXPANSIONS: Mapping[str, tuple[str, ...]] = {
    "base": (),
    "tiles-only": (),
    "inns-and-cathedrals": ("inns-and-cathedrals",),
    "traders-and-builders": ("traders-and-builders",),
    "hills-and-sheep": ("hills-and-sheep",),
    "river": ("river",),
    "river-2": ("river-2",),
    "fan.river-2": ("river-2",),
    "gq11": ("gq11", "traders-and-builders"),
    "king-and-robber": ("king-and-robber",),
    "king-and-robber-15-40": ("king-and-robber",),
    "king-and-robber-continuous": ("king-and-robber",),
    "abbey": ("abbey",),
    "all-rules": ("hills-and-sheep", "inns-and-cathedrals", "traders-and-builders"),
    "abbey-and-mayor": ("abbey-and-mayor",),
    "abbey-and-mayor-c1": ("abbey-and-mayor",),
    "abbey-inns-traders": ("abbey-and-mayor", "inns-and-cathedrals", "traders-and-builders"),
    "princess-and-dragon": ("princess-and-dragon",),
    "princess-and-dragon-v2": ("princess-and-dragon",),
    "fan.princess-and-dragon-rgg": ("princess-and-dragon",),
    "tower": ("tower",),
    "tower-and-inns": ("inns-and-cathedrals", "tower"),
    "phantom": ("phantom",),
    "goldmines": ("goldmines",),
    "tunnel": ("tunnel",),
    "ferries": ("ferries",),
    "mage-and-witch": ("mage-and-witch",),
    "festival": ("festival",),
    "watchtowers": ("watchtowers",),
    "wind-roses": ("wind-roses",),
    "darmstadt": ("darmstadt",),
    "labyrinth": ("labyrinth",),
    "labyrinth-basic": ("labyrinth",),
    "little-buildings": ("little-buildings",),
    "little-buildings-321": ("little-buildings",),
    "flier": ("flier",),
    "corn-circles": ("corn-circles",),
    "under-the-big-top": ("under-the-big-top",),
    "siege": ("siege",),
    "besiegers": ("siege",),
    "siege-v2": ("siege",),
    "bridges-castles-and-bazaars": ("bridges-castles-and-bazaars",),
    "bazaar-no-auction": ("bridges-castles-and-bazaars",),
    "abbot": ("abbot",),
    "cult": ("cult",),
    "monasteries": ("monasteries",),
    "tiny-city-2": (),
    "count": ("count",),
    "count-v2": ("count",),
    "everything": (
        "inns-and-cathedrals",
        "traders-and-builders",
        "abbey-and-mayor",
        "princess-and-dragon",
        "tower",
        "king-and-robber",
        "bridges-castles-and-bazaars",
        "hills-and-sheep",
        "under-the-big-top",
        "cult",
        "tunnel",
        "corn-circles",
        "festival",
        "flier",
        "ferries",
        "goldmines",
        "mage-and-witch",
        "watchtowers",
        "siege",
        "count",
        "little-buildings",
        "phantom",
    ),
}


MORE = (  # in the folder `more`
    "river-2",
    "fan.river-2",
    "gq11",
    "king-and-robber",
    "king-and-robber-15-40",
    "king-and-robber-continuous",
    "abbey-and-mayor",
    "abbey-and-mayor-c1",
    "abbey-inns-traders",
    "princess-and-dragon",
    "princess-and-dragon-v2",
    "fan.princess-and-dragon-rgg",
    "tower",
    "tower-and-inns",
    "phantom",
    "goldmines",
    "mage-and-witch",
    "festival",
    "watchtowers",
    "wind-roses",
    "darmstadt",
    "labyrinth",
    "labyrinth-basic",
    "little-buildings",
    "little-buildings-321",
    "tunnel",
    "flier",
    "corn-circles",
    "ferries",
    "under-the-big-top",
    "siege",
    "besiegers",
    "siege-v2",
    "bridges-castles-and-bazaars",
    "bazaar-no-auction",
    "abbot",
    "cult",
    "monasteries",
    "tiny-city-2",
    "count",
    "count-v2",
    "everything",
)


OTHER_HALVES = (
    *("corn-circles/CFC", "corn-circles/CFR", "corn-circles/CcCc"),
    *("corn-circles/RCR", "corn-circles/RRRr", "corn-circles/RRr"),
    *("siege/CFR", "siege/CRr", "siege/CcR", "siege/Ccc", "siege/RCc", "siege/RrC"),
)


FIRST_BIG_TOP = {
    **dict.fromkeys(("under-the-big-top/ffff.ac", "under-the-big-top/frrf.bt"), 1),
    **dict.fromkeys(("under-the-big-top/ffff.g.ac", "under-the-big-top/frrf.g.bt"), 0),
}


MORE_COPIES = {  # played with several boxes, parts of them, or with a printing that only the engine has
    "everything": {**dict.fromkeys(OTHER_HALVES, 0), **FIRST_BIG_TOP},
    "darmstadt": {"darmstadt/Cccc": 3, "darmstadt/LRR": 3, "darmstadt/LRRRR": 3},
    "labyrinth": {"labyrinth/Rrrr": 4},
    "labyrinth-basic": {"labyrinth/Rrrr": 4},
    "under-the-big-top": FIRST_BIG_TOP,
}


BUILDINGS = {"lb-tower": "watch", "lb-house": "house", "lb-shed": "shed"}


OF_ONE = {  # options of one file
    "abbot": {"edition": "C2"},
    "monasteries": {"gm.base_monasteries": "keep"},
    "tiny-city-2": {"base.two_tile_city": "small"},
    "siege": {"sg.escape": "any_tile"},
    "besiegers": {"sg.escape": "any_tile"},
    "everything": {
        "sg.escape": "any_tile",
        "pd.city": "centre",
        "ab.end_round": "repeat",
        "ab.wagon_move": "near",
    },
    "little-buildings-321": {"lb.points": "3/2/1"},
    "labyrinth-basic": {"la.variant": "basic"},
    "bazaar-no-auction": {"bc.auction": "off"},
    "count-v2": {"co.final": "any", "co.count_move": "clockwise"},
}


HALVES = ("siege", "besiegers")
KINGS = {"king-and-robber-15-40": "15_40", "king-and-robber-continuous": "running"}


def games(name: str, count: int | None = None) -> Iterator[Any]:
    """The games of a file of ../shared/traces, or of another file by its path, at most `count`."""
    with _opened(name) as lines:
        for number, line in enumerate(lines):
            if number == count:
                return
            yield json.loads(line, object_hook=_laid_down)


def _opened(name: str) -> TextIO:
    """The lines of a recording, packed or not."""
    path = Path(name)
    if name in EXPANSIONS:
        path = (TRACES / "more" if name in MORE else TRACES) / f"{name}.jsonl.gz"
    return gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8")


def _laid_down(recorded: dict[str, Any]) -> dict[str, Any]:
    """A part of a record, in which an abbot on a German monastery is a meeple laid down (GM-M4)."""
    return {**recorded, "figure": "meeple-lying"} if recorded.get("as") == "abbot" else recorded


def options(name: str) -> dict[str, Any]:
    """The options of a file, as ../shared/measure/replay_traces.py sends them."""
    found: dict[str, Any] = {"edition": "C1", "expansions": list(EXPANSIONS[name]), **OF_ONE.get(name, {})}
    if "hills-and-sheep" in EXPANSIONS[name]:
        found["hs.closure_choice"] = "owner_first"
    if "traders-and-builders" in EXPANSIONS[name]:
        found["tb.double_turn"] = "must"
    if "bridges-castles-and-bazaars" in EXPANSIONS[name]:
        found["bc.bridge_place"] = "engine"
    if name in KINGS:
        found["kr.final"] = KINGS[name]
    if name == "gq11":
        found["gq.pig_tile"] = "herd"
    if name.endswith("river-2"):  # played without the herd of pigs
        found["ext.pig_herd"] = "off"
    if "river" in name:
        found["rv.u_turn"] = "strict"
    if name.startswith("abbey"):
        found["ab.end_round"] = "repeat"
    if name in ("princess-and-dragon-v2", "fan.princess-and-dragon-rgg"):
        found |= {"pd.princess": "must", "pd.dragon_move": "after_scoring"}
    if name == "fan.princess-and-dragon-rgg":
        found["pd.fairy"] = "on_tile"
    if name.startswith("abbey-"):
        found["ab.wagon_move"] = "linked" if name.endswith("c1") else "near"
    return found
