"""Reweight the candidates of a cell after some of them were compared again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.reading import Candidate, Cell


def likely_of(cell: Cell, nats: float, most: int) -> tuple[Candidate, ...]:
    """Return at most `most` candidates of a cell, within `nats` of its most likely one."""
    return tuple(c for c in cell.candidates if c.logp > cell.candidates[0].logp - nats)[:most]


def weighed(cell: Cell, seen: Sequence[Candidate], against: NDArray[np.float64]) -> Cell:
    """Return the cell with `against` nats subtracted from each compared candidate. All others lose as much
    as the worst of these: they were not compared, so they must not gain from it."""
    others = float(against.max())
    reweighted = {(c.tile, c.rotation): c.logp - float(n) for c, n in zip(seen, against, strict=True)}
    logp = [reweighted.get((c.tile, c.rotation), c.logp - others) for c in cell.candidates]
    whole = float(np.logaddexp.reduce(logp))
    ranked = sorted(
        (
            replace(c, logp=round(p - whole, 3), confidence=round(float(np.exp(p - whole)), 4))
            for c, p in zip(cell.candidates, logp, strict=True)
        ),
        key=lambda c: -c.logp,
    )
    return replace(cell, candidates=tuple(ranked), unlisted=round(cell.unlisted - others - whole, 3))
