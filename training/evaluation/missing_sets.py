"""Measure labelled photos with some of their sets unselected: what is lost, and whether the rest is
questioned.

`python -m training.evaluation.photos LABELS_DIR PHOTOS_DIR --sets base` reads every photo with these sets
only and writes `training/evaluation/results/selected-base.csv`: a row for each photo with tiles of other
sets, and one for all.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import cv2

from referee.tiles.io.catalog import names
from training.data.ground_truth import UNSEEN, cell_under, centre, compare, truth_of
from training.evaluation.photos import of_sets, one_threaded
from training.evaluation.report.files import table
from vision.errors import Unreadable
from vision.pipeline import recognise, tile_sets
from vision.settle import settle


@dataclass(frozen=True)
class MissingSetResult:
    """One photo.

    `right` of `of` tiles of the selected sets; `false`: reported where there is none. Of the tiles of other
    sets (`unselected`): `detected` were recognised as tiles, `unnamed` reported without a name, `questioned`
    have a review question. `doubts`: all review questions. `sets`: other shipped sets in the photo, of which
    `reported` are reported; `spurious`: sets reported that are not there.
    """

    photo: str
    learnt: str
    right: int
    of: int
    false: int
    unselected: int
    detected: int
    unnamed: int
    questioned: int
    doubts: int
    sets: int
    reported: int
    spurious: int
    seconds: float


def run(labels: Sequence[Path], photos: Path, selected: tuple[str, ...], jobs: int, results: Path) -> None:
    """Measure these photos, write the rows and print totals."""
    with one_threaded(jobs) as pool:
        found = pool.starmap(measured, [(label, photos, selected) for label in labels], 1)
    lines = [line for line in found if line.unselected]
    results.mkdir(parents=True, exist_ok=True)
    whole = total(lines, "all")
    rows = [asdict(line) for line in (*lines, whole)]
    table(results / f"selected-{'-'.join(selected)}.csv", rows)
    some = [line for line in lines if line.learnt == "no"]
    print(*(summary(total(part, name)) for part, name in ((lines, "all"), (some, "unseen"))), sep="\n")


def measured(label: Path, photos: Path, selected: tuple[str, ...]) -> MissingSetResult:
    """Read one photo with the selected sets only, and compare."""
    cv2.setNumThreads(1)
    data = json.loads(label.read_text())
    truth = truth_of(data)
    tiles = {name: tile for one in tile_sets(selected) for name, tile in one.tiles.items()}
    mine = of_sets(truth, set(tiles))
    others = set(truth.tiles) - set(mine.tiles)
    reported = {truth.tiles[at][0].partition("/")[0] for at in others} & set(names())
    learnt = "no" if label.stem in UNSEEN else "yes"
    began = time.process_time()
    try:
        reading = recognise((photos / data["photo"]).read_bytes(), selected)
    except Unreadable:
        none = (0, 0, 0, 0, len(reported), 0, 0)
        return MissingSetResult(data["photo"], learnt, 0, len(mine.tiles), 0, len(others), *none, 0.0)
    draft = settle(reading, tile_sets(selected))
    spent = round(time.process_time() - began, 2)
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], tiles)
    at = {one.at: tile for one, tile in zip(found, draft.tiles, strict=True) if one.at in others}
    doubtful = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    hidden = {cell_under(truth, centre(d.quad)) for d in draft.doubts if d.reason == "missing" and d.quad}
    seen = {one.id for one in draft.seen_sets}
    return MissingSetResult(
        data["photo"],
        learnt,
        right=sum(one.right for one in found),
        of=len(mine.tiles),
        false=sum(one.at not in truth.quads for one in found),
        unselected=len(others),
        detected=len(at),
        unnamed=sum(tile.tile is None for tile in at.values()),
        questioned=sum((t.x, t.y) in doubtful for t in at.values()) + len(hidden & (others - set(at))),
        doubts=len(draft.doubts),
        sets=len(reported),
        reported=len(reported & seen),
        spurious=len(seen - reported),
        seconds=spent,
    )


def total(lines: Sequence[MissingSetResult], name: str) -> MissingSetResult:
    """Return the sums of all counts."""
    counts = [one.name for one in fields(MissingSetResult)[2:]]
    sums = {count: sum(getattr(line, count) for line in lines) for count in counts}
    return MissingSetResult(name, "", **{**sums, "seconds": round(sums["seconds"], 2)})


def summary(line: MissingSetResult) -> str:
    """Return the counts of a line, with their shares."""
    lost = line.of - line.right
    return (
        f"{line.photo}: of the selected sets' {line.of} tiles {lost} lost ({lost / max(1, line.of):.1%}), "
        f"false {line.false}; of the others' {line.unselected} {line.questioned} questioned "
        f"({line.questioned / max(1, line.unselected):.1%}), {line.unnamed} reported as unnamed; "
        f"of {line.sets} unselected sets {line.reported} reported, {line.spurious} others"
    )
