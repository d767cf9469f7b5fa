"""Build galleries for cross-validation by photo: the prototypes for a photo come from all labelled photos but
this one.

The nets are those of the fold without the photo's group (`tile`, `fine` and `people --fold without-1`); the
tile nets' vectors of the cells of all other photos are enrolled as in the shipped galleries.
"""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import cv2
import numpy as np

from training.data import real
from training.data.signature import least_turns
from vision.models import embedding, sessions

KINDS = 4  # prototypes of one (tile, turn) from real photos

Row = tuple[str, str, int, np.ndarray]  # edition, tile, quarter turns, vector


def write(models: Path) -> None:
    """Write a folder `models`/<name> for each photo that the shipped models are trained on: nets and
    galleries of `models`/without-N, with the cells of the other such photos enrolled; only the figure net
    where no tile net was trained. Raises FileNotFoundError where only some of the files exist."""
    real.learn_from("shipped")
    photos, canonical = real.photos(), least_turns()
    for fold in {models / real.without(photo.name) for photo in photos}:
        sessions.all_or_none(fold)
    for photo in photos:
        folder, fold = models / photo.name, models / real.without(photo.name)
        folder.mkdir(exist_ok=True)
        shutil.copy(fold / "figures.onnx", folder / "figures.onnx")
        if not (fold / "tile.onnx").exists():
            continue
        sessions.use_models(fold)
        for net, name in sessions.GALLERIES.items():
            shutil.copy(fold / f"{net}.onnx", folder / f"{net}.onnx")
            others = real.crops([p for p in photos if p is not photo], sessions.CROPS[net])
            with np.load(fold / f"{name}.npz") as stored:
                kept = {key: stored[key] for key in stored.files}
            joined(
                folder / f"{name}.npz", kept, centres(partial(embedding.embed, net=net), *others, canonical)
            )


def joined(path: Path, kept: dict[str, np.ndarray], rows: Sequence[Row]) -> None:
    """Write a gallery of the kept rows and of these rows."""
    np.savez_compressed(
        path,
        edition=np.concatenate([kept["edition"], np.array([row[0] for row in rows])]),
        tile=np.concatenate([kept["tile"], np.array([row[1] for row in rows])]),
        turn=np.concatenate([kept["turn"], np.array([row[2] for row in rows], np.int8)]),
        vector=np.concatenate([kept["vector"], np.array([row[3] for row in rows], np.float16)]),
    )


def centres(
    embed: Callable[[np.ndarray], np.ndarray],
    pictures: np.ndarray,
    labels: Sequence[tuple[str, int]],
    canonical: dict[tuple[str, int], int],
) -> list[Row]:
    """Return up to KINDS group centres of each (tile, turn) among crops of cells, embedded by the net
    `embed`."""
    groups: dict[tuple[str, int], list[np.ndarray]] = defaultdict(list)
    for quarter in range(4):
        out = embed(np.ascontiguousarray(np.rot90(pictures, quarter, axes=(1, 2))))  # counterclockwise
        for vector, (name, turn) in zip(out, labels, strict=True):
            groups[name, (turn - quarter) % 4].append(vector)
    cv2.setRNGSeed(1)
    rows: list[Row] = []
    for (name, turn), vectors in sorted(groups.items()):
        seen = np.array(vectors, np.float32)
        if len(seen) > 1:
            until = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 1e-4)
            few, start = min(KINDS, len(seen)), np.empty(0, np.int32)
            _, _, middles = cv2.kmeans(seen, few, start, until, 3, cv2.KMEANS_PP_CENTERS)
            seen = np.asarray(middles, np.float32)
        rows += [("C1", name, canonical.get((name, turn), turn), v / np.linalg.norm(v)) for v in seen]
    return rows
