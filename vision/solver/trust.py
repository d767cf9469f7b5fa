"""How far each settled tile can be trusted, though it may look unlike the picture known of it.

Real boxes print several decorations of each tile. What counts is whether everything else agrees: the margin
to the runner-up, the four sides as a net sees them that knows no tile, the joins with the neighbours, and
the copies in the box; and how strange the cell looks compared with what is normal on this photo.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import numpy as np

from vision.reading import At
from vision.solver.belief_propagation import Floats, Ints
from vision.solver.parameters import SOLVER
from vision.solver.side_evidence import foreign_sign, side_nats
from vision.solver.solution import Solution

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
)


def evidence(
    board: Solution, states: Sequence[int], margins: Sequence[float], clashes: Ints, hidden: AbstractSet[At]
) -> Floats:
    """Return the evidence for the chosen states, a row per cell and a column per entry of EVIDENCE; nan where
    the side net was not run."""
    cells, space = board.cells, board.states
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
        ]
    )


def trust(rows: Floats) -> Floats:
    """Return the probability that each tile is right, from the `evidence` of all tiles of a photo; nan
    without a side net."""
    odds = rows @ np.array(PARAMETERS.weights) + PARAMETERS.base
    return np.asarray(1 / (1 + np.exp(suspicion_nats(odds) - odds)))


def suspicion_nats(odds: Floats) -> float:
    """Return the nats against every tile of a photo on which more tiles than usual do not fit: tiles of
    unselected sets seem to be on the table. `odds`: of the tiles, nan for those without evidence."""
    doubts = 1 / (1 + np.exp(odds[~np.isnan(odds)]))
    share = (doubts.sum() + PARAMETERS.smoothing_tiles * PARAMETERS.usual_doubt) / (
        len(doubts) + PARAMETERS.smoothing_tiles
    )
    return float(
        PARAMETERS.suspicion_weight * np.log(share / PARAMETERS.usual_doubt + PARAMETERS.min_suspicion)
    )
