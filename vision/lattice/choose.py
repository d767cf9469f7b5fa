"""The choice among candidates: by score, and in doubt by whether their cells look like tiles."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from vision.lattice.candidates import FEWEST, Candidate, Picture, Seen, same
from vision.lattice.grid import Lattice
from vision.lattice.score import covered_cells
from vision.rectify import crops

Likeness = NDArray[np.float32]
CLEAR = 0.7  # score of a single candidate that needs no second opinion
FAMILIAR = 0.6  # likeness of cells to known tiles that outweighs a poor score
STRANGE = 0.52  # likeness below which a better grid is looked for
RIVALS, MANY = 8, 24  # candidates told apart by their cells: usually, and in a bold search
LOOKED_AT = 16  # cells of each
ENOUGH = 0.45  # score below which a candidate is no board


def choose(
    work: Picture,
    seen: Seen,
    candidates: list[Candidate],
    like: Callable[[Picture], Likeness] | None,
    strange: float,
    most: int = RIVALS,
) -> Candidate | None:
    """The best candidate, if it is good enough; close or weak ones are told apart by how their cells look,
    and refused if they look less like tiles than `strange`."""
    rivals: list[Candidate] = []
    points = seen.corners if len(seen.corners) >= FEWEST else seen.segments.middle
    for candidate in sorted(candidates, key=lambda c: -c.score):
        if len(rivals) == most or (rivals and candidate.score < 0.5 * rivals[0].score):
            break
        if not any(same(candidate.grid, other.grid, points) for other in rivals):
            rivals.append(candidate)
    if not rivals:
        return None
    best = rivals[0]
    if like is None or (best.score > CLEAR and len(rivals) == 1):
        return best if best.score >= ENOUGH else None
    alike = likeness(work, rivals, like)
    k = int(np.argmax([rival.score + 2 * a for rival, a in zip(rivals, alike, strict=True)]))
    familiar = alike[k] >= max(FAMILIAR, strange)
    good = familiar or (rivals[k].score >= ENOUGH and alike[k] >= strange)
    return rivals[k] if good else None


def likeness(work: Picture, rivals: list[Candidate], like: Callable[[Picture], Likeness]) -> list[float]:
    """Of each candidate, how alike to known tiles the better third of some of its covered cells are at
    least."""
    pictures = [some_cells(work, rival) for rival in rivals]
    ends = np.cumsum([len(part) for part in pictures])
    alike = np.split(like(np.concatenate(pictures)), ends[:-1])
    return [float(np.percentile(part, 65)) if len(part) else -1.0 for part in alike]


def some_cells(work: Picture, candidate: Candidate) -> Picture:
    """Crops of some of the cells that the candidate's mask covers."""
    cells, first = covered_cells(candidate.grid, candidate.mask)
    rows, columns = np.nonzero(cells)
    some = np.linspace(0, len(rows) - 1, min(LOOKED_AT, len(rows))).astype(int)
    flat = Lattice(np.linalg.inv(candidate.grid), first, np.zeros((2, 2, 2)), {})
    quads = [flat.quad(int(columns[i]) + first[0], int(rows[i]) + first[1]) for i in some]
    return crops(work, [quad for quad in quads if np.isfinite(quad).all()])
