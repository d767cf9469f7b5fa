"""Name the one tile in a picture (POST /photos/tile): `python -m training.evaluation.single_tile`.

Pictures: cells of the labelled photos that the shipped nets were not trained on, straightened and seen again
by a random camera with their neighbours around them; and rendered tables with one tile, whose printed faces
the nets know from scans, in every edition. Writes results/single-tile.json.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import built_in
from training.data.ground_truth import UNSEEN
from training.data.measure import PHOTOS, SETS, labelled
from training.data.real import cells
from training.synthetic.loose_tiles import loose
from training.synthetic.scans import Art, load
from vision.arrays import Picture
from vision.labels.label_space import looks, printed
from vision.single_tile.identification import name_tile
from vision.single_tile.recogniser import galleries

RESULTS = Path(__file__).with_name("results")
NAME = "single-tile.json"
LEAST_CELL = 45.0  # pixels of a cell in the photo: smaller ones would only be blown up
BEND = 0.05  # of a side: how far a corner is from that of a rectangle
TILT = (0.72, 1.0)  # height of the tile to its width: it is not held exactly flat to the camera
SHARE = (0.35, 0.8)  # side of the tile to the shorter side of the picture
SIZE = (960, 1280)


@dataclass(frozen=True)
class Case:
    """A picture of one tile: what it shows, and whether a figure stands on it."""

    picture: Picture
    tile: str
    taken: bool = False


def from_photos(each: int, seed: int, *, oblique: bool) -> Iterator[Case]:
    """Yield so many cells of each unseen photo. `oblique`: as flat as the camera saw them, only turned and
    enlarged; otherwise as if the tile were held up."""
    rng = np.random.default_rng(seed)
    for photo in labelled(None, PHOTOS):
        if photo.name not in UNSEEN:
            continue
        found = cells(photo, LEAST_CELL)
        for i in rng.permutation(len(found))[:each]:
            quad, tile, _, taken = found[i]
            yield Case(_seen(rng, photo.picture, np.asarray(quad, float), oblique=oblique), tile, taken)


def _seen(rng: np.random.Generator, photo: Picture, quad: NDArray[np.float64], *, oblique: bool) -> Picture:
    """Return a part of a photo with a cell near its middle, in any rotation."""
    width, height = SIZE if rng.random() < 0.5 else SIZE[::-1]
    side = rng.uniform(*SHARE) * min(width, height)
    angle = rng.uniform(0, 2 * np.pi)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    middle = np.array([width, height]) / 2 + rng.uniform(-0.08, 0.08, 2) * min(width, height)
    if oblique:
        scale = side / np.sqrt(cv2.contourArea(quad.astype(np.float32)))
        corners = (quad - quad.mean(0)) * scale @ turn + middle
    else:
        square = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * side / 2 * (1, rng.uniform(*TILT))
        corners = (square + rng.uniform(-BEND, BEND, (4, 2)) * side) @ turn + middle
    way = cv2.getPerspectiveTransform(quad.astype(np.float32), corners.astype(np.float32))
    view = cv2.warpPerspective(
        photo, way, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT
    )
    return np.asarray(view, np.uint8)


def rendered(edition: str, each: int, seed: int) -> Iterator[Case]:
    """Yield so many rendered tables with one tile of this edition."""
    arts: dict[str, Art] = {art.tile: art for art in load() if art.edition == edition}
    known = sorted(set(arts) & {t.id for t in printed([built_in(s) for s in SETS], edition)[0]})
    rng = np.random.default_rng(seed)
    for n, tile in enumerate(rng.permutation(known * (1 + each // len(known)))[:each]):
        yield Case(loose(seed + n, [str(tile)], arts, 1).bgr, str(tile))


def measure(cases: Iterator[Case], edition: str, sets: Sequence[str] = SETS) -> dict[str, object]:
    """Return how often the tile comes first, and among the first three; with the box's copies as prior."""
    tile_sets = [built_in(name) for name in sets]
    tiles, copies = printed(tile_sets, edition)
    known = {tile.id: tile for tile in tiles}
    gallery, fine = galleries(tile_sets, edition)
    rows: list[tuple[bool, bool, bool]] = []
    wrong: list[list[str]] = []
    spent: list[float] = []
    for case in cases:
        if case.tile not in known:
            continue
        started = time.process_time()
        seen = name_tile(case.picture, gallery, fine, copies)
        spent.append(time.process_time() - started)
        same = [looks(known[one.tile]) == looks(known[case.tile]) for one in seen]  # a garden does not count
        rows.append((case.taken, same[:1] == [True], any(same[:3])))
        if same[:1] != [True]:
            wrong.append([case.tile, *(one.tile for one in seen[:3])])
    return {
        "all": _shares(rows, lambda row: True),
        "without a figure": _shares(rows, lambda row: not row[0]),
        "processor seconds": {"median": _rounded(np.median(spent)), "most": _rounded(max(spent))},
        "wrong": wrong,
    }


def _shares(
    rows: Sequence[tuple[bool, bool, bool]], which: Callable[[tuple[bool, bool, bool]], bool]
) -> dict[str, float]:
    some = [row for row in rows if which(row)]
    return {
        "pictures": len(some),
        "first": _rounded(np.mean([row[1] for row in some])),
        "three": _rounded(np.mean([row[2] for row in some])),
    }


def _rounded(value: object) -> float:
    return round(float(np.asarray(value)), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--each", type=int, default=14, help="cells of each photo")
    parser.add_argument("--renders", type=int, default=80, help="rendered tables of each edition")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    cv2.setNumThreads(1)
    results = {
        "photos, held up": measure(from_photos(given.each, given.seed, oblique=False), "C1"),
        "photos, as the camera saw them": measure(from_photos(given.each, given.seed, oblique=True), "C1"),
    }
    for edition in ("C1", "C2", "C3"):
        results[f"rendered, {edition}"] = measure(rendered(edition, given.renders, given.seed), edition)
        print(edition, flush=True)
    (RESULTS / NAME).write_text(json.dumps(results, indent=1) + "\n")
    print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
