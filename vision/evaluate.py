"""Measure the recogniser on labelled photos: a row for each photo and stage, and what it answered as files.

`python -m vision.evaluate LABELS_DIR PHOTOS_DIR [--only 02,32] [--jobs 2] [--predictions DIR]` reads every
photo whose tile sets all have a catalog and writes `vision/results/photos.csv` and the summary beside it.
"""

from __future__ import annotations

import argparse
import csv
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from multiprocessing import Pool
from pathlib import Path
from statistics import median
from typing import Any

import cv2

from vision.answer import answer
from vision.errors import Unreadable
from vision.reading import Draft, Reading
from vision.recognise import STAGES, recognise, tile_sets
from vision.settle import LAID, settle
from vision.truth import Truth, compare, corner_error, figures_right, truth_of

RESULTS = Path(__file__).parent / "results"
KNOWN = frozenset({"base", "river", "inns-and-cathedrals"})


@dataclass(frozen=True)
class Row:
    """One stage of one photo. `right` of `of` readable tiles, places or figures; `false`: told but not
    there; `silent`: errors nobody is asked about; `asked`: right cells somebody is asked about; `error`:
    corner error in cells."""

    photo: str
    difficulty: str
    stage: str
    right: int
    of: int
    false: int
    silent: int | None
    asked: int | None
    error: float | None
    seconds: float
    note: str = ""


@dataclass(frozen=True)
class Job:
    label: Path
    photos: Path
    predictions: Path | None


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("labels", type=Path)
    parser.add_argument("photos", type=Path)
    parser.add_argument(
        "--only", default="", help="only these photos: endings of their names, comma-separated"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--predictions", type=Path, help="folder for one JSON file a photo: what was recognised"
    )
    parser.add_argument("--results", type=Path, default=RESULTS, help="folder for photos.csv and README.md")
    args = parser.parse_args(arguments)
    only = {f"test_{stem.strip()}" for stem in args.only.split(",") if stem.strip()}
    jobs = [
        Job(path, args.photos, args.predictions)
        for path in sorted(args.labels.glob("*.json"))
        if (not only or path.stem in only) and KNOWN.issuperset(json.loads(path.read_text())["tile_sets"])
    ]
    if not jobs:
        parser.error(f"no labelled photo of {', '.join(sorted(KNOWN))} in {args.labels}")
    for folder in (args.results, args.predictions):
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
    with Pool(args.jobs) as pool:
        rows = [row for rows in pool.imap(measure, jobs) for row in rows]
    write(rows, args.results, whole=not only)
    print(summary(rows))


def measure(job: Job) -> list[Row]:
    """Recognise one labelled photo on one thread and compare every stage with its labels."""
    cv2.setNumThreads(1)
    label = json.loads(job.label.read_text())
    truth = truth_of(label)
    sets = label["tile_sets"]
    try:
        reading = recognise((job.photos / label["photo"]).read_bytes(), sets, label["edition"])
    except Unreadable as why:
        return [
            Row(
                label["photo"],
                label["difficulty"],
                stage,
                0,
                len(truth.tiles),
                0,
                len(truth.tiles),
                0,
                None,
                0.0,
                str(why),
            )
            for stage in STAGES[1:]
        ]
    started = time.perf_counter()
    draft = settle(reading, tile_sets(sets))
    reading.timings["settle"] = round(time.perf_counter() - started, 3)
    if job.predictions:
        told = {**answer(draft), "timings": reading.timings}
        (job.predictions / job.label.name).write_text(json.dumps(told))
    return compared(label, truth, reading, draft)


