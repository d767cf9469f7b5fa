"""Photos with decoded pixels, rendered or real, for the nets with per-pixel output."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from training.data import real
from training.data.measure import Labelled
from training.data.pictures import decoded
from training.synthetic.table.scene import Shot

UNKNOWN = 255  # class of pixels that are left out of the loss


@dataclass(frozen=True)
class DecodedPhoto:
    """A rendered photo with its pixels."""

    shot: Shot
    photo: np.ndarray
    figures: np.ndarray

    @classmethod
    def of(cls, shot: Shot) -> DecodedPhoto:
        return cls(shot, decoded(shot.jpeg), decoded(shot.figures, cv2.IMREAD_GRAYSCALE))


def real_photos() -> list[DecodedPhoto]:
    """Return the photos available for training, at most 1600 pixels wide; figure classes are 0 on bare
    tiles, UNKNOWN elsewhere."""
    found = []
    for photo in real.photos():
        height, width = photo.picture.shape[:2]
        scale = min(1.0, 1600 / max(height, width))
        small = cv2.resize(photo.picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        quads = np.stack([photo.quad(c["x"], c["y"]) for c in photo.label["cells"]]) * np.float32(scale)
        spots = {(c["x"] + dx, c["y"] + dy) for c in photo.label["cells"] for dx in (0, 1) for dy in (0, 1)}
        corners = np.array([photo.corner(*spot) for spot in sorted(spots)], np.float32) * np.float32(scale)
        cell = float(np.median(np.linalg.norm(quads[:, 0] - quads[:, 1], axis=1)))
        shot = Shot(b"", b"", quads, [], np.zeros(0), np.zeros((0, 4, 2), np.float32), corners, cell)
        found.append(DecodedPhoto(shot, small, bare_tiles(photo, quads, scale, small.shape[:2])))
    return found


def bare_tiles(photo: Labelled, quads: np.ndarray, scale: float, size: tuple[int, ...]) -> np.ndarray:
    """Return 0 where a tile has no figure near, UNKNOWN elsewhere: figures are labelled by their foot
    only."""
    known = np.full(size, UNKNOWN, np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(known, np.round(quad * 16).astype(np.int32), 0, cv2.LINE_8, 4)
    for m in photo.label.get("meeples", []):
        quad = photo.quad(m["x"], m["y"]) * np.float32(scale)
        side = float(np.sqrt(cv2.contourArea(quad)))
        foot = quad[0] + (quad[1] - quad[0]) * m["u"] + (quad[3] - quad[0]) * m["v"]
        middle = tuple(np.round(foot - (0, 0.25 * side)).astype(int).tolist())
        cv2.circle(known, middle, int(0.75 * side), UNKNOWN, -1)
    return known
