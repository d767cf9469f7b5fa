"""Collect the evidence of a picture and generate every grid that its lines and corners support."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.arrays import Floats, Picture
from vision.grid.geometry.evidence import Evidence, from_corners, from_segments
from vision.grid.geometry.homography import metric_view, polish, project
from vision.grid.geometry.lines import Segments, find_segments, grid_pairs, inside, joined
from vision.grid.geometry.parameters import GEOMETRY
from vision.grid.masks import colour_masks
from vision.grid.parameters import GRID
from vision.grid.peaks import ScenePeaks, enlargement, tile_corners, tile_mask
from vision.grid.pitch import USUAL, PitchRange, grids
from vision.grid.score import Patch, corner_score, covered_cells, line_score

PARAMETERS = GRID.candidates


@dataclass(frozen=True)
class Seen:
    """All evidence of a picture for its grid, in working pixels."""

    size: tuple[int, int]
    segments: Segments
    corners: Floats
    strength: Floats
    masks: list[Picture]  # most trusted last
    learnt: bool  # whether the last mask is the scene net's


@dataclass(frozen=True)
class GridCandidate:
    """A grid (homography picture -> grid) derived from a patch."""

    score: float
    grid: Floats
    patch: Patch
    evidence: Evidence


def gather(work: Picture) -> Seen:
    """Collect segments and masks of the working picture, without the scene net."""
    segments = find_segments(
        np.asarray(cv2.cvtColor(work, cv2.COLOR_BGR2GRAY), np.uint8), PARAMETERS.min_segment_px
    )
    size = (work.shape[1], work.shape[0])
    return Seen(size, segments, np.zeros((0, 2)), np.zeros(0), colour_masks(work), learnt=False)


def with_scene(plain: Seen, scene: ScenePeaks | None, own: tuple[int, int]) -> Seen:
    """Add the scene net's mask and corners; `own`: the original picture's (width, height)."""
    if scene is None:
        return plain
    factor = enlargement(scene, plain.size, own)
    mask = tile_mask(scene, plain.size, factor)
    corners, strength = tile_corners(scene, factor)
    masks = [*plain.masks, mask] if mask.any() else plain.masks
    return Seen(plain.size, plain.segments, corners, strength, masks, bool(mask.any()))


def within(seen: Seen, mask: Picture) -> Seen:
    """Restrict the evidence to one patch: its corners and its mask."""
    column, row = np.round(seen.corners).astype(int).T
    there = mask[row.clip(0, mask.shape[0] - 1), column.clip(0, mask.shape[1] - 1)] > 127
    return replace(seen, corners=seen.corners[there], strength=seen.strength[there], masks=[mask])


def candidates_from(seen: Seen, mask: Picture, search: PitchRange = USUAL) -> Iterator[GridCandidate]:
    """Yield every plausible grid of the lines inside a mask, with its score, those of the most likely
    directions and spacing first."""
    patch = Patch(mask, seen.segments)
    lines = patch.segments + inside(joined(seen.corners), mask)
    if len(lines.length) < GEOMETRY.lines.min_segments:
        return
    centre = np.average(lines.middle, axis=0, weights=lines.length)
    corners = from_corners(seen.corners, seen.strength)
    found: list[GridCandidate] = []
    for pair in grid_pairs(lines, seen.size, np.random.default_rng(PARAMETERS.seed)):
        pair, view = upright(pair, centre, seen.size)
        evidence = from_segments(patch.segments, np.array(pair), PARAMETERS.full_weight_segment_px) + corners
        jury = evidence.strongest(PARAMETERS.max_rough_evidence)
        known = Distinct(jury.points, [other.grid for other in found])
        for rough in grids(view, jury, search):
            grid = polish(rough, jury)[0]
            if known.add(grid):
                found.append(GridCandidate(score(grid, seen, patch), grid, patch, evidence))
                yield found[-1]
        if len(found) >= search.most:
            break


def score(grid: Floats, seen: Seen, patch: Patch) -> float:
    """Return how well a grid explains the lines and, where enough are seen, the corners in a patch."""
    covered = covered_cells(grid, patch)
    lines = line_score(grid, patch.segments, covered)
    if len(seen.corners) < PARAMETERS.min_corners:
        return lines
    line_weight, corner_weight = PARAMETERS.score_weights
    return max(lines, line_weight * lines + corner_weight * corner_score(grid, seen.corners, covered))


class Distinct:
    """A collection of grids in which no two agree on nearly all of some points, up to a whole number of
    cells."""

    def __init__(self, points: Floats, known: Iterable[Floats] = ()) -> None:
        self.some = points[:: max(1, len(points) // PARAMETERS.compared_points)]
        self._placed = [project(grid, self.some) for grid in known]

    def add(self, grid: Floats) -> bool:
        """Add a grid; return False if an equivalent one is already there."""
        here = project(grid, self.some)
        new = not self._there(here)
        if new:
            self._placed.append(here)
        return new

    def _there(self, here: Floats) -> bool:
        if not self._placed:
            return False
        apart = np.stack(self._placed) - here  # grids x points x 2, nan behind a horizon
        sound = np.isfinite(apart).all(2)
        count = sound.sum(1)
        apart[~sound] = np.nan
        # nan is sorted last
        middle = np.sort(apart, axis=1)[np.arange(len(apart)), np.maximum(count, 1) // 2]
        apart -= np.round(middle)[:, None]
        off = ((np.abs(apart) > PARAMETERS.max_same_distance_cells).any(2) & sound).sum(1)
        return bool(((off < PARAMETERS.max_apart_share * count) & (count > 0)).any())


def upright(
    pair: tuple[Floats, Floats], centre: Floats, size: tuple[int, int]
) -> tuple[tuple[Floats, Floats], Floats]:
    """Return the pair in the order (x, y), and its metric view with x to the right and y downwards in the
    picture."""
    best: tuple[float, tuple[Floats, Floats], Floats] | None = None
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
