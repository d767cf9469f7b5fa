"""Colours and symbols of kinds of features and of marks, for all drawings of tiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from zlib import crc32

from referee.tiles.model.half_tiles import HALF, LONG_SIDE
from referee.tiles.model.tile_parts.feature import TileFeature

HIDDEN = {"castle-base", "castle-base:false", "multi-edge", HALF, LONG_SIDE}  # marks without a symbol


@dataclass(frozen=True)
class Style:
    """Colours of a kind: its ground, its outline, and the symbol strewn over it (a key of STREWN)."""

    fill: str
    edge: str
    strewn: str = ""


STYLES: Mapping[str, Style] = {
    "field": Style("#a3c173", "#7fa352", "tuft"),
    "prairie": Style("#b9be7c", "#8f8a4a", "tuft"),
    "jungle": Style("#5d9a5f", "#2f6a3b", "tree"),
    "city": Style("#dcb27a", "#6d4423", "house"),
    "mountain": Style("#a08d7c", "#51443a", "peak"),
    "village": Style("#d9a066", "#713f1d", "hut"),
    "road": Style("#f8f1dd", "#7d6f50"),
    "railroad": Style("#6a5a4a", "#2c2620"),
    "river": Style("#6ea9cf", "#3f7398"),
    "tributary": Style("#7cc3d8", "#32708f"),
    "amazon": Style("#5d8fd0", "#2b4f8e"),
    "monastery": Style("#c9cf8f", "#5b3b20", "house"),
    "junction": Style("#b9b0a2", "#4c4636"),
    "garden": Style("#86a94f", "#5d7a33", "flower"),
}
FALLBACK = ("#b9a58c", "#8fb39a", "#c9b458", "#a9a3b8", "#d59a8a", "#88a7c8", "#c9a0c4", "#94b04a")
STREWN = ("peak", "tree", "wave", "cross", "tuft", "hut")
GROUNDS = ("field", "prairie", "jungle")


def is_ground(feature: TileFeature) -> bool:
    """Return whether a feature is what remains between the others: one named by half-edges, or inside; but a
    road or city may reach only the long side of a half tile."""
    if feature.named_by == "halves":
        return True
    return bool(feature.inner) and (feature.kind in GROUNDS or LONG_SIDE not in feature.marks)


def style_of(kind: str) -> Style:
    """Return the style of a kind; for an unknown kind, one derived from its name."""
    if kind in STYLES:
        return STYLES[kind]
    number = crc32(kind.encode())
    paint = FALLBACK[number % len(FALLBACK)]
    dark = "#" + "".join(f"{channel // 2:02x}" for channel in bytes.fromhex(paint[1:]))
    return Style(paint, dark, STREWN[number // 11 % len(STREWN)])


def signs_of(marks: Mapping[str, int]) -> list[str]:
    """Return the symbols of a feature's marks, one per count: {"nuggets": 2} -> two of them."""
    names: list[str] = []
    for name, value in sorted(marks.items()):
        if name.startswith("to:") or name in HIDDEN or not value:
            continue
        names += [name.partition(":")[2] or name] * (value if isinstance(value, int) and value > 0 else 1)
    return names[:8]
