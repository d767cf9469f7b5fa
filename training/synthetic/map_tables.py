"""Tables with tiles on a printed map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cv2
import numpy as np

from referee.game import Cell
from training.synthetic.layout import SIDES, GameBox, SyntheticTable, fits, people
from training.synthetic.maps import DrawnMap
from training.synthetic.table.boards import LaidTile
from training.synthetic.table.camera import Camera
from vision.arrays import Picture


def spread_out(picture: Picture, drawn: DrawnMap, camera: Camera) -> None:
    """Draw the map on the table under a camera."""
    view, size = camera.plane @ np.linalg.inv(drawn.base), picture.shape[1::-1]
    sheet = cv2.warpPerspective(drawn.picture, view, size, flags=cv2.INTER_AREA)
    mask = cv2.warpPerspective(np.full(drawn.picture.shape[:2], 255, np.uint8), view, size)
    cv2.copyTo(sheet, (mask > 127).astype(np.uint8), picture)


def table_on(
    rng: np.random.Generator, data: Mapping[str, Any], box: GameBox, count: int, crowd: float
) -> SyntheticTable:
    """Place tiles one after the other on the squares, starting from two or three start squares, so that
    edges match and prints at the map's edge are continued; put figures on some."""
    land = {(row["x"], row["y"]) for row in data["squares"] if row.get("kind") != "city"}
    starts = [(row["x"], row["y"]) for row in data["squares"] if row.get("kind") == "start"]
    starts = [starts[i] for i in rng.permutation(len(starts))[: int(rng.integers(2, 4))]]
    prints = {
        ((row["x"], row["y"]), "NESW".index(row["edge"])): row["kind"] for row in data.get("borders", ())
    }
    ferries = [end for row in data.get("ferries", ()) for end in row["ends"]]
    prints |= {((end["x"], end["y"]), "NESW".index(end["edge"])): "road" for end in ferries}
    laid = SyntheticTable()
    bag = [name for name, copies in box.copies.items() for _ in range(copies)]
    bag = [bag[i] for i in rng.permutation(len(bag))]
    for _ in range(2 * count):
        if not bag or len(laid.tiles) >= count:
            break
        tile = box.tiles[bag.pop()]
        near = {(x + dx, y + dy) for x, y in laid.parts for dx, dy in SIDES} & land - set(laid.parts)
        open_starts = [at for at in starts if at not in laid.parts]
        cells = open_starts[:1] or sorted(near)
        spots = [(at, q) for at in cells for q in range(4)
                 if fits(laid, at, tile.turned(q)) and _goes_on(prints, at, tile.turned(q))]  # fmt: skip
        if spots:
            at, quarter = spots[int(rng.integers(len(spots)))]
            laid.lay(tile, quarter, at)
    people(rng, laid, box, crowd)
    return laid


def _goes_on(prints: Mapping[tuple[Cell, int], str], at: Cell, tile: Any) -> bool:
    """Return whether a tile matches what is printed at the map's edge."""
    shown = {side: tile.edges.kinds_at(side) for side in range(4) if (at, side) in prints}
    return all(edge is None or prints[at, side] in edge for side, edge in shown.items())


def on_squares(rng: np.random.Generator, faces: Mapping[Cell, tuple[Any, int]]) -> dict[Cell, LaidTile]:
    """Place tiles on their squares by hand: slightly shifted and turned, of about the squares' size."""
    size, loose, turn = rng.uniform(0.94, 1.0), rng.uniform(0.008, 0.035), rng.uniform(0.3, 2.2)
    corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
    found = {}
    for (x, y), (art, quarter) in faces.items():
        angle = np.radians(rng.normal(0, turn))
        rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        quad = corners * size @ rotation.T + (x + 0.5, y + 0.5) + rng.normal(0, loose, 2)
        found[x, y] = LaidTile(art, quarter, quad)
    return found
