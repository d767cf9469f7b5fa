"""Measure which figures need a check on the labelled photos where a faint colour is known to be in play.

    python -m training.faint.in_play [--only 02,64] [--write]

Every photo is read once. Then its figures are looked for without known colours, with grey and with natural
wood (brown) as a player's colour, though most photos have none: figures of this colour that are `labelled`,
those `found` in their cell and colour with or without a question, and how many `questions` are more than
without known colours, in all and `right` ones. `--write` stores `results/faint-in-play.json`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from referee.tiles.io.catalog import names
from training.data.ground_truth import UNSEEN, Truth, cell_under, truth_of
from vision.figures.detection import see_figures
from vision.image.loading import open_photo
from vision.image.quality import lifted
from vision.labels.label_space import roofed
from vision.pipeline import recognise, tile_sets
from vision.reading import SeenFigure
from vision.solver.parameters import SOLVER

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
RESULTS = Path(__file__).resolve().parents[1] / "evaluation" / "results"
COLOURS = ("grey", "brown")


def measured(path: Path) -> dict[str, Counter[str]]:
    """Return the counts of one photo for each colour in play."""
    label = json.loads(path.read_text())
    data, truth = (PHOTOS / label["photo"]).read_bytes(), truth_of(label)
    sets = tile_sets([name for name in label["tile_sets"] if name in names()])
    cells = recognise(data, [one.id for one in sets]).cells
    laid = [cell for cell in cells if cell.occupancy >= SOLVER.solution.min_occupancy]
    full = lifted(open_photo(data, reduced=True)).pyramid.full
    seen = {
        colour: see_figures(full, laid, roofed=roofed(sets), in_play=(colour,) if colour else ()).figures
        for colour in ("", *COLOURS)
    }
    return {colour: _counts(truth, colour, seen[colour], seen[""]) for colour in COLOURS}


def _counts(
    truth: Truth, colour: str, figures: Sequence[SeenFigure], before: Sequence[SeenFigure]
) -> Counter[str]:
    wanted = [at for at, of, *_ in truth.figures if of == colour]
    counts = Counter(photos=1, labelled=len(wanted), found=0, questions=0, right=0)
    points = {figure.point for figure in before}
    for figure in sorted(figures, key=lambda one: -one.confidence):
        if figure.colour != colour:
            continue
        at, more = cell_under(truth, np.array(figure.point)), figure.point not in points
        counts["questions"] += more
        if at in wanted:
            wanted.remove(at)
            counts.update(found=1, right=int(more))
    return counts


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="only these photos: endings of their names")
    parser.add_argument("--write", action="store_true", help="keep the result")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    only = {f"test_{stem}" for stem in args.only.split(",") if stem}
    sums: dict[str, dict[str, Counter[str]]] = {colour: {} for colour in COLOURS}
    for path in sorted((PHOTOS / "labels").glob("*.json")):
        if not only or path.stem in only:
            kind = "outside training" if path.stem in UNSEEN else "of training"
            for colour, counts in measured(path).items():
                sums[colour].setdefault(kind, Counter()).update(counts)
                print(path.stem, colour, dict(counts), flush=True)
    text = json.dumps(sums, indent=1)
    print(text)
    if args.write:
        (RESULTS / "faint-in-play.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
