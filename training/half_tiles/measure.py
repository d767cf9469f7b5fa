"""Measure how half tiles are read in photos.

    python -m training.half_tiles.measure [--tables 12] [--jobs 2]

Tables of training/half_tiles/tables.py, other ones than those of the fit, read with base game and halflings
selected. With `--without C2` the prototypes of these pictures are left out: half tiles of an edition that the
recogniser has not seen. Writes `results/halves.csv`, or `halves-without-C2.csv`, and prints totals.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, fields, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
import numpy as np

from training.data.ground_truth import Truth, cell_under, centre
from training.evaluation.report import files
from training.half_tiles.prototypes import SET, write
from training.half_tiles.tables import SOURCES, HalfTable, rendered, tables, truth_of_cells
from training.other_boxes.measure import RESULTS, truth_in
from vision.errors import Unreadable
from vision.labels.label_space import looks
from vision.models import sessions
from vision.pipeline import recognise, tile_sets
from vision.reading import At, Doubt, Draft, DraftTile
from vision.settle import settle

SETS = ("base", SET)
OTHER_SEEDS = 1000  # number of the first table: the fit uses lower ones
OFFERED = 4  # answers that the page offers to a question


@dataclass
class HalfResult:
    """Counts of one table, by cell. `halves`: cells with half tiles, of which `right` are read with the right
    tiles and rotation, `questioned` of those have a question; of the others `offered` have the right answer
    among those of their question, and `silent` no question. `whole`: cells with whole tiles, likewise;
    `as_half`: of these those read as half tiles. `false`: tiles reported where there is none."""

    number: int
    source: str
    kelvin: int
    saturation: float
    halves: int = 0
    right: int = 0
    questioned: int = 0
    offered: int = 0
    silent: int = 0
    whole: int = 0
    whole_right: int = 0
    whole_questioned: int = 0
    whole_silent: int = 0
    as_half: int = 0
    false: int = 0
    seconds: float = 0.0


def measured(table: HalfTable, models: Path | None = None) -> HalfResult:
    """Render and read one table, and compare. `models`: the folder of other prototypes."""
    cv2.setNumThreads(1)
    if models is not None:
        sessions.use_models(models)
    picture = rendered(table)
    truth, cells = truth_in(picture.label), truth_of_cells(picture.label)
    began = time.process_time()
    try:
        draft = settle(recognise(picture.jpeg, SETS), tile_sets(SETS))
    except Unreadable:
        draft = Draft((), (), ())
    return counted(table, truth, cells, draft, round(time.process_time() - began, 2))


def counted(
    table: HalfTable, truth: Truth, cells: dict[At, tuple[str, int]], draft: Draft, seconds: float
) -> HalfResult:
    """Compare a settled board with what lies on the cells."""
    questions = {(d.x, d.y): d for d in draft.doubts if d.x is not None}
    missing = {cell_under(truth, centre(d.quad)): d for d in draft.doubts if d.reason == "missing" and d.quad}
    laid = {cell_under(truth, centre(tile.quad)): tile for tile in draft.tiles}
    light = table.light
    found = HalfResult(table.number, table.source, light.kelvin, light.saturation, seconds=seconds)
    found.false = sum(cell_under(truth, centre(tile.quad)) is None for tile in draft.tiles)
    for at, (name, turn) in cells.items():
        tile = laid.get(at)
        doubt = missing.get(at) if tile is None else questions.get((tile.x, tile.y))
        half = name.startswith(SET)
        right = tile is not None and same_tile(truth, at, tile, name, turn)
        doubtful, silent = right and doubt is not None, not right and doubt is None
        if half:
            found.halves += 1
            found.right += right
            found.questioned += doubtful
            found.offered += not right and _offered(truth, at, doubt, name, turn)
            found.silent += silent
        else:
            found.whole += 1
            found.whole_right += right
            found.whole_questioned += doubtful
            found.whole_silent += silent
            found.as_half += tile is not None and (tile.tile or "").startswith(SET)
    return found


def same_tile(truth: Truth, at: At, tile: DraftTile, name: str, turn: int) -> bool:
    """Return whether a tile is the labelled one; gardens and fields that look the same count as the same."""
    lies = (turn - _shift(truth, at, tile.quad)) % 4
    if (tile.tile, tile.rotation // 90) == (name, lies):
        return True
    known = {t.id: t for s in tile_sets(SETS) for t in s.tiles.values()}
    if name not in known or (tile.tile or "") not in known:
        return False
    one, other = known[name].turned(lies), known[tile.tile or ""].turned(tile.rotation // 90)
    return looks(one) == looks(other)


def _offered(truth: Truth, at: At, doubt: Doubt | None, name: str, turn: int) -> bool:
    if doubt is None or doubt.quad is None:
        return False
    lies = 90 * ((turn - _shift(truth, at, doubt.quad)) % 4)
    return (name, lies) in [(c.tile, c.rotation) for c in doubt.candidates[:OFFERED]]


def _shift(truth: Truth, at: At, quad: object) -> int:
    """Return the quarter turns from the recogniser's orientation to the labels'."""
    corners = np.array(quad)
    return min(range(4), key=lambda k: float(((np.roll(truth.quads[at], -k, 0) - corners) ** 2).sum()))


def total(lines: Sequence[HalfResult], source: str) -> HalfResult:
    """Return the sums of all counts."""
    sums = {one.name: sum(getattr(line, one.name) for line in lines) for one in fields(HalfResult)[4:]}
    return HalfResult(len(lines), source, 0, 0.0, **{**sums, "seconds": round(sums["seconds"], 2)})


def summary(line: HalfResult) -> str:
    """Return the counts of a line in words."""
    return (
        f"{line.source}, {line.number} tables: cells with half tiles {line.right}/{line.halves} right "
        f"({line.questioned} of them questioned), others: right answer offered {line.offered}, silent "
        f"{line.silent}; whole tiles {line.whole_right}/{line.whole} right "
        f"({line.whole_questioned} questioned), silent {line.whole_silent}, read as half {line.as_half}; "
        f"false {line.false}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=12, help="of each source")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--without", default="", help="edition whose pictures are left out of the prototypes")
    args = parser.parse_args()
    some = [replace(one, number=one.number + OTHER_SEEDS) for one in tables(args.tables)]
    if args.without:
        some = [one for one in some if SOURCES[one.source][1] == args.without]
    with TemporaryDirectory() as folder, ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        models = Path(folder) if args.without else None
        if models:
            write(models, [args.without])
        lines = list(pool.map(partial(measured, models=models), some))
    each = [total([one for one in lines if one.source == source], source) for source in SOURCES]
    each = [*(one for one in each if one.number), total(lines, "all")]
    name = f"halves-without-{args.without}.csv" if args.without else "halves.csv"
    files.table(RESULTS / name, [asdict(one) for one in (*lines, *each)])
    print(*map(summary, each), sep="\n")


if __name__ == "__main__":
    main()
