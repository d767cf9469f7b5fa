"""Candidate grids: what a picture shows, and every grid that its lines and corners may belong to."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.lattice.evidence import Evidence, from_corners, from_segments
from vision.lattice.lines import Array, Segments, find_segments, grid_pairs, inside, joined
from vision.lattice.masks import colour_masks
from vision.lattice.peaks import Scene, enlargement, tile_corners, tile_mask
from vision.lattice.plane import metric_view, polish, project
from vision.lattice.score import corner_score, line_score
from vision.lattice.spacing import USUAL, Search, grids

Picture = NDArray[np.uint8]
SHORTEST = 14.0  # pixels of a segment
SURE = 60.0  # pixels of a segment that counts like a corner
JURY = 250  # strongest pieces of evidence of each axis, by which rough grids are placed
FEWEST = 12  # corners seen, from which on they are believed


@dataclass(frozen=True)
class Seen:
    """All that a picture shows of its grid, in working pixels."""

    size: tuple[int, int]
    segments: Segments
    corners: Array
    strength: Array
    masks: list[Picture]  # the most trusted last
    learnt: bool  # whether the last mask is the scene net's


@dataclass(frozen=True)
class Candidate:
    """A grid (homography picture -> grid) that a mask led to."""

    score: float
    grid: Array
    mask: Picture
    evidence: Evidence


def gather(work: Picture, scene: Scene | None, own: tuple[int, int]) -> Seen:
    """Segments, corners and masks of the working picture; `own` is the original's (width, height)."""
    size = (work.shape[1], work.shape[0])
    segments = find_segments(np.asarray(cv2.cvtColor(work, cv2.COLOR_BGR2GRAY), np.uint8), SHORTEST)
    masks = colour_masks(work)
    if scene is None:
        return Seen(size, segments, np.zeros((0, 2)), np.zeros(0), masks, False)
    factor = enlargement(scene, size, own)
    mask = tile_mask(scene, size, factor)
    corners, strength = tile_corners(scene, factor)
    return Seen(size, segments, corners, strength, [*masks, mask] if mask.any() else masks, bool(mask.any()))


def candidates_from(seen: Seen, mask: Picture, search: Search = USUAL) -> list[Candidate]:
    """Every plausible grid of the lines inside a mask, scored."""
    segments = inside(seen.segments, mask)
    lines = segments + inside(joined(seen.corners), mask)
    if len(lines.length) < 8:
        return []
    centre = np.average(lines.middle, axis=0, weights=lines.length)
    corners = from_corners(seen.corners, seen.strength)
    found: list[Candidate] = []
    for pair in grid_pairs(lines, seen.size, np.random.default_rng(7)):
        pair, view = upright(pair, centre, seen.size)
        evidence = from_segments(segments, np.array(pair), SURE) + corners
        jury = evidence.strongest(JURY)
        for rough in grids(view, jury, search):
            grid = polish(rough, jury)[0]
            if not any(same(grid, other.grid, jury.points) for other in found):
                found.append(Candidate(score(grid, seen, mask), grid, mask, evidence))
    return found


def score(grid: Array, seen: Seen, mask: Picture) -> float:
    """How well a grid explains the lines and, where enough are seen, the corners in a mask."""
    lines = line_score(grid, inside(seen.segments, mask), mask)
    if len(seen.corners) < FEWEST:
        return lines
    return max(lines, 0.35 * lines + 0.65 * corner_score(grid, seen.corners, mask))


def same(one: Array, other: Array, points: Array) -> bool:
    """Whether two grids agree on nearly all points, up to a whole number of cells."""
    some = points[:: max(1, len(points) // 60)]
    apart = project(one, some) - project(other, some)
    apart = apart[np.isfinite(apart[:, 0])]
    if not len(apart):
        return False
    apart -= np.round(np.sort(apart, axis=0)[len(apart) // 2])
    return bool((np.abs(apart) > 0.1).any(axis=1).mean() < 0.1)


def upright(
    pair: tuple[Array, Array], centre: Array, size: tuple[int, int]
) -> tuple[tuple[Array, Array], Array]:
    """The pair in the order (x, y), and its metric view with x to the right and y downwards in the
    picture."""
    best: tuple[float, tuple[Array, Array], Array] | None = None
    for order in (pair, pair[::-1]):
        view = metric_view(*order, centre, size)
        right = project(view, centre + np.array([[1.0, 0.0]]))[0]
        down = project(view, centre + np.array([[0.0, 1.0]]))[0]
        axes = np.linalg.inv(np.stack([right, down], 1))  # columns: pixels per step along x, along y
        axes = axes / np.hypot(*axes)
        for sign in (1.0, -1.0):
            other = sign * np.sign(np.linalg.det(axes))
            fit = float(sign * axes[0, 0] + other * axes[1, 1])
            if best is None or fit > best[0]:
                best = fit, order, np.diag([sign, other, 1.0]) @ view
    assert best is not None
    return best[1], best[2]
