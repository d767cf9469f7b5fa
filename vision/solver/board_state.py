"""A board while tiles are chosen: its state, copies and conflicts."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats, Ints
from vision.labels.label_space import LabelSpace
from vision.solver.belief_propagation import best_by
from vision.solver.parameters import SOLVER

PARAMETERS = SOLVER.belief_propagation


def descend(chosen: Ints, theta: Floats, states: LabelSpace, near: Ints, pinned: NDArray[np.bool_]) -> Ints:
    """Change one cell, or two that exchange a tile, while the total energy (picture, edges, copies) falls;
    pinned cells stay."""
    table = BoardState(chosen.copy(), theta, states, near)
    free = np.flatnonzero(~pinned)
    for _ in range(PARAMETERS.max_sweeps):
        changed = [cell for cell in free if table.improve(int(cell))]
        if not changed and not table.pass_on(free):
            break
    return table.chosen


class BoardState:
    """A board during optimisation: the chosen states and how many copies of each tile they use."""

    def __init__(self, chosen: Ints, theta: Floats, states: LabelSpace, near: Ints) -> None:
        self.chosen, self.theta, self.states, self.near = chosen, theta, states, near
        self.cost = PARAMETERS.mismatch_nats * ~states.matching()
        self.held = np.bincount(states.tile_of[chosen], minlength=len(states.copies)).astype(float)
        self._fits: dict[int, Floats] = {}  # results of `fit` while no cell next to it changes

    def put(self, cell: int, state: int) -> None:
        """Choose another state for a cell."""
        for other in self.near[cell]:
            self._fits.pop(int(other), None)
        self.held[self.states.tile_of[self.chosen[cell]]] -= 1
        self.held[self.states.tile_of[state]] += 1
        self.chosen[cell] = state

    def fit(self, cell: int) -> Floats:
        """`[state]`: energy of that state's picture and edges in this cell, all else unchanged. Not to be
        written to: it is kept until a cell next to it changes."""
        if cell not in self._fits:
            self._fits[cell] = self._fit(cell)
        return self._fits[cell]

    def _fit(self, cell: int) -> Floats:
        score = self.theta[cell]
        for side in range(4):
            other = self.near[cell, side]
            if other >= 0:
                theirs = self.states.edges[self.chosen[other], (side + 2) % 4]
                score = score - self.cost[self.states.edges[:, side], theirs]
        return np.asarray(score)

    def improve(self, cell: int) -> bool:
        """Give one cell its best state; return whether that changed anything."""
        before = int(self.chosen[cell])
        self.held[self.states.tile_of[before]] -= 1
        score = self.fit(cell) - surplus(self.states, self.held)
        self.held[self.states.tile_of[before]] += 1
        best = int(score.argmax())
        if score[best] <= score[before] + 1e-9:
            return False
        self.put(cell, best)
        return True

    def pass_on(self, free: Ints) -> bool:
        """Apply the best pair of changes in which one cell takes the tile that another gives up; return
        whether there was one."""
        moves = []
        for cell in free:
            score = self.fit(int(cell))
            gain = score - score[self.chosen[cell]]
            gain[[self.chosen[cell], self.states.wild]] = -np.inf
            likely = np.argpartition(-gain, min(PARAMETERS.max_changes_per_cell, len(gain) - 1))[
                : PARAMETERS.max_changes_per_cell
            ]
            moves += [
                (float(gain[s]), int(cell), int(s))
                for s in likely
                if gain[s] > -PARAMETERS.max_pair_loss_nats
            ]
        if not moves:
            return False
        gain = np.array([m[0] for m in moves])
        taken = np.array([self.states.tile_of[m[2]] for m in moves])
        given = np.array([self.states.tile_of[self.chosen[m[1]]] for m in moves])
        total = np.where(taken[:, None] == given[None, :], gain[:, None] + gain[None, :], -np.inf)
        total += PARAMETERS.surplus_copy_nats * (
            (self.held > self.states.copies)[given][:, None] & (given[:, None] != taken[None, :])
        )
        total -= PARAMETERS.surplus_copy_nats * (
            (self.held >= self.states.copies)[taken][None, :] & (given[:, None] != taken[None, :])
        )
        best = np.argpartition(-total, min(PARAMETERS.max_pairs_tried, total.size - 1), axis=None)[
            : PARAMETERS.max_pairs_tried
        ]
        for pair in best[np.argsort(-total.flat[best])]:
            one, other = (moves[i] for i in np.unravel_index(pair, total.shape))
            if total.flat[pair] <= 1e-9:
                return False
            if one[1] != other[1] and self._try(one[1:], other[1:]):
                return True
        return False

    def _try(self, *moves: tuple[int, int]) -> bool:
        """Apply all these moves if they lower the energy, including when the cells are neighbours."""
        before, energy = [(cell, int(self.chosen[cell])) for cell, _ in moves], self.energy()
        for cell, state in moves:
            self.put(cell, state)
        if self.energy() < energy - 1e-9:
            return True
        for cell, state in before:
            self.put(cell, state)
        return False

    def energy(self) -> float:
        """Return the energy relative to the current board, in nats."""
        cells = np.arange(len(self.chosen))
        over = np.maximum(self.held - self.states.copies, 0)
        return float(
            -self.theta[cells, self.chosen].sum()
            + PARAMETERS.surplus_copy_nats * over[np.isfinite(over)].sum()
            + PARAMETERS.mismatch_nats / 2 * conflicts(self.chosen, self.states, self.near).sum()
        )


def surplus(states: LabelSpace, held: Floats) -> Floats:
    """`[state]`: nats that one more tile of this state costs when `held` copies of each tile are in use
    elsewhere."""
    return np.asarray(PARAMETERS.surplus_copy_nats * (held + 1 > states.copies)[states.tile_of], float)


def with_copies(belief: Floats, chosen: Ints, states: LabelSpace) -> Floats:
    """Subtract the cost of exhausted copies from the beliefs. A state of a tile whose copies are all used
    elsewhere costs surplus_copy_nats, or less if one of those cells can take this cell's tile, or any other
    with copies left, for less."""
    cells, tiles = len(chosen), len(states.copies)
    of_tile = best_by(belief, states.tile_of, tiles)
    mine = states.tile_of[chosen]
    loss = np.maximum(belief[np.arange(cells), chosen][:, None] - of_tile, 0.0)  # [cell, other tile]
    loss[np.arange(cells), mine] = np.inf
    held = np.bincount(mine, minlength=tiles).astype(float)
    full, room = held >= states.copies, held < states.copies
    room[-1] = False  # any cell can be the wildcard, so that frees nothing
    easy = loss[:, room].min(1, initial=np.inf)
    cost = np.zeros((cells, tiles))
    for tile in map(int, np.flatnonzero(full)):
        holders = np.flatnonzero(mine == tile)
        if not len(holders):
            cost[:, tile] = PARAMETERS.surplus_copy_nats
            continue
        swap = np.minimum(loss[holders].min(0)[mine], easy[holders].min())
        cost[:, tile] = (
            np.minimum(PARAMETERS.surplus_copy_nats, swap)
            if held[tile] <= states.copies[tile]
            else PARAMETERS.surplus_copy_nats
        )
        cost[holders, tile] = PARAMETERS.surplus_copy_nats * (held[tile] > states.copies[tile])
    return belief - cost[:, states.tile_of]


def conflicts(chosen: Ints, states: LabelSpace, near: Ints, sure: NDArray[np.bool_] | None = None) -> Ints:
    """`[cell]`: number of the chosen board's edges that do not match their neighbour; between a `sure`
    cell and one that is not, only the latter is counted."""
    fits = states.matching()
    count = np.zeros(len(chosen), np.intp)
    for side in range(4):
        here = np.flatnonzero(near[:, side] >= 0)
        there = near[here, side]
        broken = ~fits[states.edges[chosen[here], side], states.edges[chosen[there], (side + 2) % 4]]
        count[here] += broken if sure is None else broken & ~(sure[here] & ~sure[there])
    return count
