"""Explain why no board was found in a picture, in terms its photographer can act on."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.errors import Cause, Stage, Unreadable
from vision.grid.masks import largest_patch
from vision.grid.parameters import GRID
from vision.grid.peaks import tile_corners
from vision.image.pyramid import ImagePyramid, shrink
from vision.image.quality import Glance, glance_at, steepness, white
from vision.models import dense
from vision.models.parameters import NETS
from vision.reading import Quad
from vision.scene.parameters import SCENE

PARAMETERS = SCENE.failure_reasons


def explained(photo: ImagePyramid, lost: Unreadable, seen: Glance | None = None) -> Unreadable:
    """Return the same error with a cause that people can fix. `seen`: quality of the picture as it was
    taken, if it was brightened since."""
    if lost.cause is not None or lost.kind != "no_board":
        return lost
    cause = why(photo, seen)
    return Unreadable(lost.stage, cause, lost.kind)


def refusal(cause: Cause, stage: Stage = "lattice") -> Unreadable:
    """Return the error for a picture that needs no further analysis."""
    return Unreadable(stage, cause)


def unfamiliar(photo: ImagePyramid, seen: Glance | None = None) -> Unreadable:
    """Return the error for a picture with a grid but hardly a tile of the selected sets."""
    cause = why(photo, seen)
    return refusal("sets" if cause == "grid" else cause, "cells")


def why(photo: Picture | ImagePyramid, seen: Glance | None = None) -> Cause:
    """Return the most likely cause why no grid was found in an upright picture; `seen` as in `explained`."""
    pyramid = ImagePyramid.of(photo)
    first = seen or glance_at(pyramid)
    if first.hopeless:
        return first.hopeless
    if "dark" in first.warnings:
        return "dark"
    small = pyramid.level(NETS.nets.scene_long_side_px)[0]
    scene = dense.scene(small)
    tiles, maybe = scene.mask > GRID.peaks.min_tile_value, scene.mask > GRID.peaks.min_possible_tile_value
    if maybe.mean() < PARAMETERS.min_possible_tile_share:
        return "blurred" if first.clearest < PARAMETERS.min_sharpness else "empty"
    if "small" in first.warnings:
        return "small"
    if _bleached(small, tiles) > PARAMETERS.max_overexposed_share:
        return "bright"
    if _steep(small, maybe) < PARAMETERS.min_steepness:
        return "blurred"
    if tiles.mean() >= PARAMETERS.min_tile_share / 2 and _breadth(tiles) < PARAMETERS.min_board_ratio:
        return "flat"
    if tiles.mean() < PARAMETERS.min_tile_share:
        return _far_or_none(pyramid.full, maybe)
    return "far" if _spacing(tile_corners(scene, 1.0)[0]) < PARAMETERS.min_corner_distance_px else "grid"


def _far_or_none(bgr: NDArray[np.uint8], maybe: NDArray[np.bool_]) -> Cause:
    """Return the cause where hardly anything looks like tiles: a closer view of the largest patch that may
    be tiles distinguishes distant tiles from other things."""
    joined = cv2.dilate(
        maybe.astype(np.uint8), np.ones((PARAMETERS.joining_map_px, PARAMETERS.joining_map_px), np.uint8)
    )
    patch = largest_patch(np.asarray(joined, np.uint8))
    left, top, width, height = cv2.boundingRect(patch)
    scale, around = bgr.shape[1] / maybe.shape[1], PARAMETERS.patch_margin_share * max(width, height)
    edges = (left - around, top - around, left + width + around, top + height + around)
    x0, y0, x1, y1 = (max(0, round(scale * edge)) for edge in edges)
    part = shrink(bgr[y0:y1, x0:x1], PARAMETERS.closer_view_px)[0]
    larger = min(PARAMETERS.max_magnification, PARAMETERS.closer_view_px / max(part.shape[:2]))
    near = np.asarray(cv2.resize(part, None, fx=larger, fy=larger, interpolation=cv2.INTER_CUBIC), np.uint8)
    if (dense.scene(near).mask > GRID.peaks.min_tile_value).mean() < PARAMETERS.min_closer_tile_share:
        return "empty"
    return "flat" if _breadth(maybe & (patch > 0)) < PARAMETERS.min_far_patch_ratio else "far"


def _steep(bgr: NDArray[np.uint8], tiles: NDArray[np.bool_]) -> float:
    """Return the steepness of edges on and around the tiles (a smaller map), in their worst direction."""
    grey = np.asarray(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY), np.uint8)
    size = (bgr.shape[1], bgr.shape[0])
    there = cv2.resize(tiles.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST)
    where = cv2.dilate(there, np.ones((PARAMETERS.rim_px, PARAMETERS.rim_px), np.uint8)) > 0
    low, high = np.percentile(grey[where], PARAMETERS.contrast_percentiles)
    return steepness(grey, float(high - low), where)[0]


def bleached(photo: ImagePyramid, quads: Sequence[Quad]) -> float:
    """Return the overexposed share of these cells."""
    small, scale = photo.level(NETS.nets.scene_long_side_px)
    cells = np.zeros(small.shape[:2], np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(cells, np.round(np.array(quad) * scale).astype(np.int32), 1)
    return _bleached(small, cells > 0)


def _bleached(bgr: NDArray[np.uint8], tiles: NDArray[np.bool_]) -> float:
    """Return the overexposed share of the tiles (a smaller map)."""
    size = (tiles.shape[1], tiles.shape[0])
    seen = white(np.asarray(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), np.uint8))[tiles]
    return float(seen.mean()) if seen.size else 0.0


def _breadth(tiles: NDArray[np.bool_]) -> float:
    """Return the ratio of width to length of the largest patch of tiles."""
    rows, columns = np.nonzero(largest_patch(tiles.astype(np.uint8)))
    if len(rows) < 3:
        return 1.0
    spread = np.linalg.eigvalsh(np.cov(np.stack([columns, rows])))
    return float(np.sqrt(max(spread[0], 0.0) / max(spread[1], 1e-9)))


def _spacing(corners: NDArray[np.float64]) -> float:
    """Return the median distance in pixels between neighbouring corners; infinite where hardly any are
    seen."""
    if len(corners) < PARAMETERS.min_corners:
        return float("inf")
    apart = np.hypot(*(corners[:, None] - corners[None]).transpose(2, 0, 1))
    np.fill_diagonal(apart, np.inf)
    return float(np.median(apart.min(axis=1)))
