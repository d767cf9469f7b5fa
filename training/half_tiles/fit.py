"""Fit the classifier of half tiles, whole ones and the table (vision/tiles/half_tiles.py), cross-validated.

    python -m training.half_tiles.fit [--tables 12]

A softmax regression from the looks of a cell to what lies there: nothing, a whole tile, half a tile in one
of four rotations, or a pair. On rendered tables (training/half_tiles/tables.py): labelled cells and the
empty ones next to them, a little displaced. Each source of base tiles is left out once. Writes
`results/halves-fit.json`; the values of the fit on all sources go into `TileHalfTilesParameters` by hand.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from training.data.pictures import decoded
from training.half_tiles.tables import SOURCES, HalfTable, rendered, tables, truth_of_cells
from training.other_boxes.measure import RESULTS, truth_in
from vision.arrays import Floats
from vision.grid.rectify import crops
from vision.labels.cell_geometry import CORNERS, homography
from vision.labels.half_pairs import halves_of
from vision.models import embedding
from vision.models.half_prototypes import half_prototypes
from vision.pipeline import tile_sets
from vision.reading import At
from vision.scene.printings import FALLBACK_EDITION, gallery_of
from vision.solver.belief_propagation import SIDES
from vision.tiles.half_tiles import PAIRS, TURNS, HalfEvidence, evidence_of, features, scores

DECAY = 0.0002  # of the squared weights, for each cell
STEPS = 60
DISPLACED = (0.015, 0.01)  # cells: standard deviation of a cell's place and of its corners
TEMPERATURES = (1.0, 2.0, 3.0, 5.0, 8.0)
SURE = 0.05  # a hypothesis with less is not offered without a question


@dataclass(frozen=True)
class HalfCells:
    """Cells of one table: what they look like, and what lies there, as a number of a hypothesis and as half
    tiles (number, rotation)."""

    source: str
    alike: Floats
    seen: HalfEvidence
    labels: NDArray[np.int64]
    halves: tuple[tuple[tuple[int, int], ...], ...]


def cells_of(table: HalfTable) -> HalfCells:
    """Look at the labelled cells of a table and at the empty ones next to them."""
    cv2.setNumThreads(1)
    picture = rendered(table)
    bgr = decoded(picture.jpeg)
    lying, quads = truth_of_cells(picture.label), truth_in(picture.label).quads
    rng = np.random.default_rng(table.number)
    places = [(at, _displaced(rng, quad)) for at, quad in _places(quads) if at is not None]
    places = [(at, quad) for at, quad in places if (quad > 0).all() and (quad < bgr.shape[1::-1]).all()]
    edition = SOURCES[table.source][0]
    known = gallery_of(tile_sets(("base",)), edition, None, any_printing=edition != FALLBACK_EDITION)
    corners = [quad for _, quad in places]
    alike = np.asarray(embedding.classify(crops(bgr, corners), known).alike, float)
    names = half_prototypes().tiles
    labels = [_label(lying.get(at), names) for at, _ in places]
    seen = evidence_of(bgr, corners, half_prototypes())
    return HalfCells(table.source, alike, seen, np.array([n for n, _ in labels]), tuple(h for _, h in labels))


def _places(quads: Any) -> Iterator[tuple[At, Floats]]:
    """Yield the cells with their corners, and the empty ones next to them."""
    points = [(x + i, y + j, *q[k]) for (x, y), q in quads.items() for k, (i, j) in enumerate(CORNERS)]
    project = np.array(homography(points), float).reshape(3, 3)
    yield from quads.items()
    for x, y in sorted({(x + dx, y + dy) for x, y in quads for dx, dy in SIDES} - set(quads)):
        mapped = np.array([(x + i, y + j, 1) for i, j in CORNERS]) @ project.T
        yield (x, y), mapped[:, :2] / mapped[:, 2:]


def _displaced(rng: np.random.Generator, quad: Floats) -> Floats:
    side = float(np.linalg.norm(quad[1] - quad[0]))
    return np.asarray(
        quad + rng.normal(0, DISPLACED[0] * side, 2) + rng.normal(0, DISPLACED[1] * side, (4, 2))
    )


def _label(lies: tuple[str, int] | None, names: Sequence[str]) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the number of the hypothesis in the order of half_tiles.scores, and the half tiles."""
    if lies is None:
        return 0, ()
    halves = [(names.index(name), turn) for name, turn in halves_of(*lies) if name in names]
    if not halves:
        return 1, ()
    turn = halves[0][1]
    return (2 + turn if len(halves) == 1 else 2 + TURNS + turn % len(PAIRS)), tuple(halves)


