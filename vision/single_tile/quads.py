"""Squares of a picture that may be the tile: from corners and outlines that the scene net sees.

The net was trained on boards; a tile alone has the same corners. It is run on small copies of the picture,
since a tile held up is much larger than on any board.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from vision.arrays import Floats, Picture
from vision.models import dense
from vision.single_tile.parameters import SINGLE_TILE

PARAMETERS = SINGLE_TILE.quads


def possible_quads(bgr: Picture) -> list[Floats]:
    """Return quads that may be the tile (4 x 2 pixels, clockwise, the upper left corner first), likely
    places first."""
    height, width = bgr.shape[:2]
    found: list[tuple[float, Floats]] = []
    for longest in PARAMETERS.scene_sides_px:
        scale = min(1.0, longest / max(height, width))
        small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        scene = dense.scene(np.asarray(small, np.uint8))
        for strength, quad in (*_between_corners(scene), *_outlines(scene)):
            found.append((strength, quad / scale))
    shorter, middle = min(height, width), np.array([width, height]) / 2
    for share in PARAMETERS.central_sides:
        half = share * shorter / 2
        found.append(
            (
                PARAMETERS.central_strength,
                middle + half * np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], float),
            )
        )
    ranked = sorted(
        (
            (strength * nearness(quad, bgr), upright(quad))
            for strength, quad in found
            if _sized(quad, shorter)
        ),
        key=lambda one: -one[0],
    )
    quads = np.array([quad for _, quad in ranked[: PARAMETERS.max_compared]])
    kept: list[Floats] = []
    while len(quads) and len(kept) < PARAMETERS.max_quads:
        best = quads[0]
        kept.append(best)
        side = float(np.hypot(*(best[0] - best[1])))
        away = np.hypot(*(quads - best).transpose(2, 0, 1)).mean(1)
        quads = quads[away >= PARAMETERS.same_share * side]
    return kept


def nearness(quad: Floats, bgr: Picture) -> float:
    """Return how near the middle of the picture a quad is, 0 to 1: people aim at the tile."""
    height, width = bgr.shape[:2]
    away = np.hypot(*(quad.mean(0) - (width / 2, height / 2))) / (
        PARAMETERS.spread_share * min(height, width)
    )
    return float(np.exp(-(away**2) / 2))


def upright(quad: Floats) -> Floats:
    """Return the quad from its upper left corner: its first side is the one that points most to the right."""
    ahead = np.roll(quad, -1, axis=0) - quad
    slopes = ahead[:, 0] / np.maximum(np.hypot(*ahead.T), 1e-9)
    return np.roll(quad, -int(slopes.argmax()), axis=0)


def _sized(quad: Floats, shorter: int) -> bool:
    side = float(np.sqrt(_area(quad)))
    return PARAMETERS.min_side_share * shorter <= side <= PARAMETERS.max_side_share * shorter


def _area(quad: Floats) -> float:
    return float(cv2.contourArea(quad.astype(np.float32)))


def _between_corners(scene: dense.SceneMaps) -> Iterator[tuple[float, Floats]]:
    """Yield squares, seen at an angle, of which the net sees at least three corners, with their strength."""
    points, strengths = _peaks(scene)
    if len(points) < 3:
        return
    a, b, d = (number.ravel() for number in np.indices((len(points),) * 3))
    east, south = points[b] - points[a], points[d] - points[a]
    lengths = np.hypot(*east.T), np.hypot(*south.T)
    cross = east[:, 0] * south[:, 1] - east[:, 1] * south[:, 0]
    size = lengths[0] * lengths[1]
    right = cross > PARAMETERS.min_corner_sine * size  # clockwise, and near a right angle
    even = np.maximum(*lengths) < PARAMETERS.max_side_ratio * np.minimum(*lengths)
    for i in np.flatnonzero(right & even & (size > 0)):
        expected = points[b[i]] + south[i]  # the fourth corner, of a parallelogram
        away = np.hypot(*(points - expected).T)
        nearest = int(away.argmin())
        seen = away[nearest] < PARAMETERS.corner_reach_share * np.sqrt(size[i])
        quad = np.array([points[a[i]], points[b[i]], points[nearest] if seen else expected, points[d[i]]])
        held = strengths[[a[i], b[i], d[i]]].sum() + (strengths[nearest] if seen else 0.0)
        if _square(quad):
            even_sides = min(lengths[0][i], lengths[1][i]) / max(lengths[0][i], lengths[1][i])
            yield float(held / 4 * even_sides * cross[i] / size[i]), quad


def _peaks(scene: dense.SceneMaps) -> tuple[Floats, Floats]:
    """Return the places of corners in pixels, and their strengths."""
    corners = cv2.GaussianBlur(scene.corners, (0, 0), PARAMETERS.corner_blur_px)
    highest = cv2.dilate(corners, np.ones((PARAMETERS.corner_px, PARAMETERS.corner_px), np.uint8))
    rows, columns = np.nonzero((corners >= highest) & (corners > PARAMETERS.min_corner))
    order = np.argsort(-corners[rows, columns])[: PARAMETERS.max_corners]
    rows, columns = rows[order], columns[order]
    points = (np.stack([columns, rows], 1) + 0.5) * scene.scale
    return np.asarray(points, float), np.asarray(corners[rows, columns], float)


def _outlines(scene: dense.SceneMaps) -> Iterator[tuple[float, Floats]]:
    """Yield the outlines of what the net takes for a tile, where they are squares."""
    for level in PARAMETERS.mask_levels:
        mask = (scene.mask > level).astype(np.uint8)
        found, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        for outline in found:
            hull = cv2.convexHull(outline)
            corners = cv2.approxPolyDP(
                hull, PARAMETERS.outline_tolerance * cv2.arcLength(hull, closed=True), closed=True
            )
            box = cv2.boxPoints(cv2.minAreaRect(hull))
            quad = (corners[:, 0] if len(corners) == 4 else box).astype(float)
            quad = quad if _turns_right(quad) else quad[::-1]
            area = _area(quad)
            if area and cv2.contourArea(outline) > PARAMETERS.min_filled_share * area and _square(quad):
                yield level, (quad + 0.5) * scene.scale


def _turns_right(quad: Floats) -> bool:
    a, b = quad[1] - quad[0], quad[2] - quad[1]
    return bool(a[0] * b[1] - a[1] * b[0] > 0)


def _square(quad: Floats) -> bool:
    """Return whether a quad may be a square seen at an angle."""
    sides = np.hypot(*(quad - np.roll(quad, 1, axis=0)).T)
    bent = float(np.hypot(*(quad[0] - quad[1] + quad[2] - quad[3]))) / max(float(sides.mean()), 1e-9)
    return bool(sides.max() < PARAMETERS.max_side_ratio * sides.min() and bent < PARAMETERS.max_bend_share)
