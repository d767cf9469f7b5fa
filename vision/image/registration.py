"""Register a photo with a reference picture: match features of both, and fit the homography that most agree
on.

Both pictures are BGR. The homography maps pixels of the reference to pixels of the photo.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.image.parameters import IMAGE

PARAMETERS = IMAGE.registration

Matrix = NDArray[np.float64]
Seen = tuple[list[tuple[float, float]], Any]  # points in pixels of the whole picture, and their descriptors


@dataclass(frozen=True, eq=False)
class Registration:
    """`homography` from reference to photo; `confidence` 0 to 1; `agreeing`: number of inliers."""

    homography: Matrix
    confidence: float
    agreeing: int


def register(
    reference: Picture,
    photo: Picture,
    long_side: int = PARAMETERS.long_side_px,
    features: int = PARAMETERS.max_features,
) -> Registration | None:
    """Locate the reference in the photo; None where too few features match. `long_side`: longer side at
    which `features` features are detected."""
    best = _among(views(reference.shape[1::-1]), reference, photo, long_side, features)
    if best is None or best.agreeing >= PARAMETERS.certain_inliers:
        return best
    return _closer(best, reference, photo, long_side, features)


def _among(
    seen_as: Iterable[Matrix | None],
    reference: Picture,
    photo: Picture,
    long_side: int,
    features: int,
) -> Registration | None:
    """Return the best registration of views of the reference: the reference itself, or the first view with
    many inliers."""
    there, best = _features(photo, long_side, features), None
    for view in seen_as if there else ():
        seen = reference if view is None else _as_seen(reference, view)
        here = _features(seen, long_side, features)
        found = here and there and _registered(here, there, photo.shape, long_side, view)
        if not found or not _plausible(found.homography, reference.shape):
            continue
        if best is None or found.agreeing > best.agreeing:
            best = found
        if view is None or best.agreeing >= PARAMETERS.min_inliers * 3:
            break
    return best


def _closer(
    found: Registration, reference: Picture, photo: Picture, long_side: int, features: int
) -> Registration:
    """Register the photo again after warping it to the reference's view, and keep that if many more
    features agree."""
    size = (reference.shape[1], reference.shape[0])
    seen, _ = unwarped(photo, found, size)
    first, second = _features(reference, long_side, features), _features(seen, long_side, features)
    again = first and second and _registered(first, second, seen.shape, long_side, None)
    if not again or again.agreeing <= found.agreeing:
        return found
    homography = found.homography @ again.homography
    if not _plausible(homography, reference.shape):
        return found
    return Registration(homography, again.confidence, again.agreeing)


def _as_seen(reference: Picture, view: Matrix) -> Picture:
    seen: Any = cv2.warpPerspective(reference, view, _reach(view, reference))
    return np.asarray(seen, np.uint8)


def views(size: Sequence[int]) -> Iterator[Matrix | None]:
    """Yield the identity (None), then views from the side: foreshortened in several directions. Features
    are matched across small tilts only."""
    yield None
    middle = np.array(size, float) / 2
    for degrees in PARAMETERS.view_degrees:
        turn = np.radians(degrees)
        c, s = np.cos(turn), np.sin(turn)
        rotation = np.array([[c, -s], [s, c]])
        flat = rotation.T @ np.diag([1 / PARAMETERS.foreshortening, 1.0]) @ rotation
        corners = np.array([(0, 0), (size[0], 0), (0, size[1]), tuple(size)], float) - middle
        low = (corners @ flat.T).min(0)
        yield np.vstack([np.column_stack([flat, -flat @ middle - low]), [0, 0, 1]])


def _reach(view: Matrix, reference: Picture) -> tuple[int, int]:
    """Return width and height of the reference in a view."""
    high, wide = reference.shape[:2]
    corners = np.array([[(0, 0), (wide, 0), (0, high), (wide, high)]], np.float64)
    x, y = cv2.perspectiveTransform(corners, view)[0].max(0)
    return int(np.ceil(x)), int(np.ceil(y))


def _registered(
    first: Seen, second: Seen, shape: tuple[int, ...], long_side: int, view: Matrix | None
) -> Registration | None:
    """Fit a registration to the features of a view of the reference and of the photo."""
    pairs = _matches(first[1], second[1])
    if len(pairs) < PARAMETERS.min_inliers:
        return None
    here = np.array([first[0][a] for a, _ in pairs], dtype=np.float64)
    there = np.array([second[0][b] for _, b in pairs], dtype=np.float64)
    scale = max(1.0, max(shape[:2]) / long_side)
    homography, mask = cv2.findHomography(
        here, there, cv2.USAC_MAGSAC, PARAMETERS.max_inlier_px * scale, maxIters=PARAMETERS.max_fit_rounds
    )
    if homography is None or mask is None or int(mask.sum()) < PARAMETERS.min_inliers:
        return None
    agreeing, found = int(mask.sum()), np.asarray(homography, dtype=np.float64)
    return Registration(
        found if view is None else found @ view, min(1.0, agreeing / PARAMETERS.certain_inliers), agreeing
    )


def _features(picture: Picture, long_side: int, features: int) -> Seen | None:
    """Return points in pixels of the picture and their descriptors, spread over the picture because a
    table with a strong pattern would otherwise take them all."""
    scale = min(1.0, long_side / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    grey = cv2.createCLAHE(PARAMETERS.contrast_limit, PARAMETERS.contrast_parts).apply(
        cv2.cvtColor(small, cv2.COLOR_BGR2GRAY)
    )
    sift = cv2.SIFT.create()
    points, seen = sift.compute(grey, _spread(sift.detect(grey), grey.shape, features))
    if seen is None or len(points) < PARAMETERS.min_inliers:
        return None
    seen = np.sqrt(seen / (seen.sum(axis=1, keepdims=True) + 1e-7))
    return [(point.pt[0] / scale, point.pt[1] / scale) for point in points], seen


def _spread(points: Sequence[Any], shape: tuple[int, ...], most: int) -> list[Any]:
    """Return the strongest points, at most twice the average number from each part of the picture."""
    each, taken, kept = 2 * most // PARAMETERS.parts_per_side**2, Counter[tuple[int, int]](), list[Any]()
    for point in sorted(points, key=lambda point: -point.response):
        part = (
            int(point.pt[1] * PARAMETERS.parts_per_side / shape[0]),
            int(point.pt[0] * PARAMETERS.parts_per_side / shape[1]),
        )
        taken[part] += 1
        if taken[part] <= each:
            kept.append(point)
        if len(kept) == most:
            break
    return kept


def _matches(first: Any, second: Any) -> list[tuple[int, int]]:
    """Return pairs whose best match is much better than the second best, each point of the photo once."""
    best: dict[int, tuple[float, int]] = {}
    for one, two in cv2.BFMatcher(cv2.NORM_L2).knnMatch(first, second, k=2):
        if one.distance < PARAMETERS.max_distance_ratio * two.distance:
            known = best.get(one.trainIdx)
            if known is None or one.distance < known[0]:
                best[one.trainIdx] = (one.distance, one.queryIdx)
    return [(here, there) for there, (_, here) in best.items()]


def _plausible(homography: Matrix, shape: tuple[int, ...]) -> bool:
    """Return whether the reference maps to a convex quadrilateral of some size."""
    height, width = shape[:2]
    corners = np.array([[[0, 0]], [[width, 0]], [[width, height]], [[0, height]]], dtype=np.float64)
    quad = cv2.perspectiveTransform(corners, homography).astype(np.float32)
    area = abs(cv2.contourArea(quad))
    return (
        bool(cv2.isContourConvex(quad.reshape(-1, 1, 2)))
        and area > PARAMETERS.min_area_share * width * height
    )


def unwarped(photo: Picture, registration: Registration, size: tuple[int, int]) -> tuple[Picture, Picture]:
    """Warp the photo to the reference's view (width, height); return it and a mask of the part the photo
    covers."""
    back = np.linalg.inv(registration.homography)
    seen: Any = cv2.warpPerspective(photo, back, size, flags=cv2.INTER_AREA)
    mask: Any = cv2.warpPerspective(np.full(photo.shape[:2], 255, np.uint8), back, size)
    return seen, mask
