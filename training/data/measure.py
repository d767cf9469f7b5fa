"""Measure the nets on real photos, cell by cell of the grids labelled by hand: `python -m training
measure`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from training.data.cut import cut
from training.data.pictures import read_picture
from training.data.signature import signature
from training.synthetic.scans import ART, FACTS
from vision.models import embedding, sessions, tile_galleries

PHOTOS = ART.parent / "photos"
SETS = ("base", "river", "inns-and-cathedrals")
SHIFTS = ((0.0, 0.0), (0.05, 0.0), (-0.05, 0.0), (0.0, 0.05), (0.0, -0.05))
TWINS = ("MN", "OP", "QR", "ST", "FG")


@dataclass(eq=False)
class Labelled:
    """A photo with its hand-made labels."""

    name: str
    picture: np.ndarray
    label: dict[str, Any]
    corners: dict[tuple[int, int], np.ndarray]

    def quad(self, x: int, y: int) -> np.ndarray:
        """Return the corners NW, NE, SE, SW of a cell; unlabelled ones are extrapolated from labelled ones
        around."""
        return np.array(
            [self.corner(x + dx, y + dy) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))], np.float32
        )

    def corner(self, gx: int, gy: int) -> np.ndarray:
        if (gx, gy) not in self.corners:
            known = sorted(self.corners, key=lambda c: (c[0] - gx) ** 2 + (c[1] - gy) ** 2)[:10]
            grid = np.array(known, np.float32)
            matrix, _ = cv2.findHomography(
                grid, np.array([self.corners[k] for k in known], np.float32), cv2.RANSAC, 8
            )
            spot = np.array([gx, gy, 1.0]) @ matrix.T
            self.corners[gx, gy] = spot[:2] / spot[2]
        return self.corners[gx, gy]


def labelled(sets: tuple[str, ...] | None = SETS, folder: Path = PHOTOS) -> list[Labelled]:
    """Return the labelled photos whose tile sets are within `sets`, or all."""
    found = []
    for path in sorted((folder / "labels").glob("*.json")):
        label = json.loads(path.read_text())
        if sets is None or set(label["tile_sets"]) <= set(sets):
            picture = read_picture(folder / label["photo"])
            corners = {(int(a), int(b)): np.array([px, py]) for a, b, px, py in label["lattice"]}
            found.append(Labelled(path.stem, picture, label, corners))
    return found


def tile_facts() -> dict[str, dict[str, Any]]:
    return {t["id"]: t for p in FACTS.glob("*.json") for t in json.loads(p.read_text())["tiles"]}


def of_sets(sets: tuple[str, ...]) -> list[str]:
    """Return the ids of the tiles of these sets."""
    return [tile for tile in tile_facts() if tile.split("/")[0] in sets]


def tiles(photos: list[Labelled], rough: float = 0.0, edition: str = "C1") -> dict[str, tuple[int, int, int]]:
    """Return per photo: right cells, cells right except for the pennant, readable cells. `rough` moves the
    quads at random, in cells."""
    facts, result = tile_facts(), {}
    rng = np.random.default_rng(7)
    for photo in photos:
        held = tile_galleries.gallery(of_sets(SETS), edition)
        cells = [
            c
            for c in photo.label["cells"]
            if c["readable"] and not c.get("inferred") and c["tile"].split("/")[0] in SETS
        ]
        crops = []
        for c in cells:
            quad = photo.quad(c["x"], c["y"])
            off = rng.normal(0, rough, 2) if rough else np.zeros(2)
            for dx, dy in SHIFTS:
                move = (dx + off[0]) * (quad[1] - quad[0]) + (dy + off[1]) * (quad[3] - quad[0])
                crops.append(cut(photo.picture, (quad + move).astype(np.float32)))
        classified = embedding.classify(np.array(crops), held)
        logp = classified.logp.reshape(len(cells), len(SHIFTS), -1).mean(1)
        right = twin = 0
        for c, row in zip(cells, logp, strict=True):
            tile, turn = held.labels[int(row.argmax())]
            want = signature(facts[c["tile"]], c["rotation"])
            right += signature(facts[tile], turn) == want
            twin += any(signature(facts[t], turn) == want for t in {tile, other(tile)})
        result[photo.name] = (right, twin, len(cells))
    return result


def other(tile: str) -> str:
    """Return the same tile with or without its pennant."""
    letter = tile.removeprefix("base/")
    pair = next((p for p in TWINS if letter in p), None) if tile.startswith("base/") else None
    return "base/" + pair.replace(letter, "") if pair else tile


def empties(photos: list[Labelled]) -> tuple[float, float]:
    """Return the share of tile cells classified as empty, and of empty neighbour cells classified as
    empty."""
    wrong: list[bool] = []
    good: list[bool] = []
    for photo in photos:
        taken = {(c["x"], c["y"]) for c in photo.label["cells"]}
        free = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - taken
        for group, out in ((taken, wrong), (free, good)):
            quads = [photo.quad(*c) for c in group]
            height, width = photo.picture.shape[:2]
            quads = [q for q in quads if (q.min(0) > 0).all() and (q.max(0) < (width, height)).all()]
            if quads:
                classified = embedding.classify(
                    np.array([cut(photo.picture, q) for q in quads]), tile_galleries.gallery(of_sets(SETS))
                )
                out += (classified.empty > 0.5).tolist()
    return float(np.mean(wrong)), float(np.mean(good))


def main() -> None:
    sessions.use_threads(1)
    photos = labelled()
    for rough in (0.0, 0.04):
        rows = tiles(photos, rough)
        for name, (right, twin, all_of) in rows.items():
            print(f"{name:>10}  {right:3}/{all_of:<3}  up to pennant {twin:3}")
        right, twin, all_of = np.array(list(rows.values())).sum(0)
        print(
            f"quads off by {rough}: right {right}/{all_of} = {right / all_of:.4f}, "
            f"up to the pennant {twin / all_of:.4f}"
        )
    wrong, good = empties(photos)
    print(f"called empty: tiles {wrong:.3f}, free cells {good:.3f}")


if __name__ == "__main__":
    main()
