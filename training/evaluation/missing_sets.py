"""Measure labelled photos with some of their sets unselected: what is lost, and whether the rest is
questioned.

`python -m training.evaluation.photos LABELS_DIR PHOTOS_DIR --told base` reads every photo with these sets
only and
writes `training/evaluation/results/told-base.csv`: a row for each photo with tiles of other sets, and one for
all.
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
from training.evaluation.report import table
from vision.errors import Unreadable
from vision.pipeline import recognise, tile_sets
from vision.settle import settle


@dataclass(frozen=True)
class MissingSetResult:
    """One photo. `right` of `of` tiles of the selected sets; `false`: reported where there is none. Of the
    tiles of unselected sets (`untold`): `laid` were recognised as tiles, `unnamed` reported as ones that
    cannot be named, and `asked` have a review question; `doubts`: all review questions. `sets`: unselected
    shipped sets in the photo, of which `lie` are reported; `astray`: other sets reported."""

    photo: str
    learnt: str
    right: int
    of: int
    false: int
    untold: int
    laid: int
    unnamed: int
    asked: int
    doubts: int
    sets: int
    lie: int
    astray: int
    seconds: float


def run(labels: Sequence[Path], photos: Path, selected: tuple[str, ...], jobs: int, results: Path) -> None:
    """Measure these photos, write the rows and print totals."""
    with one_threaded(jobs) as pool:
        found = pool.starmap(measured, [(label, photos, selected) for label in labels], 1)
    lines = [line for line in found if line.untold]
    results.mkdir(parents=True, exist_ok=True)
    whole = total(lines, "all")
    rows = [asdict(line) for line in (*lines, whole)]
    table(results / f"told-{'-'.join(selected)}.csv", rows)
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
    lie = {truth.tiles[at][0].partition("/")[0] for at in others} & set(names())
    learnt = "no" if label.stem in UNSEEN else "yes"
    began = time.process_time()
    try:
        reading = recognise((photos / data["photo"]).read_bytes(), selected)
    except Unreadable:
        none = (0, 0, 0, 0, len(lie), 0, 0)
        return MissingSetResult(data["photo"], learnt, 0, len(mine.tiles), 0, len(others), *none, 0.0)
    draft = settle(reading, tile_sets(selected))
    spent = round(time.process_time() - began, 2)
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], tiles)
    at = {one.at: tile for one, tile in zip(found, draft.tiles, strict=True) if one.at in others}
    doubtful = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    hidden = {cell_under(truth, centre(d.quad)) for d in draft.doubts if d.reason == "missing" and d.quad}
    seen = {one.id for one in draft.untold}
    return MissingSetResult(
        data["photo"],
        learnt,
        right=sum(one.right for one in found),
        of=len(mine.tiles),
        false=sum(one.at not in truth.quads for one in found),
        untold=len(others),
        laid=len(at),
        unnamed=sum(tile.tile is None for tile in at.values()),
        asked=sum((t.x, t.y) in doubtful for t in at.values()) + len(hidden & (others - set(at))),
        doubts=len(draft.doubts),
        sets=len(lie),
        lie=len(lie & seen),
        astray=len(seen - lie),
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
        f"{line.photo}: of the told sets' {line.of} tiles {lost} lost ({lost / max(1, line.of):.1%}), "
        f"false {line.false}; of the others' {line.untold} {line.asked} asked about "
        f"({line.asked / max(1, line.untold):.1%}), {line.unnamed} told as nameless; "
        f"of {line.sets} untold sets {line.lie} told, {line.astray} others"
    )
