"""Measure the grid against hand-labelled photos: `python -m training.evaluation.grid [photo ...]`.

Per photo: median, 95th percentile and maximum distance of the labelled corners, in per cent of a cell;
readable tiles missed and cells reported where there is none, after the tile net has read the cells; seconds
of processor time for the grid alone. Writes training/evaluation/results/lattice.csv when all photos are
measured.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import built_in, names
from training.evaluation.report import files
from vision.errors import Unreadable
from vision.grid import Lattice, find_lattice
from vision.image.loading import open_photo
from vision.models import dense, sessions, tile_galleries
from vision.models.parameters import NETS
from vision.tiles.classifier import read_cells
from vision.tiles.occupancy import likeness

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
RESULTS = Path(__file__).resolve().parent / "results" / "lattice.csv"
QUARTERS = [np.array(m) for m in ([[1, 0], [0, 1]], [[0, -1], [1, 0]], [[-1, 0], [0, -1]], [[0, 1], [-1, 0]])]
OCCUPIED = 0.5
COLUMNS = [
    "photo",
    "median_percent",
    "p95_percent",
    "max_percent",
    "topology",
    "cells",
    "missed",
    "false",
    "seconds",
]
MEANS = ("median_percent", "p95_percent", "seconds")


def matched(lattice: Lattice, corners: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the rotation and shift that map the label's integer grid (rows gx, gy, px, py) onto the one
    found."""
    seen = lattice.locate(corners[:, 2:])
    best: tuple[float, NDArray[np.int64], NDArray[np.float64]] | None = None
    for quarter in QUARTERS:
        apart = seen - corners[:, :2] @ quarter.T
        shift = np.round(np.nanmedian(apart, axis=0))
        error = float(np.nanmedian(np.hypot(*(apart - shift).T)))
        if best is None or error < best[0]:
            best = error, quarter, shift
    assert best is not None
    return best[1], best[2]


def corner_errors(lattice: Lattice, corners: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the distance of each labelled corner from the one found, in sides of the cell there."""
    quarter, shift = matched(lattice, corners)
    grid = corners[:, :2] @ quarter.T + shift
    here = lattice.corners(grid)
    right, down = (lattice.corners(grid + np.array(step)) - here for step in ((1, 0), (0, 1)))
    side = np.sqrt(np.abs(right[:, 0] * down[:, 1] - right[:, 1] * down[:, 0]))
    return np.asarray(np.hypot(*(here - corners[:, 2:]).T) / side)


def compare(lattice: Lattice, found: set[tuple[int, int]], label: dict[str, Any]) -> dict[str, Any]:
    """Return the row of one photo, without its name and time; `found`: the cells reported to hold a tile."""
    corners = np.array(label["lattice"], float)
    error = corner_errors(lattice, corners) * 100
    quarter, shift = matched(lattice, corners)
    laid = {}
    for cell in label["cells"]:
        x, y = np.floor(quarter @ np.array([cell["x"] + 0.5, cell["y"] + 0.5]) + shift).astype(int).tolist()
        laid[x, y] = cell["readable"]
    return {
        "median_percent": round(float(np.median(error)), 2),
        "p95_percent": round(float(np.percentile(error, 95)), 1),
        "max_percent": round(float(error.max()), 1),
        "topology": "right" if np.percentile(error, 95) < 30 else "wrong",
        "cells": len(laid),
        "missed": sum(readable and cell not in found for cell, readable in laid.items()),
        "false": len(found - laid.keys()),
    }


def measure(stem: str, *, nets_too: bool = True, scene_too: bool = False) -> dict[str, Any]:
    """Read one photo and compare it with its label; without nets a cell counts as found by its colour."""
    label = json.loads((PHOTOS / "labels" / f"{stem}.json").read_text())
    photo = open_photo((PHOTOS / label["photo"]).read_bytes())
    known = [built_in(name) for name in label["tile_sets"] if name in names()]
    tiles = {tile for one in known for tile in one.tiles}
    gallery = tile_galleries.gallery(tiles, label["edition"]) if nets_too else None
    started = time.process_time()
    try:
        scene = dense.scene(photo.pyramid.level(NETS.nets.scene_long_side_px)[0]) if scene_too else None
        like = partial(likeness, gallery=gallery) if gallery else None
        lattice = find_lattice(photo.pyramid, scene, dense.scene if scene_too else None, like)
    except Unreadable as error:
        missed = sum(cell["readable"] for cell in label["cells"])
        row = {"topology": error.reason, "cells": len(label["cells"]), "missed": missed, "false": 0}
        return {"photo": stem, **row, "seconds": round(time.process_time() - started, 2)}
    seconds = round(time.process_time() - started, 2)
    shares = lattice.cells
    if gallery:
        shares = {(cell.x, cell.y): cell.occupancy for cell in read_cells(photo.bgr, lattice, gallery)}
    found = {cell for cell, share in shares.items() if share >= OCCUPIED}
    return {"photo": stem, **compare(lattice, found, label), "seconds": seconds}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the lattice against hand-labelled photos.")
    parser.add_argument("photos", nargs="*", help="stems such as test_02; all labelled photos when left out")
    parser.add_argument("--plain", action="store_true", help="without any net")
    parser.add_argument("--scene", action="store_true", help="with the scene net")
    arguments = parser.parse_args()
    stems = arguments.photos
    sessions.use_threads(1)
    rows = []
    for stem in stems or sorted(path.stem for path in (PHOTOS / "labels").glob("*.json")):
        rows.append(measure(stem, nets_too=not arguments.plain, scene_too=arguments.scene))
        print("  ".join(f"{key} {value}" for key, value in rows[-1].items()), flush=True)
    right = [row for row in rows if row["topology"] == "right"]
    means = {key: round(float(np.mean([row[key] for row in right])), 2) for key in MEANS} if right else {}
    sums = {key: sum(row[key] for row in rows) for key in ("cells", "missed", "false")}
    print(f"right {len(right)}/{len(rows)}", means, sums)
    if not (stems or arguments.plain or arguments.scene):
        RESULTS.parent.mkdir(exist_ok=True)
        files.table(RESULTS, [{column: row.get(column, "") for column in COLUMNS} for row in rows])


if __name__ == "__main__":
    main()
