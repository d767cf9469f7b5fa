"""Match two readings of one picture: the transform between their grids, and the same figure in both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import atan2, floor, hypot, pi

import numpy as np
from numpy.typing import NDArray

from vision.labels.cell_geometry import place_at
from vision.reading import Cell, Point, Reading, SeenFigure
from vision.scene.parameters import SCENE
from vision.solver.parameters import SOLVER

PARAMETERS = SCENE.reading_alignment


Shift = tuple[int, int, int]  # quarter turns clockwise about the origin, then cells east and south


def shift(before: Reading, after: Reading) -> Shift | None:
    """Return the transform from the cells of one reading to those of the other that most tiles agree on;
    None where too few agree."""
    laid = [cell for cell in before.cells if cell.occupancy >= SOLVER.solution.min_occupancy]
    votes = Counter(vote for cell in laid if after.cells and (vote := _vote(cell, after.cells)) is not None)
    best = votes.most_common(1)
    return best[0][0] if best and best[0][1] >= PARAMETERS.min_agreeing_share * len(laid) else None


def _vote(cell: Cell, cells: Sequence[Cell]) -> Shift | None:
    """Return the transform that puts this cell at its place in the picture."""
    corners = np.array(cell.quad)
    x, y = place_at(_middle(corners), cells)
    west, east = (place_at(_middle(corners[side]), cells) for side in ([0, 3], [1, 2]))
    run, fall = east[0] - west[0], east[1] - west[1]
    if not PARAMETERS.cell_size_ratios[0] < hypot(run, fall) < PARAMETERS.cell_size_ratios[1]:
        return None
    quarters = round(2 * atan2(fall, run) / pi) % 4
    turned = ((cell.x, cell.y), (-cell.y, cell.x), (-cell.x, -cell.y), (cell.y, -cell.x))[quarters]
    return quarters, floor(x) - turned[0], floor(y) - turned[1]


def _middle(points: NDArray[np.float64]) -> Point:
    x, y = points.mean(0)
    return float(x), float(y)


def same_figure(seen: SeenFigure, after: Reading, taken: Collection[int]) -> int | None:
    """Return the figure of the other reading with the same foot, except those in `taken`."""
    sides = {(c.x, c.y): hypot(*np.subtract(c.quad[1], c.quad[0])) for c in after.cells}
    away = {
        i: hypot(*np.subtract(other.point, seen.point)) / sides.get((other.x, other.y), 1.0)
        for i, other in enumerate(after.figures)
        if i not in taken
    }
    near = min(away, key=lambda i: away[i], default=None)
    return near if near is not None and away[near] <= PARAMETERS.max_foot_distance_cells else None
