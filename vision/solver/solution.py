"""The settled cells of a board, and the evidence for the tile chosen in each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from vision.arrays import Floats, Ints
from vision.labels.label_space import LabelSpace
from vision.reading import At, Candidate, Cell
from vision.solver.parameters import SOLVER

PARAMETERS = SOLVER.solution


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
    compared: frozenset[str] = frozenset()  # half tiles that cells were compared with
    rankings: dict[int, tuple[Candidate, ...]] = field(default_factory=dict)  # cell -> result of ranking_of


def named(board: Solution, i: int) -> int:
    """Return the state to show for a cell. The wildcard is shown only where a correction sets it, where the
    cell resembles a tile of an unselected set, or where it resembles nothing enrolled and neither edges nor
    copies identify a tile."""
    cell, state, wild = board.cells[i], int(board.chosen[i]), board.states.wild
    if state != wild or (cell.x, cell.y) in board.pinned or foreign(cell) > 0:
        return state
    likely = np.delete(board.belief[i], wild)
    if (
        cell.cosine < PARAMETERS.min_cosine_accepted
        and shares_of(likely).max() < PARAMETERS.min_share_identified
    ):
        return wild
    return int(likely.argmax())


def foreign(cell: Cell) -> float:
    """Return the nats by which a cell resembles a tile of an unselected set more than any other tile."""
    if not cell.untold or cell.alike < PARAMETERS.min_cosine_foreign:
        return -np.inf
    return PARAMETERS.nats_per_cosine * (cell.alike - cell.cosine) - PARAMETERS.foreign_margin_nats


def ranking_of(board: Solution, i: int) -> tuple[Candidate, ...]:
    """Return the most likely candidates of a cell, best first, whatever was chosen; computed once."""
    if i not in board.rankings:
        board.rankings[i] = _ranking(board, i)
    return board.rankings[i]


def _ranking(board: Solution, i: int) -> tuple[Candidate, ...]:
    belief, cell = board.belief[i], board.cells[i]
    seen = {board.states.index.get((c.tile, c.rotation)): c.logp for c in reversed(cell.candidates)}
    likely = np.flatnonzero(belief > -PARAMETERS.pinned_nats / 4)
    shares = shares_of(belief) if len(likely) > 1 else {int(one): 1.0 for one in likely}
    ranked = _best_first(likely, belief[likely], PARAMETERS.max_candidates_offered + 1)
    wild = board.states.wild
    best = [int(s) for s in ranked[: PARAMETERS.max_candidates_offered + 1] if s != wild]
    return tuple(
        Candidate(*board.states.labels[s], round(seen.get(s, cell.unlisted), 4), round(float(shares[s]), 4))
        for s in best[: PARAMETERS.max_candidates_offered]
    )


def _best_first(states: Ints, scores: Floats, most: int) -> Ints:
    """Return the states with the best scores, best first, of equal ones the first. Only those that are not
    worse than the last one wanted are sorted."""
    if len(states) > most:
        kept = scores >= np.partition(scores, -most)[-most]
        states, scores = states[kept], scores[kept]
    return states[np.argsort(-scores, kind="stable")]


def share_of(shares: Floats, state: int, states: LabelSpace) -> float:
    """Return the total share of a state and of all states that look the same."""
    return float(shares[states.look_of == states.look_of[state]].sum())


def shares_of(belief: Floats) -> Floats:
    """Convert the beliefs of one cell (nats) to shares that sum to 1."""
    weights = np.exp((belief - belief.max()) / PARAMETERS.temperature)
    return np.asarray(weights / weights.sum())


def margin_of(board: Solution, i: int, state: int) -> float:
    """Return the nats from a state to the most likely state that looks different; the wildcard does not
    count."""
    others = board.states.look_of != board.states.look_of[state]
    others[board.states.wild] = False
    return float(board.belief[i, state] - board.belief[i, others].max(initial=-np.inf))
