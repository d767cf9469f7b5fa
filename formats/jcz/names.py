"""Names of JCloisterZone 5 for tiles, figures and places on them (docs/formats.md)."""

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
        "bridges-castles-and-bazaars": "BB",
        "count": "CO",
        "cult": "CU",
        "darmstadt": "DA",
        "ferries": "FR",
        "festival": "FE",
        "flier": "FL",
        "goldmines": "GO",
        "gq11": "GQ",
        "hills-and-sheep": "HS",
        "inns-and-cathedrals": "IC",
        "king-and-robber": "KR",
        "labyrinth": "LA",
        "mage-and-witch": "MW",
        "monasteries": "MO",
        "princess-and-dragon": "DG",
        "river": "RI.1",
        "river-2": "RI.2",
        "tower": "TO",
        "traders-and-builders": "TB",
        "tunnel": "TU",
        "under-the-big-top": "BT",
        "watchtowers": "WT",
        "wind-roses": "WR",
    }
)
HALVED: Mapping[str, Mapping[str, str]] = MappingProxyType(  # tiles of two boxes in one of our sets
    {
        "corn-circles": {
            **dict.fromkeys(("Cc.1", "CC.2", "CR", "Rr", "RrC", "RRR"), "CC.1"),
            **dict.fromkeys(("RRr", "RRRr", "CFR", "RCR", "CFC", "CcCc"), "CC.2"),
        },
        "siege": {
            **dict.fromkeys(("Ccc", "CcR", "CFR", "CRr", "RCc", "RrC"), "SI.BE"),
            **dict.fromkeys(("C", "RCr", "Cc", "CcRr"), "SI.CA"),
        },
    }
)
NOT_THERE = frozenset(  # tiles of later printings of these sets
    {
        *("inns-and-cathedrals/CCR", "inns-and-cathedrals/CCR.m", "inns-and-cathedrals/RIrI.i"),
        *("inns-and-cathedrals/CRCR.2", "inns-and-cathedrals/CRRR", "inns-and-cathedrals/RRRR.i"),
        *("traders-and-builders/CR.e", "traders-and-builders/LRR.e", "traders-and-builders/CcCR.c"),
        *("traders-and-builders/CcII.w", "river/RrI.s", "river/LI.e", "river/II.v"),
        *("princess-and-dragon/Ccc.g", "princess-and-dragon/CcRr.d", "princess-and-dragon/Ccc.d"),
        *("princess-and-dragon/Cc!", "princess-and-dragon/CCc+", "princess-and-dragon/LCcc"),
        *("princess-and-dragon/CRcr", "princess-and-dragon/IICc"),
        *("princess-and-dragon/I.v.front", "princess-and-dragon/I.v.back"),
        *("corn-circles/RRR.we", "corn-circles/LRFR.we", "corn-circles/Rr.we"),
        *("corn-circles/Cc.we", "corn-circles/C.we", "corn-circles/Ccc+.we"),
    }
)
BOXES: Mapping[str, str] = MappingProxyType(  # our set, by prefix
    {prefix: ours for ours, prefix in PREFIXES.items()}
    | {prefix: ours for ours, prefixes in HALVED.items() for prefix in prefixes.values()}
)
FIGURES: Mapping[str, str] = MappingProxyType(
    {"small": "meeple"}
    | {
        name: name
        for name in (
            *("big", "builder", "pig", "shepherd", "abbot", "mayor", "wagon", "barn"),
            *("phantom", "ringmaster"),
        )
    }
)
KINDS: Mapping[str, str] = MappingProxyType(
    {
        "City": "city",
        "Road": "road",
        "Field": "field",
        "Monastery": "monastery",
        "Garden": "garden",
        "Tower": "tower",
        "Castle": "castle",
        "Quarter": "quarter",
        "Acrobats": "pyramid",
    }
)
MACHINE = "FlyingMachine"  # a feature from which a figure flies on
INNER, AS_ABBOT, LYING, QUARTERS = "I", "AS_ABBOT", "-lying", "QUARTER_"
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
    found = "river/s" if name == "RI/s" else f"{BOXES.get(prefix)}/{code}"
    return found if name_of(found) == name else None


def name_of(tile: str) -> str | None:
    """Return the name of one of our tiles; None if there is none."""
    if tile == "river/s":
        return "RI/s"
    if tile in NOT_THERE:
        return None
    ours, _, code = tile.partition("/")
    if ours == "base":
        return f"BA/{BASE[code]}" if code in BASE else None
    prefix = HALVED[ours].get(code) if ours in HALVED else PREFIXES.get(ours)
    return f"{prefix}/{code}" if prefix else None


def sides_of(kind: str, location: str) -> tuple[str, ...] | None:
    """Return the sides by which we name a feature at a location; None for an unknown location."""
    if location.startswith(QUARTERS):
        return (location.removeprefix(QUARTERS).lower(),) if kind == "quarter" else None
    if location == AS_ABBOT or set(location) == {INNER}:
        return (location,) if kind == "field" else ()
    if location in EDGES:
        return tuple(EDGES[location])
    parts = location.split(".")
    return tuple(parts) if all(part in HALVES for part in parts) else None


def location_of(kind: str, at: Iterable[str]) -> str:
    """Return the location of a feature with these edges (cities, roads), half-edges (fields) or name."""
    sides = tuple(at)
    if kind == "quarter":
        return f"{QUARTERS}{sides[0].upper()}"
    if kind == "field" and set(sides) & set(HALVES):
        return ".".join(half for half in HALVES if half in sides)
    touched = "".join(edge for edge in "NESW" if edge in sides)
    inner = sides[0] if kind == "field" and sides else INNER
    return next((theirs for theirs, ours in EDGES.items() if ours == touched), inner)
