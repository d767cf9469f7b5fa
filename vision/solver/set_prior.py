"""Prior by tile set: a tile of a set with many tiles on the table is more likely than its twin of a set with
none, though both sets were selected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np

from vision.arrays import Floats
from vision.labels.half_pairs import single_tiles
from vision.labels.label_space import LabelSpace
from vision.solver.parameters import SOLVER

PARAMETERS = SOLVER.set_prior


def lean(sure: Iterable[int], states: LabelSpace) -> Floats:
    """Return a prior in nats for every state by its set: the number of certain tiles of that set against the
    number expected if all sets were equally present. `sure`: states of the certain tiles. 0 for the wildcard,
    and everywhere if there is only one set."""
    owner = [tile.partition("/")[0] for tile, _ in states.labels]
    held: Counter[str] = Counter()
    # Pairs of half tiles are no further tiles.
    single = [len(single_tiles(tile)) == 1 for tile, _ in states.labels]
    tiles = zip(states.tile_of, owner, single, strict=True)
    for tile, name in {(int(t), name) for t, name, alone in tiles if name and alone}:
        held[name] += min(PARAMETERS.max_copies, states.copies[tile])
    lie = Counter(owner[state] for state in sure)
    share = min(1.0, lie.total() / max(1.0, sum(held.values())))
    nats = {
        name: np.log((lie[name] + PARAMETERS.smoothing_tiles) / (share * count + PARAMETERS.smoothing_tiles))
        for name, count in held.items()
    }
    prior = np.array([nats.get(name, 0.0) for name in owner])
    prior[states.wild] = 0.0
    return np.asarray(prior.clip(PARAMETERS.min_prior_nats, PARAMETERS.max_prior_nats))
