"""Read two small rendered tables of drawn tiles. The committed results
(`training/evaluation/results/drawn.json`, written
by `python -m training.evaluation.photos --drawn`) must be those of the committed code.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2

from referee.tiles.io.catalog import built_in
from training.data.ground_truth import truth_of
from training.evaluation.rendered import row
from training.synthetic.layout import box_of
from training.synthetic.shot import arts_of, shot
from vision.enrolment.custom_sets import known_tiles, prototypes
from vision.labels.cell_images import faces_of
from vision.pipeline import recognise
from vision.reading.request import TableFacts
from vision.serializer import answer
from vision.settle import settle

SEEDS = (3, 4)
SET, TILES, SIZE = "base", 10, (900, 700)
NAME = "drawn.json"


def tables() -> list[dict[str, Any]]:
    """Return the API's answer for each table, and how much of it is right."""
    cv2.setNumThreads(1)
    known = [built_in(SET)]
    box = box_of(known, "C1")
    arts, held = arts_of(faces_of(box.tiles)), prototypes(known)
    results = []
    for seed in SEEDS:
        picture = shot(seed, box, arts, TILES, 0.3, SIZE)
        reading = recognise(picture.jpeg, [SET], "C1", facts=TableFacts(held))
        draft = settle(reading, known)
        counts = row(picture, seed, truth_of(picture.label), draft, 0.0, known_tiles(known))
        seen = answer(draft)
        results.append(
            {
                "seed": seed,
                "cells": counts.cells,
                "right": counts.right,
                "figures": counts.figures,
                "found": counts.hits,
                "tiles": [[t["x"], t["y"], t["tile"], t["rotation"], t["confidence"]] for t in seen["tiles"]],
                "people": [[f["x"], f["y"], f["colour"], f["pose"], f["feature"]] for f in seen["figures"]],
                "doubts": [[d.get("x"), d.get("y"), d.get("figure"), d["reason"]] for d in seen["doubts"]],
            }
        )
    return results


def write(folder: Path) -> None:
    """Write the results to be committed."""
    rows = ",\n".join(json.dumps(table) for table in tables())
    (folder / NAME).write_text(f"[\n{rows}\n]\n")
