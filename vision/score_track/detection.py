"""Locate the score track in a picture, and the markers that stand or lie on its fields.

A layout (vision/tracks) is geometry alone: the places of its 50 fields, measured by us. The appearance of its
sheet is learnt (vision/models/tracks.npz): descriptors of keypoints, no picture. The sheet is found by
matching keypoints that agree on one homography, even where half of it is out of the frame.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s, Picture
from vision.image.pyramid import ImagePyramid, shrink
from vision.reading import Cell, Quad, SeenTrack
from vision.score_track.markers import markers
from vision.score_track.parameters import SCORE_TRACK

PARAMETERS = SCORE_TRACK.detection

SIFT_NUMBERS = 128  # of one descriptor
HERE = Path(__file__).parents[1]
LOOKS = HERE / "models" / "tracks.npz"


@dataclass(frozen=True)
class Layout:
    """A score track: `size` of its sheet; `fields`: points on each field, 0 first; `tiles`: the width of
    the sheet in tiles; `spots`: keypoints on it (N x 2); `looks`: their descriptors (N x 128, unit
    vectors)."""

    id: str
    size: tuple[float, float]
    fields: tuple[tuple[tuple[float, float], ...], ...]
    tiles: float
    spots: Float32s
    looks: Float32s


def find_track(
    photo: Picture | ImagePyramid, cells: Sequence[Cell] = (), layouts: Iterable[Layout] | None = None
) -> SeenTrack | None:
    """Return the score track in an upright picture with its markers, if one is in view; `cells` of the
    board are not searched."""
    pyramid = ImagePyramid.of(photo)
    small, scale = pyramid.level(PARAMETERS.long_side_px)
    grey = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)
    where = _beside(cells, grey.shape, scale)
    best: tuple[int, Layout, NDArray[np.float64]] | None = None
    for layout, box in _glanced(grey, where, known() if layouts is None else tuple(layouts)):
        top, left = box[0].start, box[1].start
        points, looks = spots(grey[box], None if where is None else where[box])
        agree, way = _lie(layout, points + np.array((left, top), np.float32), looks)
        if agree >= PARAMETERS.min_inliers and (best is None or agree > best[0]):
            best = agree, layout, np.diag([1 / scale, 1 / scale, 1.0]) @ way
    if best is None:
        return None
    agree, layout, way = best
    quad = sheet(layout, way)
    if not _plausible(quad, pyramid.full.shape):
        return None
    sure = min(1.0, agree / (PARAMETERS.certain_inliers_ratio * PARAMETERS.min_inliers))
    return SeenTrack(
        layout.id, quad, round(sure, 3), markers(pyramid.full, way, layout.size, layout.fields, layout.tiles)
    )


def _glanced(
    grey: Picture, where: Picture | None, layouts: Sequence[Layout]
) -> list[tuple[Layout, tuple[slice, slice]]]:
    """Return the layouts whose sheet seems to be in a picture, by a glance at a smaller copy, and the part
    of the picture around it. Most photos show none, and keypoints take long at full size."""
    small, scale = shrink(grey, PARAMETERS.glance_px)
    mask = None if where is None else cv2.resize(where, small.shape[::-1], interpolation=cv2.INTER_NEAREST)
    points, looks = spots(small, None if mask is None else np.asarray(mask, np.uint8))
    found = []
    for layout in layouts:
        agree, way = _lie(layout, points, looks)
        if agree < PARAMETERS.min_glance_inliers:
            continue
        corners = np.array(sheet(layout, np.diag([1 / scale, 1 / scale, 1.0]) @ way))
        if not np.isfinite(corners).all():
            corners = np.array([(0, 0), grey.shape[::-1]], float)
        rim = PARAMETERS.glance_rim * np.ptp(corners, axis=0).max()
        left, top = np.maximum(corners.min(0) - rim, 0).astype(int)
        right, bottom = np.minimum(corners.max(0) + rim, grey.shape[::-1]).astype(int)
        if right > left and bottom > top:
            found.append((layout, (slice(top, bottom), slice(left, right))))
    return found


def spots(
    grey: Picture, where: Picture | None = None, most: int = PARAMETERS.max_keypoints
) -> tuple[Float32s, Float32s]:
    """Return keypoints of a grey picture and their descriptors, which are invariant to the viewpoint."""
    found, looks = cv2.SIFT.create(most, contrastThreshold=PARAMETERS.min_keypoint_contrast).detectAndCompute(
        grey, where
    )
    if looks is None or not len(found):
        return np.zeros((0, 2), np.float32), np.zeros((0, SIFT_NUMBERS), np.float32)
    roots = np.sqrt(looks / np.maximum(looks.sum(axis=1, keepdims=True), 1e-7))
    return np.array([spot.pt for spot in found], np.float32), np.asarray(roots, np.float32)


def layout_of(data: Mapping[str, Any], spots: Float32s, looks: Float32s) -> Layout:
    """Build a layout from its data file and the descriptors of its sheet."""
    fields = tuple(tuple((float(x), float(y)) for x, y in field) for field in data["fields"])
    wide, high = data["size"]
    return Layout(str(data["id"]), (float(wide), float(high)), fields, float(data["tiles"]), spots, looks)


@lru_cache(maxsize=1)
def known() -> tuple[Layout, ...]:
    """Return the layouts that ship with the project."""
    with np.load(LOOKS) as stored:
        held = {name: stored[name] for name in stored.files}
    found = []
    for path in sorted((HERE / "tracks").glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        looks = held[f"{data['id']}.looks"].astype(np.float32)
        looks /= np.maximum(np.linalg.norm(looks, axis=1, keepdims=True), 1e-9)
        found.append(layout_of(data, held[f"{data['id']}.spots"].astype(np.float32), looks))
    return tuple(found)


def without_track(cells: Sequence[Cell], track: SeenTrack | None) -> tuple[Cell, ...]:
    """Return the cells that are not on the score track's sheet."""
    if track is None:
        return tuple(cells)
    outline = np.array(track.quad, np.float32)
    return tuple(
        cell
        for cell in cells
        if cv2.pointPolygonTest(outline, tuple(np.mean(cell.quad, axis=0).tolist()), measureDist=False) < 0
    )


