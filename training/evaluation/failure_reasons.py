"""Measure what happens to poor pictures: read, with what errors, or rejected, with which cause, and how soon.

    python -m training.evaluation.failure_reasons PHOTOS_DIR [--only 02,32] [--kinds far,flat] [--jobs 2]

A few labelled photos are degraded in many ways (`training/synthetic/degradations.py`), and pictures of other
things are drawn; each is checked as in an upload and read on one thread. A whole run writes
training/evaluation/results/reasons.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import cv2
import numpy as np

from referee.tiles.io.catalog import names
from training.data.ground_truth import truth_of
from training.evaluation.photos import RESULTS, compared, one_threaded
from training.synthetic.degradations import SPOILT
from training.synthetic.other_photos import OTHERS
from vision.errors import Unreadable
from vision.image.loading import Photo, open_photo
from vision.image.quality import glance_at
from vision.pipeline import recognise, tile_sets
from vision.settle import settle

FEW = ("02", "05")  # photos that are degraded: one with many tiles and one with few
OTHER = "other things"  # the kind of pictures that show no board
QUALITY = 93  # of the JPEG that a phone writes
HEAD = """# What happens to poor pictures

Written by `python -m training.evaluation.failure_reasons ../shared/photos`. Photos {photos} are degraded as
in `training/synthetic/degradations.py`, other pictures are drawn. *door*: rejected in the upload, before
anything is read; *warned*: a warning is given while it is read; *refused*: analysed, but no board could be
read; each with the reported cause. Tiles are counted on the photos that were read. Shares of blur are of
the longer side. Seconds are those of one processor core for the whole reading; `unit` is the time of photo
{unit} as taken in the same run: the speed of the machine at that time.
"""
COLUMNS = (
    *(
        "picture",
        "how much",
        "pictures",
        "read",
        "tiles right",
        "silent",
        "doubts",
        "warned",
        "door",
        "refused",
    ),
    *("seconds, median", "most"),
)


@dataclass(frozen=True)
class PictureJob:
    """One picture to check and read: a degraded labelled photo, or (no label) a drawn one."""

    kind: str
    strength: str
    label: Path | None
    photos: Path


@dataclass(frozen=True)
class Outcome:
    """Result of a picture. `hopeless`, `warned`, `refused`: reported causes; `right` of `of` tiles,
    `silent` errors and `doubts` where it was read; `seconds`: processor time of the whole reading;
    `judged`: of the first check."""

    kind: str
    strength: str
    picture: str
    hopeless: str = ""
    warned: tuple[str, ...] = ()
    refused: str = ""
    right: int = 0
    of: int = 0
    silent: int = 0
    doubts: int = 0
    seconds: float = 0.0
    judged: float = 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("photos", type=Path)
    parser.add_argument("--only", default="", help="these photos: endings of their names")
    parser.add_argument("--kinds", default="", help="only these kinds of pictures")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS, help="folder for what is written")
    args = parser.parse_args(arguments)
    few = tuple(stem.strip() for stem in args.only.split(",") if stem.strip()) or FEW
    wanted = {kind.strip() for kind in args.kinds.split(",") if kind.strip()}
    jobs = [job for job in jobs_of(args.photos, few) if not wanted or job.kind in wanted]
    with one_threaded(args.jobs) as pool:
        found = pool.map(measure, jobs, 1)
    text = HEAD.format(photos=", ".join(few), unit=few[0]) + "\n".join(table(found)) + "\n"
    if args.results != RESULTS or not (args.only or wanted):
        args.results.mkdir(parents=True, exist_ok=True)
        (args.results / "reasons.md").write_text(text)
    print(text)


def jobs_of(photos: Path, few: Iterable[str]) -> list[PictureJob]:
    """Return every picture of the table."""
    labels = [photos / "labels" / f"test_{stem}.json" for stem in few]
    spoilt = [
        PictureJob(kind, strength, label, photos)
        for kind, strengths in SPOILT.items()
        for strength in strengths
        for label in labels
    ]
    return spoilt + [PictureJob(OTHER, name, None, photos) for name in OTHERS]


def measure(job: PictureJob) -> Outcome:
    """Make the picture, check it as in an upload, read it on one thread, and compare it with its label."""
    cv2.setNumThreads(1)
    label: dict[str, Any] = json.loads(job.label.read_text()) if job.label else {}
    if job.label is None:
        picture, way = OTHERS[job.strength](), np.eye(3)
    else:
        taken = open_photo((job.photos / label["photo"]).read_bytes()).bgr
        spoilt = SPOILT[job.kind][job.strength](taken)
        picture, way = spoilt.bgr, spoilt.way
    data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1].tobytes()
    photo = Photo(open_photo(data).bgr)
    started = time.process_time()
    seen = glance_at(photo.pyramid)
    judged = time.process_time() - started
    outcome = partial(
        Outcome,
        *(job.kind, job.strength, label.get("photo", job.strength)),
        hopeless=seen.hopeless or "",
        warned=seen.warnings,
        judged=judged,
    )
    sets = [name for name in label.get("tile_sets", ("base",)) if name in names()]
    started = time.process_time()
    try:
        reading = recognise(data, sets, clock=time.process_time)
    except Unreadable as why:
        return outcome(refused=why.cause or why.stage, seconds=time.process_time() - started)
    draft = settle(reading, tile_sets(sets))
    spent = time.process_time() - started
    doubts = len(draft.doubts)
    if job.label is None:
        return outcome(of=len(draft.tiles), doubts=doubts, seconds=spent)
    corners = np.array([[*row[2:4], 1.0] for row in label["lattice"]]) @ way.T
    points = corners[:, :2] / corners[:, 2:]
    label["lattice"] = [
        [*row[:2], *point] for row, point in zip(label["lattice"], points.tolist(), strict=True)
    ]
    rows = {row.stage: row for row in compared(label, truth_of(label), reading, draft).rows}
    settled = rows["settle"]
    return outcome(
        right=settled.right, of=settled.of, silent=settled.silent or 0, doubts=doubts, seconds=spent
    )


def table(found: Sequence[Outcome]) -> list[str]:
    """Return a line for each kind and strength, and the time of all of them."""
    groups: dict[tuple[str, str], list[Outcome]] = {}
    for one in found:
        groups.setdefault((one.kind, one.strength), []).append(one)
    lines = [_line(kind, strength, some) for (kind, strength), some in groups.items()]
    spent, judged = [one.seconds for one in found], [one.judged for one in found]
    unit = next((one.seconds for one in found if one.kind == "as taken"), None)
    last = f"{len(found)} pictures: median {median(spent):.1f} seconds, at most {max(spent):.1f}"
    units = f" (unit {unit:.1f})" if unit else ""
    head = [_row(COLUMNS), _row(["---"] * len(COLUMNS))]
    return [
        "",
        *head,
        *lines,
        "",
        f"{last}{units}; a first glance takes at most {max(judged) * 1000:.0f} ms.",
    ]


def _line(kind: str, strength: str, some: Sequence[Outcome]) -> str:
    read = [one for one in some if not one.refused]
    right, of = sum(one.right for one in read), sum(one.of for one in read)
    spent = [one.seconds for one in some]
    door = [one.hopeless for one in some if one.hopeless]
    refused = [one.refused for one in some if one.refused and not one.hopeless]
    cells = (
        *(kind, strength, len(some), len(read)),
        f"{right}/{of}" if read and kind != OTHER else (f"{of} told" if read else ""),
        sum(one.silent for one in read) if read else "",
        round(median(one.doubts for one in read)) if read else "",
        _counted(cause for one in some for cause in one.warned),
        *(_counted(door), _counted(refused)),
        *(f"{median(spent):.1f}", f"{max(spent):.1f}"),
    )
    return _row(cells)


def _row(cells: Iterable[object]) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def _counted(causes: Iterable[str]) -> str:
    return ", ".join(f"{count} {cause}" for cause, count in Counter(causes).most_common())


if __name__ == "__main__":
    main()
