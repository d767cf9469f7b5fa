"""Load scans of single tiles, cropped to the printed face and turned to the canonical orientation."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from training.data.pictures import read_picture

SIDE = 128  # pixels of a stored tile face
ART = Path(__file__).resolve().parents[3] / "shared" / "art"
FACTS = ART.parent / "facts" / "more" / "tiles"


@dataclass(frozen=True)
class Art:
    """One printed tile face; `edges` are its edge letters N, E, S, W in the canonical orientation."""

    edition: str
    tile: str
    edges: str
    faces: tuple[np.ndarray, ...]  # the same picture at 128, 64 and 32 pixels, BGR

    @property
    def name(self) -> tuple[str, str]:
        return self.edition, self.tile


def load(folder: Path = ART, facts: Path = FACTS) -> list[Art]:
    """Return all scans of `folder/index.json`, in the order of the index."""
    edges = edge_letters(facts)
    arts = []
    for entry in json.loads((folder / "index.json").read_text()):
        face = trimmed(read_picture(folder / entry["file"]))
        face = np.ascontiguousarray(np.rot90(face, entry["rotation"] // 90))  # the scan is turned clockwise
        face = cv2.resize(face, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
        faces = (
            face,
            cv2.resize(face, (64, 64), interpolation=cv2.INTER_AREA),
            cv2.resize(face, (32, 32), interpolation=cv2.INTER_AREA),
        )
        arts.append(Art(entry["edition"], entry["tile"], edges.get(entry["tile"], "????"), faces))
    return arts


def edge_letters(facts: Path) -> dict[str, str]:
    """Return the edge letters of every tile of the fact files, by tile id."""
    return {
        tile["id"]: tile["edges"]
        for path in sorted(facts.glob("*.json"))
        for tile in json.loads(path.read_text())["tiles"]
    }


def trimmed(scan: np.ndarray, most: float = 0.12) -> np.ndarray:
    """Return the scan without the white margin and the grey drop shadow around the printed face."""
    hsv = cv2.cvtColor(scan, cv2.COLOR_BGR2HSV)
    saturation, value = hsv[..., 1], hsv[..., 2]

    def margin(line: int, side: int) -> bool:
        s, v = (a[line] if side == 0 else a[:, line] for a in (saturation, value))
        return float(np.median(s)) < 50 or float(np.mean(v)) > 240

    cuts = []
    for side, length in ((0, scan.shape[0]), (1, scan.shape[1])):
        low = next((i for i in range(int(length * most)) if not margin(i, side)), 0)
        high = next((i for i in range(int(length * most)) if not margin(length - 1 - i, side)), 0)
        cuts.append((low + 1, length - high - 1))
    (top, bottom), (left, right) = cuts
    return scan[top:bottom, left:right]
