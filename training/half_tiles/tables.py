"""Tables with half tiles, rendered by training/other_boxes/box_photo.py, which shares no code with what made
the prototypes: base tiles of whole sources of pictures that the recogniser has not seen, and half tiles of
the edition. There is one picture of each half tile in an edition, so the same is in the prototypes, unless
an edition is left out there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in
from training.data.pictures import read_picture
from training.other_boxes.box_camera import CELL, Light
from training.other_boxes.box_photo import SHARED, BoxPhoto, BoxTile, box, photo
from training.other_boxes.measure import LIGHTS
from vision.labels.half_pairs import laid_together
from vision.reading import At

# source of the base tiles -> edition of the base game, edition of the half tiles
SOURCES = {
    "BGA_C1": ("C1", "C1"),
    "BaseGame_C2_koki": ("C2", "C2"),
    "BaseGame_C2_bga70": ("C2", "C2"),
    "BaseGame_C3_scans": ("C3", "C2"),
}
SET = "halflings"
FIRST = 80_000  # seed of the first table


@dataclass(frozen=True)
class HalfTable:
    """One table: its source of base tiles, its light, how many half tiles lie on it at most."""

    number: int
    source: str
    light: Light
    halves: int = 12


def tables(count: int, halves: int = 12) -> list[HalfTable]:
    """Return this many tables of each source, in turn in each light."""
    rows = [(source, LIGHTS[n % len(LIGHTS)]) for n in range(count) for source in SOURCES]
    return [HalfTable(number, *row, halves) for number, row in enumerate(rows)]


def rendered(table: HalfTable) -> BoxPhoto:
    """Render one table: a third of its half tiles shares cells with others."""
    base, edition = SOURCES[table.source]
    rng = np.random.default_rng((FIRST, table.number))
    pieces = half_pieces(edition)
    some = [pieces[i] for i in rng.permutation(len(pieces))[: table.halves]]
    alone = len(some) - len(some) // 3
    bag = _bag(table.source, base)
    tiles = int(rng.integers(22, 46))
    return photo(FIRST + table.number, bag, table.light, tiles, some[:alone], pairs=some[alone:])


@cache
def _bag(source: str, edition: str) -> tuple[BoxTile, ...]:
    return tuple(box(source, built_in("base").counts[edition]))


@cache
def half_pieces(edition: str) -> tuple[BoxTile, ...]:
    """Return the half tiles of an edition as pieces of a box."""
    edges = {name: tile.edges.letters for name, tile in built_in(SET).tiles.items()}
    found = []
    for row in json.loads((SHARED / "art" / "index-halflings.json").read_text()):
        if row["edition"] == edition:
            scan = read_picture(SHARED / "art" / row["file"])
            n, rim = scan.shape[0], 3
            bed = scan[rim : n - rim, rim : n - rim]
            middle = np.array([(0.27 * len(bed), 0.73 * len(bed))] * 2).mean(0)  # enlarged from here
            warp = np.array([[1.05, 0, -0.05 * middle[0]], [0, 1.05, -0.05 * middle[1]]])
            large = cv2.warpAffine(bed, warp, bed.shape[:2], borderMode=cv2.BORDER_REPLICATE)
            face = cv2.resize(large, (CELL, CELL), interpolation=cv2.INTER_AREA)
            found.append(BoxTile(row["tile"], edges[row["tile"]], np.asarray(face, np.uint8)))
    return tuple(found)


def truth_of_cells(label: Mapping[str, Any]) -> dict[At, tuple[str, int]]:
    """Return what lies on each cell: the tile, or both half tiles as a pair, and its quarter turns."""
    rows = [(row["x"], row["y"], row["tile"], 90 * row["rotation"]) for row in label["cells"]]
    return {(x, y): (name, rotation // 90) for x, y, name, rotation in laid_together(rows)}
