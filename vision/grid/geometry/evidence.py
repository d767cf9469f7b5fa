"""Evidence for where the grid lines of a picture run.

Every piece of evidence is a point and an axis: "a grid line of constant x (axis 0) or constant y (axis 1)
passes here". A tile corner is evidence for both axes; a line segment, through points along it, for one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.grid.geometry.lines import Segments, aimed
from vision.grid.geometry.parameters import GEOMETRY

PARAMETERS = GEOMETRY.evidence


@dataclass(frozen=True)
class Evidence:
    """Points in pixels (N x 2), the axis of each (N, 0 or 1) and its weight (N)."""

    points: Floats
    axis: NDArray[np.int64]
    weight: Floats

    def __add__(self, other: Evidence) -> Evidence:
        return Evidence(
            np.concatenate([self.points, other.points]),
            np.concatenate([self.axis, other.axis]),
            np.concatenate([self.weight, other.weight]),
        )

    def strongest(self, most: int) -> Evidence:
        """Return at most `most` pieces per axis, those with the greatest weights."""
        order = np.argsort(-self.weight, kind="stable")
        return self.only(np.sort(np.concatenate([order[self.axis[order] == a][:most] for a in (0, 1)])))

    def only(self, which: NDArray[np.bool_] | NDArray[np.int64] | slice) -> Evidence:
        return Evidence(self.points[which], self.axis[which], self.weight[which])


def from_corners(peaks: Floats, strength: Floats) -> Evidence:
    """Convert tile corners (N x 2 pixels) with strengths of about 1 for a certain one."""
    count = len(peaks)
    axis = np.repeat([0, 1], count)
    return Evidence(np.concatenate([peaks, peaks]), axis, np.concatenate([strength, strength]))


def from_segments(
    segments: Segments, across: Floats, unit: float, slack: float = PARAMETERS.slack
) -> Evidence:
    """Convert segments that run to one of two vanishing points to points along them.

    `across`: the vanishing points of the grid's x and y direction (2 x 3); a segment running along x is
    evidence for y. `unit`: pixels that make a segment count as much as a certain corner.
    """
    aims = aimed(across, segments, slack * GEOMETRY.lines.max_deviation_sine)
    return _spoken(segments, aims[1] & ~aims[0], aims[0] & ~aims[1], unit)


def from_grid(segments: Segments, start: Floats, end: Floats, unit: float) -> Evidence:
    """Convert segments that run along the grid, wherever they are, to points along them; `start` and `end`
    are the segments' ends in grid coordinates."""
    run = np.abs(end - start)
    return _spoken(
        segments,
        run[:, 0] < PARAMETERS.max_segment_tangent * run[:, 1],
        run[:, 1] < PARAMETERS.max_segment_tangent * run[:, 0],
        unit,
    )


def _spoken(
    segments: Segments, upright: NDArray[np.bool_], level: NDArray[np.bool_], unit: float
) -> Evidence:
    """Return the evidence of segments along which x (`upright`) or y (`level`) is constant."""
    parts = []
    for axis, chosen in enumerate((segments.only(upright), segments.only(level))):
        points = np.concatenate([chosen.start * (1 - t) + chosen.end * t for t in PARAMETERS.segment_shares])
        weight = np.tile(np.minimum(chosen.length / unit, 1.0) / 3, 3)
        parts.append(Evidence(points, np.full(len(points), axis), weight))
    return parts[0] + parts[1]
