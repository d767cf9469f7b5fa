"""The candidates of a cell, weighed anew by a second look at some of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.reading import Candidate, Cell


def likely_of(cell: Cell, nats: float, most: int) -> tuple[Candidate, ...]:
    """So many candidates of a cell at most, those so near to its likeliest."""
    return tuple(c for c in cell.candidates if c.logp > cell.candidates[0].logp - nats)[:most]


def weighed(cell: Cell, seen: Sequence[Candidate], against: NDArray[np.float64]) -> Cell:
    """The cell with so many nats less for each of the candidates that were seen again. All others lose as
    much as the worst of these: nobody looked at them, so they gain nothing by it."""
    others = float(against.max())
    told = {(c.tile, c.rotation): c.logp - float(n) for c, n in zip(seen, against, strict=True)}
    logp = [told.get((c.tile, c.rotation), c.logp - others) for c in cell.candidates]
    whole = float(np.logaddexp.reduce(logp))
    ranked = sorted(
        (
            replace(c, logp=round(p - whole, 3), confidence=round(float(np.exp(p - whole)), 4))
            for c, p in zip(cell.candidates, logp, strict=True)
        ),
        key=lambda c: -c.logp,
    )
    return replace(cell, candidates=tuple(ranked), unlisted=round(cell.unlisted - others - whole, 3))
