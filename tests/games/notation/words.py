"""What lines of the notation consist of: cells, features, values."""

from __future__ import annotations

import re

from referee.tiles.model.position import Ref

CELL = r"\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)"
HELD = r"(?:\[((?:[\d?]+\s*)*)\]|(\d+))"  # values of things, or their number
SIDES = {"N", "E", "S", "W", "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR", "I", "II"}
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
FEATURE = re.compile(rf"\s*(\w+)((?:\s+(?:N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I|II|{'|'.join(QUARTERS)}))*)\s*")


class Unreadable(ValueError):
    """Text that cannot be read; the reader adds file and line."""


def ref_of(text: str) -> Ref:
    """A feature, as in "road W". Raises Unreadable."""
    found = FEATURE.fullmatch(text)
    if not found:
        raise Unreadable(f"no feature: {text!r}; one is written 'road W', 'field NL' or 'monastery'")
    return Ref(found[1], tuple(found[2].split()))


def cells_in(text: str) -> tuple[tuple[int, int], ...]:
    """All cells in a text, in order."""
    return tuple((int(x), int(y)) for x, y in re.findall(CELL, text))


def values(text: str) -> list[int | None]:
    """Values of things: "1 ? 5", "?" for an unknown value."""
    return [None if word == "?" else int(word) for word in text.split()]
