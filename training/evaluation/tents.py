"""Measure how well tents are read from rendered tables:

    python -m training.evaluation.tents [--tables 60] [--seed 1] [--write]

Each table is the stand-in board with random tents, in another light than the photo of the empty board. With
`--write` the result goes to training/evaluation/results/tents.json.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from training.synthetic.villages import TENT, DrawnVillages, draw_board, shoot, with_tents
from vision.maps.village_tents import VillagePlace, read_tents

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "catalog" / "dorra-amazonas" / "boards" / "dorra-stand-in.json"
RESULT = ROOT / "training" / "evaluation" / "results" / "tents.json"


def table(board: Mapping[str, Any], chance: np.random.Generator) -> list[tuple[str, int, str]]:
    """Return random tents: in each village the cheapest spaces, each of another colour."""
    found = []
    share = chance.uniform(0.1, 0.75)
    for village in board["villages"]:
        count = int(chance.binomial(len(village["spaces"]), share))
        colours = chance.permutation(sorted(TENT))[:count]
        found += [(village["id"], space, str(colour)) for space, colour in enumerate(colours)]
    return found


def in_photo(drawn: DrawnVillages, homography: Any) -> tuple[VillagePlace, ...]:
    """Return the places as people would mark them on a photo of the empty board."""
    marked = []
    for place in drawn.places:
        points = np.array([[[place.x, place.y]], [[place.x + place.reach, place.y]]], np.float64)
        (here,), (there,) = cv2.perspectiveTransform(points, homography)
        k = float(np.linalg.norm(there - here)) / place.reach
        marked.append(
            VillagePlace(place.village, float(here[0]), float(here[1]), place.reach * k, place.tent * k)
        )
    return tuple(marked)


def measure(tables: int, seed: int) -> dict[str, Any]:
    """Return counts over `tables` tables."""
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    drawn = draw_board(board)
    chance = np.random.default_rng(seed)
    right = wrong = missed = unfound = doubts = caught = 0
    began = time.monotonic()
    for _ in range(tables):
        reference, to_reference = shoot(drawn.picture, chance, tilt=0.05, noise=3)
        truth = table(board, chance)
        photo, _ = shoot(with_tents(drawn, truth, chance), chance)
        reading = read_tents(reference, photo, in_photo(drawn, to_reference))
        known = {(village, colour) for village, _, colour in truth}
        if reading is None:
            unfound, missed = unfound + 1, missed + len(known)
            continue
        seen = {(tent.village, tent.colour) for tent in reading.tents}
        right, wrong, missed = (
            right + len(seen & known),
            wrong + len(seen - known),
            missed + len(known - seen),
        )
        doubts += len(reading.doubts)
        caught += len((seen ^ known) & set(reading.doubts))
    return {
        "tables": tables,
        "seed": seed,
        "tents": right + missed,
        "precision": round(right / max(1, right + wrong), 4),
        "recall": round(right / max(1, right + missed), 4),
        "boards not found": unfound,
        "doubts": doubts,
        "errors that were doubted": [caught, wrong + missed],
        "seconds a table": round((time.monotonic() - began) / tables, 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    text = json.dumps(measure(args.tables, args.seed), indent=1) + "\n"
    print(text)
    if args.write:
        RESULT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
