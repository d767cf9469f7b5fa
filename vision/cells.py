"""What lies in each cell: ranked (tile, rotation) from crops of the full picture, and whether a tile lies there."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision import nets
from vision.lattice import Lattice
from vision.reading import Candidate, Cell, Quad
from vision.rectify import crops

SHIFTS = ((0.0, 0.0), (0.05, 0.0), (-0.05, 0.0), (0.0, 0.05), (0.0, -0.05))     # in cells
KEPT = 16                                               # candidates kept of each cell

Picture = NDArray[np.uint8]
Array = NDArray[np.float64]


@dataclass(frozen=True)
class Told:
    """How cells were told, a row each: log-probability of every label, likeness to the nearest enrolled picture,
    probability that no tile lies there."""
    logp: Array
    cosine: Array
    empty: Array


def read_cells(bgr: Picture, lattice: Lattice, gallery: nets.Gallery) -> tuple[Cell, ...]:
    """Every cell of the lattice with its candidates. `bgr` is the picture in whose pixels the lattice is."""
    places = sorted(lattice.cells, key=lambda at: (at[1], at[0]))
    quads = [lattice.quad(x, y) for x, y in places]
    told = tell(bgr, quads, gallery)
    return tuple(_cell(at, quads[i], occupancy(lattice.cells[at], float(told.empty[i]), float(told.cosine[i])),
                       told.logp[i], float(told.cosine[i]), gallery) for i, at in enumerate(places))


def tell(bgr: Picture, quads: Sequence[Array], gallery: nets.Gallery) -> Told:
    """Tell every cell by the mean over slightly shifted crops."""
    if not quads:
        return Told(np.zeros((0, len(gallery.labels))), np.zeros(0), np.zeros(0))
    told = nets.classify(crops(bgr, list(quads), shifts=SHIFTS), gallery)
    shape = (len(quads), len(SHIFTS))
    mean = np.asarray(told.logp, float).reshape(*shape, -1).mean(1)
    mean -= np.logaddexp.reduce(mean, axis=1, keepdims=True)
    return Told(mean, np.asarray(told.cosine, float).reshape(shape).max(1),
                np.asarray(told.empty, float).reshape(shape).mean(1))


def occupancy(share: float, empty: float, cosine: float) -> float:
    """How sure that a tile lies here: from the share of the cell that the scene's mask covers, the word of the tile
    net, and the likeness to enrolled tiles."""
    return share * (1 - empty)


def _cell(at: tuple[int, int], quad: Array, occupied: float, logp: Array, cosine: float,
          gallery: nets.Gallery) -> Cell:
    order = np.argsort(-logp, kind="stable")[: KEPT + 1]
    ranked = tuple(Candidate(gallery.labels[i][0], 90 * gallery.labels[i][1], round(float(logp[i]), 3),
                             round(float(np.exp(logp[i])), 4)) for i in order[:KEPT])
    return Cell(*at, _quad(quad), round(occupied, 3), round(cosine, 3), round(float(logp[order[-1]]), 3), ranked)


def _quad(quad: Array) -> Quad:
    nw, ne, se, sw = ((round(float(x), 2), round(float(y), 2)) for x, y in quad)
    return nw, ne, se, sw
