"""Measure how many tiles are read correctly on rendered boards of every edition with scans.

`python -m training.evaluation.photos --rendered` renders tables (homography, drift, light, blur, noise,
figures,
clutter; see training/synthetic) of each edition with the base game and some of its expansions, reads them
without the edition as input, and writes `training/evaluation/results/editions.csv`: a row for each table. No
training used
these tables.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in
from training.data.ground_truth import truth_of
from training.evaluation.photos import one_threaded
from training.evaluation.rendered import row
from training.evaluation.report import files
from training.synthetic.layout import GameBox, box_of
from training.synthetic.scans import Art, load
from training.synthetic.shot import shot
from vision.errors import Unreadable
from vision.pipeline import recognise, tile_sets
from vision.settle import settle

SETS = {
    "C1": (
        *("base", "river", "river-2", "inns-and-cathedrals", "traders-and-builders", "hills-and-sheep"),
        *("abbey-and-mayor", "princess-and-dragon", "king-and-robber"),
    ),
    "C2": (
        *("base", "river", "inns-and-cathedrals", "traders-and-builders", "hills-and-sheep"),
        *("abbey-and-mayor", "princess-and-dragon"),
    ),
    "C3": ("base", "river", "inns-and-cathedrals", "traders-and-builders"),
    "C31": ("base", "inns-and-cathedrals", "traders-and-builders"),  # the base game is that of C3
}
FIRST = 900_000  # seed of the first table


@dataclass(frozen=True)
class EditionResult:
    """One table. `found`: the edition that was recognised; the rest as in training/evaluation/rendered.py."""

    edition: str
    seed: int
    sets: str
    found: str
    cells: int
    right: int
    false: int
    silent: int
    questioned: int
    figures: int
    hits: int
    strays: int
    seconds: float


def run(tables: int, jobs: int, results: Path) -> None:
    """Measure this many tables of each edition, write the rows and print totals."""
    with one_threaded(jobs) as pool:
        lines = pool.starmap(measured, [(e, FIRST + n) for e in SETS for n in range(tables)], 1)
    results.mkdir(parents=True, exist_ok=True)
    files.table(results / "editions.csv", [asdict(line) for line in lines])
    print(summary(lines))


def measured(edition: str, seed: int) -> EditionResult:
    """Render one table of an edition, read it, and compare."""
    cv2.setNumThreads(1)
    sets = chosen(edition, seed)
    picture = shot(seed, box(edition, sets), arts(edition))
    truth = truth_of(picture.label)
    began = time.process_time()
    try:
        reading = recognise(picture.jpeg, sets)
    except Unreadable as why:
        missed = len(truth.tiles)
        spent = round(time.process_time() - began, 2)
        names = " ".join(sets)
        return EditionResult(
            edition, seed, names, str(why.stage), missed, 0, 0, 0, 0, len(truth.figures), 0, 0, spent
        )
    known = tile_sets(sets)
    draft = settle(reading, known)
    spent = round(time.process_time() - began, 2)
    counted = row(picture, seed, truth, draft, spent, {t.id: t for s in known for t in s.tiles.values()})
    counts = (
        counted.cells,
        counted.right,
        counted.false,
        counted.silent,
        counted.questioned,
        counted.figures,
        counted.hits,
        counted.strays,
    )
    return EditionResult(edition, seed, " ".join(sets), reading.edition, *counts, spent)


def chosen(edition: str, seed: int) -> tuple[str, ...]:
    """Return the base game and some expansions, such that every set is on some tables."""
    more = SETS[edition][1:]
    rng = np.random.default_rng((seed, len(more)))
    some = {more[seed % len(more)], *(name for name in more if rng.random() < 0.35)}
    return ("base", *(name for name in more if name in some))


@lru_cache(maxsize=1)
def scans() -> Sequence[Art]:
    return load()


@lru_cache(maxsize=4)
def arts(edition: str) -> Mapping[str, Art]:
    """Return the faces of an edition by tile; for C3.1, faces it does not have come from C3."""
    family = {"C31": ("C3", "C31")}.get(edition, (edition,))
    return {art.tile: art for name in family for art in scans() if art.edition == name}


@lru_cache(maxsize=64)
def box(edition: str, sets: tuple[str, ...]) -> GameBox:
    """Return the tiles of these sets in an edition, where there are scans of them."""
    whole = box_of([built_in(name) for name in sets], printing=edition[:2])
    held = arts(edition)
    copies = {name: count for name, count in whole.copies.items() if name in held}
    tiles = {name: whole.tiles[name] for name in copies}
    return GameBox(tiles, copies, whole.wood, whole.colours, whole.start if whole.start in tiles else None)


def summary(lines: Sequence[EditionResult]) -> str:
    """Return a line of totals for each edition."""
    sentences = []
    for edition in SETS:
        some = [line for line in lines if line.edition == edition]
        cells, right = sum(line.cells for line in some), sum(line.right for line in some)
        false, silent = sum(line.false for line in some), sum(line.silent for line in some)
        found = sum(line.found == edition[:2] for line in some)
        sentences.append(
            f"{edition}: tiles {right}/{cells} = {right / max(1, cells):.2%}, "
            f"false {false}, silent {silent}, "
            f"questioned {sum(line.questioned for line in some)}, figures {sum(line.hits for line in some)}/"
            f"{sum(line.figures for line in some)} (+{sum(line.strays for line in some)}), "
            f"edition found {found}/{len(some)}"
        )
    return "\n".join(sentences)
