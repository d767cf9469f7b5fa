"""Fit what separates figures of grey paint and natural wood from walls (vision/figures/faint/recoloured.py).

    python -m training.faint.recoloured [--tables 90] [--jobs 2]

Looks at the labelled photos, as they are and with repainted figures, and at tables of the training renderer
(training/faint/pictures.py). Each photo is judged by weights that were fitted without it, in all its
variants; an eighth of the tables is left out of the fit that judges it. The least odds are those that leave
QUESTIONS questions on all photos as they are. Writes `results/recoloured.json`; the weights of the fit on
everything go into `FigureRecolouredParameters` by hand.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from training.data import real
from training.data.decoded_photos import UNKNOWN
from training.faint.pictures import COLOURS, FaintView, photos, rendered, variants
from training.other_boxes.figure_regression import regression
from training.synthetic import scans
from vision.arrays import Floats
from vision.figures.blobs import find_blobs
from vision.figures.faint.recoloured import candidates, is_apart
from vision.figures.parameters import FIGURES
from vision.models.dense import FIGURE_COLOURS

FIRST = 9_700_000  # seed of the first table
HELD = 8  # every so many tables are left out
QUESTIONS = 14  # on the 27 photos, of one colour in play: half a question on each
MIDDLE_PX = 4  # around the middle of a blob, whose class is that of most pixels there
LEAST_FIGURE_PX = 200  # of a figure's visible part
NUMBERS = len(dict(FIGURES.recoloured.weights)["grey"]) - 1  # of evidence
RESULTS = Path(__file__).parents[1] / "evaluation" / "results"


@dataclass(frozen=True, eq=False)
class JudgedView:
    """The candidates of one colour in one view. `figures`: how many there are of this colour, without those
    that the net sees anyway; `real`: whether each candidate is one."""

    picture: str
    variant: int
    colour: str
    figures: int
    rows: Floats
    real: NDArray[np.bool_]

    @property
    def kind(self) -> str:
        return "rendered" if self.picture.startswith("rendered") else "repainted" if self.variant else "photo"


def judged(view: FaintView) -> Iterator[JudgedView]:
    """Yield the candidates of each colour; of rendered tables only for colours that lie there."""
    least = FIGURES.detection.min_figure_cells * FIGURES.view.cell_px**2
    apart = FIGURES.detection.min_distance_cells * FIGURES.view.cell_px
    seen = find_blobs(view.chances, FIGURE_COLOURS, least, view.picture, apart)
    size = view.picture.shape[1::-1]
    label = np.asarray(cv2.resize(view.label, size, interpolation=cv2.INTER_NEAREST), np.uint8)
    for number, colour in enumerate(COLOURS, 1):
        mine = np.asarray(label == number, np.uint8)
        if view.photo.startswith("rendered") and not mine.any():
            continue
        count, _, stats, middles = cv2.connectedComponentsWithStats(mine)
        large = [n for n in range(1, count) if stats[n, cv2.CC_STAT_AREA] >= LEAST_FIGURE_PX]
        figures = sum(is_apart(tuple(middles[n]), seen) for n in large)
        found = [
            (one.evidence, shown)
            for one in candidates(view.picture, view.board, view.where, colour, seen)
            if (shown := _class_at(label, one.blob.middle)) != UNKNOWN
        ]
        rows = np.array([row for row, _ in found]).reshape(len(found), NUMBERS)
        real_ones = np.array([shown == number for _, shown in found], bool)
        yield JudgedView(view.photo, view.variant, colour, figures, rows, real_ones)


def _class_at(label: NDArray[np.uint8], middle: tuple[float, float]) -> int:
    column, row = map(int, middle)
    near = label[
        max(0, row - MIDDLE_PX) : row + MIDDLE_PX + 1, max(0, column - MIDDLE_PX) : column + MIDDLE_PX + 1
    ]
    classes, counts = np.unique(near, return_counts=True)
    return int(classes[counts.argmax()])


def fitted(views: Sequence[JudgedView]) -> Floats:
    """Return base and weights of the log-odds of a figure."""
    some = [one for one in views if len(one.rows)]
    rows, figures = np.concatenate([one.rows for one in some]), np.concatenate([one.real for one in some])
    middle, spread = rows.mean(0), rows.std(0) + 1e-6
    base, *weights = regression((rows - middle) / spread, figures)
    raw = np.array(weights) / spread
    return np.array([base - raw @ middle, *raw])


def odds(weights: Floats, view: JudgedView) -> Floats:
    return np.asarray(weights[0] + view.rows @ weights[1:]) if len(view.rows) else np.zeros(0)


def cross_validated(views: Sequence[JudgedView]) -> dict[str, Any]:
    """Return counts by kind of picture at the least odds, and the weights of the fit on everything."""
    tables = sorted({one.picture for one in views if one.kind == "rendered"})
    held = set(tables[::HELD])
    groups = [held, *({name} for name in sorted({one.picture for one in views} - set(tables)))]
    judgements: list[tuple[JudgedView, Floats]] = []
    for group in groups:
        weights = fitted([one for one in views if one.picture not in group])
        judgements += [(one, odds(weights, one)) for one in views if one.picture in group]
    wrong = [found[~one.real] for one, found in judgements if one.kind == "photo"]
    least = float(np.sort(np.concatenate(wrong))[::-1][QUESTIONS])
    result: dict[str, Any] = {"odds": round(least, 2)}
    for kind in ("photo", "repainted", "rendered"):
        some = [pair for pair in judgements if pair[0].kind == kind]
        result[kind] = {
            "figures": sum(one.figures for one, _ in some),
            "questioned": int(sum((one.real & (found > least)).sum() for one, found in some)),
            "false in each view": round(
                float(sum((~one.real & (found > least)).sum() for one, found in some)) / len(some), 2
            ),
        }
    result["weights"] = [round(float(one), 2) for one in fitted(views)]
    return result


def _looked(job: tuple[str, int, int]) -> list[JudgedView]:
    """Look at this worker's share of the tables, or of the photos of a fold."""
    what, share, workers = job
    cv2.setNumThreads(1)
    found: list[JudgedView] = []
    if what in real.FOLDS:
        real.learn_from(what)
        for name, opened in photos()[share::workers]:
            for view in variants(name, opened, 1):
                found += judged(view)
        return found
    arts = scans.load()
    for number in range(share, int(what), workers):
        for view in rendered(FIRST + number, arts):
            found += judged(view)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=90)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    jobs = [
        (what, share, args.jobs)
        for what in ("shipped", "other", str(args.tables))
        for share in range(args.jobs)
    ]
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        views = [one for part in pool.map(_looked, jobs) for one in part]
    result = {colour: cross_validated([one for one in views if one.colour == colour]) for colour in COLOURS}
    text = json.dumps(result, indent=1)
    (RESULTS / "recoloured.json").write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
