"""What half tiles look like to the net FINE_NET: a linear classification of their mirrored crops.

Half a tile is half a picture. Its crop is turned so that its long side faces north-east, and the other half
is replaced by the same half turned by 180 degrees (`mirrored`): so the net sees a whole tile, and nothing of
what else lies on the cell. Learnt by training/half_tiles; `halves.npz` has numbers only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s, Picture
from vision.models import sessions

FILE = "halves.npz"


@dataclass(frozen=True)
class HalfPrototypes:
    """The known half tiles, and their looks, of which each has several. `weights`, `bias`: the nats of a look
    are linear in the net's vector; `means`: unit vectors of the looks."""

    tiles: tuple[str, ...]
    owner: NDArray[np.int64]  # tile of each look
    weights: Float32s  # looks x D
    bias: Float32s  # looks
    means: Float32s  # looks x D

    def likeness(self, vectors: Float32s) -> Float32s:
        """Return the greatest cosine of each vector to any look."""
        return np.asarray((vectors @ self.means.T).max(axis=1, initial=-1.0), np.float32)

    def logp(self, vectors: Float32s, temperature: float) -> Float32s:
        """Return the log-probability of each tile for each vector, given that it is one of them."""
        nats = (vectors @ self.weights.T + self.bias) / temperature
        best = np.full((len(vectors), len(self.tiles)), -np.inf, np.float32)
        for look, tile in enumerate(self.owner):
            best[:, tile] = np.maximum(best[:, tile], nats[:, look])
        best -= best.max(axis=1, keepdims=True)
        return np.asarray(best - np.log(np.exp(best).sum(axis=1, keepdims=True)), np.float32)


@cache
def half_prototypes() -> HalfPrototypes:
    """Return the shipped prototypes; none if there is no such file."""
    path = sessions.path_of(FILE)
    if not path.exists():
        none = np.zeros((0, 0), np.float32)
        return HalfPrototypes((), np.zeros(0, np.int64), none, np.zeros(0, np.float32), none)
    with np.load(path) as stored:
        names = [str(name) for name in stored["tile"]]
        tiles = tuple(dict.fromkeys(names))
        return HalfPrototypes(
            tiles,
            np.array([tiles.index(name) for name in names], np.int64),
            stored["weights"].astype(np.float32),
            stored["bias"].astype(np.float32),
            stored["means"].astype(np.float32),
        )


sessions.on_other_models(half_prototypes.cache_clear)


def known_halves(tiles: Iterable[str]) -> frozenset[str]:
    """Return which of these tiles (ids) are half tiles with shipped prototypes."""
    return frozenset(half_prototypes().tiles).intersection(tiles)


def mirrored(crops: Picture) -> Picture:
    """Return crops of cells (N x side x side x 3) with what is beyond the
    diagonal from their north-west corner replaced by the rest, turned by 180 degrees."""
    kept = south_west(crops.shape[1])[..., None]
    other = np.where(kept[::-1, ::-1], crops[:, ::-1, ::-1], crops)
    return np.asarray(np.where(kept, crops, other), np.uint8)


def south_west(side: int) -> NDArray[np.bool_]:
    """Return which pixels of a crop are south-west of its diagonal, but for a seam along it."""
    return np.asarray(np.tri(side, k=-max(1, round(SEAM * side)), dtype=bool))


SEAM = 0.016  # share of a crop's side: width of the seam, where the other half may be seen
