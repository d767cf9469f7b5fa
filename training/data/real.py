"""Cells of real, labelled photos, for enrolling and training. The shipped models are trained on the photos
outside `UNSEEN` and measured on those in it. Cross-validation trains on others: only those in `UNSEEN`
("other"), or these and all but one group of the rest ("without-1" ...).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np

from training.data.cut import cut
from training.data.ground_truth import UNSEEN
from training.data.measure import PHOTOS, Labelled, labelled
from training.synthetic.scans import Art, edge_letters, load

# Photos of one table are in one group.
GROUPS = (
    frozenset({"test_13", "test_22", "test_23", "test_27", "test_47", "test_51", "test_60"}),
    frozenset({"test_18", "test_26", "test_28", "test_29", "test_44", "test_48", "test_59"}),
)
FOLDS = ("shipped", "other", *(f"without-{n}" for n in range(1, len(GROUPS) + 1)))
_fold = "shipped"


def learn_from(fold: str) -> None:
    """Select which of FOLDS this process trains on; call it before any training."""
    global _fold
    _fold = fold


def photos() -> tuple[Labelled, ...]:
    """Return the photos available for training."""
    return _photos(_fold)


@lru_cache(maxsize=1)
def _photos(fold: str) -> tuple[Labelled, ...]:
    return tuple(p for p in labelled(None, PHOTOS) if _learnt(p.name, fold))


def _learnt(name: str, fold: str) -> bool:
    if fold == "shipped":
        return name not in UNSEEN
    return name in UNSEEN or (fold != "other" and name not in GROUPS[int(fold[-1]) - 1])


def without(name: str) -> str:
    """Return the fold of all groups but that of this photo; its name is also that of its folder."""
    return next(f"without-{n}" for n, group in enumerate(GROUPS, 1) if name in group)


@lru_cache(maxsize=64)
def cells(photo: Labelled, least: float = 20.0) -> list[tuple[np.ndarray, str, int, bool]]:
    """Return the readable cells in the frame: quad, tile, quarter turns, whether a figure is on it."""
    height, width = photo.picture.shape[:2]
    taken = {(m["x"], m["y"]) for m in photo.label.get("meeples", [])}
    found = []
    for c in photo.label["cells"]:
        if not c["readable"] or not c["tile"]:
            continue
        quad = photo.quad(c["x"], c["y"])
        if (
            (quad.min(0) > 0).all()
            and (quad.max(0) < (width, height)).all()
            and cv2.contourArea(quad) > least**2
        ):
            found.append((quad, c["tile"], int(c["rotation"]), (c["x"], c["y"]) in taken))
    return found


def faces(side: int = 128, least: float = 64.0) -> list[Art]:
    """Return tile faces cut out of the photos where no figure is on them, in the colours of the scans."""
    letters = edge_letters(Path(PHOTOS).parent / "facts" / "more" / "tiles")
    scans = np.concatenate([a.faces[2].reshape(-1, 3) for a in load() if a.edition == "C1"]).astype(
        np.float32
    )
    result = []
    for photo in photos():
        cut_out = [
            (np.rot90(cut(photo.picture, quad, side, 0.0), turn), tile)
            for quad, tile, turn, taken in cells(photo, least)
            if not taken and tile in letters
        ]
        if len(cut_out) < 5:
            continue
        seen = np.concatenate([face[::8, ::8].reshape(-1, 3) for face, _ in cut_out]).astype(np.float32)
        gain = scans.std(0) / seen.std(0)
        for face, tile in cut_out:
            face = np.clip((face - seen.mean(0)) * gain + scans.mean(0), 0, 255).astype(np.uint8)
            pyramid = (face, *(cv2.resize(face, (n, n), interpolation=cv2.INTER_AREA) for n in (64, 32)))
            result.append(Art("C1", tile, letters[tile], pyramid))
    return result


def crops(some: Sequence[Labelled] | None, side: int) -> tuple[np.ndarray, list[tuple[str, int]]]:
    """Return crops of all usable cells as the recogniser cuts them, with (tile, quarter turns): of `some`
    photos, or of those available for training."""
    some = photos() if some is None else some
    found = [(cut(p.picture, quad, side), (tile, turn)) for p in some for quad, tile, turn, _ in cells(p)]
    return np.stack([f[0] for f in found]), [f[1] for f in found]
