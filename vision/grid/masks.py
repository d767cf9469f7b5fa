"""Masks of where tiles may be, by colour alone."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.grid.parameters import GRID

PARAMETERS = GRID.masks
FIELDS = GRID.field_mask
BUSY = GRID.busy_mask


def colour_masks(bgr: NDArray[np.uint8]) -> list[NDArray[np.uint8]]:
    """Return masks of field green, in the picture's original colours and with its colour cast removed."""
    mean = np.array(cv2.mean(bgr)[:3])
    gain = np.clip(mean.mean() / np.maximum(mean, 1.0), *FIELDS.gain_range)
    shades = np.clip(np.arange(256)[:, None] * gain, 0, 255).astype(np.uint8)
    neutral = np.asarray(cv2.LUT(bgr, shades.reshape(1, 256, 3)), np.uint8)
    return [mask for mask in (colour_mask(bgr), colour_mask(neutral)) if mask.any()]


def colour_mask(bgr: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a mask that is 255 where the picture is as green as fields, and close to that; else 0."""
    green = cv2.inRange(cv2.cvtColor(bgr, cv2.COLOR_BGR2HSV), *FIELDS.hsv_range)
    side = max(bgr.shape[:2])
    small = cv2.resize(
        green, None, fx=FIELDS.density_scale, fy=FIELDS.density_scale, interpolation=cv2.INTER_AREA
    )
    density = cv2.boxFilter(
        small, -1, (side // FIELDS.density_fraction | 1, side // FIELDS.density_fraction | 1)
    )
    solid: Any = cv2.morphologyEx(
        (density > FIELDS.min_density_level).astype(np.uint8),
        cv2.MORPH_CLOSE,
        cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (FIELDS.closing_px, FIELDS.closing_px)),
    )
    count, label, stats, _ = cv2.connectedComponentsWithStats(solid)
    if count > 1:
        area = stats[1:, cv2.CC_STAT_AREA]
        keep = np.flatnonzero(area > FIELDS.min_patch_share * area.max()) + 1
        solid = np.isin(label, keep).astype(np.uint8)
    solid = cv2.dilate(
        solid, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (FIELDS.margin_px, FIELDS.margin_px))
    )
    full = cv2.resize(solid * 255, (bgr.shape[1], bgr.shape[0]), interpolation=cv2.INTER_NEAREST)
    return np.asarray(full, np.uint8)


def busy_mask(bgr: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a mask that is 255 where the picture is full of edges, as printed tiles are and most tables
    are not."""
    grey = cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY)
    small = cv2.resize(grey, None, fx=BUSY.scale, fy=BUSY.scale, interpolation=cv2.INTER_AREA)
    edges = cv2.Canny(cv2.GaussianBlur(small, (0, 0), BUSY.blur_px), *BUSY.edge_levels)
    side = max(small.shape) // BUSY.window_fraction | 1
    density = cv2.boxFilter(edges, -1, (side, side))
    _, solid = cv2.threshold(density, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    solid = cv2.morphologyEx(solid, cv2.MORPH_OPEN, disc)
    count, label, stats, _ = cv2.connectedComponentsWithStats(solid)
    if count > 1:
        area = stats[1:, cv2.CC_STAT_AREA]
        solid = (
            np.isin(label, np.flatnonzero(area > BUSY.min_patch_share * area.max()) + 1).astype(np.uint8)
            * 255
        )
    full = cv2.resize(solid, (bgr.shape[1], bgr.shape[0]), interpolation=cv2.INTER_NEAREST)
    return np.asarray(full, np.uint8)


def group_masks(bgr: NDArray[np.uint8]) -> list[NDArray[np.uint8]]:
    """Return masks of the larger patches of similar colour, whatever it is: where a cloth is as busy as
    tiles and has their hues, one of these contains most tiles and little of the cloth."""
    scale = PARAMETERS.grouping_px / max(bgr.shape[:2])
    small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    lab: Any = cv2.GaussianBlur(
        cv2.cvtColor(small, cv2.COLOR_BGR2LAB).astype(np.float32), (0, 0), PARAMETERS.blur_px
    )
    points = (
        lab
        * np.array(
            [PARAMETERS.lightness_weight, PARAMETERS.colour_weight, PARAMETERS.colour_weight], np.float32
        )
    ).reshape(-1, 3)
    cv2.setRNGSeed(PARAMETERS.seed)
    stop = (
        cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER,
        PARAMETERS.grouping_rounds,
        PARAMETERS.grouping_tolerance,
    )
    first = np.zeros((len(points), 1), np.int32)
    _, group, _ = cv2.kmeans(points, PARAMETERS.colour_groups, first, stop, 2, cv2.KMEANS_PP_CENTERS)
    group = group.reshape(small.shape[:2])
    masks = [_patches((group == number).astype(np.uint8)) for number in range(PARAMETERS.colour_groups)]
    size = (bgr.shape[1], bgr.shape[0])
    return [
        np.asarray(cv2.resize(mask, size, interpolation=cv2.INTER_NEAREST), np.uint8)
        for mask in masks
        if 0 < np.count_nonzero(mask) < PARAMETERS.max_group_share * mask.size
    ]


def _patches(mask: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return 255 in and around the larger patches of a mask of 0 and 1, small holes filled."""
    whole = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    whole = cv2.morphologyEx(
        whole,
        cv2.MORPH_CLOSE,
        cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (PARAMETERS.closing_px, PARAMETERS.closing_px)),
    )
    count, label, stats, _ = cv2.connectedComponentsWithStats(whole)
    if count < 2:
        return np.zeros_like(mask)
    area = stats[1:, cv2.CC_STAT_AREA]
    kept = (
        np.isin(label, np.flatnonzero(area > PARAMETERS.min_patch_share * area.max()) + 1).astype(np.uint8)
        * 255
    )
    return np.asarray(
        cv2.dilate(kept, np.ones((PARAMETERS.margin_px, PARAMETERS.margin_px), np.uint8)), np.uint8
    )


def patches_apart(mask: NDArray[np.uint8], most: int = 2) -> list[NDArray[np.uint8]]:
    """Split a mask of 0 to 255 into its largest patches, each as a mask with its surroundings; none where
    one of them is nearly all of it."""
    _, label, stats, _ = cv2.connectedComponentsWithStats((mask > 127).astype(np.uint8))
    area = stats[1:, cv2.CC_STAT_AREA]
    order = [int(i) for i in np.argsort(-area)[:most] if area[i] > PARAMETERS.min_patch_share * area.max()]
    if len(order) < 2:
        return []
    around = np.ones((PARAMETERS.dilation_px, PARAMETERS.dilation_px), np.uint8)
    return [np.asarray(cv2.dilate((label == 1 + i).astype(np.uint8) * 255, around), np.uint8) for i in order]


def largest_patch(there: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the largest patch of a map that is not empty, 1 there."""
    _, patches, stats, _ = cv2.connectedComponentsWithStats(there)
    return np.asarray(patches == 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax()), np.uint8)
