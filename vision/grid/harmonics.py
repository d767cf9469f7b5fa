"""Generate variants of the best grids with other spacings: what is printed on tiles may repeat within a cell,
or only every second cell, along one direction or both.
"""

from __future__ import annotations

import numpy as np

from vision.arrays import Floats
from vision.grid.candidates import Distinct, GridCandidate, Seen, score
from vision.grid.geometry.homography import polish, project
from vision.grid.parameters import GRID
from vision.grid.pitch import waves

PARAMETERS = GRID.harmonics

# Lines per line of the candidate, along either direction.
STEPS = tuple((a, b) for s in (1 / 2, 2 / 3, 3 / 2, 2.0) for a, b in ((s, 1.0), (1.0, s)))


def stretched(candidates: list[GridCandidate], seen: Seen) -> list[GridCandidate]:
    """Return the best candidates with their lines farther apart or closer, each with its new score."""
    found: list[GridCandidate] = []
    for candidate in sorted(candidates, key=lambda c: -c.score)[: PARAMETERS.max_varied_candidates]:
        jury = candidate.evidence.strongest(GRID.candidates.max_rough_evidence)
        where = project(candidate.grid, jury.points)
        sound = np.isfinite(where).all(1)
        lines = [(where[(m := sound & (jury.axis == a)), a], jury.weight[m]) for a in (0, 1)]
        known = Distinct(jury.points, [other.grid for other in found])
        for steps in STEPS:
            off = [_phase(*line, step) for line, step in zip(lines, steps, strict=True)]
            scaled = np.array([[steps[0], 0, -off[0]], [0, steps[1], -off[1]], [0, 0, 1]])
            grid = polish(scaled @ candidate.grid, jury)[0]
            if known.add(grid):
                fit = score(grid, seen, candidate.patch)
                found.append(GridCandidate(fit, grid, candidate.patch, candidate.evidence))
    return found


def _phase(position: Floats, weight: Floats, step: float) -> float:
    """Return the offset of the lines from the integers once their positions are multiplied by `step`."""
    return float(np.angle(waves(position, weight, np.array([step]))[0]) / (2 * np.pi))
