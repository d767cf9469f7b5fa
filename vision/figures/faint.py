"""Figures that are only seen when it is known that someone plays their colour.

Grey paint looks like the stone of walls and roofs, so the figure net sees most grey figures as part of the
tiles. Where grey is among the colours in play, its log-odds are raised; what is seen then and was not seen
before is a figure to ask about. So are places where a second, tiny net sees grey paint or natural wood in
what the figure net computed (vision/models/faint_net.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.figures.blobs import Blob, Picture, find_blobs
from vision.figures.parameters import FIGURES
from vision.models import faint_net
from vision.models.dense import FIGURE_COLOURS, FigureChances
from vision.reading import SeenFigure

PARAMETERS = FIGURES.faint


def faint_colours(in_play: Collection[str]) -> list[str]:
    """Return those of these colours in which figures are easily overlooked."""
    return [colour for colour, _ in PARAMETERS.min_odds if colour in in_play]


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
    return found + spotted_blobs(chances, colours, [*clear, *found], picture, board, where, apart)


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
        and _is_apart(blob.middle, clear, apart)
    ]


def spotted_blobs(
    chances: FigureChances,
    colours: Sequence[str],
    others: Sequence[Blob],
    picture: Picture,
    board: NDArray[np.float64],
    where: NDArray[np.bool_],
    apart: float,
) -> list[Blob]:
    """Return what the second net takes for figures of these colours on the tiles, which are at `where`, at
    least `apart` pixels from the `others`."""
    found: list[Blob] = []
    for colour, place in _sure_places(chances, colours, picture, board, where):
        if _is_apart(place.middle, (*others, *found), apart):
            found.append(_usual_blob(colour, place.middle))
    return found


def _sure_places(
    chances: FigureChances,
    colours: Collection[str],
    picture: Picture,
    board: NDArray[np.float64],
    where: NDArray[np.bool_],
) -> Iterator[tuple[str, faint_net.FaintPlace]]:
    """Yield the places that the second net is sure of, colour by colour, the surest first."""
    looked = [colour for colour in faint_net.COLOURS if colour in colours]
    seen = faint_net.faint_places(chances, picture, board, where, looked) if looked else []
    for colour, least in PARAMETERS.min_odds:
        if colour in colours:
            which = faint_net.COLOURS.index(colour)
            sure = sorted((one for one in seen if one.odds[which] >= least), key=lambda one: -one.odds[which])
            yield from ((colour, place) for place in sure[: PARAMETERS.most])


def _is_apart(middle: tuple[float, float], others: Sequence[Blob], apart: float) -> bool:
    """Return whether a place is at least `apart` pixels from all others."""
    return all(np.hypot(*np.subtract(middle, other.middle)) >= apart for other in others)


def _usual_blob(colour: str, middle: tuple[float, float]) -> Blob:
    """Return a blob of the usual size around this place, whose shape is unknown."""
    side = FIGURES.view.cell_px
    high, wide = (side * cells for cells in PARAMETERS.usual_cells)
    foot = (middle[0], middle[1] + PARAMETERS.middle_cells * side)
    return Blob(foot, middle, high * wide, wide, high, PARAMETERS.usual_full_share, ((colour, 1.0),))


def doubtful(figures: Sequence[SeenFigure]) -> list[SeenFigure]:
    """Return those of these faint figures that are as large as one, with a confidence at which they
    become review questions."""
    smallest, largest = PARAMETERS.size_cells
    return [
        replace(figure, confidence=PARAMETERS.confidence)
        for figure in figures
        if smallest < figure.size < largest
    ]
