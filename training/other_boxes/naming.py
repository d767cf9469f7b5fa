"""Choose how much the figure net counts against the paint when colours are named (colour_names.py).

    python -m training.other_boxes.naming collect READINGS BLOBS
    python -m training.other_boxes.naming compare BLOBS

The first command looks for figures on the labelled photos and on the tables of READINGS (see
training/other_boxes/measure.py), and keeps what the net sees. The second one names them with several weights
and writes `results/naming.json`: found in the right cell and colour, other figures reported, and right cells
with a wrong colour.
"""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

from referee.tiles.io.catalog import names
from training.data.ground_truth import Truth, cell_under, truth_of
from training.other_boxes.measure import RESULTS, rendered, tables
from vision.figures import colour_estimate
from vision.figures.confidence import in_company
from vision.figures.detection import SeenBlobs, figures_on, seen_in, with_names
from vision.figures.parameters import FIGURES
from vision.figures.views import bands
from vision.image.loading import open_photo
from vision.image.quality import lifted
from vision.pipeline import recognise
from vision.reading import Cell, SeenFigure
from vision.solver.parameters import SOLVER

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
WEIGHTS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.5)


@dataclass(frozen=True)
class LabelledBlobs:
    """What the figure net sees of one picture; `kind`: photos, or tables with their saturation."""

    kind: str
    truth: Truth
    parts: list[SeenBlobs]


def seen(kind: str, truth: Truth, jpeg: bytes, cells: Sequence[Cell]) -> LabelledBlobs:
    """Run the figure net on one picture."""
    full = lifted(open_photo(jpeg)).pyramid.full
    laid = [cell for cell in cells if cell.occupancy >= SOLVER.solution.min_occupancy]
    parts = [seen_in(full, band, pieces=False, tint=None) for band in bands(laid)]
    return LabelledBlobs(kind, truth, [replace(p, wooden=np.zeros((1, 1), np.uint8)) for p in parts])


def collect(readings: Path, blobs: Path) -> None:
    """Keep what the net sees of all labelled photos and of the tables of these readings."""
    found = []
    for path in sorted((PHOTOS / "labels").glob("*.json")):
        label = json.loads(path.read_text())
        data = (PHOTOS / label["photo"]).read_bytes()
        reading = recognise(data, [name for name in label["tile_sets"] if name in names()])
        found.append(seen("photos", truth_of(label), data, reading.cells))
    every = tables()
    for number, truth, reading, _ in pickle.loads(readings.read_bytes()):
        if reading is not None and not every[number].strangers:
            kind = f"tables, saturation {every[number].light.saturation}"
            found.append(seen(kind, truth, rendered(every[number]).jpeg, reading.cells))
    blobs.write_bytes(pickle.dumps(found))


def named(parts: Sequence[SeenBlobs], *, together: bool = True) -> list[SeenFigure]:
    """Return the figures of a picture, named together or one by one."""
    if together:
        parts = with_names(parts)
    else:
        parts = [
            replace(
                part,
                blobs=[
                    replace(b, colours=colour_estimate.repaint(b.colours, np.array(b.paint), part.board))
                    for b in part.blobs
                ],
            )
            for part in parts
        ]
    least = FIGURES.detection.min_blob_confidence
    found = [f for part in parts for f in figures_on(part.blobs, part.view, part.cells, least)]
    return [f for f in in_company(found) if f.confidence >= FIGURES.detection.min_confidence]


def counted(truth: Truth, figures: Sequence[SeenFigure]) -> np.ndarray:
    """Count figures labelled, found with their colour, reported otherwise, and of these in the right cell."""
    wanted = [(at, colour) for at, colour, *_ in truth.figures]
    hits, left = 0, []
    for figure in figures:
        at = cell_under(truth, np.array(figure.point))
        if at is None:
            continue
        if (at, figure.colour) in wanted:
            wanted.remove((at, figure.colour))
            hits += 1
        else:
            left.append(at)
    for at in truth.unsure:
        if at in left:
            left.remove(at)
    places = [at for at, _ in wanted]
    miscalled = sum(min(places.count(at), left.count(at)) for at in set(left))
    return np.array([len(truth.figures), hits, len(left), miscalled])


def compare(blobs: Path) -> dict[str, Any]:
    """Return the counts of every weight and kind of picture."""
    kept: list[LabelledBlobs] = pickle.loads(blobs.read_bytes())
    kinds = list(dict.fromkeys(one.kind for one in kept))
    result: dict[str, Any] = {}
    for weight, together in ((0.5, False), *((weight, True) for weight in WEIGHTS)):
        with patch.object(
            colour_estimate, "PARAMETERS", replace(colour_estimate.PARAMETERS, net_weight=weight)
        ):
            counts = [(k.kind, counted(k.truth, named(k.parts, together=together))) for k in kept]
        row = {}
        for kind in kinds:
            count = np.sum([one for of, one in counts if of == kind], axis=0).tolist()
            row[kind] = dict(zip(("figures", "found", "others", "wrong colour"), count, strict=True))
        result[f"{'together' if together else 'one by one'}, weight {weight}"] = row
    return result


def main() -> None:
    """Run the command line."""
    if sys.argv[1] == "collect":
        collect(Path(sys.argv[2]), Path(sys.argv[3]))
        return
    result = compare(Path(sys.argv[2]))
    (RESULTS / "naming.json").write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
