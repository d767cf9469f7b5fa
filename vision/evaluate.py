"""Measure the recogniser on labelled photos: a row for each photo and stage, and what it answered as files.

`python -m vision.evaluate LABELS_DIR PHOTOS_DIR [--only 02,32] [--jobs 2] [--predictions DIR]` reads every
photo whose tile sets all have a catalog and writes `vision/results/photos.csv` and the summary beside it.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import cv2

from referee.tiles.catalog import names
from vision.answer import answer
from vision.errors import Unreadable
from vision.reading import Draft, Reading
from vision.recognise import STAGES, recognise, tile_sets
from vision.report import Row, summary, write
from vision.settle import LAID, settle
from vision.truth import Truth, cell_under, centre, compare, corner_error, figures_right, truth_of

RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Job:
    """One labelled photo to measure; `predictions`: folder for what was answered."""

    label: Path
    photos: Path
    predictions: Path | None = None


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("labels", type=Path)
    parser.add_argument("photos", type=Path)
    parser.add_argument("--only", default="", help="only these photos: endings of their names")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--predictions", type=Path, help="folder for one JSON file a photo: what was answered"
    )
    parser.add_argument("--results", type=Path, default=RESULTS, help="folder for photos.csv and README.md")
    args = parser.parse_args(arguments)
    only = {f"test_{stem.strip()}" for stem in args.only.split(",") if stem.strip()}
    jobs = [
        Job(path, args.photos, args.predictions)
        for path in sorted(args.labels.glob("*.json"))
        if not only or path.stem in only
    ]
    if not jobs:
        parser.error(f"no labelled photo in {args.labels}")
    if args.predictions:
        args.predictions.mkdir(parents=True, exist_ok=True)
    with Pool(args.jobs) as pool:
        rows = [row for rows in pool.imap(measure, jobs) for row in rows]
    write(rows, args.results, whole=not only)
    print(summary(rows))


def measure(job: Job) -> list[Row]:
    """Recognise one labelled photo on one thread and compare every stage with its labels."""
    cv2.setNumThreads(1)
    label = json.loads(job.label.read_text())
    truth = truth_of(label)
    sets = [name for name in label["tile_sets"] if name in names()]
    try:
        data = (job.photos / label["photo"]).read_bytes()
        reading = recognise(data, sets, label["edition"], clock=time.process_time)
    except Unreadable as why:
        tiles = len(truth.tiles)
        return [
            Row(label["photo"], label["difficulty"], stage, 0, of, silent=tiles, note=str(why))
            for stage in STAGES[1:]
            for of in [len(truth.figures) if stage == "figures" else tiles]
        ]
    started = time.process_time()
    draft = settle(reading, tile_sets(sets))
    reading.timings["settle"] = round(time.process_time() - started, 3)
    if job.predictions:
        told = {**answer(draft), "timings": reading.timings}
        (job.predictions / job.label.name).write_text(json.dumps(told))
    return compared(label, truth, reading, draft)


def compared(label: Mapping[str, Any], truth: Truth, reading: Reading, draft: Draft) -> list[Row]:
    """One row a stage, and one for all of them."""
    known = {t.id: t for s in tile_sets(reading.sets) for t in s.tiles.values()}
    laid = [c for c in reading.cells if c.occupancy >= LAID and c.candidates]
    before = compare(truth, [(c.candidates[0].tile, c.candidates[0].rotation, c.quad) for c in laid], known)
    after = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    asked = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    doubted = [(t.x, t.y) in asked for t in draft.tiles]
    wrong = [f.at is None or (f.at in truth.tiles and not f.right) for f in after]
    hidden = [d.quad for d in draft.doubts if d.reason == "missing" and d.quad]
    unseen = set(truth.tiles) - {f.at for f in after} - {cell_under(truth, centre(quad)) for quad in hidden}
    silent = sum(w and not d for w, d in zip(wrong, doubted, strict=True)) + len(unseen)
    needless = sum(f.right and d for f, d in zip(after, doubted, strict=True))
    right, false = sum(f.right for f in after), sum(f.at is None for f in after)
    hits, strays = figures_right(truth, draft.figures)
    spent = reading.timings
    corners = corner_error(truth, [c.quad for c in laid])

    def row(stage: str, right: int, of: int, false: int, **more: Any) -> Row:
        seconds = round(spent.get(stage, sum(spent.values())), 2)
        return Row(label["photo"], label["difficulty"], stage, right, of, false, seconds=seconds, **more)

    tiles = len(truth.tiles)
    astray = sum(f.at is None for f in before)
    places = len({f.at for f in before} & set(truth.tiles))
    return [
        row("lattice", places, tiles, astray, error=round(corners, 4)),
        row("cells", sum(f.right for f in before), tiles, astray),
        row("figures", hits, len(truth.figures), strays),
        row("settle", right, tiles, false, silent=silent, asked=needless),
        row("all", right, tiles, false, silent=silent, asked=needless),
    ]


if __name__ == "__main__":
    main()
