"""Measure how boards on a printed map are read:

    python -m training.evaluation.maps --tables 100

draws the stand-in map, each time as another printing, renders a photo of it empty and one with tiles on it
(scans of the first edition if present, otherwise our own drawing), and reads the tiles by comparison with the
photo of the empty map. Rows go to training/evaluation/results/rendered-maps.csv with a summary on the last
line.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in
from training.data.ground_truth import truth_of
from training.evaluation.editions import arts, box
from training.evaluation.photos import one_threaded
from training.evaluation.rendered import RESULTS, RenderedRow, row, summary, write
from training.synthetic.layout import GameBox, box_of
from training.synthetic.map_tables import table_on
from training.synthetic.maps import draw_map, reference
from training.synthetic.scans import ART
from training.synthetic.shot import Rendered, arts_of, photo_of
from vision.enrolment.custom_sets import known_tiles, prototypes
from vision.errors import Unreadable
from vision.labels.cell_images import faces_of
from vision.maps.printed_map import Printed
from vision.models.tile_galleries import Gallery
from vision.pipeline import recognise
from vision.reading.request import TableFacts
from vision.settle import settle

MAP = Path(__file__).resolve().parents[2] / "catalog" / "carcassonne" / "maps" / "stand-in-map.json"
SETS = ("base", "inns-and-cathedrals", "traders-and-builders")
SIZE = (2400, 1800)  # of the photo: a map is wide
FIRST = 700_000  # seed of the first table


@lru_cache(maxsize=2)
def bench(*, scanned: bool) -> tuple[GameBox, Mapping[str, Any], Gallery | None]:
    """Return the tiles, their faces and, if these are our own drawing, their prototypes."""
    if scanned:
        return box("C1", SETS), arts("C1"), None
    sets = [built_in(name) for name in SETS]
    return (drawn := box_of(sets, "C1")), arts_of(faces_of(drawn.tiles)), prototypes(sets)


def table(seed: int, *, scanned: bool = True, size: tuple[int, int] = SIZE) -> tuple[Rendered, Printed]:
    """Return the photo of a seed, and the map known from its photo without tiles."""
    rng = np.random.default_rng(seed)
    data = json.loads(MAP.read_text(encoding="utf-8"))
    held, faces, _ = bench(scanned=scanned)
    drawn = draw_map(data, seed)
    laid = table_on(rng, data, held, int(rng.integers(12, 75)), 0.2)
    empty, where = reference(drawn, rng)
    return photo_of(rng, laid, faces, size, ground=drawn), Printed.from_rectangle(empty, where, drawn.squares)


def measured(seed: int, *, scanned: bool = True) -> RenderedRow:
    """Render a table, read it, and compare."""
    cv2.setNumThreads(1)
    rendered, ground = table(seed, scanned=scanned)
    truth = truth_of(rendered.label)
    sets = [built_in(name) for name in SETS]
    more = bench(scanned=scanned)[2]
    began = time.process_time()
    try:
        reading = recognise(
            rendered.jpeg, SETS, None if scanned else "C1", facts=TableFacts(more, ground=ground)
        )
    except Unreadable as why:
        lost, people = len(truth.tiles), len(truth.figures)
        return RenderedRow(
            seed, lost, 0, 0, 0, lost, people, 0, 0, 0, 0, round(time.process_time() - began, 2), str(why)
        )
    draft = settle(reading, sets)
    return row(rendered, seed, truth, draft, time.process_time() - began, known_tiles(sets))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args(arguments)
    scanned = (ART / "index.json").is_file()
    with one_threaded(args.jobs) as pool:
        seeds = range(args.first, args.first + args.tables)
        rows = pool.map(partial(measured, scanned=scanned), seeds, 1)
    args.results.mkdir(parents=True, exist_ok=True)
    note = summary(rows) + ("" if scanned else " (tiles in our own drawing)")
    write(rows, args.results / "rendered-maps.csv", note)
    print(note)


if __name__ == "__main__":
    main()
