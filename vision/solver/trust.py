"""How far each settled tile can be trusted, though it may look unlike the picture known of it.

Real boxes print several decorations of each tile. What counts is whether everything else agrees: the margin
to the runner-up, the four sides as a net sees them that knows no tile, the joins with the neighbours, the
copies in the box, and other copies on the photo that look the same; and how strange the cell looks compared
with what is normal on this photo.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import numpy as np

from vision.arrays import Floats, Ints
from vision.labels.label_space import PART
from vision.reading import At
from vision.solver.board_state import conflicts
from vision.solver.parameters import SOLVER
from vision.solver.side_evidence import foreign_sign, side_nats
from vision.solver.solution import Solution, margin_of, named

PARAMETERS = SOLVER.trust

# The columns of `evidence`, in the order of SolverTrustParameters.weights.
EVIDENCE = (
    "cosine",
    "cosine below the photo's median",
    "margin",
    "loss against the state that fits the sides best",
    "misfit of the sides",
    "sign of no selected set",
    "mismatched edges",
    "neighbours",
    "copies too many",
    "partly hidden",
    "likeness to a copy on the photo",
)


@dataclass(frozen=True)
class ShownTiles:
    """The tiles shown for the cells of a board: states, nats to the runner-up, mismatched edges."""

    states: Sequence[int]
    margins: Sequence[float]
    clashes: Ints


def shown_tiles(board: Solution) -> ShownTiles:
    """Return the tiles shown for the cells of a board."""
    states = [named(board, i) for i in range(len(board.cells))]
    margins = [margin_of(board, i, state) for i, state in enumerate(states)]
    alike = np.array([cell.cosine for cell in board.cells])
    rules = SOLVER.review_questions
    sure = (np.array(margins) >= rules.certain_margin_nats) & (alike >= rules.min_cosine_certain)
    return ShownTiles(states, margins, conflicts(board.chosen, board.states, board.near, sure))


def evidence(board: Solution, shown: ShownTiles, hidden: AbstractSet[At]) -> Floats:
    """Return the evidence for the tiles shown, a row per cell and a column per entry of EVIDENCE; nan where
    the side net was not run. `hidden`: cells partly hidden by figures."""
    cells, space = board.cells, board.states
    states, margins, clashes = shown.states, shown.margins, shown.clashes
    nats = side_nats(cells, space)
    best = np.nan_to_num(nats, nan=-np.inf).max(1, initial=-np.inf)
    own = nats[np.arange(len(cells)), list(states)]
    cosine = np.array([cell.cosine for cell in cells])
    usual = float(np.median(cosine)) if len(cells) else 0.0
    held = np.bincount(space.tile_of[list(states)], minlength=len(space.copies))
    surplus = (held > space.copies)[space.tile_of[list(states)]]
    return np.column_stack(
        [
            cosine,
            np.maximum(0.0, usual - cosine),
            np.clip(margins, 0.0, PARAMETERS.max_margin_nats),
            np.minimum(best - own, PARAMETERS.max_side_nats),
            np.minimum(-best, PARAMETERS.max_side_nats),
            np.clip(foreign_sign(cells, space), -PARAMETERS.max_sign_log_odds, PARAMETERS.max_sign_log_odds),
            np.minimum(clashes, 2),
            (board.near >= 0).sum(1),
            surplus,
            [(cell.x, cell.y) in hidden for cell in cells],
            _like_a_copy(board, states),
        ]
    )


def _like_a_copy(board: Solution, shown: Sequence[int]) -> Floats:
    """Return how much each cell resembles another copy of its tile, beyond what all tiles have in common."""
    found = np.zeros(len(board.cells))
    for i, cell in enumerate(board.cells):
        if cell.copy is None:
            continue
        state = board.states.index.get((cell.copy.tile, cell.copy.rotation), board.states.wild)
        if board.states.look_of[state] == board.states.look_of[shown[i]]:
            found[i] = max(0.0, cell.copy.cosine - PARAMETERS.common_likeness)
    return found


def trust(rows: Floats) -> Floats:
    """Return the probability that each tile is right, from the `evidence` of all tiles of a photo; nan
    without a side net."""
    odds = rows @ np.array(PARAMETERS.weights) + PARAMETERS.base
    return np.asarray(1 / (1 + np.exp(suspicion_nats(odds) - odds)))


def suspicion_nats(odds: Floats, weight: float = PARAMETERS.suspicion_weight) -> float:
    """Return the nats against every tile of a photo on which more tiles than usual do not fit: tiles of
    unselected sets seem to be on the table. `odds`: of the tiles, nan for those without evidence; `weight`
    of the suspicion."""
    doubts = 1 / (1 + np.exp(odds[~np.isnan(odds)]))
    share = (doubts.sum() + PARAMETERS.smoothing_tiles * PARAMETERS.usual_doubt) / (
        len(doubts) + PARAMETERS.smoothing_tiles
    )
    return weight * float(np.log(share / PARAMETERS.usual_doubt + PARAMETERS.min_suspicion))


def certain(board: Solution, hidden: AbstractSet[At]) -> list[int]:
    """Return the cells whose tiles are beyond doubt, though some may look unlike their known pictures: joins
    and sides agree, no figure hides them, and nothing else comes near. `hidden` as above."""
    shown = shown_tiles(board)
    shares = trust(evidence(board, shown, hidden))
    single = [bool(tile) and PART not in tile and board.states.tiles[tile].large is None
              for tile, _ in (board.states.labels[state] for state in shown.states)]  # fmt: skip
    return [
        i
        for i, cell in enumerate(board.cells)
        if single[i]
        and shares[i] >= PARAMETERS.min_trust_certain
        and shown.margins[i] >= PARAMETERS.min_margin_certain_nats
        and not shown.clashes[i]
        and (board.near[i] >= 0).any()
        and (cell.x, cell.y) not in hidden
        and cell.occupancy >= SOLVER.solution.min_occupancy_unquestioned
    ]
