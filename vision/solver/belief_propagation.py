"""Find one consistent board from what each cell looks like, with matching edges and copies in the box as soft
constraints.

Max-product belief propagation over edge classes, then descent of the total energy with counts. Costs are in
nats and truncated, because real tables break rules: a mismatch or a surplus copy never outweighs a clear
picture.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.arrays import Flags, Floats, Ints
from vision.labels.label_space import LabelSpace
from vision.solver.parameters import SOLVER

PARAMETERS = SOLVER.belief_propagation

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W


def neighbours(places: Sequence[tuple[int, int]]) -> Ints:
    """`[cell, side]`: index of the neighbouring cell on that side, or -1."""
    at = {place: i for i, place in enumerate(places)}
    return np.array([[at.get((x + dx, y + dy), -1) for dx, dy in SIDES] for x, y in places], np.intp)


def max_marginals(theta: Floats, states: LabelSpace, near: Ints, pinned: Flags | None = None) -> Floats:
    """Return for each cell and state the log-score of the best board with that state there, up to a
    constant per cell.

    `theta`: cells x states, log-probability of each state from the picture. Exact on trees, approximate on
    boards. The `pinned` cells have one possible state: what they send never changes, and nothing that
    arrives there matters, so their rows stay as in `theta`.

    States with the same edges differ in `theta` only, so messages are computed from the best state for each
    combination of edges: the same values, with a fraction of the states.
    """
    cells = len(theta)
    fixed = np.zeros(cells, bool) if pinned is None else pinned
    free = np.flatnonzero(~fixed)
    if not len(free):
        return theta
    edges, owner = np.unique(states.edges, axis=0, return_inverse=True)
    owner = owner.ravel()
    best_of = best_by(theta[free], owner, len(edges))
    messages = _Messages(edges, states, near, free)
    messages.send_pinned(np.flatnonzero(fixed), theta)
    for _ in range(PARAMETERS.message_rounds):
        messages.exchange(best_of)
    arriving = messages.arriving
    belief = theta.copy()
    rows = belief[free]
    for side in range(4):
        rows += arriving[free, side][:, states.edges[:, side]]
    belief[free] = rows
    return belief


def best_by(values: Floats, group: Ints, groups: int) -> Floats:
    """`[row, group]`: the maximum of the columns of each group; every group has one."""
    return _best_in(values, *_runs(group, groups))


def _runs(group: Ints, groups: int) -> tuple[Ints, Ints]:
    """Return the columns in the order of their groups, and where each group begins there."""
    order = np.argsort(group, kind="stable")
    return order, np.searchsorted(group[order], np.arange(groups))


def _best_in(values: Floats, order: Ints, starts: Ints) -> Floats:
    """Return the same as `best_by` for columns whose groups were sorted before."""
    return np.asarray(np.maximum.reduceat(values[:, order], starts, axis=1))


class _Messages:
    """What cells send to their neighbours about the classes of the edges between them.

    `edges`: the combinations of edges, [combination, side]. `free`: the cells that are not pinned.
    """

    def __init__(self, edges: Ints, states: LabelSpace, near: Ints, free: Ints) -> None:
        self._edges, self._states, self._near, self._free = edges, states, near, free
        self._classes = len(states.facing)
        shape = len(near), 4, self._classes
        self.arriving = np.zeros(shape)  # [cell, side, class of the cell's edge on that side]
        self._constant = np.zeros(shape)  # what the pinned cells send in each round
        self._sides = []
        for side in range(4):
            known, group = np.unique(edges[:, side], return_inverse=True)
            rows = np.flatnonzero(near[free, side] >= 0)  # of the free cells
            self._sides.append((known, _runs(group.ravel(), len(known)), rows))

    def send_pinned(self, pinned: Ints, theta: Floats) -> None:
        """Set the messages of the cells with one possible state."""
        chosen = self._states.edges[theta[pinned].argmax(1)] if len(pinned) else np.zeros((0, 4), np.intp)
        for side in range(4):
            there = self._near[pinned, side] >= 0
            best = np.full((int(there.sum()), self._classes), -np.inf)
            best[np.arange(len(best)), chosen[there, side]] = 0.0
            self._constant[self._near[pinned[there], side], (side + 2) % 4] = self._message(best)

    def exchange(self, best_of: Floats) -> None:
        """One round: all free cells send, given the best state for each combination of edges."""
        arriving, free = self.arriving[self._free], self._free
        belief = best_of.copy()
        for side in range(4):
            belief += arriving[:, side][:, self._edges[:, side]]
        fresh = self._constant.copy()
        for side, (known, runs, rows) in enumerate(self._sides):
            leaving = _best_in(belief[rows], *runs) - arriving[rows, side][:, known]
            best = np.full((len(rows), self._classes), -np.inf)
            best[:, known] = leaving
            fresh[self._near[free[rows], side], (side + 2) % 4] = self._message(best)
        self.arriving = PARAMETERS.damping * self.arriving + (1 - PARAMETERS.damping) * fresh

    def _message(self, best: Floats) -> Floats:
        """What the neighbour hears, given the best score for each class of the sender's edge."""
        top = best.max(1, keepdims=True, initial=-np.inf)
        wild = best[:, self._states.wild_edge, None]
        likely = np.maximum(best[:, self._states.facing], wild)
        message = np.maximum(likely, top - PARAMETERS.mismatch_nats) - top
        message[:, self._states.wild_edge] = 0.0
        return np.asarray(message)