def sheet(layout: Layout, way: NDArray[np.float64]) -> Quad:
    """Return the corners of a layout's sheet in the picture, clockwise from its upper left one."""
    wide, high = layout.size
    corners = np.array([[0, 0, 1], [wide, 0, 1], [wide, high, 1], [0, high, 1]]) @ way.T
    nw, ne, se, sw = ((round(float(x / w), 1), round(float(y / w), 1)) for x, y, w in corners)
    return nw, ne, se, sw


def _beside(cells: Sequence[Cell], shape: tuple[int, ...], scale: float) -> Picture | None:
    """Return a mask that is 255 where no cell of the board is seen."""
    if not cells:
        return None
    mask = np.full(shape[:2], 255, np.uint8)
    for cell in cells:
        cv2.fillConvexPoly(mask, np.round(np.array(cell.quad) * scale).astype(np.int32), 0)
    return mask


def _lie(layout: Layout, points: Float32s, looks: Float32s) -> tuple[int, NDArray[np.float64]]:
    """Return the number of keypoints that agree on the sheet's place, and the homography from sheet to
    picture."""
    nowhere = 0, np.eye(3)
    if len(points) < PARAMETERS.min_inliers or len(layout.spots) <= PARAMETERS.max_compared_places:
        return nowhere
    likeness = looks @ layout.looks.T
    top = np.argpartition(-likeness, PARAMETERS.max_compared_places, axis=1)[
        :, : PARAMETERS.max_compared_places
    ]
    best = likeness.argmax(axis=1)
    highest = likeness[np.arange(len(best)), best]
    away = (
        np.hypot(*(layout.spots[top] - layout.spots[best][:, None]).transpose(2, 0, 1))
        > PARAMETERS.min_place_distance_heights
    )
    second = np.where(away, np.take_along_axis(likeness, top, axis=1), 0.0).max(axis=1)
    good = (highest > PARAMETERS.min_keypoint_similarity) & (
        1 - highest < PARAMETERS.max_distance_ratio * (1 - second)
    )
    if good.sum() < PARAMETERS.min_inliers:
        return nowhere
    cv2.setRNGSeed(PARAMETERS.seed)
    way, agree = cv2.findHomography(
        layout.spots[best[good]],
        points[good],
        cv2.USAC_MAGSAC,
        PARAMETERS.max_inlier_px,
        maxIters=PARAMETERS.max_fit_rounds,
        confidence=PARAMETERS.fit_confidence,
    )
    return nowhere if way is None else (int(agree.sum()), np.asarray(way, np.float64))


def _plausible(quad: Quad, shape: tuple[int, ...]) -> bool:
    """Return whether a sheet can look like this: convex, not mirrored, no larger than a few pictures."""
    corners = np.array(quad, np.float32)
    if not np.isfinite(corners).all() or not cv2.isContourConvex(corners):
        return False
    area = float(cv2.contourArea(corners, oriented=True))
    least, most = PARAMETERS.area_shares
    return least * shape[0] * shape[1] < area < most * shape[0] * shape[1]
