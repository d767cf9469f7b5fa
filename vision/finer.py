"""A second look at cells that may be several tiles of the shipped sets: larger, by a net of its own.

The tile net sees a cell in 64 pixels, of which a barrel, or what a figure leaves of a pennant, is a few.
Where it leaves several tiles, a net that learnt the same from crops of twice the side is asked as well.
(Drawn and enrolled tiles get theirs in vision/closer.py.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from vision import nets
from vision.cells import SHIFTS
from vision.reading import Cell
from vision.rectify import crops
from vision.weigh import likely_of, weighed

OPEN, MOST = 6.0, 8  # nats below the likeliest, and how many candidates are looked at
WORTH = 0.5  # how much a nat of this net counts: it sees the same picture as the tile net
FLOOR = -12.0  # nats: the least it says of a tile


def look_finer(
    bgr: NDArray[np.uint8], cells: Sequence[Cell], known: nets.Gallery, taught: Iterable[str] = ()
) -> tuple[Cell, ...]:
    """The cells with their candidates weighed anew where several are likely and all of them are known.

    `known`: a gallery of the net FINE; `taught`: tiles that people showed us (ids), which look as they do and
    not as they are known.
    """
    others = set(taught)
    place = {(name, 90 * turns): i for i, (name, turns) in enumerate(known.labels) if name not in others}

    def anew(cell: Cell) -> Cell:
        likely = likely_of(cell, OPEN, MOST)
        if len(likely) < 2 or any((c.tile, c.rotation) not in place for c in likely):
            return cell
        seen = crops(bgr, [np.array(cell.quad)], nets.CROPS[nets.FINE], shifts=SHIFTS)
        logp = nets.look_alike(seen, known).mean(0).clip(FLOOR)
        told = np.array([logp[place[c.tile, c.rotation]] for c in likely], float)
        return weighed(cell, likely, WORTH * (told.max() - told))

    return tuple(anew(cell) for cell in cells)
