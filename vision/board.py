"""The settled cells of a board, and what speaks for the tile that was chosen for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from vision.joint import Floats, Ints
from vision.reading import At, Candidate, Cell
from vision.states import States

LAID = 0.5  # occupancy from which a tile lies in a cell
UNLIKE = 0.6  # cosine of a tile that looks strange
STRANGE = 0.45  # cosine below which no enrolled tile is believed
KNOWN = 0.75  # cosine from which a tile that no set knows is as unlikely as can be
SINGLED = 0.7  # share among the tiles from which edges and copies single one out
# Nats to the runner-up below which a cell is asked about: of tiles that the tile net knows (in the
# cross-validation by photo 32 of 33 cells between this and 3 are right, the label of the other is turned), of
# tiles that are only compared.
MARGIN, WARY = 1.6, 3.0
CALM = 1.0  # temperature of confidences (1 = beliefs as they are)
SHOWN = 6  # candidates a person is offered
PINNED = 1e4  # nats: a person's word against any picture
FAINT = 0.8  # below: ask whether it does
NATS = 22.0  # nats for a cosine of 1, as the tile net counts them (nets.SHARPNESS)
# Nats by which a cell must look liker a tile of sets that nobody named than any other, and how like at least:
# on the labelled photos told tiles do by 2.0 at most, of the others 99 of 100 by 3.7 and more.
FOREIGN, FAMILIAR = 3.0, 0.7


@dataclass(frozen=True)
class Board:
    """The settled cells: chosen state, belief of every state, and what speaks against the choice."""

    cells: tuple[Cell, ...]
    chosen: Ints
    belief: Floats
    near: Ints
    pinned: frozenset[At]
    states: States
    expected: Mapping[int, int] = field(default_factory=dict)  # cell -> state that is known from before


def named(board: Board, i: int) -> int:
    """The state to show for a cell: the wildcard only where a person says so, or where the picture looks like
    a tile of sets that nobody named, or like nothing enrolled and neither edges nor copies single out a
    tile."""
    cell, state, wild = board.cells[i], int(board.chosen[i]), board.states.wild
    if state != wild or (cell.x, cell.y) in board.pinned or foreign(cell) > 0:
        return state
    likely = np.delete(board.belief[i], wild)
    if cell.cosine < STRANGE and shares_of(likely).max() < SINGLED:
        return wild
    return int(likely.argmax())


def foreign(cell: Cell) -> float:
    """Nats by which a cell looks like a tile of sets that nobody named rather than like any other."""
    if not cell.untold or cell.alike < FAMILIAR:
        return -np.inf
    return NATS * (cell.alike - cell.cosine) - FOREIGN


def ranking_of(board: Board, i: int) -> tuple[Candidate, ...]:
    """The likeliest readings of a cell, best first, whatever was chosen."""
    belief, cell = board.belief[i], board.cells[i]
    shares = shares_of(belief)
    seen = {board.states.index.get((c.tile, c.rotation)): c.logp for c in reversed(cell.candidates)}
    best = [int(s) for s in np.argsort(-belief, kind="stable")[: SHOWN + 1] if s != board.states.wild][:SHOWN]
    return tuple(
        Candidate(*board.states.labels[s], round(seen.get(s, cell.unlisted), 4), round(float(shares[s]), 4))
        for s in best
        if belief[s] > -PINNED / 4
    )


def share_of(shares: Floats, state: int, states: States) -> float:
    """The share of a state and of all that look like it."""
    return float(shares[states.look_of == states.look_of[state]].sum())


def shares_of(belief: Floats) -> Floats:
    """The beliefs of one cell (nats) as shares that sum to 1."""
    weights = np.exp((belief - belief.max()) / CALM)
    return np.asarray(weights / weights.sum())


def margin_of(board: Board, i: int, state: int) -> float:
    """Nats from a state to the likeliest one that looks otherwise; the wildcard does not count."""
    others = board.states.look_of != board.states.look_of[state]
    others[board.states.wild] = False
    return float(board.belief[i, state] - board.belief[i, others].max(initial=-np.inf))
