"""Choose among candidates by their score and, in close cases, by whether their cells look like tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.grid.candidates import Distinct, GridCandidate, Seen
from vision.grid.geometry.homography import inverse
from vision.grid.grid import Lattice
from vision.grid.parameters import GRID
from vision.grid.rectify import crops
from vision.grid.score import covered_cells

PARAMETERS = GRID.selection

Likeness = NDArray[np.float32]


class Judge:
    """Score candidates by how their cells look. Results are cached."""

    def __init__(self, work: Picture, like: Callable[[Picture], Likeness]) -> None:
        self.work, self.like = work, like
        # the reference keeps the candidate's id in use
        self._known: dict[tuple[int, int], tuple[GridCandidate, float]] = {}

    def __call__(
        self, rivals: Sequence[GridCandidate], cells: int = PARAMETERS.compared_cells
    ) -> list[float]:
        """Return for each candidate the similarity to known tiles that the best third of `cells` of its
        covered cells reach."""
        new = [rival for rival in rivals if (id(rival), cells) not in self._known]
        if new:
            pictures = [some_cells(self.work, rival, cells) for rival in new]
            ends = np.cumsum([len(part) for part in pictures])
            alike = np.split(self.like(np.concatenate(pictures)), ends[:-1])
            for rival, part in zip(new, alike, strict=True):
                similarity = float(np.percentile(part, PARAMETERS.compared_percentile)) if len(part) else -1.0
                self._known[id(rival), cells] = (rival, similarity)
        return [self._known[id(rival), cells][1] for rival in rivals]

    def likeliest(self, rivals: Sequence[GridCandidate]) -> list[GridCandidate]:
        """Return the candidates worth a closer comparison: by their scores, and by how a few of their
        cells look."""
        if len(rivals) <= PARAMETERS.max_rivals:
            return list(rivals)
        worth = _worth(rivals, self(rivals, PARAMETERS.first_pass_cells))
        return [rivals[i] for i in sorted(np.argsort(worth)[::-1][: PARAMETERS.max_rivals].tolist())]


def choose(
    seen: Seen,
    candidates: Sequence[GridCandidate],
    judge: Judge | None,
    strange: float,
    most: int = PARAMETERS.max_rivals,
) -> GridCandidate | None:
    """Return the best candidate if it is good enough. Close or weak candidates are compared by how their
    cells look, and rejected if they look less like tiles than `strange`."""
    rivals: list[GridCandidate] = []
    known = Distinct(
        seen.corners if len(seen.corners) >= GRID.candidates.min_corners else seen.segments.middle
    )
    for candidate in sorted(candidates, key=lambda c: -c.score):
        if len(rivals) == most or (rivals and candidate.score < PARAMETERS.min_rival_score * rivals[0].score):
            break
        if known.add(candidate.grid):
            rivals.append(candidate)
    if not rivals:
        return None
    best = rivals[0]
    if judge is None or (best.score > PARAMETERS.min_unchecked_score and len(rivals) == 1):
        return best if best.score >= PARAMETERS.min_score else None
    rivals = judge.likeliest(rivals)
    alike = judge(rivals)
    k = int(np.argmax(_worth(rivals, alike)))
    familiar = alike[k] >= max(PARAMETERS.min_similarity, strange)
    good = familiar or (rivals[k].score >= PARAMETERS.min_score and alike[k] >= strange)
    return rivals[k] if good else None


def _worth(rivals: Sequence[GridCandidate], alike: Sequence[float]) -> list[float]:
    """Return the worth of each candidate: its score plus twice the similarity of its cells."""
    return [rival.score + 2 * one for rival, one in zip(rivals, alike, strict=True)]


def some_cells(work: Picture, candidate: GridCandidate, most: int) -> Picture:
    """Return crops of some of the cells that the candidate's patch covers."""
    cells, first = covered_cells(candidate.grid, candidate.patch)
    rows, columns = np.nonzero(cells)
    some = np.linspace(0, len(rows) - 1, min(most, len(rows))).astype(int)
    flat = Lattice(inverse(candidate.grid), first, np.zeros((2, 2, 2)), {})
    quads = [flat.quad(int(columns[i]) + first[0], int(rows[i]) + first[1]) for i in some]
    return crops(work, [quad for quad in quads if np.isfinite(quad).all()])
