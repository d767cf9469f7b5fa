"""Measure the recogniser on labelled photos: a row for each photo and stage, and the answers as files.

    python -m training.evaluation.photos LABELS_DIR PHOTOS_DIR [--only 02,32] [--jobs 2] [--predictions DIR]
    python -m training.evaluation.photos LABELS_DIR PHOTOS_DIR --crossed MODELS_DIR
    python -m training.evaluation.photos LABELS_DIR PHOTOS_DIR --sets base
    python -m training.evaluation.photos --rendered [--tables 100]
    python -m training.evaluation.photos --drawn

The first command reads every photo with the shipped models. The second also reads the training photos of the
shipped models with models that were not trained on them: those of `python -m training folds --models
MODELS_DIR`, or only figure nets if it holds no more. A whole run writes `training/evaluation/results/`. For
the third see
training/evaluation/missing_sets.py, for the fourth training/evaluation/editions.py, for the fifth
training/evaluation/drawn.py.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import cv2

from referee.tiles.io.catalog import names
from referee.tiles.model.tile import Tile
from training.data.ground_truth import (
    UNSEEN,
    Truth,
    cell_under,
    centre,
    compare,
    corner_error,
    features_right,
    figures_right,
    truth_of,
)
from training.evaluation.report.files import write
from training.evaluation.report.tables import CellRow, Measured, StageRow, summary
from vision.errors import Unreadable
from vision.models import sessions
from vision.pipeline import STAGES, recognise, tile_sets
from vision.reading import Draft, Reading
from vision.serializer import answer
from vision.settle import settle
from vision.solver.parameters import SOLVER

HOUSE = Path(__file__).resolve().parents[2]
RESULTS = HOUSE / "training" / "evaluation" / "results"
FEATURES = HOUSE / "tests" / "vision" / "figure_features.json"


@dataclass(frozen=True)
class PhotoJob:
    """One labelled photo to measure; `predictions`: folder for the answers; `models`: if not the shipped
    ones."""

    label: Path
    photos: Path
    predictions: Path | None = None
    models: Path | None = None


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("labels", type=Path, nargs="?")
    parser.add_argument("photos", type=Path, nargs="?")
    parser.add_argument("--only", default="", help="only these photos: endings of their names")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--predictions", type=Path, help="folder for one JSON file a photo: what was answered"
    )
    parser.add_argument("--crossed", type=Path, help="models that learnt from the other photos")
    parser.add_argument("--sets", default="", help="select only these sets, comma-separated")
    parser.add_argument("--results", type=Path, default=RESULTS, help="folder for what is written")
    parser.add_argument("--rendered", action="store_true", help="rendered boards of every edition instead")
    parser.add_argument("--drawn", action="store_true", help="two small boards of our own drawing instead")
    parser.add_argument("--tables", type=int, default=100, help="rendered boards of each edition")
    args = parser.parse_args(arguments)
    if args.rendered:
        from training.evaluation import editions

        editions.run(args.tables, args.jobs, args.results)
        return
    if args.drawn:
        from training.evaluation import drawn

        drawn.write(args.results)
        return
    if not args.labels or not args.photos:
        parser.error("labels and photos, or --rendered, or --drawn")
    only = {f"test_{stem.strip()}" for stem in args.only.split(",") if stem.strip()}
    paths = [path for path in sorted(args.labels.glob("*.json")) if not only or path.stem in only]
    if not paths:
        parser.error(f"no labelled photo in {args.labels}")
    if args.sets:
        from training.evaluation import missing_sets

        selected = tuple(name.strip() for name in args.sets.split(","))
        missing_sets.run(paths, args.photos, selected, args.jobs, args.results)
        return
    jobs = [PhotoJob(path, args.photos, args.predictions) for path in paths]
    if args.crossed:
        jobs += [replace(job, models=of_fold(args.crossed, job)) for job in jobs if _learnt(job)]
    if args.predictions:
        args.predictions.mkdir(parents=True, exist_ok=True)
        (args.predictions / "crossed").mkdir(exist_ok=True)
    with one_threaded(args.jobs) as pool:
        done = pool.map(measure, jobs, 1)
    found = [one for one in done if not one.crossed]
    crossed = [one for one in done if one.crossed or Path(one.photo).stem in UNSEEN] if args.crossed else []
    write(found, crossed, args.results, whole=not only)
    print(summary(found))


def _learnt(job: PhotoJob) -> bool:
    return job.label.stem not in UNSEEN


def of_fold(models: Path, job: PhotoJob) -> Path:
    """Return the models of the fold for one photo: those of `training/data/folds.py` if they exist."""
    own = models / job.label.stem
    return own if own.is_dir() else models


def one_threaded(jobs: int) -> Pool:
    """Return a pool of processes whose numeric libraries use one thread each, as in the service."""
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.putenv(variable, "1")
    return get_context("spawn").Pool(jobs)


def measure(job: PhotoJob) -> Measured:
    """Recognise one labelled photo on one thread and compare every stage with its labels."""
    cv2.setNumThreads(1)
    sessions.all_or_none(job.models or sessions.MODELS)
    sessions.use_models(job.models or sessions.MODELS)
    label = json.loads(job.label.read_text())
    features = json.loads(FEATURES.read_text()).get(job.label.stem, ()) if FEATURES.exists() else ()
    truth = truth_of(label, features)
    sets = [name for name in label["tile_sets"] if name in names()]
    crossed = job.models is not None
    try:
        data = (job.photos / label["photo"]).read_bytes()
        reading = recognise(data, sets, clock=time.process_time)
    except Unreadable as why:
        tiles = len(truth.tiles)
        rows = [
            StageRow(label["photo"], label["difficulty"], stage, 0, of, silent=tiles, note=str(why))
            for stage in STAGES[1:]
            for of in [len(truth.figures) if stage == "figures" else tiles]
        ]
        return Measured(label["photo"], rows, [], crossed)
    started = time.process_time()
    draft = settle(reading, tile_sets(sets))
    reading.timings["settle"] = round(time.process_time() - started, 3)
    if job.predictions:
        prediction = {**answer(draft), "timings": reading.timings}
        folder = job.predictions / "crossed" if crossed else job.predictions
        (folder / job.label.name).write_text(json.dumps(prediction))
    only_figures = job.models is not None and not (job.models / "tile.onnx").exists()
    return replace(compared(label, truth, reading, draft), crossed=crossed, only_figures=only_figures)


def compared(label: Mapping[str, Any], truth: Truth, reading: Reading, draft: Draft) -> Measured:
    """Return one row per stage, one for all of them, and the result of every cell."""
    known = {t.id: t for s in tile_sets(reading.sets) for t in s.tiles.values()}
    truth = of_sets(truth, set(known))
    laid = [c for c in reading.cells if c.occupancy >= SOLVER.solution.min_occupancy and c.candidates]
    before = compare(truth, [(c.candidates[0].tile, c.candidates[0].rotation, c.quad) for c in laid], known)
    after = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    cells = cell_rows(label["photo"], truth, draft, known)
    silent = sum(c.outcome != "right" and not c.questioned for c in cells)
    needless = sum(c.outcome == "right" and bool(c.questioned) for c in cells)
    right, false = sum(f.right for f in after), sum(f.at is None for f in after)
    hits, strays = figures_right(truth, draft.figures)
    well, stood = features_right(truth, draft.tiles, after, draft.figures, known)
    spent = reading.timings

    def row(stage: str, right: int, of: int, false: int, **more: Any) -> StageRow:
        seconds = round(spent.get(stage, sum(spent.values())), 2)
        return StageRow(label["photo"], label["difficulty"], stage, right, of, false, seconds=seconds, **more)

    tiles = len(truth.tiles)
    astray = sum(f.at is None for f in before)
    places = len({f.at for f in before} & set(truth.tiles))
    corners = corner_error(truth, [c.quad for c in laid])
    rows = [
        row("lattice", places, tiles, astray, error=round(corners, 4)),
        row("cells", sum(f.right for f in before), tiles, astray),
        row("figures", hits, len(truth.figures), strays),
        row("features", well, stood, 0),
        row("settle", right, tiles, false, silent=silent, questioned=needless),
        row("all", right, tiles, false, silent=silent, questioned=needless, note=reading.edition),
    ]
    return Measured(label["photo"], rows, cells)


def of_sets(truth: Truth, tiles: set[str]) -> Truth:
    """Return the truth restricted to these tiles: others count as unreadable."""
    return replace(truth, tiles={at: label for at, label in truth.tiles.items() if label[0] in tiles})


def cell_rows(photo: str, truth: Truth, draft: Draft, known: Mapping[str, Tile]) -> list[CellRow]:
    """Return the result of every readable cell, and of every tile reported where there is none."""
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    reasons = {(d.x, d.y): d.reason for d in draft.doubts if d.x is not None}
    rows = []
    for one, tile in zip(found, draft.tiles, strict=True):
        want = truth.tiles.get(one.at) if one.at is not None else None
        if one.at is not None and want is None:
            continue  # unreadable, or of an unselected set
        outcome = "right" if one.right else "wrong" if want else "false"
        rows.append(
            CellRow(
                photo,
                one.at or (tile.x, tile.y),
                outcome,
                want[0] if want else "",
                tile.tile or "",
                tile.confidence,
                reasons.get((tile.x, tile.y), ""),
            )
        )
    hidden = {cell_under(truth, centre(d.quad)) for d in draft.doubts if d.reason == "missing" and d.quad}
    for at in sorted(set(truth.tiles) - {f.at for f in found}):
        reason = "missing" if at in hidden else ""
        rows.append(CellRow(photo, at, "missed", truth.tiles[at][0], "", 0.0, reason))
    return rows


if __name__ == "__main__":
    main()