def joined(tables_of: Sequence[HalfCells]) -> tuple[Floats, NDArray[np.int64], NDArray[np.str_]]:
    """Return the features of all cells (N x 8 x weights), their labels and sources."""
    rows = []
    for one in tables_of:
        parts = features(one.alike, one.seen)
        width = sum(part.shape[2] for part in parts)
        rows.append(np.stack([scores(parts, unit) for unit in np.eye(width)], axis=2))
    labels = np.concatenate([one.labels for one in tables_of])
    return (
        np.concatenate(rows),
        labels,
        np.repeat([one.source for one in tables_of], [len(one.labels) for one in tables_of]),
    )


def fitted(rows: Floats, labels: NDArray[np.int64]) -> Floats:
    """Return the most likely weights (Newton's method)."""
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        shares = shares_of(rows, weights)
        mean = np.einsum("nk,nkd->nd", shares, rows)
        slope = (rows[np.arange(len(rows)), labels] - mean).sum(0) - DECAY * len(rows) * weights
        curve = np.einsum("nk,nkd,nke->de", shares, rows, rows) - mean.T @ mean
        step = np.linalg.solve(curve + (DECAY * len(rows) + 1e-3) * np.eye(len(weights)), slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights)


def shares_of(rows: Floats, weights: Floats) -> Floats:
    nats = rows @ weights
    shares = np.exp(nats - nats.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True))


def counts(labels: NDArray[np.int64], shares: Floats) -> dict[str, int]:
    """Return how often what lies on cells is recognised."""
    half, best, there = labels >= 2, shares.argmax(1), shares[:, 2:].sum(1)
    return {
        "half tiles": int(half.sum()),
        "right": int((half & (best == labels)).sum()),
        "less than 5 %": int((half & (there < SURE)).sum()),
        "whole tiles": int((labels == 1).sum()),
        "more likely half": int(((labels == 1) & (best >= 2)).sum()),
        "half with 95 %": int(((labels == 1) & (there > 1 - SURE)).sum()),
        "empty cells": int((labels == 0).sum()),
        "taken for half": int(((labels == 0) & (best >= 2)).sum()),
    }


def named(tables_of: Sequence[HalfCells], temperature: float) -> tuple[float, float]:
    """Return the share of half tiles that are named rightly where their place is known, and the mean nats
    against the right one."""
    right, nats = [], []
    for one in tables_of:
        for row, halves in enumerate(one.halves):
            for tile, turn in halves:
                logp = one.seen.logp[row, turn] / temperature
                right.append(logp.argmax() == tile)
                nats.append(np.logaddexp.reduce(logp) - logp[tile])
    return float(np.mean(right)), float(np.mean(nats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=12, help="of each source")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        found = list(pool.map(cells_of, tables(args.tables)))
    rows, labels, sources = joined(found)
    result: dict[str, Any] = {"tables": len(found), "left out": {}}
    for source in SOURCES:
        out = sources == source
        shares = shares_of(rows[out], fitted(rows[~out], labels[~out]))
        result["left out"][source] = counts(labels[out], shares)
    result["weights"] = [round(float(one), 3) for one in fitted(rows, labels)]
    result["named rightly"] = round(named(found, 1.0)[0], 4)
    # the evidence is divided by the shipped temperature already
    result["nats by further temperature"] = {t: round(named(found, t)[1], 4) for t in TEMPERATURES}
    (RESULTS / "halves-fit.json").write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
