"""Names of JCloisterZone 5: sets, tiles, elements, figures, locations (docs/formats.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

BASE: Mapping[str, str] = MappingProxyType(
    {
        "A": "LR",
        "B": "L",
        "C": "Cccc+",
        "D": "RCr",
        "E": "C",
        "E.garden": "CG",
        "F": "CFc+",
        "G": "CFc.1",
        "H": "CFC.2",
        "H.garden": "CFCG",
        "I": "CC.2",
        "I.garden": "CCG",
        "J": "CRr",
        "K": "RrC",
        "L": "CRRR",
        "M": "Cc+",
        "M.garden": "Cc+G",
        "N": "Cc.1",
        "N.garden": "CcG",
        "O": "CcRr+",
        "P": "CcRr",
        "Q": "Ccc+",
        "R": "Ccc",
        "R.garden": "CccG",
        "S": "CccR+",
        "T": "CccR",
        "U": "RFr",
        "U.garden": "RFrG",
        "V": "Rr",
        "V.garden": "RrG",
        "W": "RRR",
        "X": "RRRR",
    }
)
PREFIXES: Mapping[str, str] = MappingProxyType(  # of tiles, by our set
    {
        "abbey-and-mayor": "AM",
        "cult": "CU",
        "darmstadt": "DA",
        "hills-and-sheep": "HS",
        "inns-and-cathedrals": "IC",
        "king-and-robber": "KR",
        "labyrinth": "LA",
        "monasteries": "MO",
        "river": "RI.1",
        "traders-and-builders": "TB",
        "watchtowers": "WT",
        "wind-roses": "WR",
    }
)
NOT_THERE = frozenset(  # tiles of later printings of these sets
    {
        *("inns-and-cathedrals/CCR", "inns-and-cathedrals/CCR.m", "inns-and-cathedrals/RIrI.i"),
        *("inns-and-cathedrals/CRCR.2", "inns-and-cathedrals/CRRR", "inns-and-cathedrals/RRRR.i"),
        *("traders-and-builders/CR.e", "traders-and-builders/LRR.e", "traders-and-builders/CcCR.c"),
        *("traders-and-builders/CcII.w", "river/RrI.s", "river/LI.e"),
    }
)
SETS: Mapping[str, str] = MappingProxyType(  # of the files, and our catalogs
    {
        "basic:1": "base",
        "basic:2": "base",
        "abbey-and-mayor:1": "abbey-and-mayor",
        "abbey-and-mayor:2": "abbey-and-mayor",
        "cult/6": "cult",
        "darmstadt": "darmstadt",
        "hills-and-sheep:1": "hills-and-sheep",
        "hills-and-sheep:2": "hills-and-sheep",
        "inns-and-cathedrals:1": "inns-and-cathedrals",
        "inns-and-cathedrals:2": "inns-and-cathedrals",
        "king-and-robber:1": "king-and-robber",
        "king-and-robber:2": "king-and-robber",
        "labyrinth": "labyrinth",
        "monasteries": "monasteries",
        "river/1:1": "river",
        "river/1:2": "river",
        "traders-and-builders:1": "traders-and-builders",
        "traders-and-builders:2": "traders-and-builders",
        "watchtowers": "watchtowers",
        "wind-roses": "wind-roses",
    }
)
ELEMENTS: Mapping[str, tuple[str, object]] = MappingProxyType(  # our option, and the value in the files
    {
        "abbey": ("ext.abbey", 1),
        "abbot": ("base.abbot", 1),
        "big-follower": ("ext.large_meeple", 1),
        "builder": ("ext.builder", 1),
        "cathedral": ("ext.cathedral", True),
        "church": ("ext.church", True),
        "inn": ("ext.inns", True),
        "labyrinth": ("ext.labyrinth", True),
        "king": ("ext.king", True),
        "monastery": ("ext.special_monastery", True),
        "pig": ("ext.pig", 1),
        "river": ("base.river", True),
        "robber": ("ext.robber_baron", True),
        "shrine": ("ext.shrine", True),
        "traders": ("ext.goods", True),
        "watchtower": ("ext.watchtowers", True),
        "wind-rose": ("ext.wind_roses", True),
    }
)
SHEEP: Mapping[str, object] = MappingProxyType({"shepherd": 1, "hill": True, "vineyard": True})
MARKS = frozenset({"garden", "pig-herd"})  # elements that change nothing in the sets above
RULES: Mapping[tuple[str, object], tuple[str, str]] = MappingProxyType(  # those that differ from the default
    {
        ("tiny-city-scoring", "2"): ("base.two_tile_city", "small"),
        ("keep-monasteries", "keep"): ("gm.base_monasteries", "keep"),
        ("hill-tiebreaker", "number-of-followers"): ("hs.hill_tiebreak", "count"),
        ("king-and-robber-scoring", "10/20"): ("kr.final", "10_each"),
        ("king-and-robber-scoring", "15/40"): ("kr.final", "15_40"),
        ("king-and-robber-scoring", "continuously"): ("kr.final", "running"),
        ("labyrinth-variant", "basic"): ("la.variant", "basic"),
    }
)
WRITTEN: Mapping[str, str] = MappingProxyType(  # the default of rules that the other program requires
    {"king-and-robber-scoring": "default", "labyrinth-variant": "advanced"}
)
FIGURES: Mapping[str, str] = MappingProxyType(
    {
        "small": "meeple",
        "big": "big",
        "builder": "builder",
        "pig": "pig",
        "shepherd": "shepherd",
        "abbot": "abbot",
    }
)
KINDS: Mapping[str, str] = MappingProxyType(
    {"City": "city", "Road": "road", "Field": "field", "Monastery": "monastery", "Garden": "garden"}
)
INNER, AS_ABBOT, LYING = "I", "AS_ABBOT", "-lying"
EDGES: Mapping[str, str] = MappingProxyType(  # of the files, and the edges in our order
    {
        "N": "N",
        "E": "E",
        "S": "S",
        "W": "W",
        "NE": "NE",
        "SE": "ES",
        "SW": "SW",
        "NW": "NW",
        "WE": "EW",
        "NS": "NS",
        "NWSE": "NESW",
        "_N": "ESW",
        "_E": "NSW",
        "_S": "NEW",
        "_W": "NES",
    }
)
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


def tile_of(name: str) -> str | None:
    """Return our id of a tile; None if there is none."""
    prefix, _, code = name.partition("/")
    if prefix == "BA":
        return next((f"base/{ours}" for ours, theirs in BASE.items() if theirs == code), None)
    if name == "RI/s":
        return "river/s"
    found = next((f"{ours}/{code}" for ours, theirs in PREFIXES.items() if theirs == prefix), None)
    return None if found in NOT_THERE or found == "river/s" else found


def name_of(tile: str) -> str | None:
    """Return the name of one of our tiles; None if there is none."""
    if tile == "river/s":
        return "RI/s"
    if tile in NOT_THERE:
        return None
    ours, _, code = tile.partition("/")
    if ours == "base":
        return f"BA/{BASE[code]}" if code in BASE else None
    return f"{PREFIXES[ours]}/{code}" if ours in PREFIXES else None


def sides_of(kind: str, location: str) -> tuple[str, ...] | None:
    """Return the sides by which we name a feature at a location; None for an unknown location."""
    if location in (AS_ABBOT, INNER):
        return (INNER,) if kind == "field" else ()
    if location in EDGES:
        return tuple(EDGES[location])
    parts = location.split(".")
    return tuple(parts) if all(part in HALVES for part in parts) else None


def location_of(kind: str, edges: Iterable[str], halves: Iterable[str]) -> str:
    """Return the location of a feature with these edges (cities, roads) or half-edges (fields)."""
    if kind == "field":
        return ".".join(half for half in HALVES if half in set(halves)) or INNER
    touched = "".join(edge for edge in "NESW" if edge in set(edges))
    return next((theirs for theirs, ours in EDGES.items() if ours == touched), INNER)
