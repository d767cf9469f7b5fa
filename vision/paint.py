"""The colour of a figure, where the net's word can be checked: black paint is dark and no greener than the
table.

In shade the net takes dark green and grey for black. Measured beside the board's own mean colour, in the
light of the same picture, they differ: no black figure is half as bright as the board, and none is greener
than it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Shares = tuple[tuple[str, float], ...]  # colours with their shares, likeliest first
BOARD = np.array([0.55, 1.2, 1.2])  # blue, green, red of a board of tiles in white light, mean 1
BRIGHT = 0.55  # of the board: brighter than any black
GREENER = 1.25  # green to red, in white light: more than any black
DULL = 0.45  # saturation below which something bright and told black is grey


def board_colour(picture: NDArray[np.uint8], where: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Mean blue, green, red of the pixels of the board."""
    return np.asarray(picture[where].mean(0) if where.any() else picture.reshape(-1, 3).mean(0)).clip(1.0)


def repaint(colours: Shares, paint: NDArray[np.float64], board: NDArray[np.float64]) -> Shares:
    """The colours of a figure whose middle pixel is `paint` (blue, green, red) on a board of mean colour
    `board`, with black taken off the list where it cannot be."""
    if colours[0][0] != "black":
        return colours
    white = paint / board * BOARD
    if white[1] > GREENER * max(float(white[2]), 0.02) and white[1] > white[0]:
        return first("green", colours)
    if white.max() > BRIGHT:
        dull = 1 - white.min() / white.max() < DULL
        return first("grey" if dull else colours[1][0], colours)
    return colours


def first(colour: str, colours: Shares) -> Shares:
    """The list with this colour first: it takes over the share of what stood there."""
    shares = dict(colours)
    other, share = colours[0]
    changed = {**shares, other: shares.get(colour, 0.0), colour: share}
    return tuple(sorted(changed.items(), key=lambda c: -c[1]))
