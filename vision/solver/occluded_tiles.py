"""Infer tiles that are barely visible, under a figure, a hand or glare, from the tiles around them.

A tile looks like one that fits its neighbours; the table looks like any tile. So each possible place next to
the board is judged again once its neighbours are known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.labels.half_pairs import half_states
from vision.labels.label_space import LabelSpace
from vision.reading import At, Candidate, Cell
from vision.solver.belief_propagation import SIDES
from vision.solver.parameters import SOLVER

PARAMETERS = SOLVER.occluded_tiles


def hidden(places: Iterable[Cell], laid: Mapping[At, int], states: LabelSpace) -> dict[At, float]:
    """Return the probability that a tile is in each of these cells next to one; `laid`: the state chosen
    for each cell with a tile."""
    weights = states.copies[states.tile_of].clip(0.0, SOLVER.set_prior.max_copies)
    weights[states.wild] = 0.0
    weights[half_states(states)] = 0.0
    weights /= max(1e-9, weights.sum())
    matching = states.matching()
    chances = {}
    for cell in places:
        around = _around((cell.x, cell.y), laid)
        if not around or cell.occupancy < PARAMETERS.min_occupancy_possible:
            continue
        fits = _fits(around, states, matching)
        better = np.log(
            (_seen(cell, states)[fits].sum() + PARAMETERS.chance_fit_probability)
            / (weights[fits].sum() + PARAMETERS.chance_fit_probability)
        )
        chances[cell.x, cell.y] = _chance(cell, float(better))
    return chances


def fitting(at: At, laid: Mapping[At, int], states: LabelSpace) -> tuple[Candidate, ...]:
    """Return the tiles that fit next to the laid ones in a place whose picture shows nothing, those with the
    most copies left first; `laid` as in `hidden`."""
    used = np.bincount(states.tile_of[list(laid.values())], minlength=len(states.copies))
    left = (states.copies - used).clip(0.0, SOLVER.set_prior.max_copies)[states.tile_of]
    left[states.wild] = 0.0
    left[half_states(states)] = 0.0
    left *= _fits(_around(at, laid), states, states.matching())
    shares = left / max(1e-9, float(left.sum()))
    ranked = [int(i) for i in np.argsort(-shares, kind="stable") if shares[i] > 0]
    return tuple(
        Candidate(*states.labels[i], round(float(np.log(shares[i])), 3), round(float(shares[i]), 4))
        for i in ranked
    )


def _around(at: At, laid: Mapping[At, int]) -> list[tuple[int, int]]:
    """Return the states of the tiles next to a place, each with the side it is on."""
    beside = [(side, laid.get((at[0] + dx, at[1] + dy))) for side, (dx, dy) in enumerate(SIDES)]
    return [(side, state) for side, state in beside if state is not None]


def _fits(
    around: Iterable[tuple[int, int]], states: LabelSpace, matching: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """Return which states fit between the tiles around a place."""
    fits = np.ones(len(states.labels), bool)
    for side, state in around:
        fits &= matching[states.edges[:, side], states.edges[state, (side + 2) % 4]]
    return fits


def _seen(cell: Cell, states: LabelSpace) -> Floats:
    """Return the share of every state in the evidence of a cell's picture."""
    shares = np.zeros(len(states.labels))
    for candidate in cell.candidates:
        state = states.index.get((candidate.tile, candidate.rotation))
        if state is not None:
            shares[state] += candidate.confidence
    return shares


def _chance(cell: Cell, better: float) -> float:
    base, picture, fit, alike = PARAMETERS.hidden_tile_weights
    occupancy = min(PARAMETERS.occupancy_range[1], max(PARAMETERS.occupancy_range[0], cell.occupancy))
    odds = base + picture * np.log(occupancy / (1 - occupancy)) + fit * better
    return float(1 / (1 + np.exp(-odds - alike * (cell.cosine - PARAMETERS.cosine_offset))))
