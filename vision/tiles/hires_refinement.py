"""Compare doubtful cells of the shipped sets at higher resolution with a separate net.

The tile net sees a cell in 64 pixels, of which a barrel, or the visible part of a pennant under a figure,
covers few. Where it leaves several tiles, a net with the same training on crops of twice the side is run as
well. (Drawn and enrolled tiles are handled by vision/tiles/pixel_refinement.py.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from vision.grid.rectify import crops
from vision.models import nets
from vision.reading import Cell
from vision.tiles.classifier import SHIFTS
from vision.tiles.parameters import TILES
from vision.tiles.rerank import likely_of, weighed

PARAMETERS = TILES.hires_refinement


def look_finer(
    bgr: NDArray[np.uint8], cells: Sequence[Cell], known: nets.Gallery, taught: Iterable[str] = ()
) -> tuple[Cell, ...]:
    """Return the cells with their candidates reweighted where several are likely and all of them are
    known.

    `known`: a gallery of the net FINE; `taught`: ids of enrolled tiles, whose looks replace the known
    ones.
    """
    others = set(taught)
    place = {(name, 90 * turns): i for i, (name, turns) in enumerate(known.labels) if name not in others}

    def refined(cell: Cell) -> Cell:
        likely = likely_of(cell, PARAMETERS.max_loss_nats, PARAMETERS.max_candidates)
        if len(likely) < 2 or any((c.tile, c.rotation) not in place for c in likely):
            return cell
        seen = crops(bgr, [np.array(cell.quad)], nets.CROPS[nets.FINE_NET], shifts=SHIFTS)
        logp = nets.look_alike(seen, known).mean(0).clip(PARAMETERS.min_logp)
        compared = np.array([logp[place[c.tile, c.rotation]] for c in likely], float)
        return weighed(cell, likely, PARAMETERS.nats_weight * (compared.max() - compared))

    return tuple(refined(cell) for cell in cells)
