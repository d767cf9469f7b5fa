"""Where a photo shows what a reference picture shows: features in both, and a homography most agree on.

Both pictures are BGR. The homography leads from pixels of the reference to pixels of the photo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Matrix = NDArray[np.float64]

LONG_SIDE = 1000  # pixels in which features are looked for
FEATURES = 3000
RATIO = 0.8  # of the best to the second best match
NEAR = 4.0  # pixels (at that size) within which a match agrees
ENOUGH = 25  # matches that agree, below which nothing is known
SURE = 150  # and from which on it is


@dataclass(frozen=True, eq=False)
class Registration:
    """`homography` from reference to photo; `confidence` 0 to 1; `agreeing`: matches that it is made of."""

    homography: Matrix
    confidence: float
    agreeing: int


def register(reference: Picture, photo: Picture) -> Registration | None:
    """How the reference lies in the photo; None where too little of it is found there."""
    first, second = _features(reference), _features(photo)
    if first is None or second is None:
        return None
    pairs = _matches(first[1], second[1])
    if len(pairs) < ENOUGH:
        return None
    here = np.array([first[0][a] for a, _ in pairs], dtype=np.float64)
    there = np.array([second[0][b] for _, b in pairs], dtype=np.float64)
    scale = max(1.0, max(photo.shape[:2]) / LONG_SIDE)
    homography, mask = cv2.findHomography(here, there, cv2.USAC_MAGSAC, NEAR * scale, maxIters=5000)
    if homography is None or mask is None:
        return None
    agreeing, found = int(mask.sum()), np.asarray(homography, dtype=np.float64)
    if agreeing < ENOUGH or not _plausible(found, reference.shape):
        return None
    return Registration(found, min(1.0, agreeing / SURE), agreeing)


def _features(picture: Picture) -> tuple[list[tuple[float, float]], Any] | None:
    """Points in pixels of the picture, and what is seen around each."""
    scale = min(1.0, LONG_SIDE / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    grey = cv2.createCLAHE(2.0, (8, 8)).apply(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY))
    points, seen = cv2.SIFT.create(nfeatures=FEATURES).detectAndCompute(grey, None)
    if seen is None or len(points) < ENOUGH:
        return None
    seen = np.sqrt(seen / (seen.sum(axis=1, keepdims=True) + 1e-7))
    return [(point.pt[0] / scale, point.pt[1] / scale) for point in points], seen


def _matches(first: Any, second: Any) -> list[tuple[int, int]]:
    """Pairs whose best match is much better than the second best, each point of the photo once."""
    best: dict[int, tuple[float, int]] = {}
    for one, two in cv2.BFMatcher(cv2.NORM_L2).knnMatch(first, second, k=2):
        if one.distance < RATIO * two.distance:
            known = best.get(one.trainIdx)
            if known is None or one.distance < known[0]:
                best[one.trainIdx] = (one.distance, one.queryIdx)
    return [(here, there) for there, (_, here) in best.items()]


def _plausible(homography: Matrix, shape: tuple[int, ...]) -> bool:
    """Whether the reference stays a convex quadrilateral of some size."""
    height, width = shape[:2]
    corners = np.array([[[0, 0]], [[width, 0]], [[width, height]], [[0, height]]], dtype=np.float64)
    quad = cv2.perspectiveTransform(corners, homography).astype(np.float32)
    area = abs(cv2.contourArea(quad))
    return bool(cv2.isContourConvex(quad.reshape(-1, 1, 2))) and area > 0.01 * width * height


def unwarped(photo: Picture, registration: Registration, size: tuple[int, int]) -> tuple[Picture, Picture]:
    """The photo as the reference sees it (width, height), and a mask of what the photo shows of it."""
    back = np.linalg.inv(registration.homography)
    seen: Any = cv2.warpPerspective(photo, back, size, flags=cv2.INTER_AREA)
    mask: Any = cv2.warpPerspective(np.full(photo.shape[:2], 255, np.uint8), back, size)
    return seen, mask
