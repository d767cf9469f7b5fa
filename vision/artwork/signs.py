"""The symbols of drawn tiles as outlines, from signs.json (its form is in signs.schema.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from pathlib import Path
from typing import Any
from zlib import crc32

from vision.artwork.parameters import ARTWORK

PARAMETERS = ARTWORK.signs
DATA = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
RIM = "#fffdf2"

Points = Sequence[tuple[float, float]]
Part = tuple[str, Points]  # "#rrggbb", corners of a polygon


@dataclass(frozen=True)
class SmallPart:
    """A part of a symbol without an outline: a polygon, an open line, or a disc of some radius. `colours`:
    one of them is used, in turn."""

    colours: tuple[str, ...]
    polygon: Points = ()
    line: Points = ()
    disc: float = 0.0

    def colour(self, number: int) -> str:
        """Return the colour in the symbol of this number."""
        return self.colours[number % len(self.colours)]


def _ring(corners: int, radius: float, inner: float = 0.0) -> Points:
    """Return the corners of a regular polygon, or of a star if `inner` is given, from the top."""
    radii = [radius, inner] * corners if inner else [radius] * corners
    step = 2 * pi / len(radii)
    return [(r * cos(-pi / 2 + i * step), r * sin(-pi / 2 + i * step)) for i, r in enumerate(radii)]


def _oval(x: float, y: float, wide: float, high: float) -> Points:
    return [(x + wide * a, y + high * b) for a, b in _ring(PARAMETERS.oval_corners, 1.0)]


def _outline(row: Mapping[str, Any]) -> Points:
    """Return the corners of a polygon, an oval or a regular polygon of the data."""
    if "oval" in row:
        return _oval(**row["oval"])
    return _ring(**row["regular"]) if "regular" in row else _points(row["polygon"])


def _points(rows: Sequence[Sequence[float]]) -> Points:
    return [(x, y) for x, y in rows]


SIGNS: Mapping[str, Sequence[Part]] = {
    name: [(row["colour"], _outline(row)) for row in rows] for name, rows in DATA["marks"].items()
}
SMALL: Mapping[str, Sequence[SmallPart]] = {
    name: [
        SmallPart(
            tuple(row["colours"]),
            _points(row.get("polygon", ())),
            _points(row.get("line", ())),
            row.get("disc", 0.0),
        )
        for row in rows
    ]
    for name, rows in DATA["small"].items()
}
SHAPES = [_outline(row) for row in DATA["unknown"]["shapes"]]
MIDDLE = _outline(DATA["unknown"]["middle"])
PAINTS: Sequence[str] = DATA["unknown"]["colours"]


def sign_of(name: str) -> Sequence[Part]:
    """Return the symbol of a mark; for an unknown mark, a shape and two colours derived from its name."""
    if name in SIGNS:
        return SIGNS[name]
    number = crc32(name.encode())
    shape = SHAPES[number % len(SHAPES)]
    paint, dot = PAINTS[number // 7 % len(PAINTS)], PAINTS[number // 61 % len(PAINTS)]
    return [(paint, shape), (RIM if dot == paint else dot, MIDDLE)]
