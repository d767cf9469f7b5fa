"""The settled cells of a board, and the evidence for the tile chosen in each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from vision.labels.label_space import LabelSpace
from vision.reading import At, Candidate, Cell
from vision.solver.belief_propagation import Floats, Ints

MIN_OCCUPANCY = 0.5  # occupancy from which a cell counts as holding a tile
MIN_COSINE_FAMILIAR = 0.6  # cosine below which a tile looks strange
MIN_COSINE_ACCEPTED = 0.45  # cosine below which no enrolled tile is accepted
COSINE_WITHOUT_WILDCARD = 0.75  # cosine from which an unknown tile (the wildcard) is as unlikely as possible
MIN_SHARE_IDENTIFIED = 0.7  # share among the tiles from which edges and copies identify one
# Nats to the runner-up below which a cell becomes a review question: for tiles that the tile net knows (in
# the cross-validation by photo, 32 of 33 cells between this value and 3 are right; the label of the other is
# turned), and for tiles of the comparing net.
MARGIN_NATS, MARGIN_NATS_COMPARED = 1.6, 3.0
TEMPERATURE = 1.0  # temperature of confidences (1 = beliefs as they are)
MAX_CANDIDATES_OFFERED = 6  # candidates offered to people
PINNED_NATS = 1e4  # nats: a correction outweighs any picture
MIN_OCCUPANCY_UNQUESTIONED = 0.8  # occupancy below which the tile's presence is a review question
NATS_PER_COSINE = 22.0  # nats for a cosine of 1, on the tile net's scale (nets.SHARPNESS)
# Nats by which a cell must resemble a tile of an unselected set more than any other tile, and the minimum
# cosine. On the labelled photos, tiles of selected sets reach 2.0 at most; 99 of 100 others reach 3.7 or
# more.
FOREIGN_MARGIN_NATS, MIN_COSINE_FOREIGN = 3.0, 0.7


@dataclass(frozen=True)
class Solution:
    """The settled cells: chosen state, belief of every state, and the evidence against the choice."""

    cells: tuple[Cell, ...]
    chosen: Ints
    belief: Floats
    near: Ints
    pinned: frozenset[At]
    states: LabelSpace
    expected: Mapping[int, int] = field(default_factory=dict)  # cell -> state known from before


def named(board: Solution, i: int) -> int:
    """Return the state to show for a cell. The wildcard is shown only where a correction sets it, where the
    cell resembles a tile of an unselected set, or where it resembles nothing enrolled and neither edges nor
    copies identify a tile."""
    cell, state, wild = board.cells[i], int(board.chosen[i]), board.states.wild
    if state != wild or (cell.x, cell.y) in board.pinned or foreign(cell) > 0:
        return state
    likely = np.delete(board.belief[i], wild)
    if cell.cosine < MIN_COSINE_ACCEPTED and shares_of(likely).max() < MIN_SHARE_IDENTIFIED:
        return wild
    return int(likely.argmax())


def foreign(cell: Cell) -> float:
    """Return the nats by which a cell resembles a tile of an unselected set more than any other tile."""
    if not cell.untold or cell.alike < MIN_COSINE_FOREIGN:
        return -np.inf
    return NATS_PER_COSINE * (cell.alike - cell.cosine) - FOREIGN_MARGIN_NATS


def ranking_of(board: Solution, i: int) -> tuple[Candidate, ...]:
    """Return the most likely candidates of a cell, best first, whatever was chosen."""
    belief, cell = board.belief[i], board.cells[i]
    shares = shares_of(belief)
    seen = {board.states.index.get((c.tile, c.rotation)): c.logp for c in reversed(cell.candidates)}
    best = [
        int(s)
        for s in np.argsort(-belief, kind="stable")[: MAX_CANDIDATES_OFFERED + 1]
        if s != board.states.wild
    ][:MAX_CANDIDATES_OFFERED]
    return tuple(
        Candidate(*board.states.labels[s], round(seen.get(s, cell.unlisted), 4), round(float(shares[s]), 4))
        for s in best
        if belief[s] > -PINNED_NATS / 4
    )


def share_of(shares: Floats, state: int, states: LabelSpace) -> float:
    """Return the total share of a state and of all states that look the same."""
    return float(shares[states.look_of == states.look_of[state]].sum())


def shares_of(belief: Floats) -> Floats:
    """Convert the beliefs of one cell (nats) to shares that sum to 1."""
    weights = np.exp((belief - belief.max()) / TEMPERATURE)
    return np.asarray(weights / weights.sum())


def margin_of(board: Solution, i: int, state: int) -> float:
    """Return the nats from a state to the most likely state that looks different; the wildcard does not
    count."""
    others = board.states.look_of != board.states.look_of[state]
    others[board.states.wild] = False
    return float(board.belief[i, state] - board.belief[i, others].max(initial=-np.inf))
