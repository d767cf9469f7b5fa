"""Log-probabilities of the states of a cell from its picture."""

from __future__ import annotations

import numpy as np

from vision.arrays import Flags, Floats
from vision.labels.label_space import LabelSpace
from vision.parameters import RECOGNITION
from vision.reading import Cell
from vision.solver.parameters import SOLVER
from vision.solver.solution import foreign

PARAMETERS = RECOGNITION.settle


def evidence_of(cell: Cell, states: LabelSpace, unread: Flags, halves: Flags) -> Floats:
    """Return the log-probability of every state from the picture of one cell; the wildcard's follows from
    how strange the cell looks, or how much it resembles a tile of an unselected set. `unread`: the states of
    sets that the picture was not compared with; `halves`: those of half tiles that are compared in their own
    way."""
    theta = np.full(len(states.labels), cell.unlisted)
    logp_of: dict[int, float] = {}
    for candidate in cell.candidates:
        state = states.index.get((candidate.tile, candidate.rotation))
        if state is not None:
            logp_of[state] = float(np.logaddexp(logp_of.get(state, -np.inf), candidate.logp))
    for state, logp in logp_of.items():
        theta[state] = max(logp, cell.unlisted)
    theta[unread] = -SOLVER.solution.pinned_nats / 2
    strange = -PARAMETERS.wildcard_nats * min(
        1.0,
        max(
            0.0,
            (cell.cosine - SOLVER.solution.min_cosine_accepted)
            / (SOLVER.solution.cosine_without_wildcard - SOLVER.solution.min_cosine_accepted),
        ),
    )
    theta[states.wild] = max(
        strange, theta[: states.wild].max(initial=-SOLVER.solution.pinned_nats) + foreign(cell)
    )
    return _with_halves(theta, cell, states, halves)


def _with_halves(theta: Floats, cell: Cell, states: LabelSpace, halves: Flags) -> Floats:
    """Return the evidence with that for half tiles, which compete with all else."""
    if cell.halves is None:
        return np.where(halves, -SOLVER.solution.pinned_nats / 2, theta)
    found = np.where(halves, cell.halves.unlisted, theta + cell.halves.none)
    for candidate in cell.halves.candidates:
        state = states.index.get((candidate.tile, candidate.rotation))
        if state is not None and halves[state]:
            found[state] = max(found[state], candidate.logp)
    return found