def compared(label: Mapping[str, Any], truth: Truth, reading: Reading, draft: Draft) -> list[Row]:
    """One row a stage."""
    known = {t.id: t for s in tile_sets(reading.sets) for t in s.tiles.values()}
    first = [
        (c.candidates[0].tile, c.candidates[0].rotation, c.quad) if c.candidates else (None, 0, c.quad)
        for c in reading.cells
        if c.occupancy >= LAID
    ]
    before = compare(truth, first, known)
    after = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    asked = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    doubted = [(t.x, t.y) in asked for t in draft.tiles]
    wrong = [f.at is None or (f.at in truth.tiles and not f.right) for f in after]
    placed = {f.at for f in after if f.at}
    silent = sum(w and not d for w, d in zip(wrong, doubted, strict=True)) + len(set(truth.tiles) - placed)
    hits, false = figures_right(truth, draft.figures)
    spent = reading.timings

    def row(
        stage: str,
        right: int,
        of: int,
        false: int,
        silent: int | None = None,
        questions: int | None = None,
        error: float | None = None,
    ) -> Row:
        return Row(
            label["photo"],
            label["difficulty"],
            stage,
            right,
            of,
            false,
            silent,
            questions,
            error,
            round(spent.get(stage, 0.0), 2),
        )

    return [
        row(
            "lattice",
            len({f.at for f in before if f.at} & set(truth.tiles)),
            len(truth.tiles),
            sum(f.at is None for f in before),
            error=round(corner_error(truth, [t[2] for t in first]), 4),
        ),
        row("cells", sum(f.right for f in before), len(truth.tiles), sum(f.at is None for f in before)),
        row("figures", hits, len(truth.figures), false),
        row(
            "settle",
            sum(f.right for f in after),
            len(truth.tiles),
            sum(f.at is None for f in after),
            silent,
            sum(f.right and d for f, d in zip(after, doubted, strict=True)),
        ),
        Row(
            label["photo"],
            label["difficulty"],
            "all",
            sum(f.right for f in after),
            len(truth.tiles),
            sum(f.at is None for f in after),
            silent,
            None,
            None,
            round(sum(spent.values()), 2),
        ),
    ]


def write(rows: Sequence[Row], folder: Path, whole: bool) -> None:
    """`photos.csv` with every row; the summary only for a run over all photos."""
    with (folder / "photos.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(asdict(rows[0])))
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows)
    if whole:
        (folder / "README.md").write_text(HEAD + summary(rows) + "\n")


HEAD = """# Measured on labelled photos

Written by `python -m vision.evaluate`; one row for each photo and stage in `photos.csv`. Photos of people's tables
with first-edition art, kept outside the project. No photo was used to train the nets unless `../models/README.md`
names it; thresholds were looked at on these same photos, so unseen photos will do somewhat worse. Times: one thread.

"""


def summary(rows: Iterable[Row]) -> str:
    """A table of the photos and a line of totals, as Markdown."""
    by = {(r.photo, r.stage): r for r in rows}
    photos = list(dict.fromkeys(r.photo for r in by.values()))
    lines = [
        "| photo | | places found | tiles before settling | tiles | false | silent | asked | figures | false |"
        " corner error | seconds |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for photo in photos:
        lattice, cells, figures, settled = (by[photo, s] for s in ("lattice", "cells", "figures", "settle"))
        whole = by.get((photo, "all"))
        error = "" if lattice.error is None else f"{lattice.error:.1%}"
        lines.append(
            f"| {photo} | {settled.difficulty} | {lattice.right}/{lattice.of} | {cells.right} "
            f"| {settled.right}/{settled.of} | {settled.false} | {settled.silent} | {settled.asked} "
            f"| {figures.right}/{figures.of} | {figures.false} | {error} "
            f"| {whole.seconds if whole else 'unreadable'} |"
        )
    settled = [by[p, "settle"] for p in photos]
    figures_ = [by[p, "figures"] for p in photos]
    tiles, right = sum(r.of for r in settled), sum(r.right for r in settled)
    wanted, hits = sum(r.of for r in figures_), sum(r.right for r in figures_)
    spent = [by[p, "all"].seconds for p in photos if (p, "all") in by]
    lines += [
        "",
        f"Tiles {right}/{tiles} = {right / max(1, tiles):.1%}, false {sum(r.false for r in settled)}, "
        f"silent errors {sum(r.silent or 0 for r in settled)}, right cells asked about "
        f"{sum(r.asked or 0 for r in settled)}; figures {hits}/{wanted} = {hits / max(1, wanted):.1%} "
        f"(+{sum(r.false for r in figures_)}); median {median(spent) if spent else 0:.1f} s.",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
