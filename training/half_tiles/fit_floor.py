"""Choose the likeness below which a half tile is a question (`min_half_likeness`), cross-validated.

    python -m training.half_tiles.fit_floor [--tables 6] [--jobs 2]

Half tiles of a printing that the recogniser has not seen look less like the known ones than those it knows,
but their margins may be large all the same. Each table is read with all prototypes and without those of its
edition; counted are the cells that are settled as half tiles. The chosen floor costs least, where a silent
error counts like SILENT questions about right tiles. Each source of base tiles is left out once. Writes
`results/halves-floor.json`; the value of all sources goes into the parameters by hand.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import cv2
import numpy as np
from numpy.typing import NDArray

from training.data.ground_truth import cell_under, centre
from training.half_tiles.measure import SETS, same_tile
from training.half_tiles.prototypes import SET, write
from training.half_tiles.tables import SOURCES, HalfTable, rendered, tables, truth_of_cells
from training.other_boxes.measure import RESULTS, truth_in
from vision.errors import Unreadable
from vision.labels.half_pairs import halves_of
from vision.models import sessions
from vision.pipeline import recognise, tile_sets
from vision.settle import settle
from vision.solver import review_questions

OTHER_SEEDS = 2000  # number of the first table: the fit of the weights and the measure use lower ones
# Questions that are as bad as a silent error: boxes of other households should have at most 8 % of their
# right tiles questioned and one silent error in 272, which is a ratio of 22.
SILENT = 22
FLOORS = tuple(round(0.01 * n, 2) for n in range(100))


@dataclass(frozen=True)
class HalfCell:
    """A cell settled as half tiles: whether its edition is known and it is right, whether it is questioned
    without any floor, and the likeness of its stranger half."""

    source: str
    known: bool
    right: bool
    questioned: bool
    likeness: float


def cells_of(table: HalfTable, models: Path | None) -> list[HalfCell]:
    """Read one table. `models`: the folder of prototypes without its edition."""
    cv2.setNumThreads(1)
    sessions.use_models(models or sessions.MODELS)
    picture = rendered(table)
    truth, lying = truth_in(picture.label), truth_of_cells(picture.label)
    without = replace(review_questions.PARAMETERS, min_half_likeness=-1.0)
    try:
        reading = recognise(picture.jpeg, SETS)
    except Unreadable:
        return []
    with patch.object(review_questions, "PARAMETERS", without):
        draft = settle(reading, tile_sets(SETS))
    doubtful = {(d.x, d.y) for d in draft.doubts}
    seen = {(c.x, c.y): c.halves for c in reading.cells}
    found = []
    for tile in draft.tiles:
        halves, at = seen.get((tile.x, tile.y)), cell_under(truth, centre(tile.quad))
        if halves is None or not (tile.tile or "").startswith(SET):
            continue
        turns = [turn for _, turn in halves_of(tile.tile or "", tile.rotation // 90)]
        right = at in lying and same_tile(truth, at, tile, *lying[at])
        likeness = min(halves.likeness[turn] for turn in turns)
        found.append(
            HalfCell(table.source, models is None, right, (tile.x, tile.y) in doubtful, round(likeness, 3))
        )
    return found


def counts(cells: Sequence[HalfCell], floor: float) -> dict[str, int]:
    """Count what becomes of the cells with this floor."""
    asked = [one.questioned or one.likeness < floor for one in cells]
    return {
        "read as half tiles": len(cells),
        "right": sum(one.right for one in cells),
        "of these questioned": sum(one.right and doubt for one, doubt in zip(cells, asked, strict=True)),
        "silent": sum(not one.right and not doubt for one, doubt in zip(cells, asked, strict=True)),
    }


def best_floor(cells: Sequence[HalfCell]) -> float:
    """Return the middle of the floors that cost least."""
    tried = [counts(cells, floor) for floor in FLOORS]
    costs: NDArray[np.int64] = np.array([c["of these questioned"] + SILENT * c["silent"] for c in tried])
    cheapest = np.flatnonzero(costs == costs.min())
    return FLOORS[int(cheapest[len(cheapest) // 2])]


def _both(cells: Sequence[HalfCell], floor: float) -> dict[str, dict[str, int]]:
    return {
        name: counts([one for one in cells if one.known == known], floor)
        for name, known in (("edition known", True), ("edition left out", False))
    }


def cross_validated(cells: Sequence[HalfCell]) -> dict[str, Any]:
    """Leave every source out once, then choose on all."""
    result: dict[str, Any] = {"left out": {}}
    for source in SOURCES:
        floor = best_floor([one for one in cells if one.source != source])
        result["left out"][source] = {"floor": floor} | _both(
            [one for one in cells if one.source == source], floor
        )
    result["floor"] = best_floor(cells)
    result["without a floor"] = _both(cells, -1.0)
    result["with it"] = _both(cells, result["floor"])
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=6, help="of each source")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    some = [replace(one, number=one.number + OTHER_SEEDS) for one in tables(args.tables)]
    found: list[HalfCell] = []
    with TemporaryDirectory() as folder, ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for edition in sorted({of_halves for _, of_halves in SOURCES.values()}):
            models, own = Path(folder) / edition, [t for t in some if SOURCES[t.source][1] == edition]
            write(models, [edition])
            for part in (None, models):
                for cells in pool.map(partial(cells_of, models=part), own):
                    found += cells
    result = {"tables": len(some), **cross_validated(found)}
    (RESULTS / "halves-floor.json").write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
