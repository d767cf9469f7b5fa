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
from vision.models import embedding, sessions
from vision.models.tile_galleries import Gallery
from vision.reading import Cell
from vision.tiles.classifier import SHIFTS
from vision.tiles.parameters import TILES
from vision.tiles.rerank import likely_of, weighed

PARAMETERS = TILES.hires_refinement


def look_finer(
    bgr: NDArray[np.uint8], cells: Sequence[Cell], known: Gallery, taught: Iterable[str] = ()
) -> tuple[Cell, ...]:
    """Return the cells with their candidates reweighted where several are likely and all of them are
    known.

    `known`: a gallery of the net FINE; `taught`: ids of enrolled tiles, whose looks replace the known
    ones.
    """
    others = set(taught)
    place = {(name, 90 * turns): i for i, (name, turns) in enumerate(known.labels) if name not in others}
    likely = [likely_of(cell, PARAMETERS.max_loss_nats, PARAMETERS.max_candidates) for cell in cells]
    open_ = [
        i
        for i, some in enumerate(likely)
        if len(some) > 1 and all((c.tile, c.rotation) in place for c in some)
    ]
    if not open_:
        return tuple(cells)
    quads = [np.array(cells[i].quad) for i in open_]
    seen = crops(bgr, quads, sessions.CROPS[sessions.FINE_NET], shifts=SHIFTS)
    seen = seen.reshape(len(open_), len(SHIFTS), *seen.shape[1:])
    found = list(cells)

    def compare(rows: Sequence[int], shifts: slice) -> None:
        """Reweight the cells of these rows by the mean over these shifts."""
        pictures = seen[rows, shifts]
        looks = embedding.look_alike(pictures.reshape(-1, *seen.shape[2:]), known)
        logp = looks.reshape(*pictures.shape[:2], -1).mean(1).clip(PARAMETERS.min_logp)
        for row, one in zip(rows, logp, strict=True):
            i = open_[row]
            compared = np.array([one[place[c.tile, c.rotation]] for c in likely[i]], float)
            found[i] = weighed(cells[i], likely[i], PARAMETERS.nats_weight * (compared.max() - compared))

    compare(range(len(open_)), slice(1))
    close = [row for row, i in enumerate(open_) if _margin(found[i]) < PARAMETERS.min_margin_one_crop_nats]
    if close:
        compare(close, slice(None))
    return tuple(found)


def _margin(cell: Cell) -> float:
    """Return the nats between the two most likely candidates of a cell."""
    return cell.candidates[0].logp - cell.candidates[1].logp
