"""Detect line segments and the two vanishing points of a square grid."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.grid.geometry.parameters import GEOMETRY

PARAMETERS = GEOMETRY.lines

POINTS_AT_A_TIME = 16  # compared with hundreds of segments: the numbers stay in the processor's cache


@dataclass(frozen=True)
class Segments:
    """Line segments in pixels: ends N x 2 each, and derived values."""

    start: Floats
    end: Floats

    @property
    def middle(self) -> Floats:
        return (self.start + self.end) / 2

    @property
    def length(self) -> Floats:
        return np.asarray(np.hypot(*(self.end - self.start).T))

    @property
    def lines(self) -> Floats:
        """Homogeneous lines, N x 3, unit normal."""
        lines = np.cross(homogeneous(self.start), homogeneous(self.end))
        return lines / np.maximum(np.hypot(lines[:, 0], lines[:, 1]), 1e-12)[:, None]

    def only(self, which: NDArray[np.bool_] | NDArray[np.int64]) -> Segments:
        return Segments(self.start[which], self.end[which])

    def __add__(self, other: Segments) -> Segments:
        return Segments(np.concatenate([self.start, other.start]), np.concatenate([self.end, other.end]))


def homogeneous(points: Floats) -> Floats:
    return np.concatenate([points, np.ones((len(points), 1))], axis=1)


def find_segments(
    grey: NDArray[np.uint8], shortest: float, around: NDArray[np.uint8] | None = None
) -> Segments:
    """Return LSD segments of at least `shortest` pixels; only those in the upright box of a mask, if one is
    given."""
    left, top, width, height = (0, 0, *grey.shape[::-1]) if around is None else cv2.boundingRect(around)
    part = grey[top : top + height, left : left + width]
    detector = cv2.createLineSegmentDetector(cv2.LSD_REFINE_STD, PARAMETERS.detection_scale)
    found = detector.detect(part)[0] if part.size else None
    ends = np.zeros((0, 4)) if found is None else found.reshape(-1, 4).astype(np.float64)
    segments = Segments(ends[:, :2] + (left, top), ends[:, 2:] + (left, top))
    return segments.only(segments.length >= shortest)


def inside(segments: Segments, mask: NDArray[np.uint8]) -> Segments:
    """Return the segments whose middle is in the mask."""
    column, row = segments.middle.astype(int).T
    return segments.only(mask[row.clip(0, mask.shape[0] - 1), column.clip(0, mask.shape[1] - 1)] > 127)


def joined(corners: Floats, neighbours: int = 4) -> Segments:
    """Connect each corner to its nearest ones: mostly the sides of cells, where corners are detected."""
    count = len(corners)
    if count <= neighbours:
        return Segments(np.zeros((0, 2)), np.zeros((0, 2)))
    away = ((corners[:, None] - corners[None]) ** 2).sum(2)
    np.fill_diagonal(away, np.inf)
    near = np.argsort(away, axis=1)[:, :neighbours]
    pairs = {(min(i, int(j)), max(i, int(j))) for i in range(count) for j in near[i]}
    one, other = np.array(sorted(pairs)).T
    return Segments(corners[one], corners[other])


def aimed(points: Floats, segments: Segments, max_sine: float) -> NDArray[np.bool_]:
    """Return whether the sine of the angle between each segment and its line to each vanishing point is less
    than `max_sine`: V x N."""
    middle, along = segments.middle, segments.end - segments.start
    along = along / np.maximum(np.hypot(*along.T), 1e-12)[:, None]
    found = np.empty((len(points), len(middle)), bool)
    for first in range(0, len(points), POINTS_AT_A_TIME):
        some = slice(first, first + POINTS_AT_A_TIME)
        to_x = points[some, :1] - points[some, 2:] * middle[:, 0]
        to_y = points[some, 1:2] - points[some, 2:] * middle[:, 1]
        cross = to_x * along[:, 1]
        cross -= to_y * along[:, 0]
        # compared as squares: there are hundreds of thousands, and roots take longer than everything else
        for part in (cross, to_x, to_y):
            part *= part
        to_x += to_y
        np.less(cross, max_sine**2 * np.maximum(to_x, 1e-24, out=to_x), out=found[some])
    return found


def vanishing_points(segments: Segments, rng: np.random.Generator) -> tuple[Floats, NDArray[np.bool_]]:
    """Return up to max_vanishing_points distinct vanishing points (V x 3, best first) and their inliers
    (V x N)."""
    lines, weight = segments.lines, segments.length
    likely = weight / weight.sum()
    pick = rng.choice(len(weight), (PARAMETERS.sampled_pairs, 2), p=likely)
    points = np.cross(lines[pick[:, 0]], lines[pick[:, 1]])
    norm = np.linalg.norm(points, axis=1)
    points = points[norm > 1e-9] / norm[norm > 1e-9, None]
    strong = np.argsort(-weight)[: PARAMETERS.max_scoring_segments]
    weight = weight[strong]
    inliers = aimed(points, segments.only(strong), PARAMETERS.max_deviation_sine)
    gains = inliers.astype(np.float64)
    kept_points: list[Floats] = []
    kept_inliers: list[NDArray[np.bool_]] = []
    free = np.ones(len(weight), bool)
    for _ in range(PARAMETERS.max_vanishing_points):
        gain = gains @ (weight * free)
        best = int(gain.argmax())
        if gain[best] < PARAMETERS.min_gain_share * weight.sum():
            break
        point, within = _polish(points[best], segments)
        kept_points.append(point)
        kept_inliers.append(within)
        free &= ~(within[strong] | inliers[best])
    return np.array(kept_points).reshape(-1, 3), np.array(kept_inliers).reshape(-1, len(segments.length))


def grid_pairs(
    segments: Segments, size: tuple[int, int], rng: np.random.Generator
) -> list[tuple[Floats, Floats]]:
    """Return pairs of vanishing points that may be those of a square grid seen by a camera, best first.

    `size` is the picture's (width, height). Each point is homogeneous, in pixels.
    """
    if len(segments.length) < PARAMETERS.min_segments:
        return []
    points, inliers = vanishing_points(segments, rng)
    gain = inliers @ segments.length
    ranked = []
    for i in range(len(points)):
        for j in range(i + 1, len(points)):
            trust = _plausible(points[i], points[j], segments, size)
            if trust:
                ranked.append((float(np.sqrt(gain[i] * gain[j])) * trust, i, j))
    ranked.sort(reverse=True)
    return [(points[i], points[j]) for _, i, j in ranked[: PARAMETERS.max_pairs]]


def _polish(point: Floats, segments: Segments) -> tuple[Floats, NDArray[np.bool_]]:
    """Fit the vanishing point of the segments near a first guess by least squares."""
    lines, length = segments.lines, segments.length
    centre = segments.middle.mean(0)
    scale = max(1.0, float(np.abs(segments.middle - centre).max()))
    shift = np.array([[1 / scale, 0, -centre[0] / scale], [0, 1 / scale, -centre[1] / scale], [0, 0, 1]])
    local = lines @ np.linalg.inv(shift)
    local /= np.hypot(local[:, 0], local[:, 1])[:, None]
    within = aimed(point[None], segments, PARAMETERS.max_deviation_sine)[0]
    for _ in range(4):
        if within.sum() < 3:
            break
        there = shift @ point
        far = np.hypot(*(there[:2, None] - there[2] * (shift[:2, :2] @ (segments.middle - centre).T)))
        weight = length / np.maximum(far / np.linalg.norm(there), 1e-3)
        normal = local[within] * weight[within, None]
        point = np.linalg.inv(shift) @ np.linalg.svd(normal, full_matrices=False)[2][-1]
        point /= np.linalg.norm(point)
        within = aimed(point[None], segments, PARAMETERS.max_deviation_sine)[0]
    return point, within


def _plausible(one: Floats, other: Floats, segments: Segments, size: tuple[int, int]) -> float:
    """Score a pair: 0 for one direction or a board behind the horizon, 1 where an ordinary camera sees
    both at right angles, less where only a cropped picture could."""
    centre = np.average(segments.middle, axis=0, weights=segments.length)
    direction = [p[:2] - p[2] * centre for p in (one, other)]
    lengths = [np.hypot(*d) for d in direction]
    if min(lengths) < 1e-12:
        return 0.0
    crossed = abs(direction[0][0] * direction[1][1] - direction[0][1] * direction[1][0])
    if crossed / (lengths[0] * lengths[1]) < PARAMETERS.min_crossing_sine:
        return 0.0
    horizon = np.cross(one, other)
    depth = homogeneous(segments.middle) @ horizon / float(horizon @ [*centre, 1.0])
    if np.percentile(depth, PARAMETERS.distance_percentile) < PARAMETERS.min_distance_ratio:
        return 0.0
    long_side, middle = max(size), np.array(size) / 2
    if any(
        abs(p[2]) * PARAMETERS.min_far_sides * long_side < np.hypot(*(p[:2] - p[2] * centre))
        for p in (one, other)
    ):
        return 1.0  # a direction without perspective gives no information about the camera
    focal2 = -float((one[:2] / one[2] - middle) @ (other[:2] / other[2] - middle))
    return 1.0 if focal2 > (PARAMETERS.min_focal_sides * long_side) ** 2 else PARAMETERS.off_centre_score
