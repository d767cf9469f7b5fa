"""Measure the recogniser on labelled photos as other phones would take and send them.

    python -m training.phones.measure [--photos 02,36] [--changes "900 px;hand"] [--jobs 2] [--keep DIR]

Reads labelled photos (../shared/photos; two of them unless others are named) with each of the changes of
training/phones/transforms.py, and compares with the labels, which move with the pixels. Prints a row for each
change; `--results` also writes a row for each picture to `phones.csv` in that folder, a run of all photos and
changes to `training/evaluation/results`. `--keep` also writes pictures and answers to a folder.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np

from referee.tiles.io.catalog import names
from training.data.ground_truth import Truth, cell_under, centre, compare, truth_of
from training.data.pictures import read_picture
from training.evaluation.photos import RESULTS, of_sets, one_threaded
from training.evaluation.report import files
from training.phones.transforms import CHANGES, PhonePhoto, seen_in, taken
from vision.arrays import Picture
from vision.errors import Unreadable
from vision.image.pyramid import resized
from vision.pipeline import recognise, tile_sets
from vision.reading import At, Draft, Reading
from vision.serializer import answer
from vision.settle import settle

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
CHOSEN = ("2", "22")  # both hard; the second one is a photo of the training of the shipped models
LONGEST = 2400  # pixels of the longer side that photos are reduced to before they are changed, to save time


@dataclass(frozen=True)
class PhoneResult:
    """Counts of one picture. `lost`: no grid was found; `right` of `tiles`; `false` tiles; wrong, false and
    missed ones without a question are `silent`; `questioned`: right ones with a question; `questions`: all.
    `covered`: tiles that are cut or covered; of these, `covered_wrong` are reported as another one without a
    question, `covered_missed` are not mentioned at all. `figures` labelled, `hits` in the right cell and
    colour, `miscoloured` in another colour, `strays`: reported where none is; `miscoloured_questioned` and
    `strays_questioned`: of these, with a question."""

    change: str
    photo: str
    lost: int
    tiles: int
    right: int = 0
    false: int = 0
    silent: int = 0
    questioned: int = 0
    questions: int = 0
    covered: int = 0
    covered_wrong: int = 0
    covered_missed: int = 0
    figures: int = 0
    hits: int = 0
    miscoloured: int = 0
    miscoloured_questioned: int = 0
    strays: int = 0
    strays_questioned: int = 0
    seconds: float = 0.0
    why: str = ""


def rows_of(changes: Sequence[str], stem: str, keep: Path | None) -> list[PhoneResult]:
    """Return the results of one photo."""
    found = []
    for change in changes:
        found.append(measured(change, stem, keep))
        print(found[-1], flush=True)
    return found


def measured(change: str, stem: str, keep: Path | None = None) -> PhoneResult:
    """Change one photo, read it and compare."""
    cv2.setNumThreads(1)
    label = json.loads((PHOTOS / "labels" / f"test_{stem}.json").read_text())
    sets = [name for name in label["tile_sets"] if name in names()]
    plain, bgr = labelled(stem)
    shot = taken(bgr, plain, change)
    if keep:
        (keep / f"{change} {stem}.jpg").write_bytes(shot.data)
    began = time.process_time()
    try:
        reading = recognise(shot.data, sets)
    except Unreadable as why:
        truth, _ = seen_in(plain, shot)
        spent, count = round(time.process_time() - began, 2), len(truth.tiles)
        return PhoneResult(
            change, stem, 1, count, silent=count, figures=len(truth.figures), seconds=spent, why=str(why)
        )
    draft = settle(reading, tile_sets(sets))
    spent = round(time.process_time() - began, 2)
    if keep:
        text = json.dumps({**answer(draft), "reading": reading.to_json()})
        (keep / f"{change} {stem}.json").write_text(text)
    return counted(change, stem, plain, shot, reading, draft, spent)


@lru_cache(maxsize=1)
def labelled(stem: str) -> tuple[Truth, Picture]:
    """Return a photo at the size at which it is changed, and the labels of tiles that have catalogs."""
    label = json.loads((PHOTOS / "labels" / f"test_{stem}.json").read_text())
    sets = tile_sets([name for name in label["tile_sets"] if name in names()])
    truth = of_sets(truth_of(label), {i for s in sets for i in s.tiles})
    bgr, scale = resized(read_picture(PHOTOS / label["photo"]), LONGEST, 1.0)
    quads = {at: quad * scale for at, quad in truth.quads.items()}
    return replace(truth, quads=quads), bgr


def counted(
    change: str, stem: str, plain: Truth, shot: PhonePhoto, reading: Reading, draft: Draft, spent: float
) -> PhoneResult:
    """Compare an answer with the labels of the photo as it was (`plain`)."""
    truth, lost = seen_in(plain, shot)
    known = {t.id: t for s in tile_sets(reading.sets) for t in s.tiles.values()}
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    about = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    missing = {cell_under(truth, centre(d.quad)) for d in draft.doubts if d.reason == "missing" and d.quad}
    right = false = silent = questioned = wrong = 0
    places: set[At | None] = set()
    for one, tile in zip(found, draft.tiles, strict=True):
        doubted = (tile.x, tile.y) in about
        places.add(one.at)
        if one.at in truth.tiles and one.right:
            right, questioned = right + 1, questioned + doubted
        elif one.at in truth.tiles or one.at is None:
            false, silent = false + (one.at is None), silent + (not doubted)
        elif one.at in lost and not doubted:
            alone = Truth({one.at: truth.quads[one.at]}, {one.at: plain.tiles[one.at]}, (), ())
            wrong += not compare(alone, [(tile.tile, tile.rotation, tile.quad)], known)[0].right
    silent += len(set(truth.tiles) - places - missing)
    return PhoneResult(
        change, stem, 0, len(truth.tiles), right, false, silent, questioned, len(draft.doubts), len(lost),
        wrong, len(lost - places - missing), len(truth.figures), *figures_in(truth, draft), spent,
    )  # fmt: skip


def figures_in(truth: Truth, draft: Draft) -> tuple[int, int, int, int, int]:
    """Return the counts of figures of a PhoneResult, from `hits` on."""
    questions = {d.figure for d in draft.doubts if d.figure is not None}
    wanted = [(at, colour) for at, colour, *_ in truth.figures]
    left: list[tuple[At, bool]] = []
    for number, figure in enumerate(draft.figures):
        at = cell_under(truth, np.array(figure.point))
        if at is not None and (at, figure.colour) in wanted:
            wanted.remove((at, figure.colour))
        elif at is not None:
            left.append((at, number in questions))
    for at in truth.unsure:
        _take(left, at)
    found = [_take(left, at) for at, _ in wanted]
    other = [questioned for questioned in found if questioned is not None]
    strays = [questioned for _, questioned in left]
    return len(truth.figures) - len(wanted), len(other), sum(other), len(strays), sum(strays)


def _take(left: list[tuple[At, bool]], at: At) -> bool | None:
    """Take one figure of a cell off the list; return whether there is a question about it."""
    near = next((one for one in left if one[0] == at), None)
    if near is None:
        return None
    left.remove(near)
    return near[1]


def table(rows: Sequence[PhoneResult]) -> str:
    """Return a table with a row for each change."""
    heads = (
        "change", "grid lost", "tiles right", "false", "silent", "right, questioned", "questions",
        "covered: wrong, not mentioned", "figures", "in another colour (questioned)", "others (questioned)",
        "seconds",
    )  # fmt: skip
    lines = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    for change in dict.fromkeys(row.change for row in rows):
        some = [row for row in rows if row.change == change]
        n = {
            f.name: sum(getattr(row, f.name) for row in some) for f in fields(PhoneResult) if f.type == "int"
        }
        cells = (
            change,
            f"{n['lost']}/{len(some)}",
            f"{n['right']}/{n['tiles']} = {n['right'] / max(1, n['tiles']):.1%}",
            *(str(n[name]) for name in ("false", "silent", "questioned", "questions")),
            f"{n['covered_wrong']}, {n['covered_missed']} of {n['covered']}",
            f"{n['hits']}/{n['figures']} = {n['hits'] / max(1, n['figures']):.1%}",
            f"{n['miscoloured']} ({n['miscoloured_questioned']})",
            f"{n['strays']} ({n['strays_questioned']})",
            f"{sorted(row.seconds for row in some)[len(some) // 2]:.1f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--photos", default="", help="endings of their names")
    parser.add_argument("--changes", default="", help="names of changes, separated by semicolons")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="folder for pictures and answers")
    parser.add_argument("--results", type=Path, help="folder for phones.csv")
    args = parser.parse_args()
    photos = [one for one in args.photos.split(",") if one] or CHOSEN
    changes = [one for one in args.changes.split(";") if one] or list(CHANGES)
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    with one_threaded(args.jobs) as pool:
        jobs = [(changes, photo, args.keep) for photo in photos]
        found = [row for some in pool.starmap(rows_of, jobs, 1) for row in some]
    rows = sorted(found, key=lambda row: changes.index(row.change))
    if not (args.photos or args.changes):
        args.results = args.results or RESULTS
    if args.results:
        args.results.mkdir(parents=True, exist_ok=True)
        files.table(args.results / "phones.csv", [asdict(row) for row in rows])
    print(table(rows))


if __name__ == "__main__":
    main()
