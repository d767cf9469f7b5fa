"""Figures that are only seen when it is known that someone plays their colour.

Grey paint looks like the stone of walls and roofs, so the figure net sees most grey figures as part of the
tiles. Where grey is among the colours in play, its log-odds are raised; what is seen then and was not seen
before is a figure to ask about. So is what the net sees where grey paint or natural wood is replaced by blue
(vision/figures/faint/recoloured.py).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.figures.blobs import Blob, find_blobs
from vision.figures.faint.recoloured import is_apart, recoloured_blobs
from vision.figures.parameters import FIGURES
from vision.models.dense import FIGURE_COLOURS, FigureChances
from vision.reading import SeenFigure

PARAMETERS = FIGURES.faint


def faint_colours(in_play: Collection[str]) -> list[str]:
    """Return those of these colours in which figures are easily overlooked."""
    return [colour for colour, _ in FIGURES.recoloured.paints if colour in in_play]


def overlooked(
    chances: FigureChances,
    colours: Sequence[str],
    clear: Sequence[Blob],
    picture: Picture,
    board: NDArray[np.float64],
    where: NDArray[np.bool_],
) -> list[Blob]:
    """Return the blobs of these colours that are not `clear`. `picture`: the input of the map; `board`: mean
    colour of the tiles, which are at `where`."""
    side = FIGURES.view.cell_px
    apart, least = FIGURES.detection.min_distance_cells * side, FIGURES.detection.min_figure_cells * side**2
    raised = [colour for colour in colours if colour in PARAMETERS.colours]
    found = faint_blobs(chances, raised, clear, picture, board, least, apart)
    return found + recoloured_blobs(picture, board, where, colours, [*clear, *found])


def faint_blobs(
    chances: FigureChances,
    colours: Sequence[str],
    clear: Sequence[Blob],
    picture: Picture,
    board: NDArray[np.float64],
    least: float,
    apart: float,
) -> list[Blob]:
    """Return the blobs of these colours that are seen when they are expected, at least `apart` pixels from
    all `clear` ones. `picture`: the input of the map; `board`: mean colour of the tiles; `least`: minimum
    area in pixels."""
    coarse = chances.coarse.copy()
    for colour in colours:
        coarse[..., 1 + FIGURE_COLOURS.index(colour)] *= np.exp(PARAMETERS.nats)
    coarse /= coarse.sum(axis=-1, keepdims=True)
    found = find_blobs(replace(chances, coarse=coarse), FIGURE_COLOURS, least, picture, apart)
    return [
        blob
        for blob in found
        if blob.colours[0][0] in colours
        and blob.paint[1] < PARAMETERS.max_brightness * board[1]
        and is_apart(blob.middle, clear)
    ]


def doubtful(figures: Sequence[SeenFigure]) -> list[SeenFigure]:
    """Return those of these faint figures that are as large as one, with a confidence at which they
    become review questions."""
    smallest, largest = PARAMETERS.size_cells
    return [
        replace(figure, confidence=PARAMETERS.confidence)
        for figure in figures
        if smallest < figure.size < largest
    ]
