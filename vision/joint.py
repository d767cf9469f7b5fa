"""One consistent board out of what each cell looks like: edges that meet and copies in the box, both weak.

Max-product belief propagation over edge classes, then descent of the total energy with counts. Costs are in nats
and truncated, because real tables break rules: a mismatch or a copy too many never outweighs a clear picture.
"""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.states import States

MISMATCH = 6.0                                          # nats for two edges that do not meet
SURPLUS = 3.0                                           # nats per copy more than the box holds
ROUNDS = 16
DAMPING = 0.5
SWEEPS = 6
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))              # N E S W

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]


def neighbours(places: Sequence[tuple[int, int]]) -> Ints:
    """`[cell, side]`: index of the cell on that side, or -1."""
    at = {place: i for i, place in enumerate(places)}
    return np.array([[at.get((x + dx, y + dy), -1) for dx, dy in SIDES] for x, y in places], np.intp)


def max_marginals(theta: Floats, states: States, near: Ints) -> Floats:
    """For each cell and state the log-score of the best board with that state there, up to a constant a cell.

    `theta` cells x states: log-probability of each state from the picture. Exact on trees, good on boards.
    """
    cells, classes = len(theta), len(states.facing)
    arriving = np.zeros((cells, 4, classes))            # [cell, side, class of the cell's own edge there]
    members = [[np.flatnonzero(states.edges[:, side] == c) for c in range(classes)] for side in range(4)]
    for _ in range(ROUNDS):
        belief = _belief(theta, arriving, states)
        fresh = np.zeros_like(arriving)
        for side in range(4):
            senders = np.flatnonzero(near[:, side] >= 0)
            leaving = belief[senders] - arriving[senders, side][:, states.edges[:, side]]
            best = np.full((len(senders), classes), -np.inf)
            for c, who in enumerate(members[side]):
                if len(who):
                    best[:, c] = leaving[:, who].max(1)
            top = best.max(1, keepdims=True)
            wild = best[:, states.wild_edge, None]
            heard = np.maximum(np.maximum(best[:, states.facing], wild), top - MISMATCH) - top
            heard[:, states.wild_edge] = 0.0
            fresh[near[senders, side], (side + 2) % 4] = heard
        arriving = DAMPING * arriving + (1 - DAMPING) * fresh
    return _belief(theta, arriving, states)


def _belief(theta: Floats, arriving: Floats, states: States) -> Floats:
    belief = theta.copy()
    for side in range(4):
        belief += arriving[:, side][:, states.edges[:, side]]
    return belief


def descend(chosen: Ints, theta: Floats, states: States, near: Ints, pinned: NDArray[np.bool_]) -> Ints:
    """Change one cell at a time while the total energy (picture, edges, copies) falls; pinned cells stay."""
    chosen = chosen.copy()
    cost = MISMATCH * ~states.matching()
    held = np.bincount(states.tile_of[chosen], minlength=len(states.copies)).astype(float)
    for _ in range(SWEEPS):
        changed = False
        for cell in np.flatnonzero(~pinned):
            held[states.tile_of[chosen[cell]]] -= 1
            score = theta[cell] - surplus(states, held)
            for side in range(4):
                other = near[cell, side]
                if other >= 0:
                    score = score - cost[states.edges[:, side], states.edges[chosen[other], (side + 2) % 4]]
            best = int(score.argmax())
            if score[best] > score[chosen[cell]] + 1e-9:
                chosen[cell], changed = best, True
            held[states.tile_of[chosen[cell]]] += 1
        if not changed:
            break
    return chosen


def surplus(states: States, held: Floats) -> Floats:
    """`[state]`: nats that one more tile of this state costs when `held` copies of each tile lie elsewhere."""
    return np.asarray(SURPLUS * (held + 1 > states.copies)[states.tile_of], float)


def conflicts(chosen: Ints, states: States, near: Ints) -> Ints:
    """`[cell]`: how many edges of the chosen board do not meet their neighbour."""
    fits = states.matching()
    count = np.zeros(len(chosen), np.intp)
    for side in range(4):
        here = np.flatnonzero(near[:, side] >= 0)
        there = near[here, side]
        count[here] += ~fits[states.edges[chosen[here], side], states.edges[chosen[there], (side + 2) % 4]]
    return count
