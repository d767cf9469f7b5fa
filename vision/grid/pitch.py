"""Estimate the spacing of the cells: periods of the grid lines on the rectified table."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.grid.geometry.evidence import Evidence
from vision.grid.geometry.homography import project
from vision.grid.parameters import GRID

PARAMETERS = GRID.pitch


@dataclass(frozen=True)
class PitchRange:
    """Extent of a search: the maximum aspect ratio of rectified cells, the number of spacings tried, and
    the number of grids after which no further directions are tried."""

    square: float
    peaks: int
    most: int


USUAL = PitchRange(1.4, 5, 70)
BOLD = PitchRange(1.9, 10, 100)  # for cropped pictures, whose middle is off the camera's axis


def waves(position: Floats, weight: Floats, frequency: Floats) -> NDArray[np.complex128]:
    """Return weighted Fourier sums of positions, one per frequency, normalised to at most 1."""
    turns = np.exp(2j * np.pi * frequency[:, None] * position[None])
    return np.asarray(turns @ weight / max(weight.sum(), 1e-9))


def grids(view: Floats, evidence: Evidence, search: PitchRange) -> list[Floats]:
    """Return homographies picture -> grid for the most likely spacings, best first, with their halves and
    doubles."""
    table = project(view, evidence.points)
    sound = np.isfinite(table).all(1)
    mine = [sound & (evidence.axis == axis) for axis in (0, 1)]
    lines = [(table[which, axis], evidence.weight[which]) for axis, which in enumerate(mine)]
    if min(len(p) for p, _ in lines) < PARAMETERS.min_evidence:
        return []
    extent = max(_spread(p, w) for p, w in lines)
    frequency = np.arange(
        2.0 / extent,
        min(PARAMETERS.max_cells / extent, 1 / PARAMETERS.min_pitch_px),
        PARAMETERS.frequency_step / extent,
    )
    if len(frequency) < PARAMETERS.min_frequencies:
        return []
    strength = [np.abs(waves(p, w, frequency)) for p, w in lines]
    ratios = np.geomspace(1 / search.square, search.square, PARAMETERS.tried_ratios)
    joint = np.zeros((len(ratios), len(frequency)))
    for k, ratio in enumerate(ratios):
        other = np.interp(frequency * ratio, frequency, strength[1], left=0, right=0)
        joint[k] = strength[0] * other * np.exp(-0.5 * (2 * np.log(ratio) / np.log(search.square)) ** 2)
    found: list[Floats] = []
    best = joint.max(0)
    left = best.copy()
    tried: list[float] = []
    for _ in range(search.peaks):
        k = int(left.argmax())
        if left[k] <= PARAMETERS.min_peak_share * best.max():
            break
        ratio = ratios[int(joint[:, k].argmax())]
        for factor in (1.0, 0.5, 2.0):
            f = frequency[k] * factor
            new = all(abs(np.log(f / t)) > PARAMETERS.min_log_distance for t in tried)
            if new and frequency[0] * PARAMETERS.min_frequency_share < f < frequency[-1]:
                tried.append(f)
                found.append(_placed(view, lines, np.array([f, f * ratio])))
        left[np.abs(np.log(frequency / frequency[k])) < PARAMETERS.peak_log_width] = 0
    return found


def _spread(position: Floats, weight: Floats) -> float:
    order = np.argsort(position)
    share = np.cumsum(weight[order]) / weight.sum()
    low, high = np.searchsorted(share, PARAMETERS.extent_quantiles)
    return max(
        float(position[order][min(high, len(order) - 1)] - position[order][low]), 2 * PARAMETERS.min_pitch_px
    )


def _placed(view: Floats, lines: list[tuple[Floats, Floats]], frequency: Floats) -> Floats:
    """Scale the table to cells and shift the lines onto integers."""
    phase = [np.angle(waves(p, w, frequency[a : a + 1])[0]) / (2 * np.pi) for a, (p, w) in enumerate(lines)]
    return np.array([[frequency[0], 0, -phase[0]], [0, frequency[1], -phase[1]], [0, 0, 1]]) @ view
