"""What the side net saw of the cells, as evidence for their states.

It knows no picture of a tile, so it is independent of the tile net where a printing has other decorations.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from referee.tiles.model.tile import Tile
from vision.arrays import Floats
from vision.labels.half_pairs import is_half
from vision.labels.label_space import PART, LabelSpace
from vision.labels.shown_sides import SIGNS, Encoded, ShownSides, Sides, encoded, log_likelihood, shown_by
from vision.reading import Cell
from vision.solver.parameters import SOLVER

PARAMETERS = SOLVER.side_evidence
DECORATION = SIGNS.index("garden")  # of no use without the abbot, and printed on some copies only


def side_nats(cells: Sequence[Cell], states: LabelSpace) -> Floats:
    """`[cell, state]`: log-likelihood (nats) of what the side net saw; nan where it was not run, for the
    wildcard, for cells of multi-cell tiles and for half tiles."""
    nats = np.full((len(cells), len(states.labels)), np.nan)
    if not any(cell.sides for cell in cells):
        return nats
    single = [s for s, (tile, _) in enumerate(states.labels) if tile and _alone(states.tiles[tile])]
    if not single:
        return nats
    shown = _encoded([_shown(states.tiles[states.labels[s][0]], states.labels[s][1] // 90) for s in single])
    for i, cell in enumerate(cells):
        if cell.sides:
            sides = Sides.from_flat(np.array([cell.sides], np.float32))
            nats[i, single] = log_likelihood(
                sides,
                shown,
                PARAMETERS.pair_weight,
                PARAMETERS.sign_weight,
                PARAMETERS.no_evidence_nats,
            )
    return nats


def with_side_nats(theta: Floats, cells: Sequence[Cell], states: LabelSpace) -> Floats:
    """Return the evidence for every state with that of the side net added, where the tile net is not sure:
    relative to the state that fits the sides best."""
    if not any(cell.sides for cell in cells):
        return theta
    nats = side_nats(cells, states)
    unsure = np.array([bool(c.sides) and c.cosine < PARAMETERS.max_cosine for c in cells], bool)
    best = np.nan_to_num(nats, nan=-np.inf).max(1, keepdims=True, initial=-np.inf)
    usable = unsure[:, None] & np.isfinite(nats)
    loss = np.where(usable, np.nan_to_num(nats) - np.where(np.isfinite(best), best, 0.0), 0.0)
    return theta + PARAMETERS.weight * np.maximum(loss, PARAMETERS.min_nats)


def foreign_sign(cells: Sequence[Cell], states: LabelSpace) -> Floats:
    """`[cell]`: greatest log-odds of a sign that no tile of the selected sets shows; nan where the side net
    was not run."""
    shown = np.zeros(len(SIGNS), bool)
    for tile in states.tiles.values():
        if _alone(tile):
            shown |= np.array(_shown(tile, 0).signs, bool)
    shown[DECORATION] = True
    odds = [np.array(cell.sides[-len(SIGNS) :])[~shown].max(initial=-np.inf) for cell in cells if cell.sides]
    found = np.full(len(cells), np.nan)
    found[[i for i, cell in enumerate(cells) if cell.sides]] = odds
    return found


def _alone(tile: Tile) -> bool:
    return tile.large is None and PART not in tile.id and not tile.edges.wild and not is_half(tile)


@lru_cache(maxsize=4096)
def _shown(tile: Tile, quarter: int) -> ShownSides:
    return shown_by(tile.turned(quarter))


def _encoded(shown: Sequence[ShownSides]) -> Encoded:
    roles, pairs, signs = encoded(shown)
    signs[:, DECORATION] = -1
    return roles, pairs, signs
