"""Estimate the colour of a figure from the figure net's output and from its paint as seen in white light.

The net has little information about the light, but the board's mean colour shows it. Relative to the board,
paints of one colour vary little between photos. Two more rules correct what the net classifies as black in
shade: no black figure is half as bright as the board, and none is greener than it.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.figures.parameters import FIGURES

PARAMETERS = FIGURES.colour

Shares = tuple[tuple[str, float], ...]  # colours with their shares, most likely first
BOARD = np.array([0.55, 1.2, 1.2])  # blue, green, red of a board of tiles in white light, mean 1
# Usual paint of each colour and its spread: logarithms of blue to red, of green to red, of the brightest
# channel. From 347 figures on labelled photos and the paints that training draws; pink, orange and purple
# figures come from one photo each.
PAINTS = {
    "red": ((-1.56, -1.31, 0.24), (0.31, 0.25, 0.22)),
    "blue": ((1.10, 0.73, -0.21), (0.42, 0.29, 0.39)),
    "green": ((-0.35, 0.83, -0.53), (0.27, 0.43, 0.28)),
    "yellow": ((-1.83, -0.16, 0.31), (0.47, 0.17, 0.22)),
    "black": ((-0.27, -0.07, -1.50), (0.28, 0.17, 0.50)),
    "pink": ((-0.78, -0.82, -0.09), (0.33, 0.25, 0.30)),
    "grey": ((-0.42, -0.10, -0.12), (0.36, 0.15, 0.34)),
    "orange": ((-2.04, -0.56, 0.38), (0.37, 0.26, 0.32)),
    "purple": ((-0.10, -0.81, -0.20), (0.30, 0.23, 0.28)),
    "brown": ((-0.64, -0.26, 0.12), (0.36, 0.27, 0.34)),
}
COLOUR_FREQUENCY = {
    "pink": 0.4,
    "grey": 0.6,
    "orange": 0.4,
    "purple": 0.4,
    "brown": 0.3,
}  # relative frequency, red = 1


def board_colour(picture: NDArray[np.uint8], where: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return the mean blue, green, red of the board's pixels."""
    return np.array(cv2.mean(picture, where.astype(np.uint8) if where.any() else None)[:3]).clip(1.0)


def in_white_light(paint: NDArray[np.float64], board: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return a paint (blue, green, red) as it looks in white light, on a board of mean colour `board`."""
    return np.asarray(paint / board * BOARD)


def paint_of(white: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the logarithms of blue to red, of green to red and of the brightest channel."""
    lit = white + PARAMETERS.black_reflection
    return np.array([np.log(lit[0] / lit[2]), np.log(lit[1] / lit[2]), np.log(lit.max())])


def repaint(colours: Shares, paint: NDArray[np.float64], board: NDArray[np.float64]) -> Shares:
    """Combine the net's colours with the paint of a figure whose centre pixel is `paint` (blue, green,
    red), on a board of mean colour `board`."""
    white = in_white_light(paint, board)
    reported = dict(not_black(colours, white) if colours[0][0] == "black" else colours)
    seen = paint_of(white)
    names = [name for name in reported if name in PAINTS]
    usual, spread = (np.array([PAINTS[name][i] for name in names]) for i in (0, 1))
    away = (((seen - usual) / spread) ** 2 / 2).sum(1)
    away = np.where(
        away > PARAMETERS.full_deviation_nats,
        PARAMETERS.full_deviation_nats
        + PARAMETERS.excess_weight * np.log1p(np.maximum(away - PARAMETERS.full_deviation_nats, 0)),
        away,
    )
    odds = -away - np.log(spread).sum(1)
    odds += [
        PARAMETERS.net_weight * np.log(reported[name] + PARAMETERS.min_colour_share)
        + np.log(COLOUR_FREQUENCY.get(name, 1.0))
        for name in names
    ]
    shares = np.exp(odds - odds.max())
    shares /= shares.sum()
    return tuple(sorted(zip(names, np.round(shares, 4).tolist(), strict=True), key=lambda c: -c[1]))


def not_black(colours: Shares, white: NDArray[np.float64]) -> Shares:
    """Return the colours of a figure classified as black, with black moved off the first place where it is
    impossible."""
    if (
        white[1] > PARAMETERS.max_black_green_ratio * max(float(white[2]), PARAMETERS.min_red_brightness)
        and white[1] > white[0]
    ):
        return first("green", colours)
    if white.max() > PARAMETERS.max_black_brightness:
        dull = 1 - white.min() / white.max() < PARAMETERS.max_grey_saturation
        return first("grey" if dull else colours[1][0], colours)
    return colours


def first(colour: str, colours: Shares) -> Shares:
    """Return the list with this colour first: it swaps shares with the colour that was first."""
    shares = dict(colours)
    other, share = colours[0]
    changed = {**shares, other: shares.get(colour, 0.0), colour: share}
    return tuple(sorted(changed.items(), key=lambda c: -c[1]))
