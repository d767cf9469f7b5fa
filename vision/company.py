"""Which tile sets lie on the table: a tile of a set of which much lies is likelier than its twin of a set of
which nothing else does, though both were named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np

from vision.joint import Floats
from vision.states import States

ALSO = 1.0  # tiles added to those that lie and those that might
LEAST, MOST = -2.0, 0.7  # nats


def lean(sure: Iterable[int], states: States) -> Floats:
    """Nats for every state by its set: how many of its tiles lie for sure (`sure`: their states), to how many
    of these would be its own if all sets were laid alike. None for the wildcard, nor where there is one
    set."""
    owner = [tile.partition("/")[0] for tile, _ in states.labels]
    held: Counter[str] = Counter()
    for tile, name in {(int(t), name) for t, name in zip(states.tile_of, owner, strict=True) if name}:
        held[name] += min(9.0, states.copies[tile])
    lie = Counter(owner[state] for state in sure)
    share = min(1.0, lie.total() / max(1.0, sum(held.values())))
    nats = {name: np.log((lie[name] + ALSO) / (share * count + ALSO)) for name, count in held.items()}
    told = np.array([nats.get(name, 0.0) for name in owner])
    told[states.wild] = 0.0
    return np.asarray(told.clip(LEAST, MOST))
